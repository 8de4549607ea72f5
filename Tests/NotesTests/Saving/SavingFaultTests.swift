import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// What can happen at every call that saving makes of the disk (notes N4).
@Suite("Saving on a disk that fails, and in a process that dies")
struct SavingFaultTests {
  private let new = Array("new text\n".utf8)

  private func calls() throws -> [String] {
    let vault = try SavingVault()
    let disk = FaultyDisk()
    _ = try vault.saver(on: disk).save(new, to: vault.path, over: vault.base)
    return disk.calls
  }

  @Test("Killed at any call, the file is the old or the new one, and the next start tidies up")
  func death() throws {
    let calls = try calls()
    #expect(calls.count > 10)
    var left = 0
    for call in calls.indices {
      let vault = try SavingVault()
      let saver = try vault.saver(on: FaultyDisk(.death, atCall: call))
      _ = try? saver.save(new, to: vault.path, over: vault.base)
      #expect(try ["old\n", "new text\n"].contains(vault.text), "\(call) \(calls[call])")
      if try !vault.hidden.isEmpty { left += 1 }
      try vault.saver().removeLeftovers(beside: vault.path)
      #expect(try vault.hidden == [], "\(call) \(calls[call])")
      _ = try vault.saver().save(new, to: vault.path, over: vault.base)
      #expect(try vault.text == "new text\n")
    }
    #expect(left > 0)
  }

  @Test(
    "An error at any call leaves the old file or the new one, says why, and can be tried again",
    arguments: [ENOSPC, EIO, EACCES, EROFS, EMFILE, EDQUOT])
  func errors(code: Int32) throws {
    let calls = try calls()
    for call in calls.indices {
      for fault in [FaultyDisk.Fault.error(code), .lasting(code)] {
        let vault = try SavingVault()
        let base = try vault.base
        let saver = try vault.saver(on: FaultyDisk(fault, atCall: call))
        var hasFailed = false
        do throws(SaveError) {
          _ = try saver.save(new, to: vault.path, over: base)
        } catch {
          hasFailed = true
          #expect(error == .refused(vault.path, code: code))
          #expect(error.description.contains(cause(of: code)))
        }
        let text = try vault.text
        #expect(hasFailed ? ["old\n", "new text\n"].contains(text) : text == "new text\n")
        if ["create", "write", "sync"].contains(calls[call]) { #expect(text == "old\n") }
        if calls[call] != "remove" { #expect(try vault.hidden == [], "\(calls[call])") }
        _ = try vault.saver().save(new, to: vault.path, over: base)
        #expect(try vault.text == "new text\n")
      }
    }
  }

  @Test("What somebody writes at any moment is never lost but in the instant of the renaming")
  func changedMeanwhile() throws {
    let calls = try calls()
    for call in calls.indices where calls[call] != "replace" {
      let vault = try SavingVault()
      let base = try vault.base
      let name = String(decoding: vault.notes.absolute("a.md".utf8), as: UTF8.self)
      let disk = FaultyDisk(beforeCall: call) {
        let file = fopen(name, "a")
        fputs("by somebody else\n", file)
        fclose(file)
      }
      let outcome = try? vault.saver(on: disk).save(new, to: vault.path, over: base)
      if case .conflict(.changed(let theirs, _)) = outcome {
        #expect(String(decoding: theirs, as: UTF8.self) == "old\nby somebody else\n")
      }
      #expect(try vault.text.hasSuffix("by somebody else\n"), "\(call) \(calls[call])")
      #expect(try vault.hidden == [])
    }
  }

  @Test("A file that is written all the time is told as busy")
  func busy() throws {
    let vault = try SavingVault()
    let name = String(decoding: vault.notes.absolute("a.md".utf8), as: UTF8.self)
    let base = try vault.base
    let disk = FaultyDisk(beforeEvery: "read") {
      let file = fopen(name, "a")
      fputs("more\n", file)
      fclose(file)
    }
    #expect(throws: SaveError.busy(vault.path)) {
      try vault.saver(on: disk).save(new, to: vault.path, over: base)
    }
  }

  @Test("A new note killed or failing at any call is there whole or not at all (notes N10)")
  func creating() throws {
    let reference = FaultyDisk()
    let untouched = try SavingVault()
    _ = try untouched.saver(on: reference).create(new, title: "a", in: nil)
    for call in reference.calls.indices {
      for fault in [FaultyDisk.Fault.death, .error(ENOSPC)] {
        let vault = try SavingVault()
        let saver = try vault.saver(on: FaultyDisk(fault, atCall: call))
        _ = try? saver.create(new, title: "a", in: nil)
        #expect(try vault.text == "old\n")
        try vault.saver().removeLeftovers(beside: vault.path)
        let files = try vault.notes.snapshot().mapValues(\.bytes)
        #expect(files.count <= 2)
        for (name, bytes) in files where name != vault.path.bytes { #expect(bytes == new) }
      }
    }
  }
}
