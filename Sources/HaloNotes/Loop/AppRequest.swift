/// What the app asks of the terminal that it runs in.
public enum AppRequest: Sendable, Equatable {
  /// End with this exit status.
  case quit(status: Int32)

  /// Stop until the shell continues the program.
  case suspend

  /// Put text on the clipboard: UTF-8, at most `copyLimit` bytes.
  case copy([UInt8])

  /// Draw the whole screen again.
  case redraw

  /// Report the mouse, or leave it to the terminal.
  case mouse(MouseUse)

  /// Let a lone Esc wait so long for more bytes; `nil` for what the connection suggests.
  case escapeDelay(Duration?)

  /// Give the terminal to another program, and report its end with `.childEnded`.
  case handOver(arguments: [[UInt8]], directory: [UInt8]?, token: Int)

  /// The most bytes that common terminals take for their clipboard.
  public static let copyLimit = 74_994
}
