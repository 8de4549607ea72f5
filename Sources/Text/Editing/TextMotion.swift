/// A way of the caret in a text of many lines.
///
/// Rows are what lines are wrapped into; up and down the caret keeps the column that it began in.
public enum TextMotion: Hashable, Sendable {
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
  /// Some rows up, a page say.
  case up(rows: Int)
  /// Some rows down, a page say.
  case down(rows: Int)
  /// To the same column of the line before.
  case lineUp
  /// To the same column of the next line.
  case lineDown
  /// To the start of the row; from there to that of the line.
  case rowStart
  /// To the last place in the row; from there to the end of the line.
  case rowEnd
  /// To the start of the line.
  case lineStart
  /// To the end of the line.
  case lineEnd
  /// To the empty line before, or to the start of the text.
  case paragraphBackward
  /// To the next empty line, or to the end of the text.
  case paragraphForward
  /// To the start of the text.
  case start
  /// To the end of the text.
  case end
}
