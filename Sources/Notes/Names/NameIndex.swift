/// The titles and file names of a listing, prepared so that a name is found while it is typed, as for a
/// link (notes N15): by the same words as a search in titles.
///
/// A worker makes it; asking it reads no file. It is as old as the listing and the titles it was made of.
public struct NameIndex: Sendable {
  /// The notes.
  public let listing: NoteListing

  private let titles: NoteTitles

  /// The notes, the newest first.
  private let order: [NoteID]

  /// Their titles, in the same order, and behind those the file names that differ from them.
  private var names = FoldedNames()

  /// Whose name each of them is: a place in `order`.
  private var owners: [UInt32] = []

  /// The same with the paths of notes in folders, which are looked through only for a typed `/`.
  private var paths = FoldedNames()
  private var pathOwners: [UInt32] = []

  /// What makes a file name the same as another for a link, in ascending order; each as often as it is
  /// there.
  private let keys: [Int]

  /// Makes the index.
  ///
  /// - Complexity: O(notes × log(notes) + bytes of their names)
  public init(of listing: NoteListing, titled titles: NoteTitles) {
    self.listing = listing
    self.titles = titles
    order = listing.order(by: .modified)
    var folded = FoldedText()
    var keys: [Int] = []
    var others: [(stem: String, owner: UInt32)] = []
    for (place, id) in order.enumerated() {
      let owner = UInt32(clamping: place)
      let path = listing[id].path
      let stem = String(decoding: path.stem, as: UTF8.self)
      let title = titles[id]?.text ?? stem
      names.append(title, using: &folded)
      owners.append(owner)
      if title != stem { others.append((stem, owner)) }
      if path.folder != nil {
        paths.append(Self.pathWithoutEnding(of: path), using: &folded)
        pathOwners.append(owner)
      }
      let key = stem.lowercased()
      let whole = String(decoding: path.name, as: UTF8.self).lowercased()
      keys.append(key.hashValue)
      if whole != key { keys.append(whole.hashValue) }
    }
    for other in others {
      names.append(other.stem, using: &folded)
      owners.append(other.owner)
    }
    self.keys = keys.sorted()
  }

  /// A note that was found.
  public struct Hit: Hashable, Sendable {
    /// The note.
    public let note: NoteID

    /// Its title, as far as it is known; else its file's name.
    public let title: String

    /// Where the words stand in the title, in bytes; nowhere where another name was found.
    public let ranges: [Range<Int>]
  }

  /// The notes whose titles, or else whose file names, hold the words of a text, the best first; the
  /// newest for no text.
  ///
  /// With a `/` in it it is looked for in paths as well.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - own: A note that isn't wanted.
  ///   - limit: How many are enough.
  /// - Complexity: O(bytes of the names), a pass at the speed of memory
  public func hits(for text: String, otherThan own: NotePath?, limit: Int) -> [Hit] {
    let query = Query(text)
    let unwanted = own.flatMap(listing.id(of:))
    guard !query.isEmpty else {
      return order.lazy.filter { $0 != unwanted }.prefix(limit).map { Hit(of: $0, title(of: $0)) }
    }
    var hits: [(rank: SearchRank.Title, hit: Hit)] = []
    var seen: Set<NoteID> = []
    func find(in names: FoldedNames, of owners: [UInt32], saying name: (NoteID) -> String?) {
      names.find(query, limit: limit - hits.count) { place in
        let id = order[Int(owners[place])]
        guard id != unwanted, !seen.contains(id) else { return false }
        let title = title(of: id)
        if let match = query.match(title: title) {
          hits.append((match.title, Hit(of: id, title, match.titleRanges)))
        } else if let match = name(id).flatMap({ query.match(title: $0) }) {
          hits.append((match.title, Hit(of: id, title)))
        } else {
          return false
        }
        seen.insert(id)
        return true
      }
    }
    find(in: names, of: owners) { id in String(decoding: listing[id].path.stem, as: UTF8.self) }
    if text.contains("/"), hits.count < limit {
      find(in: paths, of: pathOwners) { id in Self.pathWithoutEnding(of: listing[id].path) }
    }
    // Equal ones stay in the order in which they were found.
    return hits.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.hit)
  }

  /// Whether a link by a note's file name alone leads to no other note.
  ///
  /// - Complexity: O(log(notes))
  public func isOnlyOneOfItsName(_ note: NoteID) -> Bool {
    let key = String(decoding: listing[note].path.stem, as: UTF8.self).lowercased().hashValue
    let first = keys.partitioningIndex { $0 >= key }
    return keys[first...].prefix(2).count { $0 == key } < 2
  }

  private func title(of note: NoteID) -> String {
    titles[note]?.text ?? String(decoding: listing[note].path.stem, as: UTF8.self)
  }

  private static func pathWithoutEnding(of path: NotePath) -> String {
    String(decoding: path.bytes.dropLast(path.name.count - path.stem.count), as: UTF8.self)
  }
}

extension NameIndex.Hit {
  fileprivate init(of note: NoteID, _ title: String, _ ranges: [Range<Int>] = []) {
    self.init(note: note, title: title, ranges: ranges)
  }
}
