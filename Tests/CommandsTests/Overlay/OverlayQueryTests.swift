import Commands
import Testing

@Suite("What is typed into the overlay (commands C15)")
struct OverlayQueryTests {
  @Test(
    "Signs in front say what is meant",
    arguments: [
      ("", .available, .none), ("  ", .available, .none), ("note", .available, .words("note")),
      (" new   note ", .available, .words("new note")), ("@", .available, .none),
      ("@C-n", .available, .keys("C-n")), ("@ g  g", .available, .keys("g g")),
      ("!", .all, .none), ("! note", .all, .words("note")), ("!@d d", .all, .keys("d d")),
      ("! @d", .all, .keys("d")), ("!!", .all, .words("!")), ("@!", .available, .keys("!")),
      ("@@", .available, .keys("@")), ("a@b", .available, .words("a@b")),
    ] as [(String, OverlayQuery.Scope, OverlayQuery.Filter)])
  func parts(text: String, scope: OverlayQuery.Scope, filter: OverlayQuery.Filter) {
    let query = OverlayQuery(text)
    #expect(query.scope == scope)
    #expect(query.filter == filter)
  }

  @Test("The line in which one types says what one can type")
  func prompt() {
    #expect(ShortcutOverlay.prompt == "type to filter · @ by key · ! with unavailable")
  }
}
