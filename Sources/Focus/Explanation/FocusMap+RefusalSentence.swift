extension FocusMap {
  /// Why a movement went nowhere, in a sentence for people who listen (focus F37).
  ///
  ///     nothing to the right
  ///
  /// Control characters of titles and names become blanks.
  public func sentence(for refusal: FocusRefusal) -> String {
    words(for: refusal).withoutControls
  }

  private func words(for refusal: FocusRefusal) -> String {
    switch refusal {
    case .nothingFocusable: "nothing here can be focused"
    case .atEnd(let heading), .nothingThatWay(let heading): "nothing \(heading.place)"
    case .alreadyThere: "already there"
    case .unknownGroup(let group): "there is no \(group)"
    case .unknownItem(let target): "there is no \(named(target.item)) in \(name(of: target.group))"
    case .nothingAtPoint: "nothing there"
    case .cannotFocus(let barriers):
      barriers.first.map(words(for:)) ?? "it can't be focused"
    case .tabConsumed: "the text wants Tab for itself"
    case .optedOut: "it stands alone, arrows don't leave it"
    case .noMatch(let letters): "nothing begins with ‘\(letters)’"
    case .overtaken: "overtaken by a newer key"
    case .vetoed(let reason): reason
    }
  }

  private func words(for barrier: FocusBarrier) -> String {
    switch barrier {
    case .itemDisabled: "it is disabled"
    case .itemHidden: "it is hidden"
    case .itemUnfocusable(let reason): reason
    case .groupHidden(let group): "\(name(of: group)) is hidden"
    case .groupDisabled(let group): "\(name(of: group)) is disabled"
    case .groupDeclines(let group): "\(name(of: group)) doesn't take the focus"
    case .groupEmpty(let group): "nothing in \(name(of: group)) can be focused"
    case .unknownScope(let scope): "\(scope) isn't open"
    case .behind(let scope): "\(scope) is in front"
    case .unknownGroup(let group): "there is no \(group)"
    case .unknownItem(let item): "there is no \(named(item))"
    }
  }

  /// What people call a group.
  func name(of group: GroupID) -> String {
    let title = self.group(group)?.title ?? ""
    return title.isEmpty ? group.rawValue : title
  }

  private func named(_ item: ItemID?) -> String { item.map { "‘\($0)’" } ?? "item" }
}

extension FocusHeading {
  /// Where nothing is when a movement of this heading goes nowhere.
  fileprivate var place: String {
    switch self {
    case .up: "above"
    case .down: "below"
    case .left: "to the left"
    case .right: "to the right"
    case .next, .last: "further on"
    case .previous, .first: "further back"
    }
  }
}
