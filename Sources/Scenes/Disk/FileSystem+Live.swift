import Glibc

extension FileSystem {
  /// The system's own files.
  public static var live: FileSystem {
    FileSystem(
      makeFolder: { path throws(FileError) in try System.makeFolder(path) },
      list: { path throws(FileError) in try System.list(path) },
      inspect: { path throws(FileError) in try System.inspect(path) },
      read: { path throws(FileError) in try System.read(path) },
      create: { path throws(FileError) in
        try System.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, for: .create)
      },
      write: { file, bytes throws(FileError) in try System.write(file, bytes) },
      sync: { file throws(FileError) in try System.sync(file) },
      close: { file throws(FileError) in
        // After EINTR the descriptor is closed on Linux; a second close could hit another file.
        guard Glibc.close(file.descriptor) == 0 || errno == EINTR else {
          throw FileError(.close, file.path, code: errno)
        }
      },
      rename: { old, new throws(FileError) in try System.rename(old, new) },
      syncFolder: { path throws(FileError) in
        let folder = try System.open(path, O_RDONLY | O_DIRECTORY, for: .sync)
        defer { Glibc.close(folder.descriptor) }
        try System.sync(folder)
      },
      remove: { path throws(FileError) in
        guard path.withCString({ unlink($0) }) == 0 || errno == ENOENT else {
          throw FileError(.remove, path, code: errno)
        }
      },
      lock: { path throws(FileError) in try System.lock(path) },
      label: { file, bytes throws(FileError) in try System.label(file, bytes) })
  }
}

extension StatePath {
  /// The path as the system's calls want it.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body(bytes.map { CChar(bitPattern: $0) } + [0])
  }
}
