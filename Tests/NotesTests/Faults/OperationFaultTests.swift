import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// What can happen in the middle of an operation, at every call that it makes of the disk.
@Suite("Operations on a disk that fails, and in a process that dies")
struct OperationFaultTests {
  /// The operations that are tried.
  enum Case: CaseIterable {
    case trash, trashSeveral, restore, rename, move, undoRename

    var files: KeyValuePairs<String, String> {
      [
        "Old.md": "# Old\n\nI am [[Old]].\n", "a.md": "[[Old]]\n", "f/b.md": "[x](../Old.md)\n",
        "c.md": "no link\n", ".trash/g/Lost.md": "lost\n", ".trash/g/h/Gone.md": "gone\n",
      ]
    }

    func plan(in vault: OperationVault) throws -> FilePlan {
      switch self {
      case .trash: try vault.plan(.trash([path("Old.md")]))
      case .trashSeveral:
        try vault.plan(.trash([path("Old.md"), path("f/b.md"), path("c.md")]))
      case .restore:
        try vault.plan(.restore([path(".trash/g/Lost.md"), path(".trash/g/h/Gone.md")]))
      case .rename: try vault.plan(.rename(path("Old.md"), title: "New"))
      case .move: try vault.plan(.move([path("Old.md"), path("f/b.md")], to: path("new/folder")))
      case .undoRename: try vault.carryOut(.rename(path("Old.md"), title: "New")).inverse
      }
    }
  }

  /// A notebook on which the plan of a case is about to be carried out.
  private func prepared(_ operation: Case) throws -> (OperationVault, FilePlan) {
    let vault = try OperationVault(operation.files)
    return (vault, try operation.plan(in: vault))
  }

  /// The calls that carrying out makes, and the files before and after.
  private func course(
    of operation: Case
  ) throws -> (calls: [String], before: [[UInt8]: [UInt8]], after: [[UInt8]: [UInt8]]) {
    let (vault, plan) = try prepared(operation)
    let before = try vault.tree
    let disk = FaultyDisk()
    _ = try vault.operations(on: disk).carryOut(plan)
    #expect(try vault.leftRecords == [])
    return (disk.calls, before, try vault.tree)
  }

  @Test("A rename is refused where reading a note fails, and goes past those that nobody may read")
  func unreadable() throws {
    func plan(on disk: FaultyDisk) throws -> FilePlan {
      let vault = try OperationVault(Case.rename.files)
      return try vault.operations(on: disk)
        .plan(.rename(path("Old.md"), title: "New"), in: try vault.listing)
    }
    let planning = FaultyDisk()
    _ = try plan(on: planning)
    let reads = planning.calls.indices.filter { ["status", "read"].contains(planning.calls[$0]) }
    #expect(reads.count > 6)
    var passed = 0
    for place in reads {
      for code in [EIO, EMFILE] {
        #expect(throws: OperationError.self, "\(planning.calls[place]) at \(place)") {
          try plan(on: FaultyDisk(.error(code), atCall: place))
        }
      }
      if (try? plan(on: FaultyDisk(.error(EACCES), atCall: place))) != nil { passed += 1 }
    }
    #expect(passed > 2)
  }

  @Test(
    "Killed at any call, all files are the old ones or all the new ones at the next start",
    arguments: Case.allCases)
  func death(operation: Case) throws {
    let (calls, before, after) = try course(of: operation)
    #expect(calls.count > 5)
    for call in calls.indices {
      let (vault, plan) = try prepared(operation)
      let disk = FaultyDisk(.death, atCall: call)
      _ = try? vault.operations(on: disk).carryOut(plan)
      let recoveries = try vault.operations().recover()
      #expect(recoveries.count <= 1)
      let tree = try vault.tree
      // Folders that were made for what never came are no loss.
      let isOld = files(tree) == files(before)
      #expect(isOld || files(tree) == files(after), "after call \(call), \(calls[call])")
      #expect(try vault.leftRecords.filter { $0.hasSuffix(".intent") } == [])
    }
  }

  @Test("Killed while it recovers, it recovers the next time", arguments: Case.allCases)
  func deathInRecovery(operation: Case) throws {
    let (calls, before, after) = try course(of: operation)
    for call in calls.indices.filter({ calls[$0] == "replace" || calls[$0] == "move" }) {
      var recovering = 0
      var isDone = false
      while !isDone {
        let (vault, plan) = try prepared(operation)
        _ = try? vault.operations(on: FaultyDisk(.death, atCall: call + 1)).carryOut(plan)
        let disk = FaultyDisk(.death, atCall: recovering)
        _ = try vault.operations(on: disk).recover()
        isDone = disk.calls.count <= recovering
        _ = try vault.operations().recover()
        let tree = files(try vault.tree)
        #expect(
          tree == files(before) || tree == files(after), "after \(call), then \(recovering)")
        recovering += 1
      }
    }
  }

  @Test("An error at any call leaves all as it was, or does all", arguments: Case.allCases)
  func errors(operation: Case) throws {
    let (calls, before, after) = try course(of: operation)
    let codes = [ENOSPC, EACCES, EROFS, EXDEV, EIO]
    for call in calls.indices {
      let code = codes[call % codes.count]
      let (vault, plan) = try prepared(operation)
      let disk = FaultyDisk(.error(code), atCall: call)
      let operations = try vault.operations(on: disk)
      var error: OperationError?
      do throws(OperationError) {
        _ = try operations.carryOut(plan)
      } catch let failure {
        error = failure
      }
      guard let error else {
        #expect(try vault.tree == after, "after call \(call), \(calls[call])")
        continue
      }
      #expect(try vault.tree == before, "\(error) after call \(call), \(calls[call])")
      #expect(!error.description.isEmpty)
      _ = try vault.carryOut(plan)
      #expect(files(try vault.tree) == files(after), "once more after call \(call)")
    }
  }

  @Test(
    "A disk that stays full from any call on loses nothing, and its end lets it be done",
    arguments: Case.allCases)
  func fullDisk(operation: Case) throws {
    let (calls, before, after) = try course(of: operation)
    for call in calls.indices where ["create", "write", "sync"].contains(calls[call]) {
      let (vault, plan) = try prepared(operation)
      let disk = FaultyDisk(.lasting(ENOSPC), atCall: call)
      #expect(throws: OperationError.self) { try vault.operations(on: disk).carryOut(plan) }
      #expect(try vault.tree == before, "after call \(call), \(calls[call])")
      _ = try vault.carryOut(plan)
      #expect(files(try vault.tree) == files(after))
    }
  }

  @Test(
    "Files that somebody changes at any moment are left as they made them",
    arguments: [Case.rename, .undoRename])
  func changedMeanwhile(operation: Case) throws {
    let (calls, _, _) = try course(of: operation)
    for call in calls.indices {
      let (vault, plan) = try prepared(operation)
      let name = vault.notes.absolute("a.md".utf8)
      let disk = FaultyDisk(beforeCall: call) {
        let file = fopen(String(decoding: name, as: UTF8.self), "a")
        fputs("by somebody else\n", file)
        fclose(file)
      }
      _ = try? vault.operations(on: disk).carryOut(plan)
      let text = try #require(try vault.texts["a.md"])
      // Between the last look and the renaming lies an instant that no program can close.
      if calls[call] != "replace" { #expect(text.hasSuffix("by somebody else\n"), "\(call)") }
    }
  }

  @Test("A disk that takes a few bytes at a time gets all of them, and one that takes none errs")
  func shortWrites() throws {
    let (vault, plan) = try prepared(.rename)
    let (_, _, after) = try course(of: .rename)
    #expect(throws: OperationError.noRecord(code: EIO)) {
      try vault.operations(on: FaultyDisk(writingAtMost: 0)).carryOut(plan)
    }
    _ = try vault.operations(on: FaultyDisk(writingAtMost: 3)).carryOut(plan)
    #expect(try vault.tree == after)
  }

  @Test("One note is moved in one step, which needs no record")
  func oneStep() throws {
    #expect(try course(of: .trash).calls.contains("create") == false)
  }

  @Test("What a living process is at is left alone by another that starts")
  func living() throws {
    let (vault, plan) = try prepared(.rename)
    let (calls, _, after) = try course(of: .rename)
    let place = try #require(calls.lastIndex(of: "move"))
    let other = try vault.operations()
    let disk = FaultyDisk(beforeCall: place) {
      #expect(other.recover() == [])
    }
    _ = try vault.operations(on: disk).carryOut(plan)
    #expect(try vault.tree == after)
  }

  @Test("A torn record and one of a newer program harm nothing")
  func strangeRecords() throws {
    let (vault, _) = try prepared(.rename)
    let before = try vault.tree
    try vault.state.write("operations/torn.intent", "{\"version\":1,\"tok")
    try vault.state.write(
      "operations/new.intent",
      #"{"version":2,"token":"x","rewrites":[],"moves":[],"made":[]}"#)
    #expect(try vault.operations().recover() == [])
    #expect(try vault.tree == before)
    #expect(try vault.leftRecords == ["operations/new.intent"])
  }

  @Test("A record waits while the disk with the notes isn't there")
  func unmounted() throws {
    let (vault, plan) = try prepared(.rename)
    let (calls, before, _) = try course(of: .rename)
    let place = try #require(calls.lastIndex(of: "replace"))
    _ = try? vault.operations(on: FaultyDisk(.death, atCall: place)).carryOut(plan)
    #expect(try files(vault.tree) != files(before))
    let operations = try vault.operations()
    try vault.notes.move(.away)
    #expect(operations.recover() == [])
    try vault.notes.move(.back)
    #expect(operations.recover() == [.undone])
    #expect(try files(vault.tree) == files(before))
  }

  @Test("A vanished folder is told, and nothing is made in its place")
  func vanished() throws {
    let (vault, plan) = try prepared(.rename)
    let notebook = try vault.notes.notebook
    let operations = NoteOperations(on: notebook, records: vault.records)
    try vault.notes.move(.away)
    #expect(throws: OperationError.self) { try operations.carryOut(plan) }
    try vault.notes.move(.back)
    _ = try operations.carryOut(plan)
    #expect(try vault.texts["New.md"] != nil)
  }

  /// The files without the folders.
  private func files(_ tree: [[UInt8]: [UInt8]]) -> [[UInt8]: [UInt8]] {
    tree.filter { $0.key.suffix(3).elementsEqual(".md".utf8) || !$0.value.isEmpty }
  }
}
