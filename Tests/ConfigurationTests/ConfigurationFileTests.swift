import Glibc
import Testing

@testable import Configuration

@Suite("Configuration files")
struct ConfigurationFileTests {
  /// Runs a test in a folder of its own.
  func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/configuration-tests-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let folder = String(cString: made)
    defer { rmdir(folder) }
    try body(folder)
  }

  func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
  }

  @Test("A file is read, and named as it was asked for")
  func reading() throws {
    try withFolder { folder in
      let path = folder + "/a.yaml"
      try write("a: 1\na: 2\n", to: path)
      defer { unlink(path) }
      let parsed = try readConfiguration(at: path)
      #expect(parsed.root?.notation == #"{a: "1"}"#)
      #expect(parsed.findings.map(\.location.file) == [path])
    }
  }

  @Test("A file beyond the limit is a finding, read no further")
  func tooLarge() throws {
    try withFolder { folder in
      let path = folder + "/a.yaml"
      try write(String(repeating: "a", count: 200_000), to: path)
      defer { unlink(path) }
      let limits = ParseLimits(bytes: 100_000, depth: 4, values: 4)
      #expect(
        try readConfiguration(at: path, limits: limits).findings.map(\.problem)
          == [.tooMuch(.bytes(100_000))])
    }
  }

  @Test("What can't be read says why")
  func errors() throws {
    try withFolder { folder in
      let missing = folder + "/none.yaml"
      #expect(throws: ConfigurationFileError.missing(path: missing)) {
        try readConfiguration(at: missing)
      }
      #expect(throws: ConfigurationFileError.notAFile(path: folder)) {
        try readConfiguration(at: folder)
      }
      let pipe = folder + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      defer { unlink(pipe) }
      #expect(throws: ConfigurationFileError.notAFile(path: pipe)) {
        try readConfiguration(at: pipe)
      }
      let below = missing + "/x"
      try write("", to: missing)
      defer { unlink(missing) }
      #expect(throws: ConfigurationFileError.unreadable(path: below, code: ENOTDIR)) {
        try readConfiguration(at: below)
      }
    }
  }

  @Test("Errors are told in one line")
  func descriptions() {
    #expect("\(ConfigurationFileError.missing(path: "a"))" == "a: no such file")
    #expect("\(ConfigurationFileError.notAFile(path: "a"))" == "a: not a file")
    #expect(
      "\(ConfigurationFileError.unreadable(path: "a", code: EACCES))"
        == "a: can't be read: Permission denied")
  }
}
