/// Compares a note with the same note in which links were rewritten.
struct LinkCheck {
  private let old: Document
  private let note: NotePath
  private let newNote: NotePath
  private let before: LinkResolver
  private let after: LinkResolver

  init(
    of old: Document, in note: NotePath, movedTo newNote: NotePath, before: LinkResolver,
    after: LinkResolver
  ) {
    self.old = old
    self.note = note
    self.newNote = newNote
    self.before = before
    self.after = after
  }

  /// The links that are written in another way and lead where they led; `nil` when anything else
  /// has changed.
  func changedLinks(in new: Document) -> [Link]? {
    guard new.blocks.count == old.blocks.count else { return nil }
    var changed: [Link] = []
    for (old, new) in zip(old.blocks, new.blocks) {
      guard old.links.count == new.links.count, old.quotes == new.quotes, old.depth == new.depth,
        haveSameKind(old, new), haveSameText(old, new)
      else { return nil }
      for (oldLink, newLink) in zip(old.links, new.links)
      where oldLink.destination != newLink.destination {
        guard oldLink.kind == newLink.kind,
          before.target(of: oldLink, in: note) == after.target(of: newLink, in: newNote)
        else { return nil }
        changed.append(newLink)
      }
    }
    return changed
  }

  private func haveSameKind(_ old: Block, _ new: Block) -> Bool {
    switch (old.kind, new.kind) {
    // Their bytes may have moved.
    case (.task(let marker, let task), .task(let newMarker, let newTask)):
      marker == newMarker && task.state == newTask.state
    case (.table(let table), .table(let newTable)):
      table.alignments == newTable.alignments && table.rows.count == newTable.rows.count
        && zip(table.rows, newTable.rows).allSatisfy { $0.count == $1.count }
    default: old.kind == new.kind
    }
  }

  private func haveSameText(_ old: Block, _ new: Block) -> Bool {
    let (oldRuns, newRuns) = (old.allRuns, new.allRuns)
    return oldRuns.count == newRuns.count
      && zip(oldRuns, newRuns).allSatisfy { oldRun, newRun in
        guard oldRun.kind == newRun.kind, oldRun.traits == newRun.traits,
          oldRun.link == newRun.link
        else { return false }
        if oldRun.text == newRun.text { return true }
        // A link without words of its own shows its destination.
        guard let link = oldRun.link else { return false }
        return oldRun.text == old.links[link].destination
          && newRun.text == new.links[link].destination
      }
  }
}

extension Block {
  /// Its runs, or those of its cells.
  fileprivate var allRuns: [Run] {
    guard case .table(let table) = kind else { return runs }
    return table.rows.joined().flatMap(\.self)
  }
}
