/// Names for the files of new notes (notes N10).
public enum FileName {
  /// No name made here is longer, in bytes with its extension; the system takes 255.
  public static let longest = 200

  /// What a note without a title is called.
  private static let untitled = "Untitled"

  /// Characters that other systems forbid in names, or that break links to the note.
  private static let dropped: Set<Unicode.Scalar> = [
    "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "#", "^", "[", "]",
  ]

  /// The name for a note of a title.
  ///
  /// Every script is kept. What `/ \ : * ? " < > | # ^ [ ]` and control characters stood for is
  /// dropped, blanks next to each other become one, and dots at the start, which would hide the
  /// file, and dots and blanks at the end, which other systems don't take, go too. A title of which
  /// nothing is left gives `Untitled`.
  ///
  /// - Parameters:
  ///   - number: From 2 on the name's second, third … version: `Title-2.md`.
  ///   - kind: The extension.
  /// - Returns: One name of at most ``longest`` bytes, cut between characters.
  public static func from(
    title: String, number: Int = 1, kind: NoteExtension = .md
  ) -> [UInt8] {
    let ending = (number > 1 ? "-\(number)" : "") + kind.rawValue
    var stem = ""
    for scalar in title.unicodeScalars {
      if isBlank(scalar) {
        if let last = stem.unicodeScalars.last, last != " " { stem.unicodeScalars.append(" ") }
      } else if !dropped.contains(scalar), !isControl(scalar),
        !(scalar == "." && stem.unicodeScalars.isEmpty)
      {
        stem.unicodeScalars.append(scalar)
      }
    }
    // From the start to the first character that doesn't fit, so that a huge title costs no more.
    var name = ""
    var count = 0
    for character in stem {
      count += character.utf8.count
      guard count + ending.utf8.count <= longest else { break }
      name.append(character)
    }
    while let last = name.unicodeScalars.last, last == "." || last == " " {
      name.unicodeScalars.removeLast()
    }
    return Array((name.isEmpty ? untitled : name).utf8) + Array(ending.utf8)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar == "\n" || scalar == "\r"
      || scalar.properties.generalCategory == .spaceSeparator
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: true
    // Marks that turn the direction of what follows would make a name lie about its ending; the
    // joiners that scripts and emoji need are of the same category and stay.
    case .format: !(scalar == "\u{200C}" || scalar == "\u{200D}")
    default: false
    }
  }
}
