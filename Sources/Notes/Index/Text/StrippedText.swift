/// A text as the index keeps it: in small letters without accents, and once more with its accents
/// where it has any.
struct StrippedText {
  /// UTF-8 without case and accents.
  private(set) var stripped: [UInt8]
  /// The same with the accents, taken apart and in order; empty where there are none.
  private(set) var marked: [UInt8]

  /// Folds a text.
  ///
  /// - Complexity: O(bytes)
  init(_ bytes: [UInt8]) {
    marked = []
    guard !bytes.isASCII else {
      stripped = bytes.map(Byte.lowercased)
      return
    }
    var folded = FoldedText()
    bytes.withUnsafeBufferPointer { folded.load($0) }
    stripped = folded.units.strippedBytes
    guard folded.units.contains(where: \.isAccent) else { return }
    for unit in folded.units { unit.append(to: &marked) }
  }

  /// Puts a title before the text, for a search that finds words in either; one that the text holds
  /// anyway is left out.
  mutating func prepend(_ title: StrippedText) {
    let isThere = stripped.withUnsafeBytes { text in
      ByteWord(title.stripped).isIn(text[...])
    }
    guard !isThere || !title.marked.isEmpty else { return }
    if !marked.isEmpty || !title.marked.isEmpty {
      let withMarks = marked.isEmpty ? stripped : marked
      marked = (title.marked.isEmpty ? title.stripped : title.marked)
      marked.append(StrippedText.border)
      marked += withMarks
    }
    stripped = title.stripped + [StrippedText.border] + stripped
  }

  /// Stands between title and text: no byte of UTF-8, so no word goes over it.
  private static let border: UInt8 = 0xFF
}

extension [UInt8] {
  /// Whether all bytes are ASCII.
  var isASCII: Bool {
    withUnsafeBytes { raw in
      var position = 0
      var bits: UInt64 = 0
      while position + 8 <= raw.count {
        bits |= raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        position += 8
      }
      return bits & 0x8080_8080_8080_8080 == 0 && raw[position...].allSatisfy { $0 < 0x80 }
    }
  }
}

extension FoldedText {
  /// Takes text that was folded before, as it is.
  mutating func load(folded bytes: Slice<UnsafeRawBufferPointer>) {
    var loaded = FoldedText()
    UnsafeRawBufferPointer(rebasing: bytes).withMemoryRebound(to: UInt8.self) { bytes in
      loaded.loadScalars(bytes)
    }
    self = loaded
  }
}
