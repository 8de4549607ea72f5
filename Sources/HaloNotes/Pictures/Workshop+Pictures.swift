import Notes
import Programs

/// Drawing pictures, and letting other programs open files.
extension Workshop {
  /// Lets pictures be drawn, the most urgent first; what was asked for before and isn't begun is
  /// dropped.
  func draw(_ keys: [PictureKey], with drawer: PictureDrawer) {
    wantedPictures.withLock { wanted in wanted.waiting = keys.filter { $0 != wanted.current } }
    guard !keys.isEmpty else { return }
    drawing.async(group: jobs) { [self] in
      while let next = wantedPictures.withLock({ $0.begin() }) {
        mailbox.leave(.picture(drawer.draw(next, in: notebook), of: next))
        wantedPictures.withLock { $0.current = nil }
      }
    }
  }

  /// Milliseconds for which a program that opens a file is watched: what can't open it says so soon.
  private static let patience: Int32 = 1_000

  /// Lets the file to which a link leads be opened by another program.
  func open(
    _ link: Link, of note: NotePath, with helpers: HelperPrograms, _ variables: [String: String]
  ) {
    opening.async(group: jobs) { [self] in
      guard let file = pictures.file(of: link, in: note) else {
        return mailbox.leave(.opened(.missing(link)))
      }
      guard !file.isProgram else { return mailbox.leave(.opened(.program(file.path))) }
      guard case .words(let words) = helpers.opener else {
        return mailbox.leave(.opened(.noOpener(file.path, helpers.opener)))
      }
      let run = ProgramRun(words: words + [notebook.absolute(file.path)], variables: variables)
      do throws(ProgramRun.Failure) {
        let status = try run.start(waiting: Self.patience) { [mailbox] status in
          if status != 0 { mailbox.leave(.opened(.failed(words[0], status: status))) }
        }
        mailbox.leave(
          .opened(
            status.map { $0 == 0 } ?? true
              ? .done(file.path) : .failed(words[0], status: status ?? 0)))
      } catch {
        if case .notStarted(let code) = error {
          mailbox.leave(.opened(.notStarted(words[0], code: code)))
        }
      }
    }
  }
}

/// The pictures that are to be drawn.
struct WantedPictures: Sendable {
  /// Those that aren't begun, the most urgent first.
  var waiting: [PictureKey] = []

  /// The one that is being drawn.
  var current: PictureKey?

  /// Takes the next one; `nil` where nothing is left.
  mutating func begin() -> PictureKey? {
    guard !waiting.isEmpty else { return nil }
    current = waiting.removeFirst()
    return current
  }
}

/// What became of a file that another program was to open.
enum FileOpening: Sendable, Equatable {
  /// The program was started with it.
  case done(NotePath)

  /// There is no file where the link leads.
  case missing(Link)

  /// The file could be run as a program: what a note names is never run (notes N20).
  case program(NotePath)

  /// There is no program that opens files.
  case noOpener(NotePath, HelperPrograms.Opener)

  /// The program couldn't be started.
  case notStarted([UInt8], code: Int32)

  /// The program has ended with a status that isn't 0.
  case failed([UInt8], status: Int32)
}
