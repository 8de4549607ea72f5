import Notes

/// Operations on files: one after the other, and never on the input path.
extension Workshop {
  /// Plans an operation, carries it out and notes how it is taken back.
  func carryOut(
    _ operation: NoteOperation, called subject: String, links: LinkTreatment,
    in listing: NoteListing
  ) {
    operating.async(group: jobs) { [self] in
      do throws(OperationError) {
        let plan = try operations.plan(operation, in: listing, links: links)
        let outcome = try operations.carryOut(plan)
        let history =
          plan.isEmpty
          ? book.history() : book.change { $0.record(outcome, of: subject) }.history
        report(outcome, subject, history)
      } catch {
        mailbox.leave(
          .operated(
            .failure(
              OperationRefusal(error: error, passedOver: nil, history: book.history()))))
      }
    }
  }

  /// Attaches a file to a note.
  func attach(_ attachment: Attachment, called subject: String, in listing: NoteListing) {
    operating.async(group: jobs) { [self] in
      do throws(AttachmentError) {
        let file = try operations.attach(attachment, in: listing)
        let report = file.outcome.map { outcome in
          OperationReport(
            outcome: outcome, changes: operations.changes(of: outcome), subject: subject,
            history: book.change { $0.record(outcome, of: subject) }.history)
        }
        mailbox.leave(.attached(.success(AttachmentReport(file: file, operation: report))))
      } catch {
        mailbox.leave(.attached(.failure(error)))
      }
    }
  }

  /// Undoes or redoes what comes next, whoever did it.
  func step(_ direction: UndoHistory.Direction) {
    operating.async(group: jobs) { [self] in
      let (result, history) = book.change { history -> StepResult in
        guard let entry = history.next(direction) else { return .nothing }
        do throws(OperationError) {
          let outcome = try operations.carryOut(entry.plan)
          history.step(direction, outcome)
          return .done(outcome, entry.subject)
        } catch {
          return .refused(error, error.isOfOtherFiles ? history.refuse(direction) : nil)
        }
      }
      switch result {
      case .nothing: mailbox.leave(.operated(.success(nil)))
      case .done(let outcome, let subject): report(outcome, subject, history)
      case .refused(let error, let entry):
        mailbox.leave(
          .operated(
            .failure(OperationRefusal(error: error, passedOver: entry, history: history))))
      }
    }
  }

  /// What became of a step through the list.
  private enum StepResult {
    case nothing
    case done(OperationOutcome, String)
    case refused(OperationError, UndoHistory.Entry?)
  }

  /// Waits until the operation that it is at is done.
  func finishOperation() { operating.sync {} }

  /// Counts the links to notes; what was being counted is given up.
  func countLinks(to notes: [NotePath], in listing: NoteListing) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.links.cancel()
      current.links = cancellation
    }
    scanning.async(group: jobs) { [self] in
      let count = operations.links(to: notes, in: listing) { !cancellation.isCancelled }
      if let count { mailbox.leave(.links(count, to: notes)) }
    }
  }

  /// Finishes or undoes what a crash has cut short, before the folder is read.
  func recover() {
    scanning.async(group: jobs) { [self] in
      let recoveries = operations.recover()
      if !recoveries.isEmpty { mailbox.leave(.recovered(recoveries)) }
    }
  }

  private func report(
    _ outcome: OperationOutcome, _ subject: String, _ history: UndoHistory
  ) {
    mailbox.leave(
      .operated(
        .success(
          OperationReport(
            outcome: outcome, changes: operations.changes(of: outcome), subject: subject,
            history: history))))
  }
}

extension OperationError {
  /// Whether the files aren't those that the operation was for.
  var isOfOtherFiles: Bool {
    switch self {
    case .changed, .missing: true
    default: false
    }
  }
}
