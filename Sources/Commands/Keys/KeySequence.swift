/// Keys that are pressed one after the other, such as `g g` (commands C1).
///
/// A sequence has at least one key. In source a literal is enough:
///
///     let top: KeySequence = "g g"
public struct KeySequence: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The keys, first one first.
  public let keys: [Key]

  /// Makes a sequence of one key or more.
  public init(_ first: Key, _ others: Key...) {
    keys = [first] + others
  }

  /// Makes a sequence from a list of keys; `nil` for an empty list.
  public init?(_ keys: [Key]) {
    guard !keys.isEmpty else { return nil }
    self.keys = keys
  }

  /// Reads keys separated by blanks.
  ///
  /// - Throws: `KeyNotationError` if the text holds no key, or something that isn't one.
  public init(notation text: some StringProtocol) throws(KeyNotationError) {
    var keys: [Key] = []
    for part in text.split(separator: " ") { keys.append(try Key(notation: part)) }
    guard !keys.isEmpty else { throw .empty }
    self.keys = keys
  }

  /// Makes a sequence from a literal, which has to be right.
  public init(stringLiteral text: String) {
    do {
      self = try KeySequence(notation: text)
    } catch {
      preconditionFailure("\"\(text)\" in the source is no key sequence: \(error.message)")
    }
  }

  /// The keys as people write them, separated by blanks.
  public var notation: String { keys.map(\.notation).joined(separator: " ") }

  /// How many keys there are.
  public var count: Int { keys.count }

  /// The sequence with one more key at its end.
  public func appending(_ key: Key) -> KeySequence { KeySequence(nonempty: keys + [key]) }

  /// The sequence with further keys held with its last one.
  func holding(_ modifiers: Key.Modifiers) -> KeySequence {
    KeySequence(
      nonempty: keys.dropLast()
        + keys.suffix(1).map { Key($0.code, $0.modifiers.union(modifiers)) })
  }

  /// Whether this sequence begins with all keys of the other and has more.
  public func goesOn(after prefix: KeySequence) -> Bool {
    count > prefix.count && keys.starts(with: prefix.keys)
  }

  private init(nonempty keys: [Key]) { self.keys = keys }
}
