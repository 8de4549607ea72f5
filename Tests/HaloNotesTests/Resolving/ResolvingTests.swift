import Commands
import Focus
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Who does which command in which trail of the app, and why (commands C5)")
struct ResolvingTests {
  /// Who answers for each command in each place, a letter each; `·` nobody, `›` it moves the focus, a
  /// following `!` not now.
  ///
  /// Responders: `n` notes, `s` sidebar, `d` detail, `f` search field, `t` typing, `l` look, `p` a
  /// picker's field, `h` sheets, `i` files, `c` scene, `e` help, `a` app, `b` menu bar, `m` menu.
  ///
  /// The columns are the places in the order of `Place`: notes, library, detail, search, look, behind
  /// the look sheet, field of the overlay, typing, titles of the menu bar, menu.
  private static let table = """
    note.new               c  c  c  c  c  c  ·  c  ·  ·
    note.write             c  c! c  c  c  c  ·  c  ·  ·
    note.editExternally    c  c! c  c  c  c  ·  c  ·  ·
    note.attachFile        c  c! c  c  c  c  ·  c  ·  ·
    field.complete         ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    note.open              n  s  d  ·  l  n  ·  n  ·  ·
    note.openNamed         c  c  c  c  c  c  ·  c  ·  ·
    note.save              c! c! c! c! c! c! ·  c! ·  ·
    note.look              n  ·  d  ·  l  n  ·  n  ·  ·
    note.mark              n  ·  ·  ·  ·  n  ·  n  ·  ·
    note.markRange         n  ·  ·  ·  ·  n  ·  n  ·  ·
    search.start           c  c  c  c  c  c  ·  c  ·  ·
    search.accept          ·  ·  ·  f  ·  ·  ·  ·  ·  ·
    field.accept           ·  ·  ·  ·  ·  ·  p  ·  ·  ·
    field.older            ·  ·  ·  f  ·  ·  p  ·  ·  ·
    field.newer            ·  ·  ·  f  ·  ·  p  ·  ·  ·
    reader.nextMatch       ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    reader.previousMatch   ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    sheet.grow             ·  ·  ·  ·  h  h  h! ·  ·  ·
    sheet.shrink           ·  ·  ·  ·  h! h! h! ·  ·  ·
    sheet.cycle            ·  ·  ·  ·  h  h  h! ·  ·  ·
    sidebar.expand         ·  s  ·  ·  ·  ·  ·  ·  ·  ·
    sidebar.collapse       ·  s  ·  ·  ·  ·  ·  ·  ·  ·
    pane.otherDown         n  ·  d  ·  l  n  ·  n  ·  ·
    pane.otherUp           n  ·  d  ·  l  n  ·  n  ·  ·
    reader.scrollDown      ·  ·  d  ·  l  ·  ·  ·  ·  ·
    reader.scrollUp        ·  ·  d  ·  l  ·  ·  ·  ·  ·
    view.focusOverlay      c  c  c  c  c  c  ·  c  ·  ·
    view.explainFocus      c  c  c  c  c  c  ·  c  ·  ·
    app.redraw             a  a  a  a  a  a  a  a  a  a
    focus.nextGroup        ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.previousGroup    ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.leaveForward     ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.leaveBackward    ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    pane.sidebar           ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    pane.notes             ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    pane.detail            ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    pane.sheet             ·  ·  ·  ·  h  h  h  ·  ·  ·
    focus.down             ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.up               ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.left             ›  ·  ›  ·  ›  ›  ·  ›  ·  ·
    focus.right            ›  ·  ›  ·  ›  ›  ·  ›  ·  ·
    focus.first            ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.last             ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.halfPageDown     ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.halfPageUp       ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.pageDown         ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.pageUp           ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    focus.steerDown        ·  ·  ·  ›  ·  ·  ›  ·  ·  ·
    focus.steerUp          ·  ·  ·  ›  ·  ·  ›  ·  ·  ·
    focus.type             c  c  c  c  c  c  ·  c  ·  ·
    focus.endTyping        ·  ·  ·  ·  ·  ·  ·  t  ·  ·
    note.next              c  c  c  c  c  c  ·  c  ·  ·
    note.previous          c  c  c  c  c  c  ·  c  ·  ·
    reader.goToLine        c  c  c  c  c  c  ·  c  ·  ·
    reader.nextHeading     ·  ·  d  ·  l  ·  ·  ·  ·  ·
    reader.previousHeading ·  ·  d  ·  l  ·  ·  ·  ·  ·
    app.escape             c  c  c  c  c  c  p  t  ·  ·
    app.cancel             c  c  c  c  c  c  p  c  ·  ·
    app.suspend            a  a  a  a  a  a  a  a  a  a
    app.quit               a  a  a  a  a  a  a  a  a  a
    help.keyboard          e  e  e  e  e  e  e  e  ·  ·
    help.keyboardAnywhere  e  e  e  e  e  e  e  e  ·  ·
    help.palette           e  e  e  e  e  e  e  e  ·  ·
    menu.bar               a  a  a  a  a  a  a  a  a  a
    menu.choose            ·  ·  ·  ·  ·  ·  ·  ·  b  m
    note.followLink        ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    menu.close             ·  ·  ·  ·  ·  ·  ·  ·  b  m
    menu.closeBar          ·  ·  ·  ·  ·  ·  ·  ·  b  m
    menu.next              ·  ·  ·  ·  ·  ·  ·  ·  b  m
    menu.previous          ·  ·  ·  ·  ·  ·  ·  ·  b  m
    note.rename            i  i! i  i  i  i  ·  ·  ·  ·
    note.move              i  i! i  i  i  i  ·  ·  ·  ·
    note.trash             i  i! i  i  i  i  ·  ·  ·  ·
    note.delete            i  i! i  i  i  i  ·  ·  ·  ·
    note.restore           ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    note.emptyTrash        ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    note.confirm           ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    edit.undo              i! i! i! i! i! i! ·  ·  ·  ·
    edit.redo              i! i! i! i! i! i! ·  ·  ·  ·
    edit.repeat            c! c! c! ·  c! c! ·  ·  ·  ·
    note.copyLink          c  c! c  c  c  c  ·  c  ·  ·
    note.copyAddress       c  c! c  c  c  c  ·  c  ·  ·
    scene.open             c  c  c  c  c  c  ·  ·  ·  ·
    scene.newNote          c  c  c  ·  c  c  ·  ·  ·  ·
    scene.next             c! c! c! c! c! c! ·  ·  ·  ·
    scene.previous         c! c! c! c! c! c! ·  ·  ·  ·
    scene.shelf            c  c  c  c  c  c  ·  ·  ·  ·
    scene.close            c! c! c! ·  c! c! ·  ·  ·  ·
    view.sort              c  ·  ·  ·  ·  c  ·  c  ·  ·
    pane.zoom              c  c  c  c  c! c  ·  c  ·  ·
    pane.narrow            c  c  c  c  c! c  ·  c  ·  ·
    pane.widen             c  c  c  c  c! c  ·  c  ·  ·
    app.reload             a  a  a  a  a  a  a  a  a  a
    pane.last              c! c  c  ·  c  c  ·  ·  ·  ·
    pane.left              ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    pane.right             ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    pane.above             ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    pane.below             ›  ›  ›  ›  ›  ›  ›  ›  ›  ›
    search.titles          c  c  c  c  c  c  ·  c  ·  ·
    place.previous         c! c! c! c! c! c! ·  c! ·  ·
    place.next             c! c! c! c! c! c! ·  c! ·  ·
    note.outline           c! c! c! c! c! c! ·  c! ·  ·
    note.tags              i  i! i  i  i  i  ·  ·  ·  ·
    note.pin               i  i! i  i  i  i  ·  ·  ·  ·
    note.toggleTask        ·  ·  i! ·  i! ·  ·  ·  ·  ·
    view.theme             c  c  c  c  c  c  ·  c  ·  ·
    view.lastMessage       c! c! c! c! c! c! ·  c! ·  ·
    note.backlinks         c  c! c  c  c  c  ·  c  ·  ·
    note.quick             a  a  a  a  a  a  a  a  a  a
    note.quickNotes        c! c! c! c! c! c! ·  c! ·  ·
    note.daily             c  c  c  c  c  c  ·  c  ·  ·
    note.rewriteLinks      ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    text.find              ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    text.replace           ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    completion.accept      ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    completion.next        ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    completion.previous    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    sheet.nextSection      ·  ·  ·  ·  l  ·  ·  ·  ·  ·
    sheet.previousSection  ·  ·  ·  ·  l  ·  ·  ·  ·  ·
    """

  @Test("Every command, from every place", arguments: Place.allCases)
  func everyCommand(place: Place) throws {
    let world = try World(at: place)
    for command in NotesCatalogue.registry.commands {
      let expected = Self.rows[command.id]?[place]
      #expect(
        expected == world.letter(of: command.id), "\(command.id.name) in \(place.rawValue)")
    }
  }

  @Test("The table has a row for each command; one that is missing reads as it would now")
  func complete() throws {
    let worlds = try Place.allCases.map { try World(at: $0) }
    for command in NotesCatalogue.registry.commands where Self.rows[command.id] == nil {
      let cells = worlds.map { $0.letter(of: command.id) }.joined(separator: " ")
      Issue.record("\(command.id.name) \(cells)")
    }
    #expect(Set(Self.rows.keys).isSubset(of: NotesCatalogue.registry.commands.map(\.id)))
  }

  @Test("What can't be done now says why, and nothing is refused without a reason")
  func whyNot() throws {
    for place in Place.allCases {
      let world = try World(at: place)
      for command in NotesCatalogue.registry.commands {
        let reason = Self.reasons.first {
          $0.commands.contains(command.id) && $0.places.contains(place)
        }?.reason
        let said = world.standing(of: command.id)?.disabledReason
        #expect(said == reason, "\(command.id.name) in \(place.rawValue)")
      }
    }
  }

  @Test("Explaining names everyone who was asked, up to the one who does it")
  func explanations() throws {
    let world = try World(at: .detail)
    let resolver = Resolver(registry: NotesCatalogue.registry, source: world.responders)
    let explanation = resolver.explain(.newNote, along: world.situation.trail, sender: .key)
    #expect(
      explanation.sentences == [
        "note.new: detail doesn't do it", "note.new: sheets doesn't do it",
        "note.new: files doesn't do it",
        "note.new: scene does it",
      ])
  }

  @Test(
    "No two commands have one key at one level, from any place (commands C14)",
    arguments: Place.allCases)
  func conflicts(place: Place) throws {
    let world = try World(at: place)
    let resolver = Resolver(registry: NotesCatalogue.registry, source: world.responders)
    let found = resolver.conflicts(of: Keymap().bindings, along: world.situation.trail)
    #expect(found.map(\.message) == [])
  }

  @Test(
    "The key says the same as the resolver: who answers is who is asked first",
    arguments: Place.allCases)
  func keys(place: Place) throws {
    let world = try World(at: place)
    for command in NotesCatalogue.registry.commands {
      for binding in command.bindings where binding.keys.count == 1 {
        guard let key = binding.keys.keys.first else { continue }
        var router = world.app.driver.app.router
        let answer = router.route(
          key, at: .zero, in: world.keySituation, asking: world.responders)
        guard case .command(let winner, let target) = answer else { continue }
        #expect(world.letter(of: winner) == World.letters[target.responder], "\(key.notation)")
      }
    }
  }

  /// What single keys mean in the places, in the order of `Place`; `"` they are text, `-` nothing.
  private static let meanings = """
    Enter open open open accept open open accept endTyping choose choose
    Esc escape escape escape escape escape escape escape endTyping close close
    Space look - look " look look " " choose choose
    q quit quit quit " quit quit " " closeBar closeBar
    j down down down " down down " " choose down
    h left collapse left " previousSection left " " previous previous
    g ⋯ ⋯ ⋯ " ⋯ ⋯ " " " "
    Tab nextGroup nextGroup nextGroup nextGroup nextGroup nextGroup nextGroup - next next
    C-n new new new steerDown new new steerDown new - -
    n - - - " - - " " " "
    F10 bar bar bar bar bar bar bar bar bar bar
    F6 leaveForward leaveForward leaveForward leaveForward leaveForward leaveForward \
    leaveForward leaveForward leaveForward leaveForward
    C-l redraw redraw redraw redraw redraw redraw redraw redraw redraw redraw
    ? keyboard keyboard keyboard " keyboard keyboard " " " "
    """

  @Test("Which command a key means, from place to place", arguments: Place.allCases)
  func keyMeanings(place: Place) throws {
    let world = try World(at: place)
    let column = try #require(Place.allCases.firstIndex(of: place)) + 1
    for line in Self.meanings.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      try #require(words.count == Place.allCases.count + 1, "\(line)")
      #expect(world.meaning(of: words[0]) == words[column], "\(words[0])")
    }
  }

  private static let rows: [CommandID: [Place: String]] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (
        CommandID(words[0]),
        Dictionary(uniqueKeysWithValues: zip(Place.allCases, words.dropFirst()))
      )
    }
      // What the text does is done nowhere else.
      + EditorKeys.entries.map { entry in
        (entry.command.id, Dictionary(uniqueKeysWithValues: Place.allCases.map { ($0, "·") }))
      })
}

extension ResolvingTests {
  /// Where the focus is.
  enum Place: String, CaseIterable, CustomTestStringConvertible {
    case notes, library, detail, search, look, behindLook, keyboard, typing, titles, menu

    /// The keys that go there.
    var keys: String {
      switch self {
      case .notes: ""
      case .library: "1"
      case .detail: "3"
      case .search: "/"
      case .look: "Space"
      case .behindLook: "Space 2"
      case .keyboard: "?"
      case .typing: "f"
      case .titles: "F10 Esc"
      case .menu: "F10"
      }
    }

    var testDescription: String { rawValue }
  }

  /// The app with the focus in a place.
  struct World {
    let app: App
    let situation: Situation
    let responders: Responders
    let keySituation: KeySituation

    static let letters: [ResponderID: String] = [
      .notes: "n", .sidebar: "s", .detail: "d", .search: "f", .typing: "t", .look: "l",
      .explanation: "x", .pickerField: "p", .pickerRows: "r", .help: "e", .sheets: "h", .scene: "c",
      .files: "i", .question: "?",
      .app: "a", .menuBar: "b", .menu: "m",
    ]

    init(at place: Place) throws {
      app = try App(["Groceries", "Ideas"], size: .regular)
      app.press(place.keys)
      situation = try #require(app.driver.app.situation)
      responders = Responders(model: app.driver.app.model, situation: situation)
      keySituation = situation.keys
    }

    func standing(of command: CommandID) -> CommandStanding? {
      app.driver.app.router.projection(in: keySituation, asking: responders, on: .common)
        .standing(of: command, sender: .key)
    }

    func letter(of command: CommandID) -> String {
      guard let standing = standing(of: command) else { return "·" }
      let letter = standing.responder.map { Self.letters[$0] ?? $0.name } ?? "›"
      return letter + (standing.isEnabled ? "" : "!")
    }

    func meaning(of notation: String) -> String {
      guard let key = try? Key(notation: notation) else { return "?" }
      var router = app.driver.app.router
      switch router.route(key, at: .zero, in: keySituation, asking: responders) {
      case .command(let command, _), .movement(_, let command), .disabled(let command, _):
        return String(command.name.drop { $0 != "." }.dropFirst())
      case .text: return "\""
      case .pending: return "⋯"
      case .cancelled, .replaced, .unclaimed: return "-"
      }
    }
  }
}
