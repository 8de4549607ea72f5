/// A command for a text of many lines.
///
/// A program maps its keys to these; the readline keys are those that `LineEdit` lists.
public enum TextCommand: Hashable, Sendable {
  /// Types a character in place of what is selected. Controls are not typed.
  case type(Unicode.Scalar)

  /// Begins a new line; in a list the next item, in an empty item the end of the list (text T7).
  case enter

  /// Indents list items and selected lines, else inserts a tab or blanks (text T7, T8).
  case tab

  /// Outdents the lines of the selection.
  case backTab

  /// Inserts text that was pasted, literally, as one step (text T6).
  ///
  /// Line ends become those of the text, other controls but tabs are left out.
  case paste([UInt8])

  /// Moves the caret; what is selected is no longer, unless selecting was begun.
  case move(TextMotion)

  /// Moves the caret and selects what it passes.
  case select(TextMotion)

  /// Makes plain movements select from here on; a second time ends that.
  case startSelecting

  /// Selects all.
  case selectAll

  /// Selects nothing; the caret stays.
  case dropSelection

  /// Puts the caret somewhere, for a click.
  case place(Int)

  /// Selects up to somewhere, for a drag.
  case extend(to: Int)

  /// Deletes what is selected, else up to where the motion leads.
  case delete(TextMotion)

  /// Deletes in the same way, and keeps it for `yank`.
  ///
  /// What is killed by one command after the other is yanked as one piece.
  case kill(TextMotion)

  /// Inserts what was killed or cut last.
  case yank

  /// Hands out what is selected, else the line.
  case copy

  /// Takes away what is selected, else the line, hands it out, and keeps it for `yank`.
  case cut

  /// Moves the lines of the selection below the next line, or above the one before.
  case moveLines(Direction)

  /// Indents the lines of the selection.
  case indent

  /// Replaces parts of the text as one step, for replacing what was found, or a completion.
  ///
  /// The ranges are those of the text before, in order and apart from each other; others are left
  /// out. The caret goes behind the last.
  case replace([Range<Int>], with: [UInt8])

  /// Takes the last step back.
  case undo

  /// Does the step again that was taken back last.
  case redo

  /// Where lines are moved.
  public enum Direction: Hashable, Sendable {
    /// Towards the start of the text.
    case up
    /// Towards its end.
    case down
  }
}
