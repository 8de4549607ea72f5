import NotesTestSupport

/// A folder of notes as people have them, the same for the same seed on every machine.
///
/// 10,000 notes of about 1,000 bytes, a hundred to a folder, with a heading, prose, a list and links
/// to one another. The newest comes first in the list: `Entry 00000`.
final class GeneratedNotes {
  /// The folder; it goes away with this value.
  let vault: TemporaryVault

  /// How many notes there are.
  static let count = 10_000

  /// Writes the notes, or the newest of them.
  init(_ written: Int = count) throws {
    vault = try TemporaryVault()
    var random = SplitMix64(seed: 20_260_131)
    for number in 0..<written {
      let name = "folder \(Self.digits(number / 100, 2))/entry \(Self.digits(number, 5)).md"
      try vault.write(name, Self.text(of: number, using: &random))
      try vault.setModified(name.utf8, seconds: 1_750_000_000 - number * 600)
    }
  }

  /// The folder's path.
  var path: String { String(decoding: vault.root, as: UTF8.self) }

  private static func text(of number: Int, using random: inout SplitMix64) -> String {
    func words(_ count: Int, _ random: inout SplitMix64) -> String {
      (0..<count).map { _ in vocabulary[random.next(upTo: vocabulary.count)] }
        .joined(separator: " ")
    }
    let link = "entry \(digits(random.next(upTo: count), 5))"
    return """
      # Entry \(digits(number, 5)) \(words(1, &random))

      \(words(40, &random)). See [[\(link)]].

      - \(words(8, &random))
      - \(words(8, &random))
      - [ ] \(words(6, &random))

      ## \(words(2, &random))

      \(words(60, &random)).

      > \(words(12, &random))

      """
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  private static let vocabulary = """
    garden river stone window paper kettle morning ladder bicycle harbour mountain letter \
    candle bridge orchard winter copper meadow lantern engine journal thunder velvet compass
    """.split(separator: " ").map(String.init)
}
