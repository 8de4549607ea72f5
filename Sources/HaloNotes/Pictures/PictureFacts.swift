import Notes
import Synchronization

/// What is known of a picture that a note shows.
struct PictureFacts: Hashable, Sendable {
  /// The link that names it.
  var link: Link

  /// What lies where the link leads.
  var state: State

  /// What lies where a link to a picture leads.
  enum State: Hashable, Sendable {
    /// Nothing.
    case missing

    /// The picture isn't in the folder of notes.
    case elsewhere

    /// A file, and how large its picture is as far as its head says.
    case file(AttachmentFile, PictureSize?)
  }

  /// The file, where there is one.
  var file: AttachmentFile? {
    guard case .file(let file, _) = state else { return nil }
    return file
  }
}

/// Reads how large pictures are, and keeps it for as long as their files stay the same; for workers.
final class PictureReader: Sendable {
  private let finder: AttachmentFinder
  private let known = Mutex<[NotePath: Known]>([:])

  /// No more pictures than this are remembered.
  private static let capacity = 1_024

  private struct Known {
    var identity: FileIdentity
    var size: PictureSize?
  }

  /// Makes the reader of a notebook.
  init(in notebook: Notebook) { finder = AttachmentFinder(in: notebook) }

  /// The facts of the picture to which a link in a note leads.
  func facts(of link: Link, in note: NotePath) -> PictureFacts {
    guard link.attachmentName != nil else { return PictureFacts(link: link, state: .elsewhere) }
    guard let file = finder.file(of: link, in: note) else {
      return PictureFacts(link: link, state: .missing)
    }
    return PictureFacts(link: link, state: .file(file, size(of: file)))
  }

  /// The file to which a link in a note leads; `nil` where there is none.
  func file(of link: Link, in note: NotePath) -> AttachmentFile? {
    finder.file(of: link, in: note)
  }

  private func size(of file: AttachmentFile) -> PictureSize? {
    if let known = known.withLock({ $0[file.path] }), known.identity == file.identity {
      return known.size
    }
    let size = finder.head(of: file, bytes: PictureSize.headSize)
      .flatMap { PictureSize(head: $0) }
    known.withLock { known in
      if known.count >= Self.capacity { known = [:] }
      known[file.path] = Known(identity: file.identity, size: size)
    }
    return size
  }
}
