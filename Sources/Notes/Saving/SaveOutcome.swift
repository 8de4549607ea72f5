/// What saving a note came to.
public enum SaveOutcome: Hashable, Sendable {
  /// The file has the new bytes.
  case written(SavedNote)
  /// The file had these bytes already, and wasn't touched (notes N3).
  case unchanged(SavedNote)
  /// Another process that writes the same text has saved a later one, which holds this one; that stays
  /// (scenes R9).
  case overtaken(SavedNote)
  /// Somebody else has changed or removed the file; nothing was written (notes N14).
  case conflict(OutsideChange)
}

/// A note as it is on the disk after it was saved.
public struct SavedNote: Hashable, Sendable {
  /// Where it is.
  public let path: NotePath
  /// What a text is based on that is the file's.
  public let base: NoteBase
  /// How many other names the old file had; 0 for most.
  ///
  /// They keep the text from before, for a file is never written over in place, which a crash could
  /// leave half done.
  public let otherNames: Int
}

/// What somebody else did to a note while it was being edited.
public enum OutsideChange: Hashable, Sendable {
  /// The file has other bytes now: those, and what a text made of them is based on.
  case changed([UInt8], NoteBase)
  /// The file is gone.
  case removed
}

extension SavedNote: CustomStringConvertible {
  /// What must be said of it, in a line; empty when nothing must.
  public var description: String {
    guard otherNames > 0 else { return "" }
    let names = otherNames == 1 ? "one other name, which keeps" : "other names, which keep"
    return
      "\(quoted(path: path.bytes)) had \(names) the text from before: it is a file of its own now"
  }
}
