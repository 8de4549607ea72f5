import Interface
import Notes
import Text

/// What a person has set in `settings.yaml`: a closed list, each entry with its default.
///
/// What each one means to people is told in `SettingsSheet`; how it is read, in `SettingsFile`.
public struct Settings: Hashable, Sendable {
  /// The folder of notes, absolute, where neither the command line nor the current folder names
  /// one; `nil` for `~/Notes`.
  public var notes: String?

  /// The folder of quick notes, below the folder of notes.
  public var quickNotes = SettingsFile.defaultQuickNotes

  /// The path of a day's note without its ending, below the folder of notes.
  ///
  /// `{{date}}` in it stands for the day. `nil` for what the folder's own settings say, else
  /// `daily/{{date}}`.
  public var daily: String?

  /// The themes that are named; by default none, so that the program's own are taken.
  public var theme = ThemeWish()

  /// The lines round panes and sheets; `nil` for the theme's own.
  public var borders: BorderSet?

  /// How wide characters are that East Asian terminals draw in two cells.
  public var ambiguousWidth = AmbiguousWidth.narrow

  /// Whether the mouse works in the program.
  public var mouse = MouseUse.on

  /// Whether things may glide to their places.
  public var motion = Motion.full

  /// How long a prefix stands before what may follow is shown; `nil`: it never is.
  public var prefixDelay: Duration? = .milliseconds(300)

  /// How long a lone Esc waits for more bytes; `nil` for what the connection suggests.
  public var escDelay: Duration?

  /// How long after the last key a text is saved; `nil`: only when it is left or saved by hand.
  public var autosave: Duration? = .seconds(1)

  /// The editor with its arguments, as a shell would read it; `nil` for `$VISUAL` and `$EDITOR`.
  public var editor: String?

  /// What becomes of links to a note that is renamed or moved.
  public var rewriteLinks = LinkRewritingWish.ask

  /// Whether everything is drawn as simply as it can be.
  public var plain = PlainDrawing.off

  /// The settings of a person who has set nothing.
  public init() {}
}

/// Themes by name, or by the path of a file where the name holds a slash.
public struct ThemeWish: Hashable, Sendable {
  /// For a dark terminal, and for one that doesn't say; `nil` for the program's own.
  public var dark: String?

  /// For a light terminal; `nil` for the program's own.
  public var light: String?

  /// Makes a wish; by default none.
  public init(dark: String? = nil, light: String? = nil) {
    self.dark = dark
    self.light = light
  }
}

/// Whether things may glide to their places.
public enum Motion: String, CaseIterable, Hashable, Sendable {
  case full
  case reduced
}

/// What becomes of links to a note that is renamed or moved.
public enum LinkRewritingWish: String, CaseIterable, Hashable, Sendable {
  /// Somebody is asked, with their count.
  case ask
  /// They are rewritten.
  case always
  /// They stay as they are.
  case never
}

/// Whether everything is drawn as simply as it can be: for screen readers, braille displays, serial
/// lines and recordings.
public enum PlainDrawing: Hashable, Sendable {
  /// The terminal's own colours and ASCII, whatever theme and borders say, and no motion.
  case on
  case off
}
