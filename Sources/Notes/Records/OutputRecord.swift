/// One thing that the command line tells of: what a program reads of it, and what a person does.
///
/// Its fields are written in their order. A field without a value is left out.
public struct OutputRecord: Sendable {
  /// What a field holds.
  public enum Value: Sendable {
    /// Words.
    case text(String)
    /// A whole number.
    case number(Int)
    /// Whether something is so.
    case flag(Bool)
    /// Words, in order.
    case list([String])
    /// Things of another kind.
    case records([OutputRecord])
  }

  /// What a program reads: names and values.
  public let fields: [(name: String, value: Value)]
  /// What a person reads: bytes without the end of a line.
  public let line: [UInt8]
  /// What names the thing, for programs that take names apart at NULs: most often a path.
  public let name: [UInt8]

  /// Makes a record.
  public init(_ fields: [(name: String, value: Value?)], line: [UInt8], name: [UInt8]) {
    self.fields = fields.compactMap { name, value in value.map { (name, $0) } }
    self.line = line
    self.name = name
  }

  /// The value of a field; `nil` where it has none.
  public func value(of field: String) -> Value? { fields.first { $0.name == field }?.value }

  func write(to json: inout JSONText) {
    json.object { json in
      for (name, value) in fields {
        json.key(name)
        value.write(to: &json)
      }
    }
  }
}

extension OutputRecord.Value {
  /// The value in a line of text: lists with commas between their words.
  var plain: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let words): words.joined(separator: ", ")
    case .records(let records):
      records.map { String(decoding: $0.name, as: UTF8.self) }.joined(separator: ", ")
    }
  }

  fileprivate func write(to json: inout JSONText) {
    switch self {
    case .text(let text): json.string(text)
    case .number(let number): json.number(number)
    case .flag(let flag): json.flag(flag)
    case .list(let words):
      json.array { json in
        for word in words { json.string(word) }
      }
    case .records(let records):
      json.array { json in
        for record in records { record.write(to: &json) }
      }
    }
  }
}

extension NotePath {
  /// The fields that name a note in a record: `path`, and `pathBytes` where that isn't UTF-8.
  ///
  /// - Parameter name: What the field of the path is called.
  func fields(named name: String = "path") -> [(name: String, value: OutputRecord.Value?)] {
    [
      (name, .text(display)),
      ("\(name)Bytes", utf8 == nil ? .text(Base64.text(of: bytes)) : nil),
    ]
  }
}
