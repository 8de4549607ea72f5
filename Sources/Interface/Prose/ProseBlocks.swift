import Geometry

/// A piece of laid-out text that can hold the focus as a whole: a paragraph, a heading, a task.
public struct ProseBlock: Sendable {
  /// Its rows.
  public var layout: StyledLayout

  /// Blank rows above it; none are drawn above the first block.
  public var gap: Int

  /// Columns that it is indented.
  public var indentation: Int

  /// Rows below its text that stay blank, for a picture that somebody else draws there.
  public var pictureRows: Int

  /// Makes a block.
  public init(
    _ layout: StyledLayout, gap: Int = 0, indentation: Int = 0, pictureRows: Int = 0
  ) {
    self.layout = layout
    self.gap = max(0, gap)
    self.indentation = max(0, indentation)
    self.pictureRows = max(0, pictureRows)
  }

  /// All its rows.
  public var rows: Int { layout.rows + pictureRows }
}

/// Blocks of laid-out text below one another, with the halo beside the focused one.
///
///     ┃▌ A syntax-highlighting pager for git, diff and grep   ┃
///     ┃▌ output. Install it, then tell git to use it:         ┃
///
/// The first column belongs to the halo, the second and the last are blank.
public struct ProseBlocks: Sendable {
  /// The blocks, from top to bottom.
  public let blocks: [ProseBlock]

  /// The first row of each block, and behind the last one the number of all rows.
  private let tops: [Int]

  /// Puts blocks below one another.
  ///
  /// - Complexity: O(blocks)
  public init(_ blocks: [ProseBlock]) {
    self.blocks = blocks
    var tops: [Int] = []
    tops.reserveCapacity(blocks.count + 1)
    var row = 0
    for (index, block) in blocks.enumerated() {
      if index > 0 { row += block.gap }
      tops.append(row)
      row += block.rows
    }
    tops.append(row)
    self.tops = tops
  }

  /// The column in which text begins.
  public static let textColumn = 2

  /// The width to lay text out for in an area of some width, at least 1.
  public static func textColumns(in columns: Int, indentation: Int = 0) -> Int {
    max(1, columns.subtracting(clamped: textColumn + 1).subtracting(clamped: indentation))
  }

  /// Rows of all blocks and gaps.
  public var contentRows: Int { tops[blocks.count] }

  /// The rows of a block without the gap above it; no rows for an index without a block.
  public func rows(of index: Int) -> Range<Int> {
    guard blocks.indices.contains(index) else { return 0..<0 }
    return tops[index]..<tops[index] + blocks[index].rows
  }

  /// The cells of a block in an area of some width: what can be focused.
  public func rectangle(of index: Int, columns: Int) -> Rectangle {
    let rows = rows(of: index)
    return Rectangle(column: 0, row: rows.lowerBound, columns: columns, rows: rows.count)
  }

  /// The cells of a range of bytes in a block, one rectangle a row: a link that can be focused.
  public func rectangles(of bytes: Range<Int>, in index: Int) -> [Rectangle] {
    guard blocks.indices.contains(index) else { return [] }
    let left = Self.textColumn + blocks[index].indentation
    return blocks[index].layout.rectangles(of: bytes)
      .map { $0.offset(columns: left, rows: tops[index]) }
  }

  /// The block in a row, or the nearest one above it; `nil` where there are no blocks.
  ///
  /// - Complexity: O(log blocks)
  public func index(at row: Int) -> Int? {
    guard !blocks.isEmpty else { return nil }
    var low = 0
    var high = blocks.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= row { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// What stands in the first visible row, to scroll to it again when the width has changed.
  ///
  /// The position counts blocks.
  public func anchor(at row: Int) -> ScrollAnchor {
    guard let index = index(at: row) else { return ScrollAnchor(position: 0) }
    return ScrollAnchor(position: index, rows: max(0, row - tops[index]))
  }

  /// The row of an anchor in these blocks; the nearest there is.
  public func row(of anchor: ScrollAnchor) -> Int {
    guard !blocks.isEmpty else { return 0 }
    let index = anchor.position.clamped(to: 0...blocks.count - 1)
    return tops[index] + anchor.rows.clamped(to: 0...max(0, tops[index + 1] - tops[index] - 1))
  }

  /// Draws the visible rows.
  ///
  /// - Parameters:
  ///   - frame: Where they are drawn; the area is taken as blank.
  ///   - area: The inside of the pane.
  ///   - scroll: Rows hidden above the area.
  ///   - focus: The block that has something to do with the focus.
  ///   - theme: Gives styles, signs and the halo.
  /// - Returns: The first visible cell of the focused block, for the hardware cursor.
  /// - Complexity: O(log blocks + cells of the area)
  @discardableResult
  public func draw(
    into frame: inout Frame, area: Rectangle, scroll: Int, focus: RowFocus? = nil, theme: Theme
  ) -> Point? {
    let end = scroll.adding(clamped: area.rows)
    for index in (index(at: scroll) ?? 0)..<blocks.count {
      guard tops[index] < end else { break }
      let block = blocks[index]
      let start = Point(
        column: area.minColumn.adding(clamped: Self.textColumn + block.indentation),
        row: area.minRow.adding(clamped: tops[index].subtracting(clamped: scroll)))
      block.layout.draw(into: &frame, at: start, theme: theme, clip: area)
    }
    // A paragraph that grows bold under the focus would be read twice: bar and tint are enough.
    var calm = theme
    calm[.selected].attributes.remove(.bold)
    return focus.flatMap { focus in
      let rectangle = rectangle(of: focus.row, columns: area.columns)
        .offset(columns: area.minColumn, rows: area.minRow.subtracting(clamped: scroll))
      return frame.paintHalo(at: rectangle, within: area, mark: focus.mark, theme: calm)
    }
  }
}
