import Configuration
import Interface
import Notes
import Text

/// Reads `settings.yaml`.
///
/// Every entry is read for itself: one that is wrong keeps its default and is told with file, line
/// and column, the others count.
public struct SettingsFile: Sendable {
  /// What is set.
  public private(set) var settings = Settings()

  /// What is wrong, a sentence each with file, line and column, in the order of the file.
  public var findings: [String] { unreadable.map { [$0] } ?? problems.map(\.message) }

  /// What is wrong, in the order of the file.
  private(set) var problems: [Finding] = []

  /// Why nothing of the file can be read; `nil` where it can, and where there is none.
  private var unreadable: String?

  /// The themes as they are named in the file, so that one that isn't there is told with its place.
  private(set) var themeNames: [String: LocatedValue] = [:]

  static let defaultQuickNotes = "Quick Notes"

  /// The longest that anything on the screen waits for a key.
  private static let longestDelay = 10_000

  /// The settings of somebody who has no file.
  public init() {}

  /// Reads a file's values.
  ///
  /// - Parameter home: What `~` stands for; `nil` where nobody knows.
  public init(_ file: ParsedConfiguration, home: String?) {
    var reader = MapReader(file.root)
    readPlaces(&reader, home: home)
    readThemes(&reader, home: home)
    readLooks(&reader)
    readBehaviour(&reader)
    problems = (file.findings + reader.finish())
      .sorted { $0.location.offset < $1.location.offset }
  }

  /// Settings that couldn't be read at all, and why.
  init(unreadable reason: String) { unreadable = reason }

  /// Adds what somebody else has found wrong.
  mutating func report(_ finding: Finding) {
    let next = problems.firstIndex { $0.location.offset > finding.location.offset }
    problems.insert(finding, at: next ?? problems.count)
  }

  private mutating func readPlaces(_ reader: inout MapReader, home: String?) {
    settings.notes = reader.value("notes") { value throws(Finding) in
      try value.absolutePath(home: home)
    }
    settings.quickNotes =
      reader.value("quickNotes") { value throws(Finding) in
        try value.pathBelow("the folder of notes")
      } ?? settings.quickNotes
    settings.daily = reader.value("daily") { value throws(Finding) in
      let path = try value.pathBelow("the folder of notes")
      guard path.contains("{{date}}") || path.contains("{{date:") else {
        throw Finding(
          value.location,
          .rejected("every day needs a note of its own: write {{date}} in it, as daily/{{date}}"))
      }
      return path
    }
    settings.editor = reader.value("editor") { value throws(Finding) in
      let text = try value.text()
      guard let words = shellWords(text), let program = words.first, !program.isEmpty else {
        throw Finding(
          value.location,
          .rejected("no program is named, or a quote isn't closed; write it as in a shell"))
      }
      return text
    }
  }

  private mutating func readThemes(_ reader: inout MapReader, home: String?) {
    guard let value = reader.located("theme") else { return }
    if case .map = value.content {
      _ = reader.map("theme") { (reader: inout MapReader) in
        settings.theme.dark = readTheme("dark", of: &reader, home: home)
        settings.theme.light = readTheme("light", of: &reader, home: home)
      }
    } else {
      let name = readTheme("theme", of: &reader, home: home)
      settings.theme = ThemeWish(dark: name, light: name)
    }
  }

  /// The name of a theme, or the absolute path of its file.
  private mutating func readTheme(
    _ key: String, of reader: inout MapReader, home: String?
  ) -> String? {
    let name = reader.value(key) { value throws(Finding) in
      let name = try value.text()
      return name.contains("/") ? try value.absolutePath(home: home) : name
    }
    if let name { themeNames[name] = reader.located(key) }
    return name
  }

  private mutating func readLooks(_ reader: inout MapReader) {
    settings.borders = reader.choice("borders", of: BorderSet.self)
    switch reader.choice("ambiguousWidth", of: WidthName.self) {
    case .wide: settings.ambiguousWidth = .wide
    case .narrow, nil: break
    }
    settings.motion = reader.choice("motion", of: Motion.self) ?? settings.motion
    settings.plain = reader.flag("plain").map { $0 ? .on : .off } ?? settings.plain
  }

  private mutating func readBehaviour(_ reader: inout MapReader) {
    settings.mouse = reader.flag("mouse").map { $0 ? .on : .off } ?? settings.mouse
    settings.prefixDelay =
      reader.value("prefixDelay") { value throws(Finding) in
        try value.delay(orWord: "off", upTo: Self.longestDelay, of: .milliseconds)
      } ?? settings.prefixDelay
    settings.escDelay =
      reader.value("escDelay") { value throws(Finding) in
        try value.delay(orWord: "auto", upTo: Self.longestDelay, of: .milliseconds)
      } ?? settings.escDelay
    settings.autosave =
      reader.value("autosave") { value throws(Finding) in
        try value.delay(orWord: "off", upTo: 600, of: .seconds)
      } ?? settings.autosave
    settings.rewriteLinks =
      reader.choice("rewriteLinks", of: LinkRewritingWish.self) ?? settings.rewriteLinks
  }

  private enum WidthName: String, CaseIterable {
    case narrow
    case wide
  }
}

/// What a number in the file counts.
private enum DelayUnit {
  case milliseconds
  case seconds
}

extension LocatedValue {
  /// A time in whole units, or a word for none.
  fileprivate func delay(
    orWord word: String, upTo most: Int, of unit: DelayUnit
  ) throws(Finding) -> Duration? {
    if case .scalar(let scalar) = content, scalar.text == word { return nil }
    let lowest = unit == .seconds ? 1 : 0
    let number: Int
    do throws(Finding) {
      number = try integer(in: lowest...most)
    } catch {
      guard case .expected = error.problem else { throw error }
      let name = unit == .seconds ? "seconds" : "milliseconds"
      throw Finding(location, .rejected("expected whole \(name) or \(word), found \(found)"))
    }
    return unit == .seconds ? .seconds(number) : .milliseconds(number)
  }

  /// An absolute path, with `~` for the home folder.
  fileprivate func absolutePath(home: String?) throws(Finding) -> String {
    let path = try text()
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/") {
      guard let home, home.hasPrefix("/") else {
        throw Finding(location, .rejected("nobody knows the home folder here; write it out"))
      }
      return home + path.dropFirst()
    }
    throw Finding(location, .rejected("a path that begins with / or ~/ is wanted, found “\(path)”"))
  }

  /// A path below a folder, as it stands there.
  fileprivate func pathBelow(_ folder: String) throws(Finding) -> String {
    let path = try text()
    guard !path.hasPrefix("/"), !path.hasPrefix("~"), NotePath(path) != nil,
      !path.split(separator: "/").contains(where: { $0.hasPrefix(".") })
    else {
      throw Finding(
        location, .rejected("a path below \(folder) is wanted, as journal/2026, found “\(path)”"))
    }
    return path
  }

  private var found: String {
    switch content {
    case .scalar(let scalar): "“\(scalar.text)”"
    case .list: "a list"
    case .map: "a map"
    }
  }
}
