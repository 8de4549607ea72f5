import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// A notebook with a place for records, on which operations are tried.
struct OperationVault {
  let notes: TemporaryVault
  let state: TemporaryVault

  init(_ files: KeyValuePairs<String, String>) throws {
    notes = try TemporaryVault(files)
    state = try TemporaryVault()
  }

  init(_ files: [[UInt8]: [UInt8]]) throws {
    notes = try TemporaryVault()
    state = try TemporaryVault()
    for (name, bytes) in files { try notes.write(name, bytes) }
  }

  /// The operations, on a disk of the test's own if given.
  func operations(on disk: any NoteDisk = FaultyDisk()) throws -> NoteOperations {
    NoteOperations(on: try notes.notebook, records: records, disk: disk)
  }

  var records: [UInt8] { state.absolute("operations".utf8) }

  var listing: NoteListing {
    get throws { try NoteListing.scan(try notes.notebook) }
  }

  /// What lies at every path, folders and links as if they were empty: the reference.
  var tree: [[UInt8]: [UInt8]] {
    get throws { try notes.snapshot().mapValues(\.bytes) }
  }

  /// The texts of all notes, by their paths.
  var texts: [String: String] {
    get throws {
      try tree.reduce(into: [:]) { texts, file in
        let name = String(decoding: file.key, as: UTF8.self)
        guard name.hasSuffix(".md") || !file.value.isEmpty else { return }
        texts[name] = String(decoding: file.value, as: UTF8.self)
      }
    }
  }

  /// Plans and carries out.
  @discardableResult
  func carryOut(_ operation: NoteOperation) throws -> OperationOutcome {
    let operations = try operations()
    return try operations.carryOut(try operations.plan(operation, in: try listing))
  }

  /// Carries a plan out.
  @discardableResult
  func carryOut(_ plan: FilePlan) throws -> OperationOutcome {
    try operations().carryOut(plan)
  }

  func plan(_ operation: NoteOperation) throws -> FilePlan {
    try operations().plan(operation, in: try listing)
  }

  /// The records of operations that are under way.
  var leftRecords: [String] {
    get throws {
      try state.snapshot().keys.map { String(decoding: $0, as: UTF8.self) }
        .filter { $0 != "operations" }
    }
  }
}
