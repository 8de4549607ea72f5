/// Where a key arrives: who has the focus, and whether it writes text there.
public struct KeySituation: Hashable, Sendable {
  /// The responders of what has the focus.
  public var trail: ResponderTrail

  /// Whether keys write text.
  public var input: TextInput

  /// The keys that edit the text without writing a character, such as readline's (commands C8).
  ///
  /// Where text is written nothing gets them but what wants priority and the text's own commands; what
  /// is left of them is unclaimed, and the text's.
  public var editingKeys: Set<Key>

  /// Makes a situation.
  public init(
    _ trail: ResponderTrail, input: TextInput = .none, editingKeys: Set<Key> = []
  ) {
    self.trail = trail
    self.input = input
    self.editingKeys = editingKeys
  }

  /// Whether a key is the text's to edit with.
  func edits(with key: Key) -> Bool {
    switch input {
    case .none: false
    case .text(let released): editingKeys.contains(key) && !released.contains(key)
    }
  }
}

/// Whether keys write text into the first responder (commands C8).
public enum TextInput: Hashable, Sendable {
  /// They don't.
  case none

  /// They do, but for those that the text's policy lets go: Tab and S-Tab where they lead to another
  /// field (focus F12), and the keys of the list that a field steers (focus F39).
  case text(releasing: Set<Key>)
}

/// The order in which a key is offered (commands C8).
public enum KeyTier: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// Commands that want priority, wherever they are bound.
  case priority = 1
  /// The first responder's text, and its own commands.
  case text
  /// Movements of the focus.
  case movement
  /// Commands from the first responder up.
  case responders
  /// The main menu: commands that are bound anywhere.
  case menu

  /// Whether the left one is offered a key first.
  public static func < (left: KeyTier, right: KeyTier) -> Bool { left.rawValue < right.rawValue }
}

/// What a key means where it arrives.
public enum KeyAnswer<Movement> {
  /// Run a command on a responder.
  case command(CommandID, target: CommandTarget)

  /// Move the focus; the command is the one that stands for the movement.
  case movement(Movement, CommandID)

  /// Write a character.
  case text(Unicode.Scalar)

  /// Part of a sequence; what may follow is to be shown at the router's deadline.
  case pending(KeySequence, [Continuation])

  /// The pending keys are forgotten: by Esc without a word, or by a key that fits nothing, which is
  /// to be said.
  case cancelled(KeySequence, misfit: Key?)

  /// The command is there, but can't be done now; the reason is to be said.
  case disabled(CommandID, reason: String)

  /// Nobody wants the key, but it arrives as the bytes of these: route them next, one by one, before
  /// any other (commands C2).
  case replaced(by: [Key])

  /// Nobody wants the key.
  case unclaimed(Key)
}

extension KeyAnswer: Equatable where Movement: Equatable {}
extension KeyAnswer: Sendable where Movement: Sendable {}
