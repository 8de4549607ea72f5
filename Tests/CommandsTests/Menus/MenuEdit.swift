import Commands

/// An edit of a menu, as a value: for tables, and to be done on a menu and on plain lists alike.
enum MenuEdit: Sendable {
  case insertChildAtStart(MenuElement, MenuID)
  case insertChildAtEnd(MenuElement, MenuID)
  case insertSiblingBefore(MenuElement, MenuAnchor)
  case insertSiblingAfter(MenuElement, MenuAnchor)
  case replace(MenuAnchor, [MenuElement])
  case replaceChildren(MenuID, [MenuElement])
  case reverseChildren(MenuID)
  case remove(MenuAnchor)

  func apply(to builder: inout MenuBuilder) {
    switch self {
    case .insertChildAtStart(let element, let id): builder.insertChild(element, atStartOf: id)
    case .insertChildAtEnd(let element, let id): builder.insertChild(element, atEndOf: id)
    case .insertSiblingBefore(let element, let anchor):
      builder.insertSibling(element, before: anchor)
    case .insertSiblingAfter(let element, let anchor):
      builder.insertSibling(element, after: anchor)
    case .replace(let anchor, let elements): builder.replace(anchor, with: elements)
    case .replaceChildren(let id, let elements): builder.replaceChildren(of: id) { _ in elements }
    case .reverseChildren(let id): builder.replaceChildren(of: id) { $0.reversed() }
    case .remove(let anchor): builder.remove(anchor)
    }
  }
}
