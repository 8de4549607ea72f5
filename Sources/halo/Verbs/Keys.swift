import FoundationEssentials
import HaloNotes

extension Program {
  /// `halo keys`: every command with its keys.
  func keys() throws -> Int32 {
    guard invocation.operands.isEmpty else { throw UsageError.tooManyOperands(.keys) }
    let keymap = personalFiles.keymap()
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
}
