import Commands
import Interface

/// Every command with its keys, menu by menu: a projection of the registry, in which nothing shows
/// that isn't bound.
struct KeyboardRows {
  let registry: CommandRegistry
  let bindings: KeyBindings

  private static let menus: [(id: MenuID, title: String)] = [
    (.file, "File"), (.edit, "Edit"), (.view, "View"), (.go, "Go"), (.window, "Window"),
    (.help, "Help"),
  ]

  /// The rows from top to bottom.
  var rows: [OutlineRow] {
    var rows: [OutlineRow] = []
    for menu in Self.menus {
      let commands = registry.commands.filter {
        $0.menu == menu.id && !bindings.bindings(of: $0.id).isEmpty
      }
      guard !commands.isEmpty else { continue }
      if !rows.isEmpty { rows.append(.gap) }
      rows.append(OutlineRow(StyledText(menu.title), kind: .header))
      rows += commands.map { command in
        OutlineRow(
          StyledText(command.title),
          trailing: StyledText(KeyHints.text(of: bindings.bindings(of: command.id)), .key))
      }
    }
    return rows
  }
}
