/// Figures that belong together.
struct Section {
  /// What they are about.
  var title: String

  /// The figures.
  var figures: [Figure]

  /// Whether a budget is broken.
  var isBroken: Bool { figures.contains { $0.verdict == .broken } }

  /// The figures as a Markdown table whose columns line up in a terminal, too.
  var table: String {
    let head = ["figure", "median", "quietest", "budget", "verdict"]
    let rows = figures.map { figure in
      [
        figure.name, text(figure.median, figure.unit), text(figure.quietest, figure.unit),
        figure.budget.map { "≤ " + text($0, figure.unit) } ?? "", figure.verdict.rawValue,
      ]
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    let rule = widths.enumerated().map { column, width in
      let isNumber = (1...3).contains(column)
      return String(repeating: "-", count: max(1, width - (isNumber ? 1 : 0)))
        + (isNumber ? ":" : "")
    }
    let lines = ([head, rule] + rows).map { cells in
      let padded = cells.enumerated().map { column, cell in
        let blanks = String(
          repeating: " ", count: max(0, widths[column] - cell.unicodeScalars.count))
        return (1...3).contains(column) ? blanks + cell : cell + blanks
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    return "## \(title)\n\n" + lines.joined(separator: "\n") + "\n"
  }

  private func text(_ value: Double?, _ unit: Unit) -> String {
    guard let value else { return "–" }
    return unit == .count ? number(value) : "\(number(value)) \(unit.rawValue)"
  }

  /// Three digits at least; none after the point where there are more before it.
  private func number(_ value: Double) -> String {
    if value == value.rounded() || value >= 100 { return String(Int(value.rounded())) }
    let digits = value >= 10 ? 10.0 : value >= 1 ? 100.0 : 1_000.0
    return "\((value * digits).rounded() / digits)"
  }
}
