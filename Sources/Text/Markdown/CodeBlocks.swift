/// Which lines of a Markdown text are code between fences.
///
/// The whole text is read once; after an edit only its lines are. Code that is marked by nothing but
/// its indentation isn't known here.
public struct CodeBlocks: Sendable {
  private var fences: [CodeFence] = []

  /// What a line is.
  public enum Place: Hashable, Sendable {
    /// Text, not code.
    case text
    /// The line that begins or ends a block.
    case fence
    /// A line of code.
    case code
  }

  /// Reads a text.
  ///
  /// - Complexity: O(bytes)
  public init(of buffer: TextBuffer) {
    fences = Self.fences(in: 0..<buffer.count, of: buffer)
    pair(from: 0, settled: fences.count, before: nil)
  }

  /// What a line is.
  ///
  /// - Parameter start: Where the line starts, in bytes.
  /// - Complexity: O(log fences)
  public func place(ofLineAt start: Int) -> Place {
    let index = index(ofFenceFrom: start + 1) - 1
    guard index >= 0 else { return .text }
    let fence = fences[index]
    guard fence.start == start else { return fence.part == .closes ? .text : .code }
    return fence.part == .inside ? .code : .fence
  }

  /// Brings this in line with an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit that was made.
  ///   - buffer: The text afterwards.
  /// - Complexity: O(fences behind the edit + lines edited)
  public mutating func apply(_ edit: Edit, in buffer: TextBuffer) {
    let lines = buffer.line(at: edit.range.lowerBound)...buffer.line(at: edit.result.upperBound)
    let first = buffer.start(ofLine: lines.lowerBound)
    let kept = index(ofFenceFrom: first)
    let next = max(kept, index(ofFenceFrom: edit.range.upperBound + 1))
    if edit.growth != 0 {
      for index in next..<fences.count { fences[index].start += edit.growth }
    }
    let found =
      lines.count > Self.few
      ? Self.fences(in: first..<buffer.range(ofLine: lines.upperBound).upperBound, of: buffer)
      : lines.compactMap { Self.fence(ofLineAt: buffer.start(ofLine: $0), in: buffer) }
    guard kept < next || !found.isEmpty else { return }
    let before = opening(before: next)
    fences.replaceSubrange(kept..<next, with: found)
    pair(from: kept, settled: kept + found.count, before: before)
  }

  /// The fence that began the block in which the fence at an index stands; `nil` outside of blocks.
  private func opening(before index: Int) -> CodeFence? {
    guard let last = fences[..<index].last(where: { $0.part != .inside }) else { return nil }
    return last.part == .opens ? last : nil
  }

  /// Says of fences whether they begin or end a block, up to where nothing changes any more.
  ///
  /// - Parameters:
  ///   - first: The first fence that is looked at.
  ///   - settled: The first one for which it was said before.
  ///   - before: The fence that had begun the block in which that one stood.
  private mutating func pair(from first: Int, settled: Int, before: CodeFence?) {
    var open = opening(before: first)
    var openBefore = before
    for index in first..<fences.count {
      if index >= settled {
        if open?.mark == openBefore?.mark, open?.length == openBefore?.length { return }
        switch fences[index].part {
        case .opens: openBefore = fences[index]
        case .closes: openBefore = nil
        case .inside: break
        }
      }
      guard let opening = open else {
        fences[index].part = .opens
        open = fences[index]
        continue
      }
      let closes = fences[index].closes(opening)
      fences[index].part = closes ? .closes : .inside
      if closes { open = nil }
    }
  }

  /// Lines that are looked at one by one, however long they are.
  private static let few = 64

  /// The first fence that doesn't start before an offset.
  private func index(ofFenceFrom offset: Int) -> Int {
    var (low, high) = (0, fences.count)
    while low < high {
      let middle = (low + high) / 2
      if fences[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func fence(ofLineAt start: Int, in buffer: TextBuffer) -> CodeFence? {
    let end = min(buffer.count, start + CodeFence.longest)
    return buffer.withSpan(in: start..<end) { CodeFence($0, start: start) }
  }

  /// The fences among the lines of a range, in one pass over its bytes.
  private static func fences(in range: Range<Int>, of buffer: TextBuffer) -> [CodeFence] {
    var fences: [CodeFence] = []
    var isBeginning = true
    var lineStart = range.lowerBound
    var place = range.lowerBound
    while place < range.upperBound {
      let piece = buffer.piece(holding: place)
      let part = place..<min(piece.upperBound, range.upperBound)
      buffer.withSpan(in: part) { bytes in
        for index in bytes.indices {
          let byte = bytes[index]
          if byte == 0x0A {
            isBeginning = true
            lineStart = part.lowerBound + index + 1
          } else if isBeginning, !ListItem.isBlank(byte), byte != UInt8(ascii: ">") {
            isBeginning = false
            guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { continue }
            if let fence = fence(ofLineAt: lineStart, in: buffer) { fences.append(fence) }
          }
        }
      }
      place = part.upperBound
    }
    return fences
  }
}
