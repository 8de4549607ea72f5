import Focus
import Geometry
import Interface

/// The focus map drawn over the screen: the number of each group in Tab order, and where each arrow
/// would lead, with the scores of all that was weighed.
///
/// For people who build a screen, and for those who wonder why the focus goes where it goes.
struct FocusOverlay {
  /// The map in force.
  let map: FocusMap

  /// Where the focus is.
  let state: FocusState

  let theme: Theme

  /// The arrows, with the signs that stand for them.
  private static let arrows: [(heading: FocusHeading, sign: String, plain: String)] = [
    (.up, "↑", "^"), (.down, "↓", "v"), (.left, "←", "<"), (.right, "→", ">"),
  ]

  /// Draws the overlay.
  func draw(into frame: inout Frame) {
    for (index, id) in map.tabOrder(from: state).enumerated() {
      guard let group = map.group(id), group.presence == .shown else { continue }
      // On the lower border, where it hides nothing; a field of one row has none of its own.
      var area = group.frame
      if area.rows > 1 {
        area.origin.row = area.maxRow
        area.size.rows = 1
      }
      write("Tab \(index + 1)", in: area, row: 0, style: .title, into: &frame)
    }
    for arrow in Self.arrows { draw(arrow, into: &frame) }
  }

  private func draw(
    _ arrow: (heading: FocusHeading, sign: String, plain: String), into frame: inout Frame
  ) {
    let explanation = map.explain(.arrow(arrow.heading), from: state)
    let sign = theme.borders == .ascii ? arrow.plain : arrow.sign
    var winner: FocusTarget?
    if case .moved(let update) = explanation.outcome { winner = update.next?.target }
    for candidate in explanation.candidates {
      guard case .weighed(_, let distance?) = candidate.verdict,
        let area = area(of: candidate.name)
      else { continue }
      let isWinner = winner.map { leads(candidate.name, to: $0) } ?? false
      write(
        "\(sign) \(distance.score / 4)", in: area, row: min(1, max(0, area.rows - 1)),
        style: isWinner ? .matchCurrent : .match, into: &frame)
    }
    if explanation.candidates.isEmpty, let winner, let area = area(of: .item(winner)) {
      write(sign, in: area, row: 0, style: .matchCurrent, into: &frame)
    }
  }

  private func leads(_ name: CandidateExplanation.Name, to target: FocusTarget) -> Bool {
    switch name {
    case .item(let item): item == target
    case .group(let group): group == target.group
    case .guide(let guide):
      map.guides.first { $0.id == guide }?.destinations.contains { $0.group == target.group }
        ?? false
    }
  }

  private func area(of name: CandidateExplanation.Name) -> Rectangle? {
    switch name {
    case .item(let target):
      target.item.flatMap { map.place(of: $0, in: target.group) }
        .flatMap { map.visibleRectangle(of: $0) }
    case .group(let group): map.group(group).flatMap { $0.presence == .shown ? $0.frame : nil }
    case .guide(let guide): map.guides.first { $0.id == guide }?.frame
    }
  }

  /// Writes a label at the right end of a row of an area.
  private func write(
    _ text: String, in area: Rectangle, row: Int, style: StyleName, into frame: inout Frame
  ) {
    let label = " \(text) "
    let width = theme.ruler.columns(of: label)
    guard !area.isEmpty, width <= area.columns else { return }
    frame.draw(
      label, at: Point(column: area.maxColumn - width, row: area.minRow + row),
      style: theme[style].overlaid(with: Style(attributes: .reverse)), clip: area)
  }
}
