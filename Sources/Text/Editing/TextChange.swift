/// What a command did to a text.
public struct TextChange: Hashable, Sendable {
  /// What became of it.
  public var outcome: Outcome

  /// The edits that were made, each in the text that the one before it left: for the journal, and
  /// for others who see the same text.
  public var edits: [Edit]

  /// What was cut or copied, for the clipboard.
  public var copied: [UInt8]?

  /// What became of a command.
  public enum Outcome: Hashable, Sendable {
    /// The text is another.
    case changed
    /// Only caret or selection are others.
    case moved
    /// Nothing: there was nothing to move over, to delete or to insert.
    case unchanged
    /// The text's policy leaves the key to what is around the text (text T8).
    case handedOn
    /// The text can't be changed.
    case refused
  }

  /// Makes a change.
  public init(_ outcome: Outcome, edits: [Edit] = [], copied: [UInt8]? = nil) {
    self.outcome = outcome
    self.edits = edits
    self.copied = copied
  }
}
