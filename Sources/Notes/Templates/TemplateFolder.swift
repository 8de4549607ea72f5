/// The templates of a notebook: the folder that its own settings name, else that of zk, else
/// `templates` (notes N22).
public struct TemplateFolder: Sendable {
  private let notebook: Notebook
  private let folders: [NotePath]

  /// Finds the templates of a notebook.
  public init(of notebook: Notebook, _ settings: TemplateSettings) {
    self.notebook = notebook
    folders =
      [settings.templates].compactMap(\.self)
      + [".zk/templates", "templates", "Templates"].compactMap { NotePath($0) }
  }

  /// The bytes of a template: by its name with or without ending, or by its path below the notebook.
  ///
  /// - Returns: `nil` where there is none.
  /// - Complexity: A few system calls.
  public func template(named name: String) -> NoteTemplate? {
    let name = name.split(separator: "/").joined(separator: "/")
    let places = folders.compactMap { NotePath("\($0.display)/\(name)") } + [NotePath(name)]
    for place in places.compactMap(\.self) {
      for ending in ["", ".md"] {
        guard let path = NotePath(bytes: place.bytes + Array(ending.utf8)),
          let contents = try? NoteFile.read(path, in: notebook), contents.extent == .whole
        else { continue }
        return NoteTemplate(contents.bytes)
      }
    }
    return nil
  }

  /// The names of the templates that there are, without ending, in order.
  public func names() -> [String] {
    let disk = LiveDisk()
    let names = folders.flatMap { (try? disk.names(in: notebook.absolute($0))) ?? [] }
      .filter { $0.first != Byte.dot && NoteExtension(of: $0) != nil }
      .map { name in
        let ending = NoteExtension(of: name)?.rawValue.utf8.count ?? 0
        return String(decoding: name.dropLast(ending), as: UTF8.self)
      }
    return Set(names).sorted()
  }
}
