import Interface
import Notes
import Programs

/// Draws pictures in cells with `chafa`; for a worker.
struct PictureDrawer: Sendable {
  /// The program.
  let program: [UInt8]

  /// The variables that it gets.
  let variables: [String: String]

  /// The most bytes of a picture's file.
  private static let largestFile = 64 << 20

  /// The most pixels of a picture: four bytes each are what it takes in memory.
  private static let mostPixels = 64_000_000

  /// The milliseconds that drawing may take.
  private static let patience: Int32 = 5_000

  /// The most bytes that are read for a cell.
  private static let bytesOfCell = 64

  /// Draws a picture.
  ///
  /// - Returns: Why there is nothing to see, or its cells.
  func draw(_ key: PictureKey, in notebook: Notebook) -> DrawnPictures.Drawing {
    let run = ProgramRun(words: words(for: key, in: notebook), variables: variables)
    do throws(ProgramRun.Failure) {
      let bytes = try run.output(
        limit: 4_096 + key.cells.columns * key.cells.rows * Self.bytesOfCell,
        milliseconds: Self.patience)
      return .done(CellPicture(decoding: bytes, size: key.cells))
    } catch {
      return .failed
    }
  }

  /// Whether a picture is one that is drawn: not so large that it could fill the memory.
  static func accepts(_ file: AttachmentFile, _ size: PictureSize) -> Bool {
    file.size <= largestFile
      && size.width.multipliedReportingOverflow(by: size.height).partialValue <= mostPixels
      && size.width <= mostPixels && size.height <= mostPixels
  }

  /// 240 colours: the sixteen that people choose for themselves are left alone, and no terminal runs
  /// out of them.
  private func words(for key: PictureKey, in notebook: Notebook) -> [[UInt8]] {
    let ground = key.ground == .light ? "white" : "black"
    let options = [
      "--format=symbols", "--animate=off", "--colors=240", "--symbols=block+space",
      "--stretch", "--threads=1", "--bg=\(ground)",
      "--size=\(key.cells.columns)x\(key.cells.rows)",
    ]
    // An absolute path is never taken for an option.
    return [program] + options.map { Array($0.utf8) } + [notebook.absolute(key.file.path)]
  }
}
