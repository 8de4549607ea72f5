import Glibc

extension NoteOperations {
  /// Bytes that are copied at a time.
  private static let chunk = 1 << 20

  /// Attaches a file to a note: a copy of it goes beside the note or into the folder that the settings
  /// of the notebook name, under a name that nothing has yet (notes N10, N22), and the note gets a link.
  ///
  /// A file that lies in the folder of notes stays where it is. The copy is made in the trash first and
  /// comes from there in the same step in which the note is changed; so a crash leaves no half of one,
  /// and what undoes it moves the copy into the trash.
  ///
  /// - Throws: Why not; then nothing has changed.
  /// - Complexity: O(bytes of the file and of the note)
  public func attach(
    _ attachment: Attachment, in listing: NoteListing
  ) throws(AttachmentError) -> AttachedFile {
    let settings = VaultSettings(of: notebook)
    let real = try source(attachment.source)
    if let path = try path(of: real) {
      let link = AttachmentLink(path: path, folder: attachment.folder, style: settings.links).bytes
      let plan = FilePlan(.attach, rewrites: try rewrites(for: attachment, link))
      return AttachedFile(
        outcome: plan.isEmpty ? nil : try carriedOut(plan), path: path, link: link)
    }
    let name = Array(attachment.source.split(separator: Byte.slash).last ?? [])
    guard name.first != Byte.dot,
      let wanted = NotePath.of(name, in: settings.folder(forNoteIn: attachment.folder))
    else { throw .hiddenName(attachment.source) }
    let copy = try copied(real, named: name)
    do throws(AttachmentError) {
      var free = FreePath(disk: disk, in: notebook)
      let move: FileMove
      let made: [NotePath]
      do throws(OperationError) {
        let to = try free.first(for: copy.path) { wanted.numberedFile($0) }
        move = FileMove(from: copy.path, to: to, expected: copy.stamp)
        made = try free.missingFolders(for: [to])
      } catch {
        throw .operation(error)
      }
      let link = AttachmentLink(
        path: move.to, folder: attachment.folder, style: settings.links
      ).bytes
      let plan = FilePlan(
        .attach, rewrites: try rewrites(for: attachment, link), moves: [move], made: made)
      return AttachedFile(outcome: try carriedOut(plan), path: move.to, link: link)
    } catch {
      try? disk.remove(notebook.absolute(copy.path))
      throw error
    }
  }

  private func carriedOut(_ plan: FilePlan) throws(AttachmentError) -> OperationOutcome {
    do throws(OperationError) {
      return try carryOut(plan)
    } catch {
      throw .operation(error)
    }
  }

  /// The file itself, with all links followed.
  private func source(_ path: [UInt8]) throws(AttachmentError) -> [UInt8] {
    do throws(SystemError) {
      let real = try disk.realPath(of: path)
      guard try disk.status(of: real, links: .kept)?.kind == .file else {
        throw SystemError.invalidFile
      }
      return real
    } catch {
      switch error.code {
      case ENOENT, ENOTDIR: throw .missing(path)
      case SystemError.invalid: throw .notAFile(path)
      default: throw .unreadable(path, code: error.code)
      }
    }
  }

  /// The path of a file below the notes folder; `nil` for one that lies elsewhere or is hidden.
  private func path(of real: [UInt8]) throws(AttachmentError) -> NotePath? {
    let root: [UInt8]
    do throws(SystemError) {
      root = try disk.realPath(of: notebook.absolute(nil))
    } catch {
      throw .unreadable(notebook.absolute(nil), code: error.code)
    }
    let prefix = root == [Byte.slash] ? root : root + [Byte.slash]
    guard real.starts(with: prefix), let path = NotePath(bytes: real.dropFirst(prefix.count)),
      !path.bytes.split(separator: Byte.slash).contains(where: { $0.first == Byte.dot })
    else { return nil }
    return path
  }

  // MARK: The copy

  private struct Copy {
    let path: NotePath
    let stamp: FileStamp
  }

  /// Copies a file into the trash, and brings it to the disk.
  private func copied(_ source: [UInt8], named name: [UInt8]) throws(AttachmentError) -> Copy {
    guard let wanted = NoteOperations.trash.appending(name) else { throw .hiddenName(source) }
    do throws(SystemError) {
      try disk.ensureFolder(notebook.absolute(NoteOperations.trash))
      let file = try HiddenFile(
        beside: notebook.absolute(wanted), on: disk
      ) { path throws(SystemError) in try disk.createNote(path) }
      try file.fill { number throws(SystemError) in try copy(source, to: number) }
      var number = 1
      while true {
        let path = wanted.numberedFile(number)
        do throws(SystemError) {
          try file.publish(as: notebook.absolute(path))
        } catch {
          if error.code == EEXIST {
            number += 1
            continue
          }
          file.discard()
          throw error
        }
        do throws(SystemError) {
          guard let status = try disk.status(of: notebook.absolute(path), links: .kept) else {
            throw SystemError(code: ENOENT)
          }
          return Copy(path: path, stamp: FileStamp(status.identity))
        } catch {
          try? disk.remove(notebook.absolute(path))
          throw error
        }
      }
    } catch {
      throw .notCopied(source, code: error.code)
    }
  }

  private func copy(_ source: [UInt8], to file: Int32) throws(SystemError) {
    let original = try disk.open(source)
    defer { try? disk.close(original) }
    var place = 0
    while true {
      let bytes = try disk.read(original, from: place, atMost: Self.chunk)
      guard !bytes.isEmpty else { return }
      try disk.writeAll(bytes, to: file)
      place += bytes.count
    }
  }

  // MARK: The link

  /// What changes in the note: the link is a paragraph of its own at its end.
  private func rewrites(
    for attachment: Attachment, _ link: [UInt8]
  ) throws(AttachmentError) -> [FileRewrite] {
    guard attachment.linking == .atEnd, let note = attachment.note else { return [] }
    do throws(OperationError) {
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try disk.read(notebook.absolute(note))
      } catch {
        throw error.code == ENOENT ? .missing(note) : .refused(note, code: error.code)
      }
      var gathered = GatheredRewrites()
      let edit = ByteEdit(offset: bytes.count, old: [], new: Self.paragraph(link, after: bytes))
      try gathered.add(
        LinkRewriting.Changes(), own: edit, to: note, bytes, on: disk, in: notebook)
      return gathered.rewrites
    } catch {
      throw .operation(error)
    }
  }

  /// A link as a paragraph behind a text: with the blank line before it that is missing, its line ends
  /// those of the text.
  static func paragraph(_ link: [UInt8], after text: [UInt8]) -> [UInt8] {
    let lineFeed = text.lastIndex(of: Byte.lineFeed)
    let isCRLF = lineFeed.map { $0 > 0 && text[$0 - 1] == Byte.carriageReturn } ?? false
    let end = isCRLF ? [Byte.carriageReturn, Byte.lineFeed] : [Byte.lineFeed]
    var before: [UInt8] = []
    if !text.isEmpty, text != Byte.byteOrderMark {
      let tail = text.suffix { Byte.isSpace($0) }
      let ends = tail.count { $0 == Byte.lineFeed }
      for _ in ends..<max(2, ends) { before += end }
    }
    return before + link + end
  }
}

extension Collection where Self: BidirectionalCollection {
  /// The elements at the end that all satisfy something.
  fileprivate func suffix(_ belongs: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, belongs(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
