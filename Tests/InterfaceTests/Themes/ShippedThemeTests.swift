import Interface
import Testing

@Suite("Shipped themes")
struct ShippedThemeTests {
  @Test("Every shipped theme is read without a problem", arguments: ThemeFiles.shipped)
  func reading(name: String) throws {
    let theme = try Theme(ThemeFiles.tree(name))
    #expect(theme.name == (name == "halo-dark" ? "Halo Dark" : "Halo Light"))
    #expect(theme.appearance == (name == "halo-dark" ? .dark : .light))
    #expect(theme.halo.shape == .bar)
    #expect(theme.halo.color != .standard)
  }

  @Test("Text has a contrast of 4.5, the halo of 3 (WCAG 2.2)", arguments: ThemeFiles.shipped)
  func contrasts(name: String) throws {
    let findings = try Theme(ThemeFiles.tree(name)).contrasts()
    #expect(findings.filter { !$0.passes }.map { "\($0.name) \($0.ratio ?? 0)" } == [])
    let looked = Set(findings.filter { $0.ratio != nil }.map(\.name))
    #expect(looked.isSuperset(of: ["dim", "link", "link on selected", "halo", "halo on selected"]))
  }

  @Test("The terminal's own text and background stay its own", arguments: ThemeFiles.shipped)
  func calm(name: String) throws {
    let theme = try Theme(ThemeFiles.tree(name))
    #expect(theme[.text] == .plain)
    #expect(theme[.strong].foreground == .standard)
    for name in StyleName.allCases
    where ![.selected, .selection, .matchCurrent, .highlight].contains(name) {
      #expect(theme[name].background == .standard)
    }
  }

  @Test("Every style is named, so that nothing is left to chance", arguments: ThemeFiles.shipped)
  func complete(name: String) throws {
    guard case .mapping(let entries, _) = ThemeFiles.tree(name),
      case .mapping(let styles, _)? = entries.first(where: { $0.name == "styles" })?.value
    else {
      Issue.record("no styles")
      return
    }
    #expect(styles.map(\.name) == StyleName.allCases.map(\.name))
  }

  @Test(
    "Without colour the theme still tells apart what it told apart", arguments: ThemeFiles.shipped)
  func monochrome(name: String) throws {
    let theme = try Theme(ThemeFiles.tree(name)).monochrome()
    for name in StyleName.allCases {
      #expect(theme[name].foreground == .standard)
      #expect(theme[name].background == .standard)
    }
    for name in [
      StyleName.dim, .dimmed, .selected, .match, .matchCurrent, .selection, .link, .error,
    ] {
      #expect(!theme[name].attributes.isEmpty)
    }
    #expect(theme.halo.color == .standard)
  }
}
