import CPty

/// A program to start in a test.
public enum Program: Sendable {
  /// One that this package builds, found beside the tests.
  case product(String)
  /// Any other, by its path.
  case path(String)

  /// Its path.
  public var path: String {
    switch self {
    case .product(let name): Self.productFolder + "/" + name
    case .path(let path): path
    }
  }

  /// Runs it without a terminal, its standard input empty.
  ///
  /// - Parameter folder: Where its output is kept until it has been read.
  public func run(
    _ arguments: [String] = [], environment: TestEnvironment
  ) -> ProgramResult {
    let (output, errors) = (
      environment.folder.path + "/output", environment.folder.path + "/errors"
    )
    let status = withCStrings([path] + arguments) { arguments in
      withCStrings(environment.list) { pty_run(path, arguments, $0, output, errors) }
    }
    return ProgramResult(
      status: Int(status), outputBytes: TestFolder.bytes(at: output),
      errors: TestFolder.text(at: errors))
  }

  /// The folder of the bundle of tests, where the other products are, too.
  private static let productFolder: String = {
    let path = TestFolder.resolved("/proc/self/exe")
    // The tests may run in a helper of the toolchain, which is given the bundle as an argument.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? path
    return String(bundle[..<(bundle.lastIndex(of: "/") ?? bundle.endIndex)])
  }()
}

/// What came of a program that ran without a terminal.
public struct ProgramResult: Sendable {
  /// Its exit status, 128 and more for a signal; -1 when it couldn't be started.
  public let status: Int
  /// What it wrote to standard output.
  public let outputBytes: [UInt8]
  /// What it wrote to standard error.
  public let errors: String
  /// What it wrote to standard output, as text.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
}

/// Calls `body` with strings as C has them, NULL after the last.
package func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  var bytes: [CChar] = []
  var starts: [Int] = []
  for string in strings {
    starts.append(bytes.count)
    bytes += string.utf8CString
  }
  return bytes.withUnsafeBufferPointer { block in
    body(starts.map { start in block.baseAddress.map { $0 + start } } + [nil])
  }
}
