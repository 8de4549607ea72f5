import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// A folder of real notes to run on: `HALO_TEST_NOTES`, where somebody has set it.
private let realNotes = getenv("HALO_TEST_NOTES").map { String(cString: $0) }

@Suite(
  "Real notes",
  .enabled(if: realNotes != nil, "set HALO_TEST_NOTES to a folder of Markdown notes to run these"))
struct RealNotesTests {
  private func notebook() throws -> Notebook { try Notebook(at: #require(realNotes)) }

  @Test("Every note is listed, has a title, and parses as Markdown with all its lines in order")
  func everyNote() throws {
    let notebook = try notebook()
    let listing = try NoteListing.scan(notebook)
    #expect(listing.count > 0 && listing.issues.isEmpty)
    let titles = NoteTitles.read(listing, in: notebook)
    for id in listing.ids {
      let path = listing[id].path
      let bytes = try NoteFile.read(path, in: notebook).bytes
      #expect(titles[id]?.text.isEmpty == false)
      let document = Document(parsing: bytes)
      #expect(document.fidelity == .markdown, "\(path.key)")
      let lines = document.blocks.map(\.lines.lowerBound)
      #expect(lines == lines.sorted(), "\(path.key)")
      #expect(document.blocks.allSatisfy { $0.lines.upperBound <= document.lineCount })
    }
  }

  @Test("Links found in one pass are those of Markdown, and nearly all are found so")
  func links() throws {
    let notebook = try notebook()
    let listing = try NoteListing.scan(notebook)
    var told = 0
    for id in listing.ids {
      let path = listing[id].path
      let bytes = try NoteFile.read(path, in: notebook).bytes
      let quick = LinkReader.quickLinks(in: bytes)
      told += quick == nil ? 0 : 1
      let expected = LinkReader.links(of: Document(parsing: bytes))
      #expect(quick == nil || quick == expected, "\(path.key)")
    }
    #expect(told * 2 > listing.count, "\(told) of \(listing.count)")
  }

  @Test("The title is the first heading of the document where it comes from one")
  func headings() throws {
    let notebook = try notebook()
    let listing = try NoteListing.scan(notebook)
    for id in listing.ids {
      let path = listing[id].path
      let title = NoteTitle(head: try NoteFile.readHead(path, in: notebook), path: path)
      guard title.source == .heading else { continue }
      let document = Document(parsing: try NoteFile.read(path, in: notebook).bytes)
      let heading = document.blocks.first { block in
        if case .heading = block.kind { return !block.text.isEmpty }
        return false
      }
      #expect(heading?.text == title.text, "\(path.key)")
    }
  }

  @Test("A search finds what looking at every note by hand finds")
  func search() throws {
    let notebook = try notebook()
    let listing = try NoteListing.scan(notebook)
    let hits = SearchScan("the", in: listing, of: notebook).hits()
    let expected = try listing.ids.filter { id in
      let path = listing[id].path
      let bytes = try NoteFile.read(path, in: notebook).bytes
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      let title = NoteTitle(head: Array(bytes.prefix(NoteFile.headSize)), path: path)
      return text.contains("the") || title.text.lowercased().contains("the")
    }
    #expect(Set(hits.map(\.note)) == Set(expected))
    #expect(hits == hits.sorted { $0.rank < $1.rank })
  }
}
