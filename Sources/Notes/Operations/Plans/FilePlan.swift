/// What an operation will do with the files of a notebook: a value, made before anything is done.
///
/// First the bytes of some files change, then files get other names. What must still be true when
/// it is carried out stands beside each step; where it isn't, nothing is done at all.
public struct FilePlan: Hashable, Sendable {
  /// What the plan is for.
  public enum Purpose: String, Hashable, Sendable, Codable {
    /// Notes go to the trash.
    case trash
    /// Notes come back from the trash.
    case restore
    /// A note gets another title and file name.
    case rename
    /// Notes go to another folder.
    case move
    /// Notes get tags.
    case tag
    /// Notes lose tags.
    case untag
    /// Notes are kept at the top of the list.
    case pin
    /// Notes stand in their places again.
    case unpin
    /// A task is ticked, or open again.
    case task
    /// A file comes to a note.
    case attach
    /// A note was made; the plan that undoes it takes it to the trash.
    case create
    /// Text was added to a note.
    case edit
  }

  /// What it is for; a plan that undoes another has the purpose of that one.
  public let purpose: Purpose
  /// The files whose bytes change, each once.
  public let rewrites: [FileRewrite]
  /// The files that get another name.
  public let moves: [FileMove]
  /// The links that are rewritten.
  public let links: Int
  /// Links to a moved note that can't be written for its new name, and so stay as they are.
  public let brokenLinks: Int
  /// Folders that are made for the moves, outer ones first.
  let made: [NotePath]
  /// Folders that are left behind, and removed if nothing is in them, inner ones first.
  let left: [NotePath]

  init(
    _ purpose: Purpose, rewrites: [FileRewrite] = [], moves: [FileMove] = [], links: Int = 0,
    brokenLinks: Int = 0, made: [NotePath] = [], left: [NotePath] = []
  ) {
    self.purpose = purpose
    self.rewrites = rewrites
    self.moves = moves
    self.links = links
    self.brokenLinks = brokenLinks
    self.made = made
    self.left = left
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { rewrites.isEmpty && moves.isEmpty }

  /// Whether folders that a listing shows come or go with it.
  public var changesFolders: Bool { (made + left).contains(where: \.isListedFolder) }

  /// Whether a crash in the middle could leave a part of it done: one renaming is one step.
  var needsRecord: Bool { !rewrites.isEmpty || moves.count > 1 }

  /// The new path of each note that moves.
  public var newPaths: [NotePath: NotePath] {
    Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
  }

  /// The plan with other moves of the same files.
  func moving(_ moves: [FileMove]) -> FilePlan {
    FilePlan(
      purpose, rewrites: rewrites, moves: moves, links: links, brokenLinks: brokenLinks,
      made: made, left: left)
  }

  /// The plan with the stamps of files that are the same as before but were written again.
  ///
  /// When an operation is undone, its files have the bytes that an earlier operation left, but are
  /// newer; what is known of them is brought up to date, so that the earlier one can be undone too.
  public func renewed(_ stamps: [FileStamp: FileStamp]) -> FilePlan {
    guard !stamps.isEmpty else { return self }
    return FilePlan(
      purpose,
      rewrites: rewrites.map { rewrite in
        FileRewrite(
          path: rewrite.path, expected: stamps[rewrite.expected] ?? rewrite.expected,
          restored: rewrite.restored.map { stamps[$0] ?? $0 }, before: rewrite.before,
          after: rewrite.after, edits: rewrite.edits)
      },
      moves: moves.map { move in
        FileMove(
          from: move.from, to: move.to, expected: stamps[move.expected] ?? move.expected)
      }, links: links, brokenLinks: brokenLinks, made: made, left: left)
  }
}

/// A file of which some bytes change.
public struct FileRewrite: Hashable, Sendable {
  /// Where it is before the moves.
  public let path: NotePath
  /// The file as it was when the plan was made; that it has the same bytes is what must be true.
  public let expected: FileStamp
  /// The file as it was when it last had the bytes that it gets; `nil` where it never had.
  let restored: FileStamp?
  let before: ContentDigest
  let after: ContentDigest
  /// What changes, in order.
  public let edits: [ByteEdit]

  init(
    path: NotePath, expected: FileStamp, restored: FileStamp? = nil, before: ContentDigest,
    after: ContentDigest, edits: [ByteEdit]
  ) {
    self.path = path
    self.expected = expected
    self.restored = restored
    self.before = before
    self.after = after
    self.edits = edits
  }
}

/// A file that gets another path.
public struct FileMove: Hashable, Sendable {
  /// Where it is.
  public let from: NotePath
  /// Where it shall be; nothing may be there.
  public let to: NotePath
  /// Which file it must be.
  ///
  /// What was written to it in between comes along.
  public let expected: FileStamp
}
