import Geometry
import Interface
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Pictures in cells")
struct CellPictureTests {
  private func picture(_ text: String, _ columns: Int = 4, _ rows: Int = 2) -> CellPicture {
    CellPicture(decoding: Array(text.utf8), size: Size(columns: columns, rows: rows))
  }

  private func lines(_ picture: CellPicture) -> [String] {
    (0..<picture.size.rows).map { row in
      String(
        String.UnicodeScalarView((0..<picture.size.columns).map { picture[$0, row].base }))
    }
  }

  @Test("Characters, line ends and colours become cells")
  func colours() {
    let picture = picture(
      "\u{1B}[0m\u{1B}[38;5;196;48;2;1;2;3m▀▄\u{1B}[39mx\n\u{1B}[0;7;31;102m▌\u{1B}[0m y")
    #expect(lines(picture) == ["▀▄x ", "▌ y "])
    #expect(
      picture[0, 0].style == Style(foreground: .rgb(255, 0, 0), background: .rgb(1, 2, 3)))
    #expect(picture[2, 0].style == Style(background: .rgb(1, 2, 3)))
    #expect(
      picture[0, 1].style
        == Style(foreground: .ansi(1), background: .ansi(10), attributes: .reverse))
    #expect(picture[2, 1].style == .plain)
  }

  @Test(
    "The palette of 256 has the terminal's own colours, a cube and greys",
    arguments: [
      (0, Color.ansi(0)), (15, .ansi(15)), (16, .rgb(0, 0, 0)), (21, .rgb(0, 0, 255)),
      (67, .rgb(95, 135, 175)), (231, .rgb(255, 255, 255)), (232, .rgb(8, 8, 8)),
      (255, .rgb(238, 238, 238)), (256, .standard),
    ])
  func palette(_ number: Int, _ color: Color) {
    #expect(picture("\u{1B}[38;5;\(number)mx")[0, 0].style.foreground == color)
  }

  @Test(
    "Nothing but colours is obeyed, and nothing else shows (notes N20)",
    arguments: [
      "\u{1B}[2Jab", "\u{1B}[10;10Hab", "\u{1B}]0;title\u{7}ab", "\u{1B}]52;c;eA==\u{1B}\\ab",
      "\u{1B}P+q\u{1B}\\ab", "\u{1B}_Gx\u{1B}\\ab", "\u{1B}[?1049hab", "\u{1B}[>1mab",
      "\u{1B}[1 mab", "\u{7}a\u{8}b", "\ra\tb", "\u{9B}ab", "\u{1B}cab", "a\u{7F}b",
      "\u{1B}[?25lab\u{1B}[?25h",
    ])
  func controls(_ text: String) {
    let picture = picture(text)
    #expect(lines(picture) == ["ab  ", "    "])
    #expect(picture[0, 0].style == .plain)
  }

  @Test("What is wide, combines or isn't UTF-8 takes a blank, what is too much is dropped")
  func shapes() {
    #expect(lines(picture("日x")) == [" x  ", "    "])
    #expect(lines(picture("e\u{301}x")) == ["e x ", "    "])
    #expect(lines(picture("abcdefgh\nij\nkl\nmn")) == ["abcd", "ij  "])
    let broken = CellPicture(
      decoding: [0xC3, 0x28, 0xFF, 0x62, 0xE2, 0x96], size: Size(columns: 4, rows: 1))
    #expect(lines(broken) == ["(b  "])
    #expect(picture("a", 0, 0).size == Size(columns: 0, rows: 0))
  }

  @Test("Random bytes come to cells of one column each, and never to a control")
  func random() {
    var random = SplitMix64(seed: 11)
    let pieces: [[UInt8]] = [
      [0x1B], Array("[".utf8), Array("38;5;".utf8), Array("m".utf8), [0x0A], [0x9B], [0xC2, 0x9B],
      Array("▀".utf8), Array("語".utf8), Array("]".utf8), [0x07], Array(";;;".utf8), [0xFF],
    ]
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      for _ in 0..<random.next(upTo: 60) {
        bytes +=
          random.next(upTo: 3) == 0
          ? [UInt8(random.next(upTo: 256))] : pieces[random.next(upTo: pieces.count)]
      }
      let picture = CellPicture(decoding: bytes, size: Size(columns: 7, rows: 3))
      for row in 0..<3 {
        for column in 0..<7 {
          let cell = picture[column, row]
          #expect(cell.width == 1 && cell.marks == 0)
          #expect(cell.base.properties.generalCategory != .control)
        }
      }
    }
  }

  @Test(
    "A picture keeps its proportions and never takes more cells than there are",
    arguments: [
      (640, 400, 60, nil, 51, 16), (640, 400, 20, nil, 20, 6), (640, 400, 60, 160, 20, 6),
      (8, 8, 60, nil, 1, 1), (60, 600, 60, nil, 3, 16), (10_000, 1, 60, nil, 60, 1),
      (1, 10_000_000, 60, nil, 1, 16), (300, 300, 60, 900, 32, 16),
    ] as [(Int, Int, Int, Int?, Int, Int)])
  func cells(
    _ width: Int, _ height: Int, _ columns: Int, _ wish: Int?, _ wide: Int, _ high: Int
  ) throws {
    let size = try #require(PictureSize(width: width, height: height))
    #expect(size.cells(in: columns, wish: wish) == Size(columns: wide, rows: high))
  }
}
