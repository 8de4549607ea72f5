import Focus
import Notes

/// The notes that were read, in order, each with the place at which it was left: what back and forward
/// go through (scenes R10).
///
/// A note is visited when the focus is in it. Going back forgets nothing; visiting another note from
/// there forgets what lay ahead.
struct VisitedPlaces: Hashable, Sendable {
  /// A place in a note.
  struct Place: Hashable, Sendable {
    /// The note.
    var note: NotePath

    /// The block or link on which the focus was; `nil` where the note showed and wasn't entered.
    var item: ItemID?
  }

  /// How many are kept.
  static let capacity = 64

  /// The places, the one visited first at the beginning.
  private(set) var places: [Place] = []

  /// The place that was visited last, or gone back to.
  private(set) var current = 0

  /// Makes an empty list.
  init() {}

  /// Notes that the focus is on an item of a note.
  ///
  /// - Complexity: O(capacity), O(1) while one stays in a note
  mutating func note(_ place: Place) {
    if places.indices.contains(current), places[current].note == place.note {
      if let item = place.item { places[current].item = item }
      return
    }
    places.removeSubrange(min(current + 1, places.count)...)
    places.append(place)
    if places.count > Self.capacity { places.removeFirst() }
    current = places.count - 1
  }

  /// The nearest place in a direction.
  ///
  /// - Parameters:
  ///   - isAway: Whether the focus isn't in the note that was visited last: back leads to that one.
  ///   - exists: Whether a note is still there; others are passed over.
  /// - Returns: Its index; `nil` where there is none.
  func next(
    _ step: FocusStep, isAway: Bool, where exists: (NotePath) -> Bool
  ) -> Int? {
    let candidates: [Int] =
      switch step {
      case .backward: Array((0..<min(places.count, isAway ? current + 1 : current)).reversed())
      case .forward: Array(min(places.count, current + 1)..<places.count)
      }
    return candidates.first { exists(places[$0].note) }
  }

  /// Makes another place the current one.
  ///
  /// - Precondition: There is one of this index.
  mutating func go(to index: Int) {
    precondition(places.indices.contains(index), "There is no place \(index)")
    current = index
  }
}

extension VisitedPlaces: Codable {
  private enum Keys: String, CodingKey {
    case notes
    case items
    case current
  }

  /// Reads places; of more than are kept the last ones.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let notes = try container.decode([String].self, forKey: .notes)
    let items = try container.decode([String].self, forKey: .items)
    places = zip(notes, items).suffix(Self.capacity).compactMap { key, item in
      NotePath(key: key).map { Place(note: $0, item: item.isEmpty ? nil : ItemID(item)) }
    }
    let current = try container.decode(Int.self, forKey: .current)
    self.current = min(max(0, current), max(0, places.count - 1))
  }

  /// Writes the places.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(places.map(\.note.key), forKey: .notes)
    try container.encode(places.map { $0.item?.rawValue ?? "" }, forKey: .items)
    try container.encode(current, forKey: .current)
  }
}
