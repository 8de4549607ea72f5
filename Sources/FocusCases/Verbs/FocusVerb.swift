/// What `halo focus` can do with a file of cases.
public enum FocusVerb: String, Hashable, Sendable, CaseIterable {
  /// Plays each case and prints the answer.
  case move

  /// Prints the Tab order of each case's world.
  case order

  /// Prints how each movement of a case came to its answer; of a case without movements, what
  /// keeps each item from the focus.
  case explain

  /// Prints what people who use the keyboard will stumble over in each case's world.
  case lint
}
