/// Why an edit of a menu was not done (commands C10).
public struct MenuDiagnostic: Hashable, Sendable {
  /// The edit.
  public var edit: Edit

  /// Where it was to be done.
  public var anchor: MenuAnchor

  /// What was wrong.
  public var problem: Problem

  /// Makes a diagnostic.
  public init(_ edit: Edit, at anchor: MenuAnchor, _ problem: Problem) {
    self.edit = edit
    self.anchor = anchor
    self.problem = problem
  }

  /// A kind of edit.
  public enum Edit: Hashable, Sendable {
    case insertChild
    case insertSibling
    case replace
    case replaceChildren
    case remove
  }

  /// What can be wrong with an edit.
  public enum Problem: Hashable, Sendable {
    /// Nothing has this name; `nearest` is one that exists and looks like it.
    case missing(nearest: String?)

    /// These names would stand in the tree twice.
    case repeated([MenuAnchor])

    /// The menu that holds all others has no siblings and no place of its own.
    case root
  }
}
