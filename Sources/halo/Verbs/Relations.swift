import Notes

/// What notes have to do with each other, and what stands in them.
extension Program {
  /// `halo tags`: every tag with how many notes have it.
  func tags() throws -> Int32 {
    try noOperands()
    let (format, limit) = (try format(of: ["tag", "count"]), try limit())
    try report(try notebookScan().tags().output.prefix(limit), as: format)
    return 0
  }

  /// `halo links NOTE`: where its links lead.
  func links() throws -> Int32 {
    let format = try format(of: ["path", "target", "text", "state", "line", "candidates"])
    let (scan, path) = try scanAndNote()
    let bytes = try NoteFile.read(path, in: scan.notebook).bytes
    var facts = scan.facts(of: bytes, at: path)
    facts.findFiles(by: AttachmentFinder(in: scan.notebook), for: path)
    try report(facts.links.prefix(try limit()).map(\.output), as: format)
    return 0
  }

  /// `halo backlinks NOTE`: which notes lead to it.
  func backlinks() throws -> Int32 {
    let format = try format(of: ["path", "title", "count", "line", "snippet"])
    let (scan, path) = try scanAndNote()
    try report(scan.backlinks(to: path).prefix(try limit()).map(\.output), as: format)
    return 0
  }

  /// `halo unresolved`: the links that lead to no note.
  func unresolved() throws -> Int32 {
    try noOperands()
    let (format, limit) = (try format(of: ["target", "count", "places"]), try limit())
    try report(try notebookScan().unresolved().prefix(limit).map(\.output), as: format)
    return 0
  }

  /// `halo orphans`: the notes to which no other one leads.
  func orphans() throws -> Int32 {
    try noOperands()
    let (format, limit) = (try format(), try limit())
    let scan = try notebookScan()
    let notes = scan.orphans().prefix(limit).map { id in
      (id: id, title: NoteTitle?.some(scan.title(of: id)))
    }
    try report(notes, in: scan.listing, of: scan.notebook, as: format)
    return 0
  }

  /// `halo outline NOTE`: its headings.
  func outline() throws -> Int32 {
    let format = try format(of: ["level", "text", "line"])
    let name = try onlyOperand()
    complainOfSettings()
    let notebook = try notebook()
    let path = try note(named: name, in: notebook)
    let headings = NotebookScan.outline(of: try NoteFile.read(path, in: notebook).bytes)
    try report(headings.prefix(try limit()).map(\.output), as: format)
    return 0
  }

  /// `halo tasks`: the tasks of all notes.
  func tasks() throws -> Int32 {
    try noOperands()
    let format = try format(of: ["path", "title", "line", "done", "state", "text"])
    let limit = try limit()
    guard !invocation.has(.open) || !invocation.has(.done) else {
      throw UsageError.contradiction(.open, .done)
    }
    let tasks = try notebookScan().tasks().filter { task in
      invocation.has(.open) ? !task.isDone : invocation.has(.done) ? task.isDone : true
    }
    try report(tasks.prefix(limit).map(\.output), as: format)
    return 0
  }

  private func notebookScan() throws -> NotebookScan {
    complainOfSettings()
    let notebook = try notebook()
    return NotebookScan(of: notebook, try scan(notebook))
  }

  private func scanAndNote() throws -> (NotebookScan, NotePath) {
    let name = try onlyOperand()
    complainOfSettings()
    let notebook = try notebook()
    let path = try note(named: name, in: notebook)
    return (NotebookScan(of: notebook, try scan(notebook)), path)
  }
}

extension Program {
  /// Refuses names beside the verb.
  func noOperands() throws(UsageError) {
    guard invocation.operands.isEmpty else { throw .tooManyOperands(invocation.verb) }
  }

  /// The one name beside the verb.
  func onlyOperand() throws(UsageError) -> [UInt8] {
    guard let name = invocation.operands.first else { throw .operandMissing(invocation.verb) }
    guard invocation.operands.count == 1 else { throw .tooManyOperands(invocation.verb) }
    return name
  }

  /// The two names beside the verb.
  func twoOperands() throws(UsageError) -> ([UInt8], [UInt8]) {
    let operands = invocation.operands
    guard operands.count >= 2 else { throw .operandMissing(invocation.verb) }
    guard operands.count == 2 else { throw .tooManyOperands(invocation.verb) }
    return (operands[0], operands[1])
  }
}
