extension EditHistory {
  /// The version of what `encoded(for:)` writes.
  private static let version: [UInt8] = Array("undo".utf8) + [1]

  /// The history as bytes, to be kept for the next start (text T5).
  ///
  /// - Parameter buffer: The text that the history leads back from; it is read back for the same
  ///   text only.
  /// - Complexity: O(bytes of the text and of the history)
  public func encoded(for buffer: TextBuffer) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(raw: Self.version)
    writer.write(buffer.count)
    writer.write(buffer.fingerprint)
    for steps in [undoSteps, redoSteps] {
      writer.write(steps.count)
      for step in steps { writer.write(step) }
    }
    return writer.bytes
  }

  /// Reads a history back.
  ///
  /// - Parameters:
  ///   - bytes: What `encoded(for:)` made.
  ///   - buffer: The text as it is now.
  ///   - limit: About how many bytes are kept.
  /// - Returns: `nil` where the bytes are of another version, belong to another text, or are none
  ///   that were written here: that costs the history, nothing else.
  /// - Complexity: O(bytes of the text and of the history)
  public init?(_ bytes: [UInt8], for buffer: TextBuffer, limit: Int = 4 << 20) {
    self.init(limit: limit)
    var reader = ByteReader(bytes)
    guard reader.raw(Self.version.count).map(Array.init) == Self.version,
      reader.number(atMost: .max) == buffer.count, reader.number() == buffer.fingerprint,
      let undo = reader.steps(from: buffer.count), let redo = reader.steps(from: buffer.count),
      reader.isAtEnd
    else { return nil }
    for step in undo { add(step) }
    redoSteps = redo
  }

  /// Gives each state a revision of its own.
  mutating func renumber(_ revision: () -> Int) {
    for index in undoSteps.indices { undoSteps[index].revision = revision() }
    for index in redoSteps.indices { redoSteps[index].revision = revision() }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ step: UndoStep) {
    write(Int(step.kind.rawValue))
    write(step.selection.anchor)
    write(step.selection.head)
    write(step.edits.count)
    for edit in step.edits {
      write(edit.range.lowerBound)
      write(edit.range.count)
      write(edit.replacement)
    }
  }
}

extension ByteReader {
  /// Reads steps, the last of which starts from a text of `count` bytes.
  fileprivate mutating func steps(from count: Int) -> [UndoStep]? {
    guard let number = number(atMost: .max) else { return nil }
    var steps: [UndoStep] = []
    for _ in 0..<number {
      guard let step = step() else { return nil }
      steps.append(step)
    }
    var count = count
    for step in steps.reversed() {
      for edit in step.edits {
        guard edit.range.upperBound <= count else { return nil }
        count += edit.growth
      }
      guard step.selection.range.upperBound <= count else { return nil }
    }
    return steps
  }

  private mutating func step() -> UndoStep? {
    guard let number = number(atMost: 0xFF), let kind = EditKind(rawValue: UInt8(number)),
      let anchor = self.number(atMost: .max), let head = self.number(atMost: .max),
      let count = self.number(atMost: .max)
    else { return nil }
    var edits: [Edit] = []
    for _ in 0..<count {
      guard let start = self.number(atMost: .max / 2), let length = self.number(atMost: .max / 2),
        let text = text()
      else { return nil }
      edits.append(Edit(start..<start + length, with: text))
    }
    let selection = TextSelection(anchor: anchor, head: head)
    return UndoStep(kind: kind, edits: edits, selection: selection, revision: 0)
  }
}
