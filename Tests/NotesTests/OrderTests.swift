import NotesTestSupport
import Testing

@testable import Notes

@Suite("Sorting notes")
struct OrderTests {
  /// Notes with times and titles that tie.
  private func listing() throws -> (TemporaryVault, NoteListing, NoteTitles) {
    let vault = try TemporaryVault([
      "b.md": "# Élan", "a.md": "# elan", "c/a.md": "# Zebra", "Z.md": "# apple", "d.md": "",
    ])
    try vault.setModified("a.md".utf8, seconds: 100)
    try vault.setModified("b.md".utf8, seconds: 100)
    try vault.setModified("c/a.md".utf8, seconds: 100, nanoseconds: 1)
    try vault.setModified("Z.md".utf8, seconds: -5)
    try vault.setModified("d.md".utf8, seconds: 4_102_444_800)
    let listing = try NoteListing.scan(vault.notebook)
    return (vault, listing, NoteTitles.read(listing, in: try vault.notebook))
  }

  @Test(
    "Notes are sorted by key and direction, and ties always by the bytes of their paths (notes N19)",
    arguments: [
      (SortKey.modified, SortDirection?.none, "d.md c/a.md a.md b.md Z.md"),
      (.modified, .ascending, "Z.md a.md b.md c/a.md d.md"),
      (.path, nil, "Z.md a.md b.md c/a.md d.md"),
      (.path, .descending, "d.md c/a.md b.md a.md Z.md"),
      (.title, nil, "Z.md d.md a.md b.md c/a.md"),
      (.title, .descending, "c/a.md a.md b.md d.md Z.md"),
    ])
  func orders(_ key: SortKey, _ direction: SortDirection?, _ expected: String) throws {
    let (vault, listing, titles) = try listing()
    let order = listing.order(by: key, direction, titles: titles)
    #expect(order.map { listing[$0].path.key }.joined(separator: " ") == expected)
    withExtendedLifetime(vault) {}
  }

  @Test("Notes that were written to keep their ids and move in the order as if all were sorted")
  func moving() throws {
    var random = SplitMix64(seed: 5)
    let vault = try TemporaryVault()
    for number in 0..<60 {
      try vault.write(Array("\(number % 3)/\(number).md".utf8), Array("# \(number)".utf8))
      try vault.setModified(
        Array("\(number % 3)/\(number).md".utf8), seconds: random.next(upTo: 20))
    }
    var listing = try NoteListing.scan(vault.notebook)
    var order = listing.order(by: .modified)
    for round in 0..<40 {
      var changes = NoteChanges(gone: [])
      for number in 0..<1 + random.next(upTo: 4) {
        let id = NoteID((number * 13 + random.next(upTo: 13)) % 60)
        let old = listing[id]
        let identity = FileIdentity(
          device: old.identity.device, inode: old.identity.inode, size: round,
          modified: FileTime(nanoseconds: Int64(random.next(upTo: 20)) * 1_000_000_000),
          changed: old.identity.changed)
        changes.present.append(
          NoteChanges.Present(
            path: old.path, created: old.created, identity: identity,
            title: NoteTitle("new", source: .heading)))
      }
      let new = listing.applying(changes)
      let written = try #require(listing.written(by: changes))
      order = new.moving(Set(written.map(\.id)), in: order)
      #expect(order == new.order(by: .modified))
      #expect(new.ids.map { new[$0].path } == listing.ids.map { listing[$0].path })
      for note in changes.present {
        let id = try #require(new.id(of: note.path))
        #expect(changes.present.contains { $0.identity == new[id].identity })
      }
      listing = new
    }
    var changes = NoteChanges(gone: [listing[NoteID(0)].path])
    #expect(listing.written(by: changes) == nil)
    changes.gone = []
    #expect(listing.written(by: changes)?.isEmpty == true)
  }

  @Test("Without titles the file names stand in for them")
  func withoutTitles() throws {
    let (vault, listing, _) = try listing()
    defer { withExtendedLifetime(vault) {} }
    let order = listing.order(by: .title).map { listing[$0].path.key }
    #expect(order == ["a.md", "c/a.md", "b.md", "d.md", "Z.md"])
  }

  @Test("A note's time of creation is known and not in the future of its listing")
  func created() throws {
    let (vault, listing, _) = try listing()
    defer { withExtendedLifetime(vault) {} }
    let order = listing.order(by: .created, .ascending).map { listing[$0].created }
    #expect(order == order.sorted())
    #expect(order.allSatisfy { $0 > FileTime.epoch || $0.nanoseconds < 0 })
  }

  @Test("A sorted listing has each note once, as a plain sort says", arguments: SortKey.allCases)
  func permutation(_ key: SortKey) throws {
    let vault = try TemporaryVault()
    try vault.fill(with: 300)
    let listing = try NoteListing.scan(vault.notebook)
    for direction in [SortDirection.ascending, .descending] {
      let order = listing.order(by: key, direction)
      #expect(Set(order).count == listing.count)
      #expect(order == listing.order(by: key, direction))
    }
    let times = listing.order(by: .modified).map { listing[$0].modified }
    #expect(times == times.sorted(by: >))
  }
}

@Suite("Times of files")
struct FileTimeTests {
  @Test("Parts of a second count from the past on, and what is too far stays at the end")
  func parts() {
    #expect(FileTime(seconds: -1, nanoseconds: 999_999_999) == FileTime(nanoseconds: -1))
    #expect(FileTime(nanoseconds: -1).seconds == -1)
    #expect(FileTime(nanoseconds: 1_999_999_999).seconds == 1)
    #expect(FileTime(seconds: .max, nanoseconds: 0).nanoseconds == .max)
    #expect(FileTime(seconds: .min, nanoseconds: 0).nanoseconds == .min)
  }

  @Test(
    "A moment is written as ISO 8601 with the local zone",
    arguments: [
      (0, 0, "1970-01-01T00:00:00+00:00"), (0, 3_600, "1970-01-01T01:00:00+01:00"),
      (0, -1, "1970-01-01T00:00:00+00:00"), (0, -12_600, "1969-12-31T20:30:00-03:30"),
      (951_782_400, 0, "2000-02-29T00:00:00+00:00"), (-1, 0, "1969-12-31T23:59:59+00:00"),
      (4_107_542_399, 0, "2100-02-28T23:59:59+00:00"),
      (4_107_542_400, 0, "2100-03-01T00:00:00+00:00"),
      (1_796_015_045, 20_700, "2026-11-30T10:49:05+05:45"),
    ])
  func iso8601(_ seconds: Int, _ offset: Int, _ expected: String) {
    #expect(FileTime(seconds: Int64(seconds), nanoseconds: 0).iso8601(offset: offset) == expected)
  }

  @Test("Every day of 560 years follows the one before it")
  func calendar() {
    var (year, month, day) = (1_700, 1, 1)
    for days in -98_615..<106_000 {
      let moment = FileTime(seconds: Int64(days) * 86_400, nanoseconds: 0)
      let text = moment.iso8601(offset: 0)
      let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
      guard parts == [year, month, day] else {
        Issue.record("day \(days) is \(text), not \(year)-\(month)-\(day)")
        return
      }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      day += 1
      if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }
}
