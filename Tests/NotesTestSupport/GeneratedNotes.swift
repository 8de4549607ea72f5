/// A folder of notes as people have them, the same for the same seed on every machine.
///
/// Notes of about 1,000 bytes, a hundred to a folder, with a heading, prose, lists, tasks and links to
/// one another; some with front matter, some with tags in their text. The newest comes first in the
/// list: `Entry 00000`.
public final class GeneratedNotes {
  /// The folder; it goes away with this value.
  public let vault: TemporaryVault

  /// How many notes there are where nothing is said.
  public static let count = 10_000

  /// Writes notes.
  ///
  /// - Parameter count: How many, up to 100,000.
  public init(_ count: Int = count, seed: UInt64 = 20_260_131) throws {
    vault = try TemporaryVault()
    try vault.fill(with: count, seed: seed)
  }

  /// The folder's path.
  public var path: String { String(decoding: vault.root, as: UTF8.self) }
}

extension TemporaryVault {
  /// Writes plain notes with the words of a seed, beside what there is.
  ///
  /// - Parameter count: How many, up to 100,000; links lead among them.
  public func fill(with count: Int, seed: UInt64 = 1) throws {
    var files: [(name: [UInt8], bytes: [UInt8], modified: Int)] = []
    for number in 0..<count {
      let note = PlainNote(number, of: count, seed: seed)
      files.append((note.name, note.text, 1_750_000_000 - number * 600))
      guard files.count == PlainNote.perFolder || number == count - 1 else { continue }
      try write(files, inFolder: note.folder)
      files = []
    }
  }
}

/// One of the generated notes.
struct PlainNote {
  /// So many notes are in each folder.
  static let perFolder = 100

  /// Its folder.
  let folder: [UInt8]
  /// The name of its file.
  let name: [UInt8]
  /// Its text.
  let text: [UInt8]

  /// Makes one of so many notes; it hangs on the seed and its own number, not on the notes before it.
  init(_ number: Int, of count: Int, seed: UInt64) {
    folder = Array("folder ".utf8) + Self.digits(number / Self.perFolder, 2)
    name = Array("entry ".utf8) + Self.digits(number, 5) + Array(".md".utf8)
    var writer = Writer(random: SplitMix64(seed: seed &+ UInt64(number) &* 0x9E37_79B9))
    writer.write(number, of: count)
    text = writer.text
  }

  private struct Writer {
    var random: SplitMix64
    var text: [UInt8] = []

    mutating func write(_ number: Int, of count: Int) {
      let title = Array("Entry ".utf8) + PlainNote.digits(number, 5)
      if number % 5 == 1 {
        add("---\ntags: [")
        words(1)
        add(", ")
        words(1)
        add("/")
        words(1)
        add("]\n---\n\n")
      }
      add("# ")
      text += title
      add(" ")
      words(1)
      add("\n\n")
      words(40)
      add(". See [[")
      link(count)
      add("]]")
      if number % 3 == 0 {
        add(" and [this](")
        text += Array("../folder%20".utf8)
        let other = random.next(upTo: count)
        text += PlainNote.digits(other / PlainNote.perFolder, 2)
        add("/entry%20")
        text += PlainNote.digits(other, 5)
        add(".md)")
      }
      add(".\n\n- ")
      words(8)
      add("\n- ")
      words(8)
      add(number % 2 == 0 ? "\n- [ ] " : "\n- [x] ")
      words(6)
      add("\n\n## ")
      words(2)
      add("\n\n")
      words(60)
      if number % 4 == 0 {
        add(" #")
        words(1)
      }
      add(".\n\n> ")
      words(12)
      add("\n")
    }

    private mutating func add(_ piece: StaticString) {
      piece.withUTF8Buffer { text += $0 }
    }

    private mutating func words(_ count: Int) {
      let starts = PlainNote.prose.starts
      let first = random.next(upTo: starts.count - count)
      // Without the blank behind the last one.
      text += PlainNote.prose.bytes[starts[first]..<starts[first + count] - 1]
    }

    private mutating func link(_ count: Int) {
      add("entry ")
      text += PlainNote.digits(random.next(upTo: count), 5)
    }
  }

  /// A number in so many digits at least.
  fileprivate static func digits(_ number: Int, _ count: Int) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = number
    while rest > 0 || digits.count < count {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    return digits.reversed()
  }

  /// Words in a row, of which notes take their own, and where each of them begins: as many notes are
  /// written as a disk takes.
  fileprivate static let prose: (bytes: [UInt8], starts: [Int]) = {
    let vocabulary = """
      garden river stone window paper kettle morning ladder bicycle harbour mountain letter \
      candle bridge orchard winter copper meadow lantern engine journal thunder velvet compass
      """.split(separator: " ").map { Array($0.utf8) + [UInt8(ascii: " ")] }
    var random = SplitMix64(seed: 1)
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for _ in 0..<8_192 {
      starts.append(bytes.count)
      bytes += vocabulary[random.next(upTo: vocabulary.count)]
    }
    return (bytes, starts)
  }()
}
