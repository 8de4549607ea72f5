import NotesTestSupport
import Testing

@testable import Notes

@Suite("Merging two versions of a text (notes N14)")
struct MergeTests {
  private func merge(_ base: String, _ mine: String, _ theirs: String) -> TextMerge {
    TextMerge(base: Array(base.utf8), mine: Array(mine.utf8), theirs: Array(theirs.utf8))
  }

  private func text(_ base: String, _ mine: String, _ theirs: String) -> String? {
    merge(base, mine, theirs).text.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Changes that don't overlap are both made")
  func apart() {
    #expect(text("a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n") == "A\nb\nC\n")
    #expect(text("a\nb\n", "A\nb\n", "a\nB\n") == "A\nB\n")
    #expect(text("a\nb\nc\n", "a\nc\n", "a\nb\nc\nd\n") == "a\nc\nd\n")
    #expect(text("", "", "x") == "x")
  }

  @Test("The same change on both sides is made once")
  func same() {
    #expect(text("a\nb\nc\n", "a\nX\nc\n", "a\nX\nc\n") == "a\nX\nc\n")
    #expect(text("a\nb\n", "a\nb\nnew\n", "A\nb\nnew\n") == "A\nb\nnew\n")
    #expect(text("a\nb\n", "b\n", "b\n") == "b\n")
  }

  @Test("What overlaps is a conflict with all three versions, and the rest is merged")
  func conflict() {
    let merged = merge("a\nb\nc\nd\n", "a\nmine\nc\nd\n", "a\ntheirs\nc\nD\n")
    #expect(merged.text == nil)
    #expect(merged.conflicts == 1)
    #expect(
      merged.regions == [
        .decided(Array("a\n".utf8)),
        .conflict(
          base: Array("b\n".utf8), mine: Array("mine\n".utf8), theirs: Array("theirs\n".utf8)),
        .decided(Array("c\nD\n".utf8)),
      ])
  }

  @Test("Two additions in one place, and one beside a change, aren't put in an order by chance")
  func additions() {
    #expect(text("a\nb\n", "a\nx\nb\n", "a\ny\nb\n") == nil)
    #expect(text("a\nb\n", "a\nx\nb\n", "A\nb\n") == nil)
    #expect(text("", "mine", "theirs") == nil)
    #expect(text("a\nb\n", "a\n", "a\nB\n") == nil)
  }

  @Test("Line ends, marks and odd bytes stay byte for byte")
  func bytes() {
    #expect(text("a\r\nb\r\nc", "A\r\nb\r\nc", "a\r\nb\r\nC") == "A\r\nb\r\nC")
    let base: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFF, 0x0A, 0x00, 0x0A, 0x62]
    var mine = base
    mine[3] = 0xFE
    var theirs = base
    theirs[7] = 0x63
    var both = mine
    both[7] = 0x63
    #expect(TextMerge(base: base, mine: mine, theirs: theirs).text == both)
  }

  @Test("Random versions: no version is changed by one that isn't, and sides can be swapped")
  func properties() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<600 {
      let base = RandomLines.text(&random)
      let (mine, theirs) = (RandomLines.edited(base, &random), RandomLines.edited(base, &random))
      #expect(TextMerge(base: base, mine: mine, theirs: base).text == mine)
      #expect(TextMerge(base: base, mine: base, theirs: mine).text == mine)
      #expect(TextMerge(base: base, mine: mine, theirs: mine).text == mine)
      let merged = TextMerge(base: base, mine: mine, theirs: theirs)
      let swapped = TextMerge(base: base, mine: theirs, theirs: mine)
      #expect(merged.text == swapped.text)
      #expect(merged.conflicts == swapped.conflicts)
    }
  }

  @Test("Lines that only one side has changed all come through (random, no conflict possible)")
  func nothingIsLost() {
    var random = SplitMix64(seed: 43)
    for _ in 0..<300 {
      let lines = (0..<40).map { "line \($0)\n" }
      var (mine, theirs, both) = (lines, lines, lines)
      for index in lines.indices {
        let edit = "edited \(index)\n"
        switch UInt64.random(in: 0..<6, using: &random) {
        case 0: (mine[index], both[index]) = (edit, edit)
        case 1: (theirs[index], both[index]) = (edit, edit)
        default: break
        }
      }
      #expect(text(lines.joined(), mine.joined(), theirs.joined()) == both.joined())
    }
  }
}

@Suite("The difference of two texts (notes N14)")
struct DifferenceTests {
  @Test("A change is shown with the lines around it")
  func hunk() throws {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\nand more\n")
    let hunks = Difference(from: Array(old.utf8), to: Array(new.utf8), context: 2).hunks
    let hunk = try #require(hunks.first)
    #expect(hunks.count == 1)
    #expect((hunk.oldStart, hunk.newStart) == (2, 2))
    let signs: [Difference.Kind: String] = [.kept: " ", .removed: "-", .added: "+"]
    #expect(
      hunk.lines.map { (signs[$0.kind] ?? "") + String(decoding: $0.bytes, as: UTF8.self) }
        == [" 3\n", " 4\n", "-5\n", "+five\n", "+and more\n", " 6\n", " 7\n"])
  }

  @Test("Applied to the old text, random differences give the new one")
  func applied() {
    var random = SplitMix64(seed: 47)
    for round in 0..<800 {
      let old = RandomLines.text(&random)
      let new =
        round.isMultiple(of: 4) ? RandomLines.text(&random) : RandomLines.edited(old, &random)
      let difference = Difference(from: old, to: new, context: round % 4)
      #expect(difference.hunks.isEmpty == (old == new))
      let lines = TextLines(old)
      var (result, place): ([UInt8], Int) = ([], 0)
      for hunk in difference.hunks {
        result += lines.bytes(of: place..<hunk.oldStart)
        place = hunk.oldStart
        for line in hunk.lines {
          if line.kind != .added {
            #expect(Array(lines.line(place)) == line.bytes)
            place += 1
          }
          if line.kind != .removed { result += line.bytes }
        }
      }
      #expect(result + lines.bytes(of: place..<lines.count) == new)
    }
  }

  @Test("Short differences are the shortest ones, as the plain search finds them")
  func shortest() {
    var random = SplitMix64(seed: 53)
    for _ in 0..<400 {
      let old = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Int32.random(in: 0..<3, using: &random)
      }
      let new = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Int32.random(in: 0..<3, using: &random)
      }
      let shortest = old.count + new.count - 2 * Self.longestCommon(old, new)
      func cost(_ changes: [LineChange]) -> Int {
        changes.reduce(0) { $0 + $1.old.count + $1.new.count }
      }
      let plain = LineDiff.changes(from: old, to: new, numbers: 3, anchors: .left)
      #expect(cost(plain) == shortest, "\(old) \(new)")
      // Lines that stand once on both sides are taken for the same, which may cost a little.
      #expect(cost(LineDiff.changes(from: old, to: new, numbers: 3)) >= shortest)
    }
  }

  @Test("Texts of nothing but different repetitions end, too")
  func hostile() {
    let old = (0..<60_000).map { Int32($0 % 7) }
    let new = (0..<60_000).map { Int32($0 * $0 % 7) }
    let changes = LineDiff.changes(from: old, to: new, numbers: 7)
    #expect(!changes.isEmpty)
  }

  /// The length of the longest common subsequence, by the plain table.
  private static func longestCommon(_ old: [Int32], _ new: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for index in new.indices {
        let above = row[index + 1]
        row[index + 1] = line == new[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }
}

/// Texts of few different lines, so that they repeat and shift.
enum RandomLines {
  static func text(_ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...25, using: &random) { bytes += line(&random) }
    if Bool.random(using: &random) { bytes += Array("no end".utf8) }
    return bytes
  }

  static func line(_ random: inout SplitMix64) -> [UInt8] {
    let letter = Int.random(in: 0..<8, using: &random)
    let end = Int.random(in: 0..<4, using: &random) == 0 ? "\r\n" : "\n"
    return Array("\(letter)\(end)".utf8)
  }

  static func edited(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    let text = TextLines(bytes)
    var lines = (0..<text.count).map { Array(text.line($0)) }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let place = Int.random(in: 0...lines.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: lines.insert(line(&random), at: place)
      case 1 where place < lines.count: lines.remove(at: place)
      case _ where place < lines.count: lines[place] = line(&random)
      default: break
      }
    }
    return lines.flatMap(\.self)
  }
}
