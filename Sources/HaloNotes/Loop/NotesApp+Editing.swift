import Glibc
import Interface
import Notes
import TerminalInput

/// The external editor (notes N23): the terminal is handed over and taken back whole.
extension NotesApp {
  /// Opens a note in the editor; what was written in it here is saved first.
  func openEditor(on note: NotePath, line: Int?) {
    saveAll()
    while desk.isSaving {
      workshop.finishOperation()
      _ = takePosts()
    }
    do throws(EditorError) {
      let command = try EditorCommand(
        opening: environment.notebook.absolute(note), line: line,
        editor: environment.settings.editor, environment: environment.variables)
      let token = (handedOver.max() ?? 0) + 1
      handedOver.insert(token)
      requests.append(
        .handOver(
          arguments: command.arguments, directory: environment.notebook.root, token: token))
    } catch {
      model.notice = error.notice
    }
  }

  /// The program that had the terminal has ended.
  func childEnded(_ token: Int, _ result: ChildResult) {
    guard handedOver.remove(token) != nil else { return }
    model.notice = result.notice
    // What shows is compared with its file; it stays until the new text comes, and the focus with it.
    asked = Asked()
    scan()
  }
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
