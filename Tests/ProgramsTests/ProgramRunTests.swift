import NotesTestSupport
import Programs
import Testing

@Suite("Programs that run beside this one")
struct ProgramRunTests {
  private func run(_ words: String...) -> ProgramRun {
    ProgramRun(words: words.map { Array($0.utf8) }, variables: [:])
  }

  @Test("A run gives what it gets, takes what is said, however much, and no shell is between")
  func output() throws {
    let text = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let cat = run("/bin/cat", "-")
    #expect(try cat.output(of: text, limit: 1 << 20, milliseconds: 20_000) == text)
    let echo = run("/bin/echo", "$HOME; `id`")
    #expect(try echo.output(limit: 100, milliseconds: 20_000) == Array("$HOME; `id`\n".utf8))
  }

  @Test("Why there is nothing is told: it failed, was too slow, said too much or isn't there")
  func failures() {
    #expect(throws: ProgramRun.Failure.failed(status: 1)) {
      try run("/bin/false").output(of: [1], limit: 100, milliseconds: 20_000)
    }
    #expect(throws: ProgramRun.Failure.tooSlow) {
      try run("/bin/sleep", "100").output(limit: 100, milliseconds: 50)
    }
    #expect(throws: ProgramRun.Failure.tooMuch) {
      try run("/usr/bin/yes").output(of: [1, 2, 3], limit: 100, milliseconds: 20_000)
    }
    #expect(throws: ProgramRun.Failure.notStarted(2)) {
      try run("/nowhere").give([1], milliseconds: 20_000)
    }
  }

  @Test("One that says all and doesn't end is too slow, and ended with all that it has started")
  func lingering() throws {
    let folder = try TemporaryVault()
    let script = "#!/bin/sh\nexec > /dev/null 2>&1 < /dev/null\n/bin/sleep 100\n"
    try folder.write("lingers", script)
    try folder.setMode("lingers", 0o755)
    let program = ProgramRun(words: [folder.absolute("lingers".utf8)], variables: [:])
    #expect(throws: ProgramRun.Failure.tooSlow) {
      try program.output(limit: 100, milliseconds: 100)
    }
  }

  @Test("What goes on behind it with what it was given isn't waited for")
  func background() throws {
    let folder = try TemporaryVault()
    try folder.write("keeper", "#!/bin/sh\n/bin/cat > /dev/null\n/bin/sleep 3 &\n")
    try folder.setMode("keeper", 0o755)
    let program = ProgramRun(words: [folder.absolute("keeper".utf8)], variables: [:])
    try program.give(Array("text".utf8), milliseconds: 2_000)
  }

  @Test("A name is looked up in the absolute folders of a search path alone")
  func path() throws {
    let folder = try TemporaryVault()
    try folder.write("bin/tool", "#!/bin/sh\n")
    try folder.write("other/tool", "not a program")
    try folder.setMode("bin/tool", 0o755)
    let (bin, other) = (folder.absolute("bin".utf8), folder.absolute("other".utf8))
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(
      programPath("tool", in: ".::relative:\(text(other)):\(text(bin))") == bin
        + Array("/tool".utf8))
    #expect(programPath("tool", in: "") == nil)
  }
}
