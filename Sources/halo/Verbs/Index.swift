import Glibc
import HaloNotes
import Notes
import Text

extension Program {
  /// The index of a notebook, where one is there that can be used; whoever asks it gets what it has as
  /// the listing has it, and reads the rest.
  func index(of notebook: Notebook) -> NoteIndex? {
    guard let folder = cacheFolder(for: notebook) else { return nil }
    let index = NoteIndex(in: folder.bytes)
    guard (try? index.open()) != nil, index.count > 0 else { return nil }
    return index
  }

  /// What a query finds, the best first; the lines of hits may have to be looked for.
  ///
  /// The index says the same as the files do, and sooner.
  func hits(of query: Query, in listing: NoteListing, of notebook: Notebook) -> [SearchHit] {
    guard let index = index(of: notebook) else {
      return SearchScan(query, in: listing, of: notebook).hits()
    }
    var found: [SearchHit] = []
    _ = index.search(query, in: listing, generation: 1, of: notebook, screenful: 1) {
      if $1 { found = Array($0) }
    }
    return found
  }

  /// `halo index [--rebuild|--check]`: brings the index up to date, or says whether it is (notes N17).
  func bringIndexInLine() throws -> Int32 {
    try noOperands()
    complainOfSettings()
    let notebook = try notebook()
    guard let folder = cacheFolder(for: notebook) else { throw IndexFailure.noPlace }
    let listing = try scan(notebook)
    let index = NoteIndex(in: folder.bytes)
    if invocation.has(.check) {
      try index.open()
      let standing = index.standing(for: listing)
      try report(
        [("notes", standing.notes), ("missing", standing.missing), ("stale", standing.stale)],
        inWords: "\(standing.notes) notes indexed, \(standing.missing) missing, "
          + "\(standing.stale) stale")
      return standing.missing + standing.stale == 0 ? 0 : 1
    }
    if invocation.has(.rebuild) { try index.discard() }
    let isWatched = isatty(STDERR_FILENO) == 1
    let done = try index.update(
      to: listing, of: notebook,
      progress: { progress in
        if isWatched { tell("\r\(progress.done) of \(progress.total) notes read") }
      })
    if isWatched, done.read > 0 { tell("\r\u{1B}[K") }
    index.close()
    try report(
      [("notes", index.count), ("read", done.read), ("removed", done.removed)],
      inWords: "\(index.count) notes indexed, \(done.read) read, "
        + "\(done.removed) taken out")
    return 0
  }

  private func report(_ figures: [(String, Int)], inWords words: String) throws(OutputError) {
    guard invocation.has(.json) else { return try say(words) }
    let fields = figures.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    try say("{\(fields)}")
  }
}

/// Why there is no index; the exit status is 1.
private enum IndexFailure: Error, CustomStringConvertible {
  case noPlace

  var description: String { "there is no place for the index: set $XDG_CACHE_HOME or $HOME." }
}
