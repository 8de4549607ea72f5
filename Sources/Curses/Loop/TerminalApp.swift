import Interface
import TerminalInput

/// A program that lives in a terminal: events go in, requests and frames come out.
///
/// All of it runs on the main thread, one call at a time. Each event is handled, and what it asks
/// for is done, before the next; when no input waits any more one frame is drawn for all of them.
@MainActor
public protocol TerminalApp: AnyObject {
  /// The terminal is there: called once, before any event and any frame.
  func start(_ terminal: TerminalDescription, wakeUp: WakeUp)

  /// Handles an event, and says what is wanted of the terminal.
  ///
  /// `.terminate` is the last event: what has to be saved is saved before this returns, and what is
  /// asked for isn't done any more.
  func handle(_ event: TimedEvent) -> [TerminalRequest]

  /// Whether the mouse is to be reported from the start; asked for once, after `start`. Later on it is
  /// requested.
  var mouse: MouseReporting { get }

  /// The picture of now, as large as the last `.resize` said; asked for once after each batch.
  var frame: Frame { get }

  /// When `.deadline` is wanted, in time since the start; `nil`: never. A time that has been
  /// answered doesn't come again.
  var nextDeadline: Duration? { get }

  /// How long the frame may wait for a wake-up, because a worker was asked for something that
  /// belongs into it; `nil`: not at all.
  var grace: Duration? { get }

  /// A frame has been shown: called once after each, before the loop waits again.
  ///
  /// What nobody waits for is begun here. Waking another thread costs more than most frames, so it
  /// doesn't belong between a key and what it shows.
  func frameShown()

  /// The terminal takes frames more slowly than before, or quickly again: called when that changes,
  /// between `frameShown` and the next event. On a slow line what only pleases is better left out.
  func lineChanged(to speed: LineSpeed)

  /// Descriptors that come as `.readable` when there is something to read from them, once a batch.
  /// One that is closed at its other end comes once more; take it off the list then.
  var watched: [Descriptor] { get }
}

extension TerminalApp {
  /// No mouse.
  public var mouse: MouseReporting { .off }

  /// No deadline.
  public var nextDeadline: Duration? { nil }

  /// No waiting.
  public var grace: Duration? { nil }

  /// Nothing is left for later.
  public func frameShown() {}

  /// All lines are alike.
  public func lineChanged(to speed: LineSpeed) {}

  /// No descriptor.
  public var watched: [Descriptor] { [] }
}
