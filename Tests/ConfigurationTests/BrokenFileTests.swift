import Testing

@testable import Configuration

/// A broken file, what people are told, and what is read all the same.
struct Broken: Sendable, CustomTestStringConvertible {
  let text: String
  let message: String
  let rest: String?

  init(_ text: String, _ message: String, rest: String?) {
    self.text = text
    self.message = message
    self.rest = rest
  }

  var testDescription: String { message }
}

@Suite("Broken files")
struct BrokenFileTests {
  static let files = [
    Broken(
      "a: 1\nb: 2\n\tc: 3\n",
      "f.yaml:3:1: not valid YAML: found a tab character that violates indentation"
        + " while scanning a plain scalar from line 2 on; indent with spaces",
      rest: #"{a: "1"}"#),
    Broken(
      "a: 1\nb:\n  c: 2\n d: 3\n",
      "f.yaml:4:2: not valid YAML: did not find expected key"
        + " while parsing a block mapping from line 1 on",
      rest: #"{a: "1"}"#),
    Broken(
      "z: 0\na: [1, 2\nb: 3\n",
      "f.yaml:3:2: not valid YAML: did not find expected ',' or ']'"
        + " while parsing a flow sequence from line 2 on",
      rest: #"{z: "0", a: ["1"]}"#),
    Broken(
      "bind: [{command: x, keys: a}, {command: y\nunbind: []\n",
      "f.yaml:2:7: not valid YAML: did not find expected ',' or '}'"
        + " while parsing a flow mapping from line 1 on",
      rest: #"{bind: [{command: "x", keys: "a"}]}"#),
    Broken(
      "ok: 1\na: \"x\nb: 2\n",
      "f.yaml:4:1: not valid YAML: found unexpected end of stream"
        + " while scanning a quoted scalar from line 2 on",
      rest: #"{ok: "1"}"#),
    Broken(
      "ok: 1\na: b: c\n",
      "f.yaml:2:5: not valid YAML: mapping values are not allowed in this context; is the line"
        + " above indented as it should be? A text with “: ” in it needs quotes",
      rest: #"{ok: "1"}"#),
    Broken(
      "ok: 1\nkey: some text\n  more: x\n",
      "f.yaml:3:7: not valid YAML: mapping values are not allowed in this context; is the line"
        + " above indented as it should be? A text with “: ” in it needs quotes",
      rest: #"{ok: "1"}"#),
    Broken(
      "ok: 1\na: @x\n",
      "f.yaml:2:4: not valid YAML: found character that cannot start any token while scanning"
        + " for the next token; a text that begins with this character needs quotes",
      rest: #"{ok: "1"}"#),
    Broken(
      "a: x\u{7}y\n", "f.yaml:1:5: not valid YAML: control characters are not allowed", rest: nil),
    Broken("a: \0\n", "f.yaml:1:4: not valid YAML: control characters are not allowed", rest: nil),
    Broken(
      "a: &x [*x]\n", "f.yaml:1:8: no anchor “x” before this alias", rest: "{a: []}"),
    Broken(
      "a: &x 1\nb: &x [*x]\n", "f.yaml:2:8: no anchor “x” before this alias",
      rest: #"{a: "1", b: []}"#),
    Broken(
      "a: *x\nb: 2\n", "f.yaml:1:4: no anchor “x” before this alias", rest: #"{b: "2"}"#),
    Broken("*x : 1\nb: 2\n", "f.yaml:1:1: no anchor “x” before this alias", rest: #"{b: "2"}"#),
    Broken("- *x\n- 2\n", "f.yaml:1:3: no anchor “x” before this alias", rest: #"["2"]"#),
    Broken(
      "a: 1\nb: 2\n\"a\": {c: d}\n",
      "f.yaml:3:1: key “a” came before, on line 1; that one counts",
      rest: #"{a: "1", b: "2"}"#),
    Broken(
      "a: 1\n---\nb: 2\n", "f.yaml:2:1: a second document begins; only the first one is read",
      rest: #"{a: "1"}"#),
    Broken(
      "{a: 1} x\n", "f.yaml:1:8: not valid YAML: did not find expected <document start>",
      rest: #"{a: "1"}"#),
    Broken("? [a]\n: 1\nb: 2\n", "f.yaml:1:3: a key must be a text", rest: #"{b: "2"}"#),
    Broken(
      "%YAML 9.9\n---\na: 1\n", "f.yaml:1:1: not valid YAML: found incompatible YAML document",
      rest: nil),
    Broken(
      "\"\\e[31m\": 1\n\"\\e[31m\": 2\n",
      "f.yaml:2:1: key “\u{FFFD}[31m” came before, on line 1; that one counts",
      rest: "{\u{1B}[31m: \"1\"}"),
  ]

  @Test("A broken file is explained, and the rest of it is read", arguments: files)
  func explanation(file: Broken) {
    let parsed = parse(file.text)
    #expect(parsed.findings.map(\.message) == [file.message])
    #expect(parsed.root?.notation == file.rest)
  }

  @Test("What isn't UTF-8 is found where it is, behind a byte order mark too")
  func encoding() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0x3A, 0x0A, 0x20, 0xFF, 0x0A]
    let findings = parseConfiguration(bytes, file: "f.yaml").findings
    #expect(
      findings.map(\.message) == ["f.yaml:2:2: not valid YAML: invalid leading UTF-8 octet"])
    #expect(findings.map(\.location.offset) == [7])
    let wide: [UInt8] = [0xFF, 0xFE, 0x61, 0x00]
    #expect(parseConfiguration(wide, file: "f.yaml").findings.count == 1)
  }

  @Test("A file cut off anywhere is read up to there, in the order of the file")
  func truncation() throws {
    let text = "name: Halo\npalette: { accent: blue, dim: [1, 2] }\nstyles:\n  a: {b: c}\n  d: e\n"
    let whole = try #require(parse(text).root).map().map(\.key)
    for length in 0...text.utf8.count {
      let parsed = parseConfiguration(Array(text.utf8.prefix(length)), file: "f")
      guard case .map(let entries) = parsed.root?.content else { continue }
      // The last key may be a cut one.
      #expect(whole.starts(with: entries.dropLast().map(\.key)))
    }
  }
}
