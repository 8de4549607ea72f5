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

  /// A number that follows from the name: ids with different ones differ.
  ///
  /// Responders are asked about dozens of commands for each picture, and each compares with all that it
  /// knows.
  @usableFromInline let digest: UInt64

  /// Where in the name's UTF-8 the first colon stands; `nil` where there is none.
  private let colon: Int?

  /// Makes an id from a name.
  ///
  /// - Complexity: O(bytes of the name)
  public init(_ name: String) {
    var (digest, colon): (UInt64, Int?) = (0xCBF2_9CE4_8422_2325, nil)
    for (offset, byte) in name.utf8.enumerated() {
      if colon == nil, byte == UInt8(ascii: ":") { colon = offset }
      digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    (self.name, self.digest, self.colon) = (name, digest, colon)
  }

  /// Makes the id of an action with a value; a value that `action` had is left out.
  public init(_ action: CommandID, propertyList: String) {
    self.init(action.action.name + ":" + propertyList)
  }

  /// The same without its property list.
  public var action: CommandID {
    guard let colon else { return self }
    return CommandID(String(name[..<name.utf8.index(name.startIndex, offsetBy: colon)]))
  }

  /// The value, as text; `nil` for an action without one.
  public var propertyList: String? {
    guard let colon else { return nil }
    return String(name[name.utf8.index(name.startIndex, offsetBy: colon + 1)...])
  }

  /// Whether both names have the same bytes.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.digest == right.digest
      && (left.name.isHeld(as: right.name) || left.name.utf8.elementsEqual(right.name.utf8))
  }

  /// Feeds what follows from the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
