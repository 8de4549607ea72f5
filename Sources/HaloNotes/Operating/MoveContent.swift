import Commands
import Focus
import Interface
import Notes

/// The sheet in which the folder is chosen, or named, to which notes go.
struct MoveContent: PickerContent, ReturningContent {
  /// The notes.
  let notes: [NotePath]

  /// What they are called in a sentence.
  let subject: String

  /// The links that lead to them, and what becomes of those.
  var links = LinkChoice()

  /// The folders that there are.
  private let folders: [NotePath]

  let title = "Move"
  let placeholder = "the name of a folder, a new one too"
  let shortPlaceholder = "a folder"
  let verb = "move here"

  /// The row of the notes folder itself.
  private static let root: ItemID = "+root"

  /// The row that offers a new folder.
  private static let new: ItemID = "+new"

  /// Makes the content.
  ///
  /// - Parameter listing: The folders that there are; `nil` while they aren't known.
  init(moving notes: [NotePath], called subject: String, in listing: NoteListing?) {
    self.notes = notes
    self.subject = subject
    folders = listing?.folders.compactMap(\.path).sorted() ?? []
  }

  var kept: KeptNotes { KeptNotes(notes, called: subject) }

  var readings: [Effect] { [.countLinks(to: notes)] }

  static func returning(_ kept: KeptNotes, to scene: ReturningScene) -> Self? {
    scene.subject(of: kept).map { notes, subject in
      Self(moving: notes, called: subject, in: scene.model.library.listing)
    }
  }

  func answer(for text: String) -> PickerAnswer {
    let wanted = text.trimmingBlanks.lowercased()
    var rows: [(id: ItemID, row: PickerRow)] = []
    if wanted.isEmpty { rows.append((Self.root, row("Notes folder", is: nil))) }
    for folder in folders where wanted.isEmpty || folder.display.lowercased().contains(wanted) {
      rows.append((ItemID(folder.key), row(folder.display, is: folder)))
    }
    if let folder = newFolder(named: text) {
      rows.append(
        (
          Self.new,
          PickerRow(
            StyledText("New folder “\(folder.display)”", .dim), remark: consequences)
        ))
    }
    var answer = PickerAnswer(rows)
    answer.nothing = .init(
      message: "A folder can't have this name.",
      advice: "Names that begin with a dot are hidden from the list.")
    return answer
  }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    let folder: NotePath?
    switch choice.row {
    case nil: return []
    case Self.root: folder = nil
    case Self.new: folder = newFolder(named: choice.text)
    case .some(let row): folder = NotePath(key: row.rawValue)
    }
    guard notes.contains(where: { $0.folder != folder }) else {
      return [.notice(Notice(.info, "\(subject) lies there already."))]
    }
    model.closeSheet(.move, because: .command)
    return [.operate(.move(notes, to: folder), subject: subject, links: links.treatment)]
  }

  private func row(_ name: String, is folder: NotePath?) -> PickerRow {
    let isHere = notes.allSatisfy { $0.folder == folder }
    return PickerRow(
      StyledText(name), trailing: StyledText(isHere ? "here" : "", .dim),
      remark: isHere ? nil : consequences)
  }

  /// What becomes of the links to the notes.
  private var consequences: String {
    links.words(for: notes.count == 1 ? "it" : "them")
  }

  /// The folder that what is typed names, where there is none yet and it may be.
  private func newFolder(named text: String) -> NotePath? {
    let names = text.trimmingBlanks.split(separator: "/")
    guard !names.contains(where: { $0.hasPrefix(".") }),
      let folder = NotePath(names.joined(separator: "/")), !folders.contains(folder)
    else { return nil }
    return folder
  }
}
