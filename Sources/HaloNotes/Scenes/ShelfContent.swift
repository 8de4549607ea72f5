import Focus
import Interface
import Notes
import Scenes

/// The sheet with all scenes: those of this process, those that others have open, and those that were
/// left behind (scenes R7, R8).
struct ShelfContent: PickerContent, ReturningContent {
  /// A scene on the shelf.
  struct Row: Hashable, Sendable {
    /// What it is called in requests.
    var name: String

    /// What it shows.
    var facts: SceneFacts

    /// Whose it is.
    var owner: Owner
  }

  /// Whose a scene is.
  enum Owner: Hashable, Sendable {
    /// This process's, and in front.
    case front

    /// This process's: its number.
    case here(Int)

    /// Another process's; its number where that is known.
    case process(Int32?)

    /// Nobody's: how long ago it was left, in words.
    case nobody(String)
  }

  /// The scenes, those of this process first.
  var rows: [Row]

  /// Whether the scenes of others are still looked for.
  let isAwaiting: Bool

  let title = "Scenes"
  let placeholder = "title, folder or line"
  let verb = "go there"

  /// The scenes are those that there are.
  struct Kept: Codable {}

  var kept: Kept { Kept() }

  var readings: [Effect] { [.scene(.lookAtShelf)] }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? { scene.shelf() }

  func answer(for text: String) -> PickerAnswer {
    let words = text.lowercased().split(separator: " ")
    let found = rows.filter { row in
      let all = "\(row.facts.title) \(row.facts.place) \(row.facts.line)".lowercased()
      return words.allSatisfy { all.contains($0) }
    }
    var answer = PickerAnswer(
      found.map { row in (ItemID(row.name), Self.picker(row)) })
    answer.figure = found.count == rows.count ? "\(rows.count)" : "\(found.count) of \(rows.count)"
    answer.nothing = .init(
      message: "No scene shows that.", advice: "o opens a note in a new scene.")
    return answer
  }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let row = rows.first(where: { $0.name == choice.row?.rawValue }) else { return [] }
    if case .process(let process) = row.owner {
      return [.notice(Notice(.info, Self.words(process) + ": it can be gone to there."))]
    }
    model.closeSheet(.shelf, because: .command)
    return [.scene(.go(row.name))]
  }

  /// Why the scene of a row can't be forgotten; `nil` when it can.
  func obstacleToForgetting(_ name: String) -> String? {
    guard let row = rows.first(where: { $0.name == name }) else { return "No scene is chosen." }
    switch row.owner {
    case .process(let process): return Self.words(process) + ": close it there."
    case .front where rows.count(where: \.isOwn) == 1: return "This is the only scene: q quits."
    case .front, .here, .nobody: return nil
    }
  }

  private static func picker(_ row: Row) -> PickerRow {
    var title = StyledText(row.facts.title.isEmpty ? "Scene" : row.facts.title)
    if !row.facts.place.isEmpty { title.append("  \(row.facts.place)", .dim) }
    let owner =
      switch row.owner {
      case .front: "here"
      case .here(let number): "scene \(number)"
      case .process(let process): words(process)
      case .nobody(let age): age.isEmpty ? "left" : "left · \(age)"
      }
    return PickerRow(
      title, trailing: StyledText(owner, .trailing),
      remark: row.facts.line.isEmpty ? nil : row.facts.line)
  }

  private static func words(_ process: Int32?) -> String {
    process.map { "open in process \($0)" } ?? "open elsewhere"
  }
}

extension ShelfContent.Row {
  /// Whether it is a scene of this process.
  fileprivate var isOwn: Bool {
    switch owner {
    case .front, .here: true
    case .process, .nobody: false
    }
  }
}
