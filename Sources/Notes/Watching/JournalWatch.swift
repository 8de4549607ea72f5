import Glibc

/// Notices that somebody has written into a journal: for as long as a text is being written in here
/// (scenes R9).
///
/// It tells that something has happened, one's own writing included; ``NoteJournal/hasNews`` tells
/// whether it is news.
public final class JournalWatch {
  /// Readable when there may be something new; `nil` where the system watches nothing.
  public var descriptor: Int32? { queue?.descriptor }

  private let queue: Inotify?
  private let folder: JournalFolder

  private static let events = UInt32(
    IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_ONLYDIR)

  /// Watches the folder of the journals, which is made if need be.
  public init(of folder: JournalFolder, limit: WatchLimit = .system) {
    self.folder = folder
    let queue = limit.most > 0 ? Inotify() : nil
    let isWatched = queue.map { Self.watch(folder, by: $0) } ?? false
    self.queue = isWatched ? queue : nil
  }

  /// Takes what the system has to tell.
  ///
  /// - Returns: Whether a journal was written, put in place or removed since this was asked last.
  public func takeNews() -> Bool {
    guard let queue else { return false }
    var (isNews, isGone) = (false, false)
    queue.take { event in
      if event.isAny(of: Int32(IN_IGNORED)) { isGone = true }
      if event.name.first != Byte.dot { isNews = true }
    }
    // Somebody has removed the folder: the next text that is written down makes another.
    if isGone { _ = Self.watch(folder, by: queue) }
    return isNews
  }

  private static func watch(_ folder: JournalFolder, by queue: Inotify) -> Bool {
    try? folder.makeFolders()
    return (try? queue.watch(folder.absolute(nil), for: events)) != nil
  }
}
