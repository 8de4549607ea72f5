import Glibc

/// All figures of a run, with where they come from.
struct Report {
  /// What was measured on.
  let machine: Machine

  /// The commit that was measured, as its caller says.
  let commit: String

  /// The figures.
  var sections: [Section] = []

  /// Whether a budget is broken.
  var isBroken: Bool { sections.contains(where: \.isBroken) }

  /// The report as Markdown.
  var text: String {
    """
    # Figures of \(today())

    - processor: \(machine.processor), \(machine.cores) cores, \(machine.architecture)
    - system: \(machine.system)
    - load before: \(machine.load)
    - commit: \(commit)

    \(sections.map(\.table).joined(separator: "\n"))
    """
  }

  /// Writes the report into a folder, over an earlier one of the same day and kind of machine.
  ///
  /// - Returns: The file's path; `nil` when it couldn't be written.
  func record(in folder: String) -> String? {
    let path = "\(folder)/\(today())-\(machine.kind).md"
    return write(text, to: path) ? path : nil
  }
}
