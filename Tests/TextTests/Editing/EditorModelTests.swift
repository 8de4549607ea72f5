import Testing
import Text

@Suite("Writing, against plain bytes (text T1, T5)")
struct EditorModelTests {
  /// Texts with line ends of each sort, a byte order mark, no final line end, and broken UTF-8.
  static let texts: [[UInt8]] = [
    [], Array("# Title\n\n- one\n  - two\n\nThe end.\n".utf8),
    Array("# Title\r\n\r\n1. one\r\n2. two\r\n".utf8), Array("one\r\ntwo\nthree\rfour\n\r\n".utf8),
    [0xEF, 0xBB, 0xBF] + Array("---\r\ntitle: x\r\n---\r\n\ttabs \t\n".utf8),
    Array("no end of line  ".utf8), [0xFF, 0xC3, 0x0A, 0x00, 0xE2, 0x82, 0x0D, 0x0A, 0x80],
    Array("```\n- code\n```\n👩‍👩‍👧 e\u{301} 日本\n".utf8),
  ]

  @Test(
    "Whatever is done, the bytes are those of the edits, and undo leads to the very same bytes",
    arguments: texts.indices)
  func model(index: Int) throws {
    var random = SeededGenerator(seed: UInt64(index) + 40)
    var editor = TextEditor(
      TextBuffer(Self.texts[index]), layout: TextLayout(TextWrap(columns: 12)))
    var bytes = Self.texts[index]
    var states = [editor.revision: bytes]
    var saved = bytes
    var time = Duration.zero
    for step in 0..<1_200 {
      time += .milliseconds(Int.random(in: 0...1_200, using: &random))
      let before = editor.selection
      let command = RandomCommands.command(in: editor.buffer, using: &random)
      let change = editor.perform(command, at: time)
      for edit in change.edits { bytes = bytes.applying(edit) }
      #expect(
        change.outcome == .changed || (change.edits.isEmpty && states[editor.revision] == bytes))
      if change.outcome == .unchanged { #expect(editor.selection.range == before.range) }
      if let known = states[editor.revision] { #expect(bytes == known) }
      states[editor.revision] = bytes
      if step % 40 == 0 {
        let snapshot = editor.snapshot()
        saved = snapshot.buffer.bytes
        editor.noteSaved(snapshot)
      }
      if step % 90 == 0 {
        bytes = takeOutsideEdit(&editor, bytes, using: &random)
        states = [editor.revision: bytes]
      }
      if step % 150 == 0 { editor = try restarted(editor, states: &states) }
      #expect(editor.isDirty || bytes == saved)
      try #require(editor.buffer.bytes == bytes, "step \(step): \(command)")
      expectCaretOnBorder(editor, bytes)
    }
  }

  @Test("Lines that are moved, indented and outdented again leave every byte as it was")
  func backAgain() {
    for text in Self.texts where text.contains(0x0A) {
      for offset in borders(of: text) {
        var editor = TextEditor(
          TextBuffer(text), selection: TextSelection(caret: offset),
          layout: TextLayout(TextWrap(columns: 30)))
        let moved = editor.perform(.moveLines(.down), at: .zero).outcome
        if moved == .changed, editor.buffer.lineContent(at: editor.buffer.count).isEmpty {
          editor.perform(.moveLines(.up), at: .zero)
          #expect(editor.buffer.bytes == text)
        }
      }
    }
  }

  @Test("What is read and what is written elsewhere are undone apart (scenes R9)")
  func othersStay() {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<60 {
      let mine = Array("my own half of the text. ".utf8)
      let theirs = Array("| and the half of another.".utf8)
      var editor = TextEditor(TextBuffer(mine + theirs), layout: TextLayout(TextWrap(columns: 20)))
      var expected = theirs
      for _ in 0..<20 {
        let border = editor.buffer.bytes.firstIndex(of: UInt8(ascii: "|")) ?? 0
        editor.perform(.place(.random(in: 0..<max(1, border), using: &random)), at: .zero)
        editor.perform(.type("x"), at: .zero)
        var edit = RandomEdits.edit(in: expected.count - 1, longest: 4, using: &random)
        edit.range = edit.range.lowerBound + 1..<edit.range.upperBound + 1
        edit.replacement = Array("new".utf8)
        expected = expected.applying(edit)
        edit.range = edit.range.lowerBound + border + 1..<edit.range.upperBound + border + 1
        editor.take([edit])
      }
      while editor.perform(.undo, at: .zero).outcome == .changed {}
      #expect(editor.buffer.bytes == mine + expected)
      while editor.perform(.redo, at: .zero).outcome == .changed {}
      #expect(editor.buffer.bytes.suffix(expected.count) == expected[...])
    }
  }

  private func takeOutsideEdit(
    _ editor: inout TextEditor, _ bytes: [UInt8], using random: inout SeededGenerator
  ) -> [UInt8] {
    var changed = TextBuffer(bytes)
    changed.apply(RandomEdits.edits(2, in: bytes.count, using: &random))
    if let edit = editor.buffer.edit(to: changed) { editor.take([edit]) }
    return changed.bytes
  }

  /// The editor after the program was ended and started again.
  private func restarted(
    _ editor: TextEditor, states: inout [Int: [UInt8]]
  ) throws -> TextEditor {
    let history = try #require(
      EditHistory(editor.history.encoded(for: editor.buffer), for: editor.buffer))
    let restarted = TextEditor(
      editor.buffer, editor.isDirty ? .unsaved : .saved, selection: editor.selection,
      layout: editor.layout, history: history, killed: editor.killed)
    states = [restarted.revision: restarted.buffer.bytes]
    return restarted
  }

  private func expectCaretOnBorder(_ editor: TextEditor, _ bytes: [UInt8]) {
    for place in [editor.selection.anchor, editor.selection.head] {
      #expect(CaretBorders.atOrBefore(place, in: bytes) == place)
    }
  }
}
