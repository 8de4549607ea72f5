/// Something that can be done, by key, from a menu or by name.
///
/// A command says what it is called and which keys it has by default, but not how it is done: that
/// is its responder's. Everything that shows commands is made from these values, so none can differ.
///
///     Command("note.new", "New Note", menu: .file, keys: ["C-n"], shortTitle: "new")
///       .bound(to: "a", in: "notes")
public struct Command: Hashable, Sendable, Identifiable {
  /// The name by which keymaps and scripts know it.
  public var id: CommandID

  /// The title in a menu, which may lean on the menu's own.
  public var title: String

  /// The title in the overlay and the palette, where it stands alone; `nil`: the same.
  public var discoverabilityTitle: String?

  /// One or two words for the footer; `nil`: the title.
  public var shortTitle: String?

  /// The menu in which it stands and under which the overlay lists it; `nil`: none.
  public var menu: MenuID?

  /// Its keys by default, the one to show first.
  public var bindings: [KeyBinding]

  /// What is special about it.
  public var attributes: Attributes

  /// Further words by which it is found.
  public var words: [String]

  /// What it is while further keys are held.
  public var alternates: [CommandAlternate] = []

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - keys: Its default keys, the one to show first.
  ///   - context: Where these keys are bound; `bound(to:in:)` adds others.
  public init(
    _ id: CommandID, _ title: String, menu: MenuID? = nil, keys: [KeySequence] = [],
    in context: KeyContext = .anywhere, shortTitle: String? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], words: [String] = []
  ) {
    self.id = id
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
    self.shortTitle = shortTitle
    self.menu = menu
    self.bindings = keys.map { KeyBinding($0, in: context) }
    self.attributes = attributes
    self.words = words
  }

  /// The same command with further default keys.
  public func bound(to keys: KeySequence..., in context: KeyContext) -> Command {
    var command = self
    command.bindings += keys.map { KeyBinding($0, in: context) }
    return command
  }

  /// What is special about a command (commands C11, C8).
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, one an attribute.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its keys go before text input and focus movement, as in UIKit.
    public static let wantsPriorityOverSystemBehavior = Attributes(rawValue: 1)

    /// It is shown nowhere and can't be run.
    public static let hidden = Attributes(rawValue: 2)

    /// It takes something away.
    public static let destructive = Attributes(rawValue: 4)

    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)

    /// It can be repeated on something else (commands C21).
    public static let repeatable = Attributes(rawValue: 16)

    /// Its id with any property list is a command, too, which need not be listed.
    public static let takesPropertyList = Attributes(rawValue: 32)
  }
}
