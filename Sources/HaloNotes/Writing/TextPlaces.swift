import Notes
import Text

/// Where the caret goes when one begins to write in a note.
enum WritingPlace: Sendable, Equatable {
  /// Where one was when one wrote in it last; its start where one never did.
  case last

  /// At a line from 1, and in it or behind it at the first place of a text, if there is one.
  case line(Int, holding: [UInt8]?)

  /// At the end.
  case end
}

/// Where one was in a text.
struct TextPlace: Hashable, Sendable, Codable {
  /// Where the selection was begun, in bytes.
  var anchor: Int

  /// Where the caret is, in bytes.
  var head: Int

  /// A place in the first row that is seen, in bytes.
  var top: Int

  /// The same place in a text that has been edited.
  func rebased(over edits: [Edit]) -> TextPlace {
    var selection = TextSelection(anchor: anchor, head: head)
    var viewport = TextViewport(anchor: top, rows: 1)
    for edit in edits {
      selection = selection.rebased(over: edit)
      viewport = viewport.rebased(over: edit)
    }
    return TextPlace(anchor: selection.anchor, head: selection.head, top: viewport.anchor)
  }
}

/// Where one was in texts, so that going back to one goes on there (scenes R1).
struct TextPlaces: Hashable, Sendable {
  /// How many are kept.
  static let capacity = 200

  /// The places of notes, by their keys.
  private(set) var places: [String: TextPlace] = [:]

  /// The keys, the one left last at the end.
  private(set) var order: [String] = []

  /// Where one was in a note.
  subscript(note: NotePath) -> TextPlace? {
    get { places[note.key] }
    set {
      order.removeAll { $0 == note.key }
      places[note.key] = newValue
      guard newValue != nil else { return }
      order.append(note.key)
      if order.count > Self.capacity { places[order.removeFirst()] = nil }
    }
  }
}

extension TextPlaces: Codable {
  /// Reads places, the one left last at the end.
  init(from decoder: any Decoder) throws {
    let entries = try decoder.singleValueContainer().decode([Entry].self)
    for entry in entries {
      if let note = NotePath(key: entry.note) { self[note] = entry.place }
    }
  }

  /// Writes places, the one left last at the end.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      order.compactMap { note in places[note].map { Entry(note: note, place: $0) } })
  }

  private struct Entry: Codable {
    var note: String
    var place: TextPlace
  }
}

extension Writing {
  /// Where one is in it.
  var place: TextPlace {
    TextPlace(
      anchor: editor.selection.anchor, head: editor.selection.head, top: viewport.anchor)
  }

  /// Goes to where one was; places beyond the text are brought inside of it.
  mutating func go(to place: TextPlace) {
    select(from: place.anchor, to: place.head)
    viewport.anchor = editor.buffer.border(atOrBefore: max(0, place.top))
    reveals = true
  }

  /// Bytes behind the start of a line in which a text is looked for.
  private static let reach = 1 << 16

  /// Goes to where one shall begin to write.
  mutating func go(to place: WritingPlace, last: TextPlace?) {
    switch place {
    case .last:
      if let last { go(to: last) }
    case .end:
      select(from: editor.buffer.count, to: editor.buffer.count)
    case .line(let line, let text):
      let start = editor.buffer.start(ofLine: line - 1)
      var caret = start
      if let pattern = text.flatMap(FindPattern.init) {
        // What is shown beside it stands near; no key waits for the rest of a large text.
        let near = start..<min(editor.buffer.count, start + Self.reach)
        var finder = TextFinder(pattern, in: TextBuffer(editor.buffer.bytes(in: near)))
        finder.finish()
        if let next = finder.matches.first?.lowerBound { caret = start + next }
      }
      select(from: caret, to: caret)
    }
    reveals = true
  }

  private mutating func select(from anchor: Int, to head: Int) {
    editor.perform(.place(max(0, anchor)), at: .zero)
    if head != anchor { editor.perform(.extend(to: max(0, head)), at: .zero) }
  }
}
