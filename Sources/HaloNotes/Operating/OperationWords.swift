import Interface
import Notes

/// What people are told of operations.
extension Notice {
  /// Something was done to notes.
  static func done(_ outcome: OperationOutcome, to subject: String) -> Notice {
    let plan = outcome.plan
    var text =
      switch plan.purpose {
      case .trash: "Moved \(subject) to the trash."
      case .restore: "Restored \(subject)."
      case .move: "Moved \(subject)."
      case .tag: "Tagged \(subject)."
      case .untag: "Untagged \(subject)."
      case .pin: "Pinned \(subject)."
      case .unpin: "Took the pin off \(subject)."
      case .task: "Ticked \(subject)."
      case .attach: "Attached \(subject)."
      case .create: "Made \(subject)."
      case .edit: "Added text to \(subject)."
      case .rename:
        plan.moves.first.map { "Renamed \(subject); its file is \($0.to.folderName)." }
          ?? "Renamed \(subject)."
      }
    if plan.links > 0 { text += " \(counted(plan.links, "link")) rewritten." }
    if plan.brokenLinks > 0 {
      return Notice(
        .warning, text,
        remedy: "\(counted(plan.brokenLinks, "link")) can't be written for this name. u undoes it.")
    }
    return Notice(.info, text, remedy: "u undoes it.")
  }

  /// Nothing had to be done, where that isn't what somebody expects.
  static func unchanged(_ outcome: OperationOutcome, _ subject: String) -> Notice? {
    switch outcome.plan.purpose {
    case .tag:
      Notice(
        .info, "\(subject) was left as it is.",
        remedy: "The tags in its front matter are written in a way of their own: E edits them.")
    case .pin, .unpin:
      Notice(
        .info, "\(subject) was left as it is.",
        remedy: "Its front matter is written in a way of its own: E edits it.")
    case .task:
      Notice(
        .info, "\(subject) isn't where it was: the note has changed.",
        remedy: "C-l reads it again.")
    default: nil
    }
  }

  /// Something was undone or redone.
  static func stepped(
    _ direction: UndoHistory.Direction, _ outcome: OperationOutcome, of subject: String
  ) -> Notice {
    let word = direction == .undo ? "Undid" : "Redid"
    return Notice(.info, "\(word): \(outcome.plan.purpose.phrase) \(subject).")
  }

  /// Something wasn't done.
  static func failed(_ pending: PendingOperation, _ error: OperationError) -> Notice {
    let what =
      switch pending {
      case .new(.trash, _, _): "Not moved to the trash"
      case .new(.restore, _, _): "Not restored"
      case .new(.rename, _, _), .new(.renameFile, _, _): "Not renamed"
      case .new(.move, _, _): "Not moved"
      case .new(.tag, _, _), .new(.untag, _, _): "The tags stay as they are"
      case .new(.pin, _, _): "The pin stays as it is"
      case .new(.toggleTask, _, _): "The task stays as it is"
      case .attach: "Not attached"
      case .emptyTrash: "Not emptied"
      case .step(.undo): "Not undone"
      case .step(.redo): "Not redone"
      }
    if case .unfinished = error { return Notice(.error, "\(what): \(error.description).") }
    return Notice(.warning, "\(what): \(error.description).")
  }

  /// Something can't be undone or redone, for the files are others by now.
  static func refused(
    _ direction: UndoHistory.Direction, _ error: OperationError,
    passingOver entry: UndoHistory.Entry?
  ) -> Notice {
    let key = direction == .undo ? "u" : "C-r"
    guard let entry else {
      let word = direction == .undo ? "Not undone" : "Not redone"
      return Notice(
        .warning, "\(word): \(error.description).", remedy: "\(key) once more passes over it.")
    }
    return Notice(
      .warning, "Passed over: \(entry.plan.purpose.phrase) \(entry.subject).",
      remedy: "\(key) goes on with what is next.")
  }

  /// What was made good of operations that a crash had cut short.
  static func recovered(_ recoveries: [Recovery]) -> Notice {
    for case .failed(let path, let code) in recoveries {
      return Notice(.error, "\(OperationError.unfinished(path, code: code).description).")
    }
    return recoveries.contains(.undone)
      ? Notice(.warning, "Halo was stopped while it changed notes: that change was undone.")
      : Notice(.info, "Halo was stopped while it changed notes: that change is complete.")
  }
}

/// A number of things in words: `1 note`, `1,873 notes`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}
