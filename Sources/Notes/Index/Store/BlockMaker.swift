import Synchronization

/// By what full-text search finds texts, and where short words may be in them.
struct TextParts {
  private(set) var words: [UInt8] = []
  private(set) var pairs = LetterPairs().bits

  init() {}

  init(_ grams: Grams) { (words, pairs) = (grams.words, grams.pairs.bits) }
}

/// Notes that were read and become one block of the index.
struct MadeBlock {
  private(set) var notes: [IndexedNote] = []
  /// The parts of its texts.
  private(set) var parts = TextParts()
  /// How many notes were looked at for it, also such as can't be read.
  fileprivate(set) var looked = 0

  /// The texts under the numbers of their documents, which follow each other.
  func bytes(from document: UInt32) -> [UInt8] {
    var block = NoteBlock()
    for (index, note) in notes.enumerated() {
      block.append(note.text, of: document + UInt32(index))
    }
    return block.bytes
  }

  fileprivate mutating func append(_ note: IndexedNote) { notes.append(note) }

  fileprivate mutating func finish(using grams: inout Grams) {
    if let parts = notes.first?.parts {
      self.parts = parts
      return
    }
    grams.removeAll()
    for note in notes {
      if let text = note.text { grams.add(text.stripped) }
    }
    parts = TextParts(grams)
  }
}

/// Notes that are to be read, of which several threads take a run at a time.
final class NoteQueue: Sendable {
  private let order: [NoteID]
  private let taken = Atomic(0)

  /// So many notes are taken at a time: several blocks of common ones.
  private static let run = 128

  /// - Parameter order: The notes in the order in which they are taken.
  init(_ order: [NoteID]) { self.order = order }

  /// How many runs there are in all.
  var runs: Int { (order.count + Self.run - 1) / Self.run }

  /// The next notes, and the number of their run, from 0.
  func next() -> (number: Int, notes: ArraySlice<NoteID>)? {
    let number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    guard number < runs else { return nil }
    return (number, order[number * Self.run..<min(order.count, (number + 1) * Self.run)])
  }
}

/// Reads notes and puts them together in blocks.
struct BlockMaker {
  private let listing: NoteListing
  private let notebook: Notebook
  private var grams = Grams()

  /// A block with its numbers takes at most so many bytes, which is a page of the database.
  private static let largest = 16_000

  init(of listing: NoteListing, in notebook: Notebook) {
    (self.listing, self.notebook) = (listing, notebook)
  }

  /// The blocks of some notes, in their order.
  ///
  /// A note that can't be read is left out. One that is larger than a page is a block of its own.
  mutating func blocks(of notes: some Sequence<NoteID>) -> [MadeBlock] {
    var blocks: [MadeBlock] = []
    var (block, size) = (MadeBlock(), 0)
    for id in notes {
      block.looked += 1
      ThreadPriority.letOthersRun()
      guard let note = IndexedNote(listing[id], in: notebook, using: &grams) else { continue }
      let bytes = note.text.map { $0.stripped.count + $0.marked.count + 12 } ?? Self.largest
      if size > 0, size + bytes > Self.largest {
        block.finish(using: &grams)
        blocks.append(block)
        (block, size) = (MadeBlock(), 0)
      }
      block.append(note)
      size += bytes
    }
    guard block.looked > 0 || !block.notes.isEmpty else { return blocks }
    block.finish(using: &grams)
    return blocks + [block]
  }
}
