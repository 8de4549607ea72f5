import Curses
import Focus
import Geometry
import Interface
import TerminalInput

/// Step 4: all ways to show the focus, each item in its own.
@MainActor
final class Halos: TerminalApp {
  private static let effects: KeyValuePairs<ItemID, FocusEffect> = [
    "Bar": .halo(.bar), "Ring": .halo(.ring), "Underline": .halo(.underline),
    "Glow": .halo(.glow), "Invert": .halo(.invert), "Stars": .custom("stars"),
  ]
  private var stage = Stage()
  private var size = Size.zero
  private var theme = Theme.standard(for: .dark)

  func start(_ terminal: TerminalDescription, wakeUp: WakeUp) {
    size = terminal.size
    theme = theme.adapted(to: terminal)
    stage.settle { arrange($0) }
  }

  private func arrange(_ stage: Stage) -> FocusMap {
    let items = Self.effects.enumerated().map { number, effect in
      FocusItem(
        effect.key,
        at: Rectangle(
          column: 3 + number % 3 * 13, row: 1 + number / 3 * 3,
          columns: effect.key.rawValue.utf8.count, rows: 1))
    }
    return FocusMap(groups: [
      FocusGroup(
        "Effects", frame: Rectangle(origin: .zero, size: size), source: ArraySource(items),
        arrangement: .spatial)
    ])
  }

  func handle(_ event: TimedEvent) -> [TerminalRequest] {
    switch event.event {
    case .key("q"): return [.quit(status: 0)]
    case .key(let key): Movement(key).map { _ = stage.move($0) }
    case .resize(let size): self.size = size
    case .terminalFocus(.lost): stage.focus.loseWindow()
    case .terminalFocus(.gained): _ = stage.focus.regainWindow()
    default: break
    }
    stage.settle { arrange($0) }
    return []
  }

  var frame: Frame {
    var frame = Frame(size: size)
    for (item, area) in stage.visibleItems(of: "Effects") {
      frame.draw(item.rawValue, at: area.origin)
    }
    let effect = Self.effects.first { $0.key == stage.focus.focused?.item }?.value ?? .none
    let painter = HaloPainter(theme: theme, custom: ["stars": Stars()])
    stage.haloTarget(of: "Effects").map { painter.paint(effect, $0, into: &frame) }
    frame.cursor = stage.cursor
    return frame
  }
}

/// A star at either end of the item, where its neighbours leave room.
struct Stars: HaloDrawing {
  func draw(_ target: HaloTarget, into frame: inout Frame, theme: Theme) {
    let (left, right) = (target.area.minColumn - 1, target.area.maxColumn)
    for column in [left, right] {
      let cell = Rectangle(column: column, row: target.area.minRow, columns: 1, rows: 1)
      guard frame.isFree(cell, within: target.bounds) else { continue }
      frame.put(Cell("*", style: theme.haloStyle(for: target.mark)), at: cell.origin)
    }
  }
}
