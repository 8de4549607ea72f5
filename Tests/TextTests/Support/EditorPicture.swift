import Text

/// An editor from a picture: `|` is the caret and `^` where the selection was begun.
func editor(
  _ picture: String, columns: Int = 40, policy: TextPolicy = TextPolicy(), killed: String = ""
) -> TextEditor {
  let marks = Set("|^".utf8)
  let bytes = Array(picture.utf8)
  func place(of mark: String) -> Int? {
    let index = bytes.firstIndex(of: Array(mark.utf8)[0])
    return index.map { bytes[..<$0].filter { !marks.contains($0) }.count }
  }
  let head = place(of: "|") ?? 0
  let selection = TextSelection(anchor: place(of: "^") ?? head, head: head)
  return TextEditor(
    TextBuffer(bytes.filter { !marks.contains($0) }), selection: selection,
    layout: TextLayout(TextWrap(columns: columns)), policy: policy, killed: Array(killed.utf8))
}

/// The picture of an editor.
func picture(_ editor: TextEditor) -> String {
  let (anchor, head) = (editor.selection.anchor, editor.selection.head)
  var bytes = editor.buffer.bytes
  if anchor > head { bytes.insert(UInt8(ascii: "^"), at: anchor) }
  bytes.insert(UInt8(ascii: "|"), at: head)
  if anchor < head { bytes.insert(UInt8(ascii: "^"), at: anchor) }
  return String(decoding: bytes, as: UTF8.self)
}

extension TextEditor {
  /// Types a text, a character every tenth of a second.
  mutating func type(_ text: String, from start: Duration = .zero) {
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let time = start + .milliseconds(100 * index)
      perform(scalar == "\n" ? .enter : .type(scalar), at: time)
    }
  }

  /// Carries out commands, far apart in time.
  mutating func perform(_ commands: TextCommand...) {
    for (index, command) in commands.enumerated() {
      perform(command, at: .seconds(1_000 + 10 * index))
    }
  }
}
