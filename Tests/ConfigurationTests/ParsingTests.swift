import Testing

@testable import Configuration

@Suite("Parsing")
struct ParsingTests {
  @Test(
    "What is written is what is read",
    arguments: [
      ("", "nil"), ("# nothing\n", "nil"), ("---\n", "\"\""), ("a: 1", #"{a: "1"}"#),
      ("b: 1\na: 2\n", #"{b: "1", a: "2"}"#), ("- x\n- [y, z]\n", #"["x", ["y", "z"]]"#),
      ("a: {b: [c]}\n", #"{a: {b: ["c"]}}"#), ("a: 'it''s'\n", #"{a: "it's"}"#),
      ("a: |\n  x\n  y\n", "{a: \"x\ny\n\"}"), ("a: no # comment\n", #"{a: "no"}"#),
      ("a: &x [1]\nb: *x\n", #"{a: ["1"], b: ["1"]}"#), ("a:\n", #"{a: ""}"#),
      ("&k a: 1\nb: *k\n", #"{a: "1", b: "a"}"#), ("a: 1\r\nb: 2\r\n", #"{a: "1", b: "2"}"#),
      ("\u{FEFF}a: é\n", #"{a: "é"}"#), ("日本: 語\n", #"{日本: "語"}"#), ("just text", "\"just text\""),
      ("a: 1\n...\n", #"{a: "1"}"#),
    ])
  func values(text: String, expected: String) {
    let parsed = parse(text)
    #expect(parsed.findings == [])
    #expect(parsed.root?.notation ?? "nil" == expected)
  }

  @Test("Styles are kept, and only what is plain and empty is null")
  func styles() throws {
    let root = try #require(parse("a: x\nb: 'x'\nc: \"\"\nd: |\n  x\ne: ~\nf:\ng: NULL\n").root)
    let styles = try root.map().map { entry -> LocatedValue.Style? in
      guard case .scalar(let scalar) = entry.value.content else { return nil }
      return scalar.style
    }
    #expect(styles == [.plain, .quoted, .quoted, .block, .plain, .plain, .plain])
    #expect(try root.map().filter(\.value.isNull).map(\.key) == ["e", "f", "g"])
  }

  @Test("Lines, columns and bytes are those of an editor")
  func locations() throws {
    // U+2028 ends a line for libyaml, but for no editor.
    let text = "\u{FEFF}é: \"😀\u{2028}\"\r\nb:\r  - x\n  - ü: y\n"
    let root = try #require(parse(text).root)
    let places = try root.map().map { [$0.keyLocation.line, $0.keyLocation.column] }
    #expect(places == [[1, 1], [2, 1]])
    let list = try #require(root["b"]).list()
    #expect(list.map(\.location.line) == [3, 4])
    let last = try #require(list[1]["ü"])
    #expect(last.location.column == 8)
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[last.range], as: UTF8.self) == "y")
    #expect(last.location.offset == last.range.lowerBound)
    #expect(
      String(decoding: bytes[try #require(root["é"]).range], as: UTF8.self) == "\"😀\u{2028}\"")
  }

  @Test("Every scalar on one line lies in its bytes, however long the file is")
  func ranges() throws {
    let lines = (0..<500).map { "ключ\($0): [é\($0), \"q\($0)\"]" }
    let text = lines.joined(separator: "\n")
    let bytes = Array(text.utf8)
    let entries = try #require(parse(text).root).map()
    #expect(entries.count == 500)
    for (index, entry) in entries.enumerated() {
      #expect(entry.keyLocation.line == index + 1)
      #expect(entry.keyLocation.column == 1)
      let written = try entry.value.list().map { String(decoding: bytes[$0.range], as: UTF8.self) }
      #expect(written == ["é\(index)", "\"q\(index)\""])
    }
  }

  @Test("A value that an alias repeats stands where the alias does, its parts where they were")
  func aliasLocation() throws {
    let root = try #require(parse("a: &x [1]\nb: *x\n").root)
    let repeated = try #require(root["b"])
    #expect(repeated.location.line == 2)
    #expect(try repeated.list().map(\.location.line) == [1])
  }

  @Test("An anchor made again is the last one made")
  func anchorTwice() {
    #expect(parse("a: &x 1\nb: &x 2\nc: *x\n").root?.notation == #"{a: "1", b: "2", c: "2"}"#)
  }

  @Test("A bomb of aliases is stopped at the limit of values, and costs nothing before it")
  func aliasBomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let repeated = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(repeated)]\n"
    }
    let parsed = parse(text)
    #expect(parsed.findings.map(\.problem) == [.tooMuch(.values(50_000))])
    #expect((parsed.root?.all.count ?? 0) <= 50_000)
    #expect(parsed.root?["a2"]?.all.count == 1_111)
  }

  @Test("A chain of aliases can't make a value deeper than the limit")
  func aliasDepth() {
    var text = "a0: &a0 [x]\n"
    for level in 1...100 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    let parsed = parse(text)
    #expect(parsed.findings.map(\.problem) == [.tooMuch(.depth(64))])
    #expect(parsed.findings.map(\.location.line) == [64])
    #expect(parsed.root?["a61"] != nil)
  }

  @Test("Depth, values and bytes are allowed up to their limits and not beyond")
  func limits() {
    let limits = ParseLimits(bytes: 40, depth: 3, values: 6)
    #expect(parse("a: [[1]]", limits: limits).findings.isEmpty)
    #expect(
      parse("a: 1\nb: [[[1]]]", limits: limits).findings.map(\.message)
        == ["f.yaml:2:6: more than 3 lists and maps within each other; the rest is left out"])
    #expect(parse("[1, 2, 3, 4, 5]", limits: limits).findings.isEmpty)
    let tooMany = parse("[1, 2, 3, 4, 5, 6]", limits: limits)
    #expect(
      tooMany.findings.map(\.message)
        == ["f.yaml:1:17: more than 6 values; the rest is left out"])
    #expect(tooMany.root?.notation == #"["1", "2", "3", "4", "5"]"#)
    #expect(parse(String(repeating: "x", count: 40), limits: limits).findings.isEmpty)
    #expect(
      parse(String(repeating: "x", count: 41), limits: limits).findings.map(\.message)
        == ["f.yaml:1:1: the file has more than 40 bytes; the rest is left out"])
  }

  @Test(
    "Hostile nesting ends at once",
    arguments: ["[", "{", "- ", "? ", "{a: ", "[{", "\"", "'", "&a ", "!a ", "a: &b\n ", "|\n "])
  func hostileNesting(piece: String) {
    let parsed = parse(String(repeating: piece, count: 100_000 / piece.utf8.count))
    #expect((parsed.root?.all.count ?? 0) <= 50_001)
  }

  @Test("Mutated files never trap, and what is read of them keeps to the rules")
  func fuzz() {
    let seeds = [
      "bind: [{command: note.new, keys: \"C-k\", in: notes}]\nunbind:\n  - keys: a\n    in: x\n",
      "name: Halo\npalette: { accent: \"#7aa2f7\" }\nstyles:\n  text: {}\n  dim: &d {bold: no}\n",
      "a: &x [1, 2]\nb: *x\nc: |\n  text\n  more\n? k\n: v\n...\n---\nd: 'é'\n",
    ]
    let pieces = Array("\u{0}\t\n\r :-?[]{}&*!|>'\"%@`#,~\u{85}\u{2028}\u{FEFF}éx".utf8)
    var random = SplitMix64(seed: 1)
    for round in 0..<3_000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let byte = pieces.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.insert(byte, at: place)
        case 1 where place < bytes.count: bytes[place] = byte
        case 2 where place < bytes.count: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
        }
      }
      let parsed = parseConfiguration(bytes, file: "f")
      for value in parsed.root?.all ?? [] {
        #expect(value.range.lowerBound >= 0 && value.range.upperBound <= bytes.count)
        #expect(value.location.line >= 1 && value.location.column >= 1)
        if case .map(let entries) = value.content {
          #expect(Set(entries.map(\.key)).count == entries.count)
        }
      }
      for finding in parsed.findings {
        #expect((0...bytes.count).contains(finding.location.offset))
        #expect(!finding.message.unicodeScalars.contains { $0.value < 0x20 })
      }
    }
  }
}
