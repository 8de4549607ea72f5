import Glibc

/// A file that isn't a note, as it was found at the place to which a link leads.
public struct AttachmentFile: Hashable, Sendable {
  /// Where it is.
  public let path: NotePath
  /// The file as it is now: what was worked out from its bytes counts as long as this is the same.
  public let identity: FileIdentity
  /// Whether it may be run as a program; it is never opened then (notes N20).
  public let isProgram: Bool

  /// Bytes.
  public var size: Int { identity.size }
}

/// Finds the files to which links lead where those aren't notes (notes N7, N22).
///
/// Only files below the notes folder are found. Calls ask the disk, so they are for a worker.
public struct AttachmentFinder: Sendable {
  private let notebook: Notebook

  /// No more names than this are looked at in search of a file that a link names without its folder.
  private static let limit = 500_000

  /// Makes the finder of a notebook.
  public init(in notebook: Notebook) { self.notebook = notebook }

  /// The file to which a link in a note leads; `nil` where there is none.
  ///
  /// A Markdown link is relative to the note's folder, and if nothing is there to the notes folder. A
  /// wiki link is a path from the notes folder or the note's; else a name, of which the nearest file
  /// counts.
  /// - Complexity: A few system calls; for a wiki link whose file isn't where its path says, two for
  ///   each folder.
  public func file(of link: Link, in note: NotePath) -> AttachmentFile? {
    guard let name = link.attachmentName else { return nil }
    let raw = String(link.destination.prefix { $0 != "#" })
    switch link.kind {
    case .wiki, .embed:
      let path = Array(raw.utf8)
      return file(at: path, from: nil) ?? file(at: path, from: note.folder)
        ?? nearest(named: name, to: note)
    case .markdown, .automatic, .image:
      let path = raw.percentDecodedBytes
      if path.first == Byte.slash { return file(at: path, from: nil) }
      return file(at: path, from: note.folder) ?? file(at: path, from: nil)
    }
  }

  /// The file at a path below the notes folder; `nil` for anything that isn't a plain file.
  public func file(at path: NotePath) -> AttachmentFile? {
    let absolute = notebook.absolute(path)
    guard let status = withCPath(absolute, { FileStatus($0, below: AT_FDCWD, links: .followed) }),
      status.kind == .file
    else { return nil }
    return AttachmentFile(
      path: path, identity: status.identity,
      isProgram: withCPath(absolute) { access($0, X_OK) } == 0
        || path.name.suffix(8).map(Byte.lowercased).elementsEqual(".desktop".utf8))
  }

  /// The first bytes of a file.
  ///
  /// - Returns: `nil` where it can't be read.
  public func head(of file: AttachmentFile, bytes count: Int) -> [UInt8]? {
    let opened = try? Descriptor(opening: notebook.absolute(file.path), flags: O_RDONLY)
    guard let opened else { return nil }
    return try? opened.read(atMost: min(max(0, count), file.size))
  }

  private func file(at relative: [UInt8], from folder: NotePath?) -> AttachmentFile? {
    NotePath.resolving(relative, from: folder).flatMap(file(at:))
  }

  /// The file of a name that shares most folders with a note, the first by its path among several.
  private func nearest(named name: [UInt8], to note: NotePath) -> AttachmentFile? {
    let wanted = String(decoding: name, as: UTF8.self).lowercased()
    var found: [NotePath] = []
    var folders: [NotePath?] = [nil]
    var left = Self.limit
    while let folder = folders.popLast(), left > 0 {
      guard
        let handle = try? FolderHandle(
          opening: notebook.absolute(folder), below: AT_FDCWD)
      else { continue }
      while left > 0, let (raw, type) = try? handle.next() {
        left -= 1
        guard raw[0] != CChar(bitPattern: Byte.dot) else { continue }
        let isFolder = type == Int(DT_DIR)
        guard isFolder || type == Int(DT_REG) || type == Int(DT_LNK) else { continue }
        let bytes = Array(UnsafeRawBufferPointer(start: raw, count: strlen(raw)))
        guard let path = NotePath.of(bytes, in: folder) else { continue }
        if isFolder {
          folders.append(path)
        } else if NoteExtension(of: bytes) == nil,
          bytes == name || String(decoding: bytes, as: UTF8.self).lowercased() == wanted
        {
          found.append(path)
        }
      }
    }
    let best = found.max { left, right in
      let (near, other) = (left.sharedFolders(with: note), right.sharedFolders(with: note))
      return near == other ? right < left : near < other
    }
    return best.flatMap(file(at:))
  }
}
