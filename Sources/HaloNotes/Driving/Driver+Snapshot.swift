import Commands
import Focus
import Interface
import Notes
import Sheets

extension Driver {
  /// What the app shows and is now.
  public var snapshot: Snapshot {
    var snapshot = sight
    snapshot.commands = commands
    return snapshot
  }

  /// What the app shows and is now, without its commands: each of them would have to be judged.
  var sight: Snapshot {
    let frame = frame
    let cursor = frame.cursor
    return Snapshot(
      size: [size.columns, size.rows], screen: frame.lines(),
      cursor: Snapshot.Cursor(
        row: cursor?.row ?? 0, column: cursor?.column ?? 0, visible: cursor != nil),
      focus: focus, groups: groups, sheets: sheets, scene: app.sceneName,
      scenes: app.strip.scenes.map(\.name), note: note, message: message, commands: [])
  }

  /// The notice that shows.
  var message: String? { app.model.shownNotice?.text }

  /// What has the focus.
  var focus: Snapshot.Focus? {
    guard let map = app.arrangement?.map, let place = app.focus.focused,
      let group = map.group(place.group), let situation = app.situation
    else { return nil }
    return Snapshot.Focus(
      scope: group.scope.rawValue, group: place.group.rawValue, item: place.item.rawValue,
      title: group.source.title(at: place.index), trail: situation.trail.ids.map(\.name))
  }

  private var groups: [Snapshot.Group] {
    guard let map = app.arrangement?.map else { return [] }
    return map.tabOrder(from: app.focus).compactMap { id in
      map.group(id).map { group in
        Snapshot.Group(
          id: id.rawValue,
          // Headings are no items, and neither is the place that an empty list keeps.
          count: id == .notes ? app.arrangement?.rows?.count ?? 0 : group.source.items,
          focused: app.focus.focused?.group == id)
      }
    }
  }

  private var sheets: [Snapshot.Sheet] {
    guard let arrangement = app.arrangement else { return [] }
    let focused = SheetName(group: app.focus.focused?.group)
    return arrangement.sheets.sheets.map { placed in
      Snapshot.Sheet(
        id: placed.id.rawValue, detent: placed.rest.step.identifier.rawValue,
        rows: placed.area.rows, modal: placed.rest.modality == .modal, focused: placed.id == focused
      )
    }
  }

  private var note: Snapshot.Note? {
    guard let situation = app.situation else { return nil }
    if situation.isWriting, let writing = app.model.writing?.value { return note(of: writing) }
    guard let path = situation.note else { return nil }
    let block = situation.block.flatMap { block in
      situation.reader?.reading?.page.flatMap {
        $0.blocks.indices.contains(block) ? $0.blocks[block] : nil
      }
    }
    return Snapshot.Note(
      path: path.key, dirty: false, line: max(0, (block?.line ?? 1) - 1), column: 0,
      scroll: situation.reader.map { app.view[$0.component].row } ?? 0, mode: "reading")
  }

  private func note(of writing: Writing) -> Snapshot.Note {
    let buffer = writing.editor.buffer
    let head = writing.editor.selection.head
    let line = buffer.line(at: head)
    return Snapshot.Note(
      path: writing.path?.key ?? "", dirty: writing.isDirty, line: line,
      column: app.theme.ruler.columns(of: buffer.bytes(in: buffer.start(ofLine: line)..<head)),
      scroll: buffer.line(at: writing.viewport.anchor), mode: "writing")
  }

  private var commands: [Snapshot.Command] {
    guard let situation = app.situation else { return [] }
    let resolver = Resolver(
      registry: app.router.registry,
      source: Responders(model: app.model, situation: situation))
    let trail = situation.trail
    return app.router.registry.commands.map { command in
      let state =
        switch resolver.resolve(command.id, along: trail, sender: .program) {
        case .enabled: "enabled"
        case .disabled(_, let reason): "disabled: \(reason)"
        case .unavailable: NotesCatalogue.movements[command.id] == nil ? "unavailable" : "enabled"
        }
      return Snapshot.Command(
        id: command.id.name, title: command.title,
        keys: KeyHints.all(of: app.router.bindings.bindings(of: command.id)), state: state)
    }
  }
}
