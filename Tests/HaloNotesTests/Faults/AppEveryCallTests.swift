import Geometry
import Glibc
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

/// What a person sees and has while the disk fails in the middle, through the whole app.
///
/// With `HALO_FAULTS=all` each call is tried with every error, else a sample: the last call of each kind,
/// one error each, and a kill where something is about to change.
@Suite("Attaching and emptying in the app, killed or refused at any call (notes N4, N11, N22)")
struct AppEveryCallTests {
  /// What the system says, and what a person is to be told.
  private static let causes = [
    ENOSPC: "the disk is full", EIO: "the disk reports an error", EACCES: "permission denied",
    EROFS: "the disk is read-only", EMFILE: "too many files are open",
  ]

  /// The calls that it makes on a sound disk.
  private func calls(of test: AppFaultCase) throws -> [String] {
    let world = try AppFaultWorld(test)
    let count = world.disk.calls.count
    #expect(try !world.isDone)
    world.app.press(test.key)
    #expect(try world.isDone && world.fault == nil)
    return Array(world.disk.calls[count...])
  }

  @Test(
    "Refused, it says why in one line, nothing is lost or half done, and later it is done",
    arguments: AppFaultCase.allCases)
  func refused(test: AppFaultCase) throws {
    let calls = try calls(of: test)
    var told = 0
    for (place, fault, code) in FaultSample.refusals(at: FaultSample.lastPlaces(in: calls)) {
      let world = try AppFaultWorld(test)
      let what = "\(fault) at call \(place), \(calls[place])"
      world.disk.fail(fault, after: place)
      world.app.press(test.key)
      #expect(try world.fault == nil, "\(what)")
      #expect(world.app.faults == [], "\(what)")
      if try !world.isDone {
        let message = try #require(world.app.message, "\(what)")
        #expect(message.hasPrefix(test.refusal), "\(what): \(message)")
        #expect(message.contains(try #require(Self.causes[code])), "\(what): \(message)")
        #expect(!message.contains("\n"))
        told += 1
        // What was copied in vain is gone again, where the disk lets it go.
        if test == .attach, case .error = fault { #expect(try world.copies == [], "\(what)") }
      }
      world.disk.heal()
      if try !world.isDone { world.app.press(test.again) }
      #expect(try world.isDone, "\(what), again: \(world.app.message ?? "")")
      #expect(try world.fault == nil, "\(what), again")
      #expect(try world.leftovers == [], "\(what), again")
    }
    #expect(told > 1)
  }

  @Test(
    "Killed, the next start has all files and texts, old or new, and it can be done again",
    arguments: AppFaultCase.allCases)
  func killed(test: AppFaultCase) throws {
    let calls = try calls(of: test)
    let places = FaultSample.lastPlaces(in: calls)
    for (place, fault) in FaultSample.kills(at: places, in: calls) {
      let world = try AppFaultWorld(test)
      let what = "\(fault) at call \(place), \(calls[place])"
      world.disk.fail(fault, after: place)
      world.app.press(test.key)
      try world.startAgain()
      #expect(try world.fault == nil, "\(what)")
      #expect(world.app.faults == [], "\(what)")
      if try !world.isDone { world.app.press(test.again) }
      #expect(try world.isDone, "\(what), again: \(world.app.message ?? "")")
      #expect(try world.fault == nil, "\(what), again")
    }
  }
}
