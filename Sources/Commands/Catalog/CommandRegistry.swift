import Spelling

/// All commands of a program, in the order in which they are listed.
///
/// Dispatch, menus, overlay, palette, footer and written key sheets are made from this one value.
public struct CommandRegistry: Sendable {
  /// The commands, in order.
  public let commands: [Command]

  private let places: [CommandID: Int]

  /// Makes a registry.
  ///
  /// - Throws: `RegistryError` if two commands have one id, or one has nothing to be shown by.
  public init(_ commands: [Command]) throws(RegistryError) {
    var places: [CommandID: Int] = [:]
    for (place, command) in commands.enumerated() {
      guard places.updateValue(place, forKey: command.id) == nil else {
        throw .repeated(command.id)
      }
      guard command.isTitled else { throw .untitled(command.id) }
    }
    self.commands = commands
    self.places = places
  }

  /// The command with this id.
  ///
  /// An id that isn't listed, but is a listed action with a property list, is a command if the action
  /// takes any (`Command.Attributes.takesPropertyList`): the action's, its titles followed by the value,
  /// without its keys.
  ///
  /// - Complexity: O(1).
  public subscript(id: CommandID) -> Command? {
    if let place = places[id] { return commands[place] }
    guard let value = id.propertyList, let place = places[id.action],
      commands[place].attributes.contains(.takesPropertyList)
    else { return nil }
    return commands[place].taking(value, as: id)
  }

  /// What is special about the command with this id; nothing if there is none.
  func attributes(of id: CommandID) -> Command.Attributes {
    // Asked for each key in each place: a whole command would be copied for it.
    places[id].map { commands[$0].attributes } ?? self[id]?.attributes ?? []
  }

  /// Where the command stands in the list; the list's end for one that isn't in it.
  func place(of id: CommandID) -> Int { places[id] ?? commands.count }

  /// The contexts in which commands have keys by default, and the ones that always exist.
  public var contexts: Set<KeyContext> {
    commands.reduce(into: [.anywhere, .text, .sheet]) { contexts, command in
      for binding in command.bindings { contexts.insert(binding.context) }
    }
  }

  /// The id that somebody may have meant who wrote `name`; `nil` if none looks like it.
  public func nearest(to name: String) -> CommandID? {
    nearestName(to: name, among: commands.map(\.id.name)).map { CommandID($0) }
  }

  /// The commands that have keys by default, none of which a terminal can send.
  ///
  /// Empty for `KeyCapability.common` in a program that can be used anywhere.
  public func commandsWithoutKey(on capability: KeyCapability) -> [CommandID] {
    commands.filter { command in
      !command.bindings.isEmpty
        && !command.bindings.contains { capability.canSend($0.keys) }
    }.map(\.id)
  }
}

extension Command {
  /// Whether there is anything to see in its title.
  fileprivate var isTitled: Bool {
    title.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The command that the action is with a value.
  fileprivate func taking(_ value: String, as id: CommandID) -> Command {
    var command = self
    command.id = id
    command.title += " " + value
    command.discoverabilityTitle = discoverabilityTitle.map { $0 + " " + value }
    command.bindings = []
    command.alternates = []
    return command
  }
}

/// Why a list of commands makes no registry.
public enum RegistryError: Error, Hashable, Sendable {
  /// Two commands have this id.
  case repeated(CommandID)

  /// The command's title is blank.
  case untitled(CommandID)
}
