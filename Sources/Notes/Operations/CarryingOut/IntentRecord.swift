import FoundationEssentials

/// What an operation is about to do, written down before it does the first of it (notes N4, N9).
///
/// The file stays until all is done. Whoever finds it, with nobody holding its lock, knows that the
/// process died in between, and which bytes each file has when it is old and when it is new.
struct IntentRecord: Hashable, Codable {
  struct Rewrite: Hashable, Codable {
    let path: String
    let before: ContentDigest
    let after: ContentDigest
    let edits: [ByteEdit]
  }

  struct Move: Hashable, Codable {
    let from: String
    let to: String
  }

  /// The form of the record; one of another form is left to the program that wrote it.
  static let currentVersion = 1

  let version: Int
  /// Names the temporary files of the operation.
  let token: String
  let rewrites: [Rewrite]
  let moves: [Move]
  let made: [String]

  init(_ plan: FilePlan, token: String) {
    version = IntentRecord.currentVersion
    self.token = token
    rewrites = plan.rewrites.map {
      Rewrite(path: $0.path.key, before: $0.before, after: $0.after, edits: $0.edits)
    }
    moves = plan.moves.map { Move(from: $0.from.key, to: $0.to.key) }
    made = plan.made.map(\.key)
  }

  /// Reads a record; `nil` for one that was never written whole.
  init?(decoding bytes: [UInt8]) {
    guard let record = try? JSONDecoder().decode(IntentRecord.self, from: Data(bytes)) else {
      return nil
    }
    self = record
  }

  /// The record as it is kept.
  var encoded: [UInt8]? {
    (try? JSONEncoder().encode(self)).map(Array.init)
  }

  /// The hidden name under which the new bytes of a file wait.
  static func temporaryName(_ token: String, _ index: Int) -> [UInt8] {
    Array(".halo-\(token)-\(index).tmp".utf8)
  }
}

/// The folder outside the notebook that holds the records of operations under way.
struct IntentFolder {
  let disk: any NoteDisk
  let path: [UInt8]

  private static let opening = Array(".intent-".utf8)
  private static let ending = Array(".intent".utf8)

  /// A record that is written and locked.
  struct Held {
    let path: [UInt8]
    let file: Int32
  }

  /// Removes the drafts of processes that died before they had begun.
  func removeDrafts() {
    for name in (try? disk.names(in: path)) ?? [] where name.starts(with: Self.opening) {
      let draft = path + [Byte.slash] + name
      guard let file = try? disk.open(draft) else { continue }
      if (try? disk.lock(file)) == .locked { try? disk.remove(draft) }
      try? disk.close(file)
    }
  }

  /// Writes a record and holds it.
  func write(_ record: IntentRecord) throws(SystemError) -> Held {
    try makeFolders(path)
    let name = Array(record.token.utf8)
    let draft = path + [Byte.slash] + Self.opening + name
    let final = path + [Byte.slash] + name + Self.ending
    let file = try disk.create(draft)
    do throws(SystemError) {
      // Locked before it has its name, so that nobody takes it for one that was left behind.
      _ = try disk.lock(file)
      try disk.writeAll(record.encoded ?? [], to: file)
      try disk.sync(file)
      try disk.move(draft, to: final)
    } catch {
      try? disk.close(file)
      try? disk.remove(draft)
      throw error
    }
    do throws(SystemError) {
      try disk.syncFolder(path)
    } catch {
      try? end(Held(path: final, file: file))
      throw error
    }
    return Held(path: final, file: file)
  }

  /// Takes a record away: the operation is done, or nothing of it is.
  func end(_ record: Held) throws(SystemError) {
    defer { try? disk.close(record.file) }
    try disk.remove(record.path)
  }

  /// The records that somebody has left behind, held by the caller from now on.
  func leftBehind() throws(SystemError) -> [Held] {
    var found: [Held] = []
    for name in try disk.names(in: path).sorted(by: { $0.lexicographicallyPrecedes($1) })
    where name.suffix(Self.ending.count).elementsEqual(Self.ending) {
      let file: Int32
      do throws(SystemError) {
        file = try disk.open(path + [Byte.slash] + name)
      } catch {
        // Ended since the names were read.
        continue
      }
      if (try? disk.lock(file)) == .locked {
        found.append(Held(path: path + [Byte.slash] + name, file: file))
      } else {
        try? disk.close(file)
      }
    }
    return found
  }

  private func makeFolders(_ folder: [UInt8]) throws(SystemError) {
    guard try disk.status(of: folder, links: .followed) == nil,
      let slash = folder.lastIndex(of: Byte.slash)
    else { return }
    if slash > 0 { try makeFolders(Array(folder[..<slash])) }
    try disk.ensureFolder(folder)
  }
}
