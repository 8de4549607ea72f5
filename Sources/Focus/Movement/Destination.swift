/// Where a movement leads, before it is made a proposal.
enum Destination {
  /// To an item.
  case land(Landing)
  /// Nowhere; the content scrolls instead.
  case scroll(FocusScroll)
  /// Nowhere.
  case refuse(FocusRefusal)

  /// To an item, forgetting the way back and the column.
  static func item(_ index: Int, in slot: Int) -> Destination {
    .land(Landing(position: MapPosition(slot: slot, index: index)))
  }
}

/// The item that a movement leads to, and what is to be remembered of the way.
struct Landing {
  /// The item.
  var position: MapPosition

  /// The guide that sent the focus on.
  var guide: GuideID?

  /// What becomes of the way back.
  var path: Proposal.PathChange = .clear

  /// The column that up and down aim for from now on.
  var columnWish: Int?
}
