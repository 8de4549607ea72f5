import HaloNotes
import Testing

@Suite("The external editor (notes N23)")
struct EditorCommandTests {
  @Test(
    "A line is split as a shell splits it",
    arguments: [
      ("vim", ["vim"]),
      ("  code  --wait\t", ["code", "--wait"]),
      ("'/opt/my editor/ed' -n", ["/opt/my editor/ed", "-n"]),
      (#"emacs -eval "(message \"hi\")""#, ["emacs", "-eval", #"(message "hi")"#]),
      (#""a\b" c\ d"#, [#"a\b"#, "c d"]),
      ("x '' \"\"", ["x", "", ""]),
      ("a'b'\"c\"d", ["abcd"]),
      ("", []),
    ])
  func splitting(line: String, words: [String]) {
    #expect(shellWords(line) == words)
  }

  @Test("What a shell would wait for isn't split", arguments: ["'a", "\"a", "a\\", "\"a\\"])
  func unclosed(line: String) {
    #expect(shellWords(line) == nil)
  }

  @Test("VISUAL comes before EDITOR, and vi is the last resort")
  func order() throws {
    func program(_ environment: [String: String]) throws -> [String] {
      try command(environment: environment)
    }
    #expect(try program(["VISUAL": "nano", "EDITOR": "ed"]) == ["nano", "+3", "a.md"])
    #expect(try program(["VISUAL": " ", "EDITOR": "ed"]) == ["ed", "a.md"])
    #expect(try program([:]) == ["vi", "+3", "a.md"])
  }

  @Test("Only editors that take a line are given one")
  func lines() throws {
    #expect(
      try command(environment: ["VISUAL": "/usr/bin/nvim -p"])
        == ["/usr/bin/nvim", "-p", "+3", "a.md"])
    #expect(try command(environment: ["VISUAL": "code --wait"]) == ["code", "--wait", "a.md"])
  }

  @Test("A file name is bytes, and never an option")
  func names() throws {
    let odd: [UInt8] = [0x2D, 0xFF, 0x2E, 0x6D, 0x64]
    let command = try EditorCommand(opening: odd, line: nil, environment: [:])
    #expect(command.arguments == [Array("vi".utf8), [0x2E, 0x2F] + odd])
  }

  @Test("A variable that can't be split is named")
  func unreadable() {
    #expect(throws: EditorError.unreadable(variable: "EDITOR", value: "'vim")) {
      try command(environment: ["EDITOR": "'vim"])
    }
  }

  private func command(environment: [String: String]) throws -> [String] {
    try EditorCommand(opening: Array("a.md".utf8), line: 3, environment: environment).arguments
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
