import Curses
import Focus
import Geometry
import Interface
import TerminalInput

/// Step 1: a list that moves.
@MainActor final class FirstList: TerminalApp {
  private let planets: [ItemID] = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"]
  private var stage = Stage()

  func start(_ terminal: TerminalDescription, wakeUp: WakeUp) { arrange(in: terminal.size) }

  private func arrange(in size: Size) {
    let window = Rectangle(origin: .zero, size: size)
    let list = FocusGroup("Planets", frame: window, source: ListSource(planets))
    stage.settle { _ in FocusMap(groups: [list]) }
  }

  func handle(_ event: TimedEvent) -> [TerminalRequest] {
    switch event.event {
    case .key("q"): return [.quit(status: 0)]
    case .key(let key): Movement(key).map { _ = stage.move($0) }
    case .resize(let size): arrange(in: size)
    default: break
    }
    return []
  }

  var frame: Frame {
    var frame = Frame(size: stage.frame(of: "Planets").size)
    stage.drawList(of: "Planets", into: &frame, theme: .plain) { ListRow(StyledText($0.rawValue)) }
    return frame
  }
}
