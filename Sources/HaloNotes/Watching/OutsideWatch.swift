import Notes

/// What is watched for changes that others make, and what was told of them and isn't looked at yet.
struct OutsideWatch {
  /// The folder of notes; `nil` where nobody tells and nobody looks.
  let folder: FolderWatch?

  /// The journals, while a text is written in; `nil` as `folder`, and where nothing is kept.
  let journals: JournalWatch?

  /// Where something has changed in the folder, and hasn't been looked at.
  private(set) var news = FolderChanges.none

  /// When the first of it was told.
  private var firstTold: Duration?

  /// When it is looked at.
  private(set) var lookDue: Duration?

  /// When the folder is read once more, because not all of it is watched.
  var readDue: Duration?

  /// When the journals are looked at once more, because they aren't watched.
  var pullDue: Duration?

  /// When the folder began to be read.
  var readingBegan = Duration.zero

  /// Whether a person knows that not all is watched.
  var isShortageTold = false

  /// How long nothing more must happen before the folder is looked at: whoever writes one file often
  /// writes the next.
  static let quiet: Duration = .milliseconds(60)

  /// How long it may be put off by what happens meanwhile: thousands of files that are checked out are
  /// looked at once.
  static let patience: Duration = .seconds(2)

  /// How long after it was read a folder is read again that can't be watched, at least.
  static let readInterval: Duration = .seconds(5)

  /// The same, as a multiple of the time that reading takes.
  static let readShare = 20

  /// How often journals are looked at that can't be watched (scenes R9).
  static let pullInterval: Duration = .milliseconds(100)

  /// Watches nothing yet.
  init(of notebook: Notebook, and journals: JournalFolder?, limit: WatchLimit?) {
    folder = limit.map { FolderWatch(of: notebook, limit: $0) }
    self.journals = limit.flatMap { limit in
      journals.map { JournalWatch(of: $0, limit: limit) }
    }
  }

  /// When something is due next that was told.
  var deadline: Duration? { lookDue }

  /// When something is due next because it can't be watched: that never ends.
  var patrol: Duration? { [readDue, pullDue].compactMap(\.self).min() }

  /// Notes where something has changed.
  mutating func note(_ changes: FolderChanges, at now: Duration) {
    guard !changes.isEmpty else { return }
    news.formUnion(changes)
    let first = firstTold ?? now
    firstTold = first
    lookDue = min(now + Self.quiet, first + Self.patience)
  }

  /// Puts looking off until `resume` is called.
  mutating func wait() { lookDue = nil }

  /// Looks soon at what waits, if anything does.
  mutating func resume(at now: Duration) {
    guard !news.isEmpty, lookDue == nil else { return }
    lookDue = now + Self.quiet
  }

  /// Takes what is to be looked at.
  mutating func takeNews() -> FolderChanges {
    defer { (news, firstTold, lookDue) = (.none, nil, nil) }
    return news
  }
}
