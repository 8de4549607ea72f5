import Interface
import Text

/// The sheet that says why the focus is where it is.
struct ExplanationContent: RowsContent, ReturningContent {
  /// What it says: of another moment there would be something else to say.
  let kept: [Row]

  private let outline: [OutlineRow]

  /// A row of it.
  struct Row: Codable, Hashable, Sendable {
    /// What it is.
    var kind: Kind

    /// What it says.
    var text: String

    /// What stands at its right edge.
    var trailing = ""

    /// The kinds of rows.
    enum Kind: String, Codable {
      case header
      case fact
      /// Something that was weighed.
      case candidate
      case gap
    }

    fileprivate var outline: OutlineRow {
      let trailing = StyledText(trailing, .dim)
      return switch kind {
      case .header: OutlineRow(StyledText(text), kind: .header)
      case .fact: OutlineRow(StyledText(text), trailing: trailing)
      case .candidate: OutlineRow(StyledText(text, .dim), depth: 1, trailing: trailing)
      case .gap: .gap
      }
    }
  }

  /// Makes the content of rows.
  init(_ rows: [Row]) {
    kept = rows
    outline = rows.map(\.outline)
  }

  func rows(columns: Int, ruler: Ruler) -> [OutlineRow] { outline }

  static func returning(_ kept: [Row], to scene: ReturningScene) -> Self? { Self(kept) }
}
