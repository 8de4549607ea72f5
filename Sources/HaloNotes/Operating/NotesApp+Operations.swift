import Focus
import Interface
import Notes

/// Operations on files: asked for in order, done by the worker, and shown as soon as it tells.
extension NotesApp {
  /// Lets an operation be done after all that were asked for before.
  ///
  /// What goes to the trash leaves the lists at once, so that keys that are pressed quickly meet the
  /// notes that one sees.
  ///
  /// - Parameter links: What becomes of links; `nil` for what is set.
  func operate(
    _ operation: NoteOperation, on subject: String, links: LinkTreatment? = nil
  ) {
    if case .trash(let notes) = operation {
      hide(notes)
      readMissingTitles()
      searchAgain()
    }
    if case .restore(let files) = operation, let trash = model.library.trash {
      model.library.take(trash.without(files))
      model.forget(files)
    }
    let treatment = links ?? environment.settings.rewriteLinks.treatment
    enqueue(.new(operation, subject: subject, links: treatment))
  }

  /// Undoes or redoes what comes next.
  func step(_ direction: UndoHistory.Direction) { enqueue(.step(direction)) }

  /// Counts the links to notes for the sheet that renames or moves them.
  func countLinks(to notes: [NotePath]) {
    model.take(environment.settings.rewriteLinks, for: notes)
    guard environment.settings.rewriteLinks != .never, let listing = model.library.listing else {
      return
    }
    workshop.countLinks(to: notes, in: listing)
  }

  /// Waits until all operations that were asked for are done: the program ends.
  func finishOperations() {
    while !model.pending.isEmpty {
      workshop.finishOperation()
      _ = takePosts()
    }
  }

  func enqueue(_ pending: PendingOperation) {
    // What is done to a note is done to what was written in it.
    saveAll()
    model.pending.append(pending)
    askers.append(sceneName)
    if model.pending.count == 1 { startNext() }
  }

  func startNext() {
    while let next = model.pending.first {
      switch next {
      case .new(let operation, let subject, let links):
        guard let listing = model.library.listing else { break }
        return workshop.carryOut(operation, called: subject, links: links, in: listing)
      case .attach(let attachment, let subject):
        guard let listing = model.library.listing else { break }
        return workshop.attach(attachment, called: subject, in: listing)
      case .emptyTrash:
        return workshop.emptyTrash()
      case .step(let direction):
        return workshop.step(direction)
      }
      model.pending.removeFirst()
      askers.removeFirst()
    }
  }

  /// Takes what the worker has to tell of the operation that it was at.
  func take(_ result: Result<OperationReport?, OperationRefusal>) {
    guard !model.pending.isEmpty else { return }
    let pending = model.pending.removeFirst()
    let scene = askers.isEmpty ? nil : askers.removeFirst()
    asked.trash = nil
    if case .new(.trash(let notes), _, _) = pending { model.hidden.subtract(notes) }
    switch result {
    case .success(let report?): take(report, of: pending, askedIn: scene)
    case .success(nil):
      if case .step(let direction) = pending {
        model.notice = Notice(.info, direction.nothingLeft)
      }
    case .failure(let refusal): take(refusal, of: pending, askedIn: scene)
    }
    if asked.isScanning { scan() }
    startNext()
    outside.resume(at: now)
  }

  /// Takes what the worker has to tell of the file that it was to attach.
  func take(_ result: Result<AttachmentReport, AttachmentError>) {
    guard !model.pending.isEmpty else { return }
    let pending = model.pending.removeFirst()
    let scene = askers.isEmpty ? nil : askers.removeFirst()
    switch result {
    case .success(let report):
      if let operation = report.operation { take(operation, of: pending, askedIn: scene) }
      if scene == sceneName { link(report.file) }
    case .failure(let error):
      if scene == sceneName { model.attaching = nil }
      model.notice = Notice(.warning, "Not attached: \(error.description).")
    }
    if asked.isScanning { scan() }
    startNext()
  }

  private func take(
    _ report: OperationReport, of pending: PendingOperation, askedIn scene: String?
  ) {
    let outcome = report.outcome
    model.history = report.history
    switch pending {
    case .new(_, let subject, _), .attach(_, let subject):
      guard !outcome.plan.isEmpty else {
        readTags()
        if let notice = Notice.unchanged(outcome, subject) { model.notice = notice }
        return
      }
      model.notice = .done(outcome, to: subject)
    case .step(let direction):
      model.notice = .stepped(direction, outcome, of: report.subject)
    case .emptyTrash: return
    }
    show(report, of: pending, askedIn: scene)
  }

  /// Shows what was done: the focus goes to a note that came back or was renamed.
  ///
  /// - Parameter scene: The scene in which it was asked for: the focus of another stays.
  private func show(
    _ report: OperationReport, of pending: PendingOperation, askedIn scene: String?
  ) {
    let newPaths = report.outcome.plan.newPaths
    let present = Set(report.changes.present.map(\.path))
    // What undoes goes through the notes in the other order; the first one is the same.
    let places = report.outcome.plan.moves.map(\.to).filter(present.contains)
    let target = if case .step(.undo) = pending { places.last } else { places.first }
    changeLibrary { $0.apply(report.changes) }
    follow(newPaths)
    forgetSaved(at: report.changes.gone.union(present))
    noteOperated(report.changes.present)
    followTexts(newPaths)
    if report.outcome.plan.changesFolders { scan() }
    readMissingTitles()
    searchAgain()
    // What shows is compared with its file.
    asked.readings = []
    readTags()
    guard let target, scene == sceneName, !isRestoringInTrash(pending) else { return }
    switch focus.focused?.group {
    case .detail: select(target)
    case .some(let group) where group.isOfLook: select(target)
    default: request(FocusTarget(ItemID(target.key), in: .notes))
    }
  }

  /// Whether the list shows the trash, in which one stays to bring more back.
  private func isRestoringInTrash(_ pending: PendingOperation) -> Bool {
    if case .new(.restore, _, _) = pending { arrangement?.choice == .trash } else { false }
  }

  /// What is being found is of the lists as they were.
  func searchAgain() {
    if model.search?.query.isEmpty == false { search() }
  }

  private func take(
    _ refusal: OperationRefusal, of pending: PendingOperation, askedIn scene: String?
  ) {
    let error = refusal.error
    model.history = refusal.history
    model.notice = .failed(pending, error)
    if case .step(let direction) = pending, error.isOfOtherFiles {
      model.notice = .refused(direction, error, passingOver: refusal.passedOver)
    }
    readTags()
    guard case .new(.trash(let notes), _, _) = pending else { return }
    // They are where they were.
    scan()
    if let note = notes.first, scene == sceneName {
      request(FocusTarget(ItemID(note.key), in: .notes))
    }
  }
}

extension UndoHistory.Direction {
  /// What is said at the end of the list.
  var nothingLeft: String {
    switch self {
    case .undo: "There is nothing to undo."
    case .redo: "There is nothing to redo."
    }
  }
}
