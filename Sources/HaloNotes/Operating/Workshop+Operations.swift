import Notes

/// Operations on files: one after the other, and never on the input path.
extension Workshop {
  /// Plans an operation and carries it out.
  func carryOut(_ operation: NoteOperation, in listing: NoteListing) {
    operating.async(group: jobs) { [self] in
      report { () throws(OperationError) in
        try operations.carryOut(try operations.plan(operation, in: listing))
      }
    }
  }

  /// Attaches a file to a note.
  func attach(_ attachment: Attachment, in listing: NoteListing) {
    operating.async(group: jobs) { [self] in
      do throws(AttachmentError) {
        let file = try operations.attach(attachment, in: listing)
        let report = file.outcome.map {
          OperationReport(outcome: $0, changes: operations.changes(of: $0))
        }
        mailbox.leave(.attached(.success(AttachmentReport(file: file, operation: report))))
      } catch {
        mailbox.leave(.attached(.failure(error)))
      }
    }
  }

  /// Carries out a plan that undoes or redoes something.
  func carryOut(_ plan: FilePlan) {
    operating.async(group: jobs) { [self] in
      report { () throws(OperationError) in try operations.carryOut(plan) }
    }
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

  private func report(_ body: () throws(OperationError) -> OperationOutcome) {
    do throws(OperationError) {
      let outcome = try body()
      mailbox.leave(
        .operated(
          .success(OperationReport(outcome: outcome, changes: operations.changes(of: outcome)))))
    } catch {
      mailbox.leave(.operated(.failure(error)))
    }
  }
}
