import Commands
import Curses
import Focus
import Geometry
import Interface
import TerminalInput
import Text

/// Pigments on a wall, in a list and on a palette: a program on the focus engine.
@MainActor
final class Gallery: TerminalApp {
  var stage = Stage()
  var palette: Set<ItemID> = []
  var query = LineEditor()
  var opened: ItemID?
  var said: String?
  var theme = Theme.plain
  var terminal = TerminalDescription(name: "", size: .zero, colorDepth: .none, encoding: .utf8)
  var isTyping: Bool { stage.focus.focused?.group == "Find" }

  func start(_ terminal: TerminalDescription, wakeUp: WakeUp) {
    self.terminal = terminal
    theme = .standard(for: .dark).adapted(to: terminal)
    stage.settle { arrange($0) }
  }

  func handle(_ event: TimedEvent) -> [TerminalRequest] {
    switch event.event {
    case .key("q") where !isTyping: return [.quit(status: 0)]
    case .key(let key): press(key)
    case .resize(let size): terminal.size = size
    case .terminalFocus(.lost): stage.focus.loseWindow()
    case .terminalFocus(.gained): _ = stage.focus.regainWindow()
    case .reply(.background(let red, let green, let blue)):
      theme = .standard(for: Appearance(red: red, green: green, blue: blue)).adapted(to: terminal)
    default: break
    }
    if let update = stage.settle({ arrange($0) }) { said = stage.map.sentence(for: update) }
    return []
  }

  private func press(_ key: Key) {
    let item = stage.focus.haloPlace(in: stage.map)?.item
    switch (key, item, isTyping ? LineEdit(key) : nil) {
    case (_, _, let edit?): query.apply(edit)
    case ("Esc", _, _) where opened != nil, ("Enter", "Close", _): opened = nil
    case ("Esc", _, _): (query, said) = (LineEditor(), nil)
    case ("Enter", "Pick", _), ("Space", _, _):
      if let pigment = opened ?? item { palette.formSymmetricDifference([pigment]) }
    case ("Enter", _, _): opened = Pigments.all.first { $0.key == item }?.key
    default:
      guard let movement = key == "/" ? .group("Find") : Movement(key) else { return }
      let outcome = stage.move(movement)
      said = stage.map.sentence(for: outcome)
      if let guide = outcome.update?.guide { said? += ", by \(guide) guide" }
    }
  }

  /// What can be focused, and where it lies.
  private func arrange(_ stage: Stage) -> FocusMap {
    let window = Rectangle(origin: .zero, size: terminal.size)
    let main = window.divided(atDistance: 1, from: .bottom).remainder
    var (left, wall) = main.divided(atDistance: main.columns / 3, from: .left)
    if main.columns < 60 {
      // One pane fills the window, and the other lies beside the screen.
      let front = stage.focus.scopes.compactMap(\.lastOutside).first ?? stage.focus.focused
      let shift = front?.group ?? "Wall" == "Wall" ? -main.columns : 0
      (left, wall) = (main.offset(columns: shift), main.offset(columns: main.columns + shift))
    }
    let (below, above) = left.divided(atDistance: main.rows / 3, from: .bottom)
    let (find, list) = PaneChrome.content(in: above).divided(atDistance: 1, from: .top)
    let (tray, tiles) = (PaneChrome.content(in: below), PaneChrome.content(in: wall))
    let word = WordPrefix(query.text)
    let found = Pigments.all.map(\.key).filter { word.isEmpty || word.begins(wordOf: $0.rawValue) }
    let grid = GridSource(found, filling: tiles.columns, tile: Size(columns: 18, rows: 5))
    var groups = [
      FocusGroup("Wall", frame: tiles, source: grid, arrangement: .grid),
      FocusGroup(
        "Find", noun: "field", frame: find, source: ListSource(["name"]), controls: "Pigments"),
      FocusGroup("Pigments", frame: list, source: ListSource(found, columns: list.columns)),
      FocusGroup(
        "Palette", frame: tray, source: ListSource(palette.sorted(), columns: tray.columns)),
    ]
    for index in groups.indices {
      let isWall = groups[index].arrangement == .grid
      groups[index].ends = GroupEnds(vertical: isWall ? .stop : .leave, horizontal: .leave)
      groups[index].presence = groups[index].frame.intersects(window) ? .shown : .offered
    }
    var scopes = [FocusScope(.base, preferred: "Wall")]
    if let opened {
      let sheet = main.centered(Size(columns: 38, rows: 9))
      let tools = GridSource(["Pick", "Close"], tile: Size(columns: 12, rows: 1), across: 2)
      scopes.append(FocusScope("Sheet", frame: sheet))
      groups.append(
        FocusGroup(
          "Tools", title: opened.rawValue, noun: "button", scope: "Sheet",
          frame: PaneChrome.content(in: sheet), source: tools, arrangement: .list(.horizontal)))
    }
    // From the wall one goes to the list, not to the field, and past a palette that is empty.
    let guides = [
      FocusGuide("upper", frame: above, to: ["Pigments", "Find"]),
      FocusGuide("lower", frame: below, to: ["Palette", "Pigments"]),
    ]
    return FocusMap(scopes: scopes, groups: groups, guides: guides)
  }
}
