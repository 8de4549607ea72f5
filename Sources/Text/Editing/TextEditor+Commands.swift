extension TextEditor {
  /// Carries out a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - time: When it was given, so that a pause ends a step of undo (text T5).
  /// - Complexity: O(log bytes + bytes passed, taken away or put in)
  @discardableResult
  public mutating func perform(_ command: TextCommand, at time: Duration) -> TextChange {
    let isNextKill = lastCommand == .kill
    lastCommand = .other
    switch command {
    case .tab where policy.tab == .movesOn, .backTab where policy.tab == .movesOn,
      .enter where policy.enter == .accepts:
      return TextChange(.handedOn)
    case .move(let motion): return move(motion, .dropping)
    case .select(let motion): return move(motion, .extending)
    case .startSelecting: return startSelecting()
    case .selectAll: return select(TextSelection(anchor: 0, head: buffer.count))
    case .dropSelection: return select(TextSelection(caret: selection.head))
    case .place(let offset): return select(TextSelection(caret: offset))
    case .extend(let offset):
      return select(TextSelection(anchor: selection.anchor, head: offset))
    case .copy:
      let taken = extent()
      return TextChange(.unchanged, copied: taken.isEmpty ? nil : buffer.bytes(in: taken))
    default: break
    }
    guard policy.access == .editable else { return TextChange(.refused) }
    return edit(command, isNextKill: isNextKill, at: time)
  }

  private mutating func edit(
    _ command: TextCommand, isNextKill: Bool, at time: Duration
  ) -> TextChange {
    switch command {
    case .type(let scalar):
      let typed = LineText.typed(scalar)
      guard !typed.isEmpty else { return TextChange(.unchanged) }
      return insert(typed, .typing, at: time)
    case .paste(let pasted):
      let end = buffer.lineEnd(at: selection.range.lowerBound)
      return insert(PastedText.lines(of: pasted, endingWith: end), .pasting, at: time)
    case .yank: return insert(killed, .pasting, at: time)
    case .enter: return enter(at: time)
    case .tab: return tab(at: time)
    case .backTab: return outdent(at: time)
    case .indent: return indent(at: time)
    case .delete(let motion): return delete(motion, at: time)
    case .kill(let motion): return kill(motion, addingToLast: isNextKill, at: time)
    case .cut: return cut(at: time)
    case .moveLines(let direction): return moveLines(direction, at: time)
    case .replace(let ranges, let new): return replace(ranges, with: new, at: time)
    case .undo: return go(.back)
    case .redo: return go(.forward)
    default: return TextChange(.unchanged)
    }
  }
}

// MARK: - Selecting

extension TextEditor {
  /// Whether a movement goes on selecting.
  private enum Reach {
    case dropping
    case extending
  }

  private mutating func move(_ motion: TextMotion, _ reach: Reach) -> TextChange {
    let extends = reach == .extending || selection.mode == .selecting
    let (target, column) = destination(of: motion, dropping: !extends)
    return select(
      TextSelection(
        anchor: extends ? selection.anchor : target, head: target, wishedColumn: column,
        mode: selection.mode))
  }

  private mutating func startSelecting() -> TextChange {
    let isOver = selection.mode == .selecting
    selection = TextSelection(
      anchor: selection.head, head: selection.head, mode: isOver ? .moving : .selecting)
    return TextChange(.moved)
  }

  private mutating func select(_ wanted: TextSelection) -> TextChange {
    let fitted = wanted.fitted(to: buffer)
    let isSame = fitted.anchor == selection.anchor && fitted.head == selection.head
    if !isSame { endStep() }
    let isSameMode = fitted.mode == selection.mode
    selection = fitted
    return TextChange(isSame && isSameMode ? .unchanged : .moved)
  }

  /// What is copied or cut: what is selected, else the line.
  private func extent() -> Range<Int> {
    selection.isEmpty ? buffer.lineRange(at: selection.head) : selection.range
  }
}

// MARK: - Inserting and deleting

extension TextEditor {
  /// Puts something in place of what is selected.
  mutating func insert(_ new: [UInt8], _ kind: EditKind, at time: Duration) -> TextChange {
    guard !new.isEmpty else { return TextChange(.unchanged) }
    if !selection.isEmpty { endStep() }
    return change(
      [Edit(selection.range, with: new)], kind, at: time, typed: kind == .typing ? new.first : nil)
  }

  private mutating func delete(_ motion: TextMotion, at time: Duration) -> TextChange {
    guard selection.isEmpty else {
      return change([Edit(delete: selection.range)], .removing, at: time)
    }
    let isCharacter = motion == .backward || motion == .forward
    return change(
      [Edit(delete: taken(by: motion))], isCharacter ? .deleting : .removing, at: time)
  }

  private mutating func kill(
    _ motion: TextMotion, addingToLast: Bool, at time: Duration
  ) -> TextChange {
    let range = selection.isEmpty ? taken(by: motion) : selection.range
    guard !range.isEmpty else {
      lastCommand = addingToLast ? .kill : .other
      return TextChange(.unchanged)
    }
    let text = buffer.bytes(in: range)
    switch (addingToLast, range.lowerBound < selection.head) {
    case (false, _): killed = text
    case (true, true): killed = text + killed
    case (true, false): killed += text
    }
    lastCommand = .kill
    return change([Edit(delete: range)], .removing, at: time)
  }

  private mutating func cut(at time: Duration) -> TextChange {
    let range = extent()
    guard !range.isEmpty else { return TextChange(.unchanged) }
    killed = buffer.bytes(in: range)
    var cut = change([Edit(delete: range)], .removing, at: time)
    cut.copied = killed
    return cut
  }

  private mutating func replace(
    _ ranges: [Range<Int>], with new: [UInt8], at time: Duration
  ) -> TextChange {
    var edits: [Edit] = []
    var end = 0
    var growth = 0
    for range in ranges where range.lowerBound >= end && range.upperBound <= buffer.count {
      edits.append(Edit(range, with: new))
      end = range.upperBound
      growth += new.count - range.count
    }
    // From the last to the first, so that none moves another.
    return change(
      edits.reversed(), .replacing, at: time, selecting: TextSelection(caret: end + growth))
  }
}
