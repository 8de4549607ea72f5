/// What brings a sheet back with its scene (sheets S12).
///
/// The content keeps its own state; modality and height follow from the detent.
public struct SheetMemento<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The sheet.
  public let id: ID

  /// The detent that was last asked for.
  public let selectedDetentIdentifier: Detent.Identifier?

  /// The sheet that presented it; `nil` when it was the scene.
  public let parent: ID?

  /// Makes a memento.
  public init(id: ID, selectedDetentIdentifier: Detent.Identifier?, parent: ID?) {
    self.id = id
    self.selectedDetentIdentifier = selectedDetentIdentifier
    self.parent = parent
  }
}

extension SheetMemento: Codable where ID: Codable {}

extension SheetStack {
  /// What brings the open sheets back, from the back to the front.
  public var mementos: [SheetMemento<ID>] {
    entries.map { entry in
      SheetMemento(
        id: entry.sheet.id,
        selectedDetentIdentifier: entry.sheet.selectedDetentIdentifier,
        parent: entry.parent)
    }
  }

  /// Opens the sheets of a saved scene in place of those that are open.
  ///
  /// A sheet that can't be made any more costs none of the others: what it presented is then
  /// presented by the scene. A name that comes twice is taken once.
  ///
  /// - Parameter makeSheet: The sheet of a name, or `nil` when its content is gone. The saved
  ///   detent is put in place of its own.
  /// - Returns: The names of those that didn't come back.
  @discardableResult
  public mutating func restore(
    _ mementos: [SheetMemento<ID>], making makeSheet: (ID) -> Sheet<ID>?
  ) -> [ID] {
    entries = []
    draggedRows = nil
    transition = nil
    var lost: [ID] = []
    for memento in mementos where index(of: memento.id) == nil {
      guard var sheet = makeSheet(memento.id), sheet.id == memento.id else {
        lost.append(memento.id)
        continue
      }
      sheet.selectedDetentIdentifier = memento.selectedDetentIdentifier
      let parent = memento.parent.flatMap { index(of: $0) == nil ? nil : $0 }
      entries.append(Entry(sheet: sheet, parent: parent))
    }
    return lost
  }
}
