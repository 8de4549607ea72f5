import Focus
import FoundationEssentials
import Interface
import Notes
import Scenes
import Sheets

/// The parts of a scene that outlast the program (scenes R1), each with a version of its own.
enum SceneParts {
  static let focus: PartID = "focus"
  static let view: PartID = "view"
  static let library: PartID = "library"
  static let sheets: PartID = "sheets"
  static let search: PartID = "search"
  static let columns: PartID = "columns"
  static let sort: PartID = "sort"
  static let visited: PartID = "visited"
  static let writing: PartID = "writing"
  static let quick: PartID = "quick"
  static let texts: PartID = "texts"
  static let attaching: PartID = "attaching"
  static let window: PartID = "window"
  static let facts: PartID = "facts"

  /// The newest version of each part that this program reads.
  static let versions: [PartID: UInt32] = [
    focus: 1, view: 1, library: 1, sheets: 2, search: 1, columns: 1, sort: 1,
    visited: 1, writing: 1, quick: 1, texts: 1, attaching: 1, window: 1, facts: 1, .preview: 1,
  ]

  /// What is unfolded in the library, and which pane was in front.
  struct Library: Codable, Equatable {
    /// The keys of unfolded folders.
    var unfolded: [String]

    /// The keys of unfolded tags; absent in older states.
    var tags: [String]?

    /// The pane that shows where there is room for one only.
    var front: Column

    /// Takes what is unfolded.
    init(unfolded choices: Set<SidebarChoice>, front: Column) {
      self.front = front
      (unfolded, tags) = ([], [])
      for choice in choices {
        switch choice {
        case .folder(let path): unfolded.append(path.key)
        case .tag(let key): tags?.append(key)
        case .all, .recent, .pinned, .tasks, .trash: break
        }
      }
      unfolded.sort()
      tags?.sort()
    }

    /// What is unfolded.
    var choices: Set<SidebarChoice> {
      Set(unfolded.compactMap { NotePath(key: $0).map(SidebarChoice.folder) })
        .union((tags ?? []).map(SidebarChoice.tag))
    }
  }

  /// The open sheets and what they show.
  struct Sheets: Codable, Equatable {
    /// The sheets, back to front.
    var open: [Open]

    /// A sheet.
    struct Open: Codable, Equatable {
      /// Its height, and who presented it.
      var sheet: SheetMemento<SheetName>

      /// What it shows; `nil` for what has a part of its own, and for what doesn't come back.
      var value: SheetValue?
    }
  }

  /// A search that was on.
  struct Search: Codable, Equatable {
    /// What was typed.
    var text: String

    /// The key of the note that Esc goes back to.
    var origin: String?

    /// Where it looked; absent in older states, which looked everywhere.
    var scope: SearchScope?

    /// Whether it looked through the trash; absent where it looked through the notes.
    var isInTrash: Bool?
  }

  /// A text that was being written in; what is typed is in its journal.
  struct Writing: Codable, Equatable {
    /// The key of its note; `nil` for a new one.
    var note: String?

    /// The number of a new note.
    var new: UInt64?

    /// The key of the folder in which a new note belongs.
    var folder: String?

    /// The tag that a new note gets with its file; absent in older states.
    var tag: String?

    /// Where one was in it.
    var place: TextPlace

    /// How many batches of edits its journal held then; absent in older states, and where there is no
    /// journal.
    var edits: UInt64?
  }

  /// A file that was to be attached and isn't yet.
  struct Attaching: Codable, Equatable {
    /// The key of the note; `nil` for the text that was written in.
    var note: String?

    /// What was typed of the path.
    var text: String
  }

  /// The place of a scene among those of its process, which come back together.
  struct Window: Codable, Equatable {
    /// What the scenes of the process have in common.
    var window: String

    /// The scene's place; they stand in ascending order.
    var order: Int

    /// Counts when the scene came to the front: the highest was there last.
    var turn: Int

    /// Makes a place.
    init(in window: UInt64, order: Int, turn: Int) {
      self.window = Self.name(of: window)
      self.order = order
      self.turn = turn
    }

    /// The process's part of it as a number; `nil` where it is none.
    var id: UInt64? { UInt64(window, radix: 16) }

    /// How the number is written.
    static func name(of id: UInt64) -> String { String(id, radix: 16) }
  }

  /// A part from a value.
  static func part(_ value: some Encodable, of id: PartID) -> ScenePart? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { return nil }
    return ScenePart(version: versions[id] ?? 1, bytes: Array(data))
  }

  /// The value of a part; `nil` where it is absent or can't be read: one bad part never costs the
  /// rest (scenes R2).
  static func value<Value: Decodable>(
    _ type: Value.Type, of id: PartID, in archive: SceneArchive
  ) -> Value? {
    archive[id].flatMap { try? JSONDecoder().decode(type, from: Data($0.bytes)) }
  }
}
