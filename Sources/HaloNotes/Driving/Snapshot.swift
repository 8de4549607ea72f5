/// What the app shows and is at one moment, as `halo drive --json` prints it.
public struct Snapshot: Encodable, Sendable, Equatable {
  /// Columns and rows of the window.
  public var size: [Int]

  /// The rows of the screen without blanks at their ends.
  public var screen: [String]

  /// The hardware cursor.
  public var cursor: Cursor

  /// What has the focus; `null` where nothing can.
  public var focus: Focus?

  /// The groups that can be reached now, in Tab order.
  public var groups: [Group]

  /// The open sheets, back to front.
  public var sheets: [Sheet]

  /// The scene.
  public var scene: String

  /// The scenes of this process.
  public var scenes: [String]

  /// The note of the focused pane.
  public var note: Note?

  /// The notice that shows.
  public var message: String?

  /// The commands, and whether they can be given now.
  public var commands: [Command]

  /// Where the hardware cursor stands, from 0.
  public struct Cursor: Encodable, Sendable, Equatable {
    /// Row, from 0.
    public var row: Int

    /// Column, from 0.
    public var column: Int

    /// Whether it shows.
    public var visible: Bool
  }

  /// The focused item.
  public struct Focus: Encodable, Sendable, Equatable {
    /// The scope of the focused group.
    public var scope: String

    /// The focused group.
    public var group: String

    /// The focused item.
    public var item: String

    /// The item's text as shown, uncut.
    public var title: String

    /// The responders, the innermost first.
    public var trail: [String]
  }

  /// A group that can be reached.
  public struct Group: Encodable, Sendable, Equatable {
    /// Its name.
    public var id: String

    /// How many items it has, seen or not.
    public var count: Int

    /// Whether it holds the focus.
    public var focused: Bool
  }

  /// An open sheet.
  public struct Sheet: Encodable, Sendable, Equatable {
    /// Its name.
    public var id: String

    /// The height at which it rests.
    public var detent: String

    /// Rows of the screen that it takes.
    public var rows: Int

    /// Whether what is behind is out of reach.
    public var modal: Bool

    /// Whether it holds the focus.
    public var focused: Bool
  }

  /// The note of the focused pane.
  public struct Note: Encodable, Sendable, Equatable {
    /// Its path below the folder of notes.
    public var path: String

    /// Whether it holds text that is not saved.
    public var dirty: Bool

    /// The line on which the focus stands, from 0.
    public var line: Int

    /// Column, from 0.
    public var column: Int

    /// Rows hidden above the text.
    public var scroll: Int

    /// What is done with it.
    public var mode: String
  }

  /// A command as it stands now.
  public struct Command: Encodable, Sendable, Equatable {
    /// Its name.
    public var id: String

    /// The item's text as shown, uncut.
    public var title: String

    /// All its keys.
    public var keys: [String]

    /// `enabled`, `unavailable`, or `disabled:` and the reason.
    public var state: String
  }
}

extension Snapshot {
  private enum Keys: String, CodingKey {
    case size, screen, cursor, focus, groups, sheets, scene, scenes, note, message, commands
  }

  /// Writes every key, `null` where there is nothing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(size, forKey: .size)
    try container.encode(screen, forKey: .screen)
    try container.encode(cursor, forKey: .cursor)
    try container.encode(focus, forKey: .focus)
    try container.encode(groups, forKey: .groups)
    try container.encode(sheets, forKey: .sheets)
    try container.encode(scene, forKey: .scene)
    try container.encode(scenes, forKey: .scenes)
    try container.encode(note, forKey: .note)
    try container.encode(message, forKey: .message)
    try container.encode(commands, forKey: .commands)
  }
}
