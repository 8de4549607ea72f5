import Glibc

/// A queue in which the system tells what happens to folders and files that are watched (inotify).
final class Inotify: Sendable {
  /// Readable while the system has something to tell.
  let descriptor: Int32

  /// How often a full buffer is read at a time: somebody may write for ever.
  private static let rounds = 16

  /// What begins each event: watch, mask, cookie and the length of the name.
  private static let headSize = 16

  /// Something that has happened.
  struct Event {
    /// The watch that it happened to; -1 where events were lost.
    let watch: Int32
    /// What it was, and whether a folder was concerned.
    let mask: UInt32
    /// The name in the folder; empty where the folder itself, or a file, is watched.
    ///
    /// It is valid until the next event.
    let name: UnsafeRawBufferPointer

    func isAny(of events: Int32) -> Bool { mask & UInt32(bitPattern: events) != 0 }
  }

  /// Opens a queue; `nil` where the system has none to give.
  init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Watches what lies at a path, links followed; what is watched already keeps its number.
  func watch(_ path: [UInt8], for events: UInt32) throws(SystemError) -> Int32 {
    let (watch, code) = withCPath(path) { (inotify_add_watch(descriptor, $0, events), errno) }
    guard watch >= 0 else { throw SystemError(code: code) }
    return watch
  }

  /// Watches something no more.
  func forget(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

  /// Takes what waits, oldest first; after a megabyte the rest waits on.
  func take(_ body: (Event) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
      for _ in 0..<Self.rounds {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        Self.split(UnsafeRawBufferPointer(rebasing: buffer[..<count]), body)
      }
    }
  }

  private static func split(_ bytes: UnsafeRawBufferPointer, _ body: (Event) -> Void) {
    var place = 0
    while place + headSize <= bytes.count {
      let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
      let end = min(bytes.count, place + headSize + length)
      let padded = bytes[(place + headSize)..<end]
      let name = padded.prefix { $0 != 0 }
      body(
        Event(
          watch: bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
          mask: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
          name: UnsafeRawBufferPointer(rebasing: name)))
      place = end
    }
  }
}
