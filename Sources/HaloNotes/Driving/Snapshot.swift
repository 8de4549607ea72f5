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
    public var row: Int
    public var column: Int
    public var visible: Bool
  }

  /// The focused item.
  public struct Focus: Encodable, Sendable, Equatable {
    public var scope: String
    public var group: String
    public var item: String
    public var title: String
    public var trail: [String]
  }

  /// A group that can be reached.
  public struct Group: Encodable, Sendable, Equatable {
    public var id: String
    public var count: Int
    public var focused: Bool
  }

  /// An open sheet.
  public struct Sheet: Encodable, Sendable, Equatable {
    public var id: String
    public var detent: String
    public var rows: Int
    public var modal: Bool
    public var focused: Bool
  }

  /// The note of the focused pane.
  public struct Note: Encodable, Sendable, Equatable {
    public var path: String
    public var dirty: Bool
    public var line: Int
    public var column: Int
    public var scroll: Int
    public var mode: String
  }

  /// A command as it stands now.
  public struct Command: Encodable, Sendable, Equatable {
    public var id: String
    public var title: String
    public var keys: [String]
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
