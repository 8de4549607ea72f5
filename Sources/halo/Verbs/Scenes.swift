import FoundationEssentials
import HaloNotes
import Notes
import Scenes
import Spelling

extension Program {
  /// `halo scenes [list|show SCENE|forget SCENE]`: the scenes that are kept (scenes R7).
  func scenes() throws -> Int32 {
    let words = invocation.operands.map { String(decoding: $0, as: UTF8.self) }
    let verb = words.first ?? "list"
    guard let known = ScenesVerb(rawValue: verb) else {
      throw UsageError.unknownScenesVerb(
        verb, nearest: nearestName(to: verb, among: ScenesVerb.allCases.map(\.rawValue)))
    }
    if known != .list, words.count < 2 { throw UsageError.operandMissing(.scenes) }
    guard words.count <= (known == .list ? 1 : 2) else { throw UsageError.tooManyOperands(.scenes) }
    complainOfSettings()
    guard let state = stateFolder(for: try notebook()) else { throw SceneFailure.noState }
    let registry = SceneRegistry(root: state)
    do {
      let entries = try entries(of: registry)
      switch known {
      case .list: try report(entries.map { try record(of: $0, in: registry) }, of: .many)
      case .show:
        let entry = try entry(named: words[1], among: entries)
        try report([try record(of: entry, in: registry)], of: .one)
      case .forget: try registry.forget(entry(named: words[1], among: entries).id)
      }
    } catch let error as SceneError {
      throw SceneFailure.scene(error)
    } catch let error as FileError {
      throw SceneFailure.scene(.file(error))
    }
    return 0
  }

  private func entries(of registry: SceneRegistry) throws(FileError) -> [SceneEntry] {
    // Where nothing was ever kept there is no folder, and none is made for being asked.
    guard fileKind(of: registry.folder.bytes) == .folder else { return [] }
    return try registry.scenes()
  }

  /// The scene whose name begins so.
  private func entry(
    named name: String, among entries: [SceneEntry]
  ) throws(SceneFailure) -> SceneEntry {
    let found = entries.filter { $0.id.description.hasPrefix(name) }
    guard let entry = found.first else { throw .none(name) }
    guard found.count == 1 else { throw .ambiguous(name, found.map(\.id.description)) }
    return entry
  }

  private func record(
    of entry: SceneEntry, in registry: SceneRegistry
  ) throws(FileError) -> SceneRecord {
    let saved = entry.lastSaved.map { FileTime(nanoseconds: Int64($0 / .nanoseconds(1))) }
    var process: Int32?
    if case .process(let number) = entry.holder { process = number ?? 0 }
    return SceneRecord(
      scene: entry.id.description, process: process,
      saved: saved.map { $0.iso8601(offset: localOffset($0)) },
      preview: try registry.preview(of: entry.id))
  }

  private enum Amount { case one, many }

  private func report(_ records: [SceneRecord], of amount: Amount) throws {
    guard invocation.has(.json) else {
      for record in records { try say(printable(record.line)) }
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data =
      if amount == .one, let record = records.first {
        try encoder.encode(record)
      } else {
        try encoder.encode(records)
      }
    try say(String(decoding: data, as: UTF8.self))
  }
}

/// What can be done with scenes.
private enum ScenesVerb: String, CaseIterable {
  case list, show, forget
}

/// A scene as it is printed.
private struct SceneRecord: Encodable {
  var scene: String
  /// 0 where somebody has it open of whom nothing is known.
  var process: Int32?
  var saved: String?
  var preview: String?

  private enum CodingKeys: CodingKey { case scene, process, saved, preview }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(scene, forKey: .scene)
    // Written as null where there is none, so that every object has every key.
    try fields.encode(process, forKey: .process)
    try fields.encode(saved, forKey: .saved)
    try fields.encode(preview, forKey: .preview)
  }

  var line: String {
    let holder = process.map { $0 == 0 ? "open" : "open in \($0)" } ?? "kept"
    return [scene, holder, saved ?? "never saved", preview ?? ""].joined(separator: "\t")
  }
}

/// Why nothing can be said of a scene; the exit status is 1.
private enum SceneFailure: Error, CustomStringConvertible {
  case noState
  case none(String)
  case ambiguous(String, [String])
  case scene(SceneError)

  var description: String {
    switch self {
    case .noState: "there is no place for state: set $XDG_STATE_HOME or $HOME."
    case .none(let name): "no scene is called \(name); halo scenes lists them."
    case .ambiguous(let name, let candidates):
      "several scenes begin with \(name):\n"
        + candidates.map { "  \($0)" }.joined(separator: "\n")
    case .scene(.held(let scene, let process)):
      "scene \(scene) is open"
        + (process.map { " in process \($0)" } ?? "") + "; close it there first."
    case .scene(.unknown(let scene)): "there is no scene \(scene)."
    case .scene(.file(let error)): "\(error.path) can't be used: error \(error.code) of the system."
    }
  }
}
