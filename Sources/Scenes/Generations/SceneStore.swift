/// The saved states of one scene: the last five are kept (scenes R3).
///
/// Every save makes a new generation beside the older ones and removes the oldest only when the new
/// one is on the disk, so whatever fails, an older state is intact. Not for the input path: it
/// waits for the disk.
public struct SceneStore: Sendable {
  /// How many states of a scene are kept.
  public static let keptGenerations = 5

  let lease: SceneLease
  let known: [PartID: UInt32]

  /// The saved generations, oldest first; `nil` until the folder has been read.
  var generations: [UInt64]?

  /// The highest number that any file has, states put aside included.
  var highest: UInt64 = 0

  /// The states put aside, oldest first.
  var bad: [UInt64] = []

  /// What is on the disk, as far as this store knows.
  var lastBytes: [UInt8]?

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - lease: The right to the scene.
  ///   - known: The parts that the program understands, each with its newest version.
  public init(_ lease: SceneLease, known: [PartID: UInt32]) {
    self.lease = lease
    self.known = known
  }

  /// Saves a state as a new generation, unless it is empty or what was saved last.
  ///
  /// - Throws: What failed first; the older states are as they were.
  /// - Complexity: O(bytes), and several waits for the disk.
  @discardableResult
  public mutating func save(_ archive: SceneArchive) throws(FileError) -> SaveOutcome {
    guard !archive.isEmpty else { return .leftOut }
    let bytes = archive.encoded()
    guard bytes != lastBytes else { return .unchanged }
    var generations = try loadGenerations()
    let number = highest + 1
    // Counted before it is written: after a failure its file may be there or not.
    highest = number
    self.generations = nil
    try lease.fileSystem.replace(lease.path(.state(lease.id, number)), with: bytes)
    lastBytes = bytes
    generations.append(number)
    self.generations = generations
    prune()
    return .written(generation: number)
  }

  /// The saved generations, oldest first.
  mutating func loadGenerations() throws(FileError) -> [UInt64] {
    if let generations { return generations }
    let files = try lease.fileSystem.list(lease.folder).compactMap(SceneFile.init(name:))
    var found: [UInt64] = []
    bad = []
    for file in files where file.scene == lease.id {
      if case .state(_, let number) = file { found.append(number) }
      if case .bad(_, let number) = file { bad.append(number) }
    }
    found.sort()
    bad.sort()
    highest = max(highest, found.last ?? 0, bad.last ?? 0)
    generations = found
    return found
  }

  /// Removes all but the last five; what can't be removed now is tried again with the next save.
  mutating func prune() {
    for number in bad.dropLast(Self.keptGenerations)
    where isRemoved(.bad(lease.id, number)) {
      bad.removeAll { $0 == number }
    }
    for number in (generations ?? []).dropLast(Self.keptGenerations)
    where isRemoved(.state(lease.id, number)) {
      generations?.removeAll { $0 == number }
    }
  }

  private func isRemoved(_ file: SceneFile) -> Bool {
    (try? lease.fileSystem.remove(lease.path(file))) != nil
  }
}
