import Focus
import Interface
import Notes
import Text

/// Attaching files to notes: chosen in a sheet, copied by the worker, linked where one is.
extension NotesApp {
  /// The folder for which `~` stands.
  private var home: String? { environment.variables["HOME"] }

  /// Asks for the folder of the path that is typed, unless that is known.
  func attachmentPathChanged() {
    guard let picker = model.pickers[.attach], var content = picker.content as? AttachContent else {
      return
    }
    if content.home != home {
      content.home = home
      model.pickers[.attach]?.replace(content)
    }
    model.attaching?.text = picker.field.text
    let folder = content.path(picker.field.text).folder
    if content.contents?.path != folder { workshop.lookInto(folder) }
  }

  /// Lets a file be attached: to the text that is written in, else to the note that is read.
  func attach(_ file: [UInt8], replacing pasted: [UInt8]) {
    let name = String(decoding: file.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
    var attaching = model.attaching ?? Attaching(note: nil, text: "")
    if attaching.text.isEmpty { attaching.text = String(decoding: file, as: UTF8.self) }
    model.pasteOffer = nil
    if let note = attaching.note {
      attaching.stage = .copying(nil, replacing: [])
      model.attaching = attaching
      enqueue(.attach(Attachment(file, to: note), subject: "“\(name)”"))
    } else if let writing = model.writing?.value {
      attaching.stage = .copying(writing.key, replacing: pasted)
      model.attaching = attaching
      let folder = writing.path.map(\.folder) ?? writing.folder
      enqueue(.attach(Attachment(file, forNotesIn: folder), subject: "“\(name)”"))
    } else {
      model.attaching = nil
      model.notice = Notice(.info, "There is no note to attach it to: go to a note first.")
    }
  }

  /// Writes the link to a file that was brought to the text in which one writes.
  func link(_ file: AttachedFile) {
    defer { model.attaching = nil }
    guard case .copying(let key?, let pasted) = model.attaching?.stage else { return }
    guard let writing = model.writing?.value, writing.key == key else {
      model.clipboard = file.link
      model.notice = Notice(
        .info, "The text was left, so its link isn't written.", remedy: "C-v in a text writes it.")
      return
    }
    let caret = writing.editor.selection.range
    write(.replace([writing.range(of: pasted) ?? caret], with: file.link), in: key)
  }

  /// Goes on choosing the file that was to be attached when the program ended (scenes R1).
  func restore(_ part: SceneParts.Attaching) {
    let note = part.note.flatMap(NotePath.init(key:))
    model.attaching = Attaching(note: note, text: part.text)
    model.present(
      AttachContent(in: environment.notebook), as: .attach, text: part.text)
    attachmentPathChanged()
  }

  /// Offers to attach a file whose path was pasted; what was pasted stands in the text, as it is
  /// (text T6).
  func offerAttaching(pasted bytes: [UInt8]) {
    model.pasteOffer = nil
    guard situation?.isWriting == true, let key = model.writing?.value.key,
      let path = TypedPath.pasted(bytes, home: home)
    else { return }
    workshop.lookAt(path, pasted: bytes, into: key)
  }

  /// Takes note that a pasted path is that of a file.
  func take(_ offer: PasteOffer) -> PostSight {
    guard let situation, let writing = model.writing?.value, offer.isValid(in: writing),
      model.obstacleToAttaching(in: situation) == nil
    else { return .unseen }
    model.pasteOffer = offer
    let name = String(decoding: offer.path.split(separator: 0x2F).last ?? [], as: UTF8.self)
    model.notice = Notice(
      .info, "That is the path of a file.", remedy: "A-i attaches \(name) instead.")
    return .seen
  }
}
