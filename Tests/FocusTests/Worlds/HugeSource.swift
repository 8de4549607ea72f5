import Focus
import Geometry

/// Rows that exist only as numbers; of a row that was taken out the later ones move up.
struct HugeSource: FocusSource {
  let total: Int
  let removed: Int?
  let generation: UInt64

  init(count: Int, removing removed: Int? = nil) {
    total = count
    self.removed = removed
    generation = UInt64(count) &* 31 &+ UInt64((removed ?? -1) + 1)
  }

  var count: Int { removed == nil ? total : total - 1 }

  func id(at index: Int) -> ItemID { ItemID(String(number(at: index))) }

  func index(of id: ItemID, near hint: Int) -> Int? {
    guard let number = Int(id.rawValue), number >= 0, number < total, number != removed else {
      return nil
    }
    return removed.map { number > $0 ? number - 1 : number } ?? number
  }

  func rectangle(at index: Int) -> Rectangle {
    Rectangle(column: 0, row: index, columns: 20, rows: 1)
  }

  func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    let next = index + step.sign
    return next >= 0 && next < count ? next : nil
  }

  func indices(meeting area: Rectangle) -> Range<Int> {
    let first = min(max(0, area.minRow), count)
    return first..<max(first, min(count, area.maxRow))
  }

  private func number(at index: Int) -> Int {
    removed.map { index >= $0 ? index + 1 : index } ?? index
  }
}
