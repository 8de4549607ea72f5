/// A program's main menu, and what has to be done to have it right (commands C12).
///
/// Asking for the same work twice is asking once; whoever draws a menu lets it be done first:
///
///     if menus.update(registry: registry, asking: responders) != .nothing { … }
public struct MenuSystem: Sendable {
  /// The frame in which every build starts.
  public let frame: Menu

  /// The menu as it was built last.
  public private(set) var root: Menu

  /// What was wrong with the edits of the last build.
  public private(set) var diagnostics: [MenuDiagnostic] = []

  /// What has to be done.
  public private(set) var due = MenuWork.rebuild

  /// Makes a system whose menu has to be built first.
  public init(frame: Menu = .standard) {
    self.frame = frame
    root = frame
  }

  /// Says that the menu has to be built again, as when commands come or go.
  public mutating func setNeedsRebuild() { due = .rebuild }

  /// Says that titles, states and what can be done may have changed, but not what there is.
  public mutating func setNeedsRevalidate() { due = max(due, .revalidate) }

  /// Does what is due, and says what that was: anything but `nothing` asks for a new projection.
  ///
  /// A build starts from the frame and the registry; then the program edits it
  /// (`ResponderSource.buildMenu`).
  public mutating func update(
    registry: CommandRegistry, asking source: some ResponderSource
  ) -> MenuWork {
    defer { due = .nothing }
    guard due == .rebuild else { return due }
    var builder = MenuBuilder(registry: registry, frame: frame)
    source.buildMenu(with: &builder)
    root = builder.root
    diagnostics = builder.diagnostics
    return due
  }
}

/// What has to be done to a menu; what is greater includes what is less.
public enum MenuWork: Int, Hashable, Comparable, Sendable {
  case nothing
  /// To ask again what can be done and how it is called.
  case revalidate
  /// To build it again.
  case rebuild

  /// Whether the left one is less work.
  public static func < (left: MenuWork, right: MenuWork) -> Bool { left.rawValue < right.rawValue }
}
