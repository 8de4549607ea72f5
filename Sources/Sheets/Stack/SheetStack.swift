/// Who presents a sheet: when the presenter closes, so does the sheet (sheets S8).
public enum SheetPresenter<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The sheet in front, or the scene when there is none.
  case front

  /// The scene itself: the sheet outlives the others.
  case scene

  /// A sheet by its name.
  case sheet(ID)
}

/// The open sheets of a scene, from the back to the front.
///
/// The stack is a value. Every change returns what happened as events in order; every question is
/// answered from the sheets' wishes and the space at hand, so nothing in it can become stale.
///
///     var stack = SheetStack<String>(space: SheetSpace(window: size))
///     stack.present(Sheet("look", detents: [.medium, .large]))
///     for event in stack.grow().events { … }
public struct SheetStack<ID: Hashable & Sendable>: Sendable {
  /// The space in which the sheets stand.
  public internal(set) var space: SheetSpace

  /// The running transition; `nil` when every sheet stands where it rests.
  public internal(set) var transition: SheetTransition<ID>?

  /// The sheets and who presented them, from the back to the front; names are unique, and the
  /// presenter of a sheet lies behind it.
  var entries: [Entry] = []

  /// The height to which the front sheet is being dragged; `nil` when it isn't.
  var draggedRows: Int?

  struct Entry: Sendable {
    var sheet: Sheet<ID>
    let parent: ID?
  }

  /// Makes an empty stack.
  public init(space: SheetSpace) {
    self.space = space
  }

  /// The sheets, from the back to the front.
  public var sheets: [Sheet<ID>] { entries.map(\.sheet) }

  /// The sheet in front: it is what grow, shrink and Esc act on.
  public var front: Sheet<ID>? { entries.last?.sheet }

  /// Whether no sheet is open.
  public var isEmpty: Bool { entries.isEmpty }

  /// The sheet of this name; `nil` when it isn't open.
  public func sheet(_ id: ID) -> Sheet<ID>? {
    index(of: id).map { entries[$0].sheet }
  }

  /// The sheet that presented this one; `nil` when it was the scene.
  public func parent(of id: ID) -> ID? {
    index(of: id).flatMap { entries[$0].parent }
  }

  /// Opens a sheet in front of all others.
  ///
  /// A sheet of this name that is open already refuses it, and so does a presenter that isn't open.
  @discardableResult
  public mutating func present(
    _ sheet: Sheet<ID>, by presenter: SheetPresenter<ID> = .front
  ) -> SheetOutcome<ID> {
    guard index(of: sheet.id) == nil else { return .refused(.alreadyPresented) }
    let parent: ID?
    switch presenter {
    case .front: parent = front?.id
    case .scene: parent = nil
    case .sheet(let id):
      guard index(of: id) != nil else { return .refused(.noSheet) }
      parent = id
    }
    draggedRows = nil
    entries.append(Entry(sheet: sheet, parent: parent))
    return .done([])
  }

  /// Changes a sheet's wishes; what follows for its height is one change.
  ///
  /// - Parameter changes: Gets the sheet; keep what it doesn't change, scroll positions outlast it.
  @discardableResult
  public mutating func update(
    _ id: ID, _ changes: (inout Sheet<ID>) -> Void
  ) -> SheetOutcome<ID> {
    guard let index = index(of: id) else { return .refused(.noSheet) }
    return .done(changing(.programmatic) { changes(&$0.entries[index].sheet) })
  }

  /// Fits the sheets into another space, each from the detent that it was last asked for
  /// (sheets S3).
  @discardableResult
  public mutating func resize(to space: SheetSpace) -> SheetOutcome<ID> {
    draggedRows = nil
    return .done(changing(.resize) { $0.space = space })
  }

  /// The place of a sheet in the stack, or of the front one.
  func index(of id: ID?) -> Int? {
    guard let id else { return entries.indices.last }
    return entries.lastIndex { $0.sheet.id == id }
  }

  /// Makes a change that leaves the sheets open, and tells which rest elsewhere after it.
  mutating func changing(
    _ cause: DetentChangeCause, _ change: (inout Self) -> Void
  ) -> [SheetEvent<ID>] {
    let before = entries.indices.map(rest(at:))
    change(&self)
    var changes: [DetentChange<ID>] = []
    for (index, from) in before.enumerated() {
      let to = rest(at: index)
      let isSame = from.step.identifier == to.step.identifier && from.modality == to.modality
      guard !isSame else { continue }
      changes.append(
        DetentChange(sheet: entries[index].sheet.id, from: from, to: to, cause: cause))
    }
    return changes.map(SheetEvent.willChange) + changes.map(SheetEvent.didChange)
  }
}
