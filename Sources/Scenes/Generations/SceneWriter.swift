import Synchronization

/// Writes the states of a scene for a worker, so that the input path never waits for the disk
/// (scenes R3).
///
/// The program makes a ``SceneArchive``, which is a value, whenever its ``SaveSchedule`` says so,
/// and hands it over. States are written in the order in which they come.
public final class SceneWriter: Sendable {
  private let store: Mutex<SceneStore>

  /// Takes a store over, once what it had to restore is restored.
  public init(_ store: SceneStore) {
    self.store = Mutex(store)
  }

  /// Saves a state, unless it is empty or what was saved last.
  ///
  /// - Throws: What failed; the older states are as they were.
  /// - Complexity: As ``SceneStore/save(_:)``.
  @discardableResult
  public func save(_ archive: SceneArchive) throws(FileError) -> SaveOutcome {
    try store.withLock { store throws(FileError) in try store.save(archive) }
  }
}

/// When a state that changes has to be written: within a second of the first change that isn't
/// (scenes R3), and not at every one.
///
///     schedule.changed(at: now)
///     if schedule.isDue(at: now) { schedule.taken(); worker.save(archive) }
///
/// A value, in the time of whoever asks: no clock is read.
public struct SaveSchedule: Hashable, Sendable {
  /// How long changes are gathered; half a second is left for the disk.
  public static let delay = Duration.milliseconds(500)

  /// When the state has to be taken; `nil` while nothing has changed.
  public private(set) var deadline: Duration?

  /// Makes a schedule on which nothing has changed.
  public init() {}

  /// Something has changed.
  ///
  /// - Parameter now: The time, from any start that stays the same.
  public mutating func changed(at now: Duration) {
    if deadline == nil { deadline = now + Self.delay }
  }

  /// Whether the state has to be taken now.
  public func isDue(at now: Duration) -> Bool {
    deadline.map { $0 <= now } ?? false
  }

  /// The state was taken as it is.
  public mutating func taken() { deadline = nil }
}
