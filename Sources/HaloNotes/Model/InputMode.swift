/// What typed letters mean where they aren't commands.
enum InputMode: Hashable, Sendable {
  /// They are commands, or the text of a field that has the focus.
  case commands

  /// They are the beginning of a title: the focus goes to the next item that has it (focus F16).
  case typeAhead(String)

  /// They are the label of a link.
  case hints(String)
}
