import Notes

/// Something that is to be done with files, in the order in which it was asked for.
enum PendingOperation: Hashable, Sendable {
  /// An operation, and what it is done to, for people.
  case new(NoteOperation, subject: String)

  /// A file that is to be attached, and what it is called, for people.
  case attach(Attachment, subject: String)

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
}
