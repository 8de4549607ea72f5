import Commands
import Geometry
import Interface
import Notes

/// Paint.
extension NotesApp {
  /// The picture of the screen as it should be now; the hardware cursor stands on the focused item.
  public var frame: Frame {
    if let picture { return picture }
    guard let arrangement, let situation else { return Frame(size: size) }
    if start == .restoring { start = .painted }
    let (footer, panel) = continued ?? (footer(in: situation), nil)
    let painter = Painter(
      model: model, arrangement: passingArrangement ?? arrangement, focus: focus, view: view,
      theme: theme,
      footer: footer, panel: panel, time: time, pictures: pictures, ground: pictureGround)
    let frame = painter.frame(keeping: &paintMemory)
    picture = frame
    return frame
  }

  /// The time of day.
  var time: FileTime { environment.startTime.adding(now) }

  /// What may follow a prefix, once it is time to show it: in the footer, or above it where that has no
  /// room for all.
  private var continued: (Footer, KeyPanel?)? {
    guard let prefix = router.pending, !continuations.isEmpty else { return nil }
    let items = continuations.map(FooterItem.init)
    let footer = Footer(continuing: prefix, with: items)
    if footer.hasRoomForItems(in: size.columns, theme: theme) { return (footer, nil) }
    return (Footer(continuing: prefix, with: []), KeyPanel(items: items))
  }

  /// What can be done here, most useful first; or what the person must know.
  private func footer(in situation: Situation) -> Footer {
    let keys = FooterHints(situation: situation, model: model).items(
      of: router, asking: Responders(model: model, situation: situation), on: capability,
      keeping: &derivations)
    return Footer(
      items: typingHints ?? keys.items, more: keys.more, progress: progress,
      notice: model.shownNotice ?? obstacleInMenu(of: situation))
  }

  /// What the footer says while letters name an item; `nil` while they are commands.
  private var typingHints: [FooterItem]? {
    switch model.mode {
    case .commands: nil
    case .typeAhead(let text):
      [
        FooterItem(keys: "f", title: text.isEmpty ? "the first letters" : text),
        FooterItem(keys: "Enter", title: "done"),
      ]
    case .hints(let typed):
      [
        FooterItem(keys: "f", title: typed.isEmpty ? "the label of a link" : typed),
        FooterItem(keys: "Esc", title: "leave"),
      ]
    }
  }

  private var progress: StyledText? {
    if model.search?.progress == .searching, now > .milliseconds(300) {
      return StyledText("searching…", .progress)
    }
    if let awaited, awaited.isTold { return StyledText(awaited.purpose.words, .progress) }
    guard case .reading(let notes) = model.library.progress else {
      return indexing ?? scenePosition
    }
    return StyledText("reading the folder: \(grouped(notes)) notes", .progress)
  }

  /// How far the index has come, where that takes a while.
  private var indexing: StyledText? {
    model.library.indexing.map { progress in
      StyledText(
        "indexing: \(grouped(progress.done)) of \(grouped(progress.total)) notes", .progress)
    }
  }

  /// Which scene this is, where there are several.
  private var scenePosition: StyledText? {
    let scenes = model.scenes
    guard scenes.count > 1 else { return nil }
    let isRoomy = WidthClass(columns: size.columns) == .wide
    return StyledText(
      isRoomy
        ? "scene \(scenes.number) of \(scenes.count)" : "\(scenes.number)/\(scenes.count)", .dim)
  }

  /// Takes the theme that fits the terminal's background.
  func takeBackground(red: Int, green: Int, blue: Int) {
    appearance = Appearance(red: red, green: green, blue: blue)
    takeTheme()
  }
}
