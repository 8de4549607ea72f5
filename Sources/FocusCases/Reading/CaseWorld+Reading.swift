import Focus
import Geometry

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

extension CaseItem {
  init(reading field: JSONField) throws(FocusCaseError) {
    self.init(ItemID(try field.needed("id").text()))
    if let x = try field.member("x") {
      rectangle = Rectangle(
        column: try x.wholeNumber(), row: try field.needed("y").wholeNumber(),
        columns: try field.needed("w").wholeNumber(), rows: try field.needed("h").wholeNumber())
    }
    focusable = try field.flag("focusable")
    childrenFocusable = try field.flag("children_focusable") ?? true
    visible = try field.flag("visible")
    isTabStop = try field.flag("tab_stop") ?? true
    container = try field.member("container")?.textOrNil()
    membership = try Self.membership(field.member("group"))
    isEntry = try field.flag("entry") ?? false
    memory = try field.flag("memory")
    wraps = try field.flag("wrap")
    isOverlay = try field.flag("overlay") ?? false
    openedBy = try field.member("opened_by")?.textOrNil().map { ItemID($0) }
    stop = try field.member("stop")?.word()
    direction = try field.member("dir")?.word(CaseWorld.Direction.self).reading
    order = try Self.order(field.member("order"))
    policy = try field.member("policy")?.word()
    orientation = try field.member("orientation")?.word()
    alignsIndices = try field.flag("index_align") ?? false
    indexRange = try Self.indexRange(field.member("index_range"))
    children =
      try field.member("children")?.list(of: CaseItem.init(reading:)) ?? []
  }

  private static func membership(_ field: JSONField?) throws(FocusCaseError) -> Membership {
    guard let field else { return .inherited }
    switch field.value {
    case .null: return .inherited
    case .bool(let isGroup): return isGroup ? .itself : .inherited
    case .string("none"): return .optedOut
    case .string(let name): return .named(name)
    default: throw field.unexpected("the name of a group")
    }
  }

  private static func order(_ field: JSONField?) throws(FocusCaseError) -> OrderKey? {
    guard let field else { return nil }
    switch field.value {
    case .null: return nil
    case .integer(let number): return .number(Double(number))
    case .number(let number): return .number(number)
    case .string(let text): return .text(text)
    default: throw field.unexpected("a number or a text")
    }
  }

  private static func indexRange(
    _ field: JSONField?
  ) throws(FocusCaseError) -> ClosedRange<Int>? {
    guard let field, !field.isNull else { return nil }
    let bounds = try field.list()
    guard bounds.count == 2 else { throw field.unexpected("the first and the last index") }
    let first = try bounds[0].wholeNumber()
    let last = try bounds[1].wholeNumber()
    guard first <= last else { throw field.unexpected("the first and the last index") }
    return first...last
  }
}

extension JSONField {
  /// A member that is true, false or absent.
  fileprivate func flag(_ name: String) throws(FocusCaseError) -> Bool? {
    guard let field = try member(name), !field.isNull else { return nil }
    return try field.bool()
  }

  fileprivate func textOrNil() throws(FocusCaseError) -> String? {
    isNull ? nil : try text()
  }
}
