import Interface
import Notes

/// The order of the list (notes N19).
struct NoteSort: Hashable, Sendable {
  /// What notes are sorted by.
  var key: SortKey

  /// Which end comes first.
  var direction: SortDirection

  /// The order at the first start: what was changed last comes first.
  static let standard = NoteSort(key: .modified, direction: .descending)

  /// All orders, as they are offered.
  static let all: [NoteSort] = [SortKey.modified, .created, .title].flatMap { key in
    let natural = key.naturalDirection
    let other: SortDirection = natural == .ascending ? .descending : .ascending
    return [NoteSort(key: key, direction: natural), NoteSort(key: key, direction: other)]
  }

  /// The order in a word with its sign: `modified ↓`.
  func title(_ signs: Signs) -> String {
    "\(key.rawValue) \(direction == .ascending ? signs.up : signs.down)"
  }

  /// What comes first, in words.
  var explanation: String {
    switch (key, direction) {
    case (.title, .ascending), (.path, .ascending): "A to Z"
    case (.title, .descending), (.path, .descending): "Z to A"
    case (_, .ascending): "oldest first"
    case (_, .descending): "newest first"
    }
  }
}

extension NoteSort: Codable {
  private enum Keys: String, CodingKey {
    case key
    case isAscending
  }

  /// Reads an order.
  ///
  /// - Throws: `DecodingError` for a key that isn't known.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let name = try container.decode(String.self, forKey: .key)
    guard let key = SortKey(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .key, in: container, debugDescription: "no order is called \(name)")
    }
    let isAscending = try container.decode(Bool.self, forKey: .isAscending)
    self.init(key: key, direction: isAscending ? .ascending : .descending)
  }

  /// Writes the order.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(key.rawValue, forKey: .key)
    try container.encode(direction == .ascending, forKey: .isAscending)
  }
}
