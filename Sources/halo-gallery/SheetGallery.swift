import Commands
import Curses
import Focus
import Geometry
import Interface
import Sheets
import TerminalInput

/// A sheet of each kind over a list of them, and on one another: `halo-gallery sheets`.
@MainActor
final class SheetGallery: TerminalApp {
  var stage = Stage()
  var stack = SheetStack<ItemID>(space: SheetSpace(window: .zero))
  var theme = Theme.plain
  var terminal = TerminalDescription(name: "", size: .zero, colorDepth: .none, encoding: .utf8)
  var said: String?
  var motion = SheetMotion.animated
  private var now = Duration.zero
  private var grip: (row: Int, direction: DragDirection)?

  /// The kinds, each under its name.
  static let kinds: [Sheet<ItemID>] = [
    kind("Half height", [.medium, .large]) {
      $0.largestUndimmedDetentIdentifier = .medium
      $0.prefersGrabberVisible = true
      $0.shadow = .shown
    },
    kind("Modal", [.medium]) { $0.width = .preferred(columns: 40) },
    kind("Large") { _ in },
    kind("As high as its rows", [.fitted]) {
      $0.contentRows = 3
      $0.width = .preferred(columns: 30)
    },
    kind("Three heights, square", [.rows(5, "low"), .fraction(0.6, "middle"), .large]) {
      $0.largestUndimmedDetentIdentifier = "low"
      $0.prefersGrabberVisible = true
      $0.preferredCornerStyle = .square
    },
    kind("Held open", [.rows(6, "low"), .large]) { $0.isModalInPresentation = true },
    kind("In a corner", [.rows(8, "small")]) {
      $0.largestUndimmedDetentIdentifier = "small"
      $0.prefersGrabberVisible = true
      $0.shadow = .shown
      $0.width = .floating(.lowerRight, columns: 40)
    },
  ]

  private static func kind(
    _ name: ItemID, _ detents: [Detent] = [.large], _ wishes: (inout Sheet<ItemID>) -> Void
  ) -> Sheet<ItemID> {
    var sheet = Sheet(name, detents: detents)
    wishes(&sheet)
    return sheet
  }

  func start(_ terminal: TerminalDescription, wakeUp: WakeUp) {
    self.terminal = terminal
    theme = .standard(for: .dark).adapted(to: terminal)
    stack.resize(to: SheetSpace(window: terminal.size))
    stage.settle { _ in arrange() }
  }

  var mouse: MouseReporting { .on }
  var nextDeadline: Duration? { stack.nextFrame(after: now) }
  func lineChanged(to speed: LineSpeed) { motion = speed == .slow ? .slowLine : .animated }

  func handle(_ event: TimedEvent) -> [TerminalRequest] {
    let before = stack
    now = event.at
    switch event.event {
    case .key("q") where stack.isEmpty: return [.quit(status: 0)]
    case .key(let key): press(key)
    case .mouse(let mouse): take(mouse)
    case .resize(let size):
      terminal.size = size
      stack.resize(to: SheetSpace(window: size))
      stack.finishTransition()
    case .reply(.background(let red, let green, let blue)):
      theme = .standard(for: Appearance(red: red, green: green, blue: blue)).adapted(to: terminal)
    default: break
    }
    stage.settle { _ in arrange() }
    if case .key = event.event { stack.animate(from: before, at: now, motion: motion) }
    return []
  }

  private func press(_ key: Key) {
    said = nil
    switch key {
    case "+": said = stack.grow().refusal
    case "-": said = stack.shrink().refusal
    case "*": said = stack.cycle().refusal
    case "Esc", "q": said = stack.dismiss(reason: .escape).refusal
    case "x": stack.dismiss(reason: .programmatic)
    case "Enter":
      let item = stage.focus.focused?.item
      if let sheet = Self.kinds.first(where: { $0.id == item }) { stack.present(sheet) }
    default: Movement(key).map { _ = stage.move($0) }
    }
  }

  /// Pulls the front sheet by its upper edge, and closes it by a click beside it.
  private func take(_ mouse: MouseEvent) {
    guard let front = stack.layout().sheets.last else { return }
    let row = mouse.position.row
    switch mouse.kind {
    case .press(.left) where !front.area.contains(mouse.position):
      said = stack.dismiss(reason: .outside).refusal
    case .press(.left) where row == front.area.minRow: grip = (row, .resting)
    case .drag(.left):
      guard let held = grip, row != held.row else { return }
      grip = (row, row < held.row ? .up : .down)
      stack.drag(toRows: stack.space.container.maxRow - row)
    case .release(.left):
      said = grip.flatMap { stack.drop(travelling: $0.direction).refusal }
      grip = nil
    default: break
    }
  }

  /// What can be focused, and where it lies at a time; without one, where all of it comes to rest.
  private func arrange(at time: Duration? = nil) -> FocusMap {
    let layout = stack.layout(at: time)
    var pane = PaneChrome.content(in: stack.space.container)
    let free = layout.uncoveredRows(of: pane)
    (pane.origin.row, pane.size.rows) = (free.lowerBound, free.count)
    var scopes = [FocusScope(.base)]
    var groups = [FocusGroup("Sheets", frame: pane, source: source(columns: pane.columns))]
    for sheet in layout.sheets {
      let (scope, inside) = (ScopeID(sheet.id.rawValue), PaneChrome.content(in: sheet.area))
      scopes.append(
        FocusScope(
          scope, modality: sheet.rest.modality == .modal ? .modal : .joined, frame: sheet.area))
      groups.append(
        FocusGroup(
          GroupID(sheet.id.rawValue), scope: scope, frame: inside,
          source: source(columns: inside.columns)))
    }
    return FocusMap(scopes: scopes, groups: groups)
  }

  /// The kinds that aren't open.
  private func source(columns: Int) -> ListSource {
    ListSource(Self.kinds.map(\.id).filter { stack.sheet($0) == nil }, columns: columns)
  }

  var frame: Frame {
    var frame = Frame(size: terminal.size)
    var stage = stage
    // A copy: what is seen on the way moves no focus.
    if stack.nextFrame(after: now) != nil { stage.settle { _ in arrange(at: now) } }
    let group = stage.focus.focused?.group
    PaneChrome(title: "Sheets", weight: group == "Sheets" ? .heavy : .light)
      .draw(into: &frame, area: stack.space.container, theme: theme)
    stage.drawList(of: "Sheets", into: &frame, theme: theme) { ListRow(StyledText($0.rawValue)) }
    let layout = stack.layout(at: now)
    for (index, sheet) in layout.sheets.enumerated() {
      if index == layout.frontmostModal { frame.dim(stack.space.container, theme: theme) }
      let border = PaneChrome(
        title: StyledText(sheet.id.rawValue),
        trailing: StyledText(sheet.rest.step.identifier.rawValue, .trailing),
        weight: group?.rawValue == sheet.id.rawValue ? .heavy : .light)
      SheetChrome(border, of: sheet).draw(into: &frame, area: sheet.area, theme: theme)
      guard sheet.standing == .front else { continue }
      stage.drawList(of: GroupID(sheet.id.rawValue), into: &frame, theme: theme) {
        ListRow(StyledText($0.rawValue))
      }
    }
    Footer(
      ["Enter": "open", "+": "larger", "-": "smaller", "*": "next height", "Esc": "close"],
      more: FooterItem(keys: "q", title: "quit"), notice: said.map { Notice(.info, $0) }
    ).draw(into: &frame, theme: theme)
    frame.cursor = stage.cursor
    return frame
  }
}

extension SheetOutcome<ItemID> {
  /// Why it wasn't done, in a sentence; `nil` where it was.
  fileprivate var refusal: String? {
    switch self {
    case .done, .refused(because: .noSheet, _): nil
    case .refused(because: .notDismissible, _): "It stays open; x closes it all the same."
    case .refused(because: .atLargest, _): "It is as large as it gets."
    case .refused(because: .atSmallest, _): "It is as small as it gets."
    case .refused: "It has one height only."
    }
  }
}

/// The rooms of the gallery.
enum Room {
  /// The room that is named on the command line; else the wall.
  @MainActor
  static func named(_ name: String?) -> any TerminalApp {
    name == "sheets" ? SheetGallery() : Gallery()
  }
}
