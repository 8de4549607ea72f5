import Glibc
import Synchronization

/// Notices what anybody does to the files of a notebook (notes N13).
///
/// Each folder is watched by itself, as inotify has it: ``NoteListing/scan(_:watching:progress:)`` puts
/// a watch on a folder before it reads what is in it, so nothing comes in between, linked folders
/// included. Where the notes folder itself is gone, the nearest one above it that is there is watched,
/// so that its coming back is noticed.
///
/// Names that begin with a dot are never told, so neither are the hidden files of a save. One thread
/// may scan while another takes what is told.
public final class FolderWatch: Sendable {
  /// Readable when there may be something new; `nil` where the system watches nothing.
  public var descriptor: Int32? { queue?.descriptor }

  private let queue: Inotify?
  private let notebook: Notebook
  private let most: Int
  private let table = Mutex(Table())

  /// What a watch is on.
  private enum Place: Hashable {
    /// The notes folder, or one below it.
    case folder(NotePath?)
    /// A file to which a link in the notes folder leads.
    case linked(NotePath)
    /// A folder above the notes folder, which isn't there; what has this name leads to it.
    case above([UInt8])
  }

  private struct Table {
    var places: [Int32: Place] = [:]
    /// The watches that the scan at hand has put or met.
    var met: Set<Int32> = []
    /// Whether the system had no watch left for a folder of the scan at hand, and of the last one.
    var (isShort, wasShort) = (false, false)
  }

  private static let own = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  private static let file = UInt32(
    IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)

  private static let around = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// Makes a watch that has nothing to watch before the first scan.
  public init(of notebook: Notebook, limit: WatchLimit = .system) {
    self.notebook = notebook
    most = limit.most
    queue = most > 0 ? Inotify() : nil
  }

  /// Whether all folders of the last scan are watched; where they aren't, changes have to be looked
  /// for.
  public var isComplete: Bool { queue != nil && !table.withLock { $0.wasShort } }

  /// Takes what the system has to tell.
  ///
  /// - Complexity: O(events), no other system call than the reading of them.
  public func takeChanges() -> FolderChanges {
    guard let queue else { return .none }
    return table.withLock { table in
      var changes = FolderChanges.none
      queue.take { Self.take($0, &changes, &table) }
      return changes
    }
  }

  private static func take(
    _ event: Inotify.Event, _ changes: inout FolderChanges, _ table: inout Table
  ) {
    if event.isAny(of: Int32(IN_Q_OVERFLOW)) { return changes = .everything }
    guard let place = table.places[event.watch] else { return }
    if event.isAny(of: Int32(IN_IGNORED)) { table.places[event.watch] = nil }
    switch place {
    case .above(let name):
      if event.name.isEmpty || event.name.elementsEqual(name) { changes = .everything }
    case .linked(let note): changes.insert(note)
    case .folder(let folder):
      if event.name.isEmpty { return changes = .everything }
      guard event.name[0] != Byte.dot else { return }
      if event.isAny(of: Int32(IN_ISDIR)) { return changes = .everything }
      if case .everything = changes { return }
      guard let path = NotePath.of(event.name, in: folder) else { return }
      // Whatever has another ending may be a link to a folder, which isn't written to.
      guard path.isListed || !event.isAny(of: Int32(IN_CLOSE_WRITE) | Int32(IN_ATTRIB)) else {
        return
      }
      changes.insert(path)
    }
  }
}

// MARK: - What scans do

extension FolderWatch {
  /// A scan begins: what it doesn't meet is watched no more afterwards.
  func beginScan() {
    table.withLock { table in
      table.met = []
      table.isShort = false
    }
  }

  /// Watches a folder that is about to be read; `nil` is the notes folder.
  func watch(folder: NotePath?) {
    put(.folder(folder), at: notebook.absolute(folder), for: Self.own)
  }

  /// Watches the file to which a note leads that is a link.
  func watch(link note: NotePath) {
    put(.linked(note), at: notebook.absolute(note), for: Self.file)
  }

  /// A scan has read all there is.
  func endScan() {
    guard let queue else { return }
    let old = table.withLock { table in
      let old = table.places.keys.filter { !table.met.contains($0) }
      for watch in old { table.places[watch] = nil }
      table.wasShort = table.isShort
      return old
    }
    for watch in old { queue.forget(watch) }
  }

  /// The notes folder isn't there: the nearest folder above it that is there is watched.
  func awaitRoot() {
    var path = notebook.root
    while let slash = path.lastIndex(of: Byte.slash) {
      let name = Array(path[(slash + 1)...])
      path.removeSubrange(slash...)
      let folder = path.isEmpty ? [Byte.slash] : path
      if put(.above(name), at: folder, for: Self.around) || path.isEmpty { break }
    }
    endScan()
  }

  /// The table is changed behind the system: what is told of a new watch before that is read by the
  /// scan, which looks at the folder only then.
  @discardableResult
  private func put(_ place: Place, at path: [UInt8], for events: UInt32) -> Bool {
    guard let queue else { return false }
    guard table.withLock({ $0.met.count }) < most else {
      table.withLock { $0.isShort = true }
      return false
    }
    do throws(SystemError) {
      let watch = try queue.watch(path, for: events)
      table.withLock { table in
        // A file that is reached by two links, or lies in the notes folder as well, is told once.
        table.places[watch] = place
        table.met.insert(watch)
      }
      return true
    } catch {
      if error.code == ENOSPC || error.code == ENOMEM { table.withLock { $0.isShort = true } }
      return false
    }
  }
}
