import CCurses
import Interface
import TerminalInput

/// The loop of a program: it waits in one place for everything that can happen, lets the program
/// handle all of it, and shows one frame.
@MainActor
final class TerminalLoop<App: TerminalApp> {
  let app: App
  let screen: Screen
  let signals: Int32
  let bell: Bell
  var decoder: InputDecoder
  var questions = TerminalQuestions()

  /// The exit status, once the program is about to end.
  var ending: Int32?

  /// Sent after the next frame.
  var afterFrame: [UInt8] = []

  /// How long a lone Esc waits for more bytes where nobody has said how long.
  let usualEscapeDelay: Duration

  private let description: TerminalDescription
  private let asksQuestions: Bool
  private let origin = cc_monotonic_nanoseconds()
  private var input = [UInt8](repeating: 0, count: 65_536)
  private var events: [TimedEvent] = []
  private var answeredDeadline: Duration?
  private var lineSpeed = LineSpeed.quick
  private var lostDescriptors: Set<Descriptor> = []

  /// A batch ends here even if more waits: someone who sends for ever sees frames, too.
  private static var bytesOfBatch: Int { 1 << 20 }

  init(
    _ app: App, on screen: Screen, description: TerminalDescription,
    environment: TerminalEnvironment, signals: Int32, escapeDelay: Duration?
  ) throws(TerminalProblem) {
    self.app = app
    self.screen = screen
    self.description = description
    self.signals = signals
    bell = try Bell()
    // A terminal without an alternate screen is a console that might show questions as text.
    asksQuestions = screen.hasAlternateScreen
    let patience = environment.connection == .remote ? 100 : 25
    usualEscapeDelay = .milliseconds(environment.escapeDelay ?? patience)
    decoder = InputDecoder(
      settings: InputDecoder.Settings(
        escapeDelay: escapeDelay ?? usualEscapeDelay,
        backspace: description.backspace == 0x08 ? .controlH : .delete))
  }

  /// Runs the program; its exit status.
  func run() throws(TerminalProblem) -> Int32 {
    try screen.open()
    app.start(description, wakeUp: WakeUp(bell))
    grant(.mouse(app.mouse))
    if screen.readSize() == .changed { deliver(.resize(screen.size)) }
    awaitWorkers()
    paint()
    if asksQuestions { screen.send(questions.ask()) }
    while true {
      if screen.port.isBroken { hangUp() }
      if let ending {
        close()
        return ending
      }
      batch(after: wait(until: nextDeadline))
      if ending == nil { awaitWorkers() }
      if ending == nil { paint() }
    }
  }

  /// Time since the start.
  var now: Duration { .nanoseconds(cc_monotonic_nanoseconds() - origin) }

  /// Lets the program handle an event and does what it asks for.
  func deliver(_ event: Event) { deliver(TimedEvent(event, at: now)) }

  /// Lets the program handle an event and does what it asks for.
  func deliver(_ event: TimedEvent) {
    if case .reply(let reply) = event.event { note(reply) }
    for request in app.handle(event) where ending == nil { grant(request) }
  }

  private func paint() {
    screen.present(app.frame)
    if !afterFrame.isEmpty {
      screen.send(afterFrame)
      afterFrame = []
    }
    app.frameShown()
    guard screen.port.gauge.speed != lineSpeed else { return }
    lineSpeed = screen.port.gauge.speed
    app.lineChanged(to: lineSpeed)
  }
}

// MARK: - Waiting

extension TerminalLoop {
  /// What a wait has found.
  private struct Readiness {
    var input = false
    var inputGone = false
    var signals = false
    var bell = false
    var watched: [(Descriptor, isGone: Bool)] = []
  }

  /// The next time at which something is due; `nil`: never.
  private var nextDeadline: Duration? {
    let wanted = app.nextDeadline
    let open = wanted == answeredDeadline ? nil : wanted
    guard let open, let due = decoder.deadline else { return open ?? decoder.deadline }
    return min(open, due)
  }

  private func wait(until deadline: Duration?) -> Readiness {
    let descriptors = app.watched.filter { !lostDescriptors.contains($0) }
    var watches = [
      cc_watch(descriptor: 0, state: 0), cc_watch(descriptor: signals, state: 0),
      cc_watch(descriptor: bell.descriptor, state: 0),
    ]
    watches += descriptors.map { cc_watch(descriptor: $0.rawValue, state: 0) }
    let nanoseconds = deadline.map { max(0, ($0 - now).inNanoseconds) } ?? -1
    _ = cc_wait(&watches, Int32(watches.count), nanoseconds)
    var readiness = Readiness(
      input: watches[0].isReadable, inputGone: watches[0].isGone, signals: watches[1].isReadable,
      bell: watches[2].isReadable)
    for (descriptor, watch) in zip(descriptors, watches.dropFirst(3)) where watch.state != 0 {
      readiness.watched.append((descriptor, isGone: watch.isGone))
    }
    return readiness
  }

  /// Whether input or signals wait, without waiting for them.
  private func pendingInput() -> Readiness {
    var watches = [cc_watch(descriptor: 0, state: 0), cc_watch(descriptor: signals, state: 0)]
    _ = cc_wait(&watches, 2, 0)
    return Readiness(
      input: watches[0].isReadable, inputGone: watches[0].isGone, signals: watches[1].isReadable)
  }

  /// Gives workers the time that the program grants them before it is drawn.
  private func awaitWorkers() {
    guard let grace = app.grace else { return }
    let limit = now + grace
    while ending == nil, app.grace != nil {
      var watches = [cc_watch(descriptor: bell.descriptor, state: 0)]
      let rest = (limit - now).inNanoseconds
      guard rest > 0, cc_wait(&watches, 1, rest) > 0 else { return }
      bell.silence()
      deliver(.wake)
    }
  }
}

// MARK: - A batch of events

extension TerminalLoop {
  /// Takes everything that waits, in order; signals first, as one of them may end the program.
  private func batch(after readiness: Readiness) {
    if readiness.bell {
      bell.silence()
      deliver(.wake)
    }
    for (descriptor, isGone) in readiness.watched where ending == nil {
      if isGone { lostDescriptors.insert(descriptor) }
      deliver(.readable(descriptor))
    }
    var readiness = readiness
    var bytes = 0
    while ending == nil, readiness.input || readiness.inputGone || readiness.signals {
      if readiness.signals { takeSignals() }
      if ending == nil, readiness.input {
        bytes += takeInput()
      } else if ending == nil, readiness.inputGone {
        hangUp()
      }
      guard bytes < Self.bytesOfBatch else { return }
      readiness = pendingInput()
    }
    if ending == nil { takeDeadlines() }
  }

  private func takeInput() -> Int {
    let count = Int(cc_read(0, &input, input.count))
    guard count > 0 else {
      hangUp()
      return 0
    }
    events.removeAll(keepingCapacity: true)
    input.withUnsafeBytes { bytes in
      decoder.decode(UnsafeRawBufferPointer(rebasing: bytes[..<count]), at: now, into: &events)
    }
    deliverEvents()
    return count
  }

  private func takeDeadlines() {
    if let due = decoder.deadline, due <= now {
      events.removeAll(keepingCapacity: true)
      decoder.expire(at: now, into: &events)
      deliverEvents()
    }
    guard ending == nil, let due = app.nextDeadline, due <= now, due != answeredDeadline else {
      return
    }
    answeredDeadline = due
    deliver(.deadline)
  }

  private func deliverEvents() {
    let events = events
    for event in events where ending == nil { deliver(event) }
  }
}

extension cc_watch {
  fileprivate var isReadable: Bool { state & Int32(CC_READABLE) != 0 }
  fileprivate var isGone: Bool { state & Int32(CC_GONE) != 0 }
}

extension Duration {
  /// Whole nanoseconds, at most what a timer takes.
  fileprivate var inNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000_000 else { return 1_000_000_000 * 1_000_000_000 }
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
