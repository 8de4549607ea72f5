import Testing
import Text

@Suite("Blocks of code")
struct CodeBlocksTests {
  @Test(
    "Lines between fences are code",
    arguments: [
      ("a\n```\nb\n```\nc", "tfcft"), ("```swift\na\n", "fcc"), ("~~~\n```\n~~~\na", "fcft"),
      ("````\n```\n````\na", "fcft"), ("```\n~~~\na", "fcc"), ("```\n``` x\n```\na", "fcft"),
      ("``` a`b\nx", "tt"), ("  ```\r\na\r\n  ```\r\nb", "fcft"),
      ("- a\n  ```\n  b\n  ```\nc", "tfcft"),
      ("> ```\n> a\n> ```\nb", "fcft"), ("``\na", "tt"), ("a ```\nb", "tt"), ("", "t"),
    ])
  func places(text: String, expected: String) {
    let buffer = TextBuffer(text)
    #expect(picture(CodeBlocks(of: buffer), buffer) == expected)
  }

  @Test("After edits they are what they would be in a text that was just read")
  func edits() {
    var random = SeededGenerator(seed: 12)
    let pieces = ["```", "~~~", "````", "\n", "\n", "\r\n", "a", " ", "`", "> "]
    func text(_ count: Int) -> [UInt8] {
      (0..<count).flatMap { _ in Array((pieces.randomElement(using: &random) ?? "").utf8) }
    }
    for round in 0..<16 {
      var buffer = TextBuffer(text(round * 20))
      var code = CodeBlocks(of: buffer)
      for step in 0..<30 {
        let edit = Edit(
          RandomEdits.range(in: buffer.count, longest: 9, using: &random),
          with: text(step % 15 == 0 ? 300 : 3))
        buffer.apply(edit)
        code.apply(edit, in: buffer)
        #expect(picture(code, buffer) == picture(CodeBlocks(of: buffer), buffer))
      }
    }
  }

  private func picture(_ code: CodeBlocks, _ buffer: TextBuffer) -> String {
    String(
      (0..<buffer.lineCount).map { line -> Character in
        switch code.place(ofLineAt: buffer.start(ofLine: line)) {
        case .text: "t"
        case .fence: "f"
        case .code: "c"
        }
      })
  }
}
