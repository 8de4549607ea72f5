import Commands
import Testing

@Suite("The shortcut overlay (commands C15)")
struct ShortcutOverlayTests {
  private func result(
    _ text: String, of world: World = World(), in situation: KeySituation = World.list
  ) -> OverlayResult {
    world.shown(in: situation).overlay(of: world.menu).result(for: text)
  }

  @Test("Only commands that a key runs here are listed, menu by menu")
  func available() {
    #expect(
      result("").picture == """
        File
          Quick Note  C-q
          New Note  C-n
          Move to Trash  d d
          Open  Enter
          Pin  p
        Go
          Next Group  F6
          Down  j
          Up  k
          First  g g
          Next  Tab
          Daily Note  g d
          Back  C-o
        Window
          Suspend  C-z
          Close Scene  C-w c
        Help
          Keyboard Help  ?
        """)
    #expect(result("").count == "15 of 21")
  }

  @Test("It is judged for who had the focus before")
  func judged() {
    #expect(
      result("", in: World.editor).picture == """
        File
          Quick Note  C-q
          New Note  C-n
          Save  C-s
        Edit
          Undo  C-z
        Go
          Next Group  F6
          Back  C-o
        Window
          Close Scene  C-w c
        Help
          Keyboard Help  F1
        -
          New Line  Enter
          Erase  Backspace
          Leave  Esc
        """)
  }

  @Test(
    "Words are looked for in title, further words and group, in any order, case and accents aside",
    arguments: [
      ("note", "Quick Note, New Note, Daily Note"), ("NOTE new", "New Note"),
      ("trash", "Move to Trash"), ("delete", "Move to Trash"), ("delete move", "Move to Trash"),
      ("file", "Quick Note, New Note, Move to Trash, Open, Pin"),
      ("file note", "Quick Note, New Note"),
      ("go d", "Down, Daily Note"), ("ünd", ""), ("nöte", "Quick Note, New Note, Daily Note"),
      ("  ", "all"), ("nnote", ""),
      (
        "e n", "Quick Note, New Note, Open, Pin, Next Group, Next, Daily Note, Suspend, Close Scene"
      ),
    ])
  func words(text: String, titles: String) {
    var world = World()
    let commands = World.commands.map { command in
      var command = command
      if command.id == "note.trash" { command.words = ["delete", "remove"] }
      return command
    }
    world.router.registry =
      (try? CommandRegistry(commands)) ?? world.router.registry
    let all = result("", of: world).hits.map(\.title).joined(separator: ", ")
    #expect(
      result(text, of: world).hits.map(\.title).joined(separator: ", ")
        == (titles == "all" ? all : titles))
  }

  @Test(
    "A leading @ looks for keys, letters as they are",
    arguments: [
      ("@g", "First g g, Daily Note g d"), ("@g d", "Daily Note g d"),
      ("@d", "Move to Trash d d, Daily Note g d"),
      ("@C-", "Quick Note C-q, New Note C-n, Back C-o, Suspend C-z, Close Scene C-w c"),
      ("@C-w", "Close Scene C-w c"), ("@down", "Down Down"), ("@Dow", "Down Down"),
      ("@H", "First Home, Back H"), ("@x", ""), ("@ g  d", "Daily Note g d"),
      ("@c", "Close Scene C-w c"),
      ("@F1", "Keyboard Help F1"), ("@C-n x", ""),
    ])
  func keys(text: String, found: String) {
    let hits = result(text).hits.map { "\($0.title) \($0.keys?.notation ?? "none")" }
    #expect(hits.joined(separator: ", ") == found)
  }

  @Test("A leading ! includes what is unavailable, with the reason")
  func unavailable() {
    var world = World()
    world.cast.validations["notes"] = ["pin": .disabled("It is pinned.")]
    world.router.bindings.unbind("C-z")
    world.router.bindings.unbind("C-z", in: "text")
    world.router.bindings.bind("D-d", to: "daily")
    world.router.bindings.unbind("g d")
    world.router.bindings.bind("Tab", to: "note.open", in: "notes")
    world.router.bindings.bind("C-o", to: "pin", in: "notes")
    world.router.bindings.unbind("H")
    let result = result("!", of: world)
    #expect(result.count == "21 of 21")
    let reasons = result.hits.compactMap { hit in
      hit.hindrance.map { "\(hit.title): \($0.message)" }
    }
    #expect(
      reasons == [
        "Pin: It is pinned.", "Save: Only in text.", "Undo: Nothing here does it.",
        "Daily Note: This terminal can't send D-d.", "Back: Here C-o is Pin.",
        "Suspend: It has no key, only a name.", "New Line: Only in text.", "Erase: Only in text.",
        "Leave: Only in text.", "Expand: Only in sidebar.",
      ])
    #expect(result.hits.allSatisfy { $0.hindrance == nil || $0.title == "Pin" || $0.keys == nil })
  }

  @Test("Keys that do something else in text say so")
  func unavailableInText() {
    let world = World()
    let hits = result("!", of: world, in: World.editor).hits
    func reason(_ id: CommandID) -> String? { hits.first { $0.id == id }?.hindrance?.message }
    #expect(reason("move.down") == "Here j writes text.")
    #expect(reason("daily") == "Here g d writes text.")
    #expect(reason("group.tab") == "Here Tab doesn't do it.")
    #expect(reason("suspend") == "Here C-z is Undo.")
    #expect(reason("pin") == "Only in notes.")
    var world2 = world
    world2.router.bindings.rebind("back", to: [])
    world2.router.bindings.bind("b", to: "back", in: "notes")
    world2.router.bindings.bind("B", to: "back", in: "sidebar")
    let others = result("!back", of: world2, in: World.editor).hits
    #expect(
      others.map { $0.hindrance?.message } == ["Here by name; its keys are for sidebar and notes."])
  }

  @Test("What was looked for is marked in the title, as bytes of whole characters")
  func marks() throws {
    var world = World()
    world.router.registry = try CommandRegistry([
      Command("daily", "Tägliche Ña\u{303}tiz anlegen", menu: .go, keys: ["g d"], words: ["tag"])
    ])
    func marked(_ text: String) -> [String] {
      let hits = result(text, of: world).hits
      return hits.flatMap { hit in
        hit.ranges.map { String(decoding: Array(hit.title.utf8)[$0], as: UTF8.self) }
      }
    }
    #expect(marked("tag") == ["Täg"])
    #expect(marked("anl tag") == ["Täg", "anl"])
    #expect(marked("nat") == ["Ña\u{303}t"])
    #expect(marked("liche che") == ["liche"])
    #expect(marked("go") == [])
    #expect(marked("") == [])
  }

  @Test(
    "Where nothing is found it says so, and how to find more",
    arguments: [
      ("zzz", "No command here is called “zzz”.", "Esc shows all."),
      (
        "save", "No command here is called “save”.",
        "Type ! in front to see one that is unavailable."
      ),
      (
        "av", "No command here is called “av”.",
        "Type ! in front to see 2 that are unavailable."
      ),
      ("@C-s", "No key here is “C-s”.", "Esc shows all."),
      ("!zzz", "No command here is called “zzz”.", "Esc shows all."),
    ])
  func empty(text: String, message: String, advice: String) {
    let result = result(text)
    #expect(result.hits == [])
    #expect(result.count == "0 of 21")
    #expect(result.widening?.message == message)
    #expect(result.widening?.advice == advice)
    #expect(self.result("note").widening == nil)
  }

  @Test("Where no key does anything it says that, too")
  func nothingAtAll() {
    var world = World()
    world.router.movements = [:]
    let result = result("", of: world, in: KeySituation([]))
    #expect(result.widening?.message == "No key does anything here.")
    #expect(result.widening?.advice == "Type ! in front to see 21 that are unavailable.")
    world.router = KeyRouter(registry: world.router.registry, bindings: KeyBindings())
    #expect(result.grid(.twoColumns).rows == 0)
  }

  @Test("Hidden commands are listed nowhere, and don't count")
  func hidden() throws {
    var world = World()
    world.cast.validations["notes"] = ["pin": Validation(attributes: .hidden)]
    #expect(!result("!", of: world).hits.contains { $0.id == "pin" })
    #expect(result("!", of: world).count == "20 of 20")
    world.router.registry = try CommandRegistry([
      Command("pin", "Pin", keys: ["p"], attributes: .hidden),
      Command("move.down", "Down", keys: ["j"], attributes: .hidden),
    ])
    #expect(result("!", of: world).count == "0 of 0")
    #expect(result("!", of: world).widening?.advice == "Esc closes.")
  }
}

extension OverlayResult {
  /// The sections and their commands, a line each.
  var picture: String {
    let lines = sections.flatMap { section -> [String] in
      [section.title ?? "-"] + hits[section.hits].map(\.line)
    }
    return lines.joined(separator: "\n")
  }
}

extension OverlayHit {
  fileprivate var line: String { "  \(title)" + (keys.map { "  " + $0.notation } ?? "") }
}
