import Commands
import Focus
import Geometry

/// The rows of a picker as the focus engine sees them: one below the other, or in columns under
/// headings.
struct PickerSource: FocusSource {
  private let answer: PickerAnswer

  /// The cells of each column.
  let widths: [Range<Int>]

  /// Where rows stand in a grid.
  private let places: [Place]

  let generation: UInt64

  /// Where a row stands in a grid.
  private struct Place {
    var column: Int
    var line: Int

    /// Lines above it that are its section's heading: going to the first row of a section shows what
    /// the section is called.
    var heading: Int
  }

  /// Makes the source of an answer.
  ///
  /// - Parameter revision: Counts the answers.
  init(answer: PickerAnswer, revision: UInt64, grid: OverlayGrid?, widths: [Range<Int>]) {
    self.answer = answer
    self.widths = widths
    generation = revision
    var places: [Place] = []
    for (column, lines) in (grid?.columns ?? []).enumerated() {
      for (line, content) in lines.enumerated() {
        guard case .hit = content else { continue }
        var heading = 0
        if line > 0, case .section = lines[line - 1] { heading = 1 }
        places.append(Place(column: column, line: line, heading: heading))
      }
    }
    self.places = places
  }

  var count: Int { answer.ids.count }

  func id(at index: Int) -> ItemID { answer.ids[index] }

  func index(of id: ItemID, near index: Int) -> Int? {
    answer.ids.indices.contains(index) && answer.ids[index] == id
      ? index : answer.ids.firstIndex(of: id)
  }

  func title(at index: Int) -> String {
    String(decoding: answer.row(index).title.bytes, as: UTF8.self)
  }

  /// The line in which a row stands, counted from the content's first.
  func line(of index: Int) -> Int { places.isEmpty ? index : places[index].line }

  /// The column in which a row stands.
  func column(of index: Int) -> Int { places.isEmpty ? 0 : places[index].column }

  func rectangle(at index: Int) -> Rectangle {
    let width = widths[column(of: index)]
    let heading = places.isEmpty ? 0 : places[index].heading
    return Rectangle(
      column: width.lowerBound, row: line(of: index) - heading, columns: width.count,
      rows: 1 + heading)
  }

  /// The rows of which some may lie in an area: those of the list, or all of a grid.
  func indices(meeting area: Rectangle) -> Range<Int> {
    guard places.isEmpty else { return 0..<count }
    return (0..<count).clamped(to: max(0, area.minRow)..<max(0, area.minRow, area.maxRow))
  }
}
