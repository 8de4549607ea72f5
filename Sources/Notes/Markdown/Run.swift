/// A stretch of a block's text that is shown in one way.
public struct Run: Hashable, Sendable {
  /// What the stretch is.
  public enum Kind: Hashable, Sendable {
    /// Words.
    case text
    /// A code span.
    case code
    /// An inline HTML tag, as written.
    case html
    /// The description of a picture that stands here.
    case image
    /// The end of a source line inside a paragraph; its text is one blank.
    case softBreak
    /// A break that the writer asked for; its text is one newline.
    case hardBreak
  }

  /// How words are set off; the marks may be combined.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `*so*`.
    public static let emphasis = Traits(rawValue: 1)
    /// `**so**`.
    public static let strong = Traits(rawValue: 2)
    /// `~~so~~`.
    public static let strikethrough = Traits(rawValue: 4)
  }

  /// The text.
  ///
  /// Bytes that aren't UTF-8 are U+FFFD; control characters stay in it, and whoever draws
  /// it shows them as marks (notes N20).
  public var text: String
  /// What the stretch is.
  public var kind: Kind
  /// How its words are set off.
  public var traits: Traits
  /// The link it belongs to: a place in its block's `links`.
  public var link: Int?

  /// Makes a run.
  public init(_ text: String, kind: Kind = .text, traits: Traits = [], link: Int? = nil) {
    self.text = text
    self.kind = kind
    self.traits = traits
    self.link = link
  }
}
