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
///     letters: { "о": "j", "л": "k" }
///
/// `bind` adds keys to a command, `rebind` replaces all that it has in a place, `unbind` frees keys.
/// `in` is a pane, `text` or `sheet`; without it keys work anywhere. `letters` says which letters of
/// another script lie on the keys of Latin ones.
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
      .unbind(keys: entry["keys"]?.first ?? "", context: entry["in"]?.first)
    }
    apply("rebind", of: &reader, allowing: ["command", "keys", "in"]) { entry in
      .rebind(
        command: entry["command"]?.first ?? "", keys: entry["keys"] ?? [],
        context: entry["in"]?.first)
    }
    apply("bind", of: &reader, allowing: ["command", "keys", "in"]) { entry in
      .bind(
        command: entry["command"]?.first ?? "", keys: entry["keys"]?.first ?? "",
        context: entry["in"]?.first)
    }
    readLetters(&reader)
    let problems = file.findings + reader.finish()
    findings = problems.sorted { $0.location.offset < $1.location.offset }.map(\.message)
  }

  /// Two commands on one key of one place, keys that a shorter sequence hides, and keys that something
  /// else takes first (commands C14).
  public var conflicts: [String] {
    bindings.conflicts(
      registry: NotesCatalogue.registry, movements: Set(NotesCatalogue.movements.keys),
      writing: KeyContext.writing
    ).map(\.message)
  }

  /// Reads a list of edits and makes them, one by one; one that can't be made is a finding.
  private mutating func apply(
    _ list: String, of reader: inout MapReader, allowing names: [String],
    edit: ([String: [String]]) -> KeymapEdit
  ) {
    var (bindings, written) = (bindings, written)
    _ = reader.maps(list) { (entry: inout MapReader) in
      var values: [String: [String]] = [:]
      for name in names {
        if name != "in" { entry.require(name) }
        values[name] = entry.value(name) { value throws(Finding) in try value.texts() }
      }
      let isWhole = names.allSatisfy { $0 == "in" || values[$0] != nil }
      guard isWhole, let place = entry.located("keys")?.location else { return }
      let edit = edit(values)
      do throws(KeymapError) {
        try bindings.apply(edit, registry: NotesCatalogue.registry, contexts: [.text])
        if let conflict = edit.conflict(with: &written) {
          entry.report(Finding(place, .rejected(conflict.message)))
        }
      } catch {
        entry.report(Finding(place, .rejected(error.message)))
      }
    }
    (self.bindings, self.written) = (bindings, written)
  }

  private mutating func readLetters(_ reader: inout MapReader) {
    for entry in reader.entries("letters") {
      guard case .scalar(let value) = entry.value.content, let letter = entry.key.onlyScalar,
        let latin = value.text.onlyScalar, latin.isASCII
      else {
        reader.report(
          Finding(
            entry.value.location,
            .rejected("letters are pairs of single letters, the second one Latin, as о: j")))
        continue
      }
      letters[letter] = latin
    }
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
