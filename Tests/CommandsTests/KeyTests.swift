import Testing

@testable import Commands

@Suite("Keys and their notation (commands C1)")
struct KeyTests {
  @Test(
    "Notation is read and written alike",
    arguments: [
      ("a", Key(.character("a"))), ("G", Key(.character("G"))), ("é", Key(.character("é"))),
      ("-", Key(.character("-"))), ("?", Key(.character("?"))),
      ("C-n", Key(.character("n"), .control)),
      ("C--", Key(.character("-"), .control)), ("A-x", Key(.character("x"), .option)),
      ("A--", Key(.character("-"), .option)), ("C-A-x", Key(.character("x"), [.control, .option])),
      ("S-Tab", Key(.tab, .shift)), ("C-S-Left", Key(.left, [.control, .shift])),
      ("Enter", Key(.enter)), ("Esc", Key(.escape)), ("Space", Key(.character(" "))),
      ("C-Space", Key(.character(" "), .control)), ("Backspace", Key(.backspace)),
      ("Delete", Key(.delete)), ("Insert", Key(.insert)), ("Up", Key(.up)), ("Down", Key(.down)),
      ("Left", Key(.left)), ("Right", Key(.right)), ("Home", Key(.home)), ("End", Key(.end)),
      ("PageUp", Key(.pageUp)), ("PageDown", Key(.pageDown)), ("F6", Key(.function(6))),
      ("S-F12", Key(.function(12), .shift)), ("D-k", Key(.character("k"), .command)),
      ("D-C-A-S-F1", Key(.function(1), [.command, .control, .option, .shift])),
      ("C-S-a", Key(.character("A"), .control)), ("A-X", Key(.character("X"), .option)),
      ("U+0301", Key(.character("\u{301}"))), ("C-\\", Key(.character("\\"), .control)),
      ("A-U+00A0", Key(.character("\u{A0}"), .option)),
    ])
  func notation(text: String, key: Key) throws {
    #expect(try Key(notation: text) == key)
    #expect(key.notation == text)
  }

  @Test(
    "Keys that arrive as the same bytes are one key",
    arguments: [
      ("C-i", "Tab"), ("C-m", "Enter"), ("C-[", "Esc"), ("C-@", "C-Space"), ("C-/", "C-_"),
      ("A-Esc", "Esc"), ("S-a", "A"), ("S-é", "É"), ("C-S-a", "C-A"), ("S-A", "A"),
      ("C-A-i", "A-Tab"), ("C-A-m", "A-Enter"), ("C-A-[", "Esc"), ("A-C-x", "C-A-x"),
      ("S-C-A-Up", "C-A-S-Up"),
    ])
  func sameKey(text: String, other: String) throws {
    #expect(try Key(notation: text) == Key(notation: other))
  }

  @Test("A key made of a control code is the key that sends it")
  func controlCodes() {
    #expect(Key(.character("\t")) == Key(.tab))
    #expect(Key(.character("\r")) == Key(.enter))
    #expect(Key(.character("\u{1B}"), .option) == Key(.escape))
    #expect(Key(.character("\u{7F}")) == Key(.backspace))
    #expect(Key(.character("\u{1}")) == "C-a")
    #expect(Key(.character("\0")) == "C-Space")
    #expect(Key(.character("\u{1F}")) == "C-_")
  }

  @Test("A letter without a single capital keeps its Shift")
  func noCapital() {
    #expect(Key(.character("ß"), .shift).modifiers == .shift)
    #expect(Key(.character("1"), .shift).notation == "S-1")
    #expect(Key(.character("漢"), .shift).modifiers == .shift)
  }

  @Test("Whatever the key, its notation leads back to it")
  func roundTrip() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<4000 {
      let modifiers = Key.Modifiers(rawValue: UInt8.random(in: 0...15, using: &random))
      let code: Key.Code
      if Bool.random(using: &random) {
        code = Key.Code.names.randomElement(using: &random)?.code ?? .tab
      } else {
        let top: UInt32 = Bool.random(using: &random) ? 0x17F : 0x10FFFF
        let value = UInt32.random(in: 0...top, using: &random)
        code = .character(Unicode.Scalar(value) ?? "x")
      }
      let key = Key(code, modifiers)
      #expect(try Key(notation: key.notation) == key, "\(key.notation)")
    }
  }

  @Test(
    "What names no key is refused, with the nearest that exists",
    arguments: [
      ("", .empty), ("C-", .nothingHeldWith("C-")), ("C-A-", .nothingHeldWith("C-A-")),
      ("Escape", .unknownKey("Escape", nearest: "Esc")),
      ("esc", .unknownKey("esc", nearest: "Esc")),
      ("Entre", .unknownKey("Entre", nearest: "Enter")),
      ("PageDwon", .unknownKey("PageDwon", nearest: "PageDown")),
      ("Page-Up", .unknownKey("Page-Up", nearest: "PageUp")),
      ("C-Spcae", .unknownKey("C-Spcae", nearest: "C-Space")),
      ("Del", .unknownKey("Del", nearest: "Delete")),
      ("f6", .unknownKey("f6", nearest: "F6")),
      ("xyzzy", .unknownKey("xyzzy", nearest: nil)),
      ("\u{301}", .unknownKey("\u{301}", nearest: nil)),
      ("U+D800", .unknownKey("U+D800", nearest: nil)),
      ("c-n", .unknownModifier("c", in: "c-n", nearest: "C-n")),
      ("Ctrl-n", .unknownModifier("Ctrl", in: "Ctrl-n", nearest: "C-n")),
      ("M-x", .unknownModifier("M", in: "M-x", nearest: "A-x")),
      ("C-alt-x", .unknownModifier("alt", in: "C-alt-x", nearest: "C-A-x")),
      ("X-a", .unknownModifier("X", in: "X-a", nearest: nil)),
      ("C-C-a", .repeatedModifier("C", in: "C-C-a")),
    ] as [(String, KeyNotationError)])
  func refused(text: String, error: KeyNotationError) {
    #expect(throws: error) { try Key(notation: text) }
  }

  @Test("Sequences are keys separated by blanks")
  func sequences() throws {
    #expect(try KeySequence(notation: "g g") == KeySequence("g", "g"))
    #expect(try KeySequence(notation: "  C-w   c ").notation == "C-w c")
    #expect(throws: KeyNotationError.empty) { try KeySequence(notation: "  ") }
    #expect(throws: KeyNotationError.nothingHeldWith("C-")) { try KeySequence(notation: "g C-") }
    #expect(KeySequence([]) == nil)
    let prefix: KeySequence = "g"
    #expect(prefix.appending("d") == "g d")
    #expect(("g d" as KeySequence).goesOn(after: prefix))
    #expect(!prefix.goesOn(after: prefix))
    #expect(!("h d" as KeySequence).goesOn(after: prefix))
  }

  @Test("Only plain characters type text")
  func text() {
    #expect(Key("a").text == "a")
    #expect(Key("Space").text == " ")
    #expect(Key("S-1").text == "1")
    #expect(Key("C-a").text == nil)
    #expect(Key("A-a").text == nil)
    #expect(Key("Enter").text == nil)
  }

  @Test("A key with Option is Esc and the key, where a terminal sends it so (commands C2)")
  func split() {
    #expect(Key("A-x").escapeSplit == ["Esc", "x"])
    #expect(Key("A-Enter").escapeSplit == ["Esc", "Enter"])
    #expect(Key("C-A-x").escapeSplit == ["Esc", "C-x"])
    #expect(Key("A-Up").escapeSplit == nil)
    #expect(Key("x").escapeSplit == nil)
  }

  @Test("Hints show arrows as arrows where that is wanted")
  func hints() {
    #expect(("C-Up Down g" as KeySequence).hint(.symbols) == "C-↑ ↓ g")
    #expect(("A-Left Right" as KeySequence).hint(.symbols) == "A-← →")
    #expect(("C-Up" as KeySequence).hint() == "C-Up")
    #expect(Key("Enter").hint(.symbols) == "Enter")
  }
}
