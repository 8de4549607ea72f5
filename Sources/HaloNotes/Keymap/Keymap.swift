import Commands
import Configuration

/// The keys in force: the defaults, and what a person's keymap file says on top (commands C20).
///
///     bind:
///       - { command: note.new, keys: "C-k" }
///       - { command: note.look, keys: "g l", in: notes }
///     rebind:
///       - { command: app.quit, keys: ["Q"] }
///     unbind:
///       - { keys: "a", in: notes }
///     letters: russian
///
/// `bind` adds keys to a command, `rebind` replaces all that it has in a place, `unbind` frees keys;
/// where one sequence can stand, so can a list. `in` is a pane, `text` or `sheet`; without it keys work
/// anywhere. `letters` says which letters of another script lie on the keys of Latin ones: a layout,
/// several, or pairs as `{ о: j }`.
public struct Keymap: Sendable {
  /// The keys of every command.
  public private(set) var bindings: KeyBindings

  /// What the file has bound so far.
  private var written: [KeyBinding: CommandID] = [:]

  /// Letters of other scripts, and the Latin ones of the same keys.
  public private(set) var letters: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// What is wrong with the file, a sentence each with file, line and column; the rest of it counts.
  public private(set) var findings: [String] = []

  /// The default keys.
  public init() {
    bindings = KeyBindings(defaultsOf: NotesCatalogue.registry)
  }

  /// The default keys with what a file says on top.
  public init(_ file: ParsedConfiguration) {
    self.init()
    var reader = MapReader(file.root)
    apply("unbind", of: &reader, allowing: ["keys", "in"]) { entry in
      entry.keys.map { .unbind(keys: $0, context: entry.context) }
    }
    apply("rebind", of: &reader, allowing: ["command", "keys", "in"]) { entry in
      [.rebind(command: entry.command, keys: entry.keys, context: entry.context)]
    }
    apply("bind", of: &reader, allowing: ["command", "keys", "in"]) { entry in
      // The last one bound is the first to be shown.
      entry.keys.reversed().map {
        .bind(command: entry.command, keys: $0, context: entry.context)
      }
    }
    readLetters(&reader)
    let problems = file.findings + reader.finish()
    findings = problems.sorted { $0.location.offset < $1.location.offset }.map(\.message)
  }

  /// The default keys, in place of a file that can't be read, and why.
  init(unreadable reason: String) {
    self.init()
    findings = [reason]
  }

  /// Two commands on one key of one place, keys that a shorter sequence hides, and keys that something
  /// else takes first (commands C14).
  public var conflicts: [String] {
    bindings.conflicts(
      registry: NotesCatalogue.registry, movements: Set(NotesCatalogue.movements.keys),
      writing: KeyContext.writing
    ).map(\.message)
  }

  /// An entry of one of the lists, as it is written.
  private struct Entry {
    var command = ""
    var keys: [String] = []
    var context: String?
  }

  /// Reads a list of edits and makes them, one by one; one that can't be made is a finding.
  private mutating func apply(
    _ list: String, of reader: inout MapReader, allowing names: [String],
    edits: (Entry) -> [KeymapEdit]
  ) {
    var (bindings, written) = (bindings, written)
    _ = reader.maps(list) { (reader: inout MapReader) in
      for name in names where name != "in" { reader.require(name) }
      var entry = Entry()
      let places = Places(&reader, among: names)
      if names.contains("command") {
        guard let command = reader.text("command") else { return }
        entry.command = command
      }
      if places.context != nil {
        guard let context = reader.text("in") else { return }
        entry.context = context
      }
      let keys = reader.value("keys") { value throws(Finding) in try value.texts() }
      guard let keys, let keysPlace = places.keys else { return }
      entry.keys = keys
      for edit in edits(entry) {
        do throws(KeymapError) {
          try bindings.apply(edit, registry: NotesCatalogue.registry, contexts: [.text])
          if let conflict = edit.conflict(with: &written) {
            reader.report(Finding(keysPlace, .rejected(conflict.message)))
          }
        } catch {
          let place =
            switch error {
            case .unknownCommand: places.command ?? keysPlace
            case .unknownContext: places.context ?? keysPlace
            case .keys, .nothingBound: keysPlace
            }
          reader.report(Finding(place, .rejected(error.message)))
        }
      }
    }
    (self.bindings, self.written) = (bindings, written)
  }

  /// Where the parts of an entry stand.
  private struct Places {
    let command: SourceLocation?
    let keys: SourceLocation?
    let context: SourceLocation?

    init(_ reader: inout MapReader, among names: [String]) {
      command = names.contains("command") ? reader.located("command")?.location : nil
      keys = reader.located("keys")?.location
      context = reader.located("in")?.location
    }
  }

  private mutating func readLetters(_ reader: inout MapReader) {
    guard let value = reader.located("letters") else { return }
    if case .map = value.content {
      for entry in reader.entries("letters") {
        guard case .scalar(let text) = entry.value.content, let letter = entry.key.onlyScalar,
          !letter.isASCII, let latin = text.text.onlyScalar, latin.isASCII
        else {
          reader.report(
            Finding(
              entry.value.location,
              .rejected("letters are pairs of single letters, the second one Latin, as о: j")))
          continue
        }
        letters[letter] = latin
      }
      for (letter, latin) in letters {
        guard let (capital, shifted) = KeyLayout.shifted(letter, latin) else { continue }
        letters[capital] = letters[capital] ?? shifted
      }
      return
    }
    let layouts = reader.value("letters") { value throws(Finding) in
      guard case .list(let values) = value.content else {
        return [try value.choice(KeyLayout.self)]
      }
      var layouts: [KeyLayout] = []
      for value in values { layouts.append(try value.choice(KeyLayout.self)) }
      return layouts
    }
    for layout in layouts ?? [] { letters.merge(layout.letters) { first, _ in first } }
  }
}

extension KeymapEdit {
  /// Notes what the edit binds, and says whether the file has bound one of the keys to another command
  /// before: the last one counts.
  fileprivate func conflict(with written: inout [KeyBinding: CommandID]) -> KeyConflict? {
    let (name, notations, context): (String, [String], String?) =
      switch self {
      case .bind(let command, let keys, let context): (command, [keys], context)
      case .rebind(let command, let keys, let context): (command, keys, context)
      case .unbind: ("", [], nil)
      }
    let command = CommandID(name)
    var conflict: KeyConflict?
    for keys in notations.compactMap({ try? KeySequence(notation: $0) }) {
      let binding = KeyBinding(keys, in: context.map { KeyContext($0) } ?? .anywhere)
      let before = written.updateValue(command, forKey: binding)
      if let before, before != command, conflict == nil {
        conflict = .shared(keys, in: binding.context, by: [before, command])
      }
    }
    return conflict
  }
}

extension LocatedValue {
  /// A text, or a list of texts.
  fileprivate func texts() throws(Finding) -> [String] {
    guard case .list(let values) = content else { return [try text()] }
    var texts: [String] = []
    for value in values { texts.append(try value.text()) }
    return texts
  }
}

extension String {
  /// Its scalar, if it has just one.
  fileprivate var onlyScalar: Unicode.Scalar? {
    unicodeScalars.count == 1 ? unicodeScalars.first : nil
  }
}
