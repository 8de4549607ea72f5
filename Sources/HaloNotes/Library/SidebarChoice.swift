import Focus
import Notes

/// What the list shows: one row of the library.
enum SidebarChoice: Hashable, Sendable {
  /// Every note of the folder.
  case all

  /// The notes that were changed last.
  case recent

  /// The notes that are pinned.
  case pinned

  /// The notes with open tasks.
  case tasks

  /// The notes that have a tag, by its key, or one below it.
  case tag(String)

  /// The notes below a folder.
  case folder(NotePath)

  /// What lies in the trash.
  case trash

  /// How many notes count as recent.
  static let recentLimit = 30

  /// The item of the library that stands for the choice.
  var item: ItemID {
    switch self {
    case .all: "all"
    case .recent: "recent"
    case .pinned: "pinned"
    case .tasks: "tasks"
    case .tag(let key): ItemID(Self.tagPrefix + key)
    case .folder(let path): ItemID(Self.folderPrefix + path.key)
    case .trash: "trash"
    }
  }

  /// The choice that an item of the library stands for.
  init?(item: ItemID) {
    switch item.rawValue {
    case "all": self = .all
    case "recent": self = .recent
    case "pinned": self = .pinned
    case "tasks": self = .tasks
    case "trash": self = .trash
    case let name where name.hasPrefix(Self.tagPrefix):
      self = .tag(String(name.dropFirst(Self.tagPrefix.count)))
    case let name where name.hasPrefix(Self.folderPrefix):
      guard let path = NotePath(key: String(name.dropFirst(Self.folderPrefix.count))) else {
        return nil
      }
      self = .folder(path)
    default: return nil
    }
  }

  /// What an empty list says, and how it is filled.
  var emptiness: (text: String, hint: String) {
    switch self {
    case .all, .recent, .folder: ("Nothing here yet.", "C-n writes the first note.")
    case .pinned: ("No note is pinned.", "p pins a note.")
    case .tasks: ("No task is open.", "- [ ] begins one.")
    case .tag(let key): ("No note has #\(key).", "t gives a note a tag.")
    case .trash: ("The trash is empty.", "d d moves a note here.")
    }
  }

  private static let (folderPrefix, tagPrefix) = ("folder:", "tag:")
}
