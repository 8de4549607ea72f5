import FoundationEssentials

/// Writes JSON arrays with one element a line, so that files of results can be compared by line.
enum JSONLines {
  static func array(_ elements: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = elements.map { element in
      // What is encoded here holds no number without a JSON form, so that nothing fails.
      (try? encoder.encode(element)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
    return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }
}

extension String {
  /// The text without characters that would steer a terminal.
  var printable: String {
    guard utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F || $0 == 0xC2 }) else {
      return self
    }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map {
          $0 != "\n" && $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
        }))
  }
}
