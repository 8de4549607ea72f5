/// The item that was last focused in a group (focus F9).
struct GroupMemory: Hashable, Sendable, Codable {
  /// The item, with where it stood.
  var place: FocusPlace

  /// What the group's content was about.
  var token: ContentToken?

  /// The number of the last write; the lowest is forgotten first.
  var stamp: UInt64 = 0
}

/// What is remembered of all groups, of absent ones too: a screen that comes back finds its places.
struct FocusMemory: Hashable, Sendable {
  /// The most groups that are remembered; the ones not written for longest are forgotten.
  static let limit = 1024

  private var entries: [GroupID: GroupMemory] = [:]
  private var stamp: UInt64 = 0

  /// What a group remembers.
  subscript(group: GroupID) -> GroupMemory? { entries[group] }

  /// Notes the last item of a group.
  ///
  /// - Complexity: O(1) on average; now and then a quarter is forgotten at once.
  mutating func note(_ memory: GroupMemory) {
    stamp += 1
    var memory = memory
    memory.stamp = stamp
    entries[memory.place.group] = memory
    guard entries.count > FocusMemory.limit else { return }
    let oldest = entries.sorted { ($0.value.stamp, $0.key) < ($1.value.stamp, $1.key) }
    for entry in oldest.prefix(FocusMemory.limit / 4) { entries[entry.key] = nil }
  }

  /// Replaces the place of a group's entry, which doesn't count as a write.
  mutating func carry(_ group: GroupID, to place: FocusPlace) {
    entries[group]?.place = place
  }

  /// Takes the names alone for true.
  mutating func forgetHints() {
    for group in entries.keys { entries[group]?.place.generation = FocusPlace.staleGeneration }
  }

  /// Whether nothing is remembered.
  var isEmpty: Bool { entries.isEmpty }
}

extension FocusMemory: Codable {
  /// Reads a list of entries; entries that can't be read are left out.
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var read: [GroupMemory] = []
    while !list.isAtEnd, read.count < FocusMemory.limit {
      if let entry = try list.decode(Lenient<GroupMemory>.self).value { read.append(entry) }
    }
    for entry in read { entries[entry.place.group] = entry }
    // Numbers that no program reaches are from a damaged file and would soon overflow.
    stamp = min(read.map(\.stamp).max() ?? 0, .max / 2)
  }

  /// Writes the entries, the one written longest ago first.
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for entry in entries.values.sorted(by: { $0.stamp < $1.stamp }) { try list.encode(entry) }
  }
}

/// A value that may fail to be read without failing what holds it.
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
  /// The value; `nil` where it couldn't be read.
  let value: Value?

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
