import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// Everything that writes, at every call that it makes of the disk: the process is killed there, or the
/// call is refused (notes N4, N9–N12, scenes R4).
///
/// With `HALO_FAULTS=all` each call is tried with everything that can happen to it, else a sample: the
/// first and the last call of each kind, one error each, and a kill where something is about to change.
@Suite("Whatever is done, killed or refused at any call of the disk")
struct EveryCallTests {
  /// What the calls of a case are, and the files before and after it.
  private struct Course {
    let calls: [String]
    let before: [String: [UInt8]]
    let after: [String: [UInt8]]
    /// The files before, with what was typed saved.
    let saved: [String: [UInt8]]

    init(of test: FaultCase) throws {
      let world = try FaultWorld()
      let run = try test.prepared(in: world)
      before = try world.files
      let typed = try world.typed(in: path("c.md"))
      saved = before.merging(typed.map { ["c.md": Array($0.utf8)] } ?? [:]) { $1 }
      let disk = FaultyDisk()
      try run(disk)
      calls = disk.calls
      after = try world.files
      #expect(before != after || test.action == .saveThroughLink)
      #expect(try world.leftovers == [])
    }

    /// The calls that are tried.
    var places: [Int] { FaultSample.places(in: calls) }

    /// What is wrong with the files as they are now; `nil` for all old ones or all new ones.
    func fault(in files: [String: [UInt8]], of test: FaultCase) -> String? {
      if files == before || files == after || files == saved { return nil }
      for (name, bytes) in files where before[name] != bytes && after[name] != bytes {
        // A copy that was on its way to a note, whole.
        if name.hasPrefix(".trash/paper"), bytes == Array("PDF".utf8) { continue }
        return "\(name) is neither old nor new: \(String(decoding: bytes, as: UTF8.self))"
      }
      if test.isPiecemeal { return nil }
      // A copy that a kill has left in the trash stays there.
      func withoutCopies(_ files: [String: [UInt8]]) -> [String: [UInt8]] {
        files.filter { !$0.key.hasPrefix(".trash/paper") }
      }
      let rest = withoutCopies(files)
      if rest == withoutCopies(before) || rest == withoutCopies(after) { return nil }
      return "some are old and some are new: \(files.keys.sorted())"
    }
  }

  @Test(
    "Killed at any call and started again, all files are the old ones or all the new ones",
    arguments: FaultCase.all)
  func killed(test: FaultCase) throws {
    let course = try Course(of: test)
    for (place, fault) in FaultSample.kills(at: course.places, in: course.calls) {
      let world = try FaultWorld()
      let run = try test.prepared(in: world)
      let typed = try world.typed(in: path("c.md"))
      let what = "\(fault) at call \(place), \(course.calls[place])"
      try? run(FaultyDisk(fault, atCall: place))
      try world.start()
      #expect(course.fault(in: try world.files, of: test) == nil, "\(what)")
      #expect(try world.records == [])
      // What was typed is in the journal or in the file.
      let kept = try world.typed(in: path("c.md")) ?? world.files["c.md"].map { text($0) } ?? ""
      if typed != nil { #expect(kept.contains("typed "), "\(what)") }
      try again(test, in: world, course, after: what) {
        // Its plan was made for files that are others since they were put back.
        guard test.turn == .done else { return }
        _ = try test.action.carryOut(in: world, on: FaultyDisk())
      }
    }
  }

  @Test(
    "Refused at any call, all is as it was or done, the reason is told, and it can be done again",
    arguments: FaultCase.all)
  func refused(test: FaultCase) throws {
    let course = try Course(of: test)
    for (place, fault, _) in FaultSample.refusals(at: course.places) {
      try refuse(test, with: fault, at: place, of: course)
    }
  }

  private func refuse(
    _ test: FaultCase, with fault: FaultyDisk.Fault, at place: Int, of course: Course
  ) throws {
    let world = try FaultWorld()
    let run = try test.prepared(in: world)
    let disk = FaultyDisk(fault, atCall: place)
    let what = "\(fault) at call \(place), \(course.calls[place])"
    var failure: (any Error)?
    do { try run(disk) } catch { failure = error }
    guard let failure else {
      // A note that nobody may read keeps its links.
      let isUnread =
        [.error(EACCES), .lasting(EACCES)].contains(fault)
        && ["status", "read"].contains(course.calls[place])
      let others = try world.files.filter { course.after[$0.key] != $0.value }
      #expect(others.isEmpty || isUnread, "\(what)")
      #expect(others.allSatisfy { course.before[$0.key] == $0.value }, "\(what)")
      #expect(try world.files.count == course.after.count, "\(what)")
      return
    }
    let kept = if case .kept? = failure as? NoteChanger.Failure { true } else { false }
    if case .error(let code) = fault {
      let words = kept ? shortCause(of: code) : cause(of: code)
      #expect("\(failure)".contains(words), "\(what): \(failure)")
    }
    disk.heal()
    if test.action.isChange, test.turn == .done {
      return try changeAgain(kept ? .kept : .refused, test, in: world, course, after: what) {
        try run(disk)
      }
    }
    guard case .unfinished? = failure as? OperationError else {
      #expect(course.fault(in: try world.files, of: test) == nil, "\(what)")
      try again(test, in: world, course, after: what) { try run(disk) }
      return
    }
    // What couldn't be put back is put back by the next start.
    try world.start()
    #expect(course.fault(in: try world.files, of: test) == nil, "\(what)")
    try again(test, in: world, course, after: what) {
      guard test.turn == .done else { return }
      try run(disk)
    }
  }

  /// What a failure of a change says: that it comes by itself, or that nothing is left of it.
  private enum Refusal { case kept, refused }

  /// Makes a change once more if its failure said that nothing is left of it; it is there once.
  private func changeAgain(
    _ refusal: Refusal, _ test: FaultCase, in world: FaultWorld, _ course: Course,
    after what: String, _ run: () throws -> Void
  ) throws {
    let note = try #require(test.action.changedNote)
    if refusal == .kept {
      try world.changer().saveTyped(in: note)
    } else {
      #expect(try world.files == course.before, "\(what)")
      try run()
    }
    #expect(try world.files == course.after, "again after \(what)")
    #expect(try world.journals().recover(with: try world.saver()) == [], "again after \(what)")
  }

  /// Does it once more where it isn't done; a change that is in the journal already is only saved.
  private func again(
    _ test: FaultCase, in world: FaultWorld, _ course: Course, after what: String,
    _ run: () throws -> Void
  ) throws {
    if let note = test.action.changedNote, test.turn == .done {
      try world.changer().saveTyped(in: note)
      #expect(course.fault(in: try world.files, of: test) == nil, "saved after \(what)")
    }
    // Where only the disk's last word was missing it is done.
    guard try world.files != course.after else { return }
    try run()
    #expect(course.fault(in: try world.files, of: test) == nil, "again after \(what)")
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
