import Commands
import Geometry
import Interface
import Notes
import NotesTestSupport
import Scenes
import TerminalInput
import Testing

import func Configuration.parseConfiguration

@testable import HaloNotes

/// The app on notes of the test's own: keys in, and questions that a person would answer by looking.
///
/// The notes are changed an hour apart, the first one last, so that the list has the order in which
/// they are written down; the clock stands still.
final class App {
  /// The notes.
  let vault: TemporaryVault

  /// The folders of state and drafts.
  let places: TemporaryVault

  private var running: Driver?

  private let variables: [String: String]

  /// The programs that draw pictures and open files.
  private let helpers: HelperPrograms

  /// How much is watched.
  private let watching: WatchLimit

  /// The keys in force.
  private let keymap: Keymap

  /// How long a prefix stands before the footer shows what may follow.
  private let prefixDelay: Duration?
  /// Whether the person's own files are read.
  private let hasFiles: Bool
  /// Whether the notes are indexed.
  private let index: Index

  /// The disk to which the app writes.
  private let disk: any NoteDisk

  /// Whether an index of the notes is kept.
  enum Index {
    case none
    case kept
  }

  /// The app in a window, on notes with these names; each has a heading and a sentence.
  convenience init(
    _ names: [String], size: Size = .wide, editor: String = "vi", term: String = "xterm",
    keymap: String = "", prefixDelay: Duration? = .milliseconds(300)
  ) throws {
    let vault = try TemporaryVault()
    for name in names { try vault.write("\(name).md", "# \(name)\n\nAbout \(name).\n") }
    try vault.setAges(of: names.map { "\($0).md" })
    try self.init(
      vault, size: size, editor: editor, term: term, keymap: keymap, prefixDelay: prefixDelay)
  }

  /// The app in a window, on notes with these paths and texts.
  convenience init(
    notes: KeyValuePairs<String, String>, size: Size = .wide, editor: String = "vi",
    variables: [String: String] = [:], watching: WatchLimit = .system,
    disk: any NoteDisk = LiveDisk()
  ) throws {
    let vault = try TemporaryVault(notes)
    try vault.setAges(of: notes.map(\.key))
    try self.init(
      vault, size: size, editor: editor, variables: variables, watching: watching, disk: disk)
  }

  /// The app in a window, on notes with these names, with files of the person's own.
  convenience init(
    _ names: [String], files: KeyValuePairs<String, String>, size: Size = .wide
  ) throws {
    let vault = try TemporaryVault()
    for name in names { try vault.write("\(name).md", "# \(name)\n\nAbout \(name).\n") }
    try vault.setAges(of: names.map { "\($0).md" })
    try self.init(vault, size: size, files: files)
  }

  /// The app in a window, on a folder that is there.
  init(
    _ vault: TemporaryVault, size: Size = .wide, editor: String = "vi", term: String = "xterm",
    keymap: String = "", prefixDelay: Duration? = .milliseconds(300),
    files: KeyValuePairs<String, String>? = nil, variables: [String: String] = [:],
    helpers: HelperPrograms = HelperPrograms(), home: TemporaryVault? = nil,
    watching: WatchLimit = .system, index: Index = .none, disk: any NoteDisk = LiveDisk()
  ) throws {
    self.index = index
    self.disk = disk
    self.vault = vault
    self.helpers = helpers
    self.watching = watching
    places = try TemporaryVault()
    hasFiles = files != nil
    for (name, text) in files ?? [:] { try places.write("config/\(name)", text) }
    var own = ["VISUAL": editor, "TERM": term, "PATH": "/usr/bin:/bin"]
    own["HOME"] = home.map { String(decoding: $0.root, as: UTF8.self) }
    self.variables = own.merging(variables) { $1 }
    self.keymap = Keymap(parseConfiguration(Array(keymap.utf8), file: "keys.yaml"))
    self.prefixDelay = prefixDelay
    running = Driver(environment: try environment(), size: size)
  }

  /// A second program on the notes and the state of another.
  init(sharing other: App) throws {
    (vault, places, variables) = (other.vault, other.places, other.variables)
    (keymap, prefixDelay, hasFiles) = (other.keymap, other.prefixDelay, other.hasFiles)
    (helpers, watching) = (other.helpers, other.watching)
    (index, disk) = (other.index, other.disk)
    running = Driver(environment: try environment(), size: other.driver.size)
  }

  /// The files in which scenes are kept.
  func stateFiles() throws -> [[UInt8]] {
    try places.snapshot().keys.filter { path in
      path.suffix(6).elementsEqual(".state".utf8)
    }
  }

  /// The app as it runs, or ran to its end.
  var driver: Driver {
    guard let running else { preconditionFailure("A driver is made with the value") }
    return running
  }

  /// Ends the app as a process that is killed: nothing is saved that isn't.
  func die() { running = nil }

  /// Starts the app again after it died.
  func restart(size: Size, opening: String? = nil) throws {
    running = Driver(environment: try environment(opening: opening), size: size)
  }

  /// Starts the app anew, as after its end, in a window of the same or another size.
  func start(size: Size? = nil, opening: String? = nil) throws {
    let size = size ?? driver.size
    // The lock on the scene goes with the driver.
    running = nil
    running = Driver(environment: try environment(opening: opening), size: size)
  }

  /// What the app is given: the notes, an editor, a state folder and the time.
  func environment(opening: String? = nil) throws -> AppEnvironment {
    let personal = PersonalFiles(
      folder: hasFiles ? String(decoding: places.absolute("config".utf8), as: UTF8.self) : nil,
      home: nil,
      themes: ThemeFolders(
        paths: [String(decoding: places.absolute("config/themes".utf8), as: UTF8.self)]))
    let preferences = personal.read()
    var settings = preferences.settings
    if !hasFiles { settings.prefixDelay = prefixDelay }
    var environment = AppEnvironment(
      notebook: try vault.notebook, variables: variables, themes: preferences.themes,
      keymap: hasFiles ? preferences.keymap : keymap, settings: settings,
      findings: preferences.findings, personal: hasFiles ? personal : nil,
      state: StatePath(places.absolute("state".utf8)),
      cache: index == .kept ? StatePath(places.absolute("cache".utf8)) : nil, watching: watching,
      startTime: .noon, localOffset: { _ in 3_600 }, helpers: helpers,
      opening: opening.flatMap { NoteLink($0) ?? NotePath($0).map { NoteLink(to: $0) } })
    environment.disk = disk
    return environment
  }

  // MARK: Acting

  /// Presses keys: `j j Space "typed text" Esc`.
  func press(_ keys: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      try driver.press(keys)
    } catch {
      Issue.record("\(error.message)", sourceLocation: sourceLocation)
    }
  }

  /// Gives the window another size.
  func resize(to size: Size) { driver.resize(to: size) }

  /// Pastes text.
  func paste(_ text: String) { driver.send(.paste(Array(text.utf8), .complete)) }

  /// Writes a file of the person's own, and lets the app notice it as a terminal does.
  func write(_ name: String, _ text: String) throws {
    try places.write("config/\(name)", text)
    noticeFiles()
  }

  /// Lets the app notice what has become of files, and waits for what it does then.
  func noticeFiles() {
    for descriptor in driver.app.watched { driver.send(.readable(descriptor)) }
    driver.wait()
  }

  /// Lets the app read the folder again, as when the terminal is looked at again.
  func lookAgain() {
    driver.send(.terminalFocus(.lost))
    driver.send(.terminalFocus(.gained))
  }

  /// Lets a closure edit the file in place of an editor; it is given the words of the command.
  func edit(with editor: @escaping ([String]) throws -> ChildResult) {
    driver.child = { words, _ in
      do {
        return try editor(words.map { String(decoding: $0, as: UTF8.self) })
      } catch {
        Issue.record(error)
        return .notStarted(errno: 0)
      }
    }
  }
}

extension Size {
  /// Room for three panes.
  static let wide = Size(columns: 120, rows: 40)

  /// Room for list and note.
  static let regular = Size(columns: 80, rows: 24)

  /// Room for one pane, and the smallest that can be used.
  static let small = Size(columns: 40, rows: 10)
}

extension FileTime {
  /// 2026-01-31, 12:00 UTC: the time at which every test begins.
  static let noon = FileTime(nanoseconds: 1_769_860_800_000_000_000)
}

extension TemporaryVault {
  /// Makes the first of some notes an hour old and each further one an hour older.
  func setAges(of names: [String]) throws {
    for (index, name) in names.enumerated() {
      try setModified(name.utf8, seconds: 1_769_860_800 - 3_600 * (index + 1))
    }
  }
}
