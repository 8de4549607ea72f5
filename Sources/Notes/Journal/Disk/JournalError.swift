/// Why the journal couldn't keep what was typed; the text in memory is as it was.
///
/// Edits that couldn't be written wait, and are written with the next ones.
public enum JournalError: Error, Hashable, Sendable {
  /// The system refused; `code` is its `errno`.
  case refused(code: Int32)
  /// Another program's text of the note went another way: saved, given up or begun anew.
  case otherHistory
  /// A newer program wrote the journal; it is left to that one.
  case newer(version: UInt16)
}

extension JournalError: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    switch self {
    case .refused(let code):
      "what you type isn't kept against a crash: \(cause(of: code)); save the note meanwhile"
    case .otherHistory:
      "the note was saved or given up elsewhere: the two texts are brought together"
    case .newer(let version):
      "a newer Halo keeps this note's unsaved text (form \(version)): use that one to save it"
    }
  }
}
