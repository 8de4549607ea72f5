import Geometry
import Interface
import Text

/// What drawing costs without notes and without a terminal.
enum PictureSection {
  private static let size = Size(columns: 120, rows: 40)

  /// Measures everything.
  static func measure() -> Section {
    Section(title: "Interface and text, 120×40", figures: painting() + comparing() + measuring())
  }

  // MARK: - Painting

  private static func painting() -> [Figure] {
    let scene = SampleScene(size: size)
    return Cost(of: 40) { _ in keep(scene.frame(focused: 7)) }
      .figures("painting three full panes", .microseconds)
  }

  private static func comparing() -> [Figure] {
    let scene = SampleScene(size: size)
    let (before, after) = (scene.frame(focused: 7), scene.frame(focused: 8))
    return Cost(of: 400) { _ in keep(after.changedRows(from: before)) }
      .figures("finding the changed rows", .microseconds)
  }

  // MARK: - Measuring

  private static func measuring() -> [Figure] {
    let plain = lines(of: "The quick brown fox jumps over the lazy dog, twice. ")
    let mixed = lines(of: "Zürich, naïve façade 日本語テキスト 👩‍👩‍👧 e\u{301} — ")
    let ruler = Ruler()
    func cost(_ lines: [[UInt8]]) -> Cost {
      Cost(of: 40) { _ in
        var columns = 0
        for line in lines { columns += ruler.columns(of: line) }
        keep(columns)
      }
    }
    return cost(plain).figures("measuring a screen of ASCII", .microseconds)
      + cost(mixed).figures("measuring a screen of mixed scripts", .microseconds)
  }

  /// A screenful of lines of text.
  private static func lines(of text: String) -> [[UInt8]] {
    let line = Array(String(repeating: text, count: size.columns / text.unicodeScalars.count).utf8)
    return Array(repeating: line, count: size.rows)
  }
}

/// Three panes full of text: a library, a list and prose.
private struct SampleScene {
  private let layout: ColumnLayout
  private let library: [OutlineRow]
  private let list: [ListRow]
  private let prose: ProseBlocks
  private let theme = Theme.plain

  init(size: Size) {
    layout = ColumnLayout(size: size, front: .supplementary)
    library = (0..<60).map {
      OutlineRow(StyledText("Folder \($0)"), depth: 1, trailing: StyledText("\($0 * 7)", .count))
    }
    list = (0..<60).map {
      ListRow(
        StyledText("Better diffs with delta, part \($0)"), trailing: StyledText("2 d", .trailing))
    }
    let columns = layout.area(of: .secondary).map { PaneChrome.content(in: $0).columns } ?? 40
    prose = ProseBlocks(
      (0..<30).map { number in
        var text = StyledText("A syntax-highlighting pager for git, diff and grep output. ")
        text.append("Install it, then tell git to use it, item \(number).", .link)
        return ProseBlock(
          StyledLayout(text, columns: ProseBlocks.textColumns(in: columns)), gap: 1)
      })
  }

  /// The picture.
  func frame(focused row: Int) -> Frame {
    var frame = Frame(size: layout.size)
    let mark = RowFocus(row: row, mark: .focused)
    if let area = chrome(.primary, "Library", in: &frame) {
      OutlineRows(count: library.count).draw(into: &frame, area: area, scroll: 3, theme: theme) {
        library[$0]
      }
    }
    if let area = chrome(.supplementary, "Notes", in: &frame) {
      ListRows(RowGeometry(count: list.count), focus: mark).draw(
        into: &frame, area: area, scroll: 3, theme: theme
      ) { list[$0] }
    }
    if let area = chrome(.secondary, "Better diffs with delta", in: &frame) {
      prose.draw(into: &frame, area: area, scroll: 2, theme: theme)
    }
    Footer(items: [FooterItem(keys: "Tab", title: "panes"), FooterItem(keys: "j k", title: "move")])
      .draw(into: &frame, area: layout.footer, theme: theme)
    return frame
  }

  private func chrome(_ column: Column, _ title: String, in frame: inout Frame) -> Rectangle? {
    guard let area = layout.area(of: column) else { return nil }
    PaneChrome(title: StyledText(title), digit: 1, weight: .heavy)
      .draw(into: &frame, area: area, theme: theme)
    return PaneChrome.content(in: area)
  }
}
