import Geometry
import Interface
import Testing

@Suite("Styled text")
struct StyledTextTests {
  @Test("Runs are in order, without gaps, and neighbours of one style are one run")
  func runs() {
    var text = StyledText("Press ")
    text.append("now ")
    text.append("C-n", .key)
    text.append("", .link)
    text.append(StyledText(" to write", .text))
    #expect(text.runs.map(\.range) == [0..<10, 10..<13, 13..<22])
    #expect(text.runs.map(\.styles) == [.text, .key, .text])
    #expect(String(decoding: text.bytes, as: UTF8.self) == "Press now C-n to write")
  }

  @Test("Adding a style splits runs and keeps what they were")
  func adding() {
    var text = StyledText("plain ")
    text.append("linked", .link)
    text.add(.match, to: 4..<8)
    #expect(text.runs.map(\.range) == [0..<4, 4..<6, 6..<8, 8..<12])
    #expect(text.runs.map(\.styles) == [.text, [.text, .match], [.link, .match], .link])
    text.add(.strong, to: 90..<99)
    text.add(.strong, to: 3..<3)
    #expect(text.runs.count == 4)
  }

  @Test("Whatever is added, each byte has the styles it was given", arguments: 0..<100)
  func model(seed: Int) {
    var random = Generator(seed: seed)
    var text = StyledText()
    var model: [StyleSet] = []
    let styles: [StyleSet] = [.text, .link, .match, .strong]
    for _ in 0..<12 {
      let style = styles.randomElement(using: &random) ?? .text
      if Bool.random(using: &random) {
        let length = Int.random(in: 0...5, using: &random)
        text.append(String(repeating: "x", count: length), style)
        model += Array(repeating: style, count: length)
      } else {
        let start = Int.random(in: -2...20, using: &random)
        let range = start..<start + Int.random(in: 0...8, using: &random)
        text.add(style, to: range)
        for index in range.clamped(to: 0..<model.count) { model[index].formUnion(style) }
      }
    }
    var read: [StyleSet] = []
    for run in text.runs {
      #expect(run.range.lowerBound == read.count)
      #expect(!run.range.isEmpty)
      read += Array(repeating: run.styles, count: run.range.count)
    }
    #expect(read == model)
    #expect(zip(text.runs, text.runs.dropFirst()).allSatisfy { $0.styles != $1.styles })
  }

  @Test("Each run is drawn in its style over that of the place; plain text takes the place's own")
  func drawing() {
    var text = StyledText("ab")
    text.append("日e\u{301}", .link)
    text.append("yz", [.strong, .emphasis])
    var frame = Frame(columns: 9, rows: 1)
    let used = text.draw(
      into: &frame, at: .zero, theme: .plain, over: Style(foreground: .ansi(3)))
    #expect(used == 7)
    #expect(frame.lines() == ["ab日e\u{301}yz"])
    #expect(frame.attributes == "..uuu**..")
    #expect(frame.cells.prefix(7).allSatisfy { $0.style.foreground == .ansi(3) })
  }

  @Test("Cut text ends in a sign of the style it was cut in")
  func cut() {
    var text = StyledText("ab")
    text.append("linked", .link)
    var frame = Frame(columns: 9, rows: 1)
    let used = text.draw(into: &frame, at: .zero, columns: 5, theme: .plain)
    #expect(used == 5)
    #expect(frame.lines() == ["abli…"])
    #expect(frame.attributes == "..uuu....")
    text.draw(into: &frame, at: .zero, columns: 6, theme: Theme.plain.ascii())
    #expect(frame.lines() == ["abl..."])
  }

  @Test("A mark that begins a run stands on the glyph before it")
  func marks() {
    var text = StyledText("e")
    text.append("\u{301}x", .link)
    var frame = Frame(columns: 4, rows: 1)
    text.draw(into: &frame, at: .zero, theme: .plain)
    #expect(frame.lines() == ["e\u{301}x"])
    #expect(frame.attributes == ".u..")
  }
}
