import Interface

/// What a person's files say, and what is wrong with them: all that can change while the program runs.
public struct Preferences: Sendable {
  /// The keys in force, with what is wrong with their file.
  public var keymap: Keymap

  /// What is set.
  public var settings: Settings

  /// The themes for a dark and a light terminal.
  public var themes: ThemeChoice

  /// What is wrong with the settings, a sentence each with file, line and column.
  public var findings: [String]

  /// Makes preferences.
  public init(keymap: Keymap, settings: Settings, themes: ThemeChoice, findings: [String]) {
    self.keymap = keymap
    self.settings = settings
    self.themes = themes
    self.findings = findings
  }
}
