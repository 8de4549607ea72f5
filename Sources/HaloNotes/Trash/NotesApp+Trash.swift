import Interface
import Notes

/// For which listing the trash was read, and whether the list shows it: whoever goes there sees what
/// others have done.
struct TrashQuestion: Hashable {
  var generation: UInt64
  var isShown: Bool
}

/// The trash as a row of the library (notes N11).
extension NotesApp {
  /// Lets the trash be read, once a listing and whenever the list comes to show it.
  func askForTrash() {
    guard model.library.progress == .complete, model.pending.isEmpty else { return }
    let question = TrashQuestion(
      generation: model.library.generation, isShown: arrangement?.choice == .trash)
    guard asked.trash != question else { return }
    asked.trash = question
    workshop.readTrash(after: model.library.trash)
  }

  /// Takes what lies in the trash.
  func take(_ trash: TrashListing) -> PostSight {
    let revision = model.library.trashRevision
    // What is being done is told by itself.
    guard model.pending.isEmpty else { return .unseen }
    model.library.take(trash)
    if model.library.trashRevision != revision, model.search?.trash != nil { search() }
    return model.library.trashRevision == revision ? .unseen : .seen
  }

  /// Searches the trash; its files are read.
  func searchTrash() {
    guard let trash = model.library.trash else { return }
    model.search?.ask(questions, in: trash)
    guard let search = model.search, !search.query.isEmpty else { return workshop.endSearch() }
    workshop.search(
      Query(search.query), in: trash.listing.order(by: .modified), of: trash.listing,
      generation: model.library.generation, scope: search.scope, question: search.question,
      by: .files)
  }

  /// Takes what became of emptying the trash.
  func take(emptied result: Result<Int, OperationError>) {
    guard !model.pending.isEmpty else { return }
    model.pending.removeFirst()
    if !askers.isEmpty { askers.removeFirst() }
    asked.trash = nil
    switch result {
    case .success(let count):
      model.notice = Notice(.info, "Removed \(counted(count, "file")) for good.")
    case .failure(let error):
      model.notice = Notice(.warning, "Not emptied: \(error.description).")
    }
    if asked.isScanning { scan() }
    startNext()
  }
}

extension Workshop {
  /// Reads the trash.
  func readTrash(after last: TrashListing?) {
    scanning.async(group: jobs) { [self] in
      mailbox.leave(.trash(TrashListing(of: notebook, after: last)))
    }
  }

  /// Removes for good what lies in the trash.
  func emptyTrash() {
    operating.async(group: jobs) { [self] in
      do throws(OperationError) {
        mailbox.leave(.trashEmptied(.success(try TrashFolder(of: notebook, disk: disk).empty())))
      } catch {
        mailbox.leave(.trashEmptied(.failure(error)))
      }
    }
  }
}
