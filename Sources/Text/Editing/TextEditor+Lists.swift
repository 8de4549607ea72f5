extension TextEditor {
  /// Begins a new line (text T7).
  ///
  /// In a list it is the next item, and an empty item ends the list. Elsewhere the new line is
  /// indented as the one before. In code nothing is a list.
  mutating func enter(at time: Duration) -> TextChange {
    let caret = selection.range.lowerBound
    let line = buffer.lineContent(at: caret)
    let end = buffer.lineEnd(at: caret).bytes
    let before = beginning(of: line.lowerBound..<max(line.lowerBound, caret))
    guard let item = item(at: line), caret >= line.lowerBound + item.content else {
      let indent = before.prefix(while: ListItem.isBlank)
      return insert(end + indent, .typing, at: time)
    }
    let isEmpty = beginning(of: line).dropFirst(item.content).allSatisfy(ListItem.isBlank)
    if isEmpty, selection.isEmpty {
      return change([Edit(delete: line)], .typing, at: time, typed: 0x0A)
    }
    let blank = before[item.markerRange.upperBound]
    let box = item.box == nil ? [] : Array("[ ] ".utf8)
    return insert(
      end + before[..<item.indent] + item.nextMarker + [blank] + box, .typing, at: time)
  }

  /// Indents, or inserts what stands for a tab (text T7, T8).
  mutating func tab(at time: Duration) -> TextChange {
    let first = buffer.lineContent(at: selection.range.lowerBound)
    if selection.range.upperBound > first.upperBound || item(at: first) != nil {
      return indent(at: time)
    }
    switch policy.indentation {
    case .tab: return insert([0x09], .typing, at: time)
    case .blanks(let columns):
      let stop = max(1, min(columns, 16))
      let before = first.lowerBound..<selection.range.lowerBound
      let column = buffer.withSpan(in: before) { layout.wrap.ruler.columns(of: $0) }
      return insert(
        Array(repeating: 0x20, count: stop - column % stop), .typing, at: time)
    }
  }

  /// Indents the lines of the selection by as much as puts the first below the item before it.
  mutating func indent(at time: Duration) -> TextChange {
    let lines = selectedLines
    let start = buffer.start(ofLine: lines.lowerBound)
    let step = indentation(ofLineAt: start)
    let edits = lines.compactMap { line -> Edit? in
      let content = buffer.lineContent(at: buffer.start(ofLine: line))
      return content.isEmpty ? nil : Edit(insert: step, at: content.lowerBound)
    }
    return changeLines(edits, at: time)
  }

  /// Outdents the lines of the selection by as much as puts the first beside the item above it.
  mutating func outdent(at time: Duration) -> TextChange {
    let lines = selectedLines
    let width = outdentation(ofLineAt: buffer.start(ofLine: lines.lowerBound))
    let edits = lines.compactMap { line -> Edit? in
      let content = buffer.lineContent(at: buffer.start(ofLine: line))
      let start = beginning(of: content)
      let blanks = start.first == 0x09 ? 1 : start.prefix(width).prefix { $0 == 0x20 }.count
      let range = content.lowerBound..<content.lowerBound + blanks
      return blanks == 0 ? nil : Edit(delete: range)
    }
    return changeLines(edits, at: time)
  }

  /// Moves the lines of the selection.
  mutating func moveLines(_ direction: TextCommand.Direction, at time: Duration) -> TextChange {
    let lines = selectedLines
    let isUp = direction == .up
    let other = isUp ? lines.lowerBound - 1 : lines.upperBound + 1
    guard other >= 0, other < buffer.lineCount else { return TextChange(.unchanged) }
    let first = buffer.range(ofLine: min(other, lines.lowerBound))
    let last = buffer.range(ofLine: max(other, lines.upperBound))
    guard !last.isEmpty else { return TextChange(.unchanged) }
    let border = isUp ? first.upperBound : last.lowerBound
    var upper = buffer.bytes(in: first.lowerBound..<border)
    var lower = buffer.bytes(in: border..<last.upperBound)
    if buffer.lineEnd(of: last) == nil {
      // The last line has no line end: it takes that of the line it changes places with.
      let end = buffer.lineEnd(at: border - 1).bytes
      upper.removeLast(end.count)
      lower += end
    }
    let distance = isUp ? first.lowerBound - border : lower.count
    var moved = selection
    moved.anchor += distance
    moved.head += distance
    let edit = Edit(first.lowerBound..<last.upperBound, with: lower + upper)
    return change([edit], .moving, at: time, selecting: moved)
  }
}

extension TextEditor {
  /// Bytes of a line that are looked at: more than any marker has.
  private static let longestBeginning = 4_096

  /// Lines above that are looked at for the item to which another belongs.
  private static let furthest = 200

  /// The numbers of the lines of the selection; not the last where nothing of it is selected.
  private var selectedLines: ClosedRange<Int> {
    let first = buffer.line(at: selection.range.lowerBound)
    let last = buffer.line(at: selection.range.upperBound)
    let isUntouched = last > first && buffer.start(ofLine: last) == selection.range.upperBound
    return first...(isUntouched ? last - 1 : last)
  }

  private func beginning(of line: Range<Int>) -> [UInt8] {
    buffer.bytes(in: line.prefix(Self.longestBeginning))
  }

  /// The item that a line begins; `nil` for other lines and in code.
  private func item(at line: Range<Int>) -> ListItem? {
    guard let item = buffer.withSpan(in: line.prefix(Self.longestBeginning), { ListItem($0) }),
      code.place(ofLineAt: line.lowerBound) == .text
    else { return nil }
    return item
  }

  /// The item above a line that is indented as `isOuter` wants.
  private func item(aboveLineAt start: Int, where isOuter: (ListItem) -> Bool) -> ListItem? {
    let line = buffer.line(at: start)
    for other in stride(from: line - 1, through: max(0, line - Self.furthest), by: -1) {
      let content = buffer.lineContent(at: buffer.start(ofLine: other))
      if let item = item(at: content), isOuter(item) { return item }
    }
    return nil
  }

  /// What is put before a line to indent it.
  private func indentation(ofLineAt start: Int) -> [UInt8] {
    let line = buffer.lineContent(at: start)
    guard policy.indentation != .tab, buffer[start] != 0x09 else { return [0x09] }
    guard let item = item(at: line) else {
      guard case .blanks(let columns) = policy.indentation else { return [0x09] }
      return Array(repeating: 0x20, count: max(1, min(columns, 16)))
    }
    let outer = self.item(aboveLineAt: start) { $0.indent <= item.indent }
    let wanted = outer.map { $0.indent + $0.width - item.indent } ?? 0
    return Array(repeating: 0x20, count: wanted > 0 ? wanted : item.width)
  }

  /// How many blanks are taken from the start of a line to outdent it.
  private func outdentation(ofLineAt start: Int) -> Int {
    guard let item = item(at: buffer.lineContent(at: start)) else {
      guard case .blanks(let columns) = policy.indentation else { return 4 }
      return max(1, min(columns, 16))
    }
    let outer = self.item(aboveLineAt: start) { $0.indent < item.indent }
    return outer.map { item.indent - $0.indent } ?? item.width
  }

  /// Makes edits of lines, one below the other; the selection stays on its text.
  private mutating func changeLines(_ edits: [Edit], at time: Duration) -> TextChange {
    var selection = selection
    for edit in edits.reversed() { selection = selection.rebased(over: edit) }
    return change(edits.reversed(), .indenting, at: time, selecting: selection)
  }
}
