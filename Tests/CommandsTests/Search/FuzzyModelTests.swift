import Commands
import Testing

@Suite("Finding commands, against trying every way (commands C16)")
struct FuzzyModelTests {
  @Test("The score is that of the best of all ways in which the letters stand in the title")
  func scores() {
    var random = SplitMix64(seed: 11)
    var found = 0
    for _ in 0..<4000 {
      let title = Self.text(of: "abcAB1 ", upTo: 9, using: &random)
      let word = Self.text(of: "abc1", upTo: 4, using: &random)
      guard !word.isEmpty else { continue }
      let hit = CommandSearch([.init(title)]).hits(for: word).first
      let best = PlainMatch(word, title).best
      #expect(hit?.score == best, "\(word) in \(title)")
      if best != nil { found += 1 }
    }
    #expect(found > 700)
  }

  @Test("What is marked spells the word, and is one of the best ways")
  func marks() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<4000 {
      let title = Self.text(of: "abcAB1 ", upTo: 9, using: &random)
      let word = Self.text(of: "abc1", upTo: 4, using: &random)
      guard !word.isEmpty else { continue }
      let places = CommandSearch([.init(title)]).ranges(of: word, in: 0).flatMap(Array.init)
      let match = PlainMatch(word, title)
      guard let best = match.best else {
        #expect(places == [])
        continue
      }
      let letters = Array(title.lowercased())
      #expect(String(places.map { letters[$0] }) == word, "\(word) in \(title)")
      #expect(match.score(of: places) == best, "\(word) in \(title)")
    }
  }

  @Test("Adding a letter never finds what was not found before")
  func narrowing() {
    var random = SplitMix64(seed: 13)
    let titles = (0..<60).map { _ in Self.text(of: "abc ABñ日", upTo: 12, using: &random) }
    let search = CommandSearch(titles.map { .init($0) })
    for _ in 0..<200 {
      var text = ""
      var before = Set(titles.indices)
      for _ in 0..<6 {
        text += Self.text(of: "abcn日", upTo: 1, using: &random)
        let now = Set(search.hits(for: text).map(\.index))
        #expect(now.isSubset(of: before), "\(text)")
        before = now
      }
    }
  }

  private static func text(
    of letters: String, upTo count: Int, using random: inout SplitMix64
  ) -> String {
    let letters = Array(letters)
    return String(
      (0..<Int.random(in: 0...count, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      })
  }
}

/// The rules of `CommandSearch` for one word, in ASCII, by trying every way.
private struct PlainMatch {
  private let word: [Character]
  private let title: [Character]

  init(_ word: String, _ title: String) {
    self.word = Array(word)
    self.title = Array(title)
  }

  var best: Int? { ways(from: 0, after: []).map(score).max() }

  private func ways(from index: Int, after places: [Int]) -> [[Int]] {
    guard index < word.count else { return [places] }
    let start = (places.last ?? -1) + 1
    guard start < title.count else { return [] }
    return (start..<title.count).flatMap { place in
      title[place].lowercased() == String(word[index])
        ? ways(from: index + 1, after: places + [place]) : []
    }
  }

  func score(of places: [Int]) -> Int {
    var score = places.count == title.count ? 16 : 0
    for (index, place) in places.enumerated() {
      score += 16
      guard index > 0 else {
        score += bonus(at: place)
        continue
      }
      let passed = place - places[index - 1] - 1
      score += passed == 0 ? max(8, bonus(at: place)) : bonus(at: place) - 3 - (passed - 1)
    }
    return score
  }

  private func bonus(at place: Int) -> Int {
    if place == 0 { return 12 }
    let (before, now) = (title[place - 1], title[place])
    if now == " " { return 0 }
    if before == " " { return 10 }
    if before.isUppercase && now.isLowercase { return 0 }
    return (before.isLowercase, before.isNumber) == (now.isLowercase, now.isNumber) ? 0 : 7
  }
}
