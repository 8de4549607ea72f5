import Commands
import Testing

@Suite("What a key means (commands C8)")
struct KeyRouterTests {
  @Test(
    "In a list keys move, run the list's commands, then the menu's",
    arguments: [
      ("j", "move by move.down"), ("Down", "move by move.down"), ("Tab", "move by group.tab"),
      ("Home", "move by move.first"), ("Enter", "note.open on notes"), ("p", "pin on notes"),
      ("C-n", "note.new on app"), ("a", "note.new on app"), ("?", "help on app"),
      ("C-q", "quick on app"), ("F6", "move by group.next"), ("C-z", "suspend on app"),
      ("l", "unclaimed l"), ("C-s", "unclaimed C-s"), ("g", "pending g"), ("d", "pending d"),
    ])
  func list(key: Key, answer: String) {
    var world = World()
    #expect(world.press(key).summary == answer)
  }

  @Test(
    "In text characters are written, then its own commands, then those above it",
    arguments: [
      ("j", "text j"), ("é", "text é"), ("Space", "text  "), ("?", "text ?"), ("g", "text g"),
      ("Enter", "text.newline on editor"), ("C-z", "text.undo on editor"),
      ("C-s", "text.save on editor"), ("Backspace", "text.erase on editor"),
      ("C-q", "quick on app"), ("F6", "move by group.next"), ("C-o", "back on app"),
      ("Down", "unclaimed Down"), ("Tab", "unclaimed Tab"), ("C-w", "pending C-w"),
      ("F1", "help on app"),
    ])
  func text(key: Key, answer: String) {
    var world = World()
    #expect(world.press(key, in: World.editor).summary == answer)
  }

  @Test(
    "A field that steers a list keeps its characters and lets the list have its keys (focus F39)",
    arguments: [
      ("j", "text j"), ("Down", "move by move.down"), ("C-n", "move by move.down"),
      ("Tab", "move by group.tab"), ("Enter", "note.open on notes"),
      ("Backspace", "text.erase on field"), ("p", "text p"), ("Esc", "text.leave on field"),
      ("Home", "unclaimed Home"),
    ])
  func field(key: Key, answer: String) {
    var world = World()
    #expect(world.press(key, in: World.field).summary == answer)
  }

  @Test("A priority command goes before text and movement, unless nobody does it")
  func priority() throws {
    var world = World()
    world.router.registry = try CommandRegistry(
      World.commands.map { command in
        var command = command
        if command.id == "expand" { command.attributes = .wantsPriorityOverSystemBehavior }
        return command
      } + [Command("move.right", "Right", keys: ["l"])])
    world.router.bindings = KeyBindings(defaultsOf: world.router.registry)
    world.router.movements["move.right"] = .down
    let sidebar = KeySituation(["sidebar", "app"])
    #expect(world.press("l", in: sidebar).summary == "expand on sidebar")
    world.cast.performs["sidebar"] = []
    #expect(world.press("l", in: sidebar).summary == "move by move.right")
  }

  @Test("An unavailable command leaves its key to the next one")
  func unavailable() {
    var world = World()
    world.router.bindings.bind("C-n", to: "pin", in: "notes")
    #expect(world.press("C-n").summary == "pin on notes")
    world.cast.performs["notes"] = []
    #expect(world.press("C-n").summary == "note.new on app")
  }

  @Test("A disabled command says why, and its key does nothing else (commands C19)")
  func disabled() {
    var world = World()
    world.router.bindings.bind("C-n", to: "pin", in: "notes")
    world.cast.validations["notes"] = ["pin": .disabled("the note is read-only")]
    #expect(world.press("C-n").summary == "pin disabled: the note is read-only")
  }

  @Test("Of two commands with one key the one that can be done is run")
  func sharedKey() throws {
    var world = World()
    world.router.registry = try CommandRegistry(
      World.commands + [Command("unpin", "Unpin", keys: ["p"], in: "notes")])
    world.router.bindings = KeyBindings(defaultsOf: world.router.registry)
    world.cast.performs["notes"]?.insert("unpin")
    world.cast.validations["notes"] = ["pin": .disabled("it is pinned")]
    #expect(world.press("p").summary == "unpin on notes")
    world.cast.validations["notes"]?["unpin"] = .disabled("it isn't pinned")
    #expect(world.press("p").summary == "pin disabled: it is pinned")
  }

  @Test(
    "A prefix is matched against movements, the list's commands and the menu together",
    arguments: [
      ("g g", "move by move.first"), ("g d", "daily on app"), ("d d", "note.trash on notes"),
      ("C-w c", "scene.close on app"), ("g x", "cancelled g by x"), ("g Esc", "cancelled g"),
      ("d g", "cancelled d by g"), ("g C-q", "quick on app"), ("g F6", "move by group.next"),
      ("g C-q d", "pending d"), ("g x j", "move by move.down"),
    ] as [(KeySequence, String)])
  func sequences(keys: KeySequence, answer: String) {
    var world = World()
    var last = ""
    for key in keys.keys { last = world.press(key).summary }
    #expect(last == answer)
  }

  @Test("What may follow a prefix is named, the first tier first, available ones only")
  func continuations() {
    var world = World()
    guard case .pending("g", let next) = world.press("g") else {
      Issue.record("not pending")
      return
    }
    let expected = [
      Continuation("g", leads: .command("move.first", title: "First")),
      Continuation("d", leads: .command("daily", title: "Daily Note")),
    ]
    #expect(next == expected)
    #expect(world.router.deadline == .milliseconds(300))
    #expect(world.router.reveal(at: .milliseconds(300)) == expected)
    #expect(world.router.pending == "g")
    #expect(world.router.cancelPending() == "g")
    #expect(world.router.deadline == nil)
  }

  @Test("Longer sequences below a key are counted, and the same key is named once")
  func groupedContinuations() {
    var world = World()
    for (keys, command) in [
      ("g a x", "pin"), ("g a y", "daily"), ("g a z", "expand"), ("g g", "suspend"),
    ] as [(KeySequence, CommandID)] {
      world.router.bindings.bind(keys, to: command, in: "notes")
    }
    guard case .pending(_, let next) = world.press("g") else {
      Issue.record("not pending")
      return
    }
    #expect(
      next == [
        Continuation("g", leads: .command("move.first", title: "First")),
        Continuation("a", leads: .more(count: 2)),
        Continuation("d", leads: .command("daily", title: "Daily Note")),
      ])
  }

  @Test("A prefix of nothing that could be done is no prefix")
  func unavailablePrefix() {
    var world = World()
    world.cast.performs["notes"] = []
    #expect(world.press("d").summary == "unclaimed d")
  }

  @Test("A shorter sequence that completes wins over a longer one, in any tier")
  func firstCompletionWins() {
    var world = World()
    world.router.bindings.bind("g", to: "back")
    #expect(world.press("g").summary == "back on app")
  }

  @Test("The text's own prefix goes before what is below it")
  func textPrefix() {
    var world = World()
    world.router.bindings.bind("C-o s", to: "text.save", in: "text")
    #expect(world.press("C-o", in: World.editor).summary == "pending C-o")
    #expect(world.press("s", in: World.editor).summary == "text.save on editor")
    #expect(world.press("C-o", in: World.editor).summary == "pending C-o")
    #expect(world.press("x", in: World.editor).summary == "cancelled C-o by x")
    #expect(world.press("x", in: World.editor).summary == "text x")
  }

  @Test("A key with Option that nobody binds is Esc and the key (commands C2)")
  func split() {
    var world = World()
    #expect(world.press("A-j").summary == "replaced by Esc j")
    #expect(world.press("A-Up").summary == "unclaimed A-Up")
    world.router.bindings.bind("A-j", to: "pin", in: "notes")
    #expect(world.press("A-j").summary == "pin on notes")
    #expect(world.press("g").summary == "pending g")
    #expect(world.press("A-d").summary == "replaced by Esc d")
    #expect(world.press("Esc").summary == "cancelled g")
    #expect(world.press("d").summary == "pending d")
  }

  @Test("A key that common terminals don't have counts as the one they send")
  func commonForms() {
    var world = World()
    #expect(world.press("S-Enter").summary == "note.open on notes")
    #expect(world.press("C-S-n").summary == "note.new on app")
    #expect(world.press("S-Space", in: World.editor) == .text(" "))
    #expect(world.press("S-Backspace", in: World.editor).summary == "text.erase on editor")
    #expect(world.press("D-n").summary == "unclaimed D-n")
    world.router.bindings.bind("S-Enter", to: "pin", in: "notes")
    #expect(world.press("S-Enter").summary == "pin on notes")
  }

  @Test("Letters of another script run what stands on their keys, but are written in text (C20)")
  func otherScript() {
    var world = World()
    world.router.letters = ["о": "j", "п": "g", "в": "d", "т": "n"]
    #expect(world.press("о").summary == "move by move.down")
    #expect(world.press("C-т").summary == "note.new on app")
    #expect(world.press("о", in: World.editor).summary == "text о")
    #expect(world.press("п").summary == "pending g")
    #expect(world.press("в").summary == "daily on app")
    #expect(world.press("ф").summary == "unclaimed ф")
  }

  @Test("Keys are judged one by one, each where the one before has led (commands C9)")
  func oneByOne() {
    var world = World()
    var situation = World.list
    var answers: [String] = []
    for key in ("g d x C-s Esc j" as KeySequence).keys {
      let answer = world.press(key, in: situation).summary
      answers.append(answer)
      if answer.hasPrefix("daily") { situation = World.editor }
      if answer.hasPrefix("text.leave") { situation = World.list }
    }
    #expect(
      answers == [
        "pending g", "daily on app", "text x", "text.save on editor", "text.leave on editor",
        "move by move.down",
      ])
  }

  @Test("A text's editing keys are its own, whatever is bound to them further out (commands C8)")
  func editingKeys() {
    var world = World()
    var field = World.field
    #expect(world.press("C-w", in: field).summary == "pending C-w")
    #expect(world.press("Esc", in: field).summary == "cancelled C-w")
    field.editingKeys = ["C-w", "A-b", "C-h", "C-n", "C-q"]
    #expect(world.press("C-w", in: field).summary == "unclaimed C-w")
    #expect(world.press("A-b", in: field).summary == "unclaimed A-b")
    // The text's own commands, what it lets go and what wants priority come first.
    #expect(world.press("C-h", in: field).summary == "text.erase on field")
    #expect(world.press("C-n", in: field).summary == "move by move.down")
    #expect(world.press("C-q", in: field).summary == "quick on app")
    // Outside text nothing is edited.
    field.input = .none
    #expect(world.press("C-w", in: field).summary == "pending C-w")
  }

  @Test("Nothing that is shown has keys with which text is edited")
  func editingKeysShown() {
    let world = World()
    var field = World.field
    #expect(world.shown(in: field).keys(of: "scene.close") == "C-w c")
    field.editingKeys = ["C-w"]
    #expect(world.shown(in: field).keys(of: "scene.close") == nil)
    #expect(world.shown(in: field).standing(of: "scene.close")?.isEnabled == true)
  }

  @Test("Without anything in focus the menu's keys still work")
  func nothingFocused() {
    var world = World()
    #expect(world.press("C-n", in: KeySituation(["app"])).summary == "note.new on app")
    #expect(world.press("C-n", in: KeySituation([])).summary == "unclaimed C-n")
    #expect(
      world.press("x", in: KeySituation([], input: .text(releasing: []))).summary == "text x")
  }

  @Test("The delay can be changed and switched off")
  func delay() {
    var world = World()
    world.router.prefixDelay = nil
    _ = world.press("g")
    #expect(world.router.deadline == nil)
    #expect(world.router.prefixDelay == nil)
  }
}
