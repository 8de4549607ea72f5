/// A place in a file.
public struct SourceLocation: Hashable, Sendable {
  /// The file's name as it is shown to people.
  public let file: String

  /// The line, counted from 1; lines end at LF, CR or CR LF, as in an editor.
  public let line: Int

  /// The column, counted from 1 in Unicode scalars.
  public let column: Int

  /// The distance from the start of the file, in bytes.
  public let offset: Int

  /// Makes a location.
  public init(file: String, line: Int, column: Int, offset: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
  }
}
