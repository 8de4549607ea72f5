import Glibc
import Synchronization
import Testing

@testable import Notes

/// The system's own disk, of which any call may fail, or be the last one of its process.
final class FaultyDisk: NoteDisk {
  /// What happens at a call.
  enum Fault: Hashable {
    /// The call fails with this number and does nothing.
    case error(Int32)
    /// This call and every later one of the same kind fail: the disk stays full.
    case lasting(Int32)
    /// The call and every later one fail: the process is gone.
    case death
  }

  private struct State {
    var calls: [String] = []
    var fault: Fault?
    var place = 0
    var failing: String?
    var isDead = false
    var mostWritten = Int.max
    var interlude: (@Sendable () -> Void)?
    /// The call before which the interlude comes each time, in place of once.
    var always: String?
  }

  private let state = Mutex(State())
  private let disk = LiveDisk()

  /// The calls made so far.
  var calls: [String] { state.withLock { $0.calls } }

  /// Makes a disk that lets a call fail, counted from 0, or none.
  init(_ fault: Fault? = nil, atCall place: Int = 0, writingAtMost most: Int = .max) {
    state.withLock { state in
      (state.fault, state.place, state.mostWritten) = (fault, place, most)
    }
  }

  /// Makes a disk on which something else happens just before a call.
  init(beforeCall place: Int, _ interlude: @escaping @Sendable () -> Void) {
    state.withLock { state in
      (state.place, state.interlude) = (place, interlude)
    }
  }

  /// Makes a disk on which something else happens before every call of a kind.
  init(beforeEvery name: String, _ interlude: @escaping @Sendable () -> Void) {
    state.withLock { state in
      (state.always, state.interlude) = (name, interlude)
    }
  }

  /// Lets nothing fail any more.
  func heal() {
    state.withLock { state in
      (state.fault, state.failing, state.mostWritten) = (nil, nil, .max)
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
        case nil: break
        }
      }
      if state.isDead { return EIO }
      if name == state.failing, case .lasting(let code) = state.fault { return code }
      return nil
    }
    if let code { throw SystemError(code: code) }
    return try body()
  }

  func status(of path: [UInt8], links: FileStatus.Links) throws(SystemError) -> FileStatus? {
    try call("status") { () throws(SystemError) in try disk.status(of: path, links: links) }
  }

  func realPath(of path: [UInt8]) throws(SystemError) -> [UInt8] {
    try call("realPath") { () throws(SystemError) in try disk.realPath(of: path) }
  }

  func destination(ofLink path: [UInt8]) throws(SystemError) -> [UInt8] {
    try call("destination") { () throws(SystemError) in try disk.destination(ofLink: path) }
  }

  func read(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
    try call("read") { () throws(SystemError) in try disk.read(path) }
  }

  func names(in folder: [UInt8]) throws(SystemError) -> [[UInt8]] {
    try call("names") { () throws(SystemError) in try disk.names(in: folder) }
  }

  func checkWritable(_ path: [UInt8]) throws(SystemError) {
    try call("checkWritable") { () throws(SystemError) in try disk.checkWritable(path) }
  }

  func create(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try call("create") { () throws(SystemError) in try disk.create(path) }
  }

  func createNote(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try call("create") { () throws(SystemError) in try disk.createNote(path) }
  }

  func openLog(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try call("open") { () throws(SystemError) in try disk.openLog(path) }
  }

  func status(of file: Int32) throws(SystemError) -> FileStatus {
    try call("status") { () throws(SystemError) in try disk.status(of: file) }
  }

  func read(_ file: Int32, from place: Int) throws(SystemError) -> [UInt8] {
    try call("read") { () throws(SystemError) in try disk.read(file, from: place) }
  }

  func read(_ file: Int32, from place: Int, atMost count: Int) throws(SystemError) -> [UInt8] {
    try call("read") { () throws(SystemError) in
      try disk.read(file, from: place, atMost: count)
    }
  }

  func truncate(_ file: Int32, to length: Int) throws(SystemError) {
    try call("truncate") { () throws(SystemError) in try disk.truncate(file, to: length) }
  }

  func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let most = state.withLock { $0.mostWritten }
    return try call("write") { () throws(SystemError) in
      try disk.write(file, bytes.prefix(most))
    }
  }

  func adopt(_ file: Int32, from path: [UInt8]) throws(SystemError) {
    try call("adopt") { () throws(SystemError) in try disk.adopt(file, from: path) }
  }

  func sync(_ file: Int32) throws(SystemError) {
    // A process that dies takes nothing from the disk, so the tests needn't wait for it.
    try call("sync") { () throws(SystemError) in }
  }

  func close(_ file: Int32) throws(SystemError) {
    // The system closes the files of a process that dies, too.
    defer {
      do throws(SystemError) {
        try disk.close(file)
      } catch {
        // It would have been somebody else's file, had one been opened meanwhile.
        if error.code == EBADF { Issue.record("A file was closed twice.") }
      }
    }
    try call("close") { () throws(SystemError) in }
  }

  func lock(_ file: Int32) throws(SystemError) -> LockOutcome {
    try call("lock") { () throws(SystemError) in try disk.lock(file) }
  }

  func waitForLock(_ file: Int32) throws(SystemError) {
    try call("lock") { () throws(SystemError) in try disk.waitForLock(file) }
  }

  func unlock(_ file: Int32) throws(SystemError) {
    // The system ends the locks of a process that dies, too.
    defer { try? disk.unlock(file) }
    try call("unlock") { () throws(SystemError) in }
  }

  func open(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try call("open") { () throws(SystemError) in try disk.open(path) }
  }

  func replace(_ path: [UInt8], with other: [UInt8]) throws(SystemError) {
    try call("replace") { () throws(SystemError) in try disk.replace(path, with: other) }
  }

  func move(_ path: [UInt8], to other: [UInt8]) throws(SystemError) {
    try call("move") { () throws(SystemError) in try disk.move(path, to: other) }
  }

  func remove(_ path: [UInt8]) throws(SystemError) {
    try call("remove") { () throws(SystemError) in try disk.remove(path) }
  }

  func makeFolder(_ path: [UInt8]) throws(SystemError) {
    try call("makeFolder") { () throws(SystemError) in try disk.makeFolder(path) }
  }

  func makePrivateFolder(_ path: [UInt8]) throws(SystemError) {
    try call("makeFolder") { () throws(SystemError) in try disk.makePrivateFolder(path) }
  }

  func removeFolder(_ path: [UInt8]) throws(SystemError) {
    try call("removeFolder") { () throws(SystemError) in try disk.removeFolder(path) }
  }

  func syncFolder(_ path: [UInt8]) throws(SystemError) {
    try call("syncFolder") { () throws(SystemError) in }
  }
}
