/// The sections of the overlay in one column or two, as they are drawn and scrolled (commands C15).
///
/// A section stands in one column, under its title. The order runs down the first column, then down
/// the second; the second begins where the higher of both is least high.
public struct OverlayGrid: Hashable, Sendable {
  /// The lines of each column, from top to bottom.
  public let columns: [[OverlayLine]]

  /// The height of the highest column, in rows.
  public var rows: Int { columns.map(\.count).max() ?? 0 }

  /// What stands in a row of a column; `nil` below its end.
  public subscript(row row: Int, column column: Int) -> OverlayLine? {
    guard columns.indices.contains(column), columns[column].indices.contains(row) else {
      return nil
    }
    return columns[column][row]
  }

  /// How many columns there are.
  public enum Layout: Hashable, Sendable {
    case oneColumn
    case twoColumns
  }
}

/// A line in a column of the overlay.
public enum OverlayLine: Hashable, Sendable {
  /// The title of a section; `nil` for commands that are in no menu.
  case section(String?)

  /// A command that was found, by its place among all of them.
  case hit(Int)
}

extension OverlayResult {
  /// The commands that were found, in columns.
  public func grid(_ layout: OverlayGrid.Layout) -> OverlayGrid {
    let blocks = sections.map { section in
      [OverlayLine.section(section.title)] + section.hits.map { OverlayLine.hit($0) }
    }
    switch layout {
    case .oneColumn: return OverlayGrid(columns: [Array(blocks.joined())])
    case .twoColumns:
      let height = blocks.map(\.count).reduce(0, +)
      var first = 0
      var best = (split: blocks.count, height: height)
      for split in blocks.indices {
        first += blocks[split].count
        let higher = max(first, height - first)
        if higher < best.height { best = (split + 1, higher) }
      }
      return OverlayGrid(columns: [
        Array(blocks[..<best.split].joined()), Array(blocks[best.split...].joined()),
      ])
    }
  }
}
