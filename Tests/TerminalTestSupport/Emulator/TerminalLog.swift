/// All bytes that a program has sent to its terminal, and what can be read from them.
public struct TerminalLog: Sendable {
  /// The bytes, in order.
  public private(set) var bytes: [UInt8] = []

  /// The private modes (`CSI ? n h`) that are on after all that was sent.
  public private(set) var modes: Set<Int> = []

  /// Every private mode that was ever turned on.
  public private(set) var modesTurnedOn: Set<Int> = []

  /// Every private mode that was ever turned on and has to be off in the end: all but those that
  /// terminals are in by themselves, a visible cursor (25) and wrapping at the margin (7).
  public var modesToUndo: Set<Int> { modesTurnedOn.subtracting([7, 25]) }

  /// Whether the cursor can be seen (mode 25, which is on before anything is sent).
  public private(set) var cursorVisibility = CursorVisibility.visible

  /// Whether a cursor can be seen.
  public enum CursorVisibility: Sendable {
    case visible
    case hidden
  }

  /// The first byte that may belong to a sequence that isn't complete.
  private var scanned = 0

  mutating func append(_ more: some Collection<UInt8>) {
    bytes += more
    scanModes()
  }

  /// The bytes as text, with Esc shown as `␛`, for messages.
  public var shown: String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1b}", with: "␛")
  }

  /// How often a text was sent.
  public func count(of text: String) -> Int {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return 0 }
    return (0...bytes.count - wanted.count).filter { start in
      bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
    }.count
  }

  /// Whether a text was sent.
  public func contains(_ text: String) -> Bool { bytes.contains(Array(text.utf8)) }

  /// How many levels of the kitty keyboard protocol were pushed and not popped.
  public var keyboardLevels: Int { count(of: "\u{1b}[>1u") - count(of: "\u{1b}[<u") }

  private mutating func scanModes() {
    while let start = bytes[scanned...].firstIndex(of: 0x1b) {
      scanned = start
      guard start + 2 < bytes.count else { return }
      guard bytes[start + 1] == 0x5b, bytes[start + 2] == 0x3f else {
        scanned = start + 1
        continue
      }
      let parameters = bytes[(start + 3)...].prefix { $0 == 0x3b || (0x30..<0x3a).contains($0) }
      guard parameters.endIndex < bytes.count else { return }
      for number in parameters.split(separator: 0x3b) {
        note(Int(String(decoding: number, as: UTF8.self)), final: bytes[parameters.endIndex])
      }
      scanned = parameters.endIndex
    }
    scanned = bytes.count
  }

  private mutating func note(_ mode: Int?, final: UInt8) {
    guard let mode, final == UInt8(ascii: "h") || final == UInt8(ascii: "l") else { return }
    if final == UInt8(ascii: "h") {
      modes.insert(mode)
      modesTurnedOn.insert(mode)
    } else {
      modes.remove(mode)
    }
    if mode == 25 { cursorVisibility = modes.contains(25) ? .visible : .hidden }
  }
}
