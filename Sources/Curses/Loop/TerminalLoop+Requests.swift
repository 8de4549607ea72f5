import CCurses
import TerminalInput

extension TerminalLoop {
  /// Does what the program asks for.
  func grant(_ request: TerminalRequest) {
    switch request {
    case .quit(let status): ending = status
    case .suspend: stop()
    case .redraw: screen.invalidate()
    case .handOver(let command, let token): handOver(to: command, token)
    case .copy(let text): afterFrame += text.sequence
    case .mouse(.on): screen.turnOn(.mouse)
    case .mouse(.off): screen.turnOff(.mouse)
    case .escapeDelay(let delay):
      // Where Esc comes as a sequence of its own nothing has to be waited for.
      guard !screen.modes.active.contains(.extendedKeys) else { break }
      decoder.settings.escapeDelay = delay ?? usualEscapeDelay
    }
  }

  /// Takes what an answer of the terminal means for the screen; the program gets it as well.
  func note(_ reply: TerminalReply) {
    switch questions.take(reply) {
    case .synchronizedOutput:
      screen.frameMarks = .understood
    case .extendedKeys:
      screen.turnOn(.extendedKeys)
      // Esc comes as a sequence of its own from now on, so that nothing has to be waited for.
      decoder.settings.escapeDelay = .zero
    case nil:
      break
    }
  }

  private func handOver(to command: ChildCommand, _ token: ChildToken) {
    var result = ChildResult.exited(0)
    lend {
      result = command.run()
    } then: {
      deliver(.childEnded(token, result))
    }
  }

  /// Stops the job, and goes on when it is continued.
  private func stop() {
    lend {
      cc_signals_stop_job()
    } then: {
    }
  }

  /// Gives the terminal to somebody else, and tells the program when it is back.
  private func lend(_ use: () -> Void, then report: () -> Void) {
    let keys = awaitAnswers()
    screen.lend()
    use()
    let size = screen.retake()
    report()
    comeBack(size)
    for key in keys where ending == nil { deliver(key) }
  }

  /// Tells the program that it has the terminal again, perhaps with another size.
  private func comeBack(_ size: Screen.SizeReading) {
    if ending == nil { deliver(.resumed) }
    if ending == nil, size == .changed { deliver(.resize(screen.size)) }
  }

  /// Waits briefly for answers that are on their way, and returns what else comes meanwhile.
  ///
  /// Whoever has the terminal next would take them for keys.
  private func awaitAnswers() -> [TimedEvent] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var events: [TimedEvent] = []
    let limit = now + .milliseconds(100)
    while questions.progress == .waiting, !screen.port.isBroken, now < limit {
      var watches = [cc_watch(descriptor: 0, state: 0)]
      guard cc_wait(&watches, 1, 20_000_000) > 0 else { continue }
      let count = Int(cc_read(0, &bytes, bytes.count))
      guard count > 0 else { break }
      var decoded: [TimedEvent] = []
      decoder.decode(Array(bytes[..<count]), at: now, into: &decoded)
      for event in decoded {
        if case .reply(let reply) = event.event { note(reply) }
      }
      events += decoded
    }
    return events
  }
}

// MARK: - Signals and the end

extension TerminalLoop {
  /// Takes the signals that wait; many changes of the size are one.
  func takeSignals() {
    var hasResized = false
    while ending == nil {
      let signal = cc_signals_read(signals)
      switch signal {
      case CC_SIGNAL_NONE:
        if hasResized, screen.readSize() == .changed { deliver(.resize(screen.size)) }
        return
      case CC_SIGNAL_RESIZED:
        hasResized = true
      case CC_SIGNAL_STOP:
        stop()
      case CC_SIGNAL_CONTINUED:
        // Somebody stopped the process without a word (SIGSTOP): a shell has had the terminal.
        comeBack(screen.retake())
      case CC_SIGNAL_HANG_UP:
        hangUp()
      default:
        terminate(.requested, status: cc_signals_exit_status(signal))
      }
    }
  }

  /// The terminal has gone, or its window is being closed.
  func hangUp() {
    terminate(.hangUp, status: cc_signals_exit_status(CC_SIGNAL_HANG_UP))
  }

  private func terminate(_ termination: Termination, status: Int32) {
    guard ending == nil else { return }
    // Set first: nothing is granted any more, whatever the program asks for.
    ending = status
    deliver(.terminate(termination))
  }

  /// Gives the terminal back, for good.
  func close() {
    if !afterFrame.isEmpty { screen.send(afterFrame) }
    _ = awaitAnswers()
    screen.close()
  }
}
