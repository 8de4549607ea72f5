import Commands
import Focus
import Interface

extension Interface.FooterItem {
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

  /// One thing that can be done: its commands, whose keys are shown side by side, and a word for
  /// it.
  private struct Hint {
    var commands: [CommandID]
    var title: String

    init(_ commands: CommandID..., title: String) {
      self.commands = commands
      self.title = title
    }
  }

  /// The items in order.
  func items(
    of router: KeyRouter<Movement>, asking responders: Responders
  ) -> [Interface.FooterItem] {
    let keySituation = KeySituation(situation.trail)
    let resolver = Resolver(registry: router.registry, source: responders)
    return hints.compactMap { hint in
      let isPossible = hint.commands.allSatisfy { command in
        if NotesCatalogue.movements[command] != nil { return true }
        guard case .enabled = resolver.resolve(command, along: situation.trail, sender: .help)
        else {
          return false
        }
        return true
      }
      let keys = hint.commands.compactMap {
        router.workingKeys(for: $0, in: keySituation, asking: responders, on: .common)?
          .notation
      }
      guard isPossible, keys.count == hint.commands.count else { return nil }
      return Interface.FooterItem(keys: keys.joined(separator: " "), title: hint.title)
    }
  }

  /// Whether the front sheet keeps the focus to itself.
  private var isModal: Bool {
    model.sheets.front.flatMap { model.sheets.rest(of: $0.id) }?.modality == .modal
  }

  private var hints: [Hint] {
    let panes = Hint(.nextGroup, title: "panes")
    let move = Hint(.moveDown, .moveUp, title: "move")
    let back = Hint(.escape, title: "back")
    switch situation.group {
    case .sidebar:
      return [
        panes, move, Hint(.expand, title: "expand"), Hint(.open, title: "notes"),
        Hint(.search, title: "search"), Hint(.newNote, title: "new"), back,
      ]
    case .search:
      return [
        Hint(.acceptSearch, title: "open at match"), Hint(.steerDown, .steerUp, title: "move"),
        Hint(.nextGroup, title: "results"), Hint(.escape, title: "leave"),
      ]
    case .detail:
      return [
        panes, Hint(.moveDown, .moveUp, title: "blocks"),
        Hint(.nextMatch, .previousMatch, title: "matches"),
        Hint(.moveLeft, .moveRight, title: "links"), Hint(.open, title: "follow"),
        Hint(.nextHeading, .previousHeading, title: "headings"),
        Hint(.editExternally, title: "edit"), Hint(.look, title: "look"), back,
      ]
    case SheetName.look.group:
      return [
        Hint(.growSheet, title: "larger"), Hint(.shrinkSheet, title: "smaller"),
        isModal ? nil : Hint(.previousGroup, title: "the list"), Hint(.open, title: "open"),
        Hint(.escape, title: "close"),
      ].compactMap(\.self)
    case SheetName.explanation.group:
      return [
        move, Hint(.growSheet, title: "larger"), Hint(.shrinkSheet, title: "smaller"),
        Hint(.escape, title: "close"),
      ]
    case SheetName.keyboard.group:
      return [move, Hint(.escape, title: "close")]
    default:
      if situation.isCompact {
        return [
          Hint(.open, title: "open"), Hint(.look, title: "look"), Hint(.search, title: "search"),
          Hint(.newNote, title: "new"), panes,
        ]
      }
      return [
        panes, move, Hint(.open, title: "open"), Hint(.look, title: "look"),
        Hint(.search, title: "search"), Hint(.editExternally, title: "edit"),
        Hint(.newNote, title: "new"),
      ]
    }
  }
}
