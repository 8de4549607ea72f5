import Focus

// All words for what the engine says of movements and items stand here.

/// Gives groups and items the names under which people know them.
public protocol FocusNaming {
  /// What a group is called.
  func name(of group: GroupID) -> String

  /// What an item is called, or a group where no item is named.
  func name(of target: FocusTarget) -> String
}

extension FocusRefusal {
  /// Why a movement went nowhere, in words.
  public func words(in stage: some FocusNaming) -> String {
    switch self {
    case .nothingFocusable: "nothing can take the focus"
    case .atEnd: "the group ends there"
    case .nothingThatWay: "nothing lies that way"
    case .alreadyThere: "the focus is there already"
    case .unknownGroup(let group): "there is no group '\(stage.name(of: group))'"
    case .unknownItem(let target): "there is no item '\(stage.name(of: target))'"
    case .nothingAtPoint: "nothing there can take the focus"
    case .cannotFocus(let barriers):
      barriers.map { $0.words(in: stage) }.joined(separator: ", ")
    case .tabConsumed: "its text wants Tab for itself"
    case .optedOut: "it opted out of its group"
    case .noMatch(let letters): "no word begins with '\(letters)'"
    case .overtaken: "a newer key came first"
    case .vetoed(let reason): "refused: \(reason)"
    }
  }
}

extension FocusBarrier {
  /// What keeps an item or a group from the focus, in words.
  public func words(in stage: some FocusNaming) -> String {
    switch self {
    case .itemDisabled: "it is disabled"
    case .itemHidden: "it is hidden"
    case .itemUnfocusable(let reason): reason
    case .groupHidden(let group): "\(stage.name(of: group)) is hidden"
    case .groupDisabled(let group): "\(stage.name(of: group)) is disabled"
    case .groupDeclines(let group): "\(stage.name(of: group)) declines the focus"
    case .groupEmpty: "nothing in it can take the focus"
    case .unknownScope(let scope): "there is no scope '\(scope)'"
    case .behind(let scope): "it lies behind \(scope)"
    case .unknownGroup(let group): "there is no group '\(stage.name(of: group))'"
    case .unknownItem(let item): "there is no item '\(item)'"
    }
  }
}

extension FocusFact {
  /// What there is to say of an item, in words.
  public func words(in stage: some FocusNaming) -> String {
    switch self {
    case .focused: "it has the focus"
    case .entry: "its group is entered here"
    case .remembered: "its group remembers it"
    case .priority(let number): "its priority is \(number)"
    case .stop(let number): "it is in Tab stop \(number + 1)"
    case .offered: "its group is not on screen"
    case .optedOut: "it opted out of its group"
    case .scrolledOut: "it is scrolled out of sight"
    case .covered: "it is covered"
    case .holdsNoCell: "it has no extent"
    case .consumesTab: "its text wants Tab for itself"
    case .steers(let group): "it steers \(stage.name(of: group))"
    }
  }
}

extension MovementRule {
  /// What decided where a movement leads, in words.
  public var words: String {
    switch self {
    case .order: "by Tab order"
    case .field: "into the group that it steers"
    case .target: "as it was named"
    case .click: "by what lies there"
    case .typeAhead: "by its letters"
    case .step: "by a step in its group"
    case .edge: "by the end of its group"
    case .page: "by a page"
    case .row: "by its row"
    case .column: "by its column"
    case .wrap: "round the end of its group"
    case .parent: "out to the parent"
    case .exit: "out to a named group"
    case .retrace: "back along the path"
    case .searchWithin: "by geometry in its group"
    case .searchAround: "by geometry"
    case .searchEntering: "by geometry from a corner"
    case .front: "by the entry of the front scope"
    }
  }
}

extension DirectionalRule {
  /// What decided a search, in words.
  public var words: String {
    switch self {
    case .noCandidate: "no candidate"
    case .onlyCandidate: "the only candidate"
    case .beam: "the beam decided"
    case .score: "the score decided"
    case .readingOrder: "equal scores, reading order decided"
    case .index: "equal scores and places, the name decided"
    }
  }
}

extension DirectionalExclusion {
  /// Why something is no candidate, in words.
  public var words: String {
    switch self {
    case .holdsNoCell: "has no extent"
    case .startsBehind: "starts behind"
    case .endsBefore: "ends before"
    }
  }
}
