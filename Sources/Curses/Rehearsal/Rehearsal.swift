import Commands
import Geometry
import Interface
import TerminalInput

/// A program that runs without a terminal: keys in, pictures out, time as it is told.
///
///     let run = Rehearsal(of: Gallery(), size: Size(columns: 80, rows: 24))
///     run.press("l j Enter")
///     #expect(run.screen[0].contains("Wall"))
///
/// It runs the very object that a terminal runs. Each event is handled at once and takes a
/// millisecond. Nothing is done for requests but to end, and to go on after a suspend; the others are
/// kept to be looked at. A worker's wake-up does nothing: send `.wake` once it has posted.
@MainActor
public final class Rehearsal<App: TerminalApp> {
  /// The program.
  public let app: App

  /// The exit status with which it has ended; `nil` while it runs.
  public private(set) var status: Int32?

  /// What it has asked of its terminal so far, in order.
  public private(set) var requests: [TerminalRequest] = []

  /// The time since the start.
  public private(set) var now: Duration = .zero

  private var answered: Duration?

  /// Starts a program.
  public init(of app: App, on terminal: TerminalDescription) {
    self.app = app
    app.start(terminal, wakeUp: WakeUp {})
  }

  /// Starts a program on a terminal of a size that can show everything.
  public convenience init(of app: App, size: Size) {
    self.init(
      of: app,
      on: TerminalDescription(
        name: "rehearsal", size: size, colorDepth: .direct, encoding: .utf8,
        attributes: [.bold, .dim, .italic, .underline, .reverse, .strikethrough]))
  }

  /// The picture of now.
  public var frame: Frame { app.frame }

  /// The rows of the picture as text, without blanks at their ends.
  public var screen: [String] { frame.lines() }

  /// Presses keys one after the other, as in `press("j j Tab")`.
  public func press(_ keys: KeySequence) {
    for key in keys.keys { send(.key(key)) }
  }

  /// Types a text, a key each character.
  public func type(_ text: String) {
    for scalar in text.unicodeScalars { send(.key(Key(.character(scalar)))) }
  }

  /// Gives the window another size.
  public func resize(to size: Size) { send(.resize(size)) }

  /// Lets something happen; nothing does after the end.
  public func send(_ event: Event) {
    guard status == nil else { return }
    now += .milliseconds(1)
    deliver(event)
  }

  /// Lets time pass; deadlines that the program set come when they are due.
  public func elapse(_ duration: Duration) {
    let end = now + duration
    while status == nil, let deadline = app.nextDeadline, deadline <= end, deadline != answered {
      answered = deadline
      now = max(now, deadline)
      deliver(.deadline)
    }
    now = end
  }

  private func deliver(_ event: Event) {
    for request in app.handle(TimedEvent(event, at: now)) where status == nil {
      requests.append(request)
      switch request {
      case .quit(let status): self.status = status
      case .suspend: deliver(.resumed)
      case .redraw, .handOver, .copy, .mouse, .escapeDelay: break
      }
    }
  }
}
