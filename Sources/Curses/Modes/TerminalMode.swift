/// A way of behaving that a terminal is asked for, with the bytes that turn it on and off.
///
/// This is the one table of them: nothing else asks a terminal for anything that would outlive the
/// program. The alternate screen and the visibility of the cursor are ncurses' doing; the crash
/// guard undoes them, too.
enum TerminalMode: CaseIterable {
  /// Pasted text comes between marks, so that it can't be taken for keys.
  case bracketedPaste
  /// The terminal tells when its window gains or loses the keyboard.
  case focusReports
  /// Buttons, drags and the wheel are reported, with places in decimal.
  case mouse
  /// The kitty keyboard protocol, flag 1: keys that used to be alike can be told apart.
  case extendedKeys
  /// What is sent is shown when all of it is there.
  case synchronizedOutput

  /// The bytes that turn it on.
  var on: String {
    switch self {
    case .bracketedPaste: "\u{1b}[?2004h"
    case .focusReports: "\u{1b}[?1004h"
    case .mouse: "\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h"
    case .extendedKeys: "\u{1b}[>1u"
    case .synchronizedOutput: "\u{1b}[?2026h"
    }
  }

  /// The bytes that turn it off; sent to a terminal that hasn't got it on they do nothing.
  var off: String {
    switch self {
    case .bracketedPaste: "\u{1b}[?2004l"
    case .focusReports: "\u{1b}[?1004l"
    case .mouse: "\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1000l"
    // The flags of this screen, too, in case that more than one level was pushed.
    case .extendedKeys: "\u{1b}[<u\u{1b}[=0u"
    case .synchronizedOutput: "\u{1b}[?2026l"
    }
  }
}
