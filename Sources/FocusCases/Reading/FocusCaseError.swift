/// Why a file of cases, or one case in it, can't be read.
public struct FocusCaseError: Error, Hashable, Sendable {
  /// The number of the record in the file, counted from 1; `nil` where the file as a whole is
  /// meant.
  public let record: Int?

  /// The record's id, as far as it has one.
  public let id: String?

  /// The way to the field, such as `items[2].w`; `nil` where the whole record is meant.
  public let field: String?

  /// What is wrong with it.
  public let problem: Problem

  /// What is wrong with a field.
  public enum Problem: Hashable, Sendable {
    /// The file is not JSON; the parser's words say where.
    case notJSON(String)

    /// The field has to be there.
    case missing

    /// The field holds something else than it should.
    case expected(String, found: String)

    /// The word is none of those that are known.
    case unknownWord(String, known: [String])

    /// No item has that id.
    case unknownItem(String)

    /// Two items have the same id.
    case duplicateItem(String)
  }

  init(record: Int? = nil, id: String? = nil, field: String? = nil, _ problem: Problem) {
    self.record = record
    self.id = id
    self.field = field
    self.problem = problem
  }
}

extension FocusCaseError: CustomStringConvertible {
  /// One line: the record, the field, what is wrong.
  public var description: String {
    var place: [String] = []
    if let record { place.append("case \(record)" + (id.map { " (\($0))" } ?? "")) }
    if let field { place.append(field) }
    return (place + [problem.text]).joined(separator: ": ")
  }
}

extension FocusCaseError.Problem {
  fileprivate var text: String {
    switch self {
    case .notJSON(let detail): "not JSON: \(detail)"
    case .missing: "missing"
    case .expected(let what, let found): "expected \(what), found \(found)"
    case .unknownWord(let word, let known):
      "'\(word)' is none of \(known.joined(separator: ", "))"
    case .unknownItem(let id): "no item has the id '\(id)'"
    case .duplicateItem(let id): "a second item has the id '\(id)'"
    }
  }
}
