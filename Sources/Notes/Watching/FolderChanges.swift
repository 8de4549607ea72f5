/// Where something may have changed below a notes folder since this was asked last.
///
/// The system tells where, not what: whoever wants to know looks at the files.
public enum FolderChanges: Hashable, Sendable {
  /// At these paths: of files that are, or were, there. None where nothing has changed.
  case at(Set<NotePath>)

  /// Anywhere: folders came or went, or more happened than was kept.
  case everything

  /// Nowhere.
  public static let none = FolderChanges.at([])

  /// Paths that are kept; where more has changed it is quicker to read the whole folder.
  public static let most = 64

  /// Whether nothing has changed.
  public var isEmpty: Bool { self == .none }

  /// Adds a path.
  public mutating func insert(_ path: NotePath) {
    guard case .at(var paths) = self else { return }
    self = .none
    paths.insert(path)
    self = paths.count > Self.most ? .everything : .at(paths)
  }

  /// Adds what has changed besides.
  public mutating func formUnion(_ other: FolderChanges) {
    switch other {
    case .everything: self = .everything
    case .at(let paths): for path in paths { insert(path) }
    }
  }
}
