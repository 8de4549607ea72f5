import Commands
import Text

extension LineEdit {
  /// What a key means in a field of one line: it types its character, or is one of readline's keys
  /// or a named one; `nil` for all others.
  ///
  /// Keys that the field's list or its program wants are taken before this is asked: Tab, Enter, Esc,
  /// Up, Down.
  public init?(_ key: Key) {
    if let scalar = key.text {
      self = .insert(scalar)
    } else if let edit = Self.edits[key] {
      self = edit
    } else {
      return nil
    }
  }

  /// The keys that edit a field without typing a character.
  public static let keys = Set(edits.keys)

  private static let edits: [Key: LineEdit] = [
    "Backspace": .delete(.backward), "C-h": .delete(.backward),
    "Delete": .delete(.forward), "C-d": .delete(.forward),
    "Left": .move(.backward), "C-b": .move(.backward),
    "Right": .move(.forward), "C-f": .move(.forward),
    "Home": .move(.start), "C-a": .move(.start),
    "End": .move(.end), "C-e": .move(.end),
    "C-Left": .move(.wordBackward), "A-b": .move(.wordBackward),
    "C-Right": .move(.wordForward), "A-f": .move(.wordForward),
    "A-Backspace": .kill(.wordBackward), "A-d": .kill(.wordForward),
    "C-w": .kill(.blankWordBackward), "C-k": .kill(.end), "C-u": .kill(.start),
    "C-y": .yank, "C-t": .transpose,
  ]
}
