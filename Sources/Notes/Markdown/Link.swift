/// Something in a note that leads elsewhere.
public struct Link: Hashable, Sendable {
  /// How it is written.
  public enum Kind: Hashable, Sendable {
    /// `[[Note]]`, `[[Note|shown]]`.
    case wiki
    /// `![[Note]]`, `![[picture.png]]`.
    case embed
    /// `[shown](destination)`, or with a reference.
    case markdown
    /// `<https://…>`, or an address that stands bare in the text.
    case automatic
    /// `![description](destination)`.
    case image
  }

  /// How it is written.
  public let kind: Kind
  /// Where it leads, as written: for wiki links what stands before `|`, with `#Heading` and `#^id`;
  /// else the address without the escapes of Markdown, with its percent signs.
  public let destination: String
  /// How many pixels wide a picture shall be shown at most, where its writer says so: `|300`,
  /// `|300x200`.
  public let width: Int?

  /// Makes a link.
  public init(kind: Kind, destination: String, width: Int? = nil) {
    self.kind = kind
    self.destination = destination
    self.width = width
  }
}
