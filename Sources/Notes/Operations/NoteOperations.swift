/// What can be done with the files of a notebook.
public enum NoteOperation: Hashable, Sendable {
  /// Moves notes to the trash.
  case trash([NotePath])
  /// Moves files out of the trash to where they were; the paths are those in the trash.
  case restore([NotePath])
  /// Gives a note another title, and its file the name that belongs to it.
  case rename(NotePath, title: String)
  /// Gives the file of a note another name, of any bytes; its text stays.
  case renameFile(NotePath, name: [UInt8])
  /// Moves notes to a folder, where `nil` is the notes folder itself.
  case move([NotePath], to: NotePath?)
  /// Puts tags into the front matter of notes (notes N6).
  case tag([NotePath], with: [String])
  /// Takes tags out of the front matter of notes; those in their text stay.
  case untag([NotePath], of: [String])
  /// Pins notes, or takes their pins away (notes N19).
  case pin([NotePath], Pin)
  /// Ticks the task that begins on a line of a note, counted from 0, or takes the tick away (notes
  /// N21).
  case toggleTask(NotePath, line: Int)
}

/// What becomes of links to a note that is renamed or moved (notes N9).
public enum LinkTreatment: Hashable, Sendable {
  /// They are written so that they lead where they led.
  case rewritten
  /// They stay as they are.
  case left
}

/// How many links lead to some notes.
public struct LinkCount: Hashable, Sendable {
  /// The links.
  public var links: Int
  /// The notes in which they stand.
  public var notes: Int

  /// Makes a count.
  public init(links: Int, notes: Int) {
    self.links = links
    self.notes = notes
  }
}

/// Operations on the files of a notebook: planned as values, carried out as a whole or not at all,
/// and undone by a plan of the same kind (notes N9–N12).
///
///     let operations = NoteOperations(on: notebook, records: state)
///     let plan = try operations.plan(.trash([path]), in: listing)
///     let outcome = try operations.carryOut(plan)
///     try operations.carryOut(outcome.inverse)   // and everything is as before
///
/// Calls block while the disk is busy, so they are for a worker.
public struct NoteOperations: Sendable {
  /// The folder in the notebook to which trashed notes go (notes N11).
  public static let trash = NotePath(unchecked: Array(".trash".utf8))

  let notebook: Notebook
  let disk: any NoteDisk
  private let records: [UInt8]?

  /// Makes the operations of a notebook.
  ///
  /// - Parameter records: An absolute path outside the notebook where operations over several files
  ///   are written down before they begin, so that a crash can't leave half of one. With `nil`
  ///   each file still is the old or the new one after a crash, but some may be old and some new.
  public init(on notebook: Notebook, records: [UInt8]?) {
    self.init(on: notebook, records: records, disk: LiveDisk())
  }

  package init(on notebook: Notebook, records: [UInt8]?, disk: any NoteDisk) {
    self.notebook = notebook
    self.records = records
    self.disk = disk
  }

  /// Works out what an operation will do; nothing is changed.
  ///
  /// - Parameters:
  ///   - listing: The notes as they are; renaming and moving look for links in all of them.
  ///   - links: What becomes of links to notes that are renamed or moved.
  /// - Throws: Why it can't be done.
  /// - Complexity: O(notes moved) for the trash; renaming and moving read every note.
  public func plan(
    _ operation: NoteOperation, in listing: NoteListing, links: LinkTreatment = .rewritten
  ) throws(OperationError) -> FilePlan {
    try Planner(disk: disk, notebook: notebook, listing: listing, links: links).plan(operation)
  }

  /// The plan that takes a note away again that was made just now: to the trash.
  public func planToTakeBack(_ note: NotePath) throws(OperationError) -> FilePlan {
    let listing = NoteListing(
      arena: [], records: NoteRecords(), folders: [], issues: [], completeness: .partial)
    let plan = try Planner(disk: disk, notebook: notebook, listing: listing).plan(.trash([note]))
    return FilePlan(.create, moves: plan.moves, made: plan.made)
  }

  /// How many links lead to some notes, and in how many notes they stand.
  ///
  /// - Parameter shouldGoOn: Asked before each note; `nil` is returned when it answers `false`.
  /// - Complexity: O(bytes of all notes)
  public func links(
    to notes: [NotePath], in listing: NoteListing, while shouldGoOn: () -> Bool = { true }
  ) -> LinkCount? {
    Planner(disk: disk, notebook: notebook, listing: listing).links(to: notes, while: shouldGoOn)
  }

  /// Carries a plan out.
  ///
  /// No file is ever overwritten with one that isn't its own next version, and all of the plan is
  /// done or nothing. What goes to the trash gets another name there where something has its own by
  /// now; the outcome says which.
  /// - Throws: Why it wasn't done; then nothing has changed, but for
  ///   ``OperationError/unfinished(_:code:)``.
  public func carryOut(_ plan: FilePlan) throws(OperationError) -> OperationOutcome {
    var execution = PlanExecution(
      try findingRoomInTrash(plan), disk: disk, notebook: notebook, records: intents)
    return try execution.run()
  }

  /// A plan with names in the trash that are free: between the making of a plan that undoes something
  /// and its carrying out, anything may have come there.
  private func findingRoomInTrash(_ plan: FilePlan) throws(OperationError) -> FilePlan {
    var free = FreePath(disk: disk, in: notebook)
    var moves: [FileMove] = []
    for move in plan.moves {
      guard move.to.isInTrash, !move.from.isInTrash else {
        moves.append(move)
        continue
      }
      let to = try free.first(for: move.from) { move.to.numberedFile($0) }
      moves.append(FileMove(from: move.from, to: to, expected: move.expected))
    }
    return plan.moving(moves)
  }

  /// Finishes or undoes operations that a crash has cut short; for the start of the program.
  public func recover() -> [Recovery] {
    intents?.recover(notebook) ?? []
  }

  private var intents: IntentFolder? {
    records.map { IntentFolder(disk: disk, path: $0) }
  }
}

extension NotePath {
  /// Whether the file lies in the trash.
  public var isInTrash: Bool {
    bytes.starts(with: NoteOperations.trash.bytes + [Byte.slash])
  }
}
