import Notes
import Synchronization
import Text

/// The names of notes as they are when they are looked through for a link.
struct KnownNames: Sendable {
  /// The names.
  let index: NameIndex

  /// Of which listing they are, and how many titles were known.
  let version: Version

  /// Tells whether there are newer names.
  struct Version: Hashable, Sendable {
    var generation: UInt64
    var titles: UInt64
  }
}

/// What completing at the caret asks of the workers.
extension NotesApp {
  /// Lets the names of notes be prepared while a text is written in, once a listing and again when all
  /// titles are known.
  func askForNames() {
    guard model.writing != nil || model.quick != nil, let listing = model.library.listing,
      listing.completeness == .complete
    else { return }
    let version = KnownNames.Version(
      generation: model.library.generation, titles: model.library.titleRevision)
    guard asked.names != version, model.library.names?.value.version != version else { return }
    asked.names = version
    workshop.indexNames(of: listing, titled: model.library.titles, version: version)
  }

  /// Lets the headings be read of the note that is named, or of the text itself.
  func askForHeadings(of name: [UInt8], in writing: Writing) {
    let question = HeadingQuestion(key: writing.key, name: name)
    if name.isEmpty {
      let buffer = writing.editor.buffer
      workshop.readHeadings(question) { buffer.bytes }
    } else if let listing = model.library.listing {
      let (notebook, own) = (environment.notebook, writing.path)
      workshop.readHeadings(question) {
        let link = Link(kind: .wiki, destination: String(decoding: name, as: UTF8.self))
        guard let near = own ?? NotePath("-"),
          case .note(let note, _) = listing.target(of: link, in: near)
        else { return nil }
        return try? NoteFile.read(listing[note].path, in: notebook).bytes
      }
    }
  }

  /// Takes the headings that were asked for.
  func take(_ headings: PhraseList, for question: HeadingQuestion) -> PostSight {
    guard let completion = model.completion?.value, completion.key == question.key,
      completion.context.kind == .heading(of: question.name)
    else { return .unseen }
    model.completion?.value.headings = headings
    refreshCompletion()
    return .seen
  }

  /// Takes names or tags that have come.
  func takeForCompletion(_ change: (inout Library) -> Void) -> PostSight {
    change(&model.library)
    guard model.completion != nil else { return .unseen }
    refreshCompletion()
    return .seen
  }
}

/// Whose headings are wanted, and in which text.
struct HeadingQuestion: Hashable, Sendable {
  var key: JournalKey
  var name: [UInt8]
}

extension Workshop {
  /// Larger texts aren't looked through for headings.
  private static let largest = 5_000_000

  /// Prepares the names of notes.
  func indexNames(of listing: NoteListing, titled titles: NoteTitles, version: KnownNames.Version) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.names.cancel()
      current.names = cancellation
    }
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      mailbox.leave(
        .names(KnownNames(index: NameIndex(of: listing, titled: titles), version: version)))
    }
  }

  /// Reads the headings of a text; those that a link can't name are left out.
  func readHeadings(_ question: HeadingQuestion, in text: @escaping @Sendable () -> [UInt8]?) {
    reading.async(group: jobs) { [self] in
      guard let bytes = text(), bytes.count <= Self.largest else { return }
      var seen: Set<String> = []
      let headings = Document(parsing: bytes).blocks.compactMap { block -> String? in
        guard case .heading = block.kind, NoteListing.canBeLinked(block.text),
          !block.text.isEmpty, seen.insert(block.text).inserted
        else { return nil }
        return block.text
      }
      mailbox.leave(.headings(PhraseList(headings), question))
    }
  }
}
