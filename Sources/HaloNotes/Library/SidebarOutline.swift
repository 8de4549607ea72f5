import Focus
import Geometry
import Interface
import Notes

/// The rows of the library: all notes, the recent ones, and the folders as far as they are
/// unfolded.
struct SidebarOutline: Sendable {
  /// The rows from top to bottom.
  let rows: [Row]

  /// What the focus engine sees of them.
  let source: ListSource

  /// A row of the library.
  struct Row: Sendable {
    /// What the list shows while the row is focused; `nil` for a heading and a blank.
    let choice: SidebarChoice?

    /// What is drawn.
    let outline: OutlineRow
  }

  /// Lays the library out.
  ///
  /// - Parameters:
  ///   - listing: The notes and folders; `nil` before any were read.
  ///   - unfolded: The folders whose children show.
  ///   - columns: Columns of the pane's inside.
  /// - Complexity: O(folders shown)
  init(listing: NoteListing?, unfolded: Set<NotePath>, columns: Int) {
    var rows: [Row] = []
    let total = listing?.count ?? 0
    rows.append(Self.row(.all, "All notes", count: total))
    rows.append(Self.row(.recent, "Recent", count: min(total, SidebarChoice.recentLimit)))
    if let listing, let root = listing.folders.first, !root.children.isEmpty {
      rows.append(Row(choice: nil, outline: .gap))
      rows.append(Row(choice: nil, outline: OutlineRow("Folders", kind: .header)))
      Self.append(root.children, of: listing, depth: 1, unfolded: unfolded, to: &rows)
    }
    self.rows = rows
    var unfocusable: [Int: Focusability] = [:]
    for (index, row) in rows.enumerated() where row.choice == nil {
      unfocusable[index] = .unfocusable(because: "it is a heading")
    }
    source = ListSource(
      rows.enumerated().map { $1.choice?.item ?? ItemID("blank:\($0)") },
      titles: rows.map { String(decoding: $0.outline.title.bytes, as: UTF8.self) },
      columns: columns, except: unfocusable)
  }

  /// The row of a choice; `nil` while it is folded away or gone.
  func index(of choice: SidebarChoice) -> Int? {
    rows.firstIndex { $0.choice == choice }
  }

  private static func row(_ choice: SidebarChoice, _ title: String, count: Int) -> Row {
    Row(
      choice: choice,
      outline: OutlineRow(
        StyledText(title), trailing: StyledText(grouped(count), .count)))
  }

  private static func append(
    _ folders: [FolderID], of listing: NoteListing, depth: Int, unfolded: Set<NotePath>,
    to rows: inout [Row]
  ) {
    for id in folders {
      let folder = listing[id]
      guard let path = folder.path else { continue }
      let isUnfolded = unfolded.contains(path)
      rows.append(
        Row(
          choice: .folder(path),
          outline: OutlineRow(
            StyledText(path.folderName), depth: depth,
            fold: folder.children.isEmpty ? .leaf : isUnfolded ? .unfolded : .folded,
            trailing: StyledText(grouped(folder.total), .count))))
      if isUnfolded {
        append(folder.children, of: listing, depth: depth + 1, unfolded: unfolded, to: &rows)
      }
    }
  }
}

/// A count with its thousands set apart: `1,873`.
func grouped(_ count: Int) -> String {
  var digits = String(count)
  var end = digits.endIndex
  while digits.distance(from: digits.startIndex, to: end) > 3 {
    end = digits.index(end, offsetBy: -3)
    digits.insert(",", at: end)
  }
  return digits
}
