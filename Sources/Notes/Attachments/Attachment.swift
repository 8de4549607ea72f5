/// A file that is to be attached to a note (notes N22).
public struct Attachment: Hashable, Sendable {
  /// The absolute path of the file, anywhere on the system.
  public let source: [UInt8]
  /// The note; its folder says where the copy goes.
  public let note: NotePath?
  /// The folder of the note; `nil` is the notes folder itself.
  public let folder: NotePath?
  /// What writes the link.
  public let linking: Linking

  /// What writes the link.
  public enum Linking: Hashable, Sendable {
    /// The operation, at the end of the note.
    case atEnd
    /// Whoever writes in the note.
    case elsewhere
  }

  /// Attaches a file to a note, with the link at its end.
  public init(_ source: [UInt8], to note: NotePath) {
    self.source = source
    self.note = note
    folder = note.folder
    linking = .atEnd
  }

  /// Brings a file to where the attachments of notes in a folder are; somebody else writes the link.
  public init(_ source: [UInt8], forNotesIn folder: NotePath?) {
    self.source = source
    note = nil
    self.folder = folder
    linking = .elsewhere
  }
}

/// A file that was attached.
public struct AttachedFile: Sendable {
  /// What was done, and how to take it back; `nil` where the file lay in the folder already and no note
  /// was changed.
  public let outcome: OperationOutcome?
  /// Where the file is.
  public let path: NotePath
  /// The link to it, as it is written in a note of its folder.
  public let link: [UInt8]
}

/// How a link to an attachment is written.
struct AttachmentLink {
  let path: NotePath
  let folder: NotePath?
  let style: VaultSettings.LinkStyle

  /// The link: a picture shows, another file is led to.
  ///
  /// A wiki link is a name where its file is found by that, else the path; what such a link can't say is
  /// a Markdown link.
  var bytes: [UInt8] {
    let isPicture = AttachmentName.isPicture(path.name)
    let bang = isPicture ? [Byte.bang] : []
    if style == .wiki {
      let text = path.folder == folder || path.folder == nil ? Array(path.name) : path.bytes
      let link = bang + Array("[[".utf8) + text + Array("]]".utf8)
      if isWritableInBrackets, names(link, text) { return link }
    }
    let shown = String(decoding: path.name, as: UTF8.self)
    let stem = shown.lastIndex(of: ".").map { shown[..<$0] } ?? shown[...]
    let words = stem.filter { !"[]\\`<>*_".contains($0) && !$0.isNewline }
    return bang + [Byte.openBracket] + Array(words.utf8) + Array("](".utf8)
      + path.relativeBytes(from: folder).asMarkdownDestination + Array(")".utf8)
  }

  private var isWritableInBrackets: Bool {
    !path.bytes.contains { "[]|#^\\".utf8.contains($0) || $0 < 0x20 || $0 == 0x7F }
      && path.utf8 != nil
  }

  /// Whether a wiki link is read as one with all of a name: `[[<t>.png]]` would be a tag of HTML
  /// between brackets.
  private func names(_ link: [UInt8], _ name: [UInt8]) -> Bool {
    let blocks = Document(parsing: link).blocks
    guard blocks.count == 1, blocks[0].links.count == 1 else { return false }
    return blocks[0].links[0].destination.utf8.elementsEqual(name)
  }
}

extension [UInt8] {
  /// A path as a Markdown destination without `<` and `>`: what would end or change it is
  /// percent-encoded, and what isn't UTF-8.
  fileprivate var asMarkdownDestination: [UInt8] {
    let keepsLetters = String(validating: self, as: UTF8.self) != nil
    var result: [UInt8] = []
    for byte in self {
      let mustBeEncoded =
        byte <= Byte.space || byte == 0x7F || byte >= 0x80 && !keepsLetters
        || "%#?\\<>&:\"`[]|()*_".utf8.contains(byte)
      if mustBeEncoded {
        result += [
          Byte.percent, Byte.hexadecimalDigit(byte >> 4), Byte.hexadecimalDigit(byte & 15),
        ]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
