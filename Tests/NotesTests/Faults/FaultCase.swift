import NotesTestSupport
import Testing

@testable import Notes

/// Something that writes to the disk: an operation, or its undoing or redoing.
struct FaultCase: CustomTestStringConvertible, Sendable {
  /// What is done.
  let action: FaultAction
  /// Whether it is done for the first time, or taken back, or done again.
  let turn: Turn

  enum Turn: CaseIterable {
    case done, undone, redone
  }

  /// Everything, and for what can be undone its undoing and redoing.
  static let all: [FaultCase] = FaultAction.allCases.flatMap { action in
    Turn.allCases.filter { $0 == .done || action.canBeUndone }.map {
      FaultCase(action: action, turn: $0)
    }
  }

  var testDescription: String { "\(action), \(turn)" }

  /// Makes everything ready; what is returned does it, on a disk of the test's own.
  func prepared(in world: FaultWorld) throws -> (FaultyDisk) throws -> Void {
    try action.prepare(world)
    guard turn != .done else { return { disk in _ = try action.carryOut(in: world, on: disk) } }
    var plan = try #require(try action.carryOut(in: world, on: FaultyDisk())).inverse
    if turn == .redone { plan = try world.operations().carryOut(plan).inverse }
    return { [plan] disk in _ = try world.operations(on: disk).carryOut(plan) }
  }

  /// Whether files may be the old ones or the new ones each for itself: what is emptied is gone piece by
  /// piece.
  var isPiecemeal: Bool { action == .emptyTrash }
}

/// Whatever a person can do that writes to the disk.
enum FaultAction: CaseIterable {
  case save, saveThroughLink, saveTyped, create, createInNewFolder, bringBack, keepBoth, daily
  case rename, renameFile, move, trash, trashSeveral, restore, emptyTrash
  case pin, tag, untag, toggleTask, attach, attachInside, attachForText
  case append, appendToTyped, prepend, tagByLine

  /// Whether its outcome says how it is taken back.
  var canBeUndone: Bool {
    switch self {
    case .save, .saveThroughLink, .saveTyped, .emptyTrash, .bringBack, .keepBoth, .daily: false
    case .createInNewFolder: false
    default: true
    }
  }

  /// What was there before.
  func prepare(_ world: FaultWorld) throws {
    switch self {
    case .saveTyped, .appendToTyped: try world.type("typed ", in: path("c.md"))
    default: break
    }
  }

  /// Does it; the outcome says how it is taken back.
  func carryOut(in world: FaultWorld, on disk: FaultyDisk) throws -> OperationOutcome? {
    if let operation {
      let operations = try world.operations(on: disk)
      return try operations.carryOut(operations.plan(operation, in: world.listing))
    }
    if let (note, change) = change {
      return try world.changer(on: disk).change(note, change)
    }
    if let attachment = attachment(in: world) {
      return try world.operations(on: disk).attach(attachment, in: world.listing).outcome
    }
    let saver = try world.saver(on: disk)
    let new = Array("new text\n".utf8)
    switch self {
    case .save: _ = try saver.save(new, to: path("c.md"), over: world.base(of: path("c.md")))
    case .saveThroughLink:
      _ = try saver.save(new, to: path("linked.md"), over: world.base(of: path("linked.md")))
    case .saveTyped: try world.changer(on: disk).saveTyped(in: path("c.md"))
    case .create:
      let note = try saver.create(new, title: "New", in: nil).path
      let back = try world.operations().planToTakeBack(note)
      let made = back.moves.map { FileMove(from: $0.to, to: $0.from, expected: $0.expected) }
      return OperationOutcome(
        FilePlan(.create, moves: made, left: back.made.reversed()), written: [:])
    case .createInNewFolder:
      try saver.makeFolder(path("p/q"))
      _ = try saver.create(new, title: "New", in: path("p/q"))
    case .bringBack: _ = try saver.create(new, at: path("gone.md"))
    case .keepBoth:
      _ = try saver.createConflictSibling(of: path("c.md"), new, date: "2026-01-31 12-00-00")
    case .daily:
      let moment = LocalMoment(FileTime(nanoseconds: 0), offset: 0)
      _ = try saver.make(
        DailyNote(at: moment, set: nil, in: world.notes.notebook, TemplateSettings()))
    case .emptyTrash: _ = try TrashFolder(of: world.notes.notebook, disk: disk).empty()
    default: Issue.record("\(self) does nothing")
    }
    return nil
  }

  /// The operation on files that it is; `nil` for what goes another way.
  private var operation: NoteOperation? {
    let old = path("Old.md")
    return switch self {
    case .rename: .rename(old, title: "New")
    case .renameFile: .renameFile(old, name: Array("new.md".utf8))
    case .move: .move([old, path("c.md")], to: path("new/folder"))
    case .trash: .trash([old])
    case .trashSeveral: .trash([old, path("f/b.md"), path("c.md")])
    case .restore: .restore([path(".trash/g/Lost.md"), path(".trash/g/h/Gone.md")])
    case .pin: .pin([old, path("f/b.md")], .set)
    case .tag: .tag([old, path("c.md")], with: ["new", "tag"])
    case .untag: .untag([path("f/b.md")], of: ["x"])
    case .toggleTask: .toggleTask(old, line: 4)
    default: nil
    }
  }

  /// The change that the command line makes.
  private var change: (NotePath, NoteChange)? {
    switch self {
    case .append: (path("a.md"), .append(Array("more".utf8)))
    case .appendToTyped: (path("c.md"), .append(Array("more".utf8)))
    case .prepend: (path("Old.md"), .prepend(Array("more".utf8)))
    case .tagByLine: (path("f/b.md"), .tag(adding: ["y"], removing: ["x"]))
    default: nil
    }
  }

  /// Whether it is a change that the command line makes.
  var isChange: Bool { change != nil }

  /// The note that it changes by way of the journal.
  var changedNote: NotePath? { self == .saveTyped ? path("c.md") : change?.0 }

  /// What is attached.
  private func attachment(in world: FaultWorld) -> Notes.Attachment? {
    let paper = world.elsewhere.absolute("paper.pdf".utf8)
    return switch self {
    case .attach: .init(paper, to: path("c.md"))
    case .attachInside: .init(world.notes.absolute("g/pic.png".utf8), to: path("c.md"))
    case .attachForText: .init(paper, forNotesIn: path("f"))
    default: nil
    }
  }
}
