import Commands

/// All commands with their keys, as `halo keys` prints them and `docs/keys.md` holds them: a projection
/// of the registry and the keys in force.
public struct KeySheet: Sendable {
  /// A command of the sheet.
  public struct Row: Sendable, Equatable, Encodable {
    /// The command's name, for the keymap file.
    public let id: String

    /// What it does.
    public let title: String

    /// All its keys, each once.
    public let keys: [String]

    /// The menu to which it belongs; `null` for one that only helps another.
    public let menu: String?
  }

  /// The commands, menu by menu.
  public let rows: [Row]

  /// Makes the sheet.
  public init(_ keymap: Keymap) {
    rows = NotesCatalogue.registry.commands.map { command in
      Row(
        id: command.id.name, title: command.title,
        keys: KeyHints.all(of: keymap.bindings.bindings(of: command.id)),
        menu: command.menu?.name)
    }
  }

  /// One command a line: its name, its title, its keys.
  public var lines: [String] {
    rows.map { "\($0.id)\t\($0.title)\t\($0.keys.joined(separator: ", "))" }
  }

  /// A table for each menu, as Markdown.
  public var markdown: String {
    var text = "# Keys\n\nMade by `halo keys --markdown`; a test fails when it is out of date.\n"
    for menu in Self.menus {
      let commands = rows.filter { $0.menu == menu && !$0.keys.isEmpty }
      guard !commands.isEmpty else { continue }
      text += "\n## \(menu.capitalizedFirst)\n\n| command | keys | name for the keymap |\n"
      text += "|---|---|---|\n"
      for row in commands {
        let keys = row.keys.map { "`\($0 == "|" ? "\\|" : $0)`" }.joined(separator: " ")
        text += "| \(row.title) | \(keys) | `\(row.id)` |\n"
      }
    }
    return text
  }

  private static let menus = ["file", "edit", "view", "go", "window", "help"]
}

extension String {
  /// The text with a capital at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
