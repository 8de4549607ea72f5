import CLinux
import Glibc

extension NoteFile {
  /// Writes a new note under the first free name of its title (notes N10).
  ///
  /// The bytes are written and brought to disk under a hidden name first, then get their name in
  /// one step that fails when the name is taken. So no note is ever overwritten, whoever else
  /// creates one at the same moment, and no half-written note is ever seen.
  ///
  /// - Parameters:
  ///   - bytes: The note.
  ///   - title: Gives the name, as ``FileName/from(title:number:kind:)`` says.
  ///   - folder: An existing folder; the notes folder itself for `nil`.
  /// - Returns: The new note's path.
  /// - Throws: ``NotesError/noteNotCreated(_:code:)``; then nothing has changed.
  public static func create(
    _ bytes: [UInt8], title: String, in folder: NotePath?, of notebook: Notebook
  ) throws(NotesError) -> NotePath {
    let wanted = path(title, 1, folder)
    do throws(SystemError) {
      let place = try Descriptor(
        opening: notebook.absolute(folder), flags: O_RDONLY | O_DIRECTORY)
      let draft = try HiddenFile(in: place.raw)
      // Once the note has its name the hidden one is a second name for it, or is gone.
      defer { draft.removeName(in: place.raw) }
      try draft.save(bytes)
      var number = 1
      while try draft.publish(as: path(title, number, folder).name, in: place.raw) == .nameTaken {
        number += 1
      }
      // A disk that can't bring a folder to rest has the note all the same.
      _ = fsync(place.raw)
      return path(title, number, folder)
    } catch {
      throw .noteNotCreated(wanted, code: error.code)
    }
  }

  private static func path(_ title: String, _ number: Int, _ folder: NotePath?) -> NotePath {
    guard let path = NotePath.of(FileName.from(title: title, number: number), in: folder) else {
      preconditionFailure("A name made from a title is one name")
    }
    return path
  }
}

/// A file that is written before it gets its name.
private struct HiddenFile: ~Copyable {
  enum Publication { case published, nameTaken }

  /// Starts with a dot, so that no listing shows it.
  private let name: [UInt8]
  private let file: Descriptor

  init(in folder: Int32) throws(SystemError) {
    var number = 0
    var name: [UInt8]
    var raw: Int32
    repeat {
      name = Array(".halo-\(getpid())-\(number).tmp".utf8)
      raw = withCPath(name) { openat(folder, $0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      number += 1
    } while raw < 0 && errno == EEXIST
    guard raw >= 0 else { throw SystemError(code: errno) }
    self.name = name
    file = Descriptor(owning: raw)
  }

  func save(_ bytes: [UInt8]) throws(SystemError) {
    try file.write(bytes)
    guard fsync(file.raw) == 0 else { throw SystemError(code: errno) }
  }

  /// Gives the file a name that nothing has yet.
  ///
  /// - Throws: The system's `errno`.
  func publish(
    as name: some Collection<UInt8>, in folder: Int32
  ) throws(SystemError) -> Publication {
    let code: Int32 = withCPath(self.name) { old in
      withCPath(name) { new in
        if linkat(folder, old, folder, new, 0) == 0 { return 0 }
        // Disks without hard links can rename without overwriting instead.
        guard errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS else { return errno }
        return clinux_rename_new(folder, old, new) == 0 ? 0 : errno
      }
    }
    switch code {
    case 0: return .published
    case EEXIST: return .nameTaken
    default: throw SystemError(code: code)
    }
  }

  func removeName(in folder: Int32) {
    _ = withCPath(name) { unlinkat(folder, $0, 0) }
  }
}
