/// The box of a task: `[ ]`, `[x]`, or with any one character in it.
struct TaskBox {
  let task: Block.Task
  /// The box as it is written, brackets and all.
  let text: String

  /// No character that people put into a box has more bytes than a family of emoji.
  private static let longestState = 32

  /// Reads the box that starts at a place of a note; `nil` when there is none.
  ///
  /// A blank or the end of the line follows a box, else it is a link.
  init?(in bytes: [UInt8], at start: Int) {
    guard start + 2 < bytes.count, bytes[start] == Byte.openBracket else { return nil }
    let rest = bytes[(start + 1)...].prefix(TaskBox.longestState)
    guard let end = rest.dropFirst().firstIndex(of: Byte.closeBracket) else { return nil }
    let after = end + 1 < bytes.count ? bytes[end + 1] : Byte.lineFeed
    let endings = [Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn]
    guard endings.contains(after),
      let state = String(validating: bytes[start + 1..<end], as: UTF8.self),
      state.count == 1, let character = state.first, !character.isNewline, character != "["
    else { return nil }
    task = Block.Task(state: character, source: start + 1..<end)
    text = "[\(state)]"
  }
}
