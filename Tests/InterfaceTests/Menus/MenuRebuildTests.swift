import Commands
import Focus
import Geometry
import Interface
import Testing

@Suite("A menu that is built again under the focus (commands C12)")
struct MenuRebuildTests {
  private static let screen = Rectangle(column: 0, row: 0, columns: 60, rows: 12)

  @Test("The focus engine keeps the row that the plain selection keeps", arguments: 0..<200)
  func sameRow(seed: Int) throws {
    var random = Generator(seed: seed)
    let registry = try CommandRegistry(
      (0..<10).map { Command(CommandID("c\($0)"), "Command \($0)", menu: .file) })
    func menu() -> ValidatedMenu {
      let able = Set(
        (0..<10).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }.map {
          CommandID("c\($0)")
        })
      let router = KeyRouter<Int>(registry: registry, bindings: KeyBindings())
      return router.projection(in: KeySituation(["app"]), asking: Cast(able: able), on: .common)
        .menu(MenuBuilder(registry: registry).root, open: [.file])
    }
    let (old, new) = (menu(), menu())
    let rows = old.menu(at: [.file])?.rows.compactMap(\.anchor) ?? []
    for row in rows {
      var state = FocusState()
      _ = state.reconcile(from: nil, to: map(of: old))
      _ = state.move(.to(FocusTarget(ItemID(name(of: row)), in: Self.group)), in: map(of: old))
      #expect(state.focused?.item.rawValue == name(of: row))
      _ = state.reconcile(from: map(of: old), to: map(of: new))
      let kept = MenuSelection(open: [.file], row: row).kept(in: new, from: old).row
      #expect(state.focused?.item.rawValue == kept.map(name) ?? "nothing")
    }
  }

  private static let group = MenuBarLayout.group(of: .file)

  private func map(of bar: ValidatedMenu) -> FocusMap {
    let layout = MenuBarLayout(bar, open: [.file], in: Self.screen)
    return FocusMap(scopes: [FocusScope(.base)] + layout.scopes, groups: layout.groups)
  }

  private func name(of anchor: MenuAnchor) -> String {
    switch anchor {
    case .command(let id): id.name
    case .menu(let id): id.name
    }
  }

  /// One responder that does some of the commands.
  private struct Cast: ResponderSource {
    let able: Set<CommandID>

    func keyContexts(of responder: ResponderID) -> [KeyContext] { [] }

    func canPerform(
      _ command: CommandID, on responder: ResponderID, sender: CommandSender
    ) -> Bool { able.contains(command) }
  }
}
