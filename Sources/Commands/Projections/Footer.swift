/// A command in the footer: its keys and its short title.
public struct FooterItem: Hashable, Sendable {
  /// The command.
  public var command: CommandID

  /// Its keys as they are shown.
  public var keys: String

  /// Its title, one or two words.
  public var title: String

  /// The column at which the keys begin.
  public var column: Int

  /// How many columns it takes: the keys, a blank, the title.
  public var columns: Int
}

/// Which commands the footer offers, and how they stand (commands C18).
public struct FooterLayout: Hashable, Sendable {
  /// The commands worth showing, the most useful first.
  public var preferences: [CommandID]

  /// The command that leads to all others, the overlay; it always has the last place.
  public var last: CommandID

  /// The columns between two items.
  public var gap: Int

  /// How keys are shown.
  public var style: KeyHintStyle

  /// Makes a layout.
  public init(
    preferring preferences: [CommandID], last: CommandID, gap: Int = 2,
    style: KeyHintStyle = .plain
  ) {
    self.preferences = preferences
    self.last = last
    self.gap = gap
    self.style = style
  }
}

extension KeyRouter {
  /// The items of the footer in a situation: those that can be done there, have a key that works
  /// there, and fit.
  ///
  /// Items are whole. The room of the last one is kept free first; of the others the most useful stand
  /// until one doesn't fit, so a wider footer only ever adds some at the end. Empty if not even
  /// the last one fits or works.
  ///
  /// - Parameters:
  ///   - columns: The room there is.
  ///   - width: How many columns a text takes.
  public func footer(
    _ layout: FooterLayout, columns: Int, in situation: KeySituation,
    asking source: some ResponderSource, on capability: KeyCapability, width: (String) -> Int
  ) -> [FooterItem] {
    func item(_ command: CommandID) -> FooterItem? {
      guard let title = footerTitle(of: command, in: situation, asking: source),
        let keys = workingKeys(for: command, in: situation, asking: source, on: capability)
      else { return nil }
      let hint = keys.hint(layout.style)
      return FooterItem(
        command: command, keys: hint, title: title, column: 0,
        columns: width(hint) + 1 + width(title))
    }
    guard var last = item(layout.last), last.columns <= columns else { return [] }
    var items: [FooterItem] = []
    var column = 0
    for command in layout.preferences where command != layout.last {
      guard var item = item(command) else { continue }
      guard column + item.columns + layout.gap + last.columns <= columns else { break }
      item.column = column
      column += item.columns + layout.gap
      items.append(item)
    }
    last.column = column
    return items + [last]
  }

  /// The short title of a command that can be done now, else `nil`.
  private func footerTitle(
    of id: CommandID, in situation: KeySituation, asking source: some ResponderSource
  ) -> String? {
    guard let command = registry[id] else { return nil }
    if movements[id] != nil { return command.shortTitle ?? command.title }
    let resolver = Resolver(registry: registry, source: source)
    guard case .enabled(let target) = resolver.resolve(id, along: situation.trail, sender: .help)
    else { return nil }
    return target.shortTitle
  }
}
