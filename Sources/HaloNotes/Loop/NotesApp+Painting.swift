import Commands
import Geometry
import Interface
import Notes

/// Paint.
extension NotesApp {
  /// The picture of the screen as it should be now; the hardware cursor stands on the focused item.
  public var frame: Frame {
    guard let arrangement, let situation else { return Frame(size: size) }
    if start == .restoring { start = .painted }
    let painter = Painter(
      model: model, arrangement: arrangement, focus: focus, view: view, theme: theme,
      footer: footer(in: situation), time: time)
    return painter.frame()
  }

  /// The time of day.
  private var time: FileTime { environment.startTime.adding(now) }

  /// What can be done here, most useful first; or what the person must know.
  private func footer(in situation: Situation) -> Footer {
    if !continuations.isEmpty {
      return Footer(items: continuations.map(FooterItem.init))
    }
    if let typing = typingHints { return typing }
    return Footer(
      items: FooterHints(situation: situation, model: model).items(
        of: router, asking: Responders(model: model, situation: situation),
        keeping: &derivations),
      progress: progress, notice: model.notice)
  }

  /// What the footer says while letters name an item.
  private var typingHints: Footer? {
    switch model.mode {
    case .commands: nil
    case .typeAhead(let text):
      Footer(
        items: [
          FooterItem(keys: "f", title: text.isEmpty ? "the first letters" : text),
          FooterItem(keys: "Enter", title: "done"),
        ], notice: model.notice)
    case .hints(let typed):
      Footer(
        items: [
          FooterItem(keys: "f", title: typed.isEmpty ? "the label of a link" : typed),
          FooterItem(keys: "Esc", title: "leave"),
        ], notice: model.notice)
    }
  }

  private var progress: StyledText? {
    if model.search?.progress == .searching, now > .milliseconds(300) {
      return StyledText("searching…", .progress)
    }
    guard case .reading(let notes) = model.library.progress else { return nil }
    return StyledText("reading the folder: \(grouped(notes)) notes", .progress)
  }

  /// Takes the theme that fits the terminal's background.
  func takeBackground(red: Int, green: Int, blue: Int) {
    appearance = Appearance(red: red, green: green, blue: blue)
    takeTheme()
  }
}
