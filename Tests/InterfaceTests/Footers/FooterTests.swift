import Geometry
import Interface
import Testing

@Suite("The footer")
struct FooterTests {
  static let items = [
    FooterItem(keys: "Tab", title: "panes"), FooterItem(keys: "j k", title: "move"),
    FooterItem(keys: "Enter", title: "open"), FooterItem(keys: "Space", title: "look"),
    FooterItem(keys: "/", title: "search"), FooterItem(keys: "e", title: "edit"),
    FooterItem(keys: "C-n", title: "new"),
  ]

  @Test("At 120 columns all items fit, the last slot is at the right")
  func wide() {
    let line = Self.drawn(Footer(items: Self.items), columns: 120).lines()[0]
    let left = " Tab panes  j k move  Enter open  Space look  / search  e edit  C-n new"
    #expect(line.hasPrefix(left + " "))
    #expect(line.hasSuffix(" ? more"))
    #expect(line.count == 118)
  }

  @Test("Only whole items are shown; in a narrow window the last slot is its key")
  func narrow() {
    expect(
      Self.drawn(Footer(items: Array(Self.items[2...])), columns: 40),
      shows: " Enter open  Space look  / search    ?")
    expect(Self.drawn(Footer(items: Self.items), columns: 15), shows: " Tab panes  ?")
    expect(Self.drawn(Footer(items: Self.items), columns: 14), shows: "           ?")
    expect(Self.drawn(Footer(items: Self.items), columns: 3), shows: "")
  }

  @Test("Keys are bold, what they do is dim")
  func keys() {
    let frame = Self.drawn(Footer(items: [Self.items[0]]), columns: 20)
    #expect(frame.attributes == ".bbbdddddd.......b..")
  }

  @Test("Progress stands before the last slot and takes room from the items")
  func progress() {
    let footer = Footer(items: Self.items, progress: "indexing 1,204 of 5,000")
    expect(
      Self.drawn(footer, columns: 64),
      shows: " Tab panes  j k move           indexing 1,204 of 5,000  ? more")
    expect(Self.drawn(footer, columns: 20), shows: " indexing 1,20…  ?")
  }

  @Test(
    "A notice takes the place of the items and says its kind without colour",
    arguments: [
      (Notice(.info, "Saved"), " Saved                                ?"),
      (
        Notice(.warning, "The disk is nearly full", remedy: "empty the trash"),
        " ! The disk is nearly full – empty …  ?"
      ),
      (Notice(.error, "Not saved"), " ✗ Not saved                          ?"),
      (
        Notice(.question, "Move to trash?", remedy: "Enter, Esc"),
        " Move to trash? – Enter, Esc          ?"
      ),
    ])
  func notices(notice: Notice, line: String) {
    let footer = Footer(items: Self.items, notice: notice)
    let frame = Self.drawn(footer, columns: 41)
    #expect(frame.lines() == [line])
  }

  @Test("An error is told in ASCII too")
  func ascii() {
    let footer = Footer(
      items: [], notice: Notice(.error, "Not saved", remedy: "free some space on the disk"))
    #expect(
      Self.drawn(footer, columns: 41, theme: Theme.plain.ascii()).lines()
        == [" x Not saved - free some space on...  ?"])
  }

  @Test("Whatever a notice says, the last slot stays", arguments: 0..<60)
  func anyNotice(seed: Int) {
    var random = Generator(seed: seed)
    let columns = Int.random(in: 5...70, using: &random)
    let text = String(decoding: random.text(pieces: 12), as: UTF8.self)
    let notice = Notice(Notice.Kind.allCases[seed % 4], text, remedy: seed % 3 == 0 ? text : nil)
    let frame = Self.drawn(
      Footer(items: Self.items, progress: StyledText(random.line(pieces: 2)), notice: notice),
      columns: columns)
    #expect(frame.brokenGlyphs.isEmpty)
    #expect(frame.lines()[0].hasSuffix(columns < 60 ? "?" : "? more"))
    #expect(frame[Point(column: columns - 1, row: 0)].isBlank)
    #expect(frame[.zero].isBlank)
  }

  @Test("A pane without content says what would be here and which key fills it")
  func empty() {
    var frame = Frame(columns: 30, rows: 7)
    var hint: StyledText = ""
    hint.append("C-n", .key)
    hint.append(" writes the first note,")
    let state = EmptyState("Nothing here yet.", hints: [hint, "C-q catches a thought."])
    let cursor = state.draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(
      frame,
      shows: """

          Nothing here yet.

          C-n writes the first note,
          C-q catches a thought.


        """)
    #expect(cursor == Point(column: 2, row: 1))
  }

  @Test("In a low pane the message leaves no rows blank and wraps")
  func lowEmpty() {
    var frame = Frame(columns: 16, rows: 4)
    EmptyState("Nothing here yet.", hints: ["C-n writes."])
      .draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(frame, shows: "  Nothing here\n  yet.\n  C-n writes.\n")
  }

  @Test("A window that is too small says what it needs, in any size", arguments: 0...12)
  func tooSmall(rows: Int) {
    var frame = Frame(columns: 39, rows: rows, filledWith: "x")
    TooSmallScreen().draw(into: &frame, theme: .plain)
    let lines = frame.lines().filter { !$0.isEmpty }
    #expect(lines == (rows == 0 ? [] : ["39×\(rows) is too small: needs 40×10"]))
    #expect((frame.cursor == nil) == (rows == 0))
    var narrow = Frame(columns: 4, rows: 3)
    TooSmallScreen().draw(into: &narrow, theme: Theme.plain.ascii())
    expect(narrow, shows: "\n4...\n")
  }

  @Test("Without anything for the last slot the items have its room")
  func noLastSlot() {
    var frame = Frame(columns: 22, rows: 1)
    Footer(items: Self.items).draw(into: &frame, theme: .plain)
    #expect(frame.lines() == [" Tab panes  j k move"])
  }

  /// A footer whose last slot is `? more`.
  static func drawn(_ footer: Footer, columns: Int, theme: Theme = .plain) -> Frame {
    var footer = footer
    footer.more = FooterItem(keys: "?", title: "more")
    var frame = Frame(columns: columns, rows: 1, filledWith: "x")
    footer.draw(into: &frame, area: frame.bounds, theme: theme)
    return frame
  }

  @Test("A footer of keys and words stands in the lowest row of its frame")
  func keysAndWords() {
    var frame = Frame(columns: 60, rows: 3, filledWith: ".")
    let more = FooterItem(keys: "?", title: "more")
    let footer = Footer(["Tab": "panes", "q": "quit"], more: more)
    #expect(
      footer
        == Footer(
          items: [.init(keys: "Tab", title: "panes"), .init(keys: "q", title: "quit")], more: more))
    footer.draw(into: &frame, theme: .plain)
    let dots = String(repeating: ".", count: 60)
    #expect(
      frame.lines() == [
        dots, dots, " Tab panes  q quit" + String(repeating: " ", count: 34) + "? more",
      ])
  }
}
