import Focus
import Glibc
import Interface
import Notes
import Scenes
import TerminalInput

/// The external editor (notes N23): the terminal is handed over and taken back whole.
extension NotesApp {
  /// Opens a note in the editor.
  func openEditor(on note: NotePath, line: Int?) {
    handOver(environment.notebook.absolute(note), line: line, for: .editing)
  }

  /// Begins a new note in the editor: a draft outside the folder, which becomes a note when
  /// something has been written.
  func writeNote(title: String?, in place: NotePath?) {
    let text = title.map { Array("# \($0)\n\n".utf8) } ?? []
    guard let folder = environment.drafts else {
      model.notice = Notice(
        .error, "There is no place for a draft.", remedy: "Set $HOME or $XDG_STATE_HOME.")
      return
    }
    do throws(FileError) {
      let draft = try Draft(in: folder, holding: text)
      handOver(
        draft.path.bytes, line: title == nil ? nil : 3,
        for: .writing(draft, folder: place, before: text))
    } catch {
      model.notice = Notice(
        .error, "No draft can be written: \(error.sentence)",
        remedy: "Free the place and press C-n again.")
    }
  }

  private func handOver(_ file: [UInt8], line: Int?, for purpose: HandOver) {
    do throws(EditorError) {
      let command = try EditorCommand(
        opening: file, line: line, editor: environment.settings.editor,
        environment: environment.variables)
      let token = (handedOver.keys.max() ?? 0) + 1
      handedOver[token] = purpose
      requests.append(
        .handOver(
          arguments: command.arguments, directory: environment.notebook.root, token: token))
    } catch {
      model.notice = error.notice
    }
  }

  /// The program that had the terminal has ended.
  func childEnded(_ token: Int, _ result: ChildResult) {
    guard let purpose = handedOver.removeValue(forKey: token) else { return }
    let problem = result.notice
    switch purpose {
    case .editing:
      model.notice = problem
    case .writing(let draft, let folder, let before):
      keep(draft, in: folder, before: before, problem: problem)
    }
    // What shows is compared with its file; it stays until the new text comes, and the focus with it.
    asked = Asked()
    scan()
  }

  /// Makes a note of a draft in which something was written; an untouched one leaves no file.
  private func keep(_ draft: Draft, in folder: NotePath?, before: [UInt8], problem: Notice?) {
    let text: [UInt8]
    do throws(FileError) {
      text = try draft.text()
      guard text != before, text.contains(where: { !Self.blanks.contains($0) }) else {
        try draft.remove()
        model.notice = problem ?? Notice(.info, "Nothing was written, so no note was made.")
        return
      }
    } catch {
      model.notice = Notice(
        .error, "The new note can't be read back: \(error.sentence)",
        remedy: "If it is still there, it is \(draft.path).")
      return
    }
    do throws(NotesError) {
      let note = try NoteFile.create(
        text, title: Draft.title(of: text), in: folder, of: environment.notebook)
      try? draft.remove()
      model.notice = problem ?? Notice(.info, "Wrote \(note.display).")
      model.search = nil
      request(FocusTarget(ItemID(note.key), in: .notes))
    } catch {
      model.notice = Notice(
        .error, "The new note can't be put into the folder. \(error.description)",
        remedy: "What you wrote is kept in \(draft.path).")
    }
  }

  private static let blanks = Set(" \t\r\n".utf8)
}

extension ChildResult {
  /// What a person must know of how a program ended; `nil` when it ended well.
  fileprivate var notice: Notice? {
    switch self {
    case .exited(0): nil
    case .exited(let status):
      Notice(.warning, "The editor ended with status \(status).")
    case .signalled(let signal):
      Notice(.warning, "The editor was ended by signal \(signal).")
    case .notStarted(ENOTTY):
      Notice(.error, "There is no terminal here to give to an editor.")
    case .notStarted(let code):
      Notice(
        .error, "The editor can't be started: \(systemMessage(code)).",
        remedy: "Set $VISUAL or $EDITOR to a program that is installed.")
    }
  }
}

extension EditorError {
  /// What a person is told.
  fileprivate var notice: Notice {
    switch self {
    case .unreadable(let variable, let value):
      Notice(
        .error, "$\(variable) can't be read: \(value)",
        remedy: "Close its quotes, or unset it for vi.")
    }
  }
}
