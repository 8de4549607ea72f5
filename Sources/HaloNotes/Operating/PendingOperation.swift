import Notes

/// Something that is to be done with files, in the order in which it was asked for.
enum PendingOperation: Hashable, Sendable {
  /// An operation, what it is done to, for people, and what becomes of links.
  case new(NoteOperation, subject: String, links: LinkTreatment)

  /// A file that is to be attached, and what it is called, for people.
  case attach(Attachment, subject: String)

  /// What lies in the trash is to be gone for good.
  case emptyTrash

  /// A step through what can be undone and redone.
  case step(UndoHistory.Direction)
}

/// What the worker has to tell of a file that was attached.
struct AttachmentReport: Sendable {
  /// The file.
  let file: AttachedFile

  /// What was done to files; `nil` where nothing was.
  let operation: OperationReport?
}

/// What the worker has to tell of an operation that is done.
struct OperationReport: Sendable {
  /// What was done, and how to take it back.
  let outcome: OperationOutcome

  /// What the listing has to learn of it.
  let changes: NoteChanges

  /// What it was done to, for people.
  let subject: String

  /// What can be undone and redone now.
  let history: Notes.UndoHistory
}

/// Why an operation wasn't done.
struct OperationRefusal: Error {
  /// Why.
  let error: OperationError

  /// What is passed over in the list for good, because it was refused twice.
  let passedOver: Notes.UndoHistory.Entry?

  /// What can be undone and redone now.
  let history: Notes.UndoHistory
}
