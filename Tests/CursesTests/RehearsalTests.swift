import Commands
import Curses
import Geometry
import Interface
import TerminalInput
import Testing

@Suite("Programs without a terminal")
@MainActor
struct RehearsalTests {
  /// Shows the events that it gets, and asks for things by keys.
  final class Diary: TerminalApp {
    var lines: [String] = []
    var size = Size.zero
    var wakeUp: WakeUp?
    var nextDeadline: Duration?

    func start(_ terminal: TerminalDescription, wakeUp: WakeUp) {
      size = terminal.size
      self.wakeUp = wakeUp
    }

    func handle(_ event: TimedEvent) -> [TerminalRequest] {
      lines.append("\(Int(event.at / .milliseconds(1))) \(Self.name(of: event.event))")
      switch event.event {
      case .key("q"): return [.redraw, .quit(status: 3), .redraw]
      case .key("z"): return [.suspend, .mouse(.on)]
      case .key("d"): nextDeadline = event.at + .milliseconds(50)
      case .resize(let size): self.size = size
      default: break
      }
      return []
    }

    var frame: Frame {
      var frame = Frame(size: size)
      for (row, line) in lines.enumerated() { frame.draw(line, at: Point(column: 0, row: row)) }
      return frame
    }

    private static func name(of event: Event) -> String {
      switch event {
      case .key(let key): key.notation
      case .deadline: "deadline"
      case .resumed: "resumed"
      case .wake: "wake"
      default: "other"
      }
    }
  }

  private static func run() -> Rehearsal<Diary> {
    Rehearsal(of: Diary(), size: Size(columns: 12, rows: 4))
  }

  @Test("Keys come one by one, a millisecond apart, and the picture is the program's")
  func keys() {
    let run = Self.run()
    run.press("j C-n")
    run.type("aé")
    #expect(run.screen == ["1 j", "2 C-n", "3 a", "4 é"])
    run.resize(to: Size(columns: 5, rows: 2))
    #expect(run.screen == ["1 j", "2 C-n"])
  }

  @Test("Quitting ends it at once: later requests and events do nothing")
  func quitting() {
    let run = Self.run()
    run.press("q x")
    run.elapse(.seconds(1))
    #expect(run.status == 3)
    #expect(run.requests == [.redraw, .quit(status: 3)])
    #expect(run.app.lines == ["1 q"])
  }

  @Test("After a suspend it goes on, then the rest of what it asked for is done")
  func suspending() {
    let run = Self.run()
    run.press("z")
    #expect(run.app.lines == ["1 z", "1 resumed"])
    #expect(run.requests == [.suspend, .mouse(.on)])
  }

  @Test("Deadlines come when time passes them, each of them once")
  func deadlines() {
    let run = Self.run()
    run.press("d")
    run.elapse(.milliseconds(49))
    #expect(run.app.lines == ["1 d"])
    run.elapse(.milliseconds(1))
    #expect(run.app.lines == ["1 d", "51 deadline"])
    run.elapse(.seconds(60))
    #expect(run.app.lines.count == 2)
    #expect(run.now == .milliseconds(60_051))
  }

  @Test("A wake-up is whoever runs the program's to deliver")
  func wakeUps() {
    let run = Self.run()
    run.app.wakeUp?()
    #expect(run.app.lines.isEmpty)
    run.send(.wake)
    #expect(run.app.lines == ["1 wake"])
  }

  @Test(
    "A theme is fitted to what the terminal shows",
    arguments: [
      (ColorDepth.none, TextEncoding.other("ISO-8859-1")), (.none, .utf8),
      (.indexed, .other("ASCII")), (.direct, .utf8),
    ])
  func themes(depth: ColorDepth, encoding: TextEncoding) {
    let terminal = TerminalDescription(
      name: "t", size: Size(columns: 1, rows: 1), colorDepth: depth, encoding: encoding)
    let theme = Theme.standard(for: .dark).adapted(to: terminal)
    #expect((theme.halo.color == .standard) == (depth == .none))
    #expect((theme.borders == .ascii) == (encoding != .utf8))
    #expect(theme.signs == (encoding == .utf8 ? .unicode : .ascii))
  }
}
