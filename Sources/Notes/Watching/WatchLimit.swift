/// How much may be watched.
public enum WatchLimit: Hashable, Sendable {
  /// As much as the system allows.
  case system
  /// So many folders; with none there is no watch at all.
  case folders(Int)

  /// How many folders may be watched.
  var most: Int {
    switch self {
    case .system: .max
    case .folders(let most): most
    }
  }
}
