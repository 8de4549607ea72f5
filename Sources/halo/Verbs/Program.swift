import Glibc
import HaloNotes
import Notes
import Scenes

/// The process: what was asked of it, its variables, and what they say of the folder of notes.
@MainActor
struct Program {
  /// What was asked for.
  let invocation: Invocation

  /// The variables.
  let variables: [String: String]

  /// What the person has set, as far as the verb asks for it.
  let settings: SettingsFile

  /// Makes the process.
  init(invocation: Invocation, variables: [String: String]) {
    self.invocation = invocation
    self.variables = variables
    switch invocation.verb {
    case .drive, .keys, .focus, .help: settings = SettingsFile()
    default:
      settings = PersonalFiles(environment: variables, themes: ThemeFolders(paths: [])).settings()
    }
  }

  /// The folder of notes that is named or found.
  ///
  /// - Throws: `UsageError` for one that isn't there.
  func notebook() throws(UsageError) -> Notebook {
    guard let location = location else { throw .noFolder }
    switch location {
    case .folder(let path), .standard(let path): return try notebook(at: path)
    }
  }

  /// The folder of notes that is named or found; `~/Notes` is made on the first run.
  func notebookOfFirstRun() throws(UsageError) -> Notebook {
    guard case .standard(let path)? = location, fileKind(of: path) == .missing else {
      return try notebook()
    }
    return try FirstRun.makeNotebook(at: path)
  }

  /// The folder of notes at a path.
  func notebook(at path: [UInt8]) throws(UsageError) -> Notebook {
    do throws(NotesError) {
      return try Notebook(at: path)
    } catch {
      throw .badFolder(error.description)
    }
  }

  private var location: NotebookLocation? {
    NotebookLocation(
      // The path in the variable needn't be text, so it goes the way of the flag.
      flag: invocation.values[.directory] ?? bytes(ofVariable: "HALO_NOTES"),
      setting: settings.settings.notes,
      environment: variables,
      currentFolder: currentFolder(), exists: { fileKind(of: $0) != .missing })
  }

  /// Where the state of a notebook is kept; `nil` where the environment names no place.
  func stateFolder(for notebook: Notebook) -> StatePath? {
    place(of: notebook) { $0.stateFolder(for: $1) }
  }

  /// Where the index of a notebook is kept; `nil` where the environment names no place.
  func cacheFolder(for notebook: Notebook) -> StatePath? {
    place(of: notebook) { $0.cacheFolder(for: $1) }
  }

  private func place(
    of notebook: Notebook, _ folder: (StateEnvironment, StatePath) -> StatePath?
  ) -> StatePath? {
    func bytes(_ name: String) -> [UInt8]? { variables[name].map { Array($0.utf8) } }
    let environment = StateEnvironment(
      stateHome: bytes("XDG_STATE_HOME"), cacheHome: bytes("XDG_CACHE_HOME"),
      home: bytes("HOME"))
    return StatePath(realPath(of: notebook.absolute(nil))).flatMap { folder(environment, $0) }
  }

  /// Whether themes of the person's own count.
  enum OwnThemes {
    case used
    case left
  }

  /// Where themes are looked for.
  func themeFolders(ownOnes own: OwnThemes) -> ThemeFolders {
    ThemeFolders(
      executable: String(decoding: realPath(of: Array("/proc/self/exe".utf8)), as: UTF8.self),
      environment: own == .used ? variables : [:])
  }

  /// The themes: the one that is named, else the two that come with the program.
  func themes(ownOnes own: OwnThemes = .used) throws(UsageError) -> ThemeChoice {
    do throws(ThemeFileError) {
      return try ThemeFile.choice(
        named: invocation.text(.theme),
        from: themeFolders(ownOnes: own))
    } catch {
      throw .theme(error.message)
    }
  }
}
