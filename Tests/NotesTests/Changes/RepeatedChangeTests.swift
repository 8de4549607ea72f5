import Dispatch
import Glibc
import NotesTestSupport
import Synchronization
import Testing

@testable import Notes

/// Who makes a change once more because it failed has it once: the first one stayed in the journal and was
/// saved with the second.
@Suite("A change that failed, made once more (contract: append, prepend, tag)")
struct RepeatedChangeTests {
  /// A note in which nobody writes, or somebody has typed something that isn't saved.
  enum Company: CaseIterable {
    case none, typed

    func prepare(_ vault: JournalVault) throws -> Writer? {
      guard self == .typed else { return nil }
      let writer = try vault.open()
      #expect(writer.type("typed "))
      return writer
    }

    func text(_ changed: String) -> String { self == .none ? changed : "typed " + changed }
  }

  private let change = NoteChange.append(Array("more".utf8))

  /// Makes the change on a disk that fails; how it failed.
  private func failure(
    in vault: JournalVault, on disk: FaultyDisk
  ) throws -> NoteChanger.Failure? {
    let changer = try vault.changer(on: disk)
    do throws(NoteChanger.Failure) {
      _ = try changer.change(vault.path, change)
      return nil
    } catch {
      return error
    }
  }

  private func text(of vault: JournalVault) throws -> String {
    String(decoding: try vault.file, as: UTF8.self)
  }

  @Test("Many that change one note at once: each is there once")
  func atOnce() throws {
    let vault = try JournalVault()
    let before = try text(of: vault)
    let (changers, path) = (try (0..<8).map { _ in try vault.changer() }, vault.path)
    let failures = Mutex(0)
    for round in 0..<12 {
      DispatchQueue.concurrentPerform(iterations: changers.count) { number in
        let change = NoteChange.append(Array("[\(round) \(number)]".utf8))
        do {
          _ = try changers[number].change(path, change)
        } catch {
          failures.withLock { $0 += 1 }
        }
      }
    }
    #expect(failures.withLock { $0 } == 0)
    let after = try text(of: vault)
    for round in 0..<12 {
      for number in 0..<8 {
        #expect(after.ranges(of: "[\(round) \(number)]").count == 1)
      }
    }
    #expect(after.hasPrefix(before))
  }

  @Test(
    "It is there once, unless the failure said that it is kept: then it comes by itself",
    arguments: Company.allCases)
  func everyCall(company: Company) throws {
    let reference = FaultyDisk()
    let first = try JournalVault()
    _ = try company.prepare(first)
    #expect(try failure(in: first, on: reference) == nil)
    var (failed, kept) = (0, 0)
    for (place, call) in reference.calls.enumerated() {
      let code = [ENOSPC, EIO, EACCES, EROFS, EMFILE][place % 5]
      for fault in [FaultyDisk.Fault.error(code), .lasting(code)] {
        let vault = try JournalVault()
        let writer = try company.prepare(vault)
        guard let failure = try failure(in: vault, on: FaultyDisk(fault, atCall: place)) else {
          continue
        }
        let what = "\(fault) at call \(place), \(call): \(failure)"
        failed += 1
        if case .kept(vault.path, because: _) = failure {
          kept += 1
          #expect(failure.description.contains("so don't make it again"), "\(what)")
          try vault.changer().saveTyped(in: vault.path)
        } else {
          #expect(["base\n", "typed base\n"].contains(try text(of: vault)), "\(what)")
          if company == .none {
            #expect(try vault.folder().recover(with: try vault.saver()) == [], "\(what)")
          }
          #expect(try vault.changer().change(vault.path, change) != nil, "\(what)")
        }
        #expect(try text(of: vault) == company.text("base\nmore\n"), "\(what)")
        #expect(try vault.folder().recover(with: try vault.saver()) == [], "\(what)")
        writer?.pull()
        #expect(try writer == nil || writer?.text == vault.file, "\(what)")
      }
    }
    #expect(failed > kept && kept > 0)
  }

  @Test("What has come to somebody's screen meanwhile goes from it again, and what he types stays")
  func seen() throws {
    let vault = try JournalVault()
    // Called on this thread.
    nonisolated(unsafe) let writer = try vault.open()
    #expect(writer.type("typed "))
    let reference = FaultyDisk()
    let rehearsal = try JournalVault()
    _ = try Company.typed.prepare(rehearsal)
    #expect(try failure(in: rehearsal, on: reference) == nil)
    let place = try #require(reference.calls.firstIndex(of: "create"))
    let disk = FaultyDisk(beforeCall: place) {
      writer.pull()
      #expect(writer.text == Array("typed base\nmore\n".utf8))
      #expect(writer.type("!", at: writer.text.count))
    }
    disk.refuse(with: ENOSPC, only: "create")
    #expect(
      try failure(in: vault, on: disk) == .refused(vault.path, .refused(vault.path, code: ENOSPC)))
    writer.pull()
    #expect(writer.text == Array("typed base\n!".utf8))
    _ = try writer.save(with: try vault.saver(), vault.folder())
    #expect(try text(of: vault) == "typed base\n!")
  }

  @Test("Where it can't be taken back that is said, with why it isn't saved")
  func kept() throws {
    let reference = FaultyDisk()
    #expect(try failure(in: try JournalVault(), on: reference) == nil)
    let writes = reference.calls.indices.filter { reference.calls[$0] == "write" }
    let vault = try JournalVault()
    // The first write is the journal's: it was the last one that found room.
    let failure = try failure(
      in: vault, on: FaultyDisk(.lasting(ENOSPC), atCall: try #require(writes.dropFirst().first)))
    #expect(
      failure?.description
        == "“a.md” isn't surely saved, but the change is kept, so don't make it again: "
        + "Halo saves it when it starts or opens the note (the disk is full)")
    #expect(try text(of: vault) == "base\n")
    #expect(try vault.folder().recover(with: try vault.saver()).map(\.key) == [.note(vault.path)])
    try vault.changer().saveTyped(in: vault.path)
    #expect(try text(of: vault) == "base\nmore\n")
  }

  @Test("A note that was removed, or changed outside, in the middle gets nothing afterwards")
  func others() throws {
    for isRemoved in [true, false] {
      let reference = FaultyDisk()
      let rehearsal = try JournalVault()
      _ = try Company.typed.prepare(rehearsal)
      #expect(try failure(in: rehearsal, on: reference) == nil)
      // The change is in the journal by then, and the new bytes wait beside the file.
      let place = try #require(reference.calls.firstIndex(of: "syncFolder"))
      let vault = try JournalVault()
      _ = try Company.typed.prepare(vault)
      let name = String(decoding: vault.notes.absolute("a.md".utf8), as: UTF8.self)
      let disk = FaultyDisk(beforeCall: place) {
        if isRemoved {
          unlink(name)
        } else {
          let file = fopen(name, "w")
          fputs("theirs\n", file)
          fclose(file)
        }
      }
      let failure = try failure(in: vault, on: disk)
      #expect(failure == (isRemoved ? .removed(vault.path) : .conflict(vault.path)))
      let mine = try vault.folder().text(of: .note(vault.path))
      #expect(mine == Array("typed base\n".utf8))
    }
  }

  @Test("Where no journals are kept the file alone says whether it is there")
  func alone() throws {
    let reference = FaultyDisk()
    func changer(_ vault: JournalVault, _ disk: FaultyDisk) throws -> NoteChanger {
      NoteChanger(on: try vault.notes.notebook, journals: nil, saver: try vault.saver(on: disk))
    }
    let first = try JournalVault()
    _ = try changer(first, reference).change(first.path, change)
    for (place, call) in reference.calls.enumerated() {
      let vault = try JournalVault()
      let changer = try changer(vault, FaultyDisk(.error(EIO), atCall: place))
      do throws(NoteChanger.Failure) {
        _ = try changer.change(vault.path, change)
      } catch {
        if case .kept = error {
          #expect(try text(of: vault) == "base\nmore\n", "\(call)")
        } else {
          #expect(try text(of: vault) == "base\n", "\(call)")
          #expect(error == .refused(vault.path, .refused(vault.path, code: EIO)))
        }
      }
    }
  }
}
