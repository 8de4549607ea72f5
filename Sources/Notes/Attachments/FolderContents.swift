import Glibc

/// What a folder anywhere on the system holds, for somebody who looks for a file in it.
public struct FolderContents: Hashable, Sendable {
  /// The absolute path, without a slash at its end (`/` itself is empty).
  public let path: [UInt8]
  /// What is in it: folders first, each kind by its bytes.
  public let entries: [Entry]
  /// Why it can't be read: the system's `errno`; `nil` where it could.
  public let code: Int32?

  /// A file or a folder.
  public struct Entry: Hashable, Sendable {
    /// Its name.
    public let name: [UInt8]
    /// Whether it is a folder.
    public let isFolder: Bool
  }

  /// No more entries than this are read.
  private static let limit = 20_000

  /// Reads a folder; pipes, sockets and devices are left out.
  ///
  /// Calls ask the disk, so they are for a worker.
  /// - Complexity: A system call for each link, and a few for the folder.
  public init(reading path: [UInt8]) {
    self.path = path
    var entries: [Entry] = []
    do throws(SystemError) {
      let folder = try FolderHandle(
        opening: path.isEmpty ? [Byte.slash] : path, below: AT_FDCWD)
      while entries.count < Self.limit, let (raw, type) = try folder.next() {
        let name = Array(UnsafeRawBufferPointer(start: raw, count: strlen(raw)))
        guard name != [Byte.dot], name != [Byte.dot, Byte.dot] else { continue }
        switch type {
        case Int(DT_REG): entries.append(Entry(name: name, isFolder: false))
        case Int(DT_DIR): entries.append(Entry(name: name, isFolder: true))
        case Int(DT_LNK), Int(DT_UNKNOWN):
          switch FileStatus(raw, below: folder.descriptor, links: .followed)?.kind {
          case .file: entries.append(Entry(name: name, isFolder: false))
          case .folder: entries.append(Entry(name: name, isFolder: true))
          case .link, .other, nil: continue
          }
        default: continue
        }
      }
      code = nil
    } catch {
      code = error.code
    }
    self.entries = entries.sorted {
      $0.isFolder == $1.isFolder ? $0.name.lexicographicallyPrecedes($1.name) : $0.isFolder
    }
  }

  /// Why it can't be read, in a sentence.
  public var problem: String? {
    switch code {
    case nil: nil
    case ENOENT?: "There is no folder \(quoted(path: path))."
    case ENOTDIR?: "\(quoted(path: path)) is no folder."
    case let code?: "\(quoted(path: path)) can't be read: \(cause(of: code))."
    }
  }

  /// Whether a plain file lies at an absolute path.
  public static func isFile(_ path: [UInt8]) -> Bool {
    withCPath(path) { FileStatus($0, below: AT_FDCWD, links: .followed) }?.kind == .file
  }
}
