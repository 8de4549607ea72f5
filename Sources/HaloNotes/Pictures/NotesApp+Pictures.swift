import Interface
import Notes

/// Pictures that show, and files that other programs open.
extension NotesApp {
  /// Whether pictures are drawn: where there are colours and signs to draw them with, and who draws
  /// them.
  var pictureDrawing: PictureDrawing {
    let canDraw =
      environment.helpers.chafa != nil && rendering.colors == .all && rendering.signs == .unicode
      && environment.settings.plain == .off && theme.ruler.ambiguous == .narrow
    return canDraw ? .drawn : .described
  }

  /// What stands behind pictures that can be seen through.
  var pictureGround: PictureKey.Ground { appearance == .light ? .light : .dark }

  /// Asks for the pictures of the notes that show, as far as they aren't drawn.
  func askForPictures() {
    guard let chafa = environment.helpers.chafa else { return }
    let keys = [arrangement?.detail, arrangement?.look].compactMap { $0?.reading?.page }
      .flatMap(wantedPictures)
    guard keys != asked.pictures else { return }
    asked.pictures = keys
    workshop.draw(keys, with: PictureDrawer(program: chafa, variables: environment.variables))
  }

  /// The pictures of a page that aren't drawn, in the order of its blocks.
  private func wantedPictures(of page: Page) -> [PictureKey] {
    page.pictures.places.sorted { $0.key < $1.key }.prefix(DrawnPictures.capacity / 2)
      .map { PictureKey(file: $1.file, cells: $1.cells, ground: pictureGround) }
      .filter { pictures[$0] == nil }
  }

  /// Whether a picture is in the detail pane or in a sheet.
  func isShown(_ key: PictureKey) -> Bool {
    [arrangement?.detail, arrangement?.look].contains { pane in
      pane?.reading?.page?.pictures.places.values.contains { $0.file == key.file } ?? false
    }
  }

  /// Lets the file to which a link leads be opened by another program.
  func open(_ link: Link, of note: NotePath) {
    workshop.open(link, of: note, with: environment.helpers, environment.variables)
  }
}

extension Notice {
  /// What a person is told of a file that another program was to open.
  static func opened(_ opening: FileOpening) -> Notice {
    switch opening {
    case .done(let path):
      Notice(.info, "Opened \(name(of: path)).")
    case .missing(let link):
      Notice(
        .info, "There is no file \(link.destination).",
        remedy: link.kind == .image ? nil : "No note either.")
    case .program(let path):
      Notice(
        .warning, "\(name(of: path)) could be run as a program, so it isn't opened from a note.")
    case .noOpener(let path, .unreadable(let value)):
      Notice(
        .error, "$HALO_OPENER can't be read, so \(name(of: path)) isn't opened: \(value)",
        remedy: "Close its quotes, or unset it.")
    case .noOpener(let path, _):
      Notice(
        .warning, "Nothing here can open \(name(of: path)).",
        remedy: "Set $HALO_OPENER to a program, or open it where you sit: \(path.display)")
    case .notStarted(let program, let code):
      Notice(
        .error,
        "\(String(decoding: program, as: UTF8.self)) can't be started: \(systemMessage(code)).",
        remedy: "Set $HALO_OPENER to a program that is installed.")
    case .failed(let program, let status):
      Notice(
        .warning,
        "\(String(decoding: program, as: UTF8.self)) couldn't open it: it ended with status \(status).",
        remedy: "Set $HALO_OPENER to another program.")
    }
  }

  private static func name(of path: NotePath) -> String {
    String(decoding: path.name, as: UTF8.self)
  }
}
