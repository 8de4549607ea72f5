import Programs

/// The programs that help with what a terminal can't do itself, as far as they are installed.
public struct HelperPrograms: Sendable, Equatable {
  /// Draws pictures in cells: `chafa`, an absolute path; `nil` where pictures are only told of.
  public var chafa: [UInt8]?

  /// Opens files, with its first arguments; the file comes last.
  public var opener: Opener

  /// What opens files.
  public enum Opener: Sendable, Equatable {
    /// A program and its first arguments.
    case words([[UInt8]])

    /// No program is installed, or it would have no screen to open a file on.
    case none

    /// `$HALO_OPENER` can't be split into words.
    case unreadable(String)
  }

  /// Names programs; none by default.
  public init(chafa: [UInt8]? = nil, opener: Opener = .none) {
    self.chafa = chafa
    self.opener = opener
  }

  /// Looks for the programs.
  ///
  /// What opens files is named by `$HALO_OPENER`, split as a shell would; else it is `xdg-open` or
  /// `open`, if there is a screen for what they start: `$DISPLAY` or `$WAYLAND_DISPLAY` is set.
  /// - Complexity: A system call for each folder of `PATH` and each program.
  public init(environment: [String: String]) {
    func find(_ name: String) -> [UInt8]? { programPath(name, in: environment["PATH"] ?? "") }
    chafa = find("chafa")
    if let set = environment["HALO_OPENER"], !set.allSatisfy(\.isWhitespace) {
      let words = shellWords(set).map { $0.map { Array($0.utf8) } } ?? []
      opener = words.first.map(\.isEmpty) == false ? .words(words) : .unreadable(set)
      return
    }
    let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    let found = hasScreen ? find("xdg-open") ?? find("open") : nil
    opener = found.map { .words([$0]) } ?? .none
  }
}
