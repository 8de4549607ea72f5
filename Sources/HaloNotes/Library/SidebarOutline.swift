import Focus
import Geometry
import Interface
import Notes

/// The rows of the library: all notes, some of them, tags and folders as far as they are unfolded, and
/// the trash (contract: sidebar).
struct SidebarOutline: Sendable {
  /// The rows from top to bottom.
  let rows: [Row]

  /// What the focus engine sees of them.
  let source: ListSource

  /// Changes whenever the rows may do.
  let serial: UInt64

  private let places: [SidebarChoice: Int]

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
  ///   - library: What is known of the notes.
  ///   - unfolded: The tags and folders below which rows show.
  ///   - columns: Columns of the pane's inside.
  ///   - serial: Tells the outline from others.
  /// - Complexity: O(rows)
  init(of library: Library, unfolded: Set<SidebarChoice>, columns: Int, serial: UInt64) {
    let tags = library.tags?.value
    let total = library.listing?.count ?? 0
    var rows: [Row] = []
    rows.append(Self.row(.all, "All notes", count: total))
    rows.append(Self.row(.recent, "Recent", count: min(total, SidebarChoice.recentLimit)))
    rows.append(Self.row(.pinned, "Pinned", count: library.pins.count))
    rows.append(Self.row(.tasks, "Tasks", count: tags?.withOpenTasks.count))
    if let tree = tags?.tree, !tree.roots.isEmpty {
      rows += [Self.gap, Self.header("Tags")]
      Self.append(tree.roots, of: tree, depth: 1, unfolded: unfolded, to: &rows)
    }
    if let listing = library.listing, let root = listing.folders.first, !root.children.isEmpty {
      rows += [Self.gap, Self.header("Folders")]
      Self.append(root.children, of: listing, depth: 1, unfolded: unfolded, to: &rows)
    }
    rows += [Self.gap, Self.row(.trash, "Trash", count: library.trash?.listing.count)]
    self.rows = rows
    self.serial = serial
    var unfocusable: [Int: Focusability] = [:]
    var places: [SidebarChoice: Int] = [:]
    for (index, row) in rows.enumerated() {
      if let choice = row.choice {
        places[choice] = index
      } else {
        unfocusable[index] = .unfocusable(because: "it is a heading")
      }
    }
    self.places = places
    source = ListSource(
      rows.enumerated().map { $1.choice?.item ?? ItemID("blank:\($0)") },
      titles: rows.map { String(decoding: $0.outline.title.bytes, as: UTF8.self) },
      columns: columns, except: unfocusable)
  }

  /// The row of a choice; `nil` while it is folded away or gone.
  func index(of choice: SidebarChoice) -> Int? { places[choice] }

  /// Whether rows below a choice don't show.
  func isFolded(_ choice: SidebarChoice) -> Bool {
    index(of: choice).map { rows[$0].outline.fold == .folded } ?? false
  }

  private static let gap = Row(choice: nil, outline: .gap)

  private static func header(_ title: String) -> Row {
    Row(choice: nil, outline: OutlineRow(StyledText(title), kind: .header))
  }

  private static func row(_ choice: SidebarChoice, _ title: String, count: Int?) -> Row {
    Row(
      choice: choice,
      outline: OutlineRow(
        StyledText(title), trailing: StyledText(count.map { grouped($0) } ?? "", .count)))
  }

  private static func append(
    _ tags: [Int], of tree: TagTree, depth: Int, unfolded: Set<SidebarChoice>, to rows: inout [Row]
  ) {
    for place in tags {
      let tag = tree.tags[place]
      let choice = SidebarChoice.tag(tag.key)
      let isUnfolded = unfolded.contains(choice)
      rows.append(
        Row(
          choice: choice,
          outline: OutlineRow(
            StyledText(tag.name), depth: depth,
            fold: tag.children.isEmpty ? .leaf : isUnfolded ? .unfolded : .folded,
            trailing: StyledText(grouped(tag.count), .count))))
      if isUnfolded {
        append(tag.children, of: tree, depth: depth + 1, unfolded: unfolded, to: &rows)
      }
    }
  }

  private static func append(
    _ folders: [FolderID], of listing: NoteListing, depth: Int, unfolded: Set<SidebarChoice>,
    to rows: inout [Row]
  ) {
    for id in folders {
      let folder = listing[id]
      guard let path = folder.path else { continue }
      let isUnfolded = unfolded.contains(.folder(path))
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
