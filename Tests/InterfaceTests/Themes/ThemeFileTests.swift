import Focus
import Interface
import Testing
import Text

@Suite("Theme files")
struct ThemeFileTests {
  @Test("A theme file says name, palette, halo, styles and borders")
  func everything() throws {
    let theme = try Theme(
      Self.map(
        ("name", "Test"), ("appearance", "dark"),
        ("palette", ["accent": "#7AA2f7", "background": "#000000", "foreground": "#ffffff"]),
        ("halo", ["shape": "ring", "position": "outside", "color": "accent"]),
        ("styles", ["link": ["color": "accent", "background": "bright-red", "bold": "true"]]),
        ("borders", "double")))
    #expect(theme.name == "Test")
    #expect(theme.appearance == .dark)
    let accent = Color.rgb(0x7A, 0xA2, 0xF7)
    #expect(theme.halo == Halo(shape: .ring, position: .outside, color: accent))
    #expect(
      theme[.link] == Style(foreground: accent, background: .ansi(9), attributes: .bold))
    #expect(theme.borders == .double)
    #expect(
      theme.ground
        == ContrastGround(foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0)))
  }

  @Test("What a file doesn't mention stays; a style that it mentions is replaced whole")
  func defaults() throws {
    let theme = try Theme(Self.map(("name", "Test"), ("styles", ["dim": ["color": "default"]])))
    #expect(theme[.dim] == .plain)
    #expect(theme[.strong] == Theme.plain[.strong])
    #expect(theme.halo == Theme.plain.halo)
  }

  @Test(
    "A problem names the key, what is wrong and the nearest known name",
    arguments: [
      (["name": "T", "pallete": [:]], "line 7: “pallete” is unknown; did you mean “palette”?"),
      (
        ["name": "T", "styles": ["headng1": [:]]],
        "line 7: “styles.headng1” is unknown; did you mean “heading1”?"
      ),
      (["name": "T", "styles": ["zzz": [:]]], "line 7: “styles.zzz” is unknown"),
      (
        ["name": "T", "halo": ["shape": "rin"]],
        "line 7: “rin” is no value for halo.shape, which can be ring, bar, glow, invert, underline;"
          + " did you mean “ring”?"
      ),
      (
        ["name": "T", "styles": ["link": ["bold": "yes"]]],
        "line 7: “yes” is no value for styles.link.bold, which can be true, false"
      ),
      (
        ["name": "T", "styles": ["link": ["color": "blu"]]],
        "line 7: “blu” in styles.link.color is no colour: write #rrggbb, default, or a name from"
          + " the palette; did you mean “blue”?"
      ),
      (
        ["name": "T", "palette": ["accent": "#12345"]],
        "line 7: “#12345” in palette.accent is no colour: write #rrggbb, default, or a name from"
          + " the palette"
      ),
      (["name": "T", "styles": "none"], "line 7: styles needs names with values"),
      (["name": [:]], "line 7: name needs one value"),
      (["borders": "rounded"], "line 7: name is missing"),
      ("Halo", "line 7: a theme needs names with values"),
    ] as [(Node, String)])
  func problems(file: Node, message: String) {
    let error = #expect(throws: ThemeError.self) { try Theme(file.tree) }
    #expect(error?.problems.first?.message == message)
  }

  @Test("Every problem of a file is told, in order")
  func all() {
    let error = #expect(throws: ThemeError.self) {
      try Theme(
        Self.map(
          ("name", "T"), ("name", "U"), ("appearance", "drak"), ("halo", ["colour": "red"])))
    }
    #expect(error?.problems.map(\.path) == ["name", "appearance", "halo.colour"])
    #expect(error?.problems.first?.message == "line 7: “name” is there twice")
  }

  @Test("A list where names are needed is a problem, not a trap")
  func list() {
    let tree = ThemeTree.mapping(
      [
        ThemeEntry(name: "name", value: .scalar("T", line: nil)),
        ThemeEntry(name: "styles", value: .other(line: 3), line: 3),
      ], line: nil)
    let error = #expect(throws: ThemeError.self) { try Theme(tree) }
    #expect(error?.problems.map(\.message) == ["line 3: styles needs names with values"])
  }

  @Test("ASCII borders bring ASCII signs; wide ambiguous characters bring both")
  func ascii() {
    #expect(Theme.plain.with(borders: .ascii).signs == .ascii)
    #expect(Theme.plain.with(borders: .square).signs == .unicode)
    let wide = Theme.plain.with(ruler: Ruler(ambiguous: .wide))
    #expect(wide.borders == .ascii)
    #expect(wide.signs == .ascii)
    #expect(Theme.plain.with(ruler: Ruler(tabStop: 4)).ruler.tabStop == 4)
  }

  @Test("All ASCII signs are ASCII, all Unicode signs one column wide")
  func signs() {
    for signs in [Signs.ascii, .unicode] {
      let scalars = [
        signs.haloBar, signs.rememberedBar, signs.ellipsis,
        signs.folded, signs.unfolded, signs.marked, signs.thumb, signs.tabOpening,
        signs.tabClosing, signs.bullet, signs.quoteBar, signs.codeBar, signs.rule, signs.up,
        signs.down, signs.warning, signs.error,
      ]
      for scalar in scalars {
        #expect(CellWidth.columns(of: scalar) == 1)
        #expect(signs == .unicode || scalar.isASCII)
      }
      for text in [signs.grabber, signs.boxOff, signs.boxOn, signs.dash] {
        #expect(Ruler().columns(of: text) == text.unicodeScalars.count)
        #expect(signs == .unicode || text.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test("Styles of a set are laid over one another in the order of their names")
  func sets() {
    var theme = Theme(name: "T")
    theme[.strong] = Style(foreground: .ansi(1), attributes: .bold)
    theme[.link] = Style(foreground: .ansi(2), attributes: .underline)
    #expect(
      theme.style([.link, .strong])
        == Style(foreground: .ansi(2), attributes: [.bold, .underline]))
    #expect(theme.style([]) == .plain)
    #expect(theme.style(StyleSet(rawValue: 1 << 63)) == .plain)
    #expect(StyleSet([.link, .tag]).contains(StyleName.tag))
  }

  @Test("Every name has a constant of its own, and no two share a bit")
  func constants() {
    let all: [StyleSet] = StyleName.allCases.map { StyleSet($0) }
    #expect(Set(all).count == StyleName.allCases.count)
    #expect(StyleSet.selection == StyleSet(StyleName.selection))
    #expect(StyleSet.heading1 == StyleSet(StyleName.heading1))
  }

  /// A theme tree written as a literal, all of it on line 7.
  indirect enum Node: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, Sendable {
    case scalar(String)
    case mapping([(String, Node)])

    init(stringLiteral value: String) { self = .scalar(value) }
    init(dictionaryLiteral elements: (String, Node)...) { self = .mapping(elements) }

    var tree: ThemeTree {
      switch self {
      case .scalar(let text): .scalar(text, line: 7)
      case .mapping(let entries):
        .mapping(
          entries.map { ThemeEntry(name: $0.0, value: $0.1.tree, line: 7) }, line: 7)
      }
    }
  }

  static func map(_ entries: (String, Node)...) -> ThemeTree { Node.mapping(entries).tree }
}
