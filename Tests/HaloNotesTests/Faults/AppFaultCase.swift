import NotesTestSupport
import Testing

@testable import HaloNotes

/// What a person does that is tried on a disk that fails in the middle.
enum AppFaultCase: CaseIterable {
  /// A file is attached to the note that is read, that is taken back, or done again.
  case attach, undoAttaching, redoAttaching
  /// A file is attached to the text that is written in.
  case attachWriting
  /// What lies in the trash is removed for good.
  case emptyTrash

  /// What is done before, on a sound disk.
  var preparation: String {
    switch self {
    case .attach: "2 g g A \"paper.pdf\""
    case .undoAttaching: "2 g g A \"paper.pdf\" Enter"
    case .redoAttaching: "2 g g A \"paper.pdf\" Enter u"
    case .attachWriting: "2 g g e C-End \"more \" A-i \"paper.pdf\""
    case .emptyTrash: "1 G D"
    }
  }

  /// The key that does it.
  var key: String {
    switch self {
    case .undoAttaching: "u"
    case .redoAttaching: "C-r"
    default: "Enter"
    }
  }

  /// What does it once more, wherever one is by then.
  var again: String {
    switch self {
    case .attach: "Esc Esc Esc 2 g g A C-u \"~/paper.pdf\" Enter"
    case .undoAttaching, .redoAttaching: "Esc Esc \(key)"
    case .attachWriting: "Esc Esc Esc 2 g g e C-End A-i C-u \"~/paper.pdf\" Enter"
    case .emptyTrash: "Esc Esc 1 G D Enter"
    }
  }

  /// What the message of a refusal begins with.
  var refusal: String {
    switch self {
    case .attach, .attachWriting: "Not attached: "
    case .undoAttaching: "Not undone: "
    case .redoAttaching: "Not redone: "
    case .emptyTrash: "Not emptied: "
    }
  }
}

/// An app whose disk fails when it is asked to, on notes to which files are attached.
struct AppFaultWorld {
  let disk = FaultyDisk()
  let app: App
  private let home: TemporaryVault
  private let test: AppFaultCase

  private static let trash = [
    ".trash/One.md": "one", ".trash/in/Two.md": "two", ".trash/x.png": "x",
  ]

  /// The app, about to do it.
  init(_ test: AppFaultCase) throws {
    self.test = test
    home = try TemporaryVault(["paper.pdf": "PDF"])
    let vault = try TemporaryVault(["a.md": "# A\n", "b.md": "# B\n\nBread.\n"])
    for (name, text) in Self.trash { try vault.write(name, text) }
    try vault.setAges(of: ["a.md", "b.md"])
    app = try App(vault, home: home, disk: disk)
    app.press(test.preparation)
  }

  /// Lets the app die, and another one start on a sound disk.
  func startAgain() throws {
    app.die()
    disk.heal()
    try app.restart(size: .wide)
  }

  /// Whether it is done.
  var isDone: Bool {
    get throws {
      switch test {
      case .attach, .redoAttaching: try files["a.md"] == Self.linked
      case .undoAttaching: try files["a.md"] == "# A\n"
      // A copy that a kill has left without its link keeps its name.
      case .attachWriting: text?.contains("[paper") == true
      case .emptyTrash: try files.keys.allSatisfy { !$0.hasPrefix(".trash/") }
      }
    }
  }

  /// What is wrong with the files and the text; `nil` where nothing is lost, torn or half done.
  var fault: String? {
    get throws {
      var files = try files
      if files.removeValue(forKey: "b.md") != "# B\n\nBread.\n" { return "b.md is another" }
      if try home.bytes(of: "paper.pdf".utf8) != Array("PDF".utf8) {
        return "the source is another"
      }
      let note = files.removeValue(forKey: "a.md") ?? "nothing"
      let copies = files.filter { $0.key.contains("paper") }
      if !copies.values.allSatisfy({ $0 == "PDF" }) { return "a copy isn't whole" }
      let trash = files.filter { copies[$0.key] == nil }
      if test != .emptyTrash, trash != Self.trash { return "the trash has \(trash.keys.sorted())" }
      if trash.contains(where: { Self.trash[$0.key] != $0.value }) { return "\(trash)" }
      guard test == .attachWriting else {
        let isLinked = note == Self.linked
        if note != "# A\n", !isLinked { return "a.md is \(note)" }
        return isLinked == (copies["paper.pdf"] != nil) ? nil : "\(note) goes with \(copies.keys)"
      }
      guard let text else { return "the text is gone" }
      if !text.hasPrefix("# A\nmore ") { return "the text is \(text)" }
      if !["# A\n", "# A\nmore ", text].contains(note) { return "a.md is \(note)" }
      return text.contains("[paper](paper.pdf)") && copies["paper.pdf"] == nil ? "no copy" : nil
    }
  }

  /// What `a.md` is with the attachment.
  private static let linked = "# A\n\n[paper](paper.pdf)\n"

  /// The text as a person has it: what is written in, else what the file has.
  private var text: String? { app.text ?? app.file("a.md") }

  /// The copies of what is attached.
  var copies: [String] {
    get throws { try files.keys.filter { $0.contains("paper") }.sorted() }
  }

  /// The files that are left of what was written and never got its name.
  var leftovers: [String] {
    get throws { try app.files(where: { $0.contains(".halo-") }).keys.sorted() }
  }

  private var files: [String: String] {
    get throws { try app.files(where: { !$0.contains(".halo-") }) }
  }
}

extension App {
  /// The files whose names are such, with their texts.
  fileprivate func files(where belongs: (String) -> Bool) throws -> [String: String] {
    try vault.snapshot().filter { !$0.value.isFolder }.reduce(into: [:]) { files, file in
      let name = String(decoding: file.key, as: UTF8.self)
      if belongs(name) { files[name] = String(decoding: file.value.bytes, as: UTF8.self) }
    }
  }
}
