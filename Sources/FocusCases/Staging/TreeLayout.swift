import Focus
import Geometry

/// Places for the items of a case that names none, so that arrows and clicks have something to go
/// by.
///
/// Along the orientation of what holds them items follow each other, a cell each or as many as
/// their index range covers; across it they are as long as it. Without an orientation every item
/// has a row of its own, above those inside.
struct TreeLayout {
  /// The area of each item.
  private(set) var areas: [ItemID: Rectangle] = [:]

  init(_ items: [CaseItem]) {
    var row = 0
    for item in items {
      let size = Self.size(of: item)
      place(item, at: Rectangle(origin: Point(column: 0, row: row), size: size))
      row = row.adding(clamped: size.rows)
    }
  }

  private static func size(of item: CaseItem) -> Size {
    let inner = item.children.map { size(of: $0) }
    guard let axis = item.orientation else {
      return Size(
        columns: max(1, inner.map(\.columns).max() ?? 1),
        rows: inner.reduce(1) { $0.adding(clamped: $1.rows) })
    }
    let stretch = stretches(of: item, along: axis).map(\.upperBound).max() ?? 1
    let across = inner.map { $0.length(along: axis.across) }.max() ?? 1
    return Size(along: axis, stretch, across: max(1, across))
  }

  /// Where the items inside lie along the axis.
  private static func stretches(of item: CaseItem, along axis: FocusAxis) -> [Range<Int>] {
    var start = 0
    return item.children.map { child in
      let stretch =
        child.indexRange.map {
          $0.lowerBound..<max($0.upperBound, $0.upperBound.adding(clamped: 1))
        }
        ?? start..<start.adding(clamped: size(of: child).length(along: axis))
      start = stretch.upperBound
      return stretch
    }
  }

  private mutating func place(_ item: CaseItem, at area: Rectangle) {
    areas[item.id] = area
    guard let axis = item.orientation else {
      var row = area.minRow.adding(clamped: 1)
      for child in item.children {
        let size = Self.size(of: child)
        place(child, at: Rectangle(origin: Point(column: area.minColumn, row: row), size: size))
        row = row.adding(clamped: size.rows)
      }
      return
    }
    for (child, stretch) in zip(item.children, Self.stretches(of: item, along: axis)) {
      let length = stretch.upperBound.subtracting(clamped: stretch.lowerBound)
      let size = Size(along: axis, length, across: area.size.length(along: axis.across))
      let start = Rectangle(origin: area.origin, size: size)
      place(
        child,
        at: axis == .horizontal
          ? start.offset(columns: stretch.lowerBound) : start.offset(rows: stretch.lowerBound))
    }
  }
}

extension Size {
  fileprivate init(along axis: FocusAxis, _ length: Int, across: Int) {
    switch axis {
    case .horizontal: self.init(columns: length, rows: across)
    case .vertical: self.init(columns: across, rows: length)
    }
  }

  fileprivate func length(along axis: FocusAxis) -> Int {
    axis == .horizontal ? columns : rows
  }
}
