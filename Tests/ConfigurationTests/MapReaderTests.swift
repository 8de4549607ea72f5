import Testing

@testable import Configuration

@Suite("Reading maps")
struct MapReaderTests {
  enum Appearance: String, CaseIterable {
    case dark
    case light
    case any
  }

  static func messages(_ text: String, _ read: (inout MapReader) -> Void) -> [String] {
    var reader = MapReader(parse(text).root)
    read(&reader)
    return reader.finish().map(\.message)
  }

  @Test("Values of every kind are read")
  func kinds() {
    let text = """
      text: 12
      integer: -7
      number: 0.25
      flag: Yes
      choice: light
      texts: [a, b]
      single: c
      map: {inner: x}
      maps: [{inner: 1}, {inner: 2}]
      free: {b: 1, a: 2}
      """
    let found = Self.messages(text) { reader in
      #expect(reader.text("text") == "12")
      #expect(reader.integer("integer") == -7)
      #expect(reader.number("number", in: 0...1) == 0.25)
      #expect(reader.flag("flag") == true)
      #expect(reader.choice("choice", of: Appearance.self) == .light)
      #expect(reader.texts("texts") == ["a", "b"])
      #expect(reader.texts("single") == ["c"])
      #expect(reader.map("map") { $0.text("inner") } == "x")
      #expect(reader.maps("maps") { $0.integer("inner") } == [1, 2])
      #expect(reader.entries("free").map(\.key) == ["b", "a"])
    }
    #expect(found == [])
  }

  @Test("What is absent or has no value is nil and no finding")
  func absent() {
    let found = Self.messages("a:\nb: ~\nc: null\n") { reader in
      #expect(reader.text("a") == nil)
      #expect(reader.integer("b") == nil)
      #expect(reader.flag("c") == nil)
      #expect(reader.choice("d", of: Appearance.self) == nil)
      #expect(reader.texts("e") == nil)
      #expect(reader.maps("f") { $0.text("x") }.isEmpty)
      #expect(reader.map("g") { $0.text("x") } == nil)
      #expect(reader.entries("h").isEmpty)
    }
    #expect(found == [])
  }

  @Test("Flags are written in six ways, in any case")
  func flags() throws {
    for (word, expected) in [
      ("true", true), ("YES", true), ("on", true), ("False", false), ("no", false), ("oFf", false),
    ] {
      #expect(try #require(parse(word).root).flag() == expected)
    }
  }

  @Test("A bad value is explained and costs itself alone")
  func badValues() {
    let text = """
      text: [a]
      integer: 1.5
      huge: 99999999999999999999
      low: -1
      number: nan
      flag: perhaps
      choice: brite
      colour: drak
      texts: {a: b}
      mixed: [a, [b], c, ~]
      map: x
      maps: [{a: 1}, y, [z]]
      free: z
      good: 1
      """
    let found = Self.messages(text) { reader in
      #expect(reader.text("text") == nil)
      #expect(reader.integer("integer") == nil)
      #expect(reader.integer("huge") == nil)
      #expect(reader.integer("low", in: 0...1_000) == nil)
      #expect(reader.number("number", in: 0...1) == nil)
      #expect(reader.flag("flag") == nil)
      #expect(reader.choice("choice", of: Appearance.self) == nil)
      #expect(reader.choice("colour", of: Appearance.self) == nil)
      #expect(reader.texts("texts") == nil)
      #expect(reader.texts("mixed") == ["a", "c"])
      #expect(reader.map("map") { $0.text("x") } == nil)
      #expect(reader.maps("maps") { $0.integer("a") } == [1])
      #expect(reader.entries("free").isEmpty)
      #expect(reader.integer("good") == 1)
    }
    #expect(
      found == [
        "f.yaml:1:7: expected a text, found a list",
        "f.yaml:2:10: expected a whole number, found “1.5”",
        "f.yaml:3:7: expected a whole number, found “99999999999999999999”",
        "f.yaml:4:6: -1 is not between 0 and 1000",
        "f.yaml:5:9: expected a number, found “nan”",
        "f.yaml:6:7: expected yes or no, found “perhaps”",
        "f.yaml:7:9: “brite” isn't one of dark, light, any",
        "f.yaml:8:9: “drak” isn't one of dark, light, any; did you mean “dark”?",
        "f.yaml:9:8: expected a list, found a map",
        "f.yaml:10:12: expected a text, found a list",
        "f.yaml:10:20: expected a text, found nothing",
        "f.yaml:11:6: expected a map, found “x”",
        "f.yaml:12:16: expected a map, found “y”",
        "f.yaml:12:19: expected a map, found a list",
        "f.yaml:13:7: expected a map, found “z”",
      ])
  }

  @Test("Unknown keys are findings, with the nearest known one or all of them")
  func unknownKeys() {
    let text = "comand: x\nzebra: 1\nbind: [{keys: a, inn: notes}]\nkeys: b\n"
    let found = Self.messages(text) { reader in
      #expect(reader.text("command") == nil)
      #expect(reader.text("keys") == "b")
      _ = reader.maps("bind") { bind in
        (bind.text("keys"), bind.text("in"))
      }
    }
    #expect(
      found == [
        "f.yaml:1:1: unknown key “comand”; did you mean “command”?",
        "f.yaml:2:1: unknown key “zebra”; known here: bind, command, keys",
        "f.yaml:3:18: unknown key “inn”; did you mean “in”?",
      ])
  }

  @Test("What must be there and isn't is a finding at its map")
  func required() {
    let found = Self.messages("bind:\n  - {keys: a}\n  - {command: ~}\n") { reader in
      _ = reader.maps("bind") { bind in
        bind.require("command")
        return bind.text("keys")
      }
    }
    #expect(
      found == [
        "f.yaml:2:5: key “command” is missing", "f.yaml:3:5: key “command” is missing",
      ])
  }

  @Test("A reader of values can refuse one in its own words, without control characters")
  func rejected() {
    let found = Self.messages("keys: C-xx\nname: x\n") { reader in
      let key = reader.value("keys") { value throws(Finding) -> Int in
        throw Finding(value.location, .rejected("“C-xx” is no key\u{1B}[0m"))
      }
      #expect(key == nil)
      if let name = reader.located("name") {
        reader.report(Finding(name.location, .rejected("taken")))
      }
    }
    #expect(
      found == ["f.yaml:1:7: “C-xx” is no key\u{FFFD}[0m", "f.yaml:2:7: taken"])
  }

  @Test("A file that isn't a map, or is empty, is read as an empty map")
  func notAMap() {
    #expect(
      Self.messages("- a\n") { _ = $0.text("x") } == ["f.yaml:1:1: expected a map, found a list"])
    let empty = Self.messages("") { reader in
      #expect(reader.text("x") == nil)
      reader.require("y")
    }
    #expect(empty == [])
    #expect(Self.messages("~") { _ = $0.text("x") } == [])
  }

  @Test("Long texts are cut in messages")
  func longText() {
    let found = Self.messages("a: \(String(repeating: "x", count: 500))\n") { _ = $0.integer("a") }
    #expect(
      found == [
        "f.yaml:1:4: expected a whole number, found “\(String(repeating: "x", count: 60))…”"
      ])
  }

  @Test("A value is found by its name, and nowhere else")
  func subscripts() throws {
    let root = try #require(parse("a: {b: c}\nl: [x]\n").root)
    #expect(try root["a"]?["b"]?.text() == "c")
    #expect(root["b"] == nil)
    #expect(root["l"]?["x"] == nil)
  }
}
