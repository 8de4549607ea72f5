/// A link to a note that holds on every machine: `halo://note/travel/Z%C3%BCrich.md#Food?line=12`
/// (scenes R10).
///
/// Path, heading and block are bytes, for names needn't be UTF-8 (notes N2). Whatever stands in them
/// is percent-encoded but for letters, digits, `- . _ ~` and the slashes of the path, so a link is
/// ASCII without blanks.
public struct NoteLink: Hashable, Sendable {
  /// A place in a note by its name.
  public enum Place: Hashable, Sendable {
    /// The heading with this text, written `#text`.
    case heading([UInt8])
    /// The block with this mark, written `#^mark`.
    case block([UInt8])
  }

  /// The note, below the notes folder.
  public var path: NotePath
  /// The place in it; `nil` for its start.
  public var place: Place?
  /// The line, counted from 1; `nil` where none is named.
  public var line: Int?

  /// Makes a link.
  ///
  /// A place without a name is none, and a heading can't begin with `^`, which would make it a
  /// block.
  /// - Parameter line: A number below 1 counts as none.
  public init(to path: NotePath, place: Place? = nil, line: Int? = nil) {
    self.path = path
    self.line = line.flatMap { $0 > 0 ? $0 : nil }
    switch place {
    case .heading(let name) where name.first == Self.caret:
      self.place = Self.place(of: name)
    case .heading(let name), .block(let name):
      self.place = name.isEmpty ? nil : place
    case nil: self.place = nil
    }
  }

  private static let opening = Array("halo://note/".utf8)
  private static let line = Array("line=".utf8)
  private static let caret = UInt8(ascii: "^")
  private static let question = UInt8(ascii: "?")
  private static let ampersand = UInt8(ascii: "&")

  /// Reads a link; `nil` for anything else.
  ///
  /// A block may also follow the path at once (`a.md^mark`), and the query may stand before the
  /// place; what else the query says is left aside.
  /// - Complexity: O(length)
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count > Self.opening.count,
      zip(bytes, Self.opening).allSatisfy({ Byte.lowercased($0) == $1 })
    else { return nil }
    var rest = bytes[Self.opening.count...]
    let end = rest.firstIndex { $0 == Byte.hash || $0 == Self.question || $0 == Self.caret }
    guard let name = Self.decoded(rest[..<(end ?? rest.endIndex)]),
      let path = NotePath(bytes: name)
    else { return nil }
    rest = rest[(end ?? rest.endIndex)...]
    var place: Place?
    var line: Int?
    while let mark = rest.popFirst() {
      let end =
        rest.firstIndex { $0 == Self.question || mark == Self.question && $0 == Byte.hash }
        ?? rest.endIndex
      guard let piece = Self.decoded(rest[..<end]) else { return nil }
      rest = rest[end...]
      switch mark {
      case Byte.hash: place = Self.place(of: piece)
      case Self.caret: place = .block(piece)
      default:
        for item in piece.split(separator: Self.ampersand) where item.starts(with: Self.line) {
          line = Int(String(decoding: item.dropFirst(Self.line.count), as: UTF8.self))
        }
      }
    }
    self.init(to: path, place: place, line: line)
  }

  private static func place(of name: [UInt8]) -> Place? {
    guard name.first == caret else { return name.isEmpty ? nil : .heading(name) }
    return name.count == 1 ? nil : .block(Array(name.dropFirst()))
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == Byte.percent else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(Byte.hexadecimalValue),
        let low = rest.popFirst().flatMap(Byte.hexadecimalValue)
      else { return nil }
      decoded.append(high << 4 | low)
    }
    return decoded
  }

  private static func encoded(_ bytes: [UInt8]) -> String {
    var encoded: [UInt8] = []
    for byte in bytes {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded += [
          Byte.percent, Byte.hexadecimalDigit(byte >> 4), Byte.hexadecimalDigit(byte & 0xF),
        ]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    if Byte.isDigit(byte) || Byte.lowercased(byte) &- UInt8(ascii: "a") < 26 { return true }
    return [Byte.dash, Byte.dot, UInt8(ascii: "_"), Byte.tilde, Byte.slash].contains(byte)
  }
}

extension NoteLink: CustomStringConvertible {
  /// The link as text, from which the same link can be read again.
  public var description: String {
    var text = "halo://note/" + Self.encoded(path.bytes)
    switch place {
    case .heading(let name): text += "#" + Self.encoded(name)
    case .block(let name): text += "#^" + Self.encoded(name)
    case nil: break
    }
    if let line { text += "?line=\(line)" }
    return text
  }
}
