/// What can be undone and redone in one text (text T5).
///
/// Typing is one step a word and up to a pause, so is deleting; anything else is a step by itself.
/// What was undone can be redone until the next edit. The oldest steps go when they take too much
/// memory.
///
/// Each state of a text has a revision, so that undoing to what was saved is known to be that.
public struct EditHistory: Sendable {
  /// A time without an edit that ends a step.
  public static let pause = Duration.seconds(1)

  /// About how many bytes are kept; the newest step is kept whatever it takes.
  public let limit: Int

  /// The steps back, the next one last.
  var undoSteps: [UndoStep] = []

  /// The steps forward again, the next one last.
  var redoSteps: [UndoStep] = []

  /// About how many bytes the steps back take.
  private var size = 0

  /// The newest step while it can grow.
  private var open: OpenStep?

  /// A step that can grow.
  private struct OpenStep {
    var kind: EditKind
    var time: Duration
    var endsWord: Bool
  }

  /// Makes an empty history.
  ///
  /// - Parameter limit: About how many bytes are kept.
  public init(limit: Int = 4 << 20) {
    self.limit = limit
  }

  /// What undo would take back; `nil` for nothing.
  public var undoKind: EditKind? { undoSteps.last?.kind }

  /// What redo would do again; `nil` for nothing.
  public var redoKind: EditKind? { redoSteps.last?.kind }

  /// Ends the newest step: what is done next is one of its own.
  public mutating func seal() {
    open = nil
  }
}

extension EditHistory {
  /// Notes an edit.
  ///
  /// - Parameters:
  ///   - inverse: What takes it back.
  ///   - kind: What was done.
  ///   - state: Selection and revision before.
  ///   - time: When it was done.
  ///   - typed: The first byte that was typed; `nil` where nothing was.
  mutating func record(
    _ inverse: [Edit], _ kind: EditKind, from state: (TextSelection, revision: Int),
    at time: Duration, typed: UInt8? = nil
  ) {
    redoSteps = []
    let isBlank = typed.map { $0 <= 0x20 } ?? false
    if let open, open.kind == kind, kind.isGrouped, time - open.time <= Self.pause,
      time >= open.time, isBlank || !open.endsWord
    {
      let newest = undoSteps.count - 1
      size -= undoSteps[newest].size
      undoSteps[newest].precede(with: inverse)
      size += undoSteps[newest].size
    } else {
      add(UndoStep(kind: kind, edits: inverse, selection: state.0, revision: state.revision))
    }
    open = OpenStep(kind: kind, time: time, endsWord: isBlank)
  }

  /// Takes the next step back or forward out, if there is one.
  mutating func take(_ direction: Direction) -> UndoStep? {
    open = nil
    guard direction == .back else { return redoSteps.popLast() }
    let step = undoSteps.popLast()
    size -= step?.size ?? 0
    return step
  }

  /// Notes how a step that was taken is taken back.
  mutating func turn(_ step: UndoStep, after direction: Direction) {
    switch direction {
    case .back: redoSteps.append(step)
    case .forward: add(step)
    }
  }

  /// A way through the history.
  enum Direction: Hashable, Sendable {
    case back
    case forward
  }

  /// Brings the steps in line with an edit that somebody else made (scenes R9): undo takes back
  /// what was done here, and leaves what they did.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - revision: Gives a new revision for each state, since all are other texts now.
  /// - Complexity: O(steps)
  mutating func rebase(over edit: Edit, revision: () -> Int) {
    open = nil
    for steps in [\EditHistory.undoSteps, \.redoSteps] {
      var passed = [edit]
      for index in self[keyPath: steps].indices.reversed() {
        var step = self[keyPath: steps][index]
        (step.edits, passed) = step.edits.rebased(over: passed, as: .second)
        for edit in passed { step.selection = step.selection.rebased(over: edit) }
        step.revision = revision()
        self[keyPath: steps][index] = step
      }
    }
    size = undoSteps.reduce(0) { $0 + $1.size }
  }

  /// Adds a step back, and forgets the oldest where there are too many.
  mutating func add(_ step: UndoStep) {
    undoSteps.append(step)
    size += step.size
    var forgotten = 0
    while size > limit, forgotten < undoSteps.count - 1 {
      size -= undoSteps[forgotten].size
      forgotten += 1
    }
    undoSteps.removeFirst(forgotten)
  }
}
