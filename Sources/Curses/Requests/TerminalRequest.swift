import TerminalInput

/// Something that a program wants of its terminal, answered to an event.
public enum TerminalRequest: Sendable, Equatable {
  /// To end with an exit status; what is left of the input is dropped.
  case quit(status: Int32)

  /// To stop the job, as C-z does. `.resumed` comes when it goes on, and at once where nobody could
  /// wake it.
  case suspend

  /// To draw everything anew, whatever the terminal shows now.
  case redraw

  /// To give the terminal to another program until that ends. Then `.childEnded` comes with the
  /// token, and `.resumed`.
  case handOver(ChildCommand, ChildToken)

  /// To put text on the clipboard of the terminal, after the next frame. Nobody tells whether it got
  /// there.
  case copy(ClipboardText)

  /// To let a lone Esc wait so long for more bytes; `nil` for the usual time. Where the terminal tells
  /// Esc apart nothing is waited for.
  case escapeDelay(Duration?)

  /// To report the mouse or not; at the start it is as `TerminalApp.mouse` says.
  case mouse(MouseReporting)
}

/// Whether the use of the mouse comes as events.
public enum MouseReporting: Sendable, Equatable {
  case on
  case off
}
