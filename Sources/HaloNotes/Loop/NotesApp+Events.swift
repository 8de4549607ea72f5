import Commands
import Focus
import Interface
import Notes
import Sheets
import TerminalInput
import Text

/// Event → resolve → act → effects.
extension NotesApp {
  func take(_ event: Event) {
    switch event {
    case .key(let key):
      dismissNotice()
      lastClick = nil
      letGo()
      continuations = []
      model.search?.wish = .none
      awaitedBlock = nil
      take(key)
    case .paste(let bytes, _):
      dismissNotice()
      model.question = nil
      paste(bytes)
    case .resize(let size):
      self.size = size
      model.sheets.resize(to: Self.space(of: size))
    case .deadline:
      takeDeadline()
    case .terminalFocus(.gained):
      _ = focus.regainWindow()
      noticeChanges()
      scan()
      checkTexts()
    case .terminalFocus(.lost):
      focus.loseWindow()
      saveAll()
    case .reply(.background(let red, let green, let blue)):
      takeBackground(red: red, green: green, blue: blue)
    case .childEnded(let token, let result):
      childEnded(token.rawValue, result)
    case .resumed:
      noticeChanges()
      scan()
      checkTexts()
    case .terminate:
      finishAwaiting()
      finishOperations()
      _ = finishTexts()
      saveScenes(.interrupted)
      workshop.close()
    case .reply(.keyboardFlags(let flags)) where flags != 0:
      capability = .extended
    case .mouse(let mouse): take(mouse)
    case .wake, .reply, .terminalFocus(.confirmed), .readable:
      break
    }
  }

  /// Resolves keys one by one, each against an arrangement that the one before has brought up to
  /// date (commands C9).
  private func take(_ key: Key) {
    var keys = [key]
    while !keys.isEmpty {
      let key = keys.removeFirst()
      guard let situation else { return }
      let answer = router.route(
        key, at: now, in: situation.keys,
        asking: Responders(model: model, situation: situation))
      if !answer.isForQuestion { model.question = nil }
      switch answer {
      case .command(let command, let target):
        remember(command, in: situation)
        perform(command, by: target.responder, in: situation)
      case .movement(let movement, _):
        move(movement)
      case .text(let scalar):
        type(scalar, in: situation)
      case .replaced(let others):
        keys = others + keys
      case .disabled(_, let reason):
        model.notice = Notice(.info, reason)
      case .cancelled(let sequence, let misfit):
        if let misfit {
          model.notice = Notice(.info, "\(sequence.notation) \(misfit.notation) does nothing.")
        }
      case .unclaimed(let key):
        if model.mode != .commands {
          endOrEditTyping(with: key, in: situation)
        } else if let edit = fieldEdit(for: key, in: situation) {
          self.edit(edit, in: situation)
        } else {
          model.notice = Notice(.info, "\(key.notation) does nothing here.")
        }
      case .pending:
        break
      }
      if !keys.isEmpty { settle() }
    }
  }

  func perform(_ command: CommandID, by target: ResponderID, in situation: Situation) {
    guard let responder = Responders.responder(target) else { return }
    for effect in responder.perform(command, on: &model, in: situation) { run(effect) }
  }

  func run(_ effect: Effect) {
    switch effect {
    case .move(let movement): move(movement)
    case .focus(let target): request(target)
    case .await(let place, let note): go(to: place, of: note)
    case .remember(let target): remember(target)
    case .select(let note): select(note)
    case .scroll(let component, let rows): scroll(component, by: rows)
    case .search: search()
    case .change(let field, let change): self.change(field, change)
    case .open(let help): open(help)
    case .scan: scan()
    case .run(let command, let sender, let origin): run(command, by: sender, from: origin)
    case .edit(let note, let line): openEditor(on: note, line: line)
    case .write(let title, let home): beginNote(title: title, in: home)
    case .beginQuickNote(let link): beginQuickNote(linking: link)
    case .writeIn(let note, let place): write(in: note, at: place)
    case .text(let command, let key): write(command, in: key)
    case .find: askToFind()
    case .complete(let row): complete(row: row)
    case .save: saveNow()
    case .leaveText: leaveText()
    case .settle(let choice): settleConflict(choice)
    case .copy(let text): copy(text)
    case .attach(let file, let pasted): attach(file, replacing: pasted)
    case .lookIntoFolder: attachmentPathChanged()
    case .openFile(let link, let note): open(link, of: note)
    case .operate(let operation, let subject, let links):
      operate(operation, on: subject, links: links)
    case .emptyTrash: enqueue(.emptyTrash)
    case .openDaily: openDaily()
    case .step(let direction): step(direction)
    case .countLinks(let note): countLinks(to: note)
    case .readTags: readTags()
    case .offerThemes: offerThemes()
    case .keepTheme(let name): keepTheme(named: name)
    case .scene(let request): perform(request)
    case .notice(let notice): model.notice = notice
    case .redraw:
      noticeChanges()
      requests.append(.redraw)
    case .reload: reload(because: .command)
    case .suspend: requests.append(.suspend)
    case .quit:
      model.closeSheet(.quick, because: .command)
      keepQuickNote()
      finishOperations()
      guard finishTexts() else { return stayForTexts() }
      saveScenes(.quit)
      workshop.close()
      requests.append(.quit(status: 0))
    }
  }

  /// A time that the app asked for has come.
  private func takeDeadline() {
    if let map = arrangement?.map, let update = focus.expire(at: now, in: map) {
      reveal(update.reveal)
    }
    if let since = awaited?.since, since + Self.openingPatience <= now { awaited?.isTold = true }
    reloadInTime()
    lookInTime()
    keepInTime()
    saveInTime()
    if let next = router.reveal(at: now) { continuations = next }
  }

  /// Takes a notice away that has been read.
  ///
  /// Any key does that; an error stays until Esc or until its cause
  /// is gone.
  func dismissNotice() {
    guard let notice = model.notice, notice.kind != .error else { return }
    model.notice = nil
  }

  private func paste(_ bytes: [UInt8]) {
    if situation?.isWriting == true || situation?.isInQuickNote == true {
      write(.paste(bytes))
      return offerAttaching(pasted: bytes)
    }
    guard let situation, situation.field != nil else {
      model.notice = Notice(
        .info, "Pasting needs a text to go into.", remedy: "Press / to search, or e to write.")
      return
    }
    edit(.paste(bytes), in: situation)
  }
}

extension KeyAnswer {
  /// Whether the key answers the question in the footer; any other key leaves it.
  fileprivate var isForQuestion: Bool {
    if case .command(_, let target) = self { target.responder == .question } else { false }
  }
}
