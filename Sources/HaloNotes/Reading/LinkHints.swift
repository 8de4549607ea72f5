import Geometry
import Interface

/// Labels on the links that show, so that a link is two keys away.
struct LinkHints: Equatable {
  /// The links that show, from the top, each with its label.
  let hints: [Hint]

  /// A label on a link.
  struct Hint: Equatable {
    /// What is typed to go there.
    var label: String

    /// The item of the link on the page.
    var item: Int

    /// Its first cell in content coordinates.
    var place: Point
  }

  /// Letters from the home row outwards.
  private static let letters = Array("asdfghjklweruiopcvnmtyqzxb")

  /// Labels the links of a page.
  ///
  /// - Parameter rows: The rows of the page that show.
  init(page: Page, rows: Range<Int>) {
    var places: [(item: Int, place: Point)] = []
    for block in page.blocks.indices where page.prose.rows(of: block).overlaps(rows) {
      for column in 1..<page.items(ofBlock: block).count {
        guard
          let shown = page.rectangles(ofLink: column, in: block).first(where: {
            rows.contains($0.minRow)
          })
        else { continue }
        places.append((page.items(ofBlock: block).lowerBound + column, shown.origin))
      }
    }
    let labels = Self.labels(places.count)
    hints = zip(labels, places).map { Hint(label: $0, item: $1.item, place: $1.place) }
  }

  /// The hints whose label begins with what was typed.
  func matching(_ typed: String) -> [Hint] { hints.filter { $0.label.hasPrefix(typed) } }

  /// So many labels, all of one length so that none is the beginning of another.
  private static func labels(_ count: Int) -> [String] {
    guard count > letters.count else { return letters.prefix(count).map { String($0) } }
    return letters.lazy.flatMap { first in letters.lazy.map { "\(first)\($0)" } }
      .prefix(count).map { $0 }
  }
}
