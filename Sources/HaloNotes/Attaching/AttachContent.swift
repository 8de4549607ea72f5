import Commands
import Focus
import Interface
import Notes

/// The sheet in which a file is chosen that is to be attached: a path, completed by Tab, and what lies in
/// its folder (notes N22).
struct AttachContent: PickerContent {
  /// What the folder holds that was read last.
  var contents: FolderContents?

  /// The folder for which `~` stands.
  var home: String?

  private let root: [UInt8]

  /// What stands in the field at first.
  static let start = "~/"

  let title = "Attach File"
  let placeholder = "the path of a file; Tab completes it"
  let shortPlaceholder = "a path"
  let verb = "attach"

  /// Makes the content for the notes of a folder, from which paths lead that don't begin elsewhere.
  init(in notebook: Notebook) { root = notebook.root }

  /// What is typed, taken apart.
  func path(_ text: String) -> TypedPath { TypedPath(text, home: home, root: root) }

  func answer(for text: String) -> PickerAnswer {
    let path = path(text)
    guard let contents, contents.path == path.folder else {
      var answer = PickerAnswer.none
      answer.nothing = .init(message: "Reading the folder…", advice: "Esc leaves all as it is.")
      return answer
    }
    let entries = entries(matching: path.name, in: contents)
    var answer = PickerAnswer(ids: entries.map { Self.item($0) }) { row(of: entries[$0]) }
    if contents.code == nil {
      answer.figure = "\(grouped(entries.count)) of \(grouped(contents.entries.count))"
    }
    if let problem = contents.problem {
      answer.nothing = .init(message: problem, advice: "Another path leads elsewhere.")
    } else {
      answer.nothing = .init(
        message: path.name.isEmpty ? "This folder is empty." : "Nothing here has this name.",
        advice: "Backspace leads out of a folder again.")
    }
    return answer
  }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let entry = entry(of: choice) else {
      return [.notice(Notice(.info, "No file is chosen yet.", remedy: "Type its path."))]
    }
    let path = path(choice.text)
    guard !entry.isFolder else { return enter(entry, typed: path) }
    let file = path.folder + [UInt8(ascii: "/")] + entry.name
    // It is what it was chosen as, should the program die before the note has it.
    model.attaching?.text = choice.text
    model.attaching?.stage = .copying(nil, replacing: [])
    model.closeSheet(.attach, because: .command)
    return [.attach(file, replacing: [])]
  }

  /// Completes what is typed as far as all names have it, else to the current row.
  func complete(_ choice: PickerChoice) -> [Effect] {
    let path = path(choice.text)
    guard let contents, contents.path == path.folder else { return [] }
    let names = contents.entries.compactMap { entry -> String? in
      guard let name = String(validating: entry.name, as: UTF8.self), name.hasPrefix(path.name),
        !name.hasPrefix(".") || path.name.hasPrefix(".")
      else { return nil }
      return entry.isFolder ? name + "/" : name
    }
    if let first = names.first {
      let common = names.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
      if common.count > path.name.count {
        return [.change(.sheet(.attach), .put(path.typedFolder + common))]
      }
    }
    guard let entry = entry(of: choice) else { return [] }
    if entry.isFolder { return enter(entry, typed: path) }
    guard let name = String(validating: entry.name, as: UTF8.self) else { return [] }
    return [.change(.sheet(.attach), .put(path.typedFolder + name))]
  }

  private func enter(_ folder: FolderContents.Entry, typed path: TypedPath) -> [Effect] {
    guard let name = String(validating: folder.name, as: UTF8.self) else {
      return [
        .notice(
          Notice(
            .warning, "The name of this folder isn't UTF-8, so its path can't be typed.",
            remedy: "Rename it, or move the file."))
      ]
    }
    return [.change(.sheet(.attach), .put(path.typedFolder + name + "/"))]
  }

  private func entry(of choice: PickerChoice) -> FolderContents.Entry? {
    contents?.entries.first { Self.item($0) == choice.row }
  }

  /// What matches a name: what begins with it before what holds it; hidden files when one types a dot.
  private func entries(
    matching name: String, in contents: FolderContents
  ) -> [FolderContents.Entry] {
    let wanted = name.lowercased()
    var beginning: [FolderContents.Entry] = []
    var holding: [FolderContents.Entry] = []
    for entry in contents.entries where wanted.hasPrefix(".") || entry.name.first != 0x2E {
      let own = String(decoding: entry.name, as: UTF8.self).lowercased()
      if own.hasPrefix(wanted) {
        beginning.append(entry)
      } else if own.contains(wanted) {
        holding.append(entry)
      }
    }
    return beginning + holding
  }

  private func row(of entry: FolderContents.Entry) -> PickerRow {
    let name = String(decoding: entry.name, as: UTF8.self)
    return PickerRow(
      StyledText(entry.isFolder ? name + "/" : name),
      trailing: StyledText(entry.isFolder ? "folder" : "", .dim),
      remark: entry.isFolder ? "Enter or Tab looks into it." : "Enter attaches a copy of it.")
  }

  private static func item(_ entry: FolderContents.Entry) -> ItemID {
    ItemID(NotePath(bytes: entry.name)?.key ?? "")
  }
}

extension String {
  /// The characters with which both begin.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
