import Focus

extension CaseItem {
  /// The item and everything inside, in document order.
  var all: [CaseItem] { [self] + children.flatMap(\.all) }

  /// Whether the item, or one inside, is like that.
  func contains(where isWanted: (CaseItem) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(where: isWanted) }
  }

  /// Whether it takes the focus by its own word.
  var takesFocus: Bool { focusable ?? children.isEmpty }

  /// Whether Tab stops at it.
  var isStopOfTab: Bool { isTabStop && (stop ?? .tab) == .tab }

  /// Whether it lines up what is inside along an axis and is no named group.
  var isOrientedBox: Bool {
    if case .named = membership { return false }
    return orientation != nil && !children.isEmpty
  }
}

extension CaseWorld {
  /// Every item, in document order.
  var all: [CaseItem] { items.flatMap(\.all) }

  /// Whether some items are stops of the keys from group to group.
  var hasGroupStops: Bool { items.contains { $0.contains { $0.stop == .group } } }

  /// Whether what can take the focus hangs on what has it.
  var hangsOnFocus: Bool {
    !traps.isEmpty || !types.isEmpty
      || items.contains {
        $0.contains { !$0.isStopOfTab || $0.isOverlay }
      }
  }

  /// The innermost trap that holds the focus.
  func trap(holding focused: ItemID?) -> CaseItem? {
    guard let focused, !traps.isEmpty else { return nil }
    return all.last { traps.contains($0.id) && $0.contains { $0.id == focused } }
  }
}
