import Configuration

extension FrontMatter {
  /// The text that front matter gives for a key; `nil` without one, and for a list or a map.
  ///
  /// The key may be of any case. Of keys that stand twice the first counts.
  ///
  /// A value on the key's own line is read by itself. Unlike a YAML parser this takes
  /// `title: Swift: a tour` as it is meant, and other lines that aren't YAML don't matter. Only what
  /// takes several lines, or has a tag or an anchor, is left to YAML.
  /// - Complexity: O(length of the front matter).
  public func scalar(_ key: String, in bytes: [UInt8]) -> String? {
    var lines = SourceLines(bytes, from: content.lowerBound)
    while lines.position < content.upperBound, let line = lines.next() {
      guard let value = FrontMatter.value(of: key, in: bytes[line]) else { continue }
      let next = lines.position < content.upperBound ? bytes[lines.position] : Byte.dash
      let isWhole = !Byte.isBlank(next) && !"|>&*!".utf8.contains(value.first ?? Byte.dash)
      return isWhole ? FrontMatter.text(of: value) : structuredScalar(key, in: bytes)
    }
    return nil
  }

  private func structuredScalar(_ key: String, in bytes: [UInt8]) -> String? {
    let parsed = parseConfiguration(Array(bytes[content]), file: "front matter")
    guard case .map(let entries) = parsed.root?.content,
      let entry = entries.first(where: { $0.key.lowercased() == key.lowercased() }),
      case .scalar(let scalar) = entry.value.content, !entry.value.isNull
    else { return nil }
    return scalar.text
  }

  /// What stands behind `key:`, without the blanks around it.
  static func value(of key: String, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line
    let mark = rest.first.flatMap { $0 == Byte.quote || $0 == Byte.apostrophe ? $0 : nil }
    if mark != nil { rest.removeFirst() }
    for wanted in key.utf8 {
      guard let byte = rest.popFirst(), Byte.lowercased(byte) == Byte.lowercased(wanted) else {
        return nil
      }
    }
    if let mark, rest.popFirst() != mark { return nil }
    rest = rest.drop(while: Byte.isBlank)
    guard rest.popFirst() == Byte.colon, rest.first.map(Byte.isBlank) ?? true else { return nil }
    return trimmed(rest)
  }

  private static func text(of value: ArraySlice<UInt8>) -> String? {
    switch value.first {
    case nil: return nil
    case Byte.quote: return doubleQuoted(value.dropFirst())
    case Byte.apostrophe: return singleQuoted(value.dropFirst())
    case .some(let first):
      // Lists, maps, and what YAML reserves.
      guard !"[{%@`".utf8.contains(first) else { return nil }
      let text = String(decoding: trimmed(withoutComment(value)), as: UTF8.self)
      return ["", "~", "null", "Null", "NULL"].contains(text) ? nil : text
    }
  }

  /// A comment starts with `#` at the start or behind a blank.
  static func withoutComment(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for position in value.indices where value[position] == Byte.hash {
      if position == value.startIndex || Byte.isBlank(value[position - 1]) {
        return value[..<position]
      }
    }
    return value
  }

  private static func singleQuoted(_ value: ArraySlice<UInt8>) -> String? {
    var rest = value
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == Byte.apostrophe {
        guard rest.first == Byte.apostrophe else { return closed(text, rest) }
        rest.removeFirst()
      }
      text.append(byte)
    }
    return nil
  }

  private static func doubleQuoted(_ value: ArraySlice<UInt8>) -> String? {
    var rest = value
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case Byte.quote: return closed(text, rest)
      case Byte.backslash:
        guard let scalar = escape(&rest) else { return nil }
        text += String(Character(scalar)).utf8
      default: text.append(byte)
      }
    }
    return nil
  }

  /// The character that a backslash and what follows it stand for in YAML 1.2.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    func hexadecimal(_ count: Int) -> Unicode.Scalar? {
      var value: UInt32 = 0
      for _ in 0..<count {
        guard let digit = rest.popFirst().flatMap(Byte.hexadecimalValue) else { return nil }
        value = value << 4 | UInt32(digit)
      }
      return Unicode.Scalar(value)
    }
    guard let letter = rest.popFirst() else { return nil }
    switch Unicode.Scalar(letter) {
    case "0": return "\0"
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "t", "\t": return "\t"
    case "n": return "\n"
    case "v": return "\u{B}"
    case "f": return "\u{C}"
    case "r": return "\r"
    case "e": return "\u{1B}"
    case " ", "\"", "/", "\\": return Unicode.Scalar(letter)
    case "N": return "\u{85}"
    case "_": return "\u{A0}"
    case "L": return "\u{2028}"
    case "P": return "\u{2029}"
    case "x": return hexadecimal(2)
    case "u": return hexadecimal(4)
    case "U": return hexadecimal(8)
    default: return nil
    }
  }

  /// The text of a quoted value behind which nothing but a comment stands.
  private static func closed(_ text: [UInt8], _ rest: ArraySlice<UInt8>) -> String? {
    guard trimmed(withoutComment(rest)).isEmpty else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !Byte.isBlank($0) }),
      let last = bytes.lastIndex(where: { !Byte.isBlank($0) })
    else { return [] }
    return bytes[first...last]
  }
}
