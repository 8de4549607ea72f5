/// Every command that can be run where the focus was before, to be found by name (commands C16).
///
///     let palette = shown.palette(of: menus.root, shorthands: shorthands, recent: recent)
///     let result = palette.result(for: "nn") { shown.standing(of: $0) }
///     result.first?.title   // New Note
public struct Palette: Sendable {
  /// The commands that can be run, those that were run last in front.
  private let entries: [Entry]
  private let search: CommandSearch

  /// Those that can't, so that a search that finds nothing may say why.
  private let disabled: [Entry]
  private let disabledSearch: CommandSearch

  private let shorthands: [PaletteShorthand]

  init(_ entries: [Entry], shorthands: [PaletteShorthand]) {
    self.entries = entries.filter(\.standing.isEnabled)
    disabled = entries.filter { !$0.standing.isEnabled }
    search = CommandSearch(self.entries.lazy.map(\.subject))
    disabledSearch = CommandSearch(disabled.lazy.map(\.subject))
    self.shorthands = shorthands
  }

  /// A command as the palette lists it.
  struct Entry: Sendable {
    let standing: CommandStanding
    let group: String?
    let words: [String]

    var subject: CommandSearch.Subject {
      CommandSearch.Subject(standing.discoverabilityTitle, words: words)
    }
  }

  /// What is found while `text` is typed.
  ///
  /// What a shorthand stands for comes first, if it is available. Then come the commands that fit, the
  /// best first, of equal ones those that were run last; all of them while nothing is typed.
  ///
  /// - Parameter standing: How the command of a shorthand stands, which depends on what is typed.
  /// - Complexity: as `CommandSearch.hits`; rows are made when they are asked for.
  public func result(
    for text: String, shorthand standing: (CommandID) -> CommandStanding?
  ) -> PaletteResult {
    var short: [PaletteRow] = []
    for command in shorthands.compactMap({ $0.command(for: text) })
    where !short.contains(where: { $0.id == command }) {
      if let standing = standing(command) { short.append(PaletteRow(standing)) }
    }
    let taken = Set(short.map(\.id))
    let hits = search.hits(for: text).map(\.index).filter { index in
      taken.isEmpty || !taken.contains(entries[index].standing.id)
    }
    var obstacle: PaletteObstacle?
    if short.isEmpty, hits.isEmpty {
      let best = disabledSearch.hits(for: text).first.map {
        PaletteRow(disabled[$0.index].standing)
      }
      obstacle = PaletteObstacle(text: text, disabled: best)
    }
    return PaletteResult(palette: self, text: text, short: short, hits: hits, obstacle: obstacle)
  }

  /// The id of a command that was found.
  func id(_ index: Int) -> CommandID { entries[index].standing.id }

  /// The row of a command that was found.
  func row(_ index: Int, for text: String) -> PaletteRow {
    let entry = entries[index]
    var row = PaletteRow(entry.standing, group: entry.group)
    row.ranges = search.ranges(of: text, in: index)
    return row
  }
}

extension CommandProjection {
  /// The palette for the situation of this projection.
  ///
  /// - Parameters:
  ///   - menu: The menu bar, which says in which order commands are listed and what their groups are
  ///     called.
  ///   - shorthands: What else may be typed, the first of those that fit first.
  ///   - recent: What was run last.
  /// - Complexity: O(commands), for each a resolution and its bound keys.
  public func palette(
    of menu: Menu, shorthands: [PaletteShorthand] = [], recent: RecentCommands = RecentCommands()
  ) -> Palette {
    var entries = listed(menu).compactMap { command, group in
      standing(of: command, sender: .help, showing: keys(of: command.id)).map {
        Palette.Entry(standing: $0, group: group, words: command.words)
      }
    }
    let ranks = Dictionary(
      uniqueKeysWithValues: recent.ids.enumerated().map { ($0.element, $0.offset) })
    let order = entries.indices.sorted { left, right in
      let ranks = (ranks[entries[left].standing.id], ranks[entries[right].standing.id])
      return (ranks.0 ?? .max, left) < (ranks.1 ?? .max, right)
    }
    entries = order.map { entries[$0] }
    return Palette(entries, shorthands: shorthands)
  }
}
