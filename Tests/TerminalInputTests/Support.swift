import Commands
import TerminalInput

/// The bytes of a text in which `^[` stands for Esc.
func bytes(_ text: String) -> [UInt8] {
  var result: [UInt8] = []
  var isCaret = false
  for byte in text.utf8 {
    if isCaret, byte == UInt8(ascii: "[") {
      result[result.count - 1] = 0x1B
      isCaret = false
    } else {
      result.append(byte)
      isCaret = byte == UInt8(ascii: "^")
    }
  }
  return result
}

/// A decoder with a clock that stands still unless it is told to go on.
struct Terminal {
  var decoder: InputDecoder
  var now: Duration = .zero
  var sent: [TimedEvent] = []

  init(_ settings: InputDecoder.Settings = .init()) { decoder = InputDecoder(settings: settings) }

  var events: [Event] { sent.map(\.event) }

  /// The keys among the events, in notation.
  var keys: String { notation(events) }

  mutating func send(_ text: String) { send(bytes(text)) }

  mutating func send(_ bytes: [UInt8]) { decoder.decode(bytes, at: now, into: &sent) }

  /// Lets time pass and judges what is undecided.
  mutating func wait(_ time: Duration) {
    now += time
    decoder.expire(at: now, into: &sent)
  }

  /// Waits for every deadline there is.
  mutating func settle() {
    while let deadline = decoder.deadline {
      now = max(now, deadline)
      decoder.expire(at: now, into: &sent)
    }
  }
}

/// What a fresh decoder makes of bytes that come in one read.
func decoded(_ bytes: [UInt8], _ settings: InputDecoder.Settings = .init()) -> [Event] {
  var terminal = Terminal(settings)
  terminal.send(bytes)
  return terminal.events
}

/// The keys among events, in notation.
func notation(_ events: [Event]) -> String {
  events.compactMap { event in
    guard case .key(let key) = event else { return nil }
    return key.notation
  }.joined(separator: " ")
}

/// Numbers that look random and are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
