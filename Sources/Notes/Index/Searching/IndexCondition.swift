/// A condition of a search of which an index knows, without their texts, which documents meet it.
enum IndexCondition {
  case title(Query.Word)
  case path(Query.Word)
  case tag(String)
  case fact(Query.Fact)
  /// A word of one letter, of which each document is known to have it or not.
  case letter(IndexTable.Marks)

  /// `nil` for a word that has to be found in texts.
  init?(_ condition: Query.Condition, in scope: SearchScope) {
    switch condition {
    case .word(let word) where scope == .titles: self = .title(word)
    case .word(let word):
      guard let letter = IndexTable.Marks(letterOf: word) else { return nil }
      self = .letter(letter)
    case .title(let word): self = .title(word)
    case .path(let word): self = .path(word)
    case .tag(let tag): self = .tag(tag)
    case .fact(let fact): self = .fact(fact)
    }
  }

  /// For each document whether it meets the condition.
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
    }
  }
}

extension IndexTable {
  /// For each document whether its marks meet a condition.
  fileprivate func documents(where fit: (Marks) -> Bool) -> [Bool] {
    pieces.flatMap { $0.rows.map { fit($0.marks) } }
  }
}
