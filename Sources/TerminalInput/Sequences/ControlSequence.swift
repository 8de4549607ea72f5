/// The parameters of a control sequence (`CSI` …), as they come in.
///
/// At most 32 parameters, 256 bytes, and numbers up to 9,999,999 are kept; a sequence that is longer,
/// or whose bytes stand in the wrong order, is malformed and read to its end.
struct ControlSequence: Sendable, Equatable {
  /// The private mark before the parameters, one of `< = > ?`, or 0.
  private(set) var marker: UInt8 = 0

  /// The last byte between the parameters and the end, such as `$`, or 0.
  private(set) var intermediate: UInt8 = 0

  /// Whether it can't be one that is known.
  private(set) var isMalformed = false

  private(set) var parameters: [Parameter] = []
  private var length = 0

  /// A number, and up to two more behind colons; absent ones are `nil`.
  struct Parameter: Sendable, Equatable {
    var value: Int?
    var second: Int?
    var third: Int?
    fileprivate var colons = 0
  }

  /// Whether nothing has come since `CSI`.
  var isEmpty: Bool { length == 0 }

  /// Begins anew, keeping the storage.
  mutating func reset() {
    marker = 0
    intermediate = 0
    isMalformed = false
    parameters.removeAll(keepingCapacity: true)
    length = 0
  }

  /// The number at a place, or `fallback` where it is absent.
  func value(_ index: Int, or fallback: Int = 0) -> Int {
    index < parameters.count ? parameters[index].value ?? fallback : fallback
  }

  /// What a further byte is.
  enum Step: Equatable {
    case more
    case end
    /// No part of a control sequence.
    case foreign
  }

  /// Takes the next byte after `CSI`.
  mutating func take(_ byte: UInt8) -> Step {
    switch byte {
    case 0x30...0x39, 0x3A, 0x3B: takeParameter(byte)
    case 0x3C...0x3F:
      if isEmpty { marker = byte } else { isMalformed = true }
    case 0x20...0x2F:
      if byte == UInt8(ascii: "$"), isShiftedRxvtKey { return .end }
      if intermediate != 0 { isMalformed = true }
      intermediate = byte
    case 0x40...0x7E: return .end
    default: return .foreign
    }
    length += 1
    if length > 256 { isMalformed = true }
    return .more
  }

  /// rxvt ends a shifted key with `$`, which otherwise stands before an end: `CSI 2 $` is a key, while
  /// `CSI ? 7 ; 1 $ y` is a reply.
  private var isShiftedRxvtKey: Bool {
    marker == 0 && intermediate == 0 && parameters.count == 1
      && NumberedKey.code(value(0)) != nil
  }

  private mutating func takeParameter(_ byte: UInt8) {
    guard intermediate == 0 else {
      isMalformed = true
      return
    }
    if parameters.isEmpty { parameters.append(Parameter()) }
    switch byte {
    case UInt8(ascii: ";"):
      if parameters.count < 32 { parameters.append(Parameter()) } else { isMalformed = true }
    case UInt8(ascii: ":"):
      parameters[parameters.count - 1].colons += 1
    default:
      parameters[parameters.count - 1].take(digit: Int(byte - 0x30))
    }
  }
}

extension ControlSequence.Parameter {
  fileprivate mutating func take(digit: Int) {
    switch colons {
    case 0: value = Self.grown(value, by: digit)
    case 1: second = Self.grown(second, by: digit)
    case 2: third = Self.grown(third, by: digit)
    default: break
    }
  }

  private static func grown(_ number: Int?, by digit: Int) -> Int {
    min((number ?? 0) * 10 + digit, 9_999_999)
  }
}
