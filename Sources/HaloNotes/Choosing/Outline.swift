import Focus
import Notes

/// The headings of a note.
struct Outline: Sendable, Equatable {
  /// The note.
  var note: NotePath

  /// The group that shows it.
  var group: GroupID

  /// Its headings, from top to bottom.
  var headings: [Heading]

  /// A heading.
  struct Heading: Sendable, Equatable, Codable {
    /// Its place among the blocks.
    var block: Int

    /// Its level, 1 to 6.
    var level: Int

    /// What it says.
    var text: String
  }
}

extension Situation {
  /// The headings of the note that shows: the one that has the focus, else that of the detail pane;
  /// `nil` where there is none, or none of it has come yet.
  var outline: Outline? {
    let group: GroupID = reader == nil ? .detail : group ?? .detail
    guard let reader = arrangement.reader(of: group), let page = reader.reading?.page else {
      return nil
    }
    let headings = page.blocks.enumerated().compactMap { index, block in
      block.heading.map { Outline.Heading(block: index, level: $0, text: block.text) }
    }
    return Outline(note: reader.request.path, group: group, headings: headings)
  }
}
