extension NoteOperations {
  /// What an operation has made of a listing of the notes.
  ///
  /// A file that is gone again since is left out.
  /// - Complexity: O(files of the operation), a few system calls for each.
  public func changes(of outcome: OperationOutcome) -> NoteChanges {
    let newPaths = outcome.plan.newPaths
    var changes = NoteChanges(gone: Set(newPaths.keys.filter(\.isListed)))
    let written = outcome.plan.rewrites.map { newPaths[$0.path] ?? $0.path }
    for path in Set(outcome.plan.moves.map(\.to) + written).sorted() where path.isListed {
      if let note = present(path) { changes.present.append(note) }
    }
    return changes
  }

  /// What a listing knows of a note as its file is now; `nil` where it is gone.
  ///
  /// - Complexity: A few system calls.
  public func present(_ path: NotePath) -> NoteChanges.Present? {
    guard let head = try? NoteFile.readHead(path, in: notebook),
      let status = try? disk.status(of: notebook.absolute(path), links: .followed),
      status.kind == .file
    else { return nil }
    return NoteChanges.Present(
      path: path, created: status.created, identity: status.identity,
      title: NoteTitle(head: head, path: path))
  }
}
