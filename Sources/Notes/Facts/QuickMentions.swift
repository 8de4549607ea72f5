/// What the quick notes lead to (scenes R12): for each note the quick notes that link to it.
///
/// It is a value that a worker brings up to date: only files that have changed are read again.
public struct QuickMentions: Sendable {
  private var read: [NotePath: Links] = [:]
  private var found: [NotePath: [Mention]] = [:]

  /// A quick note that leads to a note.
  public struct Mention: Hashable, Sendable {
    /// The quick note.
    public let note: NotePath

    /// What it is called.
    public let title: String

    /// Makes a mention.
    public init(note: NotePath, title: String) {
      self.note = note
      self.title = title
    }
  }

  /// The links of a quick note as its file was.
  private struct Links: Sendable {
    var identity: FileIdentity
    var title: String
    var links: [Link]
  }

  /// Larger quick notes aren't looked through.
  private static let limit = ReadLimit(whole: 1_000_000, head: 0)

  /// Knows of no quick notes.
  public init() {}

  /// The quick notes that lead to a note, the one changed last first.
  ///
  /// - Complexity: O(1)
  public func mentions(of note: NotePath) -> [Mention] { found[note] ?? [] }

  /// Brings the value in line with the notes; a note that can't be read leads nowhere.
  ///
  /// - Parameters:
  ///   - folder: The folder of quick notes, with those below it.
  ///   - shouldGoOn: Asked before each file.
  /// - Returns: `false` when it was asked to stop; then the value is as far as it has come.
  /// - Complexity: O(notes), and O(bytes) of the files that have changed.
  public mutating func update(
    for listing: NoteListing, in folder: NotePath, of notebook: Notebook,
    while shouldGoOn: () -> Bool = { true }
  ) -> Bool {
    let start = folder.bytes + [Byte.slash]
    let quick = listing.ids.filter { listing[$0].pathBytes.starts(with: start) }
    guard !quick.isEmpty || !read.isEmpty else { return true }
    var kept: [NotePath: Links] = [:]
    for id in quick {
      guard shouldGoOn() else { return false }
      let entry = listing[id]
      if let known = read[entry.path], known.identity == entry.identity {
        kept[entry.path] = known
      } else {
        kept[entry.path] = Self.links(of: entry, in: notebook)
      }
    }
    read = kept
    resolve(quick, in: listing)
    return true
  }

  private static func links(of entry: NoteEntry, in notebook: Notebook) -> Links? {
    guard let contents = try? NoteFile.read(entry.path, in: notebook, limit: limit),
      contents.extent == .whole
    else { return nil }
    let head = Array(contents.bytes.prefix(NoteFile.headSize))
    return Links(
      identity: entry.identity, title: NoteTitle(head: head, path: entry.path).text,
      links: LinkReader.links(in: contents.bytes))
  }

  private mutating func resolve(_ quick: [NoteID], in listing: NoteListing) {
    let resolver = LinkResolver(listing)
    found = [:]
    for id in quick.sorted(by: { listing[$0].modified > listing[$1].modified }) {
      let path = listing[id].path
      guard let known = read[path] else { continue }
      var targets: Set<NoteID> = []
      for link in known.links {
        guard case .note(let target, _) = resolver.target(of: link, in: path), target != id,
          targets.insert(target).inserted
        else { continue }
        found[listing[target].path, default: []].append(Mention(note: path, title: known.title))
      }
    }
  }
}
