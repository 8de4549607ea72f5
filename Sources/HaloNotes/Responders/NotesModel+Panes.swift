import Focus
import Interface

/// How wide the panes are.
extension NotesModel {
  /// Columns by which a pane grows or shrinks at a time.
  private static let step = 2

  /// What is done to a pane's width.
  enum Resizing {
    case narrower
    case wider
  }

  /// Gives the focused pane the whole window, or the others their place again.
  mutating func toggleZoom(in situation: Situation) {
    guard let column = situation.column else { return }
    columns.zoomed = columns.zoomed == column ? nil : column
  }

  /// Makes the focused pane narrower or wider.
  mutating func resize(_ resizing: Resizing, in situation: Situation) {
    if let wishes = wishes(resizing, in: situation) { columns = wishes }
  }

  /// Why the focused pane can't take the whole window, or have another width; `nil` when it can.
  func obstacle(to resizing: Resizing?, in situation: Situation) -> String? {
    if situation.isCompact { return "There is room for one pane only." }
    guard let column = situation.column else { return "A sheet has the focus: Esc closes it." }
    guard let resizing else { return nil }
    if columns.zoomed == column { return "This pane has the whole window: z gives it back." }
    guard wishes(resizing, in: situation) == nil else { return nil }
    return resizing == .wider
      ? "This pane is as wide as it gets." : "This pane is as narrow as it gets."
  }

  /// The widths after the focused pane has got another one; `nil` where it can't.
  ///
  /// The note's pane has what the list leaves, so its wish is the list's.
  private func wishes(_ resizing: Resizing, in situation: Situation) -> ColumnWishes? {
    let layout = situation.arrangement.layout
    guard let column = situation.column, let old = layout.area(of: column)?.columns else {
      return nil
    }
    let delta = resizing == .wider ? Self.step : -Self.step
    var wishes = columns
    switch column {
    case .primary: wishes.primary = old + delta
    case .supplementary: wishes.supplementary = old + delta
    case .secondary:
      wishes.supplementary = layout.area(of: .supplementary).map { $0.columns - delta }
    }
    let next = ColumnLayout(size: layout.size, front: column, wishes: wishes)
    guard let new = next.area(of: column)?.columns, resizing == .wider ? new > old : new < old
    else { return nil }
    // What there was no room for isn't wished for.
    if column == .primary {
      wishes.primary = next.area(of: .primary)?.columns
    } else {
      wishes.supplementary = next.area(of: .supplementary)?.columns
    }
    return wishes
  }
}

extension Situation {
  /// The pane that has the focus; `nil` while a sheet has it.
  var column: Column? {
    switch group {
    case .sidebar: .primary
    case .notes, .search: .supplementary
    case .detail: .secondary
    default: nil
    }
  }
}
