/// The note of a day: where it lies and what it begins with (notes N22).
public struct DailyNote: Hashable, Sendable {
  /// Its path.
  public let path: NotePath
  /// Its title, which is its file's name.
  public let title: String
  /// What it begins with.
  public let text: [UInt8]

  /// Where a day's note lies if nobody says anything else; without the ending.
  public static let standard = "daily/{{date}}"

  /// Works out the note of a day; a few files may be read for it.
  ///
  /// - Parameters:
  ///   - setting: The path without ending, with `{{date}}` in it, that a person has set; `nil` for what
  ///     the folder's own settings say, else ``standard``.
  public init(
    at moment: LocalMoment, set setting: String?, in notebook: Notebook,
    _ settings: TemplateSettings
  ) {
    let path = Self.path(at: moment, setting, settings)
    self.path = path
    title = String(decoding: path.stem, as: UTF8.self)
    let templates = TemplateFolder(of: notebook, settings)
    let template =
      (settings.dailyTemplate ?? "daily").isEmpty
      ? nil : templates.template(named: settings.dailyTemplate ?? "daily")
    let values = NoteTemplate.Values(
      title: title, moment: moment, date: settings.date, time: settings.time)
    text = (template ?? NoteTemplate("# {{title}}\n\n")).filled(with: values)
  }

  private static func path(
    at moment: LocalMoment, _ setting: String?, _ settings: TemplateSettings
  ) -> NotePath {
    if setting == nil, let format = settings.dailyFormat {
      let name = format.text(of: moment) + ".md"
      let folder = settings.dailyFolder.map { $0.display + "/" } ?? ""
      if let path = NotePath(folder + name) { return path }
    }
    let values = NoteTemplate.Values(title: "", moment: moment)
    for form in [setting, standard].compactMap(\.self) {
      let bytes = NoteTemplate(form).filled(with: values) + Array(".md".utf8)
      if let path = NotePath(bytes: bytes) { return path }
    }
    preconditionFailure("The standard path is one")
  }
}

extension NoteSaver {
  /// Makes the note of a day unless it is there.
  ///
  /// - Returns: The note where it was made, else `nil`.
  /// - Throws: Why not; then nothing has changed but that folders may be there.
  public func make(_ note: DailyNote) throws(SaveError) -> SavedNote? {
    let isThere = try attempt(note.path) { () throws(SystemError) in
      try disk.isThere(notebook.absolute(note.path))
    }
    guard !isThere else { return nil }
    if let folder = note.path.folder { try makeFolder(folder) }
    let file = try stageNew(note.text, beside: note.path)
    guard let saved = try publish(file, of: note.text, as: note.path) else {
      // Somebody else was quicker.
      file.discard()
      return nil
    }
    try? syncFolder(of: note.path)
    return saved
  }
}
