import Focus
import Notes

/// What is in front, so that it can be named, continued in another scene, and linked to (scenes R10).
struct Activity: Hashable, Sendable {
  /// What is done.
  enum Kind: String, Hashable, Sendable {
    /// A note is read.
    case reading = "note.read"

    /// A list is looked through.
    case listing = "notes.list"
  }

  /// What is done.
  var kind: Kind

  /// What people call it.
  var title: String

  /// A link to it that holds on every machine; `nil` for what is no note.
  var link: NoteLink?

  /// What else brings it back: the row of the library, and the search that is on.
  var userInfo: [String: String] = [:]

  /// The name of what it is about, the same on every machine and at every place in it.
  var targetContentIdentifier: String {
    link.map { NoteLink(to: $0.path).description } ?? "\(kind.rawValue):\(userInfo["row"] ?? "")"
  }
}

extension Situation {
  /// What is in front: the note of the pane that has the focus, else that of the detail pane, else the
  /// list.
  func activity(in model: NotesModel) -> Activity {
    var userInfo = ["row": arrangement.choice.item.rawValue]
    if let search = model.search, !search.query.isEmpty { userInfo["search"] = search.query }
    guard let note = note ?? arrangement.detail?.request.path else {
      return Activity(kind: .listing, title: arrangement.choice.title, userInfo: userInfo)
    }
    return Activity(
      kind: .reading, title: model.title(of: note), link: link(to: note), userInfo: userInfo)
  }

  /// A link to a note, with the place on which the focus stands in it.
  private func link(to note: NotePath) -> NoteLink {
    guard let page = reader?.reading?.page, let block, page.blocks.indices.contains(block),
      block > 0
    else { return NoteLink(to: note) }
    let facts = page.blocks[block]
    if facts.heading != nil {
      return NoteLink(to: note, place: .heading(Array(facts.text.utf8)))
    }
    return NoteLink(to: note, line: facts.line)
  }
}

extension SidebarChoice {
  /// What the list is called while it follows the row.
  var title: String {
    switch self {
    case .all: "Notes"
    case .recent: "Recent"
    case .pinned: "Pinned"
    case .tasks: "Tasks"
    case .tag(let key): "#" + key
    case .folder(let path): path.folderName
    case .trash: "Trash"
    }
  }
}
