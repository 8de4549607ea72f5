/// Names and texts as they are met in the world, of which each has broken a notes program.
public enum NastyVault {
  /// How much of what is nasty a folder has.
  public enum Extent: Hashable, Sendable {
    /// What can be looked at in no time.
    case small
    /// A note of 10 MB and a folder that is read-only, too.
    case whole
  }

  /// File names of notes; some aren't UTF-8.
  public static let names: [[UInt8]] =
    [
      "plain.md", "UPPER.MD", "Mixed.MarkDown", "old.mdown", "plain.txt",
      "with blank.md", " leading blank.md", "trailing blank .md", "-rf.md", "--help.md",
      "line\nbreak.md", "tab\tstop.md", "bell\u{7}.md", "escape\u{1B}[31mred.md",
      "quote\"apostrophe'.md", "percent%41.md", "hash#tag.md", "pipe|bar.md", "back\\slash.md",
      "star*question?.md", "[[brackets]].md", "dots..md", "v1.2.md", "emoji 👩‍👩‍👧‍👦 ❤️.md",
      "日本語のノート.md", "한국어.md", "\u{1112}\u{1161}\u{11AB}.md", "Zürich.md", "Zu\u{308}rich.md",
      "עברית.md", "العربية.md", "Z̷̢̛a̶̡l̴g̵o.md", "zero\u{200B}width\u{200C}.md",
      "right\u{202E}left.md", "ｆｕｌｌ　ｗｉｄｔｈ.md",
    ].map { Array($0.utf8) } + [
      Array("latin1 caf".utf8) + [0xE9] + Array(".md".utf8),
      [0xFF, 0xFE] + Array(".md".utf8),
      Array("cut \u{1F600}".utf8.dropLast()) + Array(".md".utf8),
      [UInt8](repeating: UInt8(ascii: "n"), count: 252) + Array(".md".utf8),
      [0xED, 0xA0, 0x80] + Array(".md".utf8),
    ]

  /// Texts with a word on what is odd about each.
  public static let texts: [NastyText] =
    [
      ("empty", ""),
      ("one newline", "\n"),
      ("blanks only", "  \t \n\n   "),
      ("no final newline", "# Title\n\ntext"),
      ("CR LF", "---\r\ntitle: Windows\r\n---\r\n\r\n# Other\r\n\r\n- [ ] task\r\n"),
      ("CR only", "# Old Mac\rtext\rmore\r"),
      ("mixed ends", "# A\r\nb\nc\rd\r\n"),
      ("byte order mark", "\u{FEFF}# Marked\n"),
      ("mark and front matter", "\u{FEFF}---\ntitle: Both\n---\ntext\n"),
      ("front matter without end", "---\ntitle: never closed\n"),
      ("front matter alone", "---\ntitle: Alone\n---"),
      ("rule, not front matter", "text\n\n---\ntitle: no\n---\n"),
      ("NUL", "# a\0b\n\nc\0d\n"),
      ("controls", "# \u{1B}[31mred\u{7}\n\n\u{9B}31m \u{202E}turned\n"),
      ("combining marks", "# Z\(String(repeating: "\u{0338}\u{0327}", count: 200))\n"),
      ("emoji", "👩‍👩‍👧‍👦 ❤️ 🇩🇪 👍🏽\n"),
      ("right to left", "# שלום\n\nمرحبا بالعالم\n"),
      ("wide", "# 日本語\n\n全角文字のノート。\n"),
      ("decomposed", "# Zu\u{308}rich cafe\u{301}\n"),
      ("shell brackets", "```sh\nif [[ $a == b ]]; then echo; fi\n```\n"),
      ("long line", String(repeating: "long line ", count: 6_554) + "\n"),
      ("deep list", (0..<200).map { String(repeating: "  ", count: $0) + "- x\n" }.joined()),
      ("deep quote", String(repeating: ">", count: 1_000) + " x\n"),
    ].map { NastyText($0, $1) } + [
      NastyText("Latin-1", bytes: [0x23, 0x20, 0x63, 0x61, 0x66, 0xE9, 0x0A]),
      NastyText("UTF-16", bytes: [0xFF, 0xFE, 0x23, 0x00, 0x20, 0x00, 0x61, 0x00, 0x0A, 0x00]),
      NastyText(
        "broken UTF-8",
        bytes: [0x61, 0xC3, 0x28, 0x0A, 0xF0, 0x9F, 0x98, 0x0A, 0xED, 0xA0, 0x80, 0x0A]),
      NastyText("all bytes", bytes: (UInt8.min...UInt8.max).map { $0 }),
    ]
}

/// A text with a word on what is odd about it, which stands for it in the output of tests.
public struct NastyText: Sendable, CustomStringConvertible {
  /// What is odd about it.
  public let about: String
  /// The text.
  public let bytes: [UInt8]

  /// Makes a text that needn't be UTF-8.
  public init(_ about: String, bytes: [UInt8]) {
    self.about = about
    self.bytes = bytes
  }

  /// Makes a text.
  public init(_ about: String, _ text: String) { self.init(about, bytes: Array(text.utf8)) }

  /// The word on it.
  public var description: String { about }
}

extension TemporaryVault {
  /// A folder with every nasty name and text, links in circles, pipes and strange times.
  ///
  /// - Parameter extent: The whole also has what takes long to look at.
  public static func nasty(_ extent: NastyVault.Extent = .small) throws -> TemporaryVault {
    let vault = try TemporaryVault()
    for (number, name) in NastyVault.names.enumerated() {
      try vault.write(name, Array("# Note \(number)\n\nof a nasty name\n".utf8))
    }
    for (number, text) in NastyVault.texts.enumerated() {
      try vault.write(Array("texts/text \(number).md".utf8), text.bytes)
    }
    try vault.write("a/same.md", "# Same\n")
    try vault.write("b/same.md", "# Same\n")
    try vault.write(".hidden.md", "# Hidden\n")
    try vault.write(".obsidian/workspace.md", "# Settings\n")
    try vault.write("picture.png", "no note")
    try vault.link("a/up", to: "..")
    try vault.link("a/self", to: ".")
    try vault.link("loop-a", to: "loop-b")
    try vault.link("loop-b", to: "loop-a")
    try vault.link("linked.md", to: "a/same.md")
    try vault.link("dangling.md", to: "nowhere.md")
    try vault.makePipe("pipe.md")
    try vault.setModified("plain.md".utf8, seconds: 0)
    try vault.setModified("a/same.md".utf8, seconds: 4_102_444_800)
    if extent == .whole { try vault.addLargeAndLocked() }
    return vault
  }

  /// Adds a note of 10 MB, and a folder that can't be written to.
  private func addLargeAndLocked() throws {
    let line = Array("A line of a note that is far too long: harbour.\n".utf8)
    try write(
      "large.md".utf8,
      Array("# Large\n\n".utf8) + Array(repeatElement(line, count: 212_000).joined()))
    try write("locked/kept.md", "# Kept\n\nin a folder that is read-only, harbour\n")
    try write("locked/deep/also kept.md", "# Also kept\n")
    try setMode("locked/deep", 0o555)
    try setMode("locked", 0o555)
  }
}

extension SplitMix64 {
  /// A number from 0 up to, but without, `limit`.
  public mutating func next(upTo limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}
