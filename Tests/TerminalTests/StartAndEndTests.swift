import Glibc
import TerminalTestSupport
import Testing

@Suite("A program takes the terminal and gives it back")
struct StartAndEndTests {
  @Test("The first frame is there, and after the end nothing of the program is left")
  func startAndEnd() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe 80x24 indexed utf8")
    #expect(session.log.modes.isSuperset(of: [1049, 2004, 1004]))
    #expect(session.attributes != session.attributesAtStart)
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.attributes == session.attributesAtStart)
    #expect(session.log.modes.isDisjoint(with: session.log.modesToUndo))
    #expect(session.log.cursorVisibility == .visible)
    #expect(session.screen.text.isEmpty)
  }
}
