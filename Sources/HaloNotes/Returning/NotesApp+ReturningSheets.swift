import Focus
import Interface
import Sheets

/// Sheets that come back with their scene (sheets S12).
///
/// They are there at once, at their heights, and show what can be known by then. When the notes are known
/// what they show is made once more, before the focus goes back into it; one whose subject is gone closes.
extension NotesApp {
  /// Opens the sheets of a saved scene.
  func reopen(_ sheets: SceneParts.Sheets) {
    let isOpening = environment.opening != nil
    let hasQuickNote = model.quick != nil
    model.sheets.restore(sheets.open.map(\.sheet)) { name in
      let sheet = name.sheet
      // What is opened by name wins over a sheet that would keep the focus.
      if isOpening, sheet.largestUndimmedDetentIdentifier == nil { return nil }
      return name == .quick ? hasQuickNote ? sheet : nil : name.returns ? sheet : nil
    }
  }

  /// Makes what the sheets show, as far as that can be known.
  func fill(_ sheets: SceneParts.Sheets) {
    for open in sheets.open where model.sheets.sheet(open.sheet.id) != nil {
      guard open.sheet.id.returning != nil else { continue }
      model.returning[open.sheet.id] = open.value
      fill(open.sheet.id)
    }
  }

  /// Makes what sheets show that came back, once the notes are known.
  func fillReturningSheets() {
    guard !model.returning.isEmpty, !asked.isScanning,
      model.library.progress == .complete || model.library.progress == .failed
    else { return }
    for name in model.returning.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      for effect in fill(name)?.readings ?? [] { run(effect) }
      model.returning[name] = nil
    }
  }

  /// Closes the sheets whose subject is gone, and says so.
  ///
  /// - Returns: Whether there are any.
  func closeVainSheets() -> Bool {
    guard !model.vain.isEmpty else { return false }
    for name in model.vain {
      model.closeSheet(name, because: .programmatic)
      if model.notice == nil {
        model.notice = Notice(.info, "“\(name.title)” is closed: what it was about is gone.")
      }
    }
    model.vain = []
    return true
  }

  /// Makes what a sheet shows.
  ///
  /// - Returns: What it is; `nil` where it can't be made, so that the sheet will close.
  @discardableResult
  private func fill(_ name: SheetName) -> (any ReturningContent)? {
    let value = model.returning[name]
    let scene = ReturningScene(
      model: model, signs: theme.signs, themes: { self.themeContent },
      shelf: { self.shelfContent })
    guard let value, let content = name.returning?.content(from: value, for: scene) else {
      model.returning[name] = nil
      model.vain.append(name)
      // Until it closes it keeps the place from which the focus goes back.
      if name != .look, model.pickers[name] == nil, model.texts[name] == nil {
        model.pickers[name] = Picker(VainContent(title: name.title))
      }
      return nil
    }
    content.install(as: name, typed: value.field, in: &model)
    let wishes = content.sheet(as: name)
    model.sheets.update(name) { $0.contentRows = wishes.contentRows }
    return content
  }

  /// Whether what had the focus in a sheet that came back may still come.
  var isAwaitingRows: Bool {
    guard let group = firstTarget?.group, let sheet = SheetName(group: group),
      sheet.group == group
    else { return false }
    return model.pickers[sheet]?.content.isAwaiting ?? false
  }
}
