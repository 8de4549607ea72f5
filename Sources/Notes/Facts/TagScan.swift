/// The tags of a notebook with how many notes have each, by an index or by reading them.
public struct TagCounts: Sendable {
  private var counts: [String: (name: String, count: Int)] = [:]

  /// Makes a table without tags.
  public init() {}

  /// Adds what a note has, or takes it away again.
  ///
  /// - Parameter sign: 1 to add it, -1 to take it away.
  /// - Complexity: O(tags of the note)
  public mutating func add(_ tags: NoteTags, _ sign: Int = 1) {
    for tag in tags.all {
      let count = (counts[tag.tagKey]?.count ?? 0) + sign
      counts[tag.tagKey] = count > 0 ? (counts[tag.tagKey]?.name ?? tag, count) : nil
    }
  }

  /// Adds a tag that so many notes have.
  mutating func add(_ tag: String, _ notes: Int) {
    let known = counts[tag.tagKey]
    counts[tag.tagKey] = (known?.name ?? tag, (known?.count ?? 0) + notes)
  }

  /// The tags in the order of their names, each as it was spelt first.
  ///
  /// - Complexity: O(tags × log(tags))
  public var sorted: [(tag: String, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.value.name, $0.value.count) }
  }
}

extension NoteTags {
  /// The tags of a note on the disk; `nil` where it can't be read.
  ///
  /// Of a large note only the beginning counts.
  /// - Complexity: O(bytes)
  public static func read(_ note: NotePath, in notebook: Notebook) -> NoteTags? {
    guard let contents = try? NoteFile.read(note, in: notebook) else { return nil }
    return NoteTags(in: contents.bytes)
  }
}
