import Focus
import Geometry

/// An item of a case, with the items inside it.
public struct CaseItem: Hashable, Sendable {
  /// Its name.
  public var id: ItemID

  /// Where it is; `nil` in a case that has no geometry.
  public var rectangle: Rectangle?

  /// Whether it says of itself that it can take the focus; `nil` for a container that can't and for
  /// anything else that can.
  public var focusable: Bool?

  /// Whether the items inside can take the focus.
  public var childrenFocusable = true

  /// Whether it is shown; `nil` inherits.
  public var visible: Bool?

  /// Whether Tab stops at it.
  public var isTabStop = true

  /// The spatial container it lies in.
  public var container: String?

  /// How it stands to groups.
  public var membership = Membership.inherited

  /// Whether its group prefers it on entering.
  public var isEntry = false

  /// Whether its group remembers; `nil` where nothing is said.
  public var memory: Bool?

  /// Whether its group goes round its ends; `nil` where nothing is said.
  public var wraps: Bool?

  /// Whether it lies over the others.
  public var isOverlay = false

  /// What opened it.
  public var openedBy: ItemID?

  /// Which keys stop at it; `nil` where nothing is said.
  public var stop: Stop?

  /// Its own direction of reading.
  public var direction: ReadingDirection?

  /// Its place in an explicit order.
  public var order: OrderKey?

  /// How the items inside are ordered; `nil` where nothing is said.
  public var policy: Policy?

  /// The axis along which the items inside are laid out.
  public var orientation: FocusAxis?

  /// Whether moves between the items inside keep the index within each.
  public var alignsIndices = false

  /// The indices it covers in a row beside it.
  public var indexRange: ClosedRange<Int>?

  /// The items inside, in document order.
  public var children: [CaseItem] = []

  /// Makes an item that can take the focus.
  public init(_ id: ItemID, _ rectangle: Rectangle? = nil) {
    self.id = id
    self.rectangle = rectangle
  }

  /// How an item stands to groups.
  public enum Membership: Hashable, Sendable {
    /// In the group of what it lies in, if that is in one.
    case inherited

    /// In the group of that name; a container with it holds the group.
    case named(String)

    /// In no group, though it lies among the items of one.
    case optedOut

    /// A container that is a group by itself.
    case itself
  }

  /// Which keys stop at an item.
  public enum Stop: String, Hashable, Sendable, CaseIterable {
    /// Tab.
    case tab

    /// The keys from group to group.
    case group

    /// None.
    case none
  }

  /// A place in an explicit order: numbers before texts, each ascending.
  public enum OrderKey: Hashable, Sendable, Comparable {
    /// A number.
    case number(Double)

    /// A text, compared byte by byte.
    case text(String)

    /// Whether the left one comes first.
    public static func < (left: OrderKey, right: OrderKey) -> Bool {
      switch (left, right) {
      case (.number(let a), .number(let b)): a < b
      case (.text(let a), .text(let b)): a.utf8.lexicographicallyPrecedes(b.utf8)
      case (.number, .text): true
      case (.text, .number): false
      }
    }
  }

  /// How the items of a container are ordered.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    /// As they are listed.
    case listed = "widget"

    /// By their explicit order.
    case ordered

    /// By where they are.
    case reading
  }
}
