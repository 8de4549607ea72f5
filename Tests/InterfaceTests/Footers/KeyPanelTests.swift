import Geometry
import Interface
import Testing

@Suite("Keys above the footer")
struct KeyPanelTests {
  private static let items = [
    FooterItem(keys: "g", title: "First"), FooterItem(keys: "/", title: "Search"),
    FooterItem(keys: "f", title: "Focus Map"), FooterItem(keys: "C-x", title: "日本"),
    FooterItem(keys: "x", title: "Explain"),
  ]

  private func picture(_ count: Int, columns: Int, rows: Int) -> [String] {
    var frame = Frame(size: Size(columns: columns, rows: rows))
    KeyPanel(items: Array(Self.items[..<count]))
      .draw(into: &frame, area: frame.bounds, theme: .plain)
    return frame.lines()
  }

  @Test("It is as low as all items allow, keys and titles begin below each other")
  func columns() {
    #expect(
      picture(5, columns: 36, rows: 8) == [
        "", "", "", "", "", String(repeating: "─", count: 36),
        " g First   f   Focus Map  x Explain", " / Search  C-x 日本",
      ])
    #expect(
      picture(5, columns: 30, rows: 9).suffix(4) == [
        String(repeating: "─", count: 30), " g First      C-x 日本",
        " / Search     x   Explain", " f Focus Map",
      ])
    #expect(picture(2, columns: 60, rows: 8).last == " g First  / Search")
  }

  @Test("What has no room is counted, and the upper rows are left")
  func tooMany() {
    let lines = picture(5, columns: 12, rows: 6)
    #expect(lines == ["", "", "", String(repeating: "─", count: 12), " g First", "   +4"])
    #expect(picture(5, columns: 12, rows: 2) == [String(repeating: "─", count: 12), "  +5"])
    #expect(picture(5, columns: 12, rows: 1) == [""])
    #expect(picture(0, columns: 12, rows: 6) == ["", "", "", "", "", ""])
  }

  @Test("It tells what it covers")
  func covered() {
    var frame = Frame(size: Size(columns: 40, rows: 10))
    let area = KeyPanel(items: Self.items).draw(into: &frame, area: frame.bounds, theme: .plain)
    #expect(area.maxRow == 10 && area.columns == 40)
    #expect(frame.lines()[..<area.minRow].allSatisfy { $0.isEmpty })
  }

  @Test("A footer knows whether all its items have room", arguments: 1...120)
  func room(columns: Int) {
    let footer = Footer(
      items: FooterTests.items, more: columns % 2 == 0 ? FooterItem(keys: "?", title: "more") : nil)
    var frame = Frame(size: Size(columns: columns, rows: 1))
    footer.draw(into: &frame, theme: .plain)
    let line = frame.lines()[0]
    let hasAll = FooterTests.items.allSatisfy { line.contains(" \($0.keys) \($0.title)") }
    #expect(footer.hasRoomForItems(in: columns, theme: .plain) == hasAll)
  }
}
