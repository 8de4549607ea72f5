import Configuration
import Interface

/// The files that are a person's own: keys and settings, and the themes that they name.
///
/// Nothing is kept of what was read, so they can be read again at any time.
public struct PersonalFiles: Sendable {
  /// The folder of the files, absolute; `nil` where the environment names no place.
  public var folder: String?

  /// What `~` stands for in them; `nil` where nobody knows.
  public var home: String?

  /// Where themes are looked for.
  public var themes: ThemeFolders

  /// A theme that goes before the one in the settings: that of the command line.
  public var themeName: String?

  /// Makes files in a folder.
  public init(folder: String?, home: String?, themes: ThemeFolders, themeName: String? = nil) {
    self.folder = folder
    self.home = home
    self.themes = themes
    self.themeName = themeName
  }

  /// The files of a person (XDG Base Directory): in `halo` below `$XDG_CONFIG_HOME`, else below
  /// `~/.config`.
  ///
  /// - Parameter environment: The variables of the process.
  public init(
    environment: [String: String], themes: ThemeFolders, themeName: String? = nil
  ) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? home.map { $0 + "/.config" }
    self.init(
      folder: base.map { $0 + "/halo" }, home: home, themes: themes, themeName: themeName)
  }

  /// The path of the keymap.
  public var keymapPath: String? { folder.map { $0 + "/keys.yaml" } }

  /// The path of the settings.
  public var settingsPath: String? { folder.map { $0 + "/settings.yaml" } }

  /// The paths of the files that are read again when they change: keys, settings, and the person's own
  /// themes among those that are named.
  ///
  /// - Parameter settings: What is set now.
  public func paths(for settings: Settings) -> [String] {
    guard let folder else { return [] }
    var paths = [keymapPath, settingsPath].compactMap(\.self)
    let names =
      themeName.map { [$0] } ?? [settings.theme.dark, settings.theme.light].compactMap(\.self)
    for name in names {
      let path = name.contains("/") ? name : "\(folder)/themes/\(name).yaml"
      // One on the command line may be relative to a folder that nobody knows any more.
      if path.hasPrefix("/"), !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// Reads the keymap; one that isn't there leaves the default keys, and so does one that can't be
  /// read, which is told.
  public func keymap() -> Keymap {
    guard let path = keymapPath else { return Keymap() }
    do throws(ConfigurationFileError) {
      return Keymap(try readConfiguration(at: path))
    } catch .missing {
      return Keymap()
    } catch {
      return Keymap(unreadable: error.description)
    }
  }

  /// Reads the settings; a file that isn't there leaves the defaults, and so does one that can't be
  /// read, which is told.
  public func settings() -> SettingsFile {
    guard let path = settingsPath else { return SettingsFile() }
    do throws(ConfigurationFileError) {
      return SettingsFile(try readConfiguration(at: path), home: home)
    } catch .missing {
      return SettingsFile()
    } catch {
      return SettingsFile(unreadable: error.description)
    }
  }

  /// Reads everything.
  public func read() -> Preferences {
    var file = settings()
    let found = themeChoice(of: file.settings)
    var others = found.findings
    for failure in found.failures {
      if let finding = finding(of: failure.error, at: file.themeNames[failure.name]) {
        file.report(finding)
      } else {
        others += failure.error.message.split(separator: "\n").map(String.init)
      }
    }
    return Preferences(
      keymap: keymap(), settings: file.settings, themes: found.choice,
      findings: file.findings + others)
  }

  /// The themes that are named; in place of one that can't be had the program's own.
  private struct FoundThemes {
    var choice: ThemeChoice
    var failures: [(name: String, error: ThemeFileError)] = []
    /// What is wrong within files the rest of which counts.
    var findings: [String] = []
  }

  private func themeChoice(of settings: Settings) -> FoundThemes {
    var found = FoundThemes(choice: ThemeFile.standardChoice(from: themes))
    let wish = themeName.map { ThemeWish(dark: $0, light: $0) } ?? settings.theme
    for (name, path) in [(wish.dark, \ThemeChoice.dark), (wish.light, \ThemeChoice.light)] {
      guard let name, !found.failures.contains(where: { $0.name == name }) else { continue }
      do throws(ThemeFileError) {
        let (theme, findings) = try ThemeFile.read(name, from: themes)
        found.choice[keyPath: path] = theme
        found.findings += findings.filter { !found.findings.contains($0) }
      } catch {
        found.failures.append((name, error))
      }
    }
    return found
  }

  /// What is wrong with the name of a theme in the settings; `nil` where something else is.
  private func finding(of error: ThemeFileError, at name: LocatedValue?) -> Finding? {
    guard case .missing(let written, _) = error, let name, !written.contains("/") else {
      return nil
    }
    do throws(Finding) {
      _ = try name.name(among: themes.names)
      return nil
    } catch {
      return error
    }
  }
}
