import TerminalInput
import Testing

@testable import Curses

@Suite("Modes are in one table and all of them are undone")
struct ModesTests {
  /// The private modes that a text turns on or off.
  static func modes(in text: String, _ final: Character) -> Set<String> {
    Set(
      text.split(separator: "\u{1b}").filter { $0.hasPrefix("[?") && $0.last == final }
        .map { String($0.dropFirst(2).dropLast()) })
  }

  @Test("What a mode turns on it turns off", arguments: TerminalMode.allCases)
  func offForOn(mode: TerminalMode) {
    #expect(Self.modes(in: mode.on, "h") == Self.modes(in: mode.off, "l"))
    #expect(!mode.on.isEmpty)
    #expect(mode.on.contains(">1u") == mode.off.contains("<u"))
  }

  @Test("A mode that is on isn't turned on again, and the last one goes off first")
  func order() {
    var modes = TerminalModes()
    let inserted = [TerminalMode.bracketedPaste, .mouse, .mouse].map { modes.insert($0) }
    #expect(inserted == [true, true, false])
    let (paste, mouse) = (TerminalMode.bracketedPaste, TerminalMode.mouse)
    #expect(modes.onBytes == Array((paste.on + mouse.on).utf8))
    #expect(modes.offBytes == Array((mouse.off + paste.off).utf8))
    let removed = [TerminalMode.bracketedPaste, .bracketedPaste].map { modes.remove($0) }
    #expect(removed == [true, false])
    #expect(modes.active == [.mouse])
  }

  @Test("The crash guard's text undoes everything, even half a frame, and fits")
  func restoration() {
    let modes = TerminalModes(TerminalMode.allCases)
    let capabilities = TerminalCapabilities(
      leavesAlternateScreen: Array("<rmcup>".utf8), plainText: Array("<sgr0>".utf8),
      normalCursor: Array("<cnorm>".utf8), drawing: FrameWriterTests.xterm, backspace: 0x7f,
      colorDepth: .indexed, attributes: [])
    let text = String(decoding: modes.restoration(capabilities), as: UTF8.self)
    for mode in TerminalMode.allCases { #expect(text.contains(mode.off)) }
    #expect(text.hasPrefix(TerminalMode.synchronizedOutput.off))
    #expect(text.hasSuffix("<sgr0><cnorm><rmcup>"))
    #expect(text.utf8.count < 400)
  }

  @Test("A console without an alternate screen is left on a line of its own")
  func console() {
    let capabilities = TerminalCapabilities(
      leavesAlternateScreen: [], plainText: [], normalCursor: [], drawing: FrameWriterTests.xterm,
      backspace: 0x7f,
      colorDepth: .none, attributes: [])
    #expect(TerminalModes().restoration(capabilities).suffix(2) == [0x0d, 0x0a])
  }

  @Test("The last question is the one that every terminal answers")
  func lastQuestion() {
    var questions = TerminalQuestions()
    #expect(questions.progress == .notAsked)
    let asked = questions.ask()
    #expect(String(decoding: asked, as: UTF8.self).hasSuffix("\u{1b}[c"))
    #expect(questions.progress == .waiting)
    let finding = questions.take(.deviceAttributes([1, 2]))
    #expect(finding == nil)
    #expect(questions.progress == .answered)
  }

  @Test(
    "Frame marks are understood when the mode is known and can change",
    arguments: [(0, nil), (1, .synchronizedOutput), (2, .synchronizedOutput), (4, nil)]
      as [(Int, TerminalQuestions.Finding?)])
  func synchronizedOutput(state: Int, finding: TerminalQuestions.Finding?) {
    var questions = TerminalQuestions()
    _ = questions.ask()
    let findings = [2026, 2027].map { questions.take(.mode($0, state: state)) }
    #expect(findings == [finding, nil])
  }

  @Test("Extended keys count only when they are told before the last answer")
  func extendedKeys() {
    var questions = TerminalQuestions()
    let tooEarly = questions.take(.keyboardFlags(0))
    _ = questions.ask()
    let inTime = questions.take(.keyboardFlags(0))
    _ = questions.take(.deviceAttributes([]))
    let tooLate = questions.take(.keyboardFlags(0))
    #expect([tooEarly, inTime, tooLate] == [nil, .extendedKeys, nil])
  }
}
