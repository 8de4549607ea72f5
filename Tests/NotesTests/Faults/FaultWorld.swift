import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// A notebook with its state, on which everything is tried that writes to a disk.
struct FaultWorld {
  let notes: TemporaryVault
  let state: TemporaryVault
  /// What is attached comes from here.
  let elsewhere: TemporaryVault

  init() throws {
    notes = try TemporaryVault([
      "Old.md": "# Old\n\nI am [[Old]].\n\n- [ ] task\n", "a.md": "[[Old]]\n",
      "f/b.md": "---\ntags: [x]\n---\n[x](../Old.md)\n", "c.md": "no link\n", "g/pic.png": "PNG",
      ".trash/g/Lost.md": "lost\n", ".trash/g/h/Gone.md": "gone\n",
    ])
    try notes.link("linked.md", to: "f/b.md")
    state = try TemporaryVault()
    elsewhere = try TemporaryVault(["paper.pdf": "PDF"])
  }

  func operations(on disk: FaultyDisk = FaultyDisk()) throws -> NoteOperations {
    NoteOperations(
      on: try notes.notebook, records: state.absolute("operations".utf8), disk: disk)
  }

  func saver(on disk: FaultyDisk = FaultyDisk()) throws -> NoteSaver {
    NoteSaver(on: try notes.notebook, disk: disk)
  }

  func journals(on disk: FaultyDisk = FaultyDisk()) -> JournalFolder {
    JournalFolder(at: state.absolute("journals".utf8), disk: disk)
  }

  func changer(on disk: FaultyDisk = FaultyDisk()) throws -> NoteChanger {
    NoteChanger(
      on: try notes.notebook, journals: journals(on: disk), saver: try saver(on: disk))
  }

  var listing: NoteListing {
    get throws { try NoteListing.scan(try notes.notebook) }
  }

  /// What a note's file has.
  func base(of note: NotePath) throws -> NoteBase {
    NoteBase(try NoteFile.read(note, in: try notes.notebook))
  }

  /// Types at the beginning of a note, as somebody who has it open and hasn't saved it.
  func type(_ text: String, in note: NotePath) throws {
    let contents = try NoteFile.read(note, in: try notes.notebook)
    let opening = try journals().open(.note(note), contents.bytes, NoteBase(contents))
    guard case .text(let journal, _, _) = opening else {
      Issue.record("\(note.key) is in conflict")
      return
    }
    let edit = JournalEdit(offset: 0, inserted: Array(text.utf8))
    let update = journal.append([edit], caret: 0) { contents.bytes }
    #expect(update.failure == nil)
  }

  /// What isn't saved of a note; `nil` where everything is.
  func typed(in note: NotePath) throws -> String? {
    try journals().text(of: .note(note)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of all files but those that are hidden while they are written.
  var files: [String: [UInt8]] {
    get throws {
      try all.filter { !$0.key.contains(".halo-") }
    }
  }

  /// The files of processes that died while they wrote them.
  var leftovers: [String] {
    get throws { try all.keys.filter { $0.contains(".halo-") }.sorted() }
  }

  private var all: [String: [UInt8]] {
    get throws {
      try notes.snapshot().filter { !$0.value.isFolder }.reduce(into: [:]) { files, file in
        files[String(decoding: file.key, as: UTF8.self)] = file.value.bytes
      }
    }
  }

  /// Starts the program, as far as it puts files in order.
  func start() throws {
    _ = try operations().recover()
    _ = try journals().recover(with: try saver())
  }

  /// The records of operations that are under way.
  var records: [String] {
    get throws {
      try state.snapshot().keys.map { String(decoding: $0, as: UTF8.self) }
        .filter { $0.hasSuffix(".intent") }
    }
  }
}
