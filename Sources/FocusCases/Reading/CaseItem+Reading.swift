import Focus
import Geometry

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
