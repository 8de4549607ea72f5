/// A command for a one-line field.
///
/// The readline keys are: `C-a` `C-e` `move(.start)` `move(.end)`, `C-b` `C-f` `move(.backward)`
/// `move(.forward)`, `A-b` `A-f` `move(.wordBackward)` `move(.wordForward)`, `C-h` and Backspace
/// `delete(.backward)`, `C-d` and Delete `delete(.forward)`, `A-d` `kill(.wordForward)`,
/// `A-Backspace` `kill(.wordBackward)`, `C-w` `kill(.blankWordBackward)`, `C-k` `kill(.end)`,
/// `C-u` `kill(.start)`, `C-y` `yank`, `C-t` `transpose`.
public enum LineEdit: Hashable, Sendable {
  /// Types a character. Controls are not typed.
  case insert(Unicode.Scalar)

  /// Inserts text that was pasted, literally (text T6).
  ///
  /// Line ends and tabs become blanks, other controls are left out.
  case paste([UInt8])

  /// Moves the caret.
  case move(LineMotion)

  /// Deletes up to where the motion leads.
  case delete(LineMotion)

  /// Deletes up to where the motion leads, and keeps it for `yank`.
  ///
  /// What is killed by one command after the other is yanked as one piece.
  case kill(LineMotion)

  /// Inserts what was killed last.
  case yank

  /// Swaps the characters around the caret and moves on; at the end, the last two.
  case transpose
}

/// A way of the caret in a line.
public enum LineMotion: Hashable, Sendable {
  /// To the character before.
  case backward
  /// Behind the next character.
  case forward
  /// To the start of the word: letters and digits.
  case wordBackward
  /// To the end of the word: letters and digits.
  case wordForward
  /// To the start of the word: all but blanks.
  case blankWordBackward
  /// To the start of the line.
  case start
  /// To the end of the line.
  case end
}
