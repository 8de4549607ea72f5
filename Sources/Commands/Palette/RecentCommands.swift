/// Which commands were run last: for the palette's order, and to repeat one (commands C16, C21).
///
/// A value that can be kept with a scene. Commands that don't exist any more do no harm.
public struct RecentCommands: Hashable, Sendable {
  /// How many commands are remembered.
  public static let capacity = 64

  /// The commands, the last one run first, each once; at most `capacity`.
  public private(set) var ids: [CommandID] = []

  /// For each group of the focus the last command run there that can be repeated.
  private var repeatable: [ResponderID: CommandID] = [:]

  /// Makes a memory of nothing.
  public init() {}

  /// Remembers that a command was run.
  ///
  /// Movements of the focus aren't worth remembering: don't tell them.
  ///
  /// - Parameter group: The group that had the focus; `nil`: none.
  public mutating func record(_ command: Command, in group: ResponderID?) {
    ids.removeAll { $0 == command.id }
    ids.insert(command.id, at: 0)
    if ids.count > Self.capacity { ids.removeLast() }
    guard let group, command.attributes.contains(.repeatable) else { return }
    repeatable[group] = command.id
  }

  /// The command that is repeated on what is focused in a group; `nil` if none was run there that can
  /// be.
  public func toRepeat(in group: ResponderID) -> CommandID? { repeatable[group] }
}

extension RecentCommands: Codable {
  private enum CodingKeys: String, CodingKey {
    case ids = "recent"
    case repeatable = "repeat"
  }

  /// Reads what `encode` wrote; of what was written otherwise, too many or twice, as much as fits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var seen: Set<CommandID> = []
    let ids = try container.decodeIfPresent([CommandID].self, forKey: .ids) ?? []
    self.ids = Array(ids.filter { seen.insert($0).inserted }.prefix(Self.capacity))
    let names = try container.decodeIfPresent([String: CommandID].self, forKey: .repeatable) ?? [:]
    for (name, id) in names { repeatable[ResponderID(name)] = id }
  }

  /// Writes ids as a list, the last one run first, and what to repeat by the names of groups.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(ids, forKey: .ids)
    var names: [String: CommandID] = [:]
    for (group, id) in repeatable { names[group.name] = id }
    try container.encode(names, forKey: .repeatable)
  }
}
