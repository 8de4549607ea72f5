/// What a terminal answers to the questions that the emulator doesn't know.
public struct TerminalPersonality: Sendable {
  /// The flags of the kitty keyboard protocol; `nil`: silence.
  public var keyboardFlags: Int?

  /// The colour behind text as `rgb:RRRR/GGGG/BBBB`; `nil`: silence.
  public var background: String?

  /// Whether it says that it has synchronized output.
  public var synchronizedOutput: SynchronizedOutput

  /// Whether a terminal shows frames at once.
  public enum SynchronizedOutput: Sendable {
    case unknown
    case available
  }

  /// Makes a personality.
  public init(
    keyboardFlags: Int? = nil, background: String? = nil,
    synchronizedOutput: SynchronizedOutput = .unknown
  ) {
    self.keyboardFlags = keyboardFlags
    self.background = background
    self.synchronizedOutput = synchronizedOutput
  }

  /// As old as Debian 12: it answers what the emulator does.
  public static let common = TerminalPersonality()

  /// One that has everything.
  public static let modern = TerminalPersonality(
    keyboardFlags: 0, background: "rgb:1a1a/1b1b/2626", synchronizedOutput: .available)

  /// The answers to the questions in what a program has sent, before those of the emulator, which
  /// come last as DA1 does.
  func answers(to bytes: [UInt8], emulator: [UInt8]) -> [UInt8] {
    var answers: [UInt8] = []
    if let keyboardFlags, bytes.contains(Self.keyboardQuestion) {
      answers += Array("\u{1b}[?\(keyboardFlags)u".utf8)
    }
    if let background, bytes.contains(Self.backgroundQuestion) {
      answers += Array("\u{1b}]11;\(background)\u{1b}\\".utf8)
    }
    guard synchronizedOutput == .available, bytes.contains(Self.synchronizedQuestion) else {
      return answers + emulator
    }
    let denial = Array("\u{1b}[?2026;0$y".utf8)
    var rest = emulator
    if let range = rest.firstRange(of: denial) { rest.removeSubrange(range) }
    return answers + Array("\u{1b}[?2026;2$y".utf8) + rest
  }

  private static let keyboardQuestion = Array("\u{1b}[?u".utf8)
  private static let backgroundQuestion = Array("\u{1b}]11;?".utf8)
  private static let synchronizedQuestion = Array("\u{1b}[?2026$p".utf8)
}

extension [UInt8] {
  /// Whether the bytes stand in it one after the other.
  func contains(_ other: [UInt8]) -> Bool { firstRange(of: other) != nil }
}
