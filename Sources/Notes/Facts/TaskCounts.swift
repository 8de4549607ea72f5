/// How many tasks a note has.
public struct TaskCounts: Hashable, Sendable {
  /// Those with a blank in their box.
  public private(set) var open = 0
  /// Those that are done.
  public private(set) var done = 0

  /// Counts the tasks of a note.
  ///
  /// - Complexity: O(bytes); a note in which nothing looks like a box isn't parsed.
  public init(in bytes: [UInt8]) {
    self.init()
    if TaskCounts.mayHoldTasks(bytes) { self = TaskCounts(of: Document(parsing: bytes)) }
  }

  /// Counts no tasks.
  init() {}

  /// Counts the tasks of a note that was read.
  init(of document: Document) {
    for block in document.blocks {
      guard case .task(_, let task) = block.kind else { continue }
      if task.isDone { done += 1 } else if task.state == " " { open += 1 }
    }
  }

  /// Whether ` [` stands before something and `] `, on the bytes that a box has at least.
  static func mayHoldTasks(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 1
      while position + 2 < bytes.count {
        if bytes[position] == Byte.openBracket, Byte.isBlank(bytes[position - 1]),
          bytes[position + 2] == Byte.closeBracket
            || bytes[position + 1] | bytes[position + 2] >= 0x80
        {
          return true
        }
        position += 1
      }
      return false
    }
  }
}
