import NotesTestSupport
import Testing

@testable import Notes

/// Titles against a dictionary of them.
@Suite("Titles of very many notes")
struct NoteTitlesTests {
  private static func title(_ random: inout SplitMix64) -> NoteTitle {
    let length = random.next(upTo: 40)
    let text = String((0..<length).map { _ in Array("aéß日🌲 #")[random.next(upTo: 7)] })
    let sources: [NoteTitle.Source] = [.frontMatter, .heading, .firstLine, .fileName]
    let aliases = random.next(upTo: 8) == 0 ? ["Alias \(random.next(upTo: 9))", text] : []
    return NoteTitle(
      text, source: sources[random.next(upTo: 4)], isPinned: random.next(upTo: 5) == 0,
      aliases: aliases)
  }

  @Test("Whatever is put in, replaced and taken over comes back as it was", arguments: 0..<6)
  func model(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (titles, other) = (NoteTitles(), NoteTitles())
    var (expected, others): ([Int: NoteTitle], [Int: NoteTitle]) = ([:], [:])
    for _ in 0..<4_000 {
      let place = random.next(upTo: 1_300)
      switch random.next(upTo: 5) {
      case 0:
        titles[NoteID(place)] = nil
        expected[place] = nil
      case 1:
        let from = random.next(upTo: 1_300)
        titles.take(NoteID(from), of: other, as: NoteID(place))
        expected[place] = others[from]
      case 2:
        let title = Self.title(&random)
        other[NoteID(place)] = title
        others[place] = title
      default:
        let title = Self.title(&random)
        titles[NoteID(place)] = title
        expected[place] = title
      }
    }
    for place in 0..<1_400 {
      #expect(titles[NoteID(place)] == expected[place])
      #expect(titles.isKnown(NoteID(place)) == (expected[place] != nil))
    }
    #expect(titles.count == expected.count)
    #expect(titles.pins == Set(expected.filter(\.value.isPinned).keys.map { NoteID($0) }))
    for number in 0..<9 {
      let named = expected.filter { $0.value.aliases.contains("Alias \(number)") }.keys.sorted()
      #expect(titles.aliases.notes(called: "alias \(number)") == named.map { NoteID($0) })
    }
  }

  @Test("Titles that are replaced again and again take no more room than they need")
  func replaced() {
    var titles = NoteTitles()
    for round in 0..<3_000 {
      titles[NoteID(round % 7)] = NoteTitle("The title of round \(round)", source: .heading)
    }
    #expect(titles.waste < 8_192)
    #expect(titles[NoteID(2_999 % 7)]?.text == "The title of round 2999")
  }
}
