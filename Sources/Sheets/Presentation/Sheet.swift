/// A pane that comes up from the lower edge and rests at one of several heights.
///
/// A sheet is a value: its wishes, not its place. ``SheetStack`` works out the rest. The names are
/// those of UIKit's `UISheetPresentationController`, and so is the behaviour.
public struct Sheet<ID: Hashable & Sendable>: Sendable, Identifiable {
  /// Names the sheet and its content; unique in a stack.
  public let id: ID

  /// The heights at which it can rest, from the lowest to the highest by convention.
  ///
  /// They are sorted by what they come to, so any order is right. Default: `large` alone.
  public var detents: [Detent]

  /// The detent that was last asked for; `nil` is the smallest.
  ///
  /// It is kept while it is out of use: when the window has grown again, so has the sheet
  /// (sheets S3).
  public var selectedDetentIdentifier: Detent.Identifier?

  /// The largest detent at which what lies behind stays usable; `nil` when it never does.
  ///
  /// Above it the sheet is modal and what lies behind is dimmed (sheets S4).
  public var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether scrolling up at the content's upper end grows the sheet (sheets S5).
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the grabber shows while the sheet is in front.
  public var prefersGrabberVisible = false

  /// The corners while the sheet is in front.
  public var preferredCornerStyle = CornerStyle.rounded

  /// Whether it throws a shadow.
  public var shadow = SheetShadow.hidden

  /// Whether it keeps its height in a low window instead of filling it.
  ///
  /// A floating sheet always keeps it.
  public var prefersEdgeAttachedInCompactHeight = false

  /// How wide it is and where it stands.
  public var width = SheetWidth.full

  /// Whether a person can't close it (sheets S7).
  ///
  /// It can be resized all the same.
  public var isModalInPresentation = false

  /// The rows that the content would like, chrome not counted; `nil` when it can't tell.
  public var contentRows: Int?

  /// The rows that aren't content: borders, fixed bars.
  public var chromeRows = 2

  /// Makes a sheet with every other wish at its default.
  public init(_ id: ID, detents: [Detent] = [.large]) {
    self.id = id
    self.detents = detents
  }
}
