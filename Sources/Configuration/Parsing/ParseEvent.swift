/// A step of the parser through a file.
struct ParseEvent {
  enum Kind {
    case documentStart
    case scalar(LocatedValue.Scalar, anchor: String?)
    case alias(String)
    case listStart(anchor: String?)
    case mapStart(anchor: String?)

    /// The end of a list or a map.
    case collectionEnd
  }

  let kind: Kind

  /// Where it begins.
  let start: SourceLocation

  /// The first byte beyond it.
  let end: Int
}
