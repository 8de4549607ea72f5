/// Some notes' texts in one piece, as the index keeps them: one after the other, so that many are
/// looked through at once.
///
/// It begins with how many there are and, for each, its document's number and the lengths of its two
/// texts, four bytes each with the lowest first.
struct NoteBlock {
  /// The document that stands where a note's text isn't kept.
  static let isLarge = UInt32.max

  private(set) var header: [UInt8] = []
  private var texts: [UInt8] = []
  private(set) var count: UInt32 = 0

  /// How many bytes of text it has.
  var size: Int { texts.count }

  /// Adds a text; `nil` stands for one that isn't kept.
  mutating func append(_ text: StrippedText?, of document: UInt32) {
    count += 1
    NoteBlock.append(document, to: &header)
    guard let text else {
      NoteBlock.append(NoteBlock.isLarge, to: &header)
      NoteBlock.append(0, to: &header)
      return
    }
    NoteBlock.append(UInt32(text.stripped.count), to: &header)
    NoteBlock.append(UInt32(text.marked.count), to: &header)
    texts += text.stripped
    texts += text.marked
  }

  /// The whole block.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 + header.count + texts.count)
    NoteBlock.append(count, to: &bytes)
    bytes += header
    bytes += texts
    return bytes
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  /// A text of a block.
  struct Text {
    let document: UInt32
    /// The text without accents; `nil` where it isn't kept.
    let stripped: Slice<UnsafeRawBufferPointer>?
    /// The text with accents; empty where it has none.
    let marked: Slice<UnsafeRawBufferPointer>
  }

  /// Goes through the texts of a block, the last first.
  ///
  /// - Parameter body: Answers whether to go on.
  /// - Returns: `false` where the bytes are no block.
  static func forEach(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (Text) -> Bool
  ) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    func number(_ place: Int) -> Int {
      Int(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }
    guard raw.count >= 4 else { return false }
    let count = number(0)
    // What was never written to the disk is all zeros.
    guard count > 0, count <= (raw.count - 4) / 12 else { return false }
    var end = raw.count
    for index in (0..<count).reversed() {
      let (stripped, marked) = (number(8 + index * 12), number(12 + index * 12))
      let isKept = stripped != Int(isLarge)
      let start = end - marked - (isKept ? stripped : 0)
      guard start >= 4 + count * 12 else { return false }
      let text = Text(
        document: UInt32(number(4 + index * 12)),
        stripped: isKept ? raw[start..<end - marked] : nil, marked: raw[end - marked..<end])
      guard body(text) else { return true }
      end = start
    }
    return true
  }
}
