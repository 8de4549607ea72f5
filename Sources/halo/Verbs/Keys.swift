import Configuration
import FoundationEssentials
import HaloNotes

extension Program {
  /// `halo keys`: every command with its keys.
  func keys() throws -> Int32 {
    guard invocation.operands.isEmpty else { throw UsageError.tooManyOperands(.keys) }
    let keymap = try keymap()
    let problems = keymap.findings + keymap.conflicts
    if invocation.has(.check) {
      for problem in problems { try say(printable(problem)) }
      return problems.isEmpty ? 0 : 1
    }
    for problem in keymap.findings { complain(problem) }
    let sheet = KeySheet(keymap)
    if invocation.has(.json) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try say(String(decoding: try encoder.encode(sheet.rows), as: UTF8.self))
    } else if invocation.has(.markdown) {
      try say(String(sheet.markdown.dropLast()))
    } else {
      for line in sheet.lines { try say(line) }
    }
    return 0
  }

  /// The default keys with the person's own on top; a file that isn't there says nothing.
  func keymap() throws -> Keymap {
    guard let path = configurationPath("keys.yaml") else { return Keymap() }
    do throws(ConfigurationFileError) {
      return Keymap(try readConfiguration(at: path))
    } catch .missing {
      return Keymap()
    } catch {
      throw UsageError.script(error.description)
    }
  }

  /// The path of a file of the person's own settings; `nil` where the environment names no place.
  func configurationPath(_ name: String) -> String? {
    if let folder = variables["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return "\(folder)/halo/\(name)"
    }
    return variables["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.config/halo/\(name)" : nil }
  }
}
