/// Why a program can't have the terminal.
public enum TerminalProblem: Error, Sendable, Equatable {
  /// Standard input or output is a file or a pipe.
  case notATerminal(StandardStream)

  /// `TERM` is unset or empty.
  case termUnset

  /// `TERM` names a terminal that terminfo hasn't got, and neither has it a relative.
  case termUnknown(String)

  /// `TERM` names a terminal that can't put its cursor anywhere (`dumb`).
  case cannotMoveCursor(String)

  /// The system said no, with its error number.
  case system(SystemRequest, errno: Int32)

  /// A stream that every program is started with.
  public enum StandardStream: Sendable, Equatable {
    case input
    case output
  }

  /// What was asked of the system.
  public enum SystemRequest: Sendable, Equatable {
    /// To read or set the attributes of the terminal.
    case terminalAttributes
    /// To start ncurses.
    case screen
    /// To get signals as something to read.
    case signals
    /// To have something by which threads wake the loop.
    case wakeUp
  }
}
