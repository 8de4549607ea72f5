/// Reads the texts of blocks, those that lie side by side at once.
struct BlockTexts {
  private let table: IndexTable
  private let file: TextFile
  private var buffer: [UInt8] = []

  /// So many bytes are read at once, where blocks aren't larger: they stay near the processor.
  private static let piece = 131_072
  /// Most blocks' heads are shorter.
  private static let usualHead = 512

  init(of table: IndexTable, in file: TextFile) { (self.table, self.file) = (table, file) }

  /// Goes through the texts of some blocks, the last first.
  ///
  /// - Parameter blocks: From the last to the first.
  mutating func read(
    _ blocks: ArraySlice<Int64>, _ body: (NoteBlock.Text) -> Void
  ) throws(DatabaseError) {
    var rest = blocks
    while let last = rest.popFirst() {
      var run = [table.place(of: Int(last))]
      var range = run[0]
      while let next = rest.first {
        let place = table.place(of: Int(next))
        guard place.upperBound == range.lowerBound,
          range.upperBound - place.lowerBound <= Self.piece
        else { break }
        run.append(place)
        range = place.lowerBound..<range.upperBound
        rest.removeFirst()
      }
      guard !range.isEmpty else { continue }
      try read(run, in: range, body)
    }
  }

  /// Goes through the texts of some documents of a block, the last first, without reading the others.
  ///
  /// - Parameter documents: In their order.
  mutating func read(
    _ documents: ArraySlice<Int>, of block: Int64, _ body: (NoteBlock.Text) -> Void
  ) throws(DatabaseError) {
    let range = table.place(of: Int(block))
    try load(range.prefix(Self.usualHead))
    let end = buffer.withUnsafeBytes { NoteBlock.Head($0, ofLength: range.count)?.end }
    if let end, end > Self.usualHead { try load(range.prefix(end)) }
    let places = buffer.withUnsafeBytes {
      NoteBlock.Head($0, ofLength: range.count)?.places(of: documents)
    }
    guard let places else { throw DatabaseError(damaged: "a block is damaged") }
    for place in places.reversed() {
      let start = place.stripped?.lowerBound ?? place.marked.lowerBound
      try load(range.lowerBound + start..<range.lowerBound + place.marked.upperBound)
      buffer.withUnsafeBytes { bytes in
        body(
          NoteBlock.Text(
            document: place.document, stripped: place.stripped.map { bytes[..<$0.count] },
            marked: bytes[place.marked.lowerBound - start..<place.marked.upperBound - start]))
      }
    }
  }

  /// Reads a part of the file to the beginning of the buffer.
  private mutating func load(_ range: Range<Int>) throws(DatabaseError) {
    if buffer.count < range.count {
      buffer = [UInt8](repeating: 0, count: max(range.count, Self.piece))
    }
    do throws(SystemError) {
      try file.read(range, into: &buffer)
    } catch {
      throw DatabaseError(error)
    }
  }

  private mutating func read(
    _ run: [Range<Int>], in range: Range<Int>, _ body: (NoteBlock.Text) -> Void
  ) throws(DatabaseError) {
    try load(range)
    let isWhole = buffer.withUnsafeBufferPointer { bytes in
      run.allSatisfy { place in
        let start = place.lowerBound - range.lowerBound
        return NoteBlock.forEach(
          in: UnsafeBufferPointer(rebasing: bytes[start..<start + place.count])
        ) { text in
          body(text)
          return true
        }
      }
    }
    guard isWhole else { throw DatabaseError(damaged: "a block is damaged") }
  }
}
