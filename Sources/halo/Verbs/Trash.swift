import Glibc
import HaloNotes
import Notes
import Spelling

extension Program {
  /// `halo trash [list|restore NAME|empty]`: what was thrown away (notes N11).
  func trash() throws -> Int32 {
    let verb = invocation.operands.first.map { String(decoding: $0, as: UTF8.self) } ?? "list"
    guard let known = TrashVerb(rawValue: verb) else {
      throw UsageError.unknownTrashVerb(
        verb, nearest: nearestName(to: verb, among: TrashVerb.allCases.map(\.rawValue)))
    }
    let count = invocation.operands.count
    if known == .restore, count < 2 { throw UsageError.operandMissing(.trash) }
    guard count <= (known == .restore ? 2 : 1) else { throw UsageError.tooManyOperands(.trash) }
    let fields = ["path", "trashPath", "size", "modified"]
    let (format, limit) = (try format(of: fields), try limit())
    complainOfSettings()
    let notebook = try notebook()
    let trash = TrashFolder(of: notebook)
    switch known {
    case .list:
      try report(
        trash.items().prefix(limit).map { $0.output(offset: localOffset) }, as: format)
      return 0
    case .restore:
      try restore(invocation.operands[1], from: trash, in: notebook)
      return 0
    case .empty: return try empty(trash)
    }
  }

  private func restore(_ name: [UInt8], from trash: TrashFolder, in notebook: Notebook) throws {
    let found = try trash.items(named: name)
    guard let item = found.first else { throw TrashFailure.none(printed(name)) }
    guard found.count == 1 else {
      throw TrashFailure.ambiguous(printed(name), found.map { printed($0.path.bytes) })
    }
    let plan = try files(of: notebook).carryOut(
      .restore([item.path]), on: [], called: subject(item.path, in: notebook),
      in: try scan(notebook))
    try report(plan.newPaths[item.path] ?? item.origin)
  }

  /// Removes what is in the trash; on a terminal only after a question, for nothing brings it back.
  private func empty(_ trash: TrashFolder) throws -> Int32 {
    let count = try trash.items().count
    guard count > 0 else { return 0 }
    if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
      let files = count == 1 ? "1 file" : "\(count) files"
      ask("Remove \(files) for good? [y/N] ")
      guard readLine()?.lowercased().hasPrefix("y") == true else {
        complain("the trash stays as it is.")
        return 1
      }
    }
    _ = try trash.empty()
    return 0
  }
}

private enum TrashVerb: String, CaseIterable {
  case list, restore, empty
}

/// Why nothing comes back; the exit status is 1.
private enum TrashFailure: Error, CustomStringConvertible {
  case none(String)
  case ambiguous(String, [String])

  var description: String {
    switch self {
    case .none(let name): "nothing in the trash is called \(name); halo trash lists it."
    case .ambiguous(let name, let candidates):
      "several files in the trash are called \(name); name one by its path:\n"
        + candidates.map { "  \($0)" }.joined(separator: "\n")
    }
  }
}
