import Focus
import Geometry

/// A handful of rectangles to move among, and the searches between them.
struct DirectionalWorld: CustomStringConvertible {
  var rectangles: [Rectangle]
  var rowFactor = 1
  var reading = ReadingDirection.leftToRight

  var description: String {
    let places = rectangles.map { "(\($0.minColumn), \($0.minRow), \($0.columns), \($0.rows))" }
    return "\(places.joined(separator: " ")) rows × \(rowFactor) \(reading)"
  }

  /// Small random rectangles that overlap, touch and coincide often.
  init(seed: UInt64, count: Int = 7) {
    var numbers = SeededNumbers(seed: seed)
    rectangles = (0..<count).map { _ in
      Rectangle(
        column: Int.random(in: -6...6, using: &numbers),
        row: Int.random(in: -6...6, using: &numbers),
        columns: Int.random(in: 0...5, using: &numbers),
        rows: Int.random(in: 0...5, using: &numbers))
    }
    rowFactor = Int.random(in: 1...3, using: &numbers)
    reading = Bool.random(using: &numbers) ? .leftToRight : .rightToLeft
  }

  init(_ rectangles: [Rectangle], rowFactor: Int = 1) {
    self.rectangles = rectangles
    self.rowFactor = rowFactor
  }

  /// A table of columns and rows of random widths, heights and gaps, row by row.
  static func table(columns: Int, rows: Int, seed: UInt64) -> DirectionalWorld {
    var numbers = SeededNumbers(seed: seed)
    func stretches(_ count: Int) -> [(start: Int, length: Int)] {
      var start = 0
      return (0..<count).map { _ in
        start += Int.random(in: 0...4, using: &numbers)
        let length = Int.random(in: 1...9, using: &numbers)
        defer { start += length }
        return (start, length)
      }
    }
    let across = stretches(columns)
    let down = stretches(rows)
    return DirectionalWorld(
      down.flatMap { row in
        across.map {
          Rectangle(column: $0.start, row: row.start, columns: $0.length, rows: row.length)
        }
      }, rowFactor: 2)
  }

  /// All but one, each under its position.
  func candidates(besides origin: Int?) -> [DirectionalCandidate] {
    rectangles.indices.filter { $0 != origin }.map {
      DirectionalCandidate(index: $0, rectangle: rectangles[$0])
    }
  }

  func search(_ heading: FocusHeading, from origin: Int) -> DirectionalSearch? {
    DirectionalSearch(
      heading: heading, origin: rectangles[origin], rowFactor: rowFactor, reading: reading)
  }

  func move(_ heading: FocusHeading, from origin: Int) -> Int? {
    search(heading, from: origin)?.best(among: candidates(besides: origin))?.index
  }

  static let arrows: [FocusHeading] = [.up, .down, .left, .right]
}
