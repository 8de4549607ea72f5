import Testing
import Text

@Suite("Edits")
struct EditTests {
  @Test("Edits are taken back by their inverse, many at once too")
  func inverse() {
    var random = SeededGenerator(seed: 1)
    let start = TextBuffer(RandomText.mixed(pieces: 500, using: &random))
    for _ in 0..<200 {
      var buffer = start
      let edits = RandomEdits.edits(5, in: buffer.count, using: &random)
      buffer.apply(buffer.apply(edits))
      #expect(buffer == start)
    }
  }

  @Test(
    "Two edits of one text give the same text in either order (scenes R4, R9)",
    arguments: [1, 2, 3] as [UInt64])
  func twoEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4_000 {
      let text = RandomText.noise(bytes: Int.random(in: 0...12, using: &random), using: &random)
      let mine = RandomEdits.edit(in: text.count, longest: 8, using: &random)
      let theirs = RandomEdits.edit(in: text.count, longest: 8, using: &random)
      let mineFirst = text.applying(mine).applying(theirs.rebased(over: mine, as: .second))
      let theirsFirst = text.applying(theirs).applying(mine.rebased(over: theirs, as: .first))
      #expect(mineFirst == theirsFirst)
    }
  }

  @Test("Two streams of edits converge, whatever they did (scenes R4, R9)")
  func streams() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<600 {
      let text = TextBuffer(RandomText.mixed(pieces: 8, using: &random))
      let mine = RandomEdits.edits(
        Int.random(in: 0...7, using: &random), in: text.count, using: &random)
      let theirs = RandomEdits.edits(
        Int.random(in: 0...7, using: &random), in: text.count, using: &random)
      let (mineAfter, theirsAfter) = mine.rebased(over: theirs, as: .second)
      var (left, right) = (text, text)
      left.apply(mine)
      left.apply(theirsAfter)
      right.apply(theirs)
      right.apply(mineAfter)
      #expect(left == right)
    }
  }

  @Test("What either side puts in is in the result, also inside of what the other takes away")
  func nothingIsLost() {
    let mine = Edit(2..<8, with: Array("mine".utf8))
    let theirs = Edit(insert: Array("theirs".utf8), at: 5)
    var buffer = TextBuffer("0123456789")
    buffer.apply([theirs, mine.rebased(over: theirs, as: .first)])
    #expect(buffer.text == "01minetheirs89")
    let same = Edit(insert: Array("!".utf8), at: 5)
    #expect(same.rebased(over: theirs, as: .first).range == 5..<5)
    #expect(same.rebased(over: theirs, as: .second).range == 11..<11)
    let both = Edit(delete: 3..<6)
    #expect(both.rebased(over: Edit(delete: 4..<9), as: .first) == Edit(delete: 3..<4))
    #expect(both.rebased(over: Edit(delete: 0..<9), as: .first).isEmpty)
  }

  @Test("Positions go along with the text that they stand at")
  func positions() {
    let edit = Edit(4..<7, with: [1, 2])
    #expect([0, 3, 4].map { edit.position(of: $0) } == [0, 3, 4])
    #expect([5, 6, 7, 8].map { edit.position(of: $0) } == [6, 6, 6, 7])
    #expect([5, 6, 7].map { edit.position(of: $0, gravity: .left) } == [4, 4, 6])
    let insertion = Edit(insert: [1, 2], at: 4)
    #expect(insertion.position(of: 4, gravity: .left) == 4)
    #expect(insertion.position(of: 4, gravity: .right) == 6)
  }

  @Test("A selection stays on its text, and text put in at its ends stays outside")
  func selections() {
    let selection = TextSelection(anchor: 4, head: 8)
    #expect(selection.rebased(over: Edit(insert: [1], at: 4)).range == 5..<9)
    #expect(selection.rebased(over: Edit(insert: [1], at: 8)).range == 4..<8)
    #expect(selection.rebased(over: Edit(delete: 2..<10)).isEmpty)
    let backward = TextSelection(anchor: 8, head: 4).rebased(over: Edit(insert: [1], at: 4))
    #expect(backward.anchor == 9 && backward.head == 5)
    #expect(TextSelection(caret: 4).rebased(over: Edit(insert: [1, 2], at: 4)).head == 6)
  }

  @Test("A changed file is taken as one small edit that cuts no character")
  func difference() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<400 {
      let old = TextBuffer(RandomText.mixed(pieces: 30, using: &random))
      var new = old
      new.apply(RandomEdits.edits(2, in: old.count, using: &random))
      var taken = old
      if let edit = old.edit(to: new) {
        taken.apply(edit)
        #expect(old.border(atOrBefore: edit.range.lowerBound) == edit.range.lowerBound)
        #expect(new.border(atOrAfter: edit.result.upperBound) == edit.result.upperBound)
      }
      #expect(taken == new)
    }
    let edit = TextBuffer("one e\u{301} two").edit(to: TextBuffer("one e\u{300} two"))
    #expect(edit == Edit(4..<7, with: Array("e\u{300}".utf8)))
    #expect(TextBuffer("a").edit(to: TextBuffer("a")) == nil)
  }
}
