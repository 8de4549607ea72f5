import Interface
import Testing

@Suite("Contrasts")
struct ContrastTests {
  @Test(
    "Ratios are those of WCAG 2.2",
    arguments: [
      (Color.rgb(0, 0, 0), Color.rgb(255, 255, 255), 21.0),
      (.rgb(255, 255, 255), .rgb(255, 255, 255), 1.0),
      (.rgb(0x76, 0x76, 0x76), .rgb(255, 255, 255), 4.54),
      (.rgb(0x77, 0x77, 0x77), .rgb(255, 255, 255), 4.48),
      (.rgb(0xFF, 0, 0), .rgb(255, 255, 255), 4.0),
      (.rgb(0, 0, 0xFF), .rgb(255, 255, 255), 8.59),
      (.rgb(0, 0x80, 0), .rgb(0, 0, 0), 4.09),
      (.rgb(1, 1, 1), .rgb(0, 0, 0), 1.006),
    ])
  func ratios(one: Color, other: Color, ratio: Double) throws {
    let there = try #require(one.contrast(with: other))
    let back = try #require(other.contrast(with: one))
    #expect(abs(there - ratio) < 0.005)
    #expect(there == back)
  }

  @Test("Nobody knows the contrast of the terminal's own colours")
  func unknown() {
    #expect(Color.standard.contrast(with: .rgb(0, 0, 0)) == nil)
    #expect(Color.rgb(0, 0, 0).contrast(with: .ansi(3)) == nil)
  }

  @Test("A theme is judged on the worst of the usual grounds, or on the given one")
  func grounds() throws {
    var theme = Theme(name: "Test", appearance: .any)
    theme[.link] = Style(foreground: .rgb(0x99, 0x99, 0x99))
    let usual = try #require(theme.contrasts().first { $0.name == "link" })
    #expect(!usual.passes)
    let black = ContrastGround(foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))
    let given = try #require(theme.contrasts(on: black).first { $0.name == "link" })
    #expect(given.passes)
    #expect(given.required == 4.5)
  }

  @Test("Reverse counts, and so does the tint under a style")
  func reverse() throws {
    var theme = Theme(name: "Test", appearance: .dark)
    let white = Color.rgb(255, 255, 255)
    theme[.match] = Style(foreground: white, attributes: .reverse)
    theme[.selected] = Style(background: white)
    let ground = ContrastGround(foreground: white, background: .rgb(0, 0, 0))
    let findings = theme.contrasts(on: ground)
    #expect(findings.first { $0.name == "match" }?.ratio == 21)
    #expect(findings.first { $0.name == "match on selected" }?.ratio == 1)
    #expect(findings.first { $0.name == "text on selected" }?.passes == false)
    #expect(findings.first { $0.name == "halo on selected" }?.passes == false)
  }

  @Test("The plain theme leaves everything to the terminal")
  func plain() {
    let findings = Theme.plain.contrasts().filter { $0.subject == .style(.link) }
    #expect(findings.allSatisfy { $0.passes })
  }
}
