import Commands

/// Turns the bytes that a terminal sends into events, one byte at a time.
///
/// The decoder is a value and a state machine: how the bytes are cut into reads makes no difference,
/// and it never reads a clock. Where it can't decide yet, such as after a lone Esc, `deadline` says
/// until when to wait:
///
///     decoder.decode(bytes, at: now, into: &events)
///     // poll until decoder.deadline; only if nothing came:
///     decoder.expire(at: later, into: &events)
///
/// All forms are understood at any time, whatever the terminal was asked for: UTF-8 (invalid bytes
/// become U+FFFD), control codes, CSI and SS3 keys of xterm, rxvt, the Linux console and kitty,
/// modifyOtherKeys, mouse, focus, bracketed paste, and replies, which are eaten whole even when they
/// are late or mean nothing here. Any input is safe: lengths are capped, unknown sequences dropped.
public struct InputDecoder: Sendable {
  /// What can be chosen; may be changed at any time.
  public var settings: Settings

  var state: State = .ground
  /// When the last byte came.
  var lastByte: Duration = .zero
  var sequence = ControlSequence()
  /// The bytes of a string such as OSC, of a late end of one, or of an old mouse report.
  var payload: [UInt8] = []
  var paste = PasteCollector()
  /// Whether the terminal's window has the keyboard as far as is known.
  var hasKeyboard = true
  /// The button that was pressed last: old reports don't say which one was released.
  var heldButton: MouseEvent.Button = .left

  /// Makes a decoder that has seen nothing.
  public init(settings: Settings = Settings()) {
    self.settings = settings
  }

  /// Takes the bytes of one read.
  ///
  /// - Parameters:
  ///   - bytes: What was read, any number of bytes, cut anywhere.
  ///   - now: The time since the program started; the events that are completed carry it.
  ///   - events: Gets the events, in order, at its end.
  /// - Complexity: O(bytes). Text between the marks of a paste is copied in runs.
  public mutating func decode(
    _ bytes: UnsafeRawBufferPointer, at now: Duration, into events: inout [TimedEvent]
  ) {
    guard !bytes.isEmpty else { return }
    var output = Output(at: now)
    swap(&output.events, &events)
    if lateEndIsOver(at: now) { state = .ground }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if case .paste = state {
        index = paste.takeText(bytes, from: index, limit: settings.pasteLimit)
        guard index < bytes.endIndex else { break }
      }
      take(bytes[index], &output)
      index += 1
    }
    lastByte = now
    swap(&output.events, &events)
  }

  /// Takes the bytes of one read.
  public mutating func decode(
    _ bytes: [UInt8], at now: Duration, into events: inout [TimedEvent]
  ) {
    bytes.withUnsafeBytes { decode($0, at: now, into: &events) }
  }

  /// The time at which what has come so far is judged without what might follow; `nil` while
  /// nothing is undecided.
  public var deadline: Duration? {
    wait.map { lastByte + $0 }
  }

  /// Judges what is undecided if its deadline has come: a lone Esc is Esc, half a sequence is dropped,
  /// an unfinished paste is delivered.
  ///
  /// Call it when nothing waits to be read: bytes that are already there belong to what came before
  /// them, however late the program is. Earlier than `deadline` nothing happens.
  public mutating func expire(at now: Duration, into events: inout [TimedEvent]) {
    guard let deadline, now >= deadline else { return }
    var output = Output(at: now)
    swap(&output.events, &events)
    giveUp(&output)
    swap(&output.events, &events)
  }
}

extension InputDecoder {
  /// What can be chosen about decoding.
  public struct Settings: Sendable, Equatable {
    /// How long a lone Esc waits for what may follow it; 25 ms by default, more over slow lines.
    public var escapeDelay: Duration

    /// How long half a sequence or reply waits for its rest; 200 ms by default.
    public var replyDelay: Duration

    /// How long a paste without its end mark waits for more; 2 s by default.
    public var pasteSilence: Duration

    /// How many bytes are kept of one paste, 0 or more; 16 MiB by default.
    public var pasteLimit: Int

    /// What the key Backspace sends, from terminfo's `kbs`.
    public var backspace: BackspaceByte

    /// Makes settings; without arguments the defaults.
    public init(
      escapeDelay: Duration = .milliseconds(25), replyDelay: Duration = .milliseconds(200),
      pasteSilence: Duration = .seconds(2), pasteLimit: Int = 16 << 20,
      backspace: BackspaceByte = .delete
    ) {
      self.escapeDelay = escapeDelay
      self.replyDelay = replyDelay
      self.pasteSilence = pasteSilence
      self.pasteLimit = pasteLimit
      self.backspace = backspace
    }
  }

  /// What the key Backspace sends; 0x7F is Backspace in both cases.
  public enum BackspaceByte: Sendable, Equatable {
    /// 0x7F; 0x08 is `C-h`.
    case delete
    /// 0x08, so that `C-h` can't be told from it.
    case controlH
  }
}
