extension LineEditor {
  /// Carries out a command.
  ///
  /// - Complexity: O(bytes)
  @discardableResult
  public mutating func apply(_ edit: LineEdit) -> Outcome {
    let isNextKill = lastCommand == .kill
    lastCommand = .other
    switch edit {
    case .insert(let scalar):
      return replace(caret..<caret, with: LineText.typed(scalar))
    case .paste(let pasted):
      return replace(caret..<caret, with: LineText.pasted(pasted))
    case .yank:
      return replace(caret..<caret, with: killed)
    case .move(let motion):
      let target = destination(of: motion)
      guard target != caret else { return .unchanged }
      caret = target
      return .moved
    case .delete(let motion):
      return replace(range(of: motion), with: [])
    case .kill(let motion):
      return kill(motion, addingToLast: isNextKill)
    case .transpose:
      return transpose()
    }
  }

  /// Where a motion leads.
  private func destination(of motion: LineMotion) -> Int {
    switch motion {
    case .backward: CaretBorders.previous(before: caret, in: bytes)
    case .forward: CaretBorders.next(after: caret, in: bytes)
    case .wordBackward: WordBorders.start(before: caret, in: bytes)
    case .wordForward: WordBorders.end(after: caret, in: bytes)
    case .blankWordBackward: WordBorders.start(before: caret, of: .nonBlanks, in: bytes)
    case .start: 0
    case .end: bytes.count
    }
  }

  /// The text between the caret and where a motion leads.
  private func range(of motion: LineMotion) -> Range<Int> {
    let target = destination(of: motion)
    return min(caret, target)..<max(caret, target)
  }

  private mutating func kill(_ motion: LineMotion, addingToLast: Bool) -> Outcome {
    let range = range(of: motion)
    lastCommand = range.isEmpty && !addingToLast ? .other : .kill
    guard !range.isEmpty else { return .unchanged }
    let text = Array(bytes[range])
    switch (addingToLast, range.lowerBound < caret) {
    case (false, _): killed = text
    case (true, true): killed = text + killed
    case (true, false): killed += text
    }
    return replace(range, with: [])
  }

  private mutating func transpose() -> Outcome {
    let atEnd = caret == bytes.count
    let middle = atEnd ? CaretBorders.previous(before: caret, in: bytes) : caret
    let start = CaretBorders.previous(before: middle, in: bytes)
    let end = CaretBorders.next(after: middle, in: bytes)
    guard start < middle, middle < end else { return .unchanged }
    return replace(start..<end, with: Array(bytes[middle..<end] + bytes[start..<middle]))
  }

  /// Replaces a part of the text; the caret goes behind what is new.
  private mutating func replace(_ range: Range<Int>, with new: [UInt8]) -> Outcome {
    guard !range.isEmpty || !new.isEmpty else { return .unchanged }
    bytes.replaceSubrange(range, with: new)
    // What is new may be one character with what follows it: a letter before a combining mark.
    caret = CaretBorders.atOrAfter(range.lowerBound + new.count, in: bytes)
    return .changed
  }
}
