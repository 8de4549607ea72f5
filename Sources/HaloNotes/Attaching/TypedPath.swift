/// The path of a file as a person types it, or as it comes with a paste.
struct TypedPath: Hashable, Sendable {
  /// The absolute path of the folder in which it lies, without a slash at its end.
  let folder: [UInt8]

  /// What is typed of the folder, up to and with its last slash.
  let typedFolder: String

  /// What is typed of the name.
  let name: String

  /// Takes what is typed apart.
  ///
  /// - Parameters:
  ///   - home: The folder for which `~` stands.
  ///   - root: The folder from which other paths lead.
  init(_ text: String, home: String?, root: [UInt8]) {
    let end = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    typedFolder = String(text[..<end])
    name = String(text[end...])
    folder = Self.absolute(typedFolder, home: home, root: root)
  }

  private static func absolute(_ text: String, home: String?, root: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    var names: [[UInt8]] = []
    var rest = text[...]
    if let home, text == "~" || text.hasPrefix("~/") {
      names = home.utf8.split(separator: slash).map(Array.init)
      rest = text.dropFirst()
    } else if !text.hasPrefix("/") {
      names = root.split(separator: slash).map(Array.init)
    }
    for name in rest.utf8.split(separator: slash) {
      switch String(name) {
      case ".": continue
      case "..": _ = names.popLast()
      default: names.append(Array(name))
      }
    }
    return names.reduce(into: []) { $0 += [slash] + $1 }
  }

  /// The absolute path that a pasted text is; `nil` for any other text.
  ///
  /// Terminals write the path of a file that is dropped on them in several ways: as it is, in quotes,
  /// with a backslash before what a shell would act on, or as a `file://` address. A blank or a line end
  /// behind it doesn't count.
  ///
  /// - Complexity: O(bytes), no more than some thousand.
  static func pasted(_ bytes: [UInt8], home: String?) -> [UInt8]? {
    guard bytes.count <= 4_200, !bytes.contains(0) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).trimmingBlanks
    guard !text.isEmpty, !text.contains(where: \.isNewline) else { return nil }
    if text.hasPrefix("file://") { return address(text.dropFirst(7)) }
    // Bytes that aren't UTF-8 are kept: the path is taken from them where nothing is quoted.
    let plain = Array(bytes.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed())
    if plain.first == UInt8(ascii: "/"), !plain.contains(UInt8(ascii: "\\")) { return plain }
    guard let words = shellWords(text), words.count == 1, let word = words.first else { return nil }
    if word.hasPrefix("/") { return Array(word.utf8) }
    guard let home, word.hasPrefix("~/") else { return nil }
    return Array(home.utf8) + word.utf8.dropFirst()
  }

  /// The path in a `file://` address, of this machine.
  private static func address(_ rest: Substring) -> [UInt8]? {
    let path = rest.hasPrefix("localhost/") ? rest.dropFirst(9) : rest
    guard path.hasPrefix("/") else { return nil }
    var decoded: [UInt8] = []
    var bytes = Array(path.utf8)[...]
    while let byte = bytes.popFirst() {
      let digits = String(decoding: bytes.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        decoded.append(value)
        bytes = bytes.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded.contains(0) ? nil : decoded
  }
}
