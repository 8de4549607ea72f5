import Synchronization

/// Notes that were read and become one block of the index.
struct MadeBlock {
  private(set) var notes: [IndexedNote] = []
  /// The words of all parts of its texts.
  private(set) var grams: [UInt8] = []

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
    if let note = notes.first, note.text == nil {
      self.grams = note.grams
      return
    }
    grams.removeAll()
    for note in notes {
      if let text = note.text { grams.add(text.stripped) }
    }
    self.grams = grams.words
  }
}

/// Notes that are to be read, of which several threads take.
final class NoteQueue: Sendable {
  private let rest: Mutex<ArraySlice<NoteID>>

  /// - Parameter order: The notes in the order in which they are taken.
  init(_ order: [NoteID]) { rest = Mutex(order[...]) }

  var isEmpty: Bool { rest.withLock { $0.isEmpty } }

  func next() -> NoteID? { rest.withLock { $0.popFirst() } }
}

/// Reads notes and puts them together in blocks.
struct BlockMaker {
  private let listing: NoteListing
  private let notebook: Notebook
  private let queue: NoteQueue
  private var grams = Grams()
  /// A note that didn't fit in the block before.
  private var kept: IndexedNote?

  /// A block with its numbers takes at most so many bytes, which is a page of the database.
  private static let largest = 16_000

  /// - Parameter queue: The notes in the order in which they become documents.
  init(_ queue: NoteQueue, of listing: NoteListing, in notebook: Notebook) {
    (self.queue, self.listing, self.notebook) = (queue, listing, notebook)
  }

  /// The next block, and how many notes were looked at for it; `nil` at the end.
  ///
  /// A note that can't be read is left out. One that is larger than a page is a block of its own.
  mutating func next() -> (block: MadeBlock, looked: Int)? {
    guard kept != nil || !queue.isEmpty else { return nil }
    var block = MadeBlock()
    var size = 0
    var looked = 0
    while let note = take(&looked) {
      let bytes = note.text.map { $0.stripped.count + $0.marked.count + 12 } ?? Self.largest
      if size > 0, size + bytes > Self.largest {
        kept = note
        break
      }
      block.append(note)
      size += bytes
      if size >= Self.largest { break }
    }
    block.finish(using: &grams)
    return (block, looked)
  }

  private mutating func take(_ looked: inout Int) -> IndexedNote? {
    if let note = kept {
      kept = nil
      return note
    }
    while let id = queue.next() {
      looked += 1
      if let note = IndexedNote(listing[id], in: notebook, using: &grams) { return note }
    }
    return nil
  }
}
