import Testing

@testable import HaloNotes

/// What a person reads in the overlay and the palette.
extension App {
  /// The rows of the front picker from top to bottom, seen or not, by their titles.
  var choices: [String] {
    guard let sheet = front, let source = driver.app.arrangement?.pickers[sheet]?.source else {
      return []
    }
    return (0..<source.count).map { source.title(at: $0) }
  }

  /// The title of the row that wears the halo.
  var chosen: String? {
    guard let map = driver.app.arrangement?.map, let place = driver.app.focus.haloPlace(in: map),
      place.group == front?.group
    else { return nil }
    return map.group(place.group)?.source.title(at: place.index)
  }

  /// What stands in the front picker's field.
  var typed: String? { front.flatMap { driver.app.model.pickers[$0]?.field.text } }

  /// The title, figures and trailing text of the front picker's border.
  var figure: String? { front.flatMap { driver.app.model.pickers[$0]?.answer.figure } }

  /// The lowest row of the screen.
  var footer: String { screen.last ?? "" }

  /// The row of the screen that holds a text; `nil` where none does.
  func line(with text: String) -> String? { screen.first { $0.contains(text) } }

  private var front: SheetName? {
    driver.app.model.sheets.front.flatMap {
      driver.app.model.pickers[$0.id] == nil ? nil : $0.id
    }
  }
}
