import Commands

extension InputDecoder {
  /// What the bytes so far may be the beginning of.
  enum State: Sendable, Equatable {
    /// Nothing.
    case ground
    /// A character of several bytes, after Esc if Option was held.
    case character(PartialScalar, Key.Modifiers)
    /// Esc, or a key with Option, or any sequence.
    case escape
    /// `CSI`, its parameters in `sequence`.
    case controlSequence
    /// `CSI [`, a function key of the Linux console.
    case consoleFunction
    /// `SS3` and the modifiers that some terminals put after it.
    case singleShift(modifiers: Int)
    /// `CSI M`, an old mouse report of three more bytes in `payload`.
    case oldMouse
    /// A string such as OSC, in `payload`.
    case string(StringKind)
    /// The Esc that begins the end of a string.
    case stringEscape(StringKind)
    /// A string was given up half-way: what comes now, in `payload`, may be its rest.
    case lateEnd
    /// An Esc in what may be the rest of a string.
    case lateEndEscape
    /// Text between the marks of a paste.
    case paste
  }

  /// Sequences that hold a string up to `ST` or BEL.
  enum StringKind: Sendable, Equatable {
    case operatingSystem
    case deviceControl
    case application
    case privacy

    /// The byte after Esc that begins it.
    var introducer: UInt8 {
      switch self {
      case .operatingSystem: UInt8(ascii: "]")
      case .deviceControl: UInt8(ascii: "P")
      case .application: UInt8(ascii: "_")
      case .privacy: UInt8(ascii: "^")
      }
    }
  }

  /// The events that are made from one read, and its time.
  struct Output {
    var events: [TimedEvent] = []
    let at: Duration

    init(at: Duration) { self.at = at }

    mutating func send(_ event: Event) { events.append(TimedEvent(event, at: at)) }

    mutating func send(_ key: Key) { send(.key(key)) }

    mutating func send(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
      send(Key(code, modifiers))
    }
  }

  /// How long to wait for the next byte before what came is judged by itself.
  var wait: Duration? {
    switch state {
    case .ground: nil
    case .escape: settings.escapeDelay
    case .paste: settings.pasteSilence
    case .lateEnd: payload.isEmpty ? nil : settings.escapeDelay
    case .lateEndEscape: settings.escapeDelay
    case .character, .controlSequence, .consoleFunction, .singleShift, .oldMouse, .string,
      .stringEscape:
      settings.replyDelay
    }
  }

  /// Takes one byte; every way through ends in a state that has dealt with it.
  mutating func take(_ byte: UInt8, _ output: inout Output) {
    switch state {
    case .ground: takeGround(byte, &output)
    case .character(let partial, let modifiers):
      takeCharacter(byte, partial, modifiers, &output)
    case .escape: takeEscape(byte, &output)
    case .controlSequence: takeControlSequence(byte, &output)
    case .consoleFunction: takeConsoleFunction(byte, &output)
    case .singleShift(let modifiers): takeSingleShift(byte, modifiers, &output)
    case .oldMouse: takeOldMouse(byte, &output)
    case .string(let kind): takeString(byte, kind, &output)
    case .stringEscape(let kind): takeStringEscape(byte, kind, &output)
    case .lateEnd: takeLateEnd(byte, &output)
    case .lateEndEscape: takeLateEndEscape(byte, &output)
    case .paste: takePaste(byte, &output)
    }
  }

  /// Judges the state by itself, because nothing has followed in time.
  ///
  /// The beginning of a sequence alone is a key that somebody pressed with Option; with anything after
  /// it, it is half a sequence and dropped.
  mutating func giveUp(_ output: inout Output) {
    let given = state
    state = .ground
    switch given {
    case .ground: break
    case .character(_, let modifiers): sendUnreadable(modifiers, &output)
    case .escape: output.send(.escape)
    case .controlSequence:
      if sequence.isEmpty { output.send(.character("["), .option) }
    case .singleShift(let modifiers):
      if modifiers == 0 { output.send(.character("O"), .option) }
    case .consoleFunction, .oldMouse: break
    case .string(let kind), .stringEscape(let kind): giveUp(kind, &output)
    case .lateEnd: replayLateEnd(&output)
    case .lateEndEscape:
      replayLateEnd(&output)
      output.send(.escape)
    case .paste: finishPaste(.unterminated, &output)
    }
  }
}
