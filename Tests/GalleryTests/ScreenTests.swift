import Commands
import Curses
import Geometry
import Interface
import TerminalTestSupport
import Testing

@testable import halo_gallery

@Suite("Halos and the gallery on real screens")
@MainActor
struct ScreenTests {
  /// What a screen can show.
  enum Screen: String, CaseIterable {
    case color
    case noColor
    case vt100
    case ascii

    var variables: [String: String?] {
      switch self {
      case .color: ["TERM": "xterm-256color"]
      case .noColor: ["NO_COLOR": "1"]
      case .vt100: ["TERM": "vt100"]
      // NB: The emulator wraps behind a repeated character (REP) that ends one column before the
      // edge, as heavy lines of ASCII do; this terminal's entry has no REP.
      case .ascii: ["LANG": "en_US.ISO-8859-1", "TERM": "screen-256color"]
      }
    }

    var hasColor: Bool { self == .color || self == .ascii }

    /// A picture as this screen shows it.
    func shown(_ picture: [String]) -> [String] {
      guard self == .ascii else { return picture }
      return picture.map { line in
        String(
          line.map { character in
            "┏━┓┃┗┛".contains(character) ? "#" : character == "▌" ? ">" : character
          })
      }
    }

    func session(_ program: String, _ arguments: [String] = []) throws -> TerminalSession {
      try TerminalSession(
        .product(program), arguments, columns: 64, rows: 18,
        environment: TestEnvironment(variables))
    }
  }

  /// A halo as the fourth step of the tutorial shows it.
  struct Halo: Sendable {
    var name: String
    /// The keys that go to it from the first item.
    var keys: String
    /// The first six rows.
    var rows: [String]
    /// Where the item begins.
    var place: Point
    /// Whether the item is shown in reverse on screens with colours, and on those without.
    var isReversed: (inColor: Bool, otherwise: Bool) = (false, false)
  }

  private nonisolated static let upper = "   Bar          Ring         Underline"
  private nonisolated static let lower = "   Glow         Invert       Stars"

  nonisolated static let halos = [
    Halo(
      name: "bar", keys: "",
      rows: ["", "  ▌Bar          Ring         Underline", "", "", lower, ""],
      place: Point(column: 3, row: 1)),
    Halo(
      name: "ring", keys: "l",
      rows: [
        "               ┏━━━━┓", "   Bar         ┃Ring┃        Underline",
        "               ┗━━━━┛", "", lower, "",
      ], place: Point(column: 16, row: 1)),
    Halo(
      name: "underline", keys: "l l",
      rows: ["", upper, "                             ━━━━━━━━━", "", lower, ""],
      place: Point(column: 29, row: 1)),
    Halo(
      name: "glow", keys: "j", rows: ["", upper, "", "", lower, ""],
      place: Point(column: 3, row: 4), isReversed: (false, true)),
    Halo(
      name: "invert", keys: "j l", rows: ["", upper, "", "", lower, ""],
      place: Point(column: 16, row: 4), isReversed: (true, true)),
    Halo(
      name: "custom", keys: "j l l",
      rows: ["", upper, "", "", "   Glow         Invert      *Stars*", ""],
      place: Point(column: 29, row: 4)),
  ]

  @Test(
    "Every halo is seen with and without colour, in Unicode and in ASCII (focus F32)",
    arguments: halos, Screen.allCases)
  func halo(halo: Halo, screen: Screen) throws {
    let session = try screen.session("engine-steps", ["4"])
    try session.waitFor("Stars")
    if !halo.keys.isEmpty { try session.press(halo.keys) }
    try session.wait(halo.name) { Array($0.lines[..<6]) == screen.shown(halo.rows) }
    try session.waitUntilIdle()
    let cell = try #require(session.screen.cell(column: halo.place.column, row: halo.place.row))
    let isReversed = screen.hasColor ? halo.isReversed.inColor : halo.isReversed.otherwise
    #expect(cell.attributes.contains(.reverse) == isReversed)
    let hasTint = screen.hasColor && halo.name != "custom"
    #expect((cell.background != .standard) == hasTint)
    let cursor = session.screen.cursor
    #expect(Point(column: cursor.column, row: cursor.row) == halo.place)
  }

  @Test(
    "While the terminal is away every halo keeps its shape and is no longer bold (focus F33)",
    arguments: halos.dropLast())
  func away(halo: Halo) throws {
    let session = try Screen.noColor.session("engine-steps", ["4"])
    try session.waitFor("Stars")
    if !halo.keys.isEmpty { try session.press(halo.keys) }
    func isBold(_ screen: TerminalScreen) -> Bool {
      let cell = screen.cell(column: halo.place.column, row: halo.place.row)
      return cell?.attributes.contains(.bold) == true
    }
    try session.wait(halo.name) { Array($0.lines[..<6]) == halo.rows && isBold($0) }
    session.send(Array("\u{1b}[O".utf8))
    try session.wait("a dim \(halo.name)") { Array($0.lines[..<6]) == halo.rows && !isBold($0) }
    session.send(Array("\u{1b}[I".utf8))
    try session.wait("a bright \(halo.name)") { isBold($0) }
  }

  @Test("A terminal shows what a rehearsal shows", arguments: Screen.allCases)
  func sameAsRehearsed(screen: Screen) throws {
    let encoding: TextEncoding = screen == .ascii ? .other("ISO-8859-1") : .utf8
    let run = Rehearsal(
      of: Gallery(),
      on: TerminalDescription(
        name: "rehearsal", size: Size(columns: 64, rows: 18),
        colorDepth: screen.hasColor ? .indexed : .none, encoding: encoding))
    let session = try screen.session("halo-gallery")
    for keys: KeySequence in ["j", "Space l Space", "h j", "/ b", "Enter l", "Esc Esc Tab"] {
      run.press(keys)
      try session.press(keys.notation)
      // The row below has quotation marks, which not every encoding knows.
      let panes = run.screen.dropLast()
      try session.wait("\(keys.notation)\n\(run.screen.joined(separator: "\n"))") {
        $0.lines.dropLast() == panes
      }
    }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test("Without a terminal it says so in one line, under its name, and ends with 2")
  func noTerminal() throws {
    let result = Program.product("halo-gallery").run(environment: try TestEnvironment())
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("halo-gallery: standard input is not a terminal"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(result.output.isEmpty)
  }
}
