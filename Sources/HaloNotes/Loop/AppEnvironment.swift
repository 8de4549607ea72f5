import Geometry
import Interface
import Notes
import Scenes

/// What the app gets from outside, so that nothing in it reads a clock, a variable or a folder on
/// its own account.
public struct AppEnvironment: Sendable {
  /// The notes.
  public var notebook: Notebook

  /// The variables of the process; the editor is named in them.
  public var variables: [String: String]

  /// Themes to choose from.
  public var themes: ThemeChoice

  /// The keys in force.
  public var keymap: Keymap

  /// What is set.
  public var settings: Settings

  /// What is wrong with the settings, a sentence each.
  public var findings: [String]

  /// Where keys and settings are read again when they change; `nil` where they never do.
  public var personal: PersonalFiles?

  /// Where the scene is kept; `nil` keeps nothing.
  public var state: StatePath?

  /// How much is watched for changes by others; `nil` where nobody would hear of them.
  public var watching: WatchLimit?

  /// The folder in which the index is kept; `nil` keeps none, and searching reads the files.
  public var cache: StatePath?

  /// The time of day at the start.
  public var startTime: FileTime

  /// Seconds that local time is ahead of UTC at a time.
  public var localOffset: @Sendable (FileTime) -> Int

  /// The programs that draw pictures and open files.
  public var helpers: HelperPrograms

  /// The note to open, and a place in it, before whatever the last scene stood on (scenes R6).
  public var opening: NoteLink?

  /// The disk to which notes, journals and records are written.
  var disk: any NoteDisk = LiveDisk()

  /// What follows from a listing of so few notes is worked out at once.
  var fewNotes = 4_096

  /// Makes an environment.
  public init(
    notebook: Notebook, variables: [String: String], themes: ThemeChoice,
    keymap: Keymap = Keymap(), settings: Settings = Settings(), findings: [String] = [],
    personal: PersonalFiles? = nil, state: StatePath?, cache: StatePath? = nil,
    watching: WatchLimit? = .system,
    startTime: FileTime, localOffset: @escaping @Sendable (FileTime) -> Int = { _ in 0 },
    helpers: HelperPrograms = HelperPrograms(), opening: NoteLink? = nil
  ) {
    self.notebook = notebook
    self.variables = variables
    self.themes = themes
    self.keymap = keymap
    self.settings = settings
    self.findings = findings
    self.personal = personal
    self.state = state
    self.watching = watching
    self.cache = cache
    self.startTime = startTime
    self.localOffset = localOffset
    self.helpers = helpers
    self.opening = opening
  }
}

/// The themes for a dark and a light terminal; both the same where the person chose one.
public struct ThemeChoice: Sendable {
  /// For a dark terminal, and for one that doesn't say.
  public var dark: Theme

  /// For a light terminal.
  public var light: Theme

  /// Makes a choice of two themes.
  public init(dark: Theme, light: Theme) {
    self.dark = dark
    self.light = light
  }
}
