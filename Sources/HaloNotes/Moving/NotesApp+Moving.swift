import Interface
import Sheets
import TerminalInput

/// Sheets on their way to where they rest: a matter of the picture alone (sheets S10).
extension NotesApp {
  /// Shows what an event has changed of the sheets as one movement, or ends the one under way.
  ///
  /// - Parameter before: The sheets before the event.
  func moveSheets(from before: SheetStack<SheetName>, because event: Event) {
    defer { if case .key = event { lastKeyTime = now } }
    guard !(model.sheets.isEmpty && before.isEmpty) else { return }
    switch event {
    case .key, .mouse:
      let running = model.sheets.transition
      model.sheets.animate(from: before, at: now, motion: motion(after: event))
      // A key never waits for an animation, not even for the one that another key has begun.
      if running != nil, model.sheets.transition == running { model.sheets.finishTransition() }
    case .paste, .resize, .terminate:
      model.sheets.finishTransition()
    case .wake, .deadline, .reply, .terminalFocus, .childEnded, .resumed, .readable:
      guard model.sheets.transition != nil, model.sheets.nextFrame(after: now) == nil else {
        return
      }
      model.sheets.finishTransition()
    }
  }

  /// Whether what an event changes may be shown as a movement.
  private func motion(after event: Event) -> SheetMotion {
    let settings = environment.settings
    guard settings.motion == .full, settings.plain == .off else { return .reduced }
    guard lineSpeed == .quick else { return .slowLine }
    // Keys that are read together have one time: whoever types ahead doesn't wait for the last one either.
    if case .key = event, lastKeyTime == now { return .keysWaiting }
    // In a sheet with a field one types at once, and menus cover what would move.
    guard let front = model.sheets.front?.id,
      model.pickers[front].map({ $0.content.shape == .choice }) ?? true, model.menuBar == .closed
    else { return .reduced }
    // Under the mouse a sheet is where the mouse is.
    if case .mouse(let mouse) = event, case .drag = mouse.kind { return .reduced }
    return .animated
  }

  /// Puts every sheet where it rests, for those who look without letting time pass.
  func endMovement() {
    guard model.sheets.transition != nil else { return }
    model.sheets.finishTransition()
    picture = nil
  }

  /// The arrangement as it is to be seen now: where sheets move, with what they cover by now; `nil`
  /// where it is the one in force.
  var passingArrangement: Arrangement? {
    guard model.sheets.nextFrame(after: now) != nil else { return nil }
    var arranger = arranger
    arranger.time = now
    return arranger.arrange(keeping: &derivations)
  }
}
