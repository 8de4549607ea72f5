import FoundationEssentials
import NotesTestSupport
import Testing

@testable import Notes

@Suite("Records for the command line")
struct RecordTests {
  /// What another program reads from the JSON.
  private struct Decoded: Decodable, Equatable {
    let path: String
    let pathBytes: String?
    let absPath: String
    let title: String
    let created: String
    let modified: String
    let size: Int
    let snippet: String?
    let line: Int?
    let column: Int?
    let text: String?
  }

  private func records(_ vault: TemporaryVault) throws -> [NoteRecord] {
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    let titles = NoteTitles.read(listing, in: notebook)
    return listing.order(by: .path).compactMap { id in
      titles[id].map { NoteRecord(listing[id], title: $0, in: notebook) }
    }
  }

  @Test("JSON is one array that another reader understands, whatever the names and titles")
  func json() throws {
    let vault = try TemporaryVault.nasty()
    let records = try records(vault)
    let bytes = RecordFormat.json.bytes(of: records, for: .program) { _ in 7_200 }
    let decoded = try JSONDecoder().decode([Decoded].self, from: Data(bytes))
    #expect(decoded.count == records.count)
    for (read, record) in zip(decoded, records) {
      #expect(read.path == record.path.display)
      #expect(read.title == record.title.text)
      #expect(read.absPath == String(decoding: record.absolutePath, as: UTF8.self))
      #expect(read.size == record.size)
      #expect(read.modified == record.modified.iso8601(offset: 7_200))
      #expect(read.created.hasSuffix("+02:00"))
      #expect(read.line == nil)
      let raw = read.pathBytes.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
      #expect(raw == (record.path.utf8 == nil ? record.path.bytes : nil))
    }
  }

  @Test("JSON lines are one object a line, and no JSON holds a control character")
  func jsonLines() throws {
    let vault = try TemporaryVault.nasty()
    let records = try records(vault)
    let bytes = RecordFormat.jsonLines.bytes(of: records, for: .terminal) { _ in 0 }
    let lines = bytes.split(separator: Byte.lineFeed)
    #expect(lines.count == records.count)
    for line in lines { _ = try JSONDecoder().decode(Decoded.self, from: Data(line)) }
    let text = try #require(String(validating: bytes, as: UTF8.self))
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test("Nothing is an empty array, and no lines")
  func nothing() {
    #expect(RecordFormat.json.bytes(of: [], for: .program) { _ in 0 } == Array("[]\n".utf8))
    #expect(RecordFormat.jsonLines.bytes(of: [], for: .program) { _ in 0 }.isEmpty)
    #expect(RecordFormat.plain.bytes(of: [], for: .program) { _ in 0 }.isEmpty)
  }

  @Test("Plain lines are path and title; on a terminal they hold nothing that it would obey")
  func plain() throws {
    let vault = try TemporaryVault(["a\u{1B}[2J\nb.md": "# T\u{7}itle", "c.md": "# Café"])
    let records = try records(vault)
    let raw = RecordFormat.plain.bytes(of: records, for: .program) { _ in 0 }
    #expect(raw == Array("a\u{1B}[2J\nb.md\tT\u{7}itle\nc.md\tCafé\n".utf8))
    let shown = RecordFormat.plain.bytes(of: records, for: .terminal) { _ in 0 }
    #expect(String(decoding: shown, as: UTF8.self) == "a␛[2J␤b.md\tT␇itle\nc.md\tCafé\n")
    let paths = RecordFormat.nulSeparated.bytes(of: records, for: .program) { _ in 0 }
    #expect(paths == Array("a\u{1B}[2J\nb.md\0c.md\0".utf8))
  }

  @Test("A search adds the line that matches, counted from 1")
  func search() throws {
    let vault = try TemporaryVault(["a.md": "# A\n\nan apple\n"])
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    let records = SearchScan("apple", in: listing, of: notebook).hits().map {
      NoteRecord(listing[$0.note], title: $0.title, in: notebook, line: $0.line)
    }
    let plain = RecordFormat.plain.bytes(of: records, for: .program) { _ in 0 }
    #expect(plain == Array("a.md:3:4:an apple\n".utf8))
    let bytes = RecordFormat.json.bytes(of: records, for: .program) { _ in 0 }
    let decoded = try JSONDecoder().decode([Decoded].self, from: Data(bytes))
    #expect(decoded[0].line == 3 && decoded[0].column == 4 && decoded[0].snippet == "an apple")
  }

  @Test("A note is shown byte for byte to a program, and visibly to a terminal")
  func show() throws {
    let text = Array("a\u{1B}[31m\r\nb\u{202E}\n".utf8) + [0xFF]
    #expect(NoteRecord.shown(text, for: .program) == text)
    let shown = String(decoding: NoteRecord.shown(text, for: .terminal), as: UTF8.self)
    #expect(shown.hasPrefix("a␛[31m\nb"))
    #expect(!shown.unicodeScalars.contains("\u{202E}") && shown.hasSuffix("\u{FFFD}"))
    let vault = try TemporaryVault(["a.md": "# A \"q\" \\ \u{1B}\n"])
    let record = try #require(try records(vault).first)
    let json = record.json(text: Array("# A \"q\" \\ \u{1B}\n".utf8)) { _ in 0 }
    let decoded = try JSONDecoder().decode(Decoded.self, from: Data(json))
    #expect(decoded.text == "# A \"q\" \\ \u{1B}\n")
  }

  @Test("Base64 is what others read", arguments: 0..<20)
  func base64(_ count: Int) {
    let bytes = (0..<count).map { UInt8($0 * 37 & 0xFF) }
    #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
  }

  @Test("Strings of random scalars come back from JSON as they were")
  func escaping() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<500 {
      let scalars = (0..<random.next(upTo: 20)).compactMap { _ in
        Unicode.Scalar(UInt32(random.next(upTo: random.next(upTo: 3) == 0 ? 0x11_0000 : 0xA0)))
      }
      let text = String(String.UnicodeScalarView(scalars))
      var json = JSONText()
      json.array { $0.string(text) }
      let decoded = try JSONDecoder().decode([String].self, from: Data(json.bytes))
      #expect(decoded.first.map { Array($0.utf8) } == Array(text.utf8))
    }
  }
}
