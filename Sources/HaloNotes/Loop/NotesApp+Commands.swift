import Commands
import Interface
import Text

/// Commands that were not pressed but named.
extension NotesApp {
  /// Runs a command that was chosen from a menu, from help, or to be done once more.
  ///
  /// It acts on what is focused beneath the menu bar, or it is said why it can't. Its keys are shown
  /// once, so that next time they may be pressed (commands C19).
  ///
  /// - Parameter origin: What had the focus before help took it. Where that is gone nothing is done,
  ///   since the command was chosen for that and nothing else (commands C15).
  func run(_ command: CommandID, by sender: CommandSender, from origin: HelpOrigin? = nil) {
    settle()
    guard let situation = situation?.beneathMenuBar else { return }
    var title = router.registry[command]?.title ?? command.name
    if let origin, situation.focus.focused?.target != origin.focus {
      model.notice = Notice(.warning, "\(title) wasn't done: what had the focus is gone.")
      return
    }
    let lesson = commands(in: situation)
      .keysToShow(afterRunning: command, by: sender, shownBefore: model.taught)
    remember(command, in: situation)
    if let movement = router.movements[command] {
      move(movement)
    } else {
      let resolver = Resolver(
        registry: router.registry, source: Responders(model: model, situation: situation))
      switch resolver.resolve(command, along: situation.trail, sender: sender) {
      case .enabled(let target):
        title = target.discoverabilityTitle
        perform(command, by: target.responder, in: situation)
      case .disabled(_, let reason):
        model.notice = Notice(.info, reason)
      case .unavailable:
        model.notice = Notice(.info, "\(title) can't be done here.")
      }
    }
    // What the command itself has to say comes first; the key is shown another time.
    guard let lesson, model.notice == nil, model.menuBar == .closed else { return }
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
}
