import Focus
import Interface
import Sheets

/// Scrolling up where a sheet's content is at its upper edge already: the sheet grows (sheets S5).
extension NotesApp {
  /// Scrolling that comes sooner after other scrolling is the rest of it: whoever turns the wheel back
  /// to the top doesn't want a larger sheet.
  private static let pause = Duration.milliseconds(400)

  /// Grows the front sheet if its content is to be scrolled up beyond its upper edge.
  ///
  /// - Returns: Whether that was the case, so that there is nothing to scroll.
  func growBeyondEdge(_ component: ComponentID, by rows: Int) -> Bool {
    let last = lastScroll
    lastScroll = now
    guard rows < 0, view[component].row == 0, let sheet = model.sheets.front?.id,
      arrangement.flatMap({ $0.component(of: $0.contentGroup(of: sheet)) }) == component
    else { return false }
    if last.map({ now - $0 >= Self.pause }) ?? true { model.sheets.growByScrolling(sheet) }
    return true
  }
}
