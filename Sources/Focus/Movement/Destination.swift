/// Where a movement leads, before it is made a proposal.
enum Destination {
  /// To an item.
  case land(Landing)
  /// Nowhere; the content scrolls instead.
  case scroll(FocusScroll)
  /// Nowhere.
  case refuse(FocusRefusal)

  /// To an item, forgetting the way back and the column.
  static func item(_ index: Int, in slot: Int, by rule: MovementRule) -> Destination {
    .land(Landing(MapPosition(slot: slot, index: index), by: rule))
  }
}

/// The item that a movement leads to, and what is to be remembered of the way.
struct Landing {
  /// The item.
  var position: MapPosition

  /// What decided.
  var rule: MovementRule

  /// The guide that sent the focus on.
  var guide: GuideID?

  /// What becomes of the way back.
  var path: Proposal.PathChange = .clear

  /// The column that up and down aim for from now on.
  var columnWish: Int?

  init(
    _ position: MapPosition, by rule: MovementRule, guide: GuideID? = nil,
    path: Proposal.PathChange = .clear, columnWish: Int? = nil
  ) {
    self.position = position
    self.rule = rule
    self.guide = guide
    self.path = path
    self.columnWish = columnWish
  }
}
