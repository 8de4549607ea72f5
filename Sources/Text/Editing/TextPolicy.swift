/// How a text treats the keys that could mean something to it or to what is around it (text T8).
///
/// As `textView(_:shouldChangeTextIn:replacementText:)` does in UIKit: a field of one line hands Tab
/// on to what comes next, a body inserts or indents.
public struct TextPolicy: Hashable, Sendable {
  /// What Tab and S-Tab do.
  public var tab: Tab

  /// What Enter does.
  public var enter: Enter

  /// What is put in by Tab, and by which lines are indented.
  public var indentation: Indentation

  /// Whether the text can be changed.
  public var access: Access

  /// What Tab and S-Tab do.
  public enum Tab: Hashable, Sendable {
    /// They indent and insert.
    case inserts
    /// They are handed on, to go to another field.
    case movesOn
  }

  /// What Enter does.
  public enum Enter: Hashable, Sendable {
    /// It begins a new line.
    case newLine
    /// It is handed on, to accept what was typed.
    case accepts
  }

  /// What stands for one step to the right.
  public enum Indentation: Hashable, Sendable {
    /// A tab.
    case tab
    /// Blanks up to the next multiple of so many columns: 1 to 16.
    case blanks(Int)
  }

  /// Whether a text can be changed.
  public enum Access: Hashable, Sendable {
    /// It can.
    case editable
    /// It can be read and copied from.
    case readOnly
  }

  /// Makes a policy: by default that of a body.
  public init(
    tab: Tab = .inserts, enter: Enter = .newLine, indentation: Indentation = .blanks(4),
    access: Access = .editable
  ) {
    self.tab = tab
    self.enter = enter
    self.indentation = indentation
    self.access = access
  }
}
