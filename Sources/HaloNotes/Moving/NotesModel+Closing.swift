import Interface
import Sheets

/// Closing sheets, by key, by mouse and by the program alike (sheets S7).
extension NotesModel {
  /// Closes a sheet and those that it presented, or says why it stays.
  mutating func closeSheet(_ name: SheetName, because reason: DismissalReason) {
    take(sheets.dismiss(name, reason: reason))
  }

  /// Takes note of what came of a change of the sheets: what hangs on those that have closed goes with
  /// them, and one that a person can't close now says so.
  mutating func take(_ outcome: SheetOutcome<SheetName>) {
    for event in outcome.events {
      switch event {
      case .didDismiss(let name, _):
        if name == .look { look.closed() }
        if name == .attach, attaching?.stage == .choosing { attaching = nil }
        pickers[name] = nil
        texts[name] = nil
        returning[name] = nil
      case .didAttemptToDismiss(let name, _):
        notice = Notice(
          .warning, "“\(name.title)” stays open: it isn't finished.",
          remedy: "Answer it first.")
      case .willDismiss, .willChange, .didChange: break
      }
    }
  }
}
