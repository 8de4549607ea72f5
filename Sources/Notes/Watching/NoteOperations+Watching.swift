extension NoteOperations {
  /// What has become of files since they were listed.
  ///
  /// - Parameters:
  ///   - paths: Where something may have changed.
  ///   - listing: What was there.
  ///   - watch: Goes on watching what links lead to.
  /// - Returns: What isn't as it was; `nil` where a folder came, so that the whole has to be read.
  /// - Complexity: A few system calls for each path.
  public func changes(
    at paths: Set<NotePath>, since listing: NoteListing, watching watch: FolderWatch?
  ) -> NoteChanges? {
    var changes = NoteChanges(gone: [])
    for path in paths.sorted() {
      let place = notebook.absolute(path)
      let status = (try? disk.status(of: place, links: .followed)) ?? nil
      if status?.kind == .folder { return nil }
      let known = listing.id(of: path).map { listing[$0].identity }
      if status?.kind == .file, path.isListed {
        let isLink = (try? disk.status(of: place, links: .kept))??.kind == .link
        if isLink { watch?.watch(link: path) }
        if status?.identity != known, let note = present(path) { changes.present.append(note) }
      } else if known != nil {
        changes.gone.insert(path)
      }
    }
    return changes
  }
}

extension NoteListing {
  /// Where notes lie by now that others have renamed or moved: what is gone at one path and new at
  /// another is the same file, not written to since.
  public func renamed(by changes: NoteChanges) -> [NotePath: NotePath] {
    guard !changes.gone.isEmpty, !changes.present.isEmpty else { return [:] }
    var old: [FileStamp: NotePath] = [:]
    for path in changes.gone {
      if let id = id(of: path) { old[FileStamp(self[id].identity)] = path }
    }
    var renamed: [NotePath: NotePath] = [:]
    for note in changes.present where id(of: note.path) == nil {
      if let path = old[FileStamp(note.identity)] { renamed[path] = note.path }
    }
    return renamed
  }

  /// Where some of its notes lie in a later listing in which they have other paths.
  ///
  /// - Complexity: O(notes) where one of them isn't at its path, else O(`paths`)
  public func renamed(_ paths: [NotePath], in later: NoteListing) -> [NotePath: NotePath] {
    var old: [FileStamp: NotePath] = [:]
    for path in paths where later.id(of: path) == nil {
      if let id = id(of: path) { old[FileStamp(self[id].identity)] = path }
    }
    guard !old.isEmpty else { return [:] }
    var renamed: [NotePath: NotePath] = [:]
    for id in later.ids {
      guard let path = old[FileStamp(later[id].identity)] else { continue }
      let new = later[id].path
      if self.id(of: new) == nil { renamed[path] = new }
    }
    return renamed
  }

  /// Whether another listing has the same folders and the same files, not written to since.
  ///
  /// - Complexity: O(notes + folders)
  public func isSame(as other: NoteListing) -> Bool {
    guard count == other.count, issues == other.issues,
      folders.map(\.path) == other.folders.map(\.path)
    else { return false }
    return ids.allSatisfy { id in
      let note = self[id]
      return other.id(ofPathBytes: note.pathBytes).map { other[$0].identity } == note.identity
    }
  }
}
