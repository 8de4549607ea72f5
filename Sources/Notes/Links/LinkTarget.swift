/// Where a link leads (notes N7).
public enum LinkTarget: Hashable, Sendable {
  /// To a note, and within it to a heading or block where one is named.
  case note(NoteID, fragment: String?)

  /// To several notes of one name, none of them nearer than the others: a person has to choose.
  case ambiguous([NoteID])

  /// To a note that isn't there; the path is where it would be.
  case missing(String)

  /// Out of the folder: an address with a scheme.
  case address(String)
}

extension NoteListing {
  /// Where a link in a note leads.
  ///
  /// A Markdown link is relative to the note's folder, `/` at its start means the notes folder, and
  /// percent signs are decoded. A wiki link is a path from the notes folder, else a file name: the
  /// only one of that name, or the one in the nearest folder; where no file is called so, another name
  /// that front matter gives. The ending may be left out. Names are compared without case, by Swift's
  /// canonical equality.
  ///
  /// - Parameter aliases: The other names of the notes, as far as they are known.
  /// - Complexity: O(1) for paths, O(notes) for file names.
  public func target(
    of link: Link, in note: NotePath, aliases: NoteAliases = NoteAliases()
  ) -> LinkTarget {
    target(of: link, in: note, aliases: aliases) { wanted in
      ids.filter { id in
        let path = self[id].path
        return String(decoding: path.stem, as: UTF8.self).lowercased() == wanted
          || String(decoding: path.name, as: UTF8.self).lowercased() == wanted
      }
    }
  }

  /// The same with an answer to which notes have a file name, the ending left out or not.
  func target(
    of link: Link, in note: NotePath, aliases: NoteAliases, named: (String) -> [NoteID]
  ) -> LinkTarget {
    let destination = link.destination
    if destination.hasAddressScheme { return .address(destination) }
    let parts = destination.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
    let name = String(parts.first ?? "")
    guard !name.isEmpty else {
      return id(of: note).map { .note($0, fragment: fragment) } ?? .missing(note.display)
    }
    switch link.kind {
    case .wiki, .embed:
      return wikiTarget(name, fragment: fragment, near: note) { wanted in
        let found = named(wanted)
        return found.isEmpty ? aliases.notes(called: name) : found
      }
    case .markdown, .automatic, .image:
      let decoded = name.percentDecodedBytes
      let base = decoded.first == Byte.slash ? nil : note.folder
      guard let path = NotePath.resolving(decoded, from: base) else { return .missing(name) }
      return id(ofFileAt: path).map { .note($0, fragment: fragment) }
        ?? .missing(path.display)
    }
  }

  private func wikiTarget(
    _ name: String, fragment: String?, near note: NotePath, named: (String) -> [NoteID]
  ) -> LinkTarget {
    if let path = NotePath.resolving(Array(name.utf8), from: nil), let id = id(ofFileAt: path) {
      return .note(id, fragment: fragment)
    }
    let wanted = name.split(separator: "/").last.map { $0.lowercased() } ?? name.lowercased()
    var found = named(wanted)
    if found.count > 1 {
      let near = found.map { self[$0].path.sharedFolders(with: note) }
      let most = near.max() ?? 0
      found = zip(found, near).filter { $1 == most }.map(\.0)
    }
    switch found.count {
    case 0: return .missing(name)
    case 1: return .note(found[0], fragment: fragment)
    default: return .ambiguous(found.sorted { self[$0].path < self[$1].path })
    }
  }

  /// The note at a path, the ending left out or not.
  private func id(ofFileAt path: NotePath) -> NoteID? {
    if let id = id(of: path) { return id }
    for ending in [".md", ".markdown", ".mdown", ".txt"] {
      if let whole = NotePath(bytes: path.bytes + Array(ending.utf8)), let id = id(of: whole) {
        return id
      }
    }
    return nil
  }
}

extension NotePath {
  /// The path that a relative one leads to; `nil` where it leaves the notes folder or names
  /// nothing.
  static func resolving(_ relative: [UInt8], from folder: NotePath?) -> NotePath? {
    var names = folder?.bytes.split(separator: Byte.slash) ?? []
    for name in relative.split(separator: Byte.slash) {
      switch name {
      case [Byte.dot]: continue
      case [Byte.dot, Byte.dot]:
        guard names.popLast() != nil else { return nil }
      default: names.append(name)
      }
    }
    return NotePath(bytes: Array(names.joined(separator: [Byte.slash])))
  }

  /// How many folders from the root on the two have in common.
  func sharedFolders(with other: NotePath) -> Int {
    let own = (folder?.bytes ?? []).split(separator: Byte.slash)
    let others = (other.folder?.bytes ?? []).split(separator: Byte.slash)
    return zip(own, others).prefix { $0 == $1 }.count
  }
}

extension String {
  /// Whether it begins with the scheme of an address: `https:`, `mailto:`, `halo:`.
  var hasAddressScheme: Bool {
    guard let colon = utf8.firstIndex(of: Byte.colon) else { return false }
    let scheme = utf8[..<colon]
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(Byte.lowercased(byte))
    }
    guard scheme.count > 1, let first = scheme.first, isLetter(first) else { return false }
    return scheme.allSatisfy { isLetter($0) || Byte.isDigit($0) || "+-.".utf8.contains($0) }
  }

  /// The bytes with `%2F` and the like decoded; a percent sign without two digits stays.
  var percentDecodedBytes: [UInt8] {
    var decoded: [UInt8] = []
    let bytes = Array(utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == Byte.percent, index + 2 < bytes.count,
        let high = Byte.hexadecimalValue(bytes[index + 1]),
        let low = Byte.hexadecimalValue(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }
}
