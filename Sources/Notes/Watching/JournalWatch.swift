import Glibc

/// Notices that somebody has written into a journal: for as long as a text is being written in here
/// (scenes R9).
///
/// It tells that something has happened, one's own writing included; ``NoteJournal/hasNews`` tells
/// whether it is news. A class, for it is an open queue, which is slow to close; for one thread.
public final class JournalWatch {
  /// Readable when there may be something new; `nil` where the system watches nothing.
  public var descriptor: Int32? { queue?.descriptor }

  private let queue: Inotify?
  private let folder: JournalFolder
  private var watch: Int32?

  private static let events = UInt32(
    IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_ONLYDIR)

  /// Watches nothing yet.
  public init(of folder: JournalFolder, limit: WatchLimit = .system) {
    self.folder = folder
    queue = limit.most > 0 ? Inotify() : nil
  }

  /// Whether the folder is watched.
  public var isWatching: Bool { watch != nil }

  /// Watches the folder of the journals, which is made if need be; where that can't be, it is
  /// ``isWatching`` no more than before.
  public func begin() {
    guard let queue, watch == nil else { return }
    try? folder.makeFolders()
    watch = try? queue.watch(folder.absolute(nil), for: Self.events)
  }

  /// Watches nothing any more.
  public func end() {
    guard let queue, let watch else { return }
    queue.forget(watch)
    self.watch = nil
  }

  /// Takes what the system has to tell.
  ///
  /// - Returns: Whether a journal was written, put in place or removed since this was asked last.
  public func takeNews() -> Bool {
    guard let queue else { return false }
    var isNews = false
    queue.take { event in
      if event.isAny(of: Int32(IN_Q_OVERFLOW)) { isNews = true }
      guard event.watch == watch else { return }
      // Somebody has removed the folder: the next text that is written down makes another.
      if event.isAny(of: Int32(IN_IGNORED)) { watch = nil }
      if event.name.first != Byte.dot { isNews = true }
    }
    if isNews { begin() }
    return isNews
  }
}
