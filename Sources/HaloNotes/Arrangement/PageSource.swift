import Focus
import Geometry
import Interface

/// What the focus engine sees of a note that is read: its blocks, top to bottom.
///
/// A note without a block has one place all the same, so that the focus can go where it would be
/// written.
struct PageSource: FocusSource {
  /// What is shown; `nil` while it is awaited.
  let page: Page?

  /// Differs for each reading.
  let generation: UInt64

  /// Columns of the pane's inside.
  let columns: Int

  var count: Int { max(1, page?.blocks.count ?? 0) }

  func id(at index: Int) -> ItemID { ItemID("b\(index)") }

  func index(of id: ItemID, near index: Int) -> Int? {
    guard id.rawValue.hasPrefix("b"), let block = Int(id.rawValue.dropFirst()), block >= 0,
      block < count
    else { return nil }
    return block
  }

  func rectangle(at index: Int) -> Rectangle {
    guard let page, page.blocks.indices.contains(index) else {
      return Rectangle(column: 0, row: 0, columns: columns, rows: 1)
    }
    return page.prose.rectangle(of: index, columns: columns)
  }

  func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    let next = step == .forward ? index + 1 : index - 1
    return next >= 0 && next < count ? next : nil
  }

  func indices(meeting area: Rectangle) -> Range<Int> {
    guard let page, !page.blocks.isEmpty else { return 0..<1 }
    let first = page.prose.index(at: area.minRow) ?? 0
    let last = page.prose.index(at: max(area.minRow, area.maxRow - 1)) ?? 0
    return first..<last + 1
  }

  func title(at index: Int) -> String {
    guard let page, page.blocks.indices.contains(index) else { return "" }
    return page.blocks[index].text
  }
}
