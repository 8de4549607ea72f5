/// Why the focus moved (focus F5).
public enum FocusReason: String, Hashable, Sendable, Codable, CaseIterable {
  /// Tab or Shift-Tab, or a forced leave.
  case tab
  /// An arrow or a step to the next or previous item.
  case arrow
  /// First, last, a page, a group's digit, a jump to an item.
  case jump
  /// A click.
  case click
  /// The program asked for it.
  case programmatic
  /// The focused item is gone.
  case removal
  /// The focused item is disabled.
  case disabling
  /// The focused item is hidden.
  case hiding
  /// A scope opened, or became modal with the focus outside.
  case scopeOpened
  /// The scope that held the focus closed.
  case scopeClosed
  /// The terminal's window has the input again; nothing moved.
  case windowRegained
  /// A saved state came back, or an item appeared where none was.
  case restored
  /// Letters were typed to find it.
  case typeAhead
}
