/// Where a key means something: a part of the program that can have the focus.
public struct KeyContext: Identifier {
  /// The name as text, as it stands in a keymap.
  public let name: String

  /// Makes a context from a name.
  public init(_ name: String) { self.name = name }

  /// Everywhere: the keys of the main menu; a keymap leaves the context out.
  public static let anywhere: KeyContext = "anywhere"

  /// Where text is written.
  public static let text: KeyContext = "text"

  /// In a sheet.
  public static let sheet: KeyContext = "sheet"
}

/// Keys, and where they are bound.
public struct KeyBinding: Hashable, Sendable {
  /// The keys.
  public var keys: KeySequence

  /// Where.
  public var context: KeyContext

  /// Makes a binding.
  public init(_ keys: KeySequence, in context: KeyContext = .anywhere) {
    self.keys = keys
    self.context = context
  }
}
