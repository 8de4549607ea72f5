import Geometry
import Interface

extension Painter {
  /// Draws what shows of the pictures of a page.
  ///
  /// One that isn't there yet leaves its rows blank, so that nothing jumps when it comes.
  func drawPictures(
    of page: Page, area: Rectangle, scroll: Int, into frame: inout Frame
  ) {
    for (block, picture) in page.pictures.places {
      let rows = page.prose.rows(of: block)
      let top = rows.upperBound - picture.cells.rows
      guard top < scroll + area.rows, rows.upperBound > scroll else { continue }
      let origin = Point(
        column: area.minColumn + ProseBlocks.textColumn + picture.column,
        row: area.minRow + top - scroll)
      switch pictures[PictureKey(file: picture.file, cells: picture.cells, ground: ground)] {
      case nil: continue
      case .failed:
        StyledText("chafa can't draw it.", .dim).draw(
          into: &frame, at: origin, columns: area.maxColumn - origin.column, theme: theme,
          clip: area)
      case .done(let cells):
        let first = max(0, area.minRow - origin.row)
        let rows = first..<max(first, min(cells.size.rows, area.maxRow - origin.row))
        let columns = 0..<max(0, min(cells.size.columns, area.maxColumn - origin.column))
        for row in rows {
          for column in columns {
            frame.put(
              cells[column, row],
              at: Point(column: origin.column + column, row: origin.row + row))
          }
        }
      }
    }
  }
}
