import Focus
import Interface
import Notes

/// What a worker tells of the note of the day.
struct DailyReport: Sendable {
  /// The note.
  let path: NotePath

  /// What the list has to know of it where it was made just now.
  let present: NoteChanges.Present?

  /// What can be undone and redone now.
  let history: Notes.UndoHistory
}

/// The note of the day (notes N22): `g d` goes there, and makes it if it isn't there.
extension NotesApp {
  /// Lets a worker look for the note of the day.
  func openDaily() {
    let time = FileTime(
      nanoseconds: environment.startTime.nanoseconds + Int64(now / .nanoseconds(1)))
    workshop.openDaily(
      at: LocalMoment(time, offset: environment.localOffset(time)),
      set: environment.settings.daily)
  }

  /// Goes to the note of the day.
  func take(daily result: Result<DailyReport, SaveError>) {
    switch result {
    case .success(let report):
      model.history = report.history
      if let present = report.present {
        list(present)
        // Its folder may be a new one.
        scan()
        model.notice = Notice(.info, "Made \(report.path.display).", remedy: "e writes in it.")
      }
      settle()
      guard let situation else { return }
      for effect in model.show(report.path, in: situation) { run(effect) }
    case .failure(let error):
      let text = error.description
      model.notice = Notice(.error, text.prefix(1).uppercased() + text.dropFirst() + ".")
    }
  }
}

extension Workshop {
  /// Finds the note of a day, and makes it if it isn't there.
  func openDaily(at moment: LocalMoment, set setting: String?) {
    operating.async(group: jobs) { [self] in
      let note = DailyNote(
        at: moment, set: setting, in: notebook, TemplateSettings(of: notebook))
      do throws(SaveError) {
        let isNew = try saver.make(note) != nil
        let plan = isNew ? try? operations.planToTakeBack(note.path) : nil
        let history =
          plan.map { plan in book.change { $0.record(plan, of: "“\(note.title)”") }.history }
          ?? book.history()
        mailbox.leave(
          .daily(
            .success(
              DailyReport(
                path: note.path, present: isNew ? operations.present(note.path) : nil,
                history: history))))
      } catch {
        mailbox.leave(.daily(.failure(error)))
      }
    }
  }
}
