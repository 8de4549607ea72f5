/// A text with places in it that are filled when a note is made of it: `{{date}}`, `{{time}}`,
/// `{{title}}`, and `{{date:FORMAT}}` and `{{time:FORMAT}}` (notes N22).
///
/// Whatever else stands between braces is another program's, and stays.
public struct NoteTemplate: Hashable, Sendable {
  /// What the places stand for.
  public struct Values: Hashable, Sendable {
    /// The note's title.
    public var title: String
    /// The moment.
    public var moment: LocalMoment
    /// How `{{date}}` is written.
    public var date: DateFormat
    /// How `{{time}}` is written.
    public var time: DateFormat

    /// Collects the values.
    public init(
      title: String, moment: LocalMoment, date: DateFormat = .day, time: DateFormat = .time
    ) {
      self.title = title
      self.moment = moment
      self.date = date
      self.time = time
    }
  }

  private let bytes: [UInt8]

  /// Takes a template's bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Takes a template.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The template with its places filled.
  ///
  /// - Complexity: O(bytes)
  public func filled(with values: Values) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let open = Self.opening(in: rest) {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = Self.pair(UInt8(ascii: "}"), in: rest.dropFirst(2)),
        let value = Self.value(of: rest[(open + 2)..<close], values)
      else {
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
        continue
      }
      result += value.utf8
      rest = rest[(close + 2)...]
    }
    return result + rest
  }

  /// The last two braces of the first run of them.
  private static func opening(in bytes: ArraySlice<UInt8>) -> Int? {
    let brace = UInt8(ascii: "{")
    guard let first = pair(brace, in: bytes) else { return nil }
    let run = bytes[first...].prefix { $0 == brace }.count
    return first + run - 2
  }

  private static func pair(_ byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropLast().first { bytes[$0] == byte && bytes[$0 + 1] == byte }
  }

  private static func value(of place: ArraySlice<UInt8>, _ values: Values) -> String? {
    let parts = place.split(separator: Byte.colon, maxSplits: 1)
    guard let first = parts.first else { return nil }
    let name = String(decoding: FrontMatter.trimmed(first), as: UTF8.self).lowercased()
    let format = parts.count > 1 ? DateFormat(String(decoding: parts[1], as: UTF8.self)) : nil
    switch name {
    case "title" where format == nil: return values.title
    case "date": return (format ?? values.date).text(of: values.moment)
    case "time": return (format ?? values.time).text(of: values.moment)
    default: return nil
    }
  }
}
