import Geometry

/// The caret, and what is selected from an anchor to it.
public struct TextSelection: Hashable, Sendable {
  /// Where the selection was begun, in bytes; the same as `head` where nothing is selected.
  public var anchor: Int

  /// Where the caret is, in bytes.
  public var head: Int

  /// The column that the caret goes back to when it moves up or down over shorter rows.
  public var wishedColumn: Int?

  /// What plain movements do.
  public var mode: Mode

  /// What plain movements do.
  public enum Mode: Hashable, Sendable {
    /// They drop the selection.
    case moving
    /// They extend the selection, since it was begun with `C-Space`.
    case selecting
  }

  /// Makes a selection.
  public init(anchor: Int, head: Int, wishedColumn: Int? = nil, mode: Mode = .moving) {
    self.anchor = anchor
    self.head = head
    self.wishedColumn = wishedColumn
    self.mode = mode
  }

  /// Makes a caret that selects nothing.
  public init(caret: Int) {
    self.init(anchor: caret, head: caret)
  }

  /// The bytes that are selected.
  public var range: Range<Int> {
    min(anchor, head)..<max(anchor, head)
  }

  /// Whether nothing is selected.
  public var isEmpty: Bool { anchor == head }

  /// The selection in a text that has been edited.
  ///
  /// Text that is put in where the caret stands goes before the caret. At the ends of what is
  /// selected it stays outside of it.
  public func rebased(over edit: Edit) -> TextSelection {
    guard !isEmpty else {
      let caret = edit.position(of: head)
      return TextSelection(anchor: caret, head: caret, mode: mode)
    }
    var moved = self
    moved.wishedColumn = nil
    moved.anchor = edit.position(of: anchor, gravity: anchor < head ? .right : .left)
    moved.head = edit.position(of: head, gravity: head < anchor ? .right : .left)
    if anchor < head ? moved.anchor > moved.head : moved.anchor < moved.head {
      moved.anchor = moved.head
    }
    return moved
  }

  /// The selection with both ends inside of a text and where a caret may stand.
  public func fitted(to buffer: TextBuffer) -> TextSelection {
    var fitted = self
    fitted.anchor = buffer.border(atOrBefore: anchor)
    fitted.head = buffer.border(atOrBefore: head)
    return fitted
  }
}
