import Glibc
import Notes

/// The first run of somebody who has no folder of notes yet.
enum FirstRun {
  /// Makes the folder with a note that says how to begin; an existing folder gets nothing added.
  ///
  /// - Throws: `UsageError.badFolder` where it can't be made.
  static func makeNotebook(at path: [UInt8]) throws(UsageError) -> Notebook {
    let shown = printable(String(decoding: path, as: UTF8.self))
    guard mkdir(path.map(CChar.init(bitPattern:)) + [0], 0o755) == 0 else {
      throw .badFolder(
        "\(shown) can't be made: \(String(cString: strerror(errno))). "
          + "Name a folder of notes with -C DIR.")
    }
    do throws(NotesError) {
      let notebook = try Notebook(at: path)
      _ = try NoteFile.create(Array(welcome.utf8), title: "Welcome", in: nil, of: notebook)
      return notebook
    } catch {
      throw .badFolder(error.description)
    }
  }

  private static let welcome = """
    # Welcome

    This folder holds your notes: plain Markdown files, yours to keep in git or to sync.

    - `j` and `k` move, `Tab` goes to the next pane
    - `Enter` goes into a note, `Esc` comes back
    - `Space` looks at a note in a sheet
    - `/` searches, `C-n` writes a new note
    - `?` shows every key, `q` quits

    Delete this note whenever you like.

    """
}
