import Focus

/// The surfaces that show and run commands; each takes the focus itself.
enum HelpSurface: Hashable, Sendable {
  /// What can be done here, with its keys (commands C15).
  case keyboard

  /// Every command by its name, with a text to begin with (commands C16).
  case palette(typed: String = "")

  /// The sheet that it is.
  var sheet: SheetName {
    switch self {
    case .keyboard: .keyboard
    case .palette: .palette
    }
  }

  /// A window of fewer rows is theirs alone, without a footer.
  static let lowRows = 12

  /// The sheets of all of them.
  static let sheets: [SheetName] = [.keyboard, .palette]
}

/// What had the focus before help took it: what is shown is judged for it, and what is chosen is done
/// to it (commands C15).
struct HelpOrigin: Hashable, Sendable {
  /// The focused item; `nil` where nothing had the focus.
  var focus: FocusTarget?
}
