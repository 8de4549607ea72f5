import Commands
import Focus
import Interface

/// Help that is judged for what had the focus before it.
extension NotesApp {
  /// The commands as they are for what has the focus now.
  func commands(in situation: Situation) -> CommandProjection<Movement, Responders> {
    router.projection(
      in: situation.keys, asking: Responders(model: model, situation: situation), on: capability)
  }

  /// Opens the overlay or the palette.
  ///
  /// Where one of them is open already what counts is what had the focus before that one.
  func open(_ help: HelpSurface) {
    for sheet in HelpSurface.sheets where model.sheets.sheet(sheet) != nil {
      model.closeSheet(sheet, because: .programmatic)
    }
    model.mode = .commands
    settle()
    guard let situation else { return }
    let origin = HelpOrigin(focus: situation.focus.focused?.target)
    let shown = commands(in: situation)
    switch help {
    case .keyboard:
      model.present(
        KeyboardContent(overlay: shown.overlay(of: menu), origin: origin), as: help.sheet)
    case .palette(let typed):
      let palette = shown.palette(
        of: menu, shorthands: PaletteContent.shorthands, recent: model.recent)
      model.present(
        PaletteContent(palette: palette, standing: { shown.standing(of: $0) }, origin: origin),
        as: help.sheet, text: typed)
    }
    view[help.sheet.component].row = 0
  }

  /// The menus in which commands stand, built if that is due; they are those of the menu bar.
  private var menu: Menu {
    if let situation {
      let responders = Responders(model: model, situation: situation)
      let work = menus.update(registry: router.registry, asking: responders)
      if work != .nothing { shownMenus = ShownMenus() }
    }
    return menus.root
  }
}
