import NotesTestSupport
import Testing

@testable import Notes

@Suite("Edits made at the same time come into one order (scenes R4, R9)")
struct RebaseTests {
  private func apply(_ edits: [JournalEdit], to text: [UInt8]) -> [UInt8] {
    var text = text
    let isWhole = text.apply(edits)
    #expect(isWhole)
    return text
  }

  @Test("What was written inside of a removed stretch stays")
  func writtenInside() {
    let crossed = Rebase.cross(
      mine: [JournalEdit(offset: 1, removed: 4)],
      theirs: [JournalEdit(offset: 3, inserted: Array("XY".utf8))])
    let text = Array("abcdef".utf8)
    let first = apply(crossed.mine, to: Array("abcXYdef".utf8))
    let second = apply(crossed.theirs, to: apply([JournalEdit(offset: 1, removed: 4)], to: text))
    #expect(first == Array("aXYf".utf8))
    #expect(second == first)
  }

  @Test("In one place theirs comes first, as it is in the journal first")
  func samePlace() {
    let (mine, theirs) = Rebase.cross(
      mine: [JournalEdit(offset: 2, inserted: [1])],
      theirs: [JournalEdit(offset: 2, inserted: [2, 3])])
    #expect(mine == [JournalEdit(offset: 4, inserted: [1])])
    #expect(theirs == [JournalEdit(offset: 2, inserted: [2, 3])])
  }

  @Test("What both remove is removed once, what both write instead is kept")
  func bothReplace() {
    let (mine, _) = Rebase.cross(
      mine: [JournalEdit(offset: 0, removed: 3, inserted: [7])],
      theirs: [JournalEdit(offset: 0, removed: 3, inserted: [8])])
    #expect(apply(mine, to: [8, 9]) == [8, 7, 9])
  }

  @Test("Random edits on both sides come to the same text either way, and no insertion is lost")
  func convergence() {
    var random = SplitMix64(seed: 11)
    for round in 0..<3_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8(0) }
      var next: UInt8 = 1
      let mine = RandomEdits.list(over: text.count, most: round % 7, from: &next, &random)
      let theirs = RandomEdits.list(over: text.count, most: round % 5, from: &next, &random)
      let (myEnd, theirEnd) = (apply(mine, to: text), apply(theirs, to: text))
      let crossed = Rebase.cross(mine: mine, theirs: theirs)
      let result = apply(crossed.mine, to: theirEnd)
      #expect(result == apply(crossed.theirs, to: myEnd))
      // Every byte that a side has written and not removed itself is there once.
      let written = (myEnd + theirEnd).filter { $0 != 0 }
      #expect(result.filter { $0 != 0 }.sorted() == written.sorted())
      // A byte that both have kept is there, and one that either has removed isn't.
      #expect(result.count { $0 == 0 } <= min(myEnd.count { $0 == 0 }, theirEnd.count { $0 == 0 }))
    }
  }

  @Test("A place keeps what stands before and behind it")
  func places() {
    let edits = [
      JournalEdit(offset: 2, removed: 2, inserted: [1]), JournalEdit(offset: 0, inserted: [9, 9]),
    ]
    #expect([0, 2, 3, 4, 5].map { edits.moved($0) } == [0, 4, 4, 5, 6])
  }

  @Test("An edit beyond the end stops the others and changes nothing itself")
  func beyond() {
    for edit in [
      JournalEdit(offset: 1, removed: 5), JournalEdit(offset: -1, inserted: [0]),
      JournalEdit(offset: 1, removed: .max), JournalEdit(offset: 3, inserted: [0]),
    ] {
      var text: [UInt8] = [1, 2]
      let isWhole = text.apply([edit, JournalEdit(offset: 0, removed: 1)])
      #expect(!isWhole)
      #expect(text == [1, 2])
    }
  }
}

/// Edits as somebody might make them, each inserting bytes that nobody else inserts.
enum RandomEdits {
  static func list(
    over count: Int, most: Int, from next: inout UInt8, _ random: inout SplitMix64
  ) -> [JournalEdit] {
    var length = count
    return (0..<most).map { _ in
      let offset = Int.random(in: 0...length, using: &random)
      let removed =
        Bool.random(using: &random) ? 0 : Int.random(in: 0...(length - offset), using: &random)
      let inserted = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        defer { next &+= 1 }
        return next
      }
      length += inserted.count - removed
      return JournalEdit(offset: offset, removed: removed, inserted: inserted)
    }
  }
}
