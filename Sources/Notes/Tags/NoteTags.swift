/// The tags of a note (notes N6).
public struct NoteTags: Hashable, Sendable {
  /// Those of its front matter, in order, each once.
  public let own: [String]
  /// Those that stand as `#tag` in its text, in order, each once.
  public let inText: [String]

  /// Finds the tags of a note.
  ///
  /// - Complexity: O(bytes); a note without `#` in its text isn't parsed.
  public init(in bytes: [UInt8]) { self.init(in: bytes, readAs: nil) }

  /// The same of a note that was read before.
  init(in bytes: [UInt8], readAs document: Document?) {
    own = NoteTags.distinct(FrontMatterTags(in: bytes).items.map(\.text).filter(NoteTags.isTag))
    inText = NoteTags.distinct(TextTags.all(in: bytes, readAs: document))
  }

  private init(own: [String], inText: [String]) {
    self.own = own
    self.inText = inText
  }

  /// The tags with another one in the front matter.
  public func with(_ tag: String) -> NoteTags {
    NoteTags(own: NoteTags.distinct(own + [tag]), inText: inText)
  }

  /// The tags with one fewer in the front matter; the text keeps its own.
  public func without(_ tag: String) -> NoteTags {
    NoteTags(own: own.filter { !$0.isSameTag(as: tag) }, inText: inText)
  }

  /// Whether a tag stands in the text and not in the front matter.
  public func isInTextAlone(_ tag: String) -> Bool {
    !own.contains { $0.isSameTag(as: tag) } && inText.contains { $0.isSameTag(as: tag) }
  }

  /// All of them, those of the front matter first.
  public var all: [String] { NoteTags.distinct(own + inText) }

  /// Whether the note has a tag.
  public func contain(_ tag: String) -> Bool { (own + inText).contains { $0.isSameTag(as: tag) } }

  /// Whether a text is a tag: letters of any script, digits, `_`, `-` and `/`, not digits alone.
  public static func isTag(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(isTagScalar)
      && text.unicodeScalars.contains { !isDigit($0) } && !text.hasPrefix("/")
      && !text.hasSuffix("/")
  }

  /// The tag that somebody means who types a text: a `#` before it is dropped and blanks in it become
  /// `-`; `nil` for what can't be a tag.
  public static func tag(typed text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "\t" }.joined(separator: "-")
    let tag = String(words.drop { $0 == "#" })
    return isTag(tag) ? tag : nil
  }

  static func isTagScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return Byte.isTag(UInt8(truncatingIfNeeded: scalar.value)) }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark: return true
    default: return properties.isAlphabetic
    }
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  private static func distinct(_ tags: [String]) -> [String] {
    var seen: Set<String> = []
    return tags.filter { seen.insert($0.tagKey).inserted }
  }
}

extension String {
  /// What is the same for all spellings of a tag: case doesn't matter (notes N6).
  public var tagKey: String { lowercased() }

  func isSameTag(as other: String) -> Bool { tagKey == other.tagKey }
}

extension Byte {
  static let comma = UInt8(ascii: ",")

  /// Whether a byte of ASCII may stand in a tag.
  static func isTag(_ byte: UInt8) -> Bool {
    lowercased(byte) &- UInt8(ascii: "a") < 26 || isDigit(byte) || "_-/".utf8.contains(byte)
  }
}
