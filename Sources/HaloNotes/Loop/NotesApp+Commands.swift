import Commands
import Interface

/// Commands that were not pressed but named, and what goes to the clipboard.
extension NotesApp {
  /// Runs a command where the focus is now, or says why it can't be run.
  func perform(_ command: CommandID) {
    guard let situation else { return }
    let resolver = Resolver(
      registry: router.registry, source: Responders(model: model, situation: situation))
    switch resolver.resolve(command, along: situation.trail, sender: .program) {
    case .enabled(let target): perform(command, by: target.responder, in: situation)
    case .disabled(_, let reason): model.notice = Notice(.info, reason)
    case .unavailable:
      let title = router.registry[command]?.title ?? command.name
      model.notice = Notice(.info, "\(title) does nothing here.")
    }
  }

  /// Puts text on the clipboard; one that terminals would cut is refused.
  func copy(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= AppRequest.copyLimit else {
      model.notice = Notice(
        .warning, "That is too much for the clipboard of a terminal.", remedy: "Mark fewer notes.")
      return
    }
    requests.append(.copy(bytes))
  }
}
