/// What a command is instead while further keys are held (commands C11).
///
///     Command("note.open", "Open", menu: .file, keys: ["Enter"])
///       .alternating(with: CommandAlternate(.option, "note.openInScene"))
///
/// By default the other command has the keys of the first with the modifiers added, here `A-Enter`; in
/// an open menu its title stands in the same row while the modifiers are held.
public struct CommandAlternate: Hashable, Sendable {
  /// What is held; a command has one alternate for each set of modifiers, the first.
  public var modifiers: Key.Modifiers

  /// The command that is run.
  public var command: CommandID

  /// Makes an alternate.
  public init(_ modifiers: Key.Modifiers, _ command: CommandID) {
    self.modifiers = modifiers
    self.command = command
  }
}

extension Command {
  /// The same command with another one while further keys are held.
  public func alternating(with alternate: CommandAlternate) -> Command {
    var command = self
    command.alternates.append(alternate)
    return command
  }

  /// What stands for the command while `modifiers` are held: itself if there is no alternate.
  public func command(holding modifiers: Key.Modifiers) -> CommandID {
    guard !modifiers.isEmpty else { return id }
    return alternates.first { $0.modifiers == modifiers }?.command ?? id
  }
}
