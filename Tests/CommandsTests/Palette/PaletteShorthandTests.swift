import Commands
import Testing

@Suite("Shorthands of the palette (commands C16)")
struct PaletteShorthandTests {
  @Test(
    "A shorthand is exactly its form",
    arguments: [
      (.word("q"), "q", "x"), (.word("q"), "  q\t", "x"), (.word("q"), "Q", nil),
      (.word("q"), "qq", nil), (.word("q"), "q q", nil), (.word("wq"), "wq", "x"),
      (.word("q"), "", nil), (.wordAndText("e"), "e a", "x:a"), (.wordAndText("e"), "e", nil),
      (.wordAndText("e"), "e ", nil), (.wordAndText("e"), "ea", nil),
      (.wordAndText("e"), " e  a: b ", "x:a: b"), (.wordAndText("e"), "e 日本", "x:日本"),
      (.number, "1", "x:1"), (.number, "007", "x:7"), (.number, "0", "x:0"), (.number, "", nil),
      (.number, " ", nil), (.number, "1a", nil), (.number, "-1", nil), (.number, "1 2", nil),
      (.number, "١", nil), (.number, "99999999999999999999", "x:99999999999999999999"),
    ] as [(PaletteShorthand.Form, String, CommandID?)])
  func forms(form: PaletteShorthand.Form, text: String, command: CommandID?) {
    #expect(PaletteShorthand(form, runs: "x").command(for: text) == command)
  }
}
