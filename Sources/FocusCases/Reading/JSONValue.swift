import FoundationEssentials

/// A JSON value as it stands in the file, before anything is expected of it.
///
/// Reading a tree first lets an error name the record and the field instead of a decoder's path.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let number = try? value.decode(Int.self) {
      self = .integer(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .array(try value.decode([JSONValue].self))
    }
  }

  /// What it is, in words for an error.
  var noun: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let number): "the number \(number)"
    case .number(let number): "the number \(number)"
    case .string(let text): "the text '\(text)'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
