import Focus
import Geometry
import Interface

/// What the focus engine sees of a text that is written in: one item as large as the pane, which keeps
/// Tab to itself (text T8).
struct WritingSource: FocusSource {
  /// What the text is called.
  let title: String

  /// The inside of the pane.
  let size: Size

  private static let item: ItemID = "text"

  var count: Int { 1 }
  var generation: UInt64 { 0 }
  func id(at index: Int) -> ItemID { Self.item }
  func index(of id: ItemID, near index: Int) -> Int? { id == Self.item ? 0 : nil }
  func rectangle(at index: Int) -> Rectangle { Rectangle(origin: .zero, size: size) }
  func title(at index: Int) -> String { title }
  func tabPolicy(at index: Int) -> TabPolicy { .consumed }
}

extension ComponentID {
  /// The text that is written in.
  static let writing: ComponentID = "writing"
}
