import Curses
import Focus
import Geometry
import Interface
import TerminalInput

/// Step 2: two groups; the second shows what the first stands on.
@MainActor
final class TwoLists: TerminalApp {
  private static let moons: KeyValuePairs<ItemID, [ItemID]> = [
    "Earth": ["Moon"], "Mars": ["Phobos", "Deimos"],
    "Jupiter": ["Io", "Europa", "Ganymede", "Callisto"], "Saturn": ["Titan", "Rhea", "Mimas"],
  ]
  private var stage = Stage()
  private var size = Size.zero

  func start(_ terminal: TerminalDescription, wakeUp: WakeUp) {
    size = terminal.size
    stage.settle { arrange($0) }
  }

  private func arrange(_ stage: Stage) -> FocusMap {
    let window = Rectangle(origin: .zero, size: size)
    let (left, right) = window.divided(atDistance: size.columns / 2, from: .left)
    let planets = ListSource(Self.moons.map(\.key), columns: left.columns)
    let planet = stage.focus.activePlace(of: "Planets", in: stage.map)?.item ?? "Earth"
    let moons = Self.moons.first { $0.key == planet }?.value ?? []
    return FocusMap(groups: [
      FocusGroup("Planets", frame: PaneChrome.content(in: left), source: planets),
      FocusGroup(
        "Moons", frame: PaneChrome.content(in: right),
        source: ListSource(moons, columns: right.columns),
        contentToken: ContentToken(planet.rawValue)),
    ])
  }

  func handle(_ event: TimedEvent) -> [TerminalRequest] {
    switch event.event {
    case .key("q"): return [.quit(status: 0)]
    case .key(let key): Movement(key).map { _ = stage.move($0) }
    case .resize(let size): self.size = size
    default: break
    }
    stage.settle { arrange($0) }
    return []
  }

  var frame: Frame {
    var frame = Frame(size: size)
    for group: GroupID in ["Planets", "Moons"] {
      stage.drawBorder(round: group, into: &frame, theme: .plain)
      stage.drawList(of: group, into: &frame, theme: .plain) { ListRow(StyledText($0.rawValue)) }
    }
    frame.cursor = stage.cursor
    return frame
  }
}
