/// Takes a line of the query language apart.
struct QueryReader {
  /// A term with the words as typed.
  struct Part {
    let term: Query.Term
    let text: String
  }

  private enum Token {
    case part(Part)
    case or
  }

  private var rest: Substring
  private var groups: [[Part]]?

  init(_ text: String) { rest = text[...] }

  /// The terms of each alternative; none of them is empty.
  mutating func alternatives() -> [[Part]] {
    if let groups { return groups }
    var found: [[Part]] = [[]]
    while let token = next() {
      switch token {
      case .or: found.append([])
      case .part(let part): found[found.count - 1].append(part)
      }
    }
    let filled = found.filter { !$0.isEmpty }
    groups = filled
    return filled
  }

  /// The next token that says something.
  private mutating func next() -> Token? {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return nil }
      let isNegated = first == "-" && rest.dropFirst().first.map { !$0.isWhitespace } ?? false
      if isNegated { rest.removeFirst() }
      let name = prefix()
      let (value, isQuoted) = value()
      if name == nil, !isNegated, !isQuoted, value == "OR" { return .or }
      guard let condition = condition(name, value) else { continue }
      return .part(
        Part(term: Query.Term(condition: condition, isNegated: isNegated), text: String(value)))
    }
  }

  private enum Prefix: String, CaseIterable {
    case tag
    case path
    case title
    case fact = "is"
  }

  /// The name of a condition, which is taken; it may be of any case.
  private mutating func prefix() -> Prefix? {
    for name in Prefix.allCases {
      let length = name.rawValue.count
      let start = rest.prefix(length + 1)
      guard start.last == ":", start.dropLast().lowercased() == name.rawValue else { continue }
      let value = rest.dropFirst(length + 1)
      // What can't be said of a note is a word like any other.
      if name == .fact, !value.isEmpty, Query.Fact(rawValue: Self.word(value).lowercased()) == nil {
        return nil
      }
      rest = value
      return name
    }
    return nil
  }

  private static func word(_ text: Substring) -> Substring {
    text.prefix { !$0.isWhitespace }
  }

  /// What stands next: what is in quotation marks, or all up to a blank.
  private mutating func value() -> (text: Substring, isQuoted: Bool) {
    guard rest.first == "\"" else {
      let word = Self.word(rest)
      rest = rest[word.endIndex...]
      return (word, false)
    }
    let inside = rest.dropFirst()
    let end = inside.firstIndex(of: "\"") ?? inside.endIndex
    rest = inside[end...].dropFirst()
    return (inside[..<end], true)
  }

  private func condition(_ prefix: Prefix?, _ value: Substring) -> Query.Condition? {
    if prefix == .tag {
      let tag = String(value.drop { $0 == "#" }).tagKey
      return tag.isEmpty ? nil : .tag(tag)
    }
    if prefix == .fact {
      return Query.Fact(rawValue: value.lowercased()).map { .fact($0) }
    }
    let word = Query.Word(value)
    guard !word.units.isEmpty else { return nil }
    switch prefix {
    case .path: return .path(word)
    case .title: return .title(word)
    case .tag, .fact, nil: return .word(word)
    }
  }
}
