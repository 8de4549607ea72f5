/// A line that a person has drawn up for what the command line tells: `{{path}}\t{{title}}`.
///
/// `\t`, `\n`, `\0` and `\\` stand for a tab, the end of a line, a NUL and a backslash.
public struct RecordTemplate: Hashable, Sendable {
  private enum Part: Hashable {
    case bytes([UInt8])
    case field(String)
  }

  private let parts: [Part]

  /// Why a text is no template.
  public enum Fault: Error, Hashable, Sendable {
    /// `{{` without `}}` behind it.
    case unclosed
    /// A field that there is none of.
    case unknown(String)
  }

  /// Reads a template.
  ///
  /// - Parameter fields: The fields that there are.
  /// - Throws: What is wrong with it.
  public init(_ text: String, fields: [String]) throws(Fault) {
    var parts: [Part] = []
    var plain: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == Byte.backslash, let next = rest.first, let meant = Self.escapes[next] {
        rest.removeFirst()
        plain.append(meant)
      } else if byte == Self.brace, rest.first == Self.brace {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")), end + 1 < rest.endIndex,
          rest[end + 1] == UInt8(ascii: "}")
        else { throw .unclosed }
        let name = String(decoding: FrontMatter.trimmed(rest[..<end]), as: UTF8.self)
        guard fields.contains(name) else { throw .unknown(name) }
        parts += [.bytes(plain), .field(name)]
        plain = []
        rest = rest[(end + 2)...]
      } else {
        plain.append(byte)
      }
    }
    self.parts = parts + [.bytes(plain)]
  }

  private static let brace = UInt8(ascii: "{")

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "t"): Byte.tab, UInt8(ascii: "n"): Byte.lineFeed, UInt8(ascii: "0"): 0,
    Byte.backslash: Byte.backslash,
  ]

  /// The template with the values of a record in it; a field without a value is empty, and a path is
  /// the bytes that the disk has.
  ///
  /// - Parameter shown: What becomes of a value before it stands there.
  func bytes(of record: OutputRecord, shown: ([UInt8]) -> [UInt8] = { $0 }) -> [UInt8] {
    parts.reduce(into: []) { bytes, part in
      switch part {
      case .bytes(let plain): bytes += plain
      case .field("path"): bytes += shown(record.name)
      case .field(let name): bytes += shown(Array((record.value(of: name)?.plain ?? "").utf8))
      }
    }
  }
}
