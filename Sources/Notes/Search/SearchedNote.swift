/// A note as a search sees it.
struct SearchedNote {
  /// Its title.
  let title: String
  /// Its path for people.
  let path: String
  /// Its text.
  let bytes: [UInt8]

  /// Takes a note as it was read.
  init(at path: NotePath, bytes: [UInt8]) {
    self.bytes = bytes
    self.path = path.display
    title = NoteTitle(head: Self.head(of: bytes), path: path).text
  }

  /// Takes a note without a path.
  init(title: String, bytes: [UInt8]) {
    (self.title, self.bytes, path) = (title, bytes, "")
  }

  /// The first bytes, in which the title stands.
  var head: [UInt8] { Self.head(of: bytes) }

  static func head(of bytes: [UInt8]) -> [UInt8] {
    bytes.count > NoteFile.headSize ? Array(bytes[..<NoteFile.headSize]) : bytes
  }
}

/// What a search may ask of a note beside its words.
struct NoteMarks: Hashable {
  /// The keys of its tags.
  var tags: [String]
  /// Whether it has a task that is open, and one that is done.
  var (hasOpen, hasDone): (Bool, Bool)
  /// Whether it is pinned.
  var isPinned: Bool

  /// Finds the marks of a note.
  ///
  /// - Complexity: O(bytes)
  init(in bytes: [UInt8]) {
    let (head, marked) = (SearchedNote.head(of: bytes), NoteMarks.part(of: bytes))
    let tasks = TaskCounts(in: marked)
    tags = NoteTags(in: marked).all.map(\.tagKey)
    (hasOpen, hasDone) = (tasks.open > 0, tasks.done > 0)
    isPinned = FrontMatter(in: head)?.isPinned(in: head) ?? false
  }

  /// The part of a note in which tags and tasks count: all of it, or of a large one the beginning.
  static func part(of bytes: [UInt8]) -> [UInt8] {
    bytes.count <= IndexedNote.largestText ? bytes : SearchedNote.head(of: bytes)
  }

  /// Whether a condition holds that asks for a tag or a fact.
  func fit(_ condition: Query.Condition) -> Bool {
    switch condition {
    case .tag(let tag): tags.contains { $0.isTag(tag) }
    case .fact(.open): hasOpen
    case .fact(.done): hasDone
    case .fact(.untagged): tags.isEmpty
    case .fact(.pinned): isPinned
    case .word, .title, .path: false
    }
  }
}

extension String {
  /// Whether the key of a tag is another one, or that of a tag below it.
  func isTag(_ other: String) -> Bool { self == other || hasPrefix(other + "/") }
}
