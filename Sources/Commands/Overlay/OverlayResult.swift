/// What the overlay shows for a filter.
public struct OverlayResult: Hashable, Sendable {
  /// The commands that were found, menu by menu.
  public let hits: [OverlayHit]

  /// How many commands there are, available or not.
  public let total: Int

  /// How to find more; `nil` unless nothing was found.
  public let widening: OverlayWidening?

  /// The figure in the frame, such as `14 of 61`.
  public var count: String { "\(hits.count) of \(total)" }

  /// The groups of the commands that were found, in order.
  public var sections: [OverlaySection] {
    hits.indices.reduce(into: []) { sections, index in
      if let last = sections.last, last.title == hits[index].group {
        sections[sections.count - 1].hits = last.hits.lowerBound..<index + 1
      } else {
        sections.append(OverlaySection(title: hits[index].group, hits: index..<index + 1))
      }
    }
  }
}

/// A command that was found.
public struct OverlayHit: Hashable, Sendable, Identifiable {
  /// The command.
  public var id: CommandID

  /// The title, which stands alone.
  public var title: String

  /// The title of its menu in the bar; `nil` if it is in none.
  public var group: String?

  /// The keys to show: those that were looked for, else the first that run it; `nil` if none do.
  public var keys: KeySequence?

  /// Why no key runs it here; `nil` if one does.
  public var hindrance: Hindrance?

  /// The parts of the title that were looked for: UTF-8 offsets of whole characters, in order.
  public var ranges: [Range<Int>]

  init(_ entry: ShortcutOverlay.Entry, keys: KeySequence? = nil, ranges: [Range<Int>] = []) {
    id = entry.id
    title = entry.title
    group = entry.group
    self.keys = keys ?? entry.keys.first
    hindrance = entry.hindrance
    self.ranges = ranges
  }
}

/// The commands of one menu of the bar.
public struct OverlaySection: Hashable, Sendable {
  /// The title of the menu; `nil` for commands that are in none.
  public var title: String?

  /// The places of its commands among all that were found.
  public var hits: Range<Int>
}

/// What to say where nothing was found, and how to find more; the words are `message` and `advice`.
public struct OverlayWidening: Hashable, Sendable {
  /// What was looked for.
  public var query: OverlayQuery

  /// How many commands would be found with those that are unavailable.
  public var unavailable: Int
}
