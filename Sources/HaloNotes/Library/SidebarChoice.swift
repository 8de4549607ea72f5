import Focus
import Notes

/// What the list shows: one row of the library.
enum SidebarChoice: Hashable, Sendable {
  /// Every note of the folder.
  case all

  /// The notes that were changed last.
  case recent

  /// The notes below a folder.
  case folder(NotePath)

  /// How many notes count as recent.
  static let recentLimit = 30

  /// The item of the library that stands for the choice.
  var item: ItemID {
    switch self {
    case .all: "all"
    case .recent: "recent"
    case .folder(let path): ItemID("folder:" + path.key)
    }
  }

  /// The choice that an item of the library stands for.
  init?(item: ItemID) {
    switch item.rawValue {
    case "all": self = .all
    case "recent": self = .recent
    default:
      guard item.rawValue.hasPrefix("folder:"),
        let path = NotePath(key: String(item.rawValue.dropFirst("folder:".count)))
      else { return nil }
      self = .folder(path)
    }
  }
}
