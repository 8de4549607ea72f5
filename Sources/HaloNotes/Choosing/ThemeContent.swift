import Focus
import Interface
import Notes
import Sheets

/// The sheet in which a theme is chosen: the one under the halo is on while the sheet is open.
struct ThemeContent: PickerContent, ReturningContent {
  /// The themes by their names, in order.
  let themes: [(name: String, theme: Theme)]

  /// The name of the one that was on before; `nil` where nobody knows.
  let current: String?

  /// The signs of the rows.
  let signs: Signs

  let title = "Theme"
  let placeholder = ""
  let verb = "keep"
  let shape = PickerShape.choice

  /// The themes are those that there are.
  struct Kept: Codable {}

  var kept: Kept { Kept() }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? { scene.themes() }

  func answer(for text: String) -> PickerAnswer {
    PickerAnswer(
      themes.enumerated().map { index, entry in
        (
          Self.item(named: entry.name),
          PickerRow(
            StyledText("\(entry.name == current ? "\(signs.marked)" : " ") \(entry.name)"),
            trailing: StyledText(entry.theme.appearance.rawValue, .trailing))
        )
      })
  }

  /// The row of a theme.
  static func item(named name: String) -> ItemID { ItemID("theme:" + name) }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let index = choice.index, themes.indices.contains(index) else { return [] }
    return [.keepTheme(named: themes[index].name)]
  }

  func sheet(as name: SheetName) -> Sheet<SheetName> {
    var sheet = name.sheet
    sheet.contentRows = themes.count
    return sheet
  }
}

extension NotesApp {
  /// Offers the themes that there are.
  func offerThemes() {
    guard let folders = environment.personal?.themes else {
      model.notice = Notice(.info, "No folder of themes is known here.")
      return
    }
    guard let content = themeContent, let first = content.themes.first else {
      model.notice = Notice(
        .info, "There are no themes.",
        remedy: "They would be in \(folders.paths.first ?? "themes").")
      return
    }
    model.present(content, as: .theme)
    request(
      FocusTarget(
        ThemeContent.item(named: content.current ?? first.name), in: SheetName.theme.group))
  }

  /// The themes that there are; `nil` where there are none.
  ///
  /// They are read now, so that moving the halo waits for no disk.
  var themeContent: ThemeContent? {
    guard let folders = environment.personal?.themes else { return nil }
    let themes = folders.names.compactMap { name in
      (try? ThemeFile.read(name, from: folders)).map { (name: name, theme: $0.theme) }
    }
    guard !themes.isEmpty else { return nil }
    return ThemeContent(
      themes: themes, current: themes.first { $0.theme.name == fittingTheme.name }?.name,
      signs: theme.signs)
  }

  /// Shows the theme under the halo while themes are chosen, and the one in force else.
  ///
  /// - Returns: Whether another one shows than before.
  func followThemes() -> Bool {
    var next: TriedTheme?
    if let content = model.pickers[.theme]?.content as? ThemeContent, let map = arrangement?.map,
      let place = focus.activePlace(of: SheetName.theme.group, in: map),
      content.themes.indices.contains(place.index)
    {
      let (name, theme) = content.themes[place.index]
      next = TriedTheme(name: name, theme: theme)
    }
    guard next?.name != triedTheme?.name else { return false }
    triedTheme = next
    takeTheme()
    return true
  }

  /// Lets the theme that is tried stay until the program ends, and says how it stays for good.
  func keepTheme(named name: String) {
    guard let content = model.pickers[.theme]?.content as? ThemeContent,
      let theme = content.themes.first(where: { $0.name == name })?.theme
    else { return }
    let background: WritableKeyPath<ThemeChoice, Theme> = appearance == .light ? \.light : \.dark
    environment.themes[keyPath: background] = theme
    model.closeSheet(.theme, because: .command)
    let file = environment.personal?.settingsPath ?? "settings.yaml"
    model.notice = Notice(
      .info, "\(name) is on until you quit.", remedy: "theme: \(name) in \(file) keeps it.")
  }
}

/// A theme that is on while it is under the halo.
struct TriedTheme {
  /// The name under which it is offered.
  let name: String

  /// The theme.
  let theme: Theme
}
