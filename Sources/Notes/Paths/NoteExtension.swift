/// The endings of file names that make a file a note (notes N1).
///
/// Letters may be of either case: `README.MD` is a note.
public enum NoteExtension: String, CaseIterable, Sendable {
  /// What new notes get.
  case md = ".md"
  /// The long form.
  case markdown = ".markdown"
  /// An old short form.
  case mdown = ".mdown"
  /// Plain text, as Notational Velocity keeps it.
  case txt = ".txt"

  /// The extension that a file name ends with; `nil` where the file is no note.
  ///
  /// A name that is nothing but an extension is a dot-file, not a note.
  /// - Complexity: O(1).
  public init?(of name: some BidirectionalCollection<UInt8>) {
    // The name is read from its end: most files are told apart by their last byte.
    let last = name.last.map(Byte.lowercased)
    guard last == UInt8(ascii: "d") || last == UInt8(ascii: "n") || last == UInt8(ascii: "t")
    else { return nil }
    for kind in NoteExtension.allCases {
      var position = name.endIndex
      var matches = true
      for wanted in kind.rawValue.utf8.reversed() {
        guard position != name.startIndex else {
          matches = false
          break
        }
        position = name.index(before: position)
        if Byte.lowercased(name[position]) != wanted {
          matches = false
          break
        }
      }
      if matches, position != name.startIndex {
        self = kind
        return
      }
    }
    return nil
  }
}
