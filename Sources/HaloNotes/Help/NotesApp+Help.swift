import Commands
import Focus
import Interface

/// Help that is judged for what had the focus before it, and commands that are run from it.
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
    let origin = HelpOrigin(keys: situation.keys, focus: situation.focus.focused?.target)
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

  /// Runs a command for what had the focus before help took it (commands C15, C16).
  ///
  /// Help has closed, so the focus is back; where what had it is gone nothing is done, since the
  /// command was chosen for that and nothing else.
  func runByName(_ command: CommandID, for origin: HelpOrigin) {
    settle()
    guard let situation else { return }
    let title = router.registry[command]?.title ?? command.name
    guard situation.focus.focused?.target == origin.focus else {
      model.notice = Notice(
        .warning, "\(title) wasn't done: what had the focus is gone.")
      return
    }
    let shown = commands(in: situation)
    let lesson = shown.keysToShow(
      afterRunning: command, by: .help, shownBefore: model.taught)
    remember(command, in: situation)
    if let movement = router.movements[command] {
      move(movement)
    } else {
      let resolver = Resolver(
        registry: router.registry, source: Responders(model: model, situation: situation))
      switch resolver.resolve(command, along: origin.keys.trail, sender: .help) {
      case .enabled(let target): perform(command, by: target.responder, in: situation)
      case .disabled(_, let reason): model.notice = Notice(.info, reason)
      case .unavailable: model.notice = Notice(.info, "\(title) can't be done here.")
      }
    }
    // What the command itself has to say comes first; the key is shown another time.
    guard let lesson, model.notice == nil else { return }
    model.taught.insert(command)
    model.notice = Notice(.info, "\(title) has a key: \(lesson.hint())")
  }

  /// Remembers a command for the order of the palette; those that lead about in help aren't worth it.
  func remember(_ command: CommandID, in situation: Situation) {
    guard let known = router.registry[command], known.menu != nil, known.menu != .help,
      ![.escape, .cancel].contains(command), router.movements[command] == nil
    else { return }
    model.recent.record(known, in: situation.group.map { ResponderID($0.rawValue) })
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
