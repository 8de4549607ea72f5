import Commands
import Focus
import Geometry
import Glibc
import Interface
import TerminalInput

/// The app without a terminal: keys in, screens out.
///
/// It runs the very models, arrangement and painting of the terminal program. After each key it
/// waits for the workers, so the same keys on the same notes give the same screens. `halo drive`
/// and the tests are this.
public final class Driver {
  /// The app that is driven.
  var app: NotesApp {
    guard let running else { preconditionFailure("An app is started with the driver") }
    return running
  }

  private var running: NotesApp?

  /// What the app was given.
  private var environment: AppEnvironment

  private let rendering: Rendering

  /// The window.
  public private(set) var size: Size

  /// The time since the start, which moves with events only.
  private var clock: Duration = .zero

  /// Whether time was let pass since the last event, so that movements are seen as they are.
  private var isWatching = false

  /// The status with which the app has ended; `nil` while it runs.
  public private(set) var ended: Int32?

  /// What the app has put on the clipboard last; `nil` before.
  public private(set) var copied: String?

  /// What stands in for the programs that are given the terminal: their words and folder to how
  /// they ended.
  public var child: ([[UInt8]], [UInt8]?) -> ChildResult = { _, _ in
    .notStarted(errno: ENOTTY)
  }

  /// Starts the app in a window.
  public init(
    environment: AppEnvironment, size: Size, rendering: Rendering = Rendering()
  ) {
    self.size = size
    self.environment = environment
    self.rendering = rendering
    start()
  }

  private func start() {
    let app = NotesApp(environment: environment, size: size, rendering: rendering) {}
    running = app
    app.begin()
    app.finishWork()
    // What begins shows a picture before a key can come.
    _ = app.frame
  }

  /// Stops the app as kill -9 would, with nothing saved that isn't, and starts it again from the state.
  ///
  /// What the workers are at is finished first, so that the same keys lead to the same screens.
  public func kill() {
    guard ended == nil else { return }
    // The locks go with the process, as here with the app.
    running = nil
    environment.startTime = environment.startTime.adding(clock)
    environment.opening = nil
    clock = .zero
    start()
  }

  /// The picture of the screen, its sheets at rest unless time was just let pass.
  public var frame: Frame {
    if !isWatching { app.endMovement() }
    return app.frame
  }

  /// The rows of the screen as text, without blanks at their ends.
  public var screen: [String] { frame.lines() }

  /// Presses keys one after the other, and lets the workers finish after each.
  ///
  /// Keys after the one that ends the app do nothing.
  public func press(_ keys: [Key]) {
    for key in keys { send(.key(key)) }
  }

  /// Presses the keys of a line: `Tab j j Enter "typed text" Esc`.
  public func press(_ line: String) throws(KeyScriptError) {
    press(try KeyScript(line).keys)
  }

  /// Gives the window another size.
  public func resize(to size: Size) {
    self.size = size
    send(.resize(size))
  }

  /// Lets time pass before the next event.
  func pass(_ time: Duration) { clock += time }

  /// Lets time pass, and times that the app asked for come when they are due: a movement that was
  /// just begun is seen as it is then, and what happens next happens in the middle of it.
  ///
  /// Without this nobody sees anything move: time stands still, and what moves has come to rest.
  public func elapse(_ time: Duration) {
    isWatching = true
    let end = clock + time
    var last: Duration?
    while ended == nil, let deadline = app.nextDeadline, deadline <= end, deadline != last {
      (clock, last) = (max(clock, deadline), deadline)
      deliver(.deadline)
    }
    clock = end
  }

  /// Waits until nothing is left to do: workers, and times that the app asked for.
  public func wait() {
    app.endMovement()
    app.finishWork()
    while ended == nil,
      let deadline = [app.nextTask, app.schedule.deadline].compactMap(\.self).min()
    {
      clock = max(clock, deadline)
      send(.deadline)
    }
  }

  /// Lets something happen, and the workers finish.
  public func send(_ event: Event) {
    guard ended == nil else { return }
    if !isWatching { app.endMovement() }
    isWatching = false
    clock += .milliseconds(1)
    deliver(event)
    if case .terminate = event { ended = 0 }
  }

  /// Ends the app as q would, so that its state is written.
  public func finish() {
    guard ended == nil else { return }
    _ = app.finishTexts()
    app.saveScenes(.quit)
    ended = 0
  }

  private func deliver(_ event: Event) {
    take(app.handle(TimedEvent(event, at: clock)))
    take(app.finishWork())
  }

  private func take(_ requests: [AppRequest]) {
    for request in requests {
      switch request {
      case .quit(let status): ended = status
      case .handOver(let arguments, let directory, let token):
        let result = child(arguments, directory)
        take(
          app.handle(
            TimedEvent(.childEnded(ChildToken(rawValue: token), result), at: clock)))
        take(app.handle(TimedEvent(.resumed, at: clock)))
      case .copy(let bytes): copied = String(decoding: bytes, as: UTF8.self)
      case .suspend, .redraw, .mouse, .escapeDelay: break
      }
    }
  }
}
