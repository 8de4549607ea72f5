import Commands
import Curses
import Focus
import Geometry
import Interface
import TerminalInput
import Text

/// Step 3: a field that steers a list.
@MainActor
final class Finder: TerminalApp {
  private static let planets: [ItemID] = [
    "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune",
  ]
  private var stage = Stage()
  private var size = Size.zero
  private var letters = LineEditor()

  func start(_ terminal: TerminalDescription, wakeUp: WakeUp) {
    size = terminal.size
    stage.settle { arrange($0) }
  }

  private var found: [ItemID] {
    let word = WordPrefix(letters.text)
    return Self.planets.filter { word.isEmpty || word.begins(wordOf: $0.rawValue) }
  }

  private func arrange(_ stage: Stage) -> FocusMap {
    let inside = PaneChrome.content(in: Rectangle(origin: .zero, size: size))
    let (top, rest) = inside.divided(atDistance: 1, from: .top)
    return FocusMap(groups: [
      FocusGroup("Find", frame: top, source: ListSource(["letters"]), controls: "Planets"),
      FocusGroup("Planets", frame: rest, source: ListSource(found, columns: rest.columns)),
    ])
  }

  func handle(_ event: TimedEvent) -> [TerminalRequest] {
    let isTyping = stage.focus.focused?.group == "Find"
    switch event.event {
    case .key("Esc"): return [.quit(status: 0)]
    case .key(let key):
      if isTyping, let edit = LineEdit(key) {
        letters.apply(edit)
      } else if let movement = Movement(key) {
        stage.move(movement)
      }
    case .resize(let size): self.size = size
    default: break
    }
    stage.settle { arrange($0) }
    return []
  }

  var frame: Frame {
    var frame = Frame(size: size)
    stage.drawBorder(round: "Find", "Planets", into: &frame, theme: .plain)
    stage.drawList(of: "Planets", into: &frame, theme: .plain) { ListRow(StyledText($0.rawValue)) }
    var field = TextField(prompt: "/ ", editor: letters)
    let caret = field.draw(into: &frame, area: stage.frame(of: "Find"), theme: .plain)
    frame.cursor = stage.focus.focused?.group == "Find" ? caret : stage.cursor
    return frame
  }
}
