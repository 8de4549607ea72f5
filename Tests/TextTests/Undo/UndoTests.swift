import Testing
import Text

@Suite("Undo (text T5)")
struct UndoTests {
  @Test("Typing is one step a word, deleting one step")
  func words() {
    var editor = editor("|")
    editor.type("one two, three")
    let steps = undoing(&editor)
    #expect(steps == ["one two, |", "one |", "|"])
    let again = redoing(&editor)
    #expect(again == ["one |", "one two, |", "one two, three|"])
    for step in 0..<3 { editor.perform(.delete(.backward), at: .milliseconds(1_400 + step)) }
    #expect(picture(editor) == "one two, th|")
    editor.perform(.undo)
    #expect(picture(editor) == "one two, three|")
  }

  @Test("A pause ends a step, and so do a movement and another kind of edit")
  func pauses() {
    var editor = editor("|")
    editor.type("a")
    editor.type("b", from: .milliseconds(1_100))
    editor.type("c", from: .milliseconds(2_050))
    editor.perform(.move(.start), at: .milliseconds(2_060))
    editor.type("d", from: .milliseconds(2_070))
    editor.perform(.delete(.forward), at: .milliseconds(2_080))
    editor.perform(.delete(.forward), at: .milliseconds(2_090))
    #expect(undoing(&editor) == ["d|abc", "|abc", "a|", "|"])
  }

  @Test("Deleting forward and backward comes back whole, with the selection")
  func deletions() {
    var editor = editor("ab|cd")
    editor.perform(.delete(.forward), at: .zero)
    editor.perform(.delete(.backward), at: .zero)
    editor.perform(.delete(.backward), at: .zero)
    editor.perform(.delete(.forward), at: .zero)
    #expect(picture(editor) == "|")
    #expect(undoing(&editor) == ["ab|cd"])
    editor.perform(.selectAll, .type("x"), .type("y"), .undo, .undo)
    #expect(picture(editor) == "^abcd|")
  }

  @Test("Redo goes with the next edit, and the kind of a step is known")
  func kinds() {
    var editor = editor("|")
    #expect(editor.history.undoKind == nil && editor.history.redoKind == nil)
    editor.perform(.paste(Array("x".utf8)), .undo)
    #expect(editor.history.redoKind == .pasting)
    editor.type("a")
    #expect(editor.history.redoKind == nil && editor.history.undoKind == .typing)
    #expect(editor.perform(.redo, at: .zero).outcome == .unchanged)
  }

  @Test("Undo to what was saved is not dirty, also in the middle of a word (text T11)")
  func saved() {
    var editor = editor("|")
    #expect(!editor.isDirty)
    editor.type("ab")
    let snapshot = editor.snapshot()
    editor.type("c", from: .milliseconds(300))
    editor.noteSaved(snapshot)
    #expect(editor.isDirty && snapshot.buffer.text == "ab")
    editor.perform(.undo)
    #expect(!editor.isDirty && picture(editor) == "ab|")
    editor.perform(.undo)
    #expect(editor.isDirty)
    editor.perform(.redo, .redo)
    #expect(editor.isDirty && picture(editor) == "abc|")
  }

  @Test("What others write isn't undone, and what was written here is (scenes R9)")
  func others() {
    var editor = editor("start |end")
    editor.type("mine")
    editor.take([Edit(insert: Array("theirs ".utf8), at: 0)])
    #expect(picture(editor) == "theirs start mine|end" && editor.isDirty)
    editor.perform(.undo)
    #expect(picture(editor) == "theirs start |end")
    editor.take([Edit(insert: Array(" more".utf8), at: 16)])
    editor.perform(.redo)
    #expect(picture(editor) == "theirs start mine|end more")
  }

  @Test("The oldest steps go when there is too much to keep, never the newest")
  func bounded() {
    var editor = TextEditor(
      layout: TextLayout(TextWrap(columns: 9)), history: EditHistory(limit: 1_000))
    for number in 0..<50 { editor.perform(.paste(Array("\(number) ".utf8)), at: .zero) }
    let steps = undoing(&editor)
    #expect((2..<10).contains(steps.count) && steps.last?.hasPrefix("0 1 2 ") == true)
    editor.perform(.paste(Array(repeating: 0x61, count: 9_000)), at: .zero)
    editor.perform(.selectAll, .delete(.forward), .undo)
    #expect(editor.buffer.count > 9_000)
  }

  @Test("The history comes back after a restart, for the same text only (users 20)")
  func saving() throws {
    var editor = editor("a|\r\n")
    editor.type("bc de")
    editor.perform(.selectAll, .paste([0xFF, 0x0A, 0x61]), .undo)
    let bytes = editor.history.encoded(for: editor.buffer)
    let history = try #require(EditHistory(bytes, for: editor.buffer))
    var restored = TextEditor(
      editor.buffer, selection: editor.selection, layout: editor.layout, history: history)
    #expect(!restored.isDirty)
    #expect(undoing(&restored) == undoing(&editor))
    #expect(redoing(&restored) == redoing(&editor))
    #expect(EditHistory(bytes, for: TextBuffer("a\r\n")) == nil)
    var newer = bytes
    newer[4] = 2
    #expect(EditHistory(newer, for: editor.buffer) == nil)
  }

  @Test("Broken bytes are no history, and never a crash")
  func broken() {
    var random = SeededGenerator(seed: 2)
    var editor = editor("some text| here")
    editor.type("and more of it")
    editor.perform(.undo)
    let bytes = editor.history.encoded(for: editor.buffer)
    for _ in 0..<3_000 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        broken[Int.random(in: 0..<broken.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { broken.removeLast(.random(in: 0...9, using: &random)) }
      guard let history = EditHistory(broken, for: editor.buffer) else { continue }
      var restored = TextEditor(editor.buffer, layout: editor.layout, history: history)
      _ = undoing(&restored)
      _ = redoing(&restored)
    }
    for length in 0..<bytes.count {
      #expect(EditHistory(Array(bytes[..<length]), for: editor.buffer) == nil)
    }
  }

  private func undoing(_ editor: inout TextEditor) -> [String] {
    repeating(.undo, &editor)
  }

  private func redoing(_ editor: inout TextEditor) -> [String] {
    repeating(.redo, &editor)
  }

  private func repeating(_ command: TextCommand, _ editor: inout TextEditor) -> [String] {
    var pictures: [String] = []
    while editor.perform(command, at: .zero).outcome == .changed {
      pictures.append(picture(editor))
    }
    return pictures
  }
}
