import Commands
import Focus
import Interface

/// What the footer offers: some keys that help here, and one that leads to all.
struct FooterKeys: Equatable {
  /// The keys, most useful first.
  var items: [FooterItem]

  /// The key of the overlay; `nil` where none works.
  var more: FooterItem?
}

extension FooterItem {
  /// Keys that work here, as people read them.
  init(_ entry: FooterEntry) { self.init(keys: entry.hint(), title: entry.word) }
}

/// What the footer offers in each place, most useful first (commands C18): a projection of the
/// registry, so that it names no key that isn't bound and nothing that can't be done now.
struct FooterHints {
  let situation: Situation
  let model: NotesModel

  /// The items in order.
  ///
  /// Working out which keys lead to a command asks every binding in the way, so the items are kept as
  /// long as they follow from the same answers.
  func items(
    of router: KeyRouter<Movement>, asking responders: Responders, on capability: KeyCapability,
    keeping derivations: inout Derivations
  ) -> FooterKeys {
    let (hints, more) = (hints, more)
    return derivations.footerKeys(
      for: hints + more, of: situation.keys, on: capability,
      after: responders.answers(to: derivations.rivals(of: hints + more, in: router))
    ) {
      let shown = router.projection(in: situation.keys, asking: responders, on: capability)
      return FooterKeys(
        items: shown.footer(hints).map(FooterItem.init),
        more: shown.footer(more).first.map(FooterItem.init))
    }
  }

  /// What the last slot offers, the first that works here: it always leads to the overlay, and out of
  /// it.
  private var more: [FooterHint] {
    let word = model.sheets.sheet(.keyboard) == nil ? "more" : "close"
    return [
      FooterHint(.keyboard, word: word), FooterHint(.keyboardAnywhere, word: word),
      FooterHint(.palette, word: "commands"),
    ]
  }

  /// Whether the front sheet keeps the focus to itself.
  private var isModal: Bool {
    model.sheets.front.flatMap { model.sheets.rest(of: $0.id) }?.modality == .modal
  }

  /// Whether the pane lies over the list, which Esc brings back: a drawer, or the only pane that shows.
  private var isPushed: Bool {
    switch situation.arrangement.layout.widthClass {
    case .compact: true
    case .regular: situation.group == .sidebar
    case .wide: false
    }
  }

  /// What S-Tab leads back to from a sheet.
  private var nameBehind: String { situation.lastGroup == .detail ? "the note" : "the list" }

  /// What may be offered.
  var hints: [FooterHint] {
    let panes = FooterHint(.nextGroup, word: "panes")
    let move = FooterHint(.moveDown, .moveUp, word: "move")
    let back = FooterHint(.escape, word: "back")
    switch situation.group {
    case _ where situation.isInMenuBar:
      return situation.menuHints
    case .sidebar where situation.arrangement.choice == .trash:
      let hints = [
        panes, move, FooterHint(.open, word: "files"), FooterHint(.emptyTrash, word: "empty"),
      ]
      return isPushed ? [back] + hints : hints + [back]
    case .notes where situation.arrangement.choice == .trash:
      return [
        panes, move, FooterHint(.restoreNote, word: "restore"), FooterHint(.look, word: "look"),
        FooterHint(.emptyTrash, word: "empty"),
      ]
    case .sidebar:
      let hints = [
        panes, move, FooterHint(.expand, word: "expand"), FooterHint(.open, word: "notes"),
        FooterHint(.search, word: "search"), FooterHint(.newNote, word: "new"),
      ]
      return isPushed ? [back] + hints : hints + [back]
    case .detail where situation.arrangement.completion != nil,
      .quickText where situation.arrangement.completion != nil:
      return [
        FooterHint(.acceptCompletion, word: "complete"),
        FooterHint(.nextCompletion, .previousCompletion, word: "move"),
        FooterHint(.escape, word: "close"),
      ]
    case .search:
      return [
        FooterHint(.acceptSearch, word: situation.isOnOffer ? "write it" : "open at match"),
        FooterHint(.steerDown, .steerUp, word: "move"),
        FooterHint(.nextGroup, word: "results"), FooterHint(.escape, word: "leave"),
      ]
    case .detail where situation.isWriting:
      let escape = FooterHint(.escape, word: "read")
      let indent = FooterHint(.indent, word: "indent")
      let others = [
        FooterHint(.save, word: "save"), FooterHint(.undoText, word: "undo"),
        FooterHint(.findInText, word: "find"),
      ]
      // What Tab does here has to be seen in every window.
      return situation.isCompact ? [escape, indent] + others : [escape] + others + [indent]
    case .quickText:
      return [
        FooterHint(.nextGroup, word: model.quick?.value.link == nil ? "panes" : "link"),
        FooterHint(.escape, word: "keep and close"),
      ]
    case .quickLink:
      let isOn = model.quick?.value.link?.state == .on
      return [
        FooterHint(.look, word: isOn ? "leave it out" : "keep it"),
        FooterHint(.previousGroup, word: "text"), FooterHint(.escape, word: "keep and close"),
      ]
    case .detail:
      let hints = [
        panes, FooterHint(.moveDown, .moveUp, word: "blocks"),
        FooterHint(.nextMatch, .previousMatch, word: "matches"),
        FooterHint(.moveLeft, .moveRight, word: "links"), FooterHint(.open, word: "follow"),
        FooterHint(.nextHeading, .previousHeading, word: "headings"),
        FooterHint(.write, word: "write"), FooterHint(.look, word: "look"),
      ]
      return isPushed ? [back] + hints : hints + [back]
    case .some(let group) where group.isOfLook:
      return [
        FooterHint(.growSheet, word: "larger"), FooterHint(.shrinkSheet, word: "smaller"),
        isModal ? nil : FooterHint(.previousGroup, word: nameBehind),
        FooterHint(.open, word: "open"),
        FooterHint(.previousSection, .nextSection, word: "section"),
        FooterHint(.escape, word: "close"),
      ].compactMap(\.self)
    case SheetName.explanation.group, SheetName.message.group:
      return [
        move, FooterHint(.growSheet, word: "larger"), FooterHint(.shrinkSheet, word: "smaller"),
        FooterHint(.escape, word: "close"),
      ]
    case SheetName.conflict.group:
      return [move, FooterHint(.open, word: "choose"), FooterHint(.escape, word: "leave")]
    default:
      if let hints = pickerHints { return hints }
      if situation.isCompact {
        return [
          FooterHint(.open, word: "open"), FooterHint(.look, word: "look"),
          FooterHint(.search, word: "search"),
          FooterHint(.newNote, word: "new"), panes,
        ]
      }
      return [
        panes, move, FooterHint(.open, word: "open"), FooterHint(.look, word: "look"),
        FooterHint(.search, word: "search"), FooterHint(.write, word: "write"),
        FooterHint(.newNote, word: "new"),
      ]
    }
  }

  /// What a picker offers; `nil` outside one.
  private var pickerHints: [FooterHint]? {
    guard let sheet = SheetName(group: situation.group), let picker = model.pickers[sheet] else {
      return nil
    }
    if picker.content.shape == .choice {
      return [
        FooterHint(.moveDown, .moveUp, word: "move"),
        FooterHint(.open, word: picker.content.verb), FooterHint(.escape, word: "leave"),
      ]
    }
    let isField = picker.content.shape == .field
    let escape = FooterHint(
      .escape, word: isField || picker.field.text.isEmpty ? "close" : "clear")
    if isField { return [FooterHint(.acceptField, word: picker.content.verb), escape] }
    guard situation.field != nil else {
      return [
        FooterHint(.open, word: picker.content.verb), FooterHint(.moveDown, .moveUp, word: "move"),
        FooterHint(.nextHeading, .previousHeading, word: "sections"),
        sheet == .shelf ? FooterHint(.trashNote, word: "forget") : nil,
        sheet == .find ? FooterHint(.replaceInText, word: "replace") : nil,
        FooterHint(.nextGroup, word: "field"), escape,
      ].compactMap(\.self)
    }
    guard !picker.answer.ids.isEmpty else { return [escape] }
    return [
      FooterHint(.acceptField, word: picker.content.verb),
      sheet == .find ? FooterHint(.replaceInText, word: "replace") : nil,
      sheet == .attach ? FooterHint(.completePath, word: "complete") : nil,
      FooterHint(.steerDown, .steerUp, word: "move"), FooterHint(.nextGroup, word: "list"), escape,
    ].compactMap(\.self)
  }
}
