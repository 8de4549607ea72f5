import CCurses
import Curses
import Glibc
import HaloNotes
import Interface
import Notes
import Scenes
import Spelling
import TerminalInput

extension Program {
  /// `halo [open] [TARGET]`: the notes in this terminal.
  func open() throws -> Int32 {
    guard invocation.operands.count <= 1 else { throw UsageError.tooManyOperands(.open) }
    if let verb = mistypedVerb() { throw verb }
    // The terminal is looked at before anything is made or read but the settings.
    let terminal = try usableTerminal()
    return try open(try target(), in: terminal)
  }

  /// Opens what a search has found.
  func open(_ target: Target) throws -> Int32 { try open(target, in: try usableTerminal()) }

  /// The terminal, if it can be used.
  private func usableTerminal() throws(UsageError) -> Terminal {
    do throws(TerminalProblem) {
      return try Terminal(
        environment: .current(),
        options: TerminalOptions(escapeDelay: settings.settings.escDelay))
    } catch {
      throw .terminal(error.message)
    }
  }

  private func open(_ target: Target, in terminal: Terminal) throws -> Int32 {
    // A theme that is named on the command line and can't be had is an error; one that is named in the
    // settings isn't.
    if invocation.has(.theme) { _ = try themes() }
    let preferences = personalFiles.read()
    let state = stateFolder(for: target.notebook)
    let environment = AppEnvironment(
      notebook: target.notebook, variables: variables, themes: preferences.themes,
      keymap: preferences.keymap, settings: preferences.settings,
      findings: preferences.findings, personal: personalFiles, state: state,
      cache: cacheFolder(for: target.notebook),
      startTime: now(), localOffset: localOffset,
      helpers: HelperPrograms(environment: variables), opening: target.link)
    do throws(TerminalProblem) {
      return try terminal.run(TerminalNotes(environment: environment))
    } catch {
      throw UsageError.terminal(error.message)
    }
  }

  /// The error for a name that is no file and looks like a verb.
  private func mistypedVerb() -> UsageError? {
    guard let name = invocation.operands.first,
      fileKind(of: absolutePath(name, in: currentFolder())) == .missing
    else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    guard let verb = nearestName(to: text, among: Verb.allCases.map(\.rawValue)) else { return nil }
    if let notebook = try? notebook(), (try? note(named: name, in: notebook)) != nil { return nil }
    return .unknownVerb(text, nearest: verb)
  }

  /// What is to be opened.
  private func target() throws -> Target {
    guard let operand = invocation.operands.first else {
      return Target(notebook: try notebookOfFirstRun())
    }
    if let link = try link(operand) { return link }
    let path = absolutePath(operand, in: currentFolder())
    switch fileKind(of: path) {
    case .folder:
      return Target(notebook: try notebook(at: path))
    case .file:
      return try target(file: path)
    case .other, .missing:
      let notebook = try notebook()
      return Target(
        notebook: notebook, link: NoteLink(to: try note(named: operand, in: notebook)))
    }
  }

  /// A file below the folder of notes opens in it; any other opens in its own folder.
  private func target(file path: [UInt8]) throws -> Target {
    let real = realPath(of: path)
    if let notebook = try? notebook() {
      let root = realPath(of: notebook.absolute(nil)) + [UInt8(ascii: "/")]
      if real.starts(with: root), let note = NotePath(bytes: real.dropFirst(root.count)) {
        return Target(notebook: notebook, link: NoteLink(to: note))
      }
    }
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    let notebook = try notebook(at: slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash]))
    return Target(
      notebook: notebook, link: NotePath(bytes: path[(slash + 1)...]).map { NoteLink(to: $0) })
  }

  /// What a link to a note names (scenes R10); `nil` for what is no link.
  ///
  /// - Throws: `UsageError` for a link that can't be read, and what `halo show` would for a note that
  ///   isn't there.
  private func link(_ operand: [UInt8]) throws -> Target? {
    let scheme = Array("halo://".utf8)
    guard operand.starts(with: scheme) else { return nil }
    let text = String(decoding: operand, as: UTF8.self)
    guard let link = NoteLink(text) else { throw UsageError.badLink(text) }
    let notebook = try notebook()
    guard (try? NoteFile.identity(of: link.path, in: notebook)) != nil else {
      throw LinkFailure(note: link.path)
    }
    return Target(notebook: notebook, link: link)
  }
}

/// What is to be opened: a folder of notes, a note in it, and a place in that.
struct Target {
  var notebook: Notebook
  var link: NoteLink?
}

/// A link whose note isn't in the folder; the exit status is 1.
private struct LinkFailure: Error, CustomStringConvertible {
  var note: NotePath

  var description: String { "there is no note \(note.display) in this folder." }
}

/// The app in a terminal.
@MainActor
final class TerminalNotes: TerminalApp {
  private let environment: AppEnvironment
  private var app: NotesApp?

  init(environment: AppEnvironment) { self.environment = environment }

  func start(_ terminal: TerminalDescription, wakeUp: WakeUp) {
    let app = NotesApp(
      environment: environment, size: terminal.size,
      rendering: Rendering(
        colors: terminal.colorDepth == .none ? .none : .all,
        signs: terminal.encoding == .utf8 ? .unicode : .ascii)
    ) { wakeUp() }
    app.begin()
    self.app = app
  }

  func handle(_ event: TimedEvent) -> [TerminalRequest] {
    app?.handle(event).compactMap(TerminalRequest.init) ?? []
  }

  var mouse: MouseReporting { environment.mouse == .on ? .on : .off }
  var frame: Frame { app?.frame ?? Frame(size: .zero) }
  var nextDeadline: Duration? { app?.nextDeadline }
  var grace: Duration? { app?.grace }
  func frameShown() { app?.frameShown() }
  func lineChanged(to speed: LineSpeed) { app?.lineSpeed = speed }
  var watched: [Descriptor] { app?.watched ?? [] }
}

extension TerminalRequest {
  /// What the app asks for, in the terminal's words; `nil` for more text than a clipboard takes.
  init?(_ request: AppRequest) {
    switch request {
    case .copy(let bytes):
      guard let text = ClipboardText(bytes) else { return nil }
      self = .copy(text)
    case .quit(let status): self = .quit(status: status)
    case .suspend: self = .suspend
    case .redraw: self = .redraw
    case .mouse(.on): self = .mouse(.on)
    case .mouse(.off): self = .mouse(.off)
    case .escapeDelay(let delay): self = .escapeDelay(delay)
    case .handOver(let arguments, let directory, let token):
      self = .handOver(
        ChildCommand(arguments: arguments, directory: directory), ChildToken(rawValue: token))
    }
  }
}
