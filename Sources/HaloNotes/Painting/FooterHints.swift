import Commands
import Focus
import Interface

extension FooterItem {
  /// What a key leads to after those that were pressed.
  init(_ continuation: Continuation) {
    let title =
      switch continuation.leads {
      case .command(_, let title): title
      case .more(let count): "\(count) more"
      }
    self.init(keys: continuation.key.notation, title: title)
  }
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
    of router: KeyRouter<Movement>, asking responders: Responders,
    keeping derivations: inout Derivations
  ) -> [FooterItem] {
    let hints = hints
    return derivations.footerItems(
      for: hints, after: responders.answers(to: router.registry.commands)
    ) {
      router.projection(in: KeySituation(situation.trail), asking: responders, on: .common)
        .footer(hints).map { FooterItem(keys: $0.hint(), title: $0.word) }
    }
  }

  /// Whether the front sheet keeps the focus to itself.
  private var isModal: Bool {
    model.sheets.front.flatMap { model.sheets.rest(of: $0.id) }?.modality == .modal
  }

  /// What may be offered.
  var hints: [FooterHint] {
    let panes = FooterHint(.nextGroup, word: "panes")
    let move = FooterHint(.moveDown, .moveUp, word: "move")
    let back = FooterHint(.escape, word: "back")
    switch situation.group {
    case .sidebar:
      return [
        panes, move, FooterHint(.expand, word: "expand"), FooterHint(.open, word: "notes"),
        FooterHint(.search, word: "search"), FooterHint(.newNote, word: "new"), back,
      ]
    case .search:
      return [
        FooterHint(.acceptSearch, word: "open at match"),
        FooterHint(.steerDown, .steerUp, word: "move"),
        FooterHint(.nextGroup, word: "results"), FooterHint(.escape, word: "leave"),
      ]
    case .detail:
      return [
        panes, FooterHint(.moveDown, .moveUp, word: "blocks"),
        FooterHint(.nextMatch, .previousMatch, word: "matches"),
        FooterHint(.moveLeft, .moveRight, word: "links"), FooterHint(.open, word: "follow"),
        FooterHint(.nextHeading, .previousHeading, word: "headings"),
        FooterHint(.editExternally, word: "edit"), FooterHint(.look, word: "look"), back,
      ]
    case SheetName.look.group:
      return [
        FooterHint(.growSheet, word: "larger"), FooterHint(.shrinkSheet, word: "smaller"),
        isModal ? nil : FooterHint(.previousGroup, word: "the list"),
        FooterHint(.open, word: "open"),
        FooterHint(.escape, word: "close"),
      ].compactMap(\.self)
    case SheetName.explanation.group:
      return [
        move, FooterHint(.growSheet, word: "larger"), FooterHint(.shrinkSheet, word: "smaller"),
        FooterHint(.escape, word: "close"),
      ]
    case .sort, .outline:
      return [move, FooterHint(.open, word: "choose"), FooterHint(.escape, word: "leave")]
    case SheetName.keyboard.group:
      return [move, FooterHint(.escape, word: "close")]
    default:
      if situation.isCompact {
        return [
          FooterHint(.open, word: "open"), FooterHint(.look, word: "look"),
          FooterHint(.search, word: "search"),
          FooterHint(.newNote, word: "new"), panes,
        ]
      }
      return [
        panes, move, FooterHint(.open, word: "open"), FooterHint(.look, word: "look"),
        FooterHint(.search, word: "search"), FooterHint(.editExternally, word: "edit"),
        FooterHint(.newNote, word: "new"),
      ]
    }
  }
}
