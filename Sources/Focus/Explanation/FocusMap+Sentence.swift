import Geometry

extension FocusMap {
  /// What came of a movement, in a sentence for people who listen (focus F37).
  ///
  /// Asked of the map in which the movement was made.
  public func sentence(for outcome: MovementOutcome) -> String {
    switch outcome {
    case .moved(let update), .steered(let update): sentence(for: update)
    case .scrolled(let scroll): "more of \(name(of: scroll.group))"
    case .refused(let refusal): sentence(for: refusal)
    }
  }

  /// What an update amounts to, in a sentence for people who listen (focus F37).
  ///
  ///     row 3 of 20, Notes, ‘Groceries’
  ///
  /// Rows are counted from 1, all of them; a group of one item has no numbers. Control characters
  /// of a title become blanks. Where nothing is focused the sentence says so.
  public func sentence(for update: FocusUpdate) -> String {
    guard let next = update.next else { return "nothing focused" }
    return sentence(for: next) ?? "nothing focused"
  }

  /// The sentence for a place; `nil` where the map doesn't have it.
  public func sentence(for place: FocusPlace) -> String? {
    guard let position = position(of: place) else { return nil }
    let group = groups[position.slot]
    let isGrid = group.arrangement == .grid
    let row = isGrid ? group.source.row(of: position.index) : position.index
    let rows = isGrid ? group.source.rowCount : standings[position.slot].count
    var parts = [rows > 1 ? "\(group.noun) \(row.adding(clamped: 1)) of \(rows)" : group.noun]
    if !group.title.isEmpty { parts.append(group.title) }
    parts.append("‘\(group.source.title(at: position.index))’")
    return parts.joined(separator: ", ").withoutControls
  }
}

extension String {
  /// The same text with a blank for each control character.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
