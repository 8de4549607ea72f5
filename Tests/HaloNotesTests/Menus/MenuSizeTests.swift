import Commands
import Focus
import Geometry
import Interface
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("The menu bar in windows of every size")
struct MenuSizeTests {
  private static let sizes: [Size] = [.wide, .regular, .small]

  private func app(size: Size) throws -> App {
    try App(
      notes: [
        "Lists.md": "# 目次\n\n- [[旅|とても長い題名の旅のしおり、その一]]\n- [[Ideas]]\n",
        "Ideas.md": "# Ideas\n", "旅.md": "# 旅\n",
      ], size: size)
  }

  @Test("Every menu is whole on the screen, over the panes and above the footer", arguments: sizes)
  func whole(size: Size) throws {
    let app = try app(size: size)
    app.press("F10")
    for _ in 0..<6 {
      let box = try #require(app.menuBox)
      #expect(box.minColumn >= 0 && box.maxColumn <= size.columns)
      #expect(box.minRow == 1 && box.maxRow < size.rows)
      #expect(app.faults == [])
      app.press("l")
    }
  }

  @Test("A menu hangs below its title, and one at the right edge is moved until it is whole")
  func placement() throws {
    let app = try app(size: .regular)
    app.press("F10 l l")
    #expect(app.menuBox?.minColumn == app.cell(of: "View", in: 0..<1).map { $0.column - 1 })
    app.resize(to: .small)
    app.press("l l")
    #expect(app.openMenus == ["window"])
    #expect(app.menuBox.map { $0.maxColumn <= 40 } == true)
  }

  @Test("A menu that is higher than the screen scrolls with the focus", arguments: sizes)
  func scrolling(size: Size) throws {
    let app = try app(size: size)
    app.press("F10 l l l m Enter")
    #expect(app.openMenus == ["go", "moving"])
    let all = app.menuLines
    for line in all {
      #expect(app.focusedTitle == line)
      #expect(app.faults == [])
      app.press("Down")
    }
    #expect(app.focusedTitle == all.first, "and begins anew")
    app.press("Up")
    app.expect(shows: "▌  \(all.last ?? "")")
    if size == .small { #expect(app.screen.contains { $0.hasSuffix("▐") }) }
  }

  @Test("A submenu stands beside its row, at the other side or over it where there is no room")
  func submenus() throws {
    for (size, isBeside) in [(Size.wide, true), (.regular, false), (.small, false)] {
      let app = try app(size: size)
      app.press("F10 l l l m Enter")
      let menus = try #require(app.driver.app.arrangement?.menuBar?.layout.menus)
      #expect(menus[1].box.intersects(menus[0].box) == !isBeside)
      #expect(menus[1].box.intersection(Rectangle(origin: .zero, size: size)) == menus[1].box)
      app.press("h")
      app.expect(focus: "menu.go.items", on: "Move")
      #expect(app.faults == [])
    }
  }

  @Test("Titles in wide characters keep border and keys in line", arguments: sizes)
  func wideCharacters(size: Size) throws {
    let app = try app(size: size)
    app.press("F10 l l l")
    app.goTo(line: "Follow a Link")
    app.press("Enter")
    app.expect(shows: "とても長い")
    #expect(app.faults == [])
    app.press("j i")
    app.expect(focus: "menu.links.items", on: "Ideas")
  }

  @Test(
    "Growing and shrinking while a menu is open keeps bar, menu and row, and bring all back",
    arguments: [
      ["120x40", "80x24", "40x10"], ["40x10", "80x24", "120x40"], ["80x24", "9x3", "80x24"],
    ]
  )
  func resizing(names: [String]) throws {
    let sizes = names.compactMap { Size(notation: $0) }
    let app = try app(size: sizes[0])
    app.press("j F10 l l l m Enter End k")
    let (title, menus) = (app.focusedTitle, app.openMenus)
    let before = app.screen
    for size in sizes.dropFirst() + sizes.reversed().dropFirst() {
      app.resize(to: size)
      #expect(app.focusedTitle == title)
      #expect(app.openMenus == menus)
      #expect(app.faults == [])
    }
    #expect(app.screen == before)
    app.press("q")
    app.expect(focus: .notes, on: "Ideas")
  }

  @Test("What is left of a closed menu is nothing: it opens at its first row, unscrolled")
  func closed() throws {
    let app = try app(size: .small)
    app.press("F10 l l l End Esc Esc")
    #expect(app.driver.app.view.components.allSatisfy { !$0.rawValue.hasPrefix("menu") })
    app.press("F10 l l l")
    #expect(app.focusedTitle == app.menuLines.first)
  }

  @Test("The bar is legible in ASCII: halo, border, check mark and sign of a submenu")
  func ascii() throws {
    let vault = try TemporaryVault()
    try vault.write("A.md", "# A\n")
    let places = try App(vault)
    let driver = Driver(
      environment: try places.environment(), size: .regular,
      rendering: Rendering(colors: .none, signs: .ascii))
    try driver.press("F10 l l f Enter")
    let text = driver.screen.joined(separator: "\n")
    #expect(text.contains("#>* Focus Map"))
    try driver.press("l End")
    let screen = driver.screen
    #expect(screen.contains { $0.contains("Follow a Link") && $0.contains(" + ") })
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
  }
}
