import Focus

extension FocusCase {
  /// The kinds of records.
  private enum Kind: String, CaseIterable {
    case directional, order, sequence, entry, click
  }

  init(reading value: JSONValue, record: Int, defaults: Source) throws(FocusCaseError) {
    let unnamed = JSONField(value: value, path: "", record: record, id: nil)
    let id = try unnamed.needed("id").text()
    let fields = JSONField(value: value, path: "", record: record, id: id)

    self.id = id
    source = defaults
    if let name = try fields.member("source_repo") { source.repository = try name.text() }
    if let path = try fields.member("source_path") { source.path = try path.text() }
    if let test = try fields.member("source_test") { source.test = try test.text() }
    note = try fields.member("note")?.text()
    world = try CaseWorld(reading: fields)

    switch try fields.needed("kind").word(Kind.self) {
    case .directional:
      let direction = try fields.needed("direction")
      question = .directional(
        from: try world.start(fields), try direction.word(CaseArrow.self).heading)
      expected = try Self.item(fields)
    case .order:
      question = .order
      let isCyclic = try fields.member("cyclic")?.bool() ?? false
      if let list = try fields.member("expect_order") {
        let order = try list.list(of: Self.id)
        expected = .order(order, isCyclic: isCyclic)
      }
    case .sequence:
      let moves = try fields.needed("moves").list(of: CaseMove.init(reading:))
      question = .sequence(from: try world.start(fields), moves)
      expected = try Self.pathOrItem(fields)
    case .entry:
      question = .entry(into: try fields.member("group")?.text())
      expected = try Self.item(fields)
    case .click:
      question = .click(try Self.clicks(fields, in: world))
      expected = try Self.pathOrItem(fields)
    }
  }

  private static func item(_ fields: JSONField) throws(FocusCaseError) -> CaseAnswer? {
    guard let field = try fields.member("expect") else { return nil }
    return .item(try stop(field))
  }

  private static func pathOrItem(_ fields: JSONField) throws(FocusCaseError) -> CaseAnswer? {
    guard let field = try fields.member("expect_path") else { return try item(fields) }
    return .path(try field.list(of: Self.stop))
  }

  private static func id(_ field: JSONField) throws(FocusCaseError) -> ItemID {
    ItemID(try field.text())
  }

  private static func stop(_ field: JSONField) throws(FocusCaseError) -> ItemID? {
    field.isNull ? nil : try id(field)
  }

  private static func clicks(
    _ fields: JSONField, in world: CaseWorld
  ) throws(FocusCaseError) -> [ItemID] {
    if let clicks = try fields.member("clicks") {
      return try clicks.list(of: world.item)
    }
    if let click = try fields.member("click") { return [try world.item(click)] }
    return [try world.item(try fields.needed("from"))]
  }
}

/// An arrow as records name it.
private enum CaseArrow: String, CaseIterable {
  case up, down, left, right

  var heading: FocusHeading {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

extension CaseMove {
  init(reading field: JSONField) throws(FocusCaseError) {
    let parts = try field.text().split(separator: ":", maxSplits: 1)
    let word = parts.first.map(String.init) ?? ""
    guard let key = Key(rawValue: word) else {
      throw field.error(.unknownWord(word, known: Key.allCases.map(\.rawValue)))
    }
    self.init(key, type: parts.count > 1 ? String(parts[1]) : nil)
  }
}
