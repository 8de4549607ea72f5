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

  /// Where a document's texts lie in a block.
  struct Place {
    let document: UInt32
    /// The text without accents; `nil` where it isn't kept.
    let stripped: Range<Int>?
    /// The text with accents, behind the other one.
    let marked: Range<Int>
  }

  /// A text of a block.
  struct Text {
    let document: UInt32
    /// The text without accents; `nil` where it isn't kept.
    let stripped: Slice<UnsafeRawBufferPointer>?
    /// The text with accents; empty where it has none.
    let marked: Slice<UnsafeRawBufferPointer>
  }

  /// With what a block begins: its documents, and how long their texts are.
  struct Head {
    private let bytes: UnsafeRawBufferPointer
    private let length: Int
    /// How many documents there are.
    let count: Int

    /// Where the first text begins; may be behind the bytes that were given.
    var end: Int { Head.end(count) }

    /// Reads how many documents there are.
    ///
    /// - Parameters:
    ///   - bytes: The beginning of the block, or all of it.
    ///   - length: How long the block is.
    /// - Returns: `nil` where the bytes are none of a block.
    init?(_ bytes: UnsafeRawBufferPointer, ofLength length: Int) {
      guard bytes.count >= 4 else { return nil }
      (self.bytes, self.length) = (bytes, length)
      count = Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
      // What was never written to the disk is all zeros.
      guard count > 0, Head.end(count) <= length else { return nil }
    }

    private static func end(_ count: Int) -> Int { 4 + count * 12 }

    /// A document with the lengths of its text without and with accents; the first is `nil` where the
    /// text isn't kept.
    subscript(place: Int) -> (document: UInt32, stripped: Int?, marked: Int) {
      let stripped = number(8 + place * 12)
      return (
        number(4 + place * 12), stripped == NoteBlock.isLarge ? nil : Int(stripped),
        Int(number(12 + place * 12))
      )
    }

    /// Where the texts of some documents lie in the block.
    ///
    /// - Parameter documents: In their order.
    /// - Returns: `nil` where not all of them are in it.
    /// - Complexity: O(documents of the block); all of the head must be there.
    func places(of documents: ArraySlice<Int>) -> [Place]? {
      var wanted = documents
      var places: [Place] = []
      var start = end
      for place in 0..<count {
        guard let next = wanted.first else { break }
        let (document, stripped, marked) = self[place]
        let middle = start + (stripped ?? 0)
        if Int(document) == next {
          guard middle + marked <= length else { return nil }
          places.append(
            Place(
              document: document, stripped: stripped.map { start..<start + $0 },
              marked: middle..<middle + marked))
          wanted.removeFirst()
        }
        start = middle + marked
      }
      return wanted.isEmpty ? places : nil
    }

    private func number(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
  }

  /// Goes through the texts of a block, the last first.
  ///
  /// - Parameter body: Answers whether to go on.
  /// - Returns: `false` where the bytes are no block.
  static func forEach(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (Text) -> Bool
  ) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    guard let head = Head(raw, ofLength: raw.count) else { return false }
    var end = raw.count
    for place in (0..<head.count).reversed() {
      let (document, stripped, marked) = head[place]
      let start = end - marked - (stripped ?? 0)
      guard start >= head.end else { return false }
      let text = Text(
        document: document, stripped: stripped.map { _ in raw[start..<end - marked] },
        marked: raw[end - marked..<end])
      guard body(text) else { return true }
      end = start
    }
    return true
  }
}
