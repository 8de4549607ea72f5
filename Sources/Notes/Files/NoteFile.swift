import Glibc

/// Reads and creates the files of notes.
///
/// Reading changes no byte, no time of writing and, where the system allows it, not even the time
/// of the last access (notes N3).
public enum NoteFile {
  /// The bytes that are enough to find a note's title.
  public static let headSize = 8_192

  /// Reads a note.
  ///
  /// A link to a file is followed. A pipe that has taken the note's place can't make the caller
  /// wait.
  ///
  /// - Throws: ``NotesError/noteMissing(_:)``, ``NotesError/notANote(_:)`` or
  ///   ``NotesError/noteUnreadable(_:code:)``.
  /// - Complexity: O(size), at most O(limit); five system calls.
  public static func read(
    _ path: NotePath, in notebook: Notebook, limit: ReadLimit = .standard
  ) throws(NotesError) -> NoteContents {
    let note = try open(path, in: notebook)
    let identity = note.identity
    let isWhole = identity.size <= limit.whole
    // One byte more than there should be shows that the file has grown since.
    let wanted = isWhole ? min(limit.whole, identity.size + 1) : limit.head
    do throws(SystemError) {
      let bytes = try note.file.read(atMost: wanted)
      return NoteContents(
        bytes: bytes, identity: identity,
        extent: isWhole ? .whole : .tooLargeToRender(size: identity.size))
    } catch {
      throw .noteUnreadable(path, code: error.code)
    }
  }

  /// Reads no more than the first bytes of a note, for its title.
  ///
  /// - Throws: As ``read(_:in:limit:)``.
  public static func readHead(
    _ path: NotePath, in notebook: Notebook, bytes count: Int = headSize
  ) throws(NotesError) -> [UInt8] {
    let note = try open(path, in: notebook)
    do throws(SystemError) {
      return try note.file.read(atMost: min(max(0, count), note.identity.size))
    } catch {
      throw .noteUnreadable(path, code: error.code)
    }
  }

  /// The note's file as it is now, without opening it: whether it has changed since it was read.
  ///
  /// - Throws: ``NotesError/noteMissing(_:)``, ``NotesError/notANote(_:)`` or
  ///   ``NotesError/noteUnreadable(_:code:)``.
  /// - Complexity: One system call.
  public static func identity(
    of path: NotePath, in notebook: Notebook
  ) throws(NotesError) -> FileIdentity {
    let found = withCPath(notebook.absolute(path)) {
      FileStatus($0, below: AT_FDCWD, links: .followed)
    }
    guard let found else { throw failure(errno, path) }
    guard found.kind == .file else { throw .notANote(path) }
    return found.identity
  }

  private struct OpenNote: ~Copyable {
    let file: Descriptor
    let identity: FileIdentity
  }

  private static func open(
    _ path: NotePath, in notebook: Notebook
  ) throws(NotesError) -> OpenNote {
    let absolute = notebook.absolute(path)
    // Asked before it is opened too, because opening alone can set a device in motion.
    guard let status = withCPath(absolute, { FileStatus($0, below: AT_FDCWD, links: .followed) })
    else { throw failure(errno, path) }
    guard status.kind == .file else { throw .notANote(path) }
    let file: Descriptor
    do throws(SystemError) {
      file = try Descriptor(opening: absolute, flags: O_RDONLY)
    } catch {
      throw failure(error.code, path)
    }
    guard let status = FileStatus(of: file.raw) else { throw failure(errno, path) }
    guard status.kind == .file else { throw .notANote(path) }
    return OpenNote(file: file, identity: status.identity)
  }

  private static func failure(_ code: Int32, _ path: NotePath) -> NotesError {
    switch code {
    case ENOENT, ENOTDIR: .noteMissing(path)
    case ENXIO, ENODEV: .notANote(path)
    default: .noteUnreadable(path, code: code)
    }
  }
}
