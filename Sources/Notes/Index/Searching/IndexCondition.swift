/// A condition of a search, by how an index finds out which documents meet it.
enum IndexCondition {
  /// It is told by titles.
  case title(Query.Word)
  case path(Query.Word)
  case tag(String)
  case fact(Query.Fact)
  /// A word of one letter, of which each document is known to have it or not.
  case letter(IndexTable.Marks)
  /// To be found in the text.
  case word(Query.Word)

  init(_ condition: Query.Condition, in scope: SearchScope) {
    self =
      switch condition {
      case .word(let word) where scope == .titles: .title(word)
      case .word(let word):
        IndexTable.Marks(letterOf: word).map { .letter($0) } ?? .word(word)
      case .title(let word): .title(word)
      case .path(let word): .path(word)
      case .tag(let tag): .tag(tag)
      case .fact(let fact): .fact(fact)
      }
  }

  /// For each document whether it meets the condition; whether it has a word in its text isn't known.
  ///
  /// - Complexity: O(bytes of titles), O(bytes of paths) or O(documents)
  func documents(
    on reader: IndexReader, by finder: inout TitleFinder
  ) throws(DatabaseError) -> [Bool] {
    switch self {
    case .title(let word): return finder.documents(having: word)
    case .path(let word):
      return (0..<reader.table.next).map { document in
        let path = String(decoding: reader.table.path(of: document), as: UTF8.self)
        return FoldedText(path).firstMatch(of: word.units, from: 0) != nil
      }
    case .tag(let tag): return try reader.documents(tagged: tag)
    case .fact(let fact): return reader.table.documents { $0.fit(fact) }
    case .letter(let letter): return reader.table.documents { $0.contains(letter) }
    case .word: return [Bool](repeating: true, count: Int(reader.table.next))
    }
  }
}

extension IndexTable {
  /// For each document whether its marks meet a condition.
  fileprivate func documents(where fit: (Marks) -> Bool) -> [Bool] {
    pieces.flatMap { $0.rows.map { fit($0.marks) } }
  }
}
