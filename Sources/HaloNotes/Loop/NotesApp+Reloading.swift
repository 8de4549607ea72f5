import Commands
import Configuration
import Interface

/// Keys and settings that change while the program runs.
extension NotesApp {
  /// How long after a change the files are read: whoever writes both, or replaces one by another, has
  /// done so by then.
  private static let patience: Duration = .milliseconds(50)

  /// Why the files are read again.
  enum ReloadCause {
    /// One of them has changed.
    case change
    /// Somebody wants it.
    case command
  }

  /// Begins to notice changes of the files.
  func watchFiles() {
    watch = environment.personal.map { FileWatch(of: $0.paths(for: environment.settings)) }
  }

  /// Sees whether a file has changed, as often as that may be.
  func noticeChanges() {
    if watch?.takeChanges() == true { reloadTime = now + Self.patience }
  }

  /// Reads the files if it is time to.
  func reloadInTime() {
    guard let due = reloadTime, now >= due else { return }
    reload(because: .change)
  }

  /// Reads the files again and goes on with what they say; where the focus is, what is open and keys
  /// that are pending stay as they are.
  func reload(because cause: ReloadCause) {
    reloadTime = nil
    guard let personal = environment.personal, personal.folder != nil else {
      model.notice = Notice(.info, "No keys and settings of your own are read here.")
      return
    }
    // What is read now needn't be told again.
    _ = watch?.takeChanges()
    let (mouse, escDelay) = (environment.mouse, environment.settings.escDelay)
    environment.take(personal.read())
    if watch?.paths != personal.paths(for: environment.settings) {
      watchFiles()
      // What has changed before the other files were watched is told by nobody.
      environment.take(personal.read())
    }
    takeKeys()
    takeTheme()
    if environment.mouse != mouse { requests.append(.mouse(environment.mouse)) }
    if environment.settings.escDelay != escDelay {
      requests.append(.escapeDelay(environment.settings.escDelay))
    }
    // What stands there already is worse: somebody's text is at stake.
    guard model.notice?.kind != .error else { return }
    model.notice = findingsNotice ?? Notice(.info, "Keys and settings were read again.")
  }

  /// What is wrong with the files, the first of it in full; `nil` where nothing is.
  var findingsNotice: Notice? {
    let (keys, settings) = (environment.keymap.findings, environment.findings)
    guard let first = keys.first ?? settings.first else { return nil }
    let more = keys.count + settings.count - 1
    let verb = keys.isEmpty ? "halo help settings" : "halo keys --check"
    return Notice(
      .warning, shortened(first),
      remedy: more == 0 ? "The rest counts." : "\(more) more: g m or \(verb) tells them.",
      details: keys + settings)
  }

  /// A finding without the folder of the files: in the footer what is wrong needs the room.
  private func shortened(_ finding: String) -> String {
    guard let folder = environment.personal?.folder, finding.hasPrefix(folder + "/") else {
      return finding
    }
    return String(finding.dropFirst(folder.count + 1))
  }

  /// Puts the keys in force into the hands of everything that shows or takes them.
  private func takeKeys() {
    router.bindings = environment.keymap.bindings
    router.letters = environment.keymap.letters
    router.prefixDelay = environment.prefixDelay
    derivations.forgetKeys()
    menus.setNeedsRebuild()
    guard let situation else { return }
    let next = router.renewPending(
      in: situation.keys,
      asking: Responders(model: model, situation: situation))
    if !continuations.isEmpty { continuations = next }
  }

  /// Takes the theme that fits the terminal's background and the settings.
  func takeTheme() {
    theme = environment.settings.drawn(triedTheme?.theme ?? fittingTheme).adapted(to: rendering)
  }

  /// The theme for the terminal's background.
  var fittingTheme: Theme {
    appearance == .light ? environment.themes.light : environment.themes.dark
  }
}
