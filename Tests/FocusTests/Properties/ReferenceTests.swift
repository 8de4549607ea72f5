import Focus
import Geometry
import Testing

@Suite("The engine against a plain model, all key sequences up to length 6")
struct ReferenceTests {
  private static let worlds: [[[String]]] = [
    [["a0", "a1"], ["b0", "b1", "b2"], ["c0"], ["x0", "x1"], ["y0"]],
    [["-a0", "a1", "-a2", "a3"], [], ["-c0", "c1"], ["-x0", "x1"], ["y0", "-y1"]],
    [["a0"], ["-b0"], ["c0", "c1"], ["x0"], []],
  ]

  @Test("Steps, Tab and sideways moves", arguments: worlds)
  func moving(_ world: [[String]]) {
    compare(world, isModal: true, keys: [.tab, .shiftTab, .next, .right], depth: 6)
    compare(world, isModal: true, keys: [.tab, .previous, .last, .left], depth: 6)
    let all: [PlainFocus.Key] = [
      .tab, .shiftTab, .next, .previous, .first, .last, .left, .right,
    ]
    compare(world, isModal: true, keys: all, depth: Soak.isOn ? 6 : 4)
  }

  @Test("Sheets that open and close and items that go", arguments: worlds, [true, false])
  func changing(_ world: [[String]], _ isModal: Bool) {
    compare(world, isModal: isModal, keys: [.tab, .next, .sheet, .delete], depth: 6)
    compare(world, isModal: isModal, keys: [.shiftTab, .right, .sheet, .delete], depth: 6)
    let all = PlainFocus.Key.allCases
    compare(world, isModal: isModal, keys: all, depth: Soak.isOn ? 6 : 3)
  }

  private func compare(
    _ world: [[String]], isModal: Bool, keys: [PlainFocus.Key], depth: Int
  ) {
    let model = PlainFocus(panes: world, isModal: isModal)
    var path: [PlainFocus.Key] = []
    explore(model, Session(map(of: model)), keys, depth, &path)
  }

  /// Presses each key in both and goes on from there; stops at the first difference of a branch.
  private func explore(
    _ model: PlainFocus, _ session: Session, _ keys: [PlainFocus.Key], _ depth: Int,
    _ path: inout [PlainFocus.Key]
  ) {
    guard depth > 0 else { return }
    for key in keys {
      var model = model
      var session = session
      path.append(key)
      defer { path.removeLast() }
      model.press(key)
      if let movement = movement(key) {
        session.move(movement)
      } else {
        session.change(to: map(of: model))
      }
      let expected = model.focus.map { "\(names[$0.pane])/\($0.item)" }
      guard session.focus == expected else {
        Issue.record("\(path): \(session.focus ?? "nil") instead of \(expected ?? "nil")")
        return
      }
      explore(model, session, keys, depth - 1, &path)
    }
  }

  private let names = ["a", "b", "c", "x", "y"]

  private func map(of model: PlainFocus) -> FocusMap {
    let groups = (model.isOpen ? 0..<5 : 0..<3).map { pane in
      let exceptions = model.panes[pane].enumerated().filter { $1.hasPrefix("-") }
        .map { ($0.offset, Focusability.unfocusable(because: "header")) }
      return FocusGroup(
        GroupID(names[pane]), scope: pane < 3 ? .base : "sheet", frame: .pane(pane),
        source: ListSource(
          model.panes[pane].map { ItemID($0) },
          except: Dictionary(uniqueKeysWithValues: exceptions)))
    }
    let sheet = FocusScope("sheet", modality: model.isModal ? .modal : .joined)
    return FocusMap(
      scopes: [FocusScope(.base)] + (model.isOpen ? [sheet] : []), groups: groups)
  }

  private func movement(_ key: PlainFocus.Key) -> Movement? {
    switch key {
    case .tab: .tab(.forward)
    case .shiftTab: .tab(.backward)
    case .next: .next
    case .previous: .previous
    case .first: .first
    case .last: .last
    case .left: .arrow(.left)
    case .right: .arrow(.right)
    case .sheet, .delete: nil
    }
  }
}
