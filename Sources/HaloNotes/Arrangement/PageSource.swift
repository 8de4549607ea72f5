import Focus
import Geometry
import Interface
import Notes

/// What the focus engine sees of a note that is read: a ragged grid of blocks and their links.
///
/// A note without a block has one place all the same, so that the focus can go where it would be
/// written.
struct PageSource: FocusSource {
  /// What is shown; `nil` while it is awaited.
  let page: Page?

  /// The note, in few letters: the names of its blocks end with it, so that block 3 of one note
  /// isn't taken for block 3 of another.
  let tag: String

  /// Differs for each reading.
  let generation: UInt64

  /// Columns of the pane's inside.
  let columns: Int

  /// The block at which a reader goes on: the first one that shows whole.
  let firstVisible: Int

  /// Entering goes on where one left off reading, save where the engine remembers a block.
  var entryCandidates: [EntryCandidate] {
    guard let page, page.blocks.indices.contains(firstVisible) else { return [] }
    return [
      EntryCandidate(page.items(ofBlock: firstVisible).lowerBound, priority: EntryPriority(500))
    ]
  }

  var count: Int { max(1, page?.items ?? 0) }
  var rowCount: Int { max(1, page?.blocks.count ?? 0) }

  func row(of index: Int) -> Int { page?.place(ofItem: index)?.block ?? 0 }

  func indices(inRow row: Int) -> Range<Int> {
    guard let page, page.blocks.indices.contains(row) else { return 0..<1 }
    return page.items(ofBlock: row)
  }

  func id(at index: Int) -> ItemID {
    guard let (block, column) = page?.place(ofItem: index) else {
      return Self.item(ofBlock: 0, tag: tag)
    }
    return column == 0
      ? Self.item(ofBlock: block, tag: tag) : ItemID("b\(block).\(column)/\(tag)")
  }

  func index(of id: ItemID, near index: Int) -> Int? {
    let name = id.rawValue
    guard name.hasPrefix("b"), name.hasSuffix("/\(tag)") else { return nil }
    let parts = name.dropFirst().dropLast(tag.count + 1)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard let block = parts.first.flatMap({ Int($0) }), block >= 0, block < rowCount,
      parts.count <= 2
    else { return nil }
    guard parts.count == 2 else { return indices(inRow: block).lowerBound }
    guard let column = Int(parts[1]), column > 0 else { return nil }
    let items = indices(inRow: block)
    return column < items.count ? items.lowerBound + column : nil
  }

  func rectangle(at index: Int) -> Rectangle {
    guard let page, let (block, column) = page.place(ofItem: index) else {
      return Rectangle(column: 0, row: 0, columns: columns, rows: 1)
    }
    let whole = page.prose.rectangle(of: block, columns: columns)
    guard column > 0 else { return whole }
    return page.rectangles(ofLink: column, in: block).first ?? whole
  }

  func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    let next = step == .forward ? index + 1 : index - 1
    return next >= 0 && next < count ? next : nil
  }

  func indices(meeting area: Rectangle) -> Range<Int> {
    guard let page, !page.blocks.isEmpty else { return 0..<1 }
    let first = page.prose.index(at: area.minRow) ?? 0
    let last = page.prose.index(at: max(area.minRow, area.maxRow - 1)) ?? 0
    return page.items(ofBlock: first).lowerBound..<page.items(ofBlock: last).upperBound
  }

  func title(at index: Int) -> String {
    guard let page, let (block, _) = page.place(ofItem: index) else { return "" }
    return page.link(ofItem: index)?.text ?? page.blocks[block].text
  }

  /// The item of a block.
  static func item(ofBlock block: Int, tag: String) -> ItemID { ItemID("b\(block)/\(tag)") }
}

extension NotePath {
  /// A short name for the path, the same in every run: 30 bits of its FNV-1a hash in base 32.
  var tag: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String((hash ^ hash >> 32) & 0x3FFF_FFFF, radix: 32)
  }
}
