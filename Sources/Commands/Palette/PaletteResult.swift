/// What the palette shows for a text: its rows, the best first.
public struct PaletteResult: RandomAccessCollection, Sendable {
  private let palette: Palette
  private let text: String
  private let short: [PaletteRow]
  private let hits: [Int]

  /// What to say where nothing was found; `nil` if something was.
  public let obstacle: PaletteObstacle?

  init(
    palette: Palette, text: String, short: [PaletteRow], hits: [Int], obstacle: PaletteObstacle?
  ) {
    self.palette = palette
    self.text = text
    self.short = short
    self.hits = hits
    self.obstacle = obstacle
  }

  /// The place of the first row.
  public var startIndex: Int { 0 }

  /// The place behind the last row.
  public var endIndex: Int { short.count + hits.count }

  /// The command of a row.
  ///
  /// - Complexity: O(1).
  public func id(at position: Int) -> CommandID {
    position < short.count ? short[position].id : palette.id(hits[position - short.count])
  }

  /// A row.
  ///
  /// - Complexity: O(title × text): what is marked is worked out here, for the rows that are drawn.
  public subscript(position: Int) -> PaletteRow {
    position < short.count
      ? short[position] : palette.row(hits[position - short.count], for: text)
  }
}

/// A row of the palette.
public struct PaletteRow: Hashable, Sendable, Identifiable {
  /// The command that is run.
  public var id: CommandID

  /// The title, which stands alone.
  public var title: String

  /// The keys that run it where the focus was; `nil` if none do.
  public var keys: KeySequence?

  /// The title of its menu in the bar; `nil` if it is in none.
  public var group: String?

  /// The parts of the title that were looked for: UTF-8 offsets of whole characters, in order.
  public var ranges: [Range<Int>] = []

  /// Why it can't be run now, which only the command of a shorthand can have; else `nil`.
  public var disabledReason: String?

  init(_ standing: CommandStanding, group: String? = nil) {
    id = standing.id
    title = standing.discoverabilityTitle
    keys = standing.keys
    self.group = group
    disabledReason = standing.disabledReason
  }
}

/// What to say where the palette found nothing; the words are `message`.
public struct PaletteObstacle: Hashable, Sendable {
  /// What was looked for.
  public var text: String

  /// The command that would have been found, but can't be run now; `nil` if none fits.
  public var disabled: PaletteRow?
}
