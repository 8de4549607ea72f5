import Focus

extension CaseWorld {
  /// The directions of reading as records name them.
  enum Direction: String, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"

    var reading: ReadingDirection {
      switch self {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    }
  }

  init(reading fields: JSONField) throws(FocusCaseError) {
    let list: JSONField
    if let tree = try fields.member("tree") {
      list = tree
    } else {
      list = try fields.needed("items")
    }
    // A tree may be given by its root.
    if case .object = list.value {
      self.init(items: [try CaseItem(reading: list)])
    } else {
      self.init(items: try list.list(of: CaseItem.init(reading:)))
    }
    try checkIDs(list)

    if let direction = try fields.member("text_direction") {
      reading = try direction.word(Direction.self).reading
    }
    if let field = try fields.member("focused"), !field.isNull { focused = try item(field) }
    if let field = try fields.member("trap") {
      traps = Set(try field.list(of: item))
    }
    if let field = try fields.member("types") {
      for (id, type) in try field.members() { types[ItemID(id)] = try type.text() }
    }
  }

  /// The item that a field names.
  func item(_ field: JSONField) throws(FocusCaseError) -> ItemID {
    let id = ItemID(try field.text())
    guard contains(id) else { throw field.error(.unknownItem(id.rawValue)) }
    return id
  }

  /// The item that has the focus at first; `nil` for none.
  func start(_ fields: JSONField) throws(FocusCaseError) -> ItemID? {
    guard let from = try fields.member("from"), !from.isNull else { return nil }
    return try item(from)
  }

  private func contains(_ id: ItemID) -> Bool {
    func isIn(_ items: [CaseItem]) -> Bool {
      items.contains { $0.id == id || isIn($0.children) }
    }
    return isIn(items)
  }

  private func checkIDs(_ field: JSONField) throws(FocusCaseError) {
    var seen: Set<ItemID> = []
    var waiting = items
    while let item = waiting.popLast() {
      guard seen.insert(item.id).inserted else {
        throw field.error(.duplicateItem(item.id.rawValue))
      }
      waiting += item.children
    }
  }
}
