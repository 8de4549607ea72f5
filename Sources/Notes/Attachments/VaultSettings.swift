import FoundationEssentials
import Glibc

/// What the settings of other programs that share a folder of notes say of attachments (notes N22).
///
/// Obsidian keeps them in `.obsidian/app.json`. Halo reads them and never writes them.
public struct VaultSettings: Hashable, Sendable {
  /// Where attachments go.
  public enum AttachmentFolder: Hashable, Sendable {
    /// Into the folder of the note; also where nothing is set.
    case beside
    /// Into a folder of this name below that of the note.
    case below([UInt8])
    /// Into this folder; `nil` is the notes folder itself.
    case fixed(NotePath?)
  }

  /// How links to attachments are written.
  public enum LinkStyle: Hashable, Sendable {
    /// `![[picture.png]]`
    case wiki
    /// `![picture](picture.png)`
    case markdown
  }

  /// Where attachments go.
  public let attachments: AttachmentFolder
  /// How links to them are written.
  public let links: LinkStyle

  /// Makes settings.
  public init(attachments: AttachmentFolder = .beside, links: LinkStyle = .markdown) {
    self.attachments = attachments
    self.links = links
  }

  /// The largest file of settings that is read.
  private static let limit = 1 << 20

  private struct Obsidian: Decodable {
    var attachmentFolderPath: String?
    var useMarkdownLinks: Bool?
  }

  /// Reads the settings of a notebook; what can't be read is as if it weren't set.
  ///
  /// - Complexity: A few system calls.
  public init(of notebook: Notebook) {
    let folder = notebook.absolute(nil) + [Byte.slash] + Array(".obsidian".utf8)
    guard withCPath(folder, { FileStatus($0, below: AT_FDCWD, links: .followed) })?.kind == .folder
    else {
      self.init()
      return
    }
    let file = folder + Array("/app.json".utf8)
    let status = withCPath(file) { FileStatus($0, below: AT_FDCWD, links: .followed) }
    guard let status, status.kind == .file, status.identity.size <= Self.limit,
      let descriptor = try? Descriptor(opening: file, flags: O_RDONLY),
      let bytes = try? descriptor.read(atMost: Self.limit),
      let found = try? JSONDecoder().decode(Obsidian.self, from: Data(bytes))
    else {
      self.init(links: .wiki)
      return
    }
    self.init(
      attachments: Self.folder(found.attachmentFolderPath),
      links: found.useMarkdownLinks == true ? .markdown : .wiki)
  }

  /// What Obsidian's `attachmentFolderPath` says: `/` the notes folder, `./` that of the note, `./name` a
  /// folder below it, else a folder by its path.
  private static func folder(_ path: String?) -> AttachmentFolder {
    guard let path else { return .beside }
    if path.isEmpty || path == "/" { return .fixed(nil) }
    let isRelative = path == "." || path.hasPrefix("./")
    let names = path.utf8.split(separator: Byte.slash).filter { !$0.elementsEqual([Byte.dot]) }
    guard !names.isEmpty else { return .beside }
    guard let folder = NotePath(bytes: Array(names.joined(separator: [Byte.slash]))),
      !names.contains(where: { $0.first == Byte.dot })
    else { return .beside }
    return isRelative ? .below(folder.bytes) : .fixed(folder)
  }

  /// The folder into which the attachments of a note go; `nil` is the notes folder itself.
  ///
  /// - Parameter note: The folder of the note; `nil` is the notes folder itself.
  public func folder(forNoteIn note: NotePath?) -> NotePath? {
    switch attachments {
    case .beside: note
    case .below(let name): NotePath(bytes: (note.map { $0.bytes + [Byte.slash] } ?? []) + name)
    case .fixed(let folder): folder
    }
  }
}
