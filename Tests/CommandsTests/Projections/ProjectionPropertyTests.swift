import Commands
import Testing

@Suite("What is shown is what keys do (commands C3, C5, C15 to C18)")
struct ProjectionPropertyTests {
  @Test("Every command shown with keys is what these keys do there, in every surface")
  func shownIsDone() {
    var shownKeys = 0
    for seed in 0..<60 as Range<UInt64> {
      let place = RandomPlace(seed: seed)
      let (world, situation) = (place.world, place.situation)
      let shown = world.shown(in: situation, on: place.capability)
      for hit in shown.overlay(of: world.menu).result(for: "").hits {
        guard let keys = hit.keys else {
          Issue.record("\(hit.id) is listed without keys, seed \(seed)")
          continue
        }
        shownKeys += 1
        #expect(place.capability.canSend(keys))
        #expect(world.answer(to: keys, in: situation)?.ran == hit.id, "seed \(seed)")
      }
      for row in shown.palette(of: world.menu).result(for: "", shorthand: { _ in nil }) {
        guard let keys = row.keys else { continue }
        #expect(world.answer(to: keys, in: situation)?.ran == row.id, "seed \(seed)")
      }
      for item in shown.menu(world.menu).items {
        guard let keys = item.standing.keys else { continue }
        let answer = world.answer(to: keys, in: situation)
        if let reason = item.standing.disabledReason {
          #expect(answer == .disabled(item.id, reason: reason), "seed \(seed)")
        } else {
          #expect(answer?.ran == item.id, "seed \(seed)")
        }
      }
      for entry in shown.footer(World.commands.map { FooterHint($0.id) }) {
        #expect(entry.keys.map { world.answer(to: $0, in: situation)?.ran } == entry.commands)
      }
    }
    #expect(shownKeys > 400)
  }

  @Test("Every command that keys can run there is shown, in every surface")
  func doneIsShown() {
    for seed in 0..<60 as Range<UInt64> {
      let place = RandomPlace(seed: seed)
      let (world, situation) = (place.world, place.situation)
      let shown = world.shown(in: situation, on: place.capability)
      let overlay = shown.overlay(of: world.menu)
      let listed = Set(overlay.result(for: "").hits.map(\.id))
      let everything = overlay.result(for: "!").hits
      let named = Set(
        shown.palette(of: world.menu).result(for: "", shorthand: { _ in nil }).map(\.id))
      let items = Dictionary(
        uniqueKeysWithValues: shown.menu(world.menu).items.map { ($0.id, $0) })
      let inMenu = Set(world.menu.commands.map(\.id))
      let bindings = world.router.bindings
      let all = bindings.contexts.flatMap { bindings.all(in: $0).map(\.keys) }
      for keys in all where place.capability.canSend(keys) {
        guard let answer = world.answer(to: keys, in: situation) else { continue }
        if let id = answer.ran {
          #expect(listed.contains(id), "\(keys.notation) runs \(id), seed \(seed)")
          #expect(named.contains(id), "\(keys.notation) runs \(id), seed \(seed)")
          if inMenu.contains(id) { #expect(items[id]?.standing.isEnabled == true) }
        } else if case .disabled(let id, let reason) = answer {
          #expect(
            everything.first { $0.id == id }?.hindrance == .disabled(reason: reason))
          #expect(!named.contains(id))
          if inMenu.contains(id) { #expect(items[id]?.standing.disabledReason == reason) }
        }
      }
    }
  }

  @Test("A command stands alike in all surfaces, and each is listed at most once")
  func alike() {
    for seed in 0..<60 as Range<UInt64> {
      let place = RandomPlace(seed: seed)
      let world = place.world
      let shown = world.shown(in: place.situation, on: place.capability)
      let hits = shown.overlay(of: world.menu).result(for: "!").hits
      #expect(Set(hits.map(\.id)).count == hits.count)
      let items = shown.menu(world.menu).items
      #expect(Set(items.map(\.id)).count == items.count)
      for hit in hits {
        let standing = shown.standing(of: hit.id)
        #expect(hit.keys == standing?.keys)
        if let standing { #expect(hit.title == standing.discoverabilityTitle) }
        if hit.hindrance == nil { #expect(standing?.isEnabled == true) }
        if let item = items.first(where: { $0.id == hit.id }) {
          #expect(item.standing == standing)
        } else if hit.group != nil {
          #expect(standing == nil)
        }
      }
    }
  }
}

/// A program whose keys, responders and focus are drawn by lot.
private struct RandomPlace {
  var world = World()
  let situation: KeySituation
  let capability: KeyCapability

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let ids = World.commands.map(\.id)
    let keys: [Key] = [
      "j", "k", "g", "d", "p", "l", "?", "C-n", "C-z", "C-s", "C-w", "Enter", "Esc", "Tab", "C-q",
      "F6", "S-Enter", "A-j",
    ]
    let contexts: [KeyContext] = [.anywhere, "notes", .text, "field", "sidebar"]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      var sequence = KeySequence(keys.randomElement(using: &random) ?? "j")
      if Int.random(in: 0..<3, using: &random) == 0 {
        sequence = sequence.appending(keys.randomElement(using: &random) ?? "j")
      }
      world.router.bindings.bind(
        sequence, to: ids.randomElement(using: &random) ?? "pin",
        in: contexts.randomElement(using: &random) ?? .anywhere)
    }
    let responders: [ResponderID] = ["row", "notes", "sidebar", "editor", "field", "scene", "app"]
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let responder = responders.randomElement(using: &random) ?? "app"
      let id = ids.randomElement(using: &random) ?? "pin"
      world.cast.performs[responder, default: []].insert(id)
      world.cast.validations[responder, default: [:]][id] =
        [.disabled("Not now."), Validation(title: "Other"), Validation(attributes: .hidden)]
        .randomElement(using: &random)
    }
    situation =
      [
        World.list, World.editor, World.field, KeySituation(["sidebar", "scene", "app"]),
        KeySituation([]),
      ].randomElement(using: &random) ?? World.list
    capability =
      [
        .common, .console, .extended, KeyCapability(.xterm, intercepted: ["g", "C-n"]),
      ].randomElement(using: &random) ?? .common
  }
}

extension KeyAnswer {
  /// The command that was run.
  fileprivate var ran: CommandID? {
    switch self {
    case .command(let id, _), .movement(_, let id): id
    default: nil
    }
  }
}

extension ValidatedMenu {
  /// All commands in the menu and its submenus.
  fileprivate var items: [MenuItem] {
    rows.flatMap { row -> [MenuItem] in
      switch row {
      case .command(let item): [item]
      case .menu(let menu): menu.items
      case .separator, .deferred: []
      }
    }
  }
}
