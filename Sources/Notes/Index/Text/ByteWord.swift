import Glibc

/// A word as bytes, ready to be found in stripped text.
struct ByteWord: Sendable {
  private let bytes: [UInt8]
  /// The place of the byte that is met least often: it is looked for first.
  private let rarest: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    rarest = bytes.indices.max { Self.rarity(bytes[$0]) < Self.rarity(bytes[$1]) } ?? 0
  }

  /// How seldom a byte is met, roughly.
  private static func rarity(_ byte: UInt8) -> Int {
    if byte >= 0xC0 { return 1 }
    if byte >= 0x80 { return 20 }
    return frequent.firstIndex(of: byte) ?? 30
  }

  private static let frequent = Array(" etaoinsrhldcumfpgwybvkxjqz".utf8)

  /// How many bytes it has.
  var count: Int { bytes.count }

  /// What may follow the word.
  enum Next {
    case anything
    /// Nothing that makes another letter of the last one.
    case noLetterMaker
  }

  /// The word in memory that is there while it is looked for.
  struct Needle {
    fileprivate let bytes: UnsafeRawBufferPointer
    fileprivate let rarest: Int
  }

  /// Lends the word.
  func withNeedle<R>(_ body: (Needle) -> R) -> R {
    bytes.withUnsafeBytes { body(Needle(bytes: $0, rarest: rarest)) }
  }

  /// The word in other memory, which is at least as large and must be kept as long as it is used.
  func copy(to memory: UnsafeMutableRawBufferPointer) -> Needle {
    let copied = UnsafeMutableRawBufferPointer(rebasing: memory[..<bytes.count])
    copied.copyBytes(from: bytes)
    return Needle(bytes: UnsafeRawBufferPointer(copied), rarest: rarest)
  }

  /// Whether the word stands in a text.
  func isIn(_ text: Slice<UnsafeRawBufferPointer>) -> Bool { first(in: text) != nil }

  /// Where the word stands first (``Needle/first(in:before:)``).
  func first(
    in text: Slice<UnsafeRawBufferPointer>, before next: Next = .noLetterMaker
  ) -> Int? {
    withNeedle { $0.first(in: text, before: next) }
  }

  /// Whether what stands at a place makes another letter of the one before it.
  static func isLetterMaker(in text: UnsafeRawBufferPointer, at place: Int) -> Bool {
    guard place + 1 < text.count, text[place] >= 0xC0 else { return false }
    return FoldedText.isLetterMaker(in: text, at: place)
  }
}

extension ByteWord.Needle {
  /// Whether the word stands in a text.
  func isIn(_ text: Slice<UnsafeRawBufferPointer>) -> Bool { first(in: text) != nil }

  /// Where the word stands first, counted from the start of the text.
  ///
  /// It doesn't stand where what follows makes another letter of its last one: か is not in が.
  /// - Complexity: O(bytes), most of them passed over many at a time
  func first(
    in text: Slice<UnsafeRawBufferPointer>, before next: ByteWord.Next = .noLetterMaker
  ) -> Int? {
    let text = UnsafeRawBufferPointer(rebasing: text)
    guard let word = bytes.baseAddress, !bytes.isEmpty else { return 0 }
    guard let base = text.baseAddress, text.count >= bytes.count else { return nil }
    var position = rarest
    let end = text.count - (bytes.count - rarest) + 1
    // Looked at before all: of two letters the one that isn't looked for.
    let last = rarest == bytes.count - 1 ? 0 : bytes.count - 1
    while position < end {
      guard let found = memchr(base + position, Int32(bytes[rarest]), end - position) else {
        return nil
      }
      let start = UnsafeRawPointer(found) - base - rarest
      if text[start + last] == bytes[last], memcmp(base + start, word, bytes.count) == 0,
        next == .anything || !ByteWord.isLetterMaker(in: text, at: start + bytes.count)
      {
        return start
      }
      position = start + rarest + 1
    }
    return nil
  }
}
