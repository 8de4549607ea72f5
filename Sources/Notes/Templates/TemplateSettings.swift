import FoundationEssentials

/// What the settings of other programs in a folder say of its daily notes and templates; they are read
/// and never written (notes N22).
public struct TemplateSettings: Hashable, Sendable {
  /// The folder of daily notes; `nil` for the notes folder itself, or where nothing is said.
  public var dailyFolder: NotePath?
  /// How the file of a day is called; `nil` where nothing is said.
  public var dailyFormat: DateFormat?
  /// The template of daily notes.
  public var dailyTemplate: String?
  /// The folder of templates.
  public var templates: NotePath?
  /// How `{{date}}` is written.
  public var date = DateFormat.day
  /// How `{{time}}` is written.
  public var time = DateFormat.time

  /// Settings that say nothing.
  public init() {}

  /// Reads the settings of a notebook; what can't be read says nothing.
  ///
  /// - Complexity: A few system calls.
  public init(of notebook: Notebook) {
    if let daily = Self.read(DailyNotes.self, "daily-notes", in: notebook) {
      dailyFolder = daily.folder.flatMap(Self.folder)
      dailyFormat = DateFormat(daily.format.flatMap { $0.isEmpty ? nil : $0 } ?? "YYYY-MM-DD")
      dailyTemplate = daily.template.flatMap { $0.isEmpty ? nil : $0 }
    }
    if let templates = Self.read(Templates.self, "templates", in: notebook) {
      self.templates = templates.folder.flatMap(Self.folder)
      if let format = templates.dateFormat, !format.isEmpty { date = DateFormat(format) }
      if let format = templates.timeFormat, !format.isEmpty { time = DateFormat(format) }
    }
  }

  private struct DailyNotes: Decodable {
    var folder: String?
    var format: String?
    var template: String?
  }

  private struct Templates: Decodable {
    var folder: String?
    var dateFormat: String?
    var timeFormat: String?
  }

  private static let limit = ReadLimit(whole: 1_000_000, head: 0)

  private static func read<Settings: Decodable>(
    _ kind: Settings.Type, _ name: String, in notebook: Notebook
  ) -> Settings? {
    guard let path = NotePath(".obsidian/\(name).json"),
      let contents = try? NoteFile.read(path, in: notebook, limit: limit)
    else { return nil }
    return try? JSONDecoder().decode(kind, from: Data(contents.bytes))
  }

  private static func folder(_ text: String) -> NotePath? {
    NotePath(text.split(separator: "/").joined(separator: "/"))
  }
}
