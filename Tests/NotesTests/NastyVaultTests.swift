import Glibc
import NotesTestSupport
import Testing

@testable import Notes

@Suite("A folder in which everything is nasty")
struct NastyVaultTests {
  /// The paths of all notes as a walk of the test's own finds them.
  private func notes(in vault: TemporaryVault) throws -> [NotePath] {
    try vault.snapshot().compactMap { name, file in
      guard NoteExtension(of: name) != nil, !file.isFolder,
        !name.split(separator: UInt8(ascii: "/")).contains(where: { $0.first == Byte.dot })
      else { return nil }
      // Links are followed, and what lies there must be a file.
      guard vault.leadsToFile(name) else { return nil }
      return NotePath(bytes: name)
    }.sorted()
  }

  @Test("Every note is listed, opened and searched, and nothing is written (notes N1–N3, N15, N18)")
  func looking() throws {
    let vault = try TemporaryVault.nasty(.whole)
    let notebook = try vault.notebook
    let before = try vault.snapshot()
    let expected = try notes(in: vault)
    let listing = try NoteListing.scan(notebook)
    #expect(expected.count > 60)
    #expect(listing.ids.map { listing[$0].path }.sorted() == expected)
    #expect(listing.issues.isEmpty)

    let titles = NoteTitles.read(listing, in: notebook)
    for id in listing.ids {
      let path = listing[id].path
      let contents = try NoteFile.read(path, in: notebook)
      let bytes = try vault.bytes(of: path.bytes)
      #expect(bytes.starts(with: contents.bytes), "\(path.key)")
      #expect((contents.bytes == bytes) == (contents.extent == .whole), "\(path.key)")
      #expect(titles[id]?.text.isEmpty == false, "\(path.key)")
    }

    func found(_ query: String) throws -> [NotePath] {
      SearchScan(Query(query), in: listing, of: notebook, scope: .everything).hits()
        .map { listing[$0.note].path }.sorted()
    }
    let named = NastyVault.names.compactMap { NotePath(bytes: $0) }.sorted()
    #expect(try found("\"of a nasty name\"") == named)
    #expect(
      try found("harbour") == [path("large.md"), path("locked/kept.md")])
    #expect(try vault.snapshot() == before)
  }

  @Test("Every note gets another name and its own again, byte for byte (notes N2, N9, N12, N18)")
  func renaming() throws {
    let vault = try TemporaryVault.nasty(.whole)
    let operations = NoteOperations(on: try vault.notebook, records: nil, disk: FaultyDisk())
    let before = try vault.snapshot().mapValues(\.bytes)
    for (number, note) in try notes(in: vault).enumerated() {
      let listing = try NoteListing.scan(vault.notebook)
      let name = Array("another name \(number).md".utf8)
      // Looking for links in all notes takes long, so only some are renamed with that.
      let plan = try operations.plan(
        .renameFile(note, name: name), in: listing,
        links: number.isMultiple(of: 9) ? .rewritten : .left)
      guard geteuid() == 0 || !note.bytes.starts(with: "locked/".utf8) else {
        #expect(throws: OperationError.refused(note, code: EACCES)) {
          try operations.carryOut(plan)
        }
        continue
      }
      let outcome = try operations.carryOut(plan)
      let renamed = try #require(outcome.plan.newPaths[note], "\(note.key)")
      #expect(Array(renamed.name) == name)
      #expect(
        try vault.bytes(of: renamed.bytes) == before[note.bytes] ?? [] || note == path("linked.md"))
      _ = try operations.carryOut(outcome.inverse)
    }
    #expect(try vault.snapshot().mapValues(\.bytes) == before)
  }

  @Test("All of them go to the trash and come back, byte for byte (notes N11, N18)")
  func trashing() throws {
    let vault = try TemporaryVault.nasty(.whole)
    let operations = NoteOperations(on: try vault.notebook, records: nil, disk: FaultyDisk())
    let before = try vault.snapshot().mapValues(\.bytes)
    let listing = try NoteListing.scan(vault.notebook)
    // Where a folder is read-only its notes stay, but for the one user whom no mode hinders.
    let all = try notes(in: vault)
    let locked = all.filter { $0.bytes.starts(with: "locked/".utf8) }
    let free = geteuid() == 0 ? all : all.filter { !locked.contains($0) }
    for note in geteuid() == 0 ? [] : locked {
      #expect(throws: OperationError.refused(note, code: EACCES)) {
        try operations.carryOut(try operations.plan(.trash([note]), in: listing))
      }
    }
    let outcome = try operations.carryOut(try operations.plan(.trash(free), in: listing))
    #expect(try notes(in: vault) == all.filter { !free.contains($0) })
    let trashed = outcome.plan.moves.map(\.to)
    _ = try operations.carryOut(try operations.plan(.restore(trashed), in: listing))
    #expect(try notes(in: vault) == all)
    #expect(
      try vault.snapshot().mapValues(\.bytes).filter {
        !$0.key.starts(with: ".trash".utf8)
      } == before)
  }
}
