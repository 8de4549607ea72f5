import Glibc
import Notes
import Synchronization

/// The system's own disk, of which any call may fail, or be the last one of its process.
package final class FaultyDisk: NoteDisk {
  /// What happens at a call.
  package enum Fault: Hashable, Sendable {
    /// The call fails with this number and does nothing.
    case error(Int32)
    /// This call and every later one of the same kind fail: the disk stays full.
    case lasting(Int32)
    /// The call and every later one fail: the process is gone.
    case death
    /// The process is gone in the middle of the call: of a write half is done, other calls are done.
    case deathWithin
  }

  private struct State {
    var calls: [String] = []
    var fault: Fault?
    var place = 0
    var failing: String?
    /// The number with which all calls fail that would change something, or those of one kind.
    var refusal: Int32?
    var refused = FaultyDisk.changing
    var isDead = false
    /// Whether the call at hand is the last of its process.
    var isLast = false
    var mostWritten = Int.max
    var interlude: (@Sendable () -> Void)?
    /// The call before which the interlude comes each time, in place of once.
    var always: String?
  }

  /// The calls that change something.
  private static let changing: Set<String> = [
    "create", "truncate", "write", "adopt", "sync", "replace", "move", "remove",
    "makeFolder", "removeFolder", "syncFolder",
  ]

  private let state = Mutex(State())
  private let disk = LiveDisk()

  /// The calls made so far.
  package var calls: [String] { state.withLock { $0.calls } }

  /// Makes a disk that lets a call fail, counted from 0, or none.
  package init(_ fault: Fault? = nil, atCall place: Int = 0, writingAtMost most: Int = .max) {
    state.withLock { state in
      (state.fault, state.place, state.mostWritten) = (fault, place, most)
    }
  }

  /// Makes a disk on which something else happens just before a call.
  package init(beforeCall place: Int, _ interlude: @escaping @Sendable () -> Void) {
    state.withLock { state in
      (state.place, state.interlude) = (place, interlude)
    }
  }

  /// Makes a disk on which something else happens before every call of a kind.
  package init(beforeEvery name: String, _ interlude: @escaping @Sendable () -> Void) {
    state.withLock { state in
      (state.always, state.interlude) = (name, interlude)
    }
  }

  /// Lets the next call fail, or one after that.
  package func fail(_ fault: Fault, after count: Int = 0) {
    state.withLock { state in
      (state.fault, state.place) = (fault, state.calls.count + count)
    }
  }

  /// Lets every call fail from now on that would change something.
  package func refuse(with code: Int32) {
    state.withLock { ($0.refusal, $0.refused) = (code, Self.changing) }
  }

  /// Lets every call of a kind fail from now on.
  package func refuse(with code: Int32, only name: String) {
    state.withLock { ($0.refusal, $0.refused) = (code, [name]) }
  }

  /// Lets nothing fail any more; a process that has died is followed by another one.
  package func heal() {
    state.withLock { state in
      (state.fault, state.failing, state.refusal) = (nil, nil, nil)
      (state.isDead, state.isLast) = (false, false)
      state.mostWritten = .max
    }
  }

  private func call<Result>(
    _ name: String, _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let interlude = state.withLock { state in
      (state.always.map { $0 == name } ?? (state.calls.count == state.place))
        ? state.interlude : nil
    }
    interlude?()
    let code = state.withLock { state -> Int32? in
      let isHere = state.calls.count == state.place
      state.calls.append(name)
      if isHere {
        switch state.fault {
        case .error(let code): return code
        case .lasting(let code):
          state.failing = name
          return code
        case .death: state.isDead = true
        case .deathWithin:
          state.isDead = true
          state.isLast = true
          return nil
        case nil: break
        }
      }
      if state.isDead { return EIO }
      if let code = state.refusal, state.refused.contains(name) { return code }
      if name == state.failing, case .lasting(let code) = state.fault { return code }
      return nil
    }
    if let code { throw SystemError(code: code) }
    return try body()
  }

  package func status(of path: [UInt8], links: FileStatus.Links) throws(SystemError) -> FileStatus?
  {
    try call("status") { () throws(SystemError) in try disk.status(of: path, links: links) }
  }

  package func realPath(of path: [UInt8]) throws(SystemError) -> [UInt8] {
    try call("realPath") { () throws(SystemError) in try disk.realPath(of: path) }
  }

  package func destination(ofLink path: [UInt8]) throws(SystemError) -> [UInt8] {
    try call("destination") { () throws(SystemError) in try disk.destination(ofLink: path) }
  }

  package func read(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
    try call("read") { () throws(SystemError) in try disk.read(path) }
  }

  package func names(in folder: [UInt8]) throws(SystemError) -> [[UInt8]] {
    try call("names") { () throws(SystemError) in try disk.names(in: folder) }
  }

  package func checkWritable(_ path: [UInt8]) throws(SystemError) {
    try call("checkWritable") { () throws(SystemError) in try disk.checkWritable(path) }
  }

  package func create(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try call("create") { () throws(SystemError) in try disk.create(path) }
  }

  package func createNote(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try call("create") { () throws(SystemError) in try disk.createNote(path) }
  }

  package func openLog(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try call("open") { () throws(SystemError) in try disk.openLog(path) }
  }

  package func status(of file: Int32) throws(SystemError) -> FileStatus {
    try call("status") { () throws(SystemError) in try disk.status(of: file) }
  }

  package func read(_ file: Int32, from place: Int) throws(SystemError) -> [UInt8] {
    try call("read") { () throws(SystemError) in try disk.read(file, from: place) }
  }

  package func read(_ file: Int32, from place: Int, atMost count: Int) throws(SystemError)
    -> [UInt8]
  {
    try call("read") { () throws(SystemError) in
      try disk.read(file, from: place, atMost: count)
    }
  }

  package func truncate(_ file: Int32, to length: Int) throws(SystemError) {
    try call("truncate") { () throws(SystemError) in try disk.truncate(file, to: length) }
  }

  package func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try call("write") { () throws(SystemError) in
      let most = state.withLock { state in
        defer { state.isLast = false }
        return state.isLast ? bytes.count / 2 : state.mostWritten
      }
      return try disk.write(file, bytes.prefix(most))
    }
  }

  package func adopt(_ file: Int32, from path: [UInt8]) throws(SystemError) {
    try call("adopt") { () throws(SystemError) in try disk.adopt(file, from: path) }
  }

  package func sync(_ file: Int32) throws(SystemError) {
    // A process that dies takes nothing from the disk, so the tests needn't wait for it.
    try call("sync") { () throws(SystemError) in }
  }

  package func close(_ file: Int32) throws(SystemError) {
    // The system closes the files of a process that dies, too.
    defer {
      do throws(SystemError) {
        try disk.close(file)
      } catch {
        // It would have been somebody else's file, had one been opened meanwhile.
        precondition(error.code != EBADF, "A file was closed twice.")
      }
    }
    try call("close") { () throws(SystemError) in }
  }

  package func lock(_ file: Int32) throws(SystemError) -> LockOutcome {
    try call("lock") { () throws(SystemError) in try disk.lock(file) }
  }

  package func waitForLock(_ file: Int32) throws(SystemError) {
    try call("lock") { () throws(SystemError) in try disk.waitForLock(file) }
  }

  package func unlock(_ file: Int32) throws(SystemError) {
    // The system ends the locks of a process that dies, too.
    defer { try? disk.unlock(file) }
    try call("unlock") { () throws(SystemError) in }
  }

  package func open(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try call("open") { () throws(SystemError) in try disk.open(path) }
  }

  package func replace(_ path: [UInt8], with other: [UInt8]) throws(SystemError) {
    try call("replace") { () throws(SystemError) in try disk.replace(path, with: other) }
  }

  package func move(_ path: [UInt8], to other: [UInt8]) throws(SystemError) {
    try call("move") { () throws(SystemError) in try disk.move(path, to: other) }
  }

  package func remove(_ path: [UInt8]) throws(SystemError) {
    try call("remove") { () throws(SystemError) in try disk.remove(path) }
  }

  package func makeFolder(_ path: [UInt8]) throws(SystemError) {
    try call("makeFolder") { () throws(SystemError) in try disk.makeFolder(path) }
  }

  package func makePrivateFolder(_ path: [UInt8]) throws(SystemError) {
    try call("makeFolder") { () throws(SystemError) in try disk.makePrivateFolder(path) }
  }

  package func removeFolder(_ path: [UInt8]) throws(SystemError) {
    try call("removeFolder") { () throws(SystemError) in try disk.removeFolder(path) }
  }

  package func syncFolder(_ path: [UInt8]) throws(SystemError) {
    try call("syncFolder") { () throws(SystemError) in }
  }
}
