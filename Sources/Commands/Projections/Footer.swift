/// Something the footer may offer: commands whose keys stand side by side, and a word for them, as in
/// `j k move` (commands C18).
public struct FooterHint: Hashable, Sendable {
  /// The commands; none of them is shown without the others.
  public var commands: [CommandID]

  /// A word for what they do; `nil`: the short title of the first.
  public var word: String?

  /// Makes a hint.
  public init(_ commands: CommandID..., word: String? = nil) {
    self.commands = commands
    self.word = word
  }
}

/// What the footer offers: keys that work here, and what they do.
public struct FooterEntry: Hashable, Sendable {
  /// The commands.
  public var commands: [CommandID]

  /// The keys of each.
  public var keys: [KeySequence]

  /// What they do, in a word or two.
  public var word: String

  /// The keys as people read them, side by side.
  public func hint(_ style: KeyHintStyle = .plain) -> String {
    keys.map { $0.hint(style) }.joined(separator: " ")
  }
}

extension CommandProjection {
  /// Those of the hints that can be followed here, in order: all their commands can be done, and each
  /// has a key that works.
  ///
  /// How many of them fit is for whoever draws them.
  public func footer(_ hints: [FooterHint]) -> [FooterEntry] { hints.compactMap(entry) }

  private func entry(_ hint: FooterHint) -> FooterEntry? {
    var keys: [KeySequence] = []
    var word = hint.word
    for command in hint.commands {
      guard let standing = standing(of: command), standing.isEnabled, let own = standing.keys
      else { return nil }
      keys.append(own)
      word = word ?? standing.shortTitle
    }
    guard let word, !keys.isEmpty else { return nil }
    return FooterEntry(commands: hint.commands, keys: keys, word: word)
  }
}
