import Glibc

/// An open folder whose names are read one after the other.
struct FolderHandle: ~Copyable {
  private let stream: OpaquePointer
  /// The descriptor below which the folder's files are found.
  let descriptor: Int32

  /// Opens the folder of a notebook.
  init(openingRootOf notebook: Notebook) throws(NotesError) {
    let path = notebook.absolute(nil)
    do {
      try self.init(opening: path, below: AT_FDCWD)
    } catch {
      switch error.code {
      case ENOENT: throw .folderMissing(path: path)
      case ENOTDIR: throw .notAFolder(path: path)
      default: throw .folderUnreadable(path: path, code: error.code)
      }
    }
  }

  /// Opens a folder below an open one.
  init(opening path: some Collection<UInt8>, below folder: Int32) throws(SystemError) {
    let opened = try Descriptor(opening: path, below: folder, flags: O_RDONLY | O_DIRECTORY)
    let raw = opened.release()
    guard let stream = fdopendir(raw) else {
      let code = errno
      close(raw)
      throw SystemError(code: code)
    }
    self.stream = stream
    descriptor = raw
  }

  deinit { closedir(stream) }

  /// The next name with what the folder knows of its kind; `nil` at the end.
  ///
  /// The name is valid until the next call.
  /// - Throws: The system's `errno` when the folder can't be read further.
  @inline(__always)
  func next() throws(SystemError) -> (name: UnsafePointer<CChar>, type: Int)? {
    errno = 0
    guard let entry = readdir(stream) else {
      if errno != 0 { throw SystemError(code: errno) }
      return nil
    }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
      preconditionFailure("A C structure's field has an offset")
    }
    let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    return (name, Int(entry.pointee.d_type))
  }
}
