/// The name of a command, such as `note.new`; what a keymap binds and a script runs.
///
/// A command is an action and a property list, as in UIKit: one action with several values is several
/// commands (commands C11). Both stand in the name, so that keymaps and scripts write them alike:
///
///     let byTitle: CommandID = "notes.sort:title"
///     byTitle.action        // notes.sort
///     byTitle.propertyList  // "title"
public struct CommandID: Identifier {
  /// The name as text: the action, and behind the first colon the property list if there is one.
  public let name: String

  /// Makes an id from a name.
  public init(_ name: String) { self.name = name }

  /// Makes the id of an action with a value; a value that `action` had is left out.
  public init(_ action: CommandID, propertyList: String) {
    name = action.action.name + ":" + propertyList
  }

  /// The same without its property list.
  public var action: CommandID {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return self }
    return CommandID(String(name[..<colon]))
  }

  /// The value, as text; `nil` for an action without one.
  public var propertyList: String? {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return String(name[name.utf8.index(after: colon)...])
  }
}
