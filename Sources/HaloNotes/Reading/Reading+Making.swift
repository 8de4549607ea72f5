import Interface
import Notes

extension Reading {
  /// Reads a note and lays it out; meant for a worker.
  init(_ request: ReadingRequest, in notebook: Notebook, showing pictures: PictureReader) {
    self.request = request
    do throws(NotesError) {
      let contents = try NoteFile.read(request.path, in: notebook)
      identity = contents.identity
      let title = NoteTitle(head: contents.bytes, path: request.path)
      self.title = title.text
      switch contents.extent {
      case .whole:
        let document = Document(parsing: contents.bytes)
        let layout = PageLayout(
          title: title, columns: request.columns, query: Query(request.query), style: request.style,
          pictures: { pictures.facts(of: $0, in: request.path) })
        content = .page(layout.page(of: document))
      case .tooLargeToRender(let size):
        content = .message(
          text: "This note is too large to show here (\(byteCount(size))).",
          remedy: "E opens it in your editor.")
      }
    } catch {
      identity = nil
      title = NoteTitle(head: [], path: request.path).text
      content = .message(text: error.description, remedy: "C-l reads the folder again.")
    }
  }
}

extension Reading {
  /// Lays out a text that isn't saved; meant for a worker.
  init(_ request: ReadingRequest, of bytes: [UInt8], showing pictures: PictureReader) {
    self.request = request
    identity = nil
    let title = NoteTitle(head: bytes, path: request.path)
    self.title = title.text
    let layout = PageLayout(
      title: title, columns: request.columns, query: Query(request.query), style: request.style,
      pictures: { pictures.facts(of: $0, in: request.path) })
    content = .page(layout.page(of: Document(parsing: bytes)))
  }
}

/// A size in words: `5.2 MB`.
func byteCount(_ bytes: Int) -> String {
  let units = ["bytes", "KB", "MB", "GB", "TB"]
  var (tenths, unit) = (bytes.multipliedReportingOverflow(by: 10).partialValue, 0)
  while tenths >= 10_000, unit < units.count - 1 {
    tenths /= 1_000
    unit += 1
  }
  guard unit > 0, tenths < 1_000, tenths % 10 != 0 else { return "\(tenths / 10) \(units[unit])" }
  return "\(tenths / 10).\(tenths % 10) \(units[unit])"
}
