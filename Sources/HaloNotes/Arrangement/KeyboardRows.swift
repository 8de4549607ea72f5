import Commands
import Focus
import Interface

/// The rows of the keyboard sheet: every command with its keys, menu by menu.
///
/// A projection of the registry: what isn't bound doesn't show.
struct KeyboardRows: Sendable {
  /// The rows from top to bottom.
  let rows: [OutlineRow]

  /// What the focus engine sees of them.
  let source: ListSource

  /// Lays the commands out.
  init(registry: CommandRegistry, bindings: KeyBindings, columns: Int) {
    var rows: [OutlineRow] = []
    var unfocusable: [Int: Focusability] = [:]
    func append(_ row: OutlineRow, focusable: Bool) {
      if !focusable { unfocusable[rows.count] = .unfocusable(because: "it is a heading") }
      rows.append(row)
    }
    for menu in Self.menus {
      let commands = registry.commands.filter { $0.menu == menu.id }
      let lines = commands.compactMap { command in
        let keys = bindings.bindings(of: command.id)
        return keys.isEmpty ? nil : (command, KeyHints.text(of: keys))
      }
      guard !lines.isEmpty else { continue }
      if !rows.isEmpty { append(.gap, focusable: false) }
      append(OutlineRow(StyledText(menu.title), kind: .header), focusable: false)
      for (command, keys) in lines {
        append(
          OutlineRow(StyledText(command.title), trailing: StyledText(keys, .key)),
          focusable: true)
      }
    }
    self.rows = rows
    source = ListSource(
      rows.indices.map { ItemID("row:\($0)") },
      titles: rows.map { String(decoding: $0.title.bytes, as: UTF8.self) }, columns: columns,
      except: unfocusable)
  }

  private static let menus: [(id: MenuID, title: String)] = [
    (.file, "File"), (.edit, "Edit"), (.view, "View"), (.go, "Go"), (.window, "Window"),
    (.help, "Help"),
  ]
}
