import Glibc
import Interface

/// Reads the subset of YAML that the shipped themes are written in: mappings by indentation, flow
/// mappings of one line, comments, double quotes.
enum ThemeFiles {
  static let shipped = ["halo-dark", "halo-light"]

  /// The tree of a shipped theme.
  static func tree(_ name: String, file: String = #filePath) -> ThemeTree {
    let root = file.components(before: "/Tests/")
    var lines = contents(of: "\(root)/themes/\(name).yaml").split(separator: "\n").enumerated()
      .map { (number: $0 + 1, text: String($1)) }
      .filter { !$0.text.hasPrefix("#") }[...]
    return .mapping(mapping(&lines, indentation: 0), line: 1)
  }

  private static func contents(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while true {
      let byte = fgetc(file)
      guard byte != EOF else { break }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func mapping(
    _ lines: inout ArraySlice<(number: Int, text: String)>, indentation: Int
  ) -> [ThemeEntry] {
    var entries: [ThemeEntry] = []
    while let (number, text) = lines.first, text.prefix(while: { $0 == " " }).count == indentation {
      lines.removeFirst()
      let (name, rest) = split(text.dropFirst(indentation))
      let value: ThemeTree =
        if rest.isEmpty {
          .mapping(mapping(&lines, indentation: indentation + 2), line: number)
        } else {
          value(rest, line: number)
        }
      entries.append(ThemeEntry(name: name, value: value, line: number))
    }
    return entries
  }

  private static func value(_ text: String, line: Int) -> ThemeTree {
    guard text.hasPrefix("{") else {
      return .scalar(text.filter { $0 != "\"" }, line: line)
    }
    let inside = text.dropFirst().dropLast()
    let entries = inside.split(separator: ",").compactMap { part -> ThemeEntry? in
      let (name, value) = split(part)
      return name.isEmpty
        ? nil : ThemeEntry(name: name, value: self.value(value, line: line), line: line)
    }
    return .mapping(entries, line: line)
  }

  private static func split(_ text: Substring) -> (String, String) {
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    let rest = colon < text.endIndex ? text[text.index(after: colon)...] : ""
    return (text[..<colon].trimmed, rest.trimmed)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension String {
  /// What stands before the last occurrence of a text.
  fileprivate func components(before mark: String) -> String {
    let letters = Array(self)
    let wanted = Array(mark)
    let starts = letters.indices.filter { letters[$0...].starts(with: wanted) }
    return String(letters[..<(starts.last ?? 0)])
  }
}
