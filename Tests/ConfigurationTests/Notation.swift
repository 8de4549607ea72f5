@testable import Configuration

extension LocatedValue {
  /// The value in a short notation without places: `{a: "1", b: ["x"]}`.
  var notation: String {
    switch content {
    case .scalar(let scalar): "\"\(scalar.text)\""
    case .list(let values): "[\(values.map(\.notation).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\($0.key): \($0.value.notation)" }.joined(separator: ", "))}"
    }
  }

  /// All values in this one, itself included.
  var all: [LocatedValue] {
    switch content {
    case .scalar: [self]
    case .list(let values): [self] + values.flatMap(\.all)
    case .map(let entries): [self] + entries.flatMap(\.value.all)
    }
  }
}

/// Parses a text as the file `f.yaml`.
func parse(_ text: String, limits: ParseLimits = .standard) -> ParsedConfiguration {
  parseConfiguration(Array(text.utf8), file: "f.yaml", limits: limits)
}
