/// What notes are sorted by (notes N19).
public enum SortKey: String, CaseIterable, Sendable {
  /// When they were last written.
  case modified
  /// When they came into being.
  case created
  /// Their titles, without case and accents.
  case title
  /// The bytes of their paths.
  case path

  /// The direction that people expect: the newest first, and titles and paths from A to Z.
  public var naturalDirection: SortDirection {
    switch self {
    case .modified, .created: .descending
    case .title, .path: .ascending
    }
  }
}

/// Which end of an order comes first.
public enum SortDirection: Sendable {
  /// The oldest, or A, first.
  case ascending
  /// The newest, or Z, first.
  case descending
}

extension NoteListing {
  /// The notes in order.
  ///
  /// Equal notes stand in the order of their paths' bytes, whatever the direction, so the order is
  /// the same each time.
  ///
  /// - Parameters:
  ///   - key: What they are sorted by.
  ///   - direction: Which end comes first; the key's own when `nil`.
  ///   - titles: The titles known so far, for ``SortKey/title``; a note without one is sorted by
  ///     its file name.
  /// - Complexity: O(n log n).
  public func order(
    by key: SortKey, _ direction: SortDirection? = nil, titles: NoteTitles = NoteTitles()
  ) -> [NoteID] {
    let direction = direction ?? key.naturalDirection
    switch key {
    case .modified: return sorted(by: direction) { $0.identity.modified.nanoseconds }
    case .created: return sorted(by: direction) { $0.created.nanoseconds }
    case .path: return sorted(by: direction, ranks: sortedByPath())
    case .title: return sortedByTitle(titles, direction)
    }
  }

  /// The notes in a folder, in the order in which they were found.
  ///
  /// - Complexity: O(n).
  public func notes(in folder: FolderID, _ subfolders: Subfolders = .included) -> [NoteID] {
    guard subfolders == .included else {
      return ids.filter { records[$0.index].folder == folder }
    }
    var isInside = [Bool](repeating: false, count: folders.count)
    for candidate in folders {
      let parent = candidate.parent
      isInside[candidate.id.index] =
        candidate.id == folder || parent.map { isInside[$0.index] } ?? false
    }
    return ids.filter { isInside[records[$0.index].folder.index] }
  }

  /// Whether the notes of the folders in a folder count as its own.
  public enum Subfolders: Sendable {
    /// The folder with everything below it.
    case included
    /// Only what lies directly in it.
    case excluded
  }

  private func sorted(
    by direction: SortDirection, _ key: (Record) -> Int64
  ) -> [NoteID] {
    // The complement turns the order round and, unlike the negative, exists for every number.
    var keyed = records.enumerated().map { index, record in
      let value = key(record)
      return (key: direction == .ascending ? value : ~value, id: NoteID(index))
    }
    arena.withUnsafeBytes { bytes in
      keyed.sort {
        if $0.key != $1.key { return $0.key < $1.key }
        return comesFirst(records[$0.id.index], records[$1.id.index], bytes)
      }
    }
    return keyed.map(\.id)
  }

  private func sorted(by direction: SortDirection, ranks: [NoteID]) -> [NoteID] {
    direction == .ascending ? ranks : ranks.reversed()
  }

  private func sortedByPath() -> [NoteID] {
    arena.withUnsafeBytes { bytes in
      ids.sorted { comesFirst(records[$0.index], records[$1.index], bytes) }
    }
  }

  private func sortedByTitle(_ titles: NoteTitles, _ direction: SortDirection) -> [NoteID] {
    var keyed = ids.map { id in
      let title = titles[id]?.text ?? String(decoding: self[id].path.stem, as: UTF8.self)
      return (key: SortableText(title), id: id)
    }
    arena.withUnsafeBytes { bytes in
      keyed.sort {
        if $0.key == $1.key {
          return comesFirst(records[$0.id.index], records[$1.id.index], bytes)
        }
        return direction == .ascending ? $0.key < $1.key : $1.key < $0.key
      }
    }
    return keyed.map(\.id)
  }

  /// Moves notes that were written to in an order by when they were last modified.
  ///
  /// - Parameters:
  ///   - written: Are in the order, at whatever places.
  ///   - order: Of the listing before they were written to; the last modified first.
  /// - Returns: The order in this listing.
  /// - Complexity: O(notes)
  public func moving(_ written: Set<NoteID>, in order: [NoteID]) -> [NoteID] {
    var order = order.filter { !written.contains($0) }
    arena.withUnsafeBytes { bytes in
      for id in written {
        let record = records[id.index]
        let place = order.partitioningIndex { other in
          let other = records[other.index]
          let (one, two) = (record.identity.modified, other.identity.modified)
          return one == two ? comesFirst(record, other, bytes) : two < one
        }
        order.insert(id, at: place)
      }
    }
    return order
  }

  private func comesFirst(
    _ left: Record, _ right: Record, _ arena: UnsafeRawBufferPointer
  ) -> Bool {
    func path(_ record: Record) -> Slice<UnsafeRawBufferPointer> {
      arena[Int(record.pathStart)..<Int(record.pathStart) + Int(record.pathLength)]
    }
    return path(left).lexicographicallyPrecedes(path(right))
  }
}
