/// Where the lines of a note start, by the rule of the editor and by that of Markdown.
///
/// For the editor a line ends with LF or CR LF; for Markdown with a lone CR too. The two differ
/// only in files of an age long past, so the second table exists only for those.
struct LineStarts: Hashable, Sendable {
  /// Byte offsets of the editor's lines; never empty.
  private let editor: [Int32]
  /// Byte offsets of Markdown's lines where they differ.
  private let markdown: [Int32]?

  init(of bytes: [UInt8]) {
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var hasLoneReturn = false
    bytes.withUnsafeBufferPointer { bytes in
      for position in bytes.indices where bytes[position] <= Byte.carriageReturn {
        if bytes[position] == Byte.lineFeed {
          starts.append(Int32(clamping: position + 1))
        } else if bytes[position] == Byte.carriageReturn,
          position + 1 < bytes.count, bytes[position + 1] != Byte.lineFeed
        {
          hasLoneReturn = true
        }
      }
    }
    if let last = starts.last, last == bytes.count, starts.count > 1 { starts.removeLast() }
    editor = starts
    markdown = hasLoneReturn ? LineStarts.markdownStarts(bytes) : nil
  }

  private static func markdownStarts(_ bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    for position in bytes.indices.dropLast() {
      let isEnd =
        bytes[position] == Byte.lineFeed
        || (bytes[position] == Byte.carriageReturn && bytes[position + 1] != Byte.lineFeed)
      if isEnd { starts.append(Int32(clamping: position + 1)) }
    }
    return starts
  }

  /// How many lines the editor shows; at least 1.
  var count: Int { editor.count }

  /// The first byte of a line; numbers beyond are clamped.
  func offset(ofLine line: Int) -> Int {
    Int(editor[min(max(0, line), editor.count - 1)])
  }

  /// The line that holds a byte.
  func line(at offset: Int) -> Int {
    LineStarts.index(of: offset, in: editor)
  }

  /// The first byte of a line as Markdown counts them, from 0.
  func offset(ofMarkdownLine line: Int) -> Int {
    let starts = markdown ?? editor
    return Int(starts[min(max(0, line), starts.count - 1)])
  }

  /// The line as Markdown counts them that holds a byte.
  func markdownLine(at offset: Int) -> Int {
    LineStarts.index(of: offset, in: markdown ?? editor)
  }

  /// How many lines Markdown counts.
  var markdownCount: Int { (markdown ?? editor).count }

  private static func index(of offset: Int, in starts: [Int32]) -> Int {
    max(0, starts.partitioningIndex { $0 > offset } - 1)
  }
}
