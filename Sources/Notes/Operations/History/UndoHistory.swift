/// What can be undone and redone outside of texts: one list in the order of time (commands C7).
///
/// The list holds plans, not files: whether one can still be carried out shows when it is, and one
/// that can't stays where it is, so that it can be tried again. Where its files are others by now it
/// is passed over when it is asked for a second time: what came before isn't lost with it.
public struct UndoHistory: Hashable, Sendable {
  /// The way through the list.
  public enum Direction: Hashable, Sendable {
    /// Towards what was done first.
    case undo
    /// Back towards what was done last.
    case redo
  }

  /// Something that was done, or undone.
  public struct Entry: Hashable, Sendable {
    /// What takes it back.
    public let plan: FilePlan
    /// What it was done to, for people: “Bread”, 3 notes.
    public let subject: String
  }

  /// No more than this is kept; what was done first is forgotten first.
  public let limit: Int
  private var done: [Entry] = []
  private var undone: [Entry] = []

  /// The way on which the next entry was refused, if nothing was done since.
  private var refused: Direction?

  /// Makes an empty list.
  ///
  /// - Parameter limit: At least 1.
  public init(limit: Int = 100) {
    self.limit = max(1, limit)
  }

  /// Makes a list that was kept.
  init(done: [Entry], undone: [Entry]) {
    self.init()
    self.done = done.suffix(limit)
    self.undone = undone.suffix(limit)
  }

  /// Both ways, what comes next last.
  var entries: (done: [Entry], undone: [Entry]) { (done, undone) }

  /// What a step in a direction would take back; `nil` at the end of the list.
  public func next(_ direction: Direction) -> Entry? {
    switch direction {
    case .undo: done.last
    case .redo: undone.last
    }
  }

  /// Takes note of something new that was done; what had been undone can't be redone any more.
  ///
  /// - Complexity: O(length of the list)
  public mutating func record(_ outcome: OperationOutcome, of subject: String) {
    renew(outcome.renewed)
    record(outcome.inverse, of: subject)
  }

  /// Takes note of something new that was done, by the plan that takes it back.
  public mutating func record(_ inverse: FilePlan, of subject: String) {
    undone = []
    refused = nil
    done.append(Entry(plan: inverse, subject: subject))
    if done.count > limit { done.removeFirst(done.count - limit) }
  }

  /// Takes note that the next entry in a direction was carried out.
  ///
  /// - Complexity: O(length of the list)
  public mutating func step(_ direction: Direction, _ outcome: OperationOutcome) {
    let entry = removeNext(direction)
    refused = nil
    renew(outcome.renewed)
    guard let entry else { return }
    let inverse = Entry(plan: outcome.inverse, subject: entry.subject)
    if direction == .undo { undone.append(inverse) } else { done.append(inverse) }
  }

  /// Takes note that the next entry in a direction can't be carried out, for its files are others now.
  ///
  /// - Returns: The entry that is passed over for good, when it was refused twice in a row; else `nil`.
  public mutating func refuse(_ direction: Direction) -> Entry? {
    guard refused == direction else {
      refused = direction
      return nil
    }
    refused = nil
    return removeNext(direction)
  }

  private mutating func removeNext(_ direction: Direction) -> Entry? {
    direction == .undo ? done.popLast() : undone.popLast()
  }

  private mutating func renew(_ stamps: [FileStamp: FileStamp]) {
    guard !stamps.isEmpty else { return }
    done = done.map { Entry(plan: $0.plan.renewed(stamps), subject: $0.subject) }
    undone = undone.map { Entry(plan: $0.plan.renewed(stamps), subject: $0.subject) }
  }
}

extension FilePlan.Purpose {
  /// The name of the command: “Undo Move to Trash”.
  public var title: String {
    switch self {
    case .trash: "Move to Trash"
    case .restore: "Restore"
    case .rename: "Rename"
    case .move: "Move"
    case .tag: "Tag"
    case .untag: "Untag"
    case .pin: "Pin"
    case .unpin: "Unpin"
    case .task: "Toggle Task"
    case .attach: "Attach File"
    case .create: "New Note"
    case .edit: "Adding Text"
    }
  }

  /// What was done, in a sentence: “Undid: move to trash of 3 notes”.
  public var phrase: String {
    switch self {
    case .trash: "move to trash of"
    case .restore: "restoring of"
    case .rename: "renaming of"
    case .move: "moving of"
    case .tag: "tagging of"
    case .untag: "untagging of"
    case .pin: "pinning of"
    case .unpin: "unpinning of"
    case .task: "toggling of"
    case .attach: "attaching of"
    case .create: "making of"
    case .edit: "adding text to"
    }
  }
}
