import Notes

/// The path that a literal of a test names.
public func path(_ text: String) -> NotePath {
  guard let path = NotePath(text) else { preconditionFailure("\(text) is no path") }
  return path
}
