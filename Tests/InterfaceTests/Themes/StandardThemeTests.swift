import Focus
import Interface
import Testing

@Suite("The built-in theme with colour")
struct StandardThemeTests {
  @Test(
    "Text has a contrast of 4.5, the halo of 3 (WCAG 2.2)", arguments: [Appearance.dark, .light])
  func contrasts(appearance: Appearance) {
    let theme = Theme.standard(for: appearance)
    #expect(theme.appearance == appearance)
    let findings = theme.contrasts()
    #expect(findings.filter { !$0.passes }.map(\.name) == [])
    let looked = Set(findings.filter { $0.ratio != nil }.map(\.name))
    #expect(looked.isSuperset(of: ["dim", "count", "halo", "halo on selected"]))
  }

  @Test("The terminal's own text and background stay its own", arguments: Appearance.allCases)
  func calm(appearance: Appearance) {
    let theme = Theme.standard(for: appearance)
    #expect(theme[.text] == .plain)
    for name in StyleName.allCases where name != .selected {
      #expect(theme[name].background == .standard)
    }
  }

  @Test("Without colour it is the plain theme", arguments: Appearance.allCases)
  func monochrome(appearance: Appearance) {
    let theme = Theme.standard(for: appearance).monochrome()
    for name in StyleName.allCases { #expect(theme[name] == Theme.plain.monochrome()[name]) }
  }

  @Test(
    "A background's appearance goes by how bright it is",
    arguments: [
      (0, 0, 0, Appearance.dark), (65_535, 65_535, 65_535, .light), (65_535, 0, 0, .dark),
      (0, 65_535, 0, .light), (0, 0, 65_535, .dark),
    ])
  func backgrounds(red: Int, green: Int, blue: Int, appearance: Appearance) {
    #expect(Appearance(red: red, green: green, blue: blue) == appearance)
  }

  @Test("A halo's lines are bold in its colour, dim while away, and thin in memory")
  func haloStyles() {
    let theme = Theme.standard(for: .dark)
    let focused = Style(foreground: theme.halo.color, attributes: .bold)
    #expect(theme.haloStyle(for: .focused) == focused)
    #expect(theme.haloStyle(for: .away) == theme[.dimmed])
    #expect(theme.haloStyle(for: .remembered) == theme[.remembered])
  }
}
