import Commands
import Focus
import Interface
import Notes

/// The sheet in which a note gets another title, and its file another name.
struct RenameContent: PickerContent, ReturningContent {
  /// The note.
  let note: NotePath

  /// Its title where that stands in the note and can be changed there; else `nil`, and the file alone
  /// is renamed.
  let titled: String?

  /// The links that lead to it, and what becomes of them.
  var links = LinkChoice()

  let title = "Rename"
  let placeholder = "the new title"
  let verb = "rename"
  let shape = PickerShape.field

  /// Makes the content.
  init(note: NotePath, titled: String?) {
    self.note = note
    self.titled = titled
  }

  /// The note.
  struct Kept: Codable {
    var note: String

    /// Its title, until it is known anew.
    var titled: String?
  }

  var kept: Kept { Kept(note: note.key, titled: titled) }

  var readings: [Effect] { [.countLinks(to: [note])] }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? {
    scene.note(of: kept.note).map { note in
      Self(note: note, titled: scene.model.titleInNote(of: note) ?? kept.titled)
    }
  }

  /// What the note is called now.
  var name: String { titled ?? note.displayName }

  func answer(for text: String) -> PickerAnswer {
    var answer = PickerAnswer.none
    let wanted = text.trimmingBlanks
    answer.nothing =
      if wanted.isEmpty {
        .init(message: "A note needs a title.", advice: "Esc leaves it as it is.")
      } else if wanted == name, fileName(for: wanted) != note.folderName {
        .init(
          message: "The file stays \(note.folderName).",
          advice: "Another title gives it another name.")
      } else {
        .init(message: "The file becomes \(fileName(for: wanted)).", advice: consequences)
      }
    return answer
  }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    let wanted = choice.text.trimmingBlanks
    guard !wanted.isEmpty else { return [.notice(Notice(.info, "A note needs a title."))] }
    model.closeSheet(.rename, because: .command)
    guard wanted != name else { return [] }
    return [
      .operate(.rename(note, title: wanted), subject: "“\(name)”", links: links.treatment)
    ]
  }

  private func fileName(for title: String) -> String {
    let kind = NoteExtension(of: note.name) ?? .md
    return String(decoding: FileName.from(title: title, kind: kind), as: UTF8.self)
  }

  private var consequences: String {
    let links = links.words(for: "it")
    return titled == nil ? "\(links) Its title is its first line, and stays." : links
  }
}

extension NotesModel {
  /// The title of a note where it stands in its front matter or a heading; `nil` elsewhere.
  func titleInNote(of note: NotePath) -> String? {
    guard let title = library.listing?.id(of: note).flatMap({ library.titles[$0] }) else {
      return nil
    }
    switch title.source {
    case .frontMatter, .heading: return title.text
    case .firstLine, .fileName: return nil
    }
  }
}
