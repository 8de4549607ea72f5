extension AppEnvironment {
  /// Whether the mouse works in the program.
  public var mouse: MouseUse {
    get { settings.mouse }
    set { settings.mouse = newValue }
  }

  /// How long a prefix stands before what may follow is shown; `nil`: it never is.
  public var prefixDelay: Duration? {
    get { settings.prefixDelay }
    set { settings.prefixDelay = newValue }
  }

  /// Takes what a person's files say, in place of what they said before.
  mutating func take(_ preferences: Preferences) {
    keymap = preferences.keymap
    settings = preferences.settings
    themes = preferences.themes
    findings = preferences.findings
  }
}
