import Testing
import Text

@Suite("The text buffer (text T1, T2)")
struct TextBufferTests {
  @Test("Edits give the same bytes as in a plain array", arguments: [1, 2, 3, 4] as [UInt64])
  func model(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = RandomText.mixed(pieces: seed == 1 ? 0 : 9_000, using: &random)
    var buffer = TextBuffer(bytes)
    var snapshots: [(TextBuffer, [UInt8])] = []
    for step in 0..<1_500 {
      let longest = step % 100 == 0 ? 20_000 : step % 10 == 0 ? 3_000 : 30
      var edit = RandomEdits.edit(in: bytes.count, longest: longest, using: &random)
      if step % 50 == 0 { edit.replacement += RandomText.noise(bytes: 9_000, using: &random) }
      let inverse = buffer.apply(edit)
      #expect(inverse.replacement == Array(bytes[edit.range]))
      bytes = bytes.applying(edit)
      guard step % 25 == 0 else { continue }
      #expect(buffer.bytes == bytes)
      snapshots.append((buffer, bytes))
    }
    for (buffer, bytes) in snapshots {
      #expect(buffer.bytes == bytes, "A copy that was kept isn't changed by later edits")
    }
  }

  @Test("Typing at one place, and taking it away again, keeps the tree in order")
  func typing() {
    var bytes = Array(repeating: UInt8(ascii: "x"), count: 50_000)
    var buffer = TextBuffer(bytes)
    let start = buffer
    for step in 0..<12_000 {
      let place = 25_000 + step
      buffer.replace(place..<place, with: [UInt8(truncatingIfNeeded: step)])
      bytes.insert(UInt8(truncatingIfNeeded: step), at: place)
    }
    #expect(buffer.bytes == bytes)
    for step in (0..<12_000).reversed() {
      buffer.replace(25_000 + step..<25_001 + step, with: [])
    }
    #expect(buffer == start)
    buffer.replace(0..<50_000, with: [])
    #expect(buffer.isEmpty && buffer == TextBuffer())
  }

  @Test("Parts, bytes and pieces are those of a plain array")
  func reading() {
    var random = SeededGenerator(seed: 7)
    let bytes = RandomText.mixed(pieces: 6_000, using: &random)
    let buffer = TextBuffer(bytes)
    for _ in 0..<300 {
      let range = RandomEdits.range(in: bytes.count, longest: 9_000, using: &random)
      #expect(buffer.bytes(in: range) == Array(bytes[range]))
      #expect(
        buffer.withSpan(in: range) { span in span.indices.map { span[$0] } }
          == Array(bytes[range]))
      let offset = Int.random(in: -2...bytes.count + 2, using: &random)
      #expect(buffer[offset] == (bytes.indices.contains(offset) ? bytes[offset] : nil))
    }
    var pieces: [UInt8] = []
    while pieces.count < bytes.count {
      let piece = buffer.piece(holding: pieces.count)
      #expect(piece.lowerBound == pieces.count && piece.count <= 4_096)
      pieces += buffer.bytes(in: piece)
    }
    #expect(pieces == bytes)
  }

  @Test("Offsets beyond the text are clamped")
  func clamping() {
    var buffer = TextBuffer("abc")
    #expect(buffer.bytes(in: 2..<99) == Array("c".utf8))
    #expect(buffer.bytes(in: -5..<1) == Array("a".utf8))
    #expect(buffer.border(after: 99) == 3 && buffer.border(before: -3) == 0)
    buffer.replace(7..<9, with: "d")
    #expect(buffer.text == "abcd")
    #expect(buffer.piece(holding: 4) == 4..<4)
  }

  @Test("Lines are found by number and by offset, with LF, CR LF and neither")
  func lines() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<40 {
      let bytes = RandomText.mixed(pieces: round * 40, using: &random)
      let buffer = TextBuffer(bytes)
      var starts = [0]
      for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
      #expect(buffer.lineCount == starts.count)
      for (line, start) in starts.enumerated() {
        let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
        #expect(buffer.range(ofLine: line) == start..<end)
        #expect(buffer.line(at: start) == line && buffer.line(at: max(start, end - 1)) == line)
      }
      #expect(buffer.line(at: bytes.count) == starts.count - 1)
    }
  }

  @Test("A new line ends as its line does, or the one before it (text T6)")
  func lineEnds() {
    let buffer = TextBuffer("one\r\ntwo\nthree")
    #expect(buffer.lineEnd(at: 2) == .crlf)
    #expect(buffer.lineEnd(at: 6) == .lf)
    #expect(buffer.lineEnd(at: 12) == .lf)
    #expect(TextBuffer("one\r\ntwo").lineEnd(at: 8) == .crlf)
    #expect(TextBuffer("one").lineEnd(at: 0) == .lf)
    #expect(buffer.lineContent(at: 1) == 0..<3 && buffer.lineContent(at: 13) == 9..<14)
  }
}
