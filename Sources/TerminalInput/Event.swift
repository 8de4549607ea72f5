import Commands
import Geometry

/// Something that happened to the program, with its time.
///
/// Nothing at the core reads a clock: time comes with the event.
public struct TimedEvent: Sendable, Equatable {
  /// Time since the program started.
  public var at: Duration

  /// What happened.
  public var event: Event

  /// Makes an event that happened at a time.
  public init(_ event: Event, at: Duration) {
    self.event = event
    self.at = at
  }
}

/// Something that happened to the program.
public enum Event: Sendable, Equatable {
  /// A key was pressed.
  case key(Key)

  /// Text was pasted between the marks of bracketed paste: bytes as they came, without the marks.
  ///
  /// Control characters but tab and line feed are taken out, every line end is a line feed. The
  /// bytes need not be valid UTF-8.
  case paste([UInt8], PasteEnd)

  /// The mouse was used.
  case mouse(MouseEvent)

  /// The terminal's window gained or lost the keyboard.
  case terminalFocus(TerminalFocus)

  /// The terminal answered a question.
  case reply(TerminalReply)

  /// The terminal's window has a new size.
  case resize(Size)

  /// A worker has posted something.
  case wake

  /// The time that the program asked for has come.
  case deadline

  /// The program is asked to end: its state is saved first.
  case terminate(Termination)

  /// The program runs again after it was suspended or another program had the terminal.
  case resumed

  /// A program that was given the terminal has ended.
  case childEnded(ChildToken, ChildResult)

  /// A descriptor that the program watches can be read.
  case readable(Descriptor)
}

/// How a paste ended.
public enum PasteEnd: Sendable, Equatable {
  /// The end mark came, all is here.
  case complete
  /// More came than is kept, the rest was dropped.
  case truncated
  /// The end mark never came.
  case unterminated
}

/// Whether the terminal's window has the keyboard.
public enum TerminalFocus: Sendable, Equatable {
  /// The window has the keyboard again.
  case gained
  /// The window hasn't the keyboard any more.
  case lost
  /// The terminal said that the window has the keyboard, which was known: no change. Terminals say
  /// so once when focus reports are turned on.
  case confirmed
}

/// Why the program is asked to end.
public enum Termination: Sendable, Equatable {
  /// SIGTERM or SIGINT.
  case requested
  /// SIGHUP, or the terminal has gone.
  case hangUp
}

/// A use of the mouse, in cells.
public struct MouseEvent: Sendable, Equatable {
  /// What was done.
  public var kind: Kind

  /// Where.
  public var position: Point

  /// What was held.
  public var modifiers: Key.Modifiers

  /// Makes a mouse event.
  public init(_ kind: Kind, at position: Point, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }

  /// What was done with the mouse.
  public enum Kind: Sendable, Equatable {
    case press(Button)
    case release(Button)
    case drag(Button)
    case wheelUp
    case wheelDown
  }

  /// A button of the mouse.
  public enum Button: Sendable, Equatable {
    case left
    case middle
    case right
  }
}

/// An answer of the terminal to a question.
public enum TerminalReply: Sendable, Equatable {
  /// Primary device attributes (DA1): the terminal's answer that ends every round of questions.
  case deviceAttributes([Int])

  /// The state of a private mode (DECRQM): 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, state: Int)

  /// The background colour (OSC 11), each part from 0 to 65535.
  case background(red: Int, green: Int, blue: Int)

  /// The flags of the kitty keyboard protocol.
  case keyboardFlags(Int)

  /// The place of the cursor (CPR), from 0.
  case cursor(Point)
}
