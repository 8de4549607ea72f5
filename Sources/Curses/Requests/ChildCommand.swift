/// A program to run: bytes, since names of files are.
public struct ChildCommand: Sendable, Equatable {
  /// The program, found by `PATH`, and its arguments; none of them may hold a zero byte.
  public var arguments: [[UInt8]]

  /// The directory in which it runs; `nil` is that of this program.
  public var directory: [UInt8]?

  /// Makes a command of bytes.
  public init(arguments: [[UInt8]], directory: [UInt8]? = nil) {
    self.arguments = arguments
    self.directory = directory
  }

  /// Makes a command of text.
  public init(_ arguments: [String], directory: String? = nil) {
    self.init(
      arguments: arguments.map { Array($0.utf8) }, directory: directory.map { Array($0.utf8) })
  }
}
