/// The tags of a notebook, `a/b` below `a`, with the notes that have them (notes N6).
///
/// A note that has `a/b` counts for `a`, too, and once where it has several tags below it. What lies
/// between two tags is in the tree even where no note has just that.
public struct TagTree: Sendable {
  /// A tag.
  public struct Tag: Hashable, Sendable {
    /// What is the same for all spellings of the whole tag.
    public let key: String
    /// The last part of it, as it was spelt first.
    public let name: String
    /// The place of the tag around it; `nil` for the outermost.
    public let parent: Int?
    /// The places of those below it, in the order of their names.
    public fileprivate(set) var children: [Int] = []
    /// How many notes have it or one below it.
    public fileprivate(set) var count = 0
  }

  /// The tags; each comes after the one around it.
  public private(set) var tags: [Tag] = []

  /// The places of the outermost tags, in the order of their names.
  public private(set) var roots: [Int] = []

  private var places: [String: Int] = [:]

  /// The notes that have just this tag, by its place.
  private var own: [[NoteID]] = []

  /// What lies deeper is one name with slashes in it.
  private static let deepest = 31

  /// A tree without tags.
  public init() {}

  /// Makes the tree of some tags.
  ///
  /// - Parameter tags: Each tag once, with its notes.
  /// - Complexity: O(tags of all notes)
  init(_ tags: [(tag: String, notes: [NoteID])]) {
    for (tag, notes) in tags {
      guard let place = insert(tag) else { continue }
      own[place] = own[place].isEmpty ? notes : Array(Set(own[place] + notes))
    }
    let keys = self.tags.map(\.key)
    roots.sort { keys[$0] < keys[$1] }
    for place in keys.indices {
      self.tags[place].children.sort { keys[$0] < keys[$1] }
      self.tags[place].count =
        self.tags[place].children.isEmpty ? own[place].count : self.notes(of: place).count
    }
  }

  /// The place of a tag; `nil` where no note has it or one below it.
  public func place(of key: String) -> Int? { places[key] }

  /// The whole tag as it was spelt first; `nil` where no note has it.
  public func spelling(of key: String) -> String? {
    guard var place = places[key] else { return nil }
    var names = [tags[place].name]
    while let parent = tags[place].parent {
      names.append(tags[parent].name)
      place = parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// The notes that have a tag or one below it, each once, in no order.
  ///
  /// - Complexity: O(its notes)
  public func notes(of place: Int) -> Set<NoteID> {
    var notes = Set(own[place])
    for child in tags[place].children { notes.formUnion(self.notes(of: child)) }
    return notes
  }

  /// The place of a tag, which comes in with all around it; `nil` for one without a name.
  private mutating func insert(_ tag: String) -> Int? {
    var parent: Int?
    var key = ""
    for name in tag.split(separator: "/", maxSplits: TagTree.deepest) {
      key += (key.isEmpty ? "" : "/") + String(name).tagKey
      if let place = places[key] {
        parent = place
        continue
      }
      let place = tags.count
      tags.append(Tag(key: key, name: String(name), parent: parent))
      own.append([])
      places[key] = place
      if let parent { tags[parent].children.append(place) } else { roots.append(place) }
      parent = place
    }
    return parent
  }
}
