import Notes

extension NoteListing {
  /// A link that leads to a note from anywhere in the folder (notes N7).
  ///
  /// A wiki link by the file's name where that is the only one of its kind, else by its path, with the
  /// title where that differs, and with the heading where one is given that a link can name; a Markdown link where the name can't stand in a wiki link.
  ///
  /// - Complexity: O(notes)
  public func linkText(to note: NoteID, titled title: String, heading: String? = nil) -> String {
    let wanted = String(decoding: self[note].path.stem, as: UTF8.self).lowercased()
    let namesakes = ids.count { id in
      String(decoding: self[id].path.stem, as: UTF8.self).lowercased() == wanted
    }
    return linkText(
      to: note, titled: title, heading: heading, naming: namesakes > 1 ? .byPath : .byName)
  }

  /// How a wiki link names a note.
  public enum Naming: Hashable, Sendable {
    /// By its file's name: it is the only one of that name.
    case byName
    /// By its path.
    case byPath
  }

  /// The same where it is known already whether the note is the only one of its name.
  ///
  /// - Complexity: O(length of the path)
  public func linkText(
    to note: NoteID, titled title: String, heading: String? = nil, naming: Naming
  ) -> String {
    let path = self[note].path
    let title = String(title.map { $0.isWhitespace ? " " : $0 })
    let place = heading.flatMap { Self.canBeLinked($0) ? "#" + $0 : nil } ?? ""
    guard let name = wikiName(of: path, naming) else {
      return markdownLink(to: path, titled: title)
    }
    let canBeShown = title != name && !title.isEmpty && !title.contains(where: "[]|".contains)
    return canBeShown ? "[[\(name)\(place)|\(title)]]" : "[[\(name)\(place)]]"
  }

  /// What a wiki link to a file says; `nil` where none can say it.
  private func wikiName(of path: NotePath, _ naming: Naming) -> String? {
    let stem = String(decoding: path.stem, as: UTF8.self)
    var name = stem
    if naming == .byPath, let folder = path.folder {
      name = String(decoding: folder.bytes, as: UTF8.self) + "/" + stem
    }
    // A name that isn't UTF-8 differs from what it is shown as.
    guard path.bytes.elementsEqual(path.display.utf8) else { return nil }
    return Self.canBeLinked(name) ? name : nil
  }

  /// Whether a wiki link can say it.
  static func canBeLinked(_ text: String) -> Bool {
    !text.unicodeScalars.contains {
      "[]|#^".unicodeScalars.contains($0) || $0.properties.generalCategory == .control
    }
  }

  private func markdownLink(to path: NotePath, titled title: String) -> String {
    let shown = title.filter { !"[]\\".contains($0) }
    return "[\(shown)](/\(path.bytes.percentEncoded))"
  }
}

extension [UInt8] {
  /// The bytes with all but letters, digits, `/`, `-`, `_`, `.` and `~` as `%2F` and the like
  /// (RFC 3986).
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in self {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"):
        text.append(byte)
      default:
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
