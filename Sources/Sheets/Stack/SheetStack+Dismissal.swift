extension SheetStack {
  /// Closes a sheet and those that it presented; the front one when none is named.
  ///
  /// When a person asked, every sheet concerned is asked first, front to back; one that refuses
  /// keeps all of them open and is reported, so that its owner can ask what to do (sheets S7). The
  /// program's own wish is never refused. `willDismiss` and `didDismiss` always come: first all
  /// that will close, then all that did, front to back.
  ///
  /// - Parameters:
  ///   - id: The sheet.
  ///   - reason: Why it closes; those that it presented close because of it.
  ///   - shouldDismiss: The owner's answer. It may be asked without a dismissal following, so it
  ///     must change nothing.
  @discardableResult
  public mutating func dismiss(
    _ id: ID? = nil, reason: DismissalReason,
    asking shouldDismiss: (Sheet<ID>) -> DismissalAnswer = { _ in .allow }
  ) -> SheetOutcome<ID> {
    guard let index = index(of: id) else { return .refused(.noSheet) }
    let closing = family(at: index)
    if reason.isAttempt, let refusing = closing.first(where: { refuses($0, shouldDismiss) }) {
      return .refused(
        because: .notDismissible,
        reporting: [.didAttemptToDismiss(entries[refusing].sheet.id, reason)])
    }
    let names = closing.map { place in
      (entries[place].sheet.id, place == index ? reason : .parentClosed)
    }
    for place in closing { entries.remove(at: place) }
    draggedRows = nil
    return .done(names.map(SheetEvent.willDismiss) + names.map(SheetEvent.didDismiss))
  }

  /// The places of a sheet and of all that descend from it, front to back.
  private func family(at index: Int) -> [Int] {
    var members: Set = [entries[index].sheet.id]
    var places = [index]
    for place in entries.indices.dropFirst(index + 1) {
      guard let parent = entries[place].parent, members.contains(parent) else { continue }
      members.insert(entries[place].sheet.id)
      places.append(place)
    }
    return places.reversed()
  }

  private func refuses(_ place: Int, _ shouldDismiss: (Sheet<ID>) -> DismissalAnswer) -> Bool {
    let sheet = entries[place].sheet
    return sheet.isModalInPresentation || shouldDismiss(sheet) == .refuse
  }
}
