import Glibc
import Synchronization

@testable import Scenes

/// A disk in memory that fails on demand and forgets what wasn't synced.
///
/// A class, for several file systems may stand on one disk, as several processes do.
final class FakeDisk: Sendable {
  /// What happens at a call.
  enum Fault: Hashable, Sendable {
    /// The call fails with this number and does nothing.
    case error(Int32)

    /// The call and every later one fail: the process is gone.
    case death
  }

  /// What a crash of the machine leaves of names that were changed and not synced.
  enum UnsyncedNames: CaseIterable {
    /// They are as they were.
    case lost

    /// They are changed all the same.
    case kept
  }

  private struct File {
    var bytes: [UInt8] = []
    var synced: [UInt8] = []
    var modified = 0
  }

  private struct State {
    var files: [Int: File] = [:]
    var names: [StatePath: Int] = [:]
    var syncedNames: [StatePath: Int] = [:]
    var folders: Set<StatePath> = []
    var open: [Int32: Int] = [:]
    var locks: [Int32: Int] = [:]
    var nextNumber = 1
    var calls: [FileOperation] = []
    var faults: [Int: Fault] = [:]
    var isDead = false
    var mostWritten = Int.max
  }

  private let state = Mutex(State())

  /// The calls since they were last counted.
  var calls: [FileOperation] { state.withLock { $0.calls } }

  /// The names in all folders.
  var names: Set<String> { state.withLock { Set($0.names.keys.map(\.description)) } }

  /// Counts calls anew and lets one of them fail.
  func prepare(_ fault: Fault? = nil, atCall call: Int = 0, writingAtMost most: Int = .max) {
    state.withLock { state in
      state.calls = []
      state.faults = fault.map { [call: $0] } ?? [:]
      state.mostWritten = most
    }
  }

  /// Ends all processes; with the machine, what isn't on the disk is lost.
  func crash(_ unsynced: UnsyncedNames?) {
    state.withLock { state in
      state.isDead = false
      state.faults = [:]
      state.open = [:]
      state.locks = [:]
      guard let unsynced else { return }
      if unsynced == .lost { state.names = state.syncedNames }
      for number in state.files.keys {
        // Half of what wasn't synced may have been written.
        let file = state.files[number] ?? File()
        guard file.bytes != file.synced else { continue }
        state.files[number]?.bytes = Array(file.bytes.prefix(file.bytes.count / 2))
      }
    }
  }

  /// Changes the bytes of a file behind everybody's back.
  func damage(_ path: StatePath, _ change: (inout [UInt8]) -> Void) {
    state.withLock { state in
      guard let number = state.names[path] else { return }
      change(&state.files[number, default: File()].bytes)
    }
  }

  /// The file system of a process on this disk.
  var fileSystem: FileSystem {
    FileSystem(
      makeFolder: { path throws(FileError) in
        try self.run(.makeFolder, path) { state in _ = state.folders.insert(path) }
      },
      list: { path throws(FileError) in
        try self.run(.list, path) { state throws(FileError) in
          guard state.folders.contains(path) else { throw FileError(.list, path, code: ENOENT) }
          return state.names.keys.filter { $0.parent == path }
            .map { String(decoding: $0.lastName, as: UTF8.self) }
        }
      },
      inspect: { path throws(FileError) in
        try self.run(.inspect, path) { state in
          state.names[path].flatMap { state.files[$0] }
            .map { FileStatus(size: $0.bytes.count, modified: .seconds($0.modified)) }
        }
      },
      read: { path throws(FileError) in
        try self.run(.read, path) { state throws(FileError) in
          guard let file = state.names[path].flatMap({ state.files[$0] }) else {
            throw FileError(.read, path, code: ENOENT)
          }
          return file.bytes
        }
      },
      create: { path throws(FileError) in
        try self.run(.create, path) { state in
          let number = Self.file(at: path, in: &state)
          state.files[number]?.bytes = []
          return Self.opened(number, path, in: &state)
        }
      },
      write: { file, bytes throws(FileError) in
        try self.run(.write, file.path) { state throws(FileError) in
          guard let number = state.open[file.descriptor] else {
            throw FileError(.write, file.path, code: EBADF)
          }
          let written = bytes.prefix(state.mostWritten)
          state.files[number]?.bytes += written
          state.files[number]?.modified = state.nextNumber
          state.nextNumber += 1
          return written.count
        }
      },
      sync: { file throws(FileError) in
        try self.run(.sync, file.path) { state in
          guard let number = state.open[file.descriptor] else { return }
          let bytes = state.files[number]?.bytes ?? []
          state.files[number]?.synced = bytes
        }
      },
      close: { file throws(FileError) in
        // As with the system's, the file is closed even when that fails.
        defer { self.state.withLock { Self.close(file, in: &$0) } }
        try self.run(.close, file.path) { _ in }
      },
      rename: { old, new throws(FileError) in
        try self.run(.rename, old) { state throws(FileError) in
          guard let number = state.names.removeValue(forKey: old) else {
            throw FileError(.rename, old, code: ENOENT)
          }
          state.names[new] = number
        }
      },
      syncFolder: { path throws(FileError) in
        try self.run(.sync, path) { state in
          state.syncedNames = state.syncedNames.filter { $0.key.parent != path }
          for (name, number) in state.names where name.parent == path {
            state.syncedNames[name] = number
          }
        }
      },
      remove: { path throws(FileError) in
        try self.run(.remove, path) { $0.names[path] = nil }
      },
      lock: { path throws(FileError) in
        try self.run(.lock, path) { state in
          let number = Self.file(at: path, in: &state)
          guard !state.locks.values.contains(number) else { return nil }
          let file = Self.opened(number, path, in: &state)
          state.locks[file.descriptor] = number
          return file
        }
      },
      label: { file, bytes throws(FileError) in
        try self.run(.write, file.path) { state in
          guard let number = state.open[file.descriptor] else { return }
          state.files[number]?.bytes = bytes
        }
      })
  }

  @discardableResult
  private func run<Result: Sendable>(
    _ operation: FileOperation, _ path: StatePath,
    _ body: (inout State) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try state.withLock { (state) throws(FileError) -> Result in
      let fault = state.faults[state.calls.count]
      state.calls.append(operation)
      if fault == .death { state.isDead = true }
      if state.isDead { throw FileError(operation, path, code: EIO) }
      if case .error(let code) = fault { throw FileError(operation, path, code: code) }
      return try body(&state)
    }
  }

  private static func file(at path: StatePath, in state: inout State) -> Int {
    if let number = state.names[path] { return number }
    let number = state.nextNumber
    state.nextNumber += 1
    state.files[number] = File()
    state.names[path] = number
    return number
  }

  private static func opened(_ number: Int, _ path: StatePath, in state: inout State) -> OpenFile {
    let descriptor = Int32(state.nextNumber)
    state.nextNumber += 1
    state.open[descriptor] = number
    return OpenFile(descriptor: descriptor, path: path)
  }

  private static func close(_ file: OpenFile, in state: inout State) {
    guard !state.isDead else { return }
    state.open[file.descriptor] = nil
    state.locks[file.descriptor] = nil
  }
}
