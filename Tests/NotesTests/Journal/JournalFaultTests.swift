import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// What can happen at every call of the disk while somebody types and saves (scenes R4).
@Suite("The journal on a disk that fails, and in a process that dies")
struct JournalFaultTests {
  /// Types, saves, types on; returns what was surely kept: the text after the last edit whose
  /// frame could be drawn.
  private func session(
    in vault: JournalVault, on disk: any NoteDisk
  ) throws -> (kept: [UInt8], text: [UInt8]) {
    let writer = try vault.open(on: disk)
    var kept = writer.text
    func type(_ words: String) {
      if writer.type(words) { kept = writer.text }
    }
    type("one ")
    type("two ")
    let ticket = writer.journal.ticket(for: writer.text)
    type("three ")
    if let ticket {
      _ = try? vault.folder(on: disk).save(ticket, over: writer.base, with: vault.saver(on: disk))
    }
    type("four ")
    return (kept, writer.text)
  }

  private func calls(longest: Int = 0) throws -> [String] {
    let disk = FaultyDisk()
    let vault = try JournalVault(longest: longest)
    _ = try session(in: vault, on: disk)
    #expect(try vault.open().text == Array("four three two one base\n".utf8))
    return disk.calls
  }

  @Test(
    "Killed at any call, nothing that was drawn is lost, and nothing is a conflict",
    arguments: [0, .max])
  func death(longest: Int) throws {
    let calls = try calls(longest: longest)
    #expect(calls.count > 50)
    for call in calls.indices {
      let vault = try JournalVault(longest: longest)
      var kept = Array("base\n".utf8)
      if let session = try? session(in: vault, on: FaultyDisk(.death, atCall: call)) {
        kept = session.kept
      }
      _ = try vault.folder().recover(with: vault.saver())
      let writer = try vault.open()
      #expect(
        writer.text.suffix(kept.count).elementsEqual(kept),
        "\(call) \(calls[call]): \(String(decoding: writer.text, as: UTF8.self))")
      // At most the edit that was being written is there, too.
      #expect(writer.text.count <= kept.count + 6)
      #expect(
        ["base\n", "two one base\n"].contains(String(decoding: try vault.file, as: UTF8.self)))
      #expect(try !vault.notes.snapshot().keys.contains { $0.starts(with: Array(".halo".utf8)) })
      writer.type("more ")
      #expect(writer.failure == nil)
      guard case .written = try writer.save(with: vault.saver(), vault.folder()) else {
        Issue.record("not saved after \(call)")
        continue
      }
      #expect(try vault.file == writer.text)
      #expect(try vault.journals == [])
    }
  }

  @Test(
    "An error at any call is said, loses nothing in memory, and all is written when it is over",
    arguments: [ENOSPC, EIO])
  func errors(code: Int32) throws {
    for call in try calls().indices {
      for fault in [FaultyDisk.Fault.error(code), .lasting(code)] {
        let vault = try JournalVault()
        let disk = FaultyDisk(fault, atCall: call)
        guard let writer = try? vault.open(on: disk) else { continue }
        for word in ["one ", "two "] { writer.type(word) }
        let ticket = writer.journal.ticket(for: writer.text)
        writer.type("three ")
        if let ticket {
          _ = try? vault.folder(on: disk).save(
            ticket, over: writer.base, with: vault.saver(on: disk))
        }
        #expect(writer.text == Array("three two one base\n".utf8))
        disk.heal()
        writer.type("four ")
        #expect(writer.failure == nil)
        #expect(writer.text == Array("four three two one base\n".utf8))
        #expect(try vault.open().text == writer.text)
      }
    }
  }

  @Test("A write that is cut short is taken back, so that others don't stumble over it")
  func shortWrite() throws {
    let vault = try JournalVault()
    let writer = try vault.open(on: FaultyDisk(writingAtMost: 5))
    #expect(writer.type("one "))
    #expect(try vault.open().text == writer.text)
    let full = FaultyDisk(writingAtMost: 0)
    let other = try vault.open(on: full)
    #expect(!other.type("two "))
    #expect(other.failure == .refused(code: EIO))
    #expect(other.text == Array("two one base\n".utf8))
    writer.type("three ")
    other.pull()
    #expect(other.text == Array("three two one base\n".utf8))
    full.heal()
    other.pull()
    writer.pull()
    #expect(writer.text == other.text)
    #expect(try vault.open().text == writer.text)
  }

  @Test("A torn end is dropped by the next one who writes")
  func tornEnd() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    writer.type("one ")
    let name = try vault.journals[0]
    let whole = try vault.state.bytes(of: name.utf8)
    try vault.state.write(name.utf8, whole + whole.suffix(20))
    let other = try vault.open()
    #expect(other.text == writer.text)
    other.type("two ")
    #expect(try vault.open().text == other.text)
    #expect(try vault.state.bytes(of: name.utf8).starts(with: whole))
  }

  @Test("A new note killed at any call while it gets its file is one note, whole")
  func newNote() throws {
    func session(_ vault: JournalVault, _ disk: any NoteDisk) throws {
      let writer = try vault.openNew(7, on: disk)
      guard writer.type("# Idea\n") else { return }
      guard let ticket = writer.journal.ticket(for: writer.text) else { return }
      writer.type("later ")
      _ = try vault.folder(on: disk).create(
        ticket, title: "a", in: nil, with: vault.saver(on: disk))
    }
    let reference = FaultyDisk()
    try session(try JournalVault(), reference)
    for call in reference.calls.indices {
      let vault = try JournalVault()
      try? session(vault, FaultyDisk(.death, atCall: call))
      let unsaved = try vault.folder().recover(with: vault.saver())
      let notes = try vault.notes.snapshot()
      #expect(notes.count <= 2 && notes[vault.path.bytes]?.bytes == Array("base\n".utf8))
      #expect(unsaved.count <= 1)
      let path = try #require(NotePath("a-2.md"))
      let isMade = notes[path.bytes] != nil
      if isMade { #expect(notes[path.bytes]?.bytes == Array("# Idea\n".utf8)) }
      guard let key = unsaved.first?.key else { continue }
      #expect(key == (isMade ? .note(path) : .new(7)), "\(call) \(reference.calls[call])")
      let text = try #require(try vault.folder().text(of: key))
      #expect(["# Idea\n", "later # Idea\n"].contains(String(decoding: text, as: UTF8.self)))
    }
  }
}
