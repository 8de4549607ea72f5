import Geometry
import Text

/// A field of one line: a prompt and what is being typed.
///
///     ┃/ delta▏                              ┃
///
/// The field shows the part of its text that holds the caret; where text is hidden at an end, that
/// end shows the theme's sign for cut text.
public struct TextField: Hashable, Sendable {
  /// What stands before the text.
  public var prompt: StyledText

  /// Text and caret.
  public var editor: LineEditor

  /// Bytes that are selected.
  public var selection: Range<Int>?

  /// What an empty field says.
  public var placeholder: String

  /// The first byte that shows; belongs to the view state.
  public var start: Int

  /// Makes a field.
  public init(
    prompt: StyledText = StyledText(), editor: LineEditor, selection: Range<Int>? = nil,
    placeholder: String = "", start: Int = 0
  ) {
    self.prompt = prompt
    self.editor = editor
    self.selection = selection
    self.placeholder = placeholder
    self.start = start
  }

  /// Draws the field and moves `start` so that the caret shows.
  ///
  /// - Parameters:
  ///   - frame: Where it is drawn.
  ///   - area: The first row is drawn in. Where the prompt leaves no column it isn't drawn.
  ///   - theme: Gives styles and widths.
  /// - Returns: Where the caret stands, for the hardware cursor.
  @discardableResult
  public mutating func draw(
    into frame: inout Frame, area: Rectangle, theme: Theme
  ) -> Point {
    let promptColumns = prompt.columns(theme.ruler)
    let indent = promptColumns < area.columns ? promptColumns : 0
    let line = Rectangle(
      column: area.minColumn + indent, row: area.minRow, columns: max(0, area.columns - indent),
      rows: min(1, area.rows))
    if indent > 0 {
      prompt.draw(into: &frame, at: area.origin, columns: indent, theme: theme, clip: area)
    }
    let window = editor.window(columns: max(1, line.columns), from: start, ruler: theme.ruler)
    start = window.bytes.lowerBound
    if editor.bytes.isEmpty {
      frame.draw(
        placeholder, at: line.origin, columns: line.columns, style: theme[.placeholder],
        overflow: theme.signs.overflow, clip: line, ruler: theme.ruler)
    } else {
      draw(window, into: &frame, line: line, theme: theme)
    }
    return Point(column: line.minColumn + window.caretColumn, row: line.minRow)
  }

  private func draw(
    _ window: LineWindow, into frame: inout Frame, line: Rectangle, theme: Theme
  ) {
    var text = StyledText(editor.bytes[window.bytes])
    if let selection {
      let first = selection.lowerBound - window.bytes.lowerBound
      let last = selection.upperBound - window.bytes.lowerBound
      text.add(.selection, to: max(0, first)..<max(0, first, last))
    }
    text.draw(into: &frame, at: line.origin, columns: line.columns, theme: theme, clip: line)
    let sign = Cell(theme.signs.ellipsis, style: theme[.dim])
    if window.bytes.lowerBound > 0, window.caretColumn > 0 {
      frame.put(sign, at: line.origin)
    }
    if window.bytes.upperBound < editor.bytes.count, window.caretColumn < line.columns - 1 {
      frame.put(sign, at: Point(column: line.maxColumn - 1, row: line.minRow))
    }
  }
}
