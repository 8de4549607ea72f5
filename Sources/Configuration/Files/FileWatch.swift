import Glibc

/// Notices when one of a few files is written, replaced, removed or made.
///
/// Editors replace a file by renaming another over it, links lead to files elsewhere, and neither the
/// file nor its folder need exist yet. So what is watched are the folders, those that the links lead
/// to as well, and above a missing folder the nearest one that is there (inotify). Whatever the system
/// tells, only the files' stamps decide whether anything has changed.
///
/// Where the system has no watch to give, `descriptor` is `nil`, and `takeChanges` still answers
/// whenever it is asked. Nothing is read, and nothing wakes up while nothing changes.
public final class FileWatch {
  /// Readable when there may be something new; `nil` where the system watches nothing.
  public let descriptor: Int32?

  /// The files, by their absolute paths.
  public let paths: [String]

  private var stamps: [FileStamp?]

  /// The numbers that the system gave to what is watched.
  private var watches: Set<Int32> = []

  /// The folders to which links led last, by the paths of the links: a file that is being replaced
  /// leads nowhere for a moment.
  private var realFolders: [String: String] = [:]

  /// What can happen to a file in its own folder.
  private static let own = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF)

  /// What can bring a folder into being that isn't there.
  private static let above = UInt32(IN_CREATE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

  /// Watches files at absolute paths.
  public init(of paths: [String]) {
    self.paths = paths
    let opened = paths.isEmpty ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    descriptor = opened >= 0 ? opened : nil
    stamps = paths.map { _ in nil }
    arm()
    stamps = paths.map(FileStamp.init(of:))
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Takes what the system has to tell.
  ///
  /// - Returns: Whether one of the files isn't what it was when this was asked last, or at the start.
  /// - Complexity: A few system calls a file.
  public func takeChanges() -> Bool {
    drain()
    arm()
    // After arming: what happens from now on is told anew.
    let now = paths.map(FileStamp.init(of:))
    defer { stamps = now }
    return now != stamps
  }

  private func drain() {
    guard let descriptor else { return }
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  /// Watches what has to be watched now, and nothing else.
  private func arm() {
    guard let descriptor else { return }
    var armed: Set<Int32> = []
    for path in paths {
      armed.formUnion(watch(folder: Self.folder(of: path), by: descriptor))
      if let real = Self.realPath(of: path) { realFolders[path] = Self.folder(of: real) }
      if let folder = realFolders[path] {
        armed.formUnion(watch(folder: folder, by: descriptor))
      }
    }
    for watch in watches.subtracting(armed) { inotify_rm_watch(descriptor, watch) }
    watches = armed
  }

  /// Watches a folder, or the nearest one above it that is there.
  private func watch(folder: String, by descriptor: Int32) -> Set<Int32> {
    var (folder, mask) = (folder, Self.own)
    while true {
      let watch = inotify_add_watch(descriptor, folder, mask | UInt32(IN_ONLYDIR | IN_MASK_ADD))
      if watch >= 0 { return [watch] }
      guard folder != "/" else { return [] }
      (folder, mask) = (Self.folder(of: folder), Self.above)
    }
  }

  private static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder that holds what is at a path; the root holds itself.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.utf8.startIndex
    else { return "/" }
    return String(path[..<slash])
  }
}
