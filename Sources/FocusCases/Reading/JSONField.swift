/// A value together with the way to it, so that whoever expects something else can say where.
struct JSONField {
  let value: JSONValue
  let path: String
  let record: Int
  let id: String?

  /// A member of an object; `nil` where it is absent.
  ///
  /// Throws an error where this is no object.
  func member(_ name: String) throws(FocusCaseError) -> JSONField? {
    guard case .object(let members) = value else { throw unexpected("an object") }
    return members[name].map { field($0, path.isEmpty ? name : "\(path).\(name)") }
  }

  /// A member that has to be there.
  func needed(_ name: String) throws(FocusCaseError) -> JSONField {
    guard let field = try member(name) else {
      throw error(.missing, at: path.isEmpty ? name : "\(path).\(name)")
    }
    return field
  }

  /// The elements of a list.
  func list() throws(FocusCaseError) -> [JSONField] {
    guard case .array(let values) = value else { throw unexpected("a list") }
    return values.enumerated().map { field($1, "\(path)[\($0)]") }
  }

  /// The elements of a list, each read by `read`.
  func list<Element>(
    of read: (JSONField) throws(FocusCaseError) -> Element
  ) throws(FocusCaseError) -> [Element] {
    var elements: [Element] = []
    for field in try list() { elements.append(try read(field)) }
    return elements
  }

  /// The members of an object, by name.
  func members() throws(FocusCaseError) -> [String: JSONField] {
    guard case .object(let members) = value else { throw unexpected("an object") }
    return Dictionary(
      uniqueKeysWithValues: members.map { ($0, field($1, "\(path).\($0)")) })
  }

  func text() throws(FocusCaseError) -> String {
    guard case .string(let text) = value else { throw unexpected("a text") }
    return text
  }

  func wholeNumber() throws(FocusCaseError) -> Int {
    switch value {
    case .integer(let number): return number
    case .number(let number):
      guard let whole = Int(exactly: number) else { throw unexpected("a whole number") }
      return whole
    default: throw unexpected("a whole number")
    }
  }

  func bool() throws(FocusCaseError) -> Bool {
    guard case .bool(let bool) = value else { throw unexpected("true or false") }
    return bool
  }

  /// One of the words of an enum.
  func word<Word: RawRepresentable & CaseIterable>(
    _ words: Word.Type = Word.self
  ) throws(FocusCaseError) -> Word where Word.RawValue == String {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      throw error(.unknownWord(text, known: Word.allCases.map(\.rawValue)))
    }
    return word
  }

  var isNull: Bool {
    if case .null = value { true } else { false }
  }

  func unexpected(_ what: String) -> FocusCaseError {
    error(.expected(what, found: value.noun))
  }

  func error(_ problem: FocusCaseError.Problem, at path: String? = nil) -> FocusCaseError {
    let field = path ?? self.path
    return FocusCaseError(
      record: record, id: id, field: field.isEmpty ? nil : field, problem)
  }

  private func field(_ value: JSONValue, _ path: String) -> JSONField {
    JSONField(value: value, path: path, record: record, id: id)
  }
}
