/// What the standard editing commands need to know of a text (commands C13).
///
/// A responder that hands one out does all of them that make sense there: they stand in the Edit menu
/// and have their keys without being listed or validated by the program.
public struct TextEditingState: Hashable, Sendable {
  /// Whether the text can be changed.
  public var access: Access

  /// What cutting and copying take.
  public var extent: Extent

  /// Whether there is any text.
  public var content: Stock

  /// Whether there is anything to paste.
  public var clipboard: Stock

  /// What undo would take back, such as `Typing`, empty if it has no name; `nil`: nothing.
  public var undone: String?

  /// What redo would do again, empty if it has no name; `nil`: nothing.
  public var redone: String?

  /// Whether one can search in it.
  public var search: Search

  /// Makes a state; without arguments an empty text that can be written and not searched.
  public init(
    access: Access = .editable, extent: Extent = .nothing, content: Stock = .empty,
    clipboard: Stock = .empty, undone: String? = nil, redone: String? = nil,
    search: Search = .none
  ) {
    self.access = access
    self.extent = extent
    self.content = content
    self.clipboard = clipboard
    self.undone = undone
    self.redone = redone
    self.search = search
  }

  /// Whether a text can be changed.
  public enum Access: Hashable, Sendable {
    case editable
    case readOnly
  }

  /// What cutting and copying take.
  public enum Extent: Hashable, Sendable {
    case nothing
    /// Without a selection the line of the caret.
    case line
    case selection
  }

  /// Whether there is anything.
  public enum Stock: Hashable, Sendable {
    case empty
    case filled
  }

  /// Whether one can search in a text.
  public enum Search: Hashable, Sendable {
    /// There is no search, as in a field of one line: whoever stands further out may find instead.
    case none
    /// A search can be started.
    case idle
    /// There is something to go on with.
    case active
  }
}
