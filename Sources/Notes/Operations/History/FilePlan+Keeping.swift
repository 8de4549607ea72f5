/// A plan as it is kept between two runs of the program, so that what was done can be undone later and
/// by another process (commands C7).
struct KeptPlan: Hashable, Codable {
  struct Rewrite: Hashable, Codable {
    let path: String
    let expected: Stamp
    let restored: Stamp?
    let before: ContentDigest
    let after: ContentDigest
    let edits: [ByteEdit]
  }

  struct Move: Hashable, Codable {
    let from: String
    let to: String
    let expected: Stamp
  }

  struct Stamp: Hashable, Codable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let modified: Int64

    init(_ stamp: FileStamp) {
      device = stamp.device
      inode = stamp.inode
      size = stamp.size
      modified = stamp.modified.nanoseconds
    }

    var stamp: FileStamp {
      FileStamp(
        device: device, inode: inode, size: size, modified: FileTime(nanoseconds: modified))
    }
  }

  let purpose: FilePlan.Purpose
  let rewrites: [Rewrite]
  let moves: [Move]
  let links: Int
  let brokenLinks: Int
  let made: [String]
  let left: [String]

  init(_ plan: FilePlan) {
    purpose = plan.purpose
    rewrites = plan.rewrites.map {
      Rewrite(
        path: $0.path.key, expected: Stamp($0.expected), restored: $0.restored.map(Stamp.init),
        before: $0.before, after: $0.after, edits: $0.edits)
    }
    moves = plan.moves.map {
      Move(from: $0.from.key, to: $0.to.key, expected: Stamp($0.expected))
    }
    links = plan.links
    brokenLinks = plan.brokenLinks
    made = plan.made.map(\.key)
    left = plan.left.map(\.key)
  }

  /// The plan; `nil` where a path in it is none.
  var plan: FilePlan? {
    func paths(_ keys: [String]) -> [NotePath]? {
      let paths = keys.compactMap(NotePath.init(key:))
      return paths.count == keys.count ? paths : nil
    }
    let rewrites = rewrites.compactMap { kept in
      NotePath(key: kept.path).map {
        FileRewrite(
          path: $0, expected: kept.expected.stamp, restored: kept.restored?.stamp,
          before: kept.before, after: kept.after, edits: kept.edits)
      }
    }
    let moves = moves.compactMap { kept -> FileMove? in
      guard let from = NotePath(key: kept.from), let to = NotePath(key: kept.to) else { return nil }
      return FileMove(from: from, to: to, expected: kept.expected.stamp)
    }
    guard rewrites.count == self.rewrites.count, moves.count == self.moves.count,
      let made = paths(made), let left = paths(left)
    else { return nil }
    return FilePlan(
      purpose, rewrites: rewrites, moves: moves, links: links, brokenLinks: brokenLinks,
      made: made, left: left)
  }
}
