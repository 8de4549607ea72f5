import TerminalInput

/// What a terminal is asked once, when the first frame is there, and what has been answered.
///
/// Nobody waits for an answer: it comes as an event like a key. Every terminal answers the last
/// question (DA1), so that its answer says that no other will come.
struct TerminalQuestions {
  /// How far the questions have got.
  enum Progress: Equatable {
    case notAsked
    case waiting
    case answered
  }

  private(set) var progress = Progress.notAsked

  /// The questions: synchronized output, the colour behind text, extended keys, and the last one.
  mutating func ask() -> [UInt8] {
    progress = .waiting
    return Array("\u{1b}[?2026$p\u{1b}]11;?\u{1b}\\\u{1b}[?u\u{1b}[c".utf8)
  }

  /// Takes an answer, and tells what it means for the screen.
  mutating func take(_ reply: TerminalReply) -> Finding? {
    switch reply {
    case .deviceAttributes:
      if progress == .waiting { progress = .answered }
    case .mode(2026, let state) where (1...3).contains(state):
      return .synchronizedOutput
    case .keyboardFlags where progress == .waiting:
      return .extendedKeys
    default:
      break
    }
    return nil
  }

  /// Something that the terminal turned out to have.
  enum Finding: Equatable {
    case synchronizedOutput
    case extendedKeys
  }
}
