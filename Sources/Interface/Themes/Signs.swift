/// The signs that components draw beside text, in Unicode and in ASCII.
public struct Signs: Hashable, Sendable {
  /// The bar at the focused item.
  public var haloBar: Unicode.Scalar
  /// The bar at an item that its group remembers.
  public var rememberedBar: Unicode.Scalar
  /// Says that text goes on; one column, where `overflow` may take more.
  public var ellipsis: Unicode.Scalar
  /// Stands before a folded row.
  public var folded: Unicode.Scalar
  /// Stands before an unfolded row.
  public var unfolded: Unicode.Scalar
  /// Stands before a row that is marked for a command.
  public var marked: Unicode.Scalar
  /// Stands before a link back to where one was.
  public var back: Unicode.Scalar
  /// Stands before a row that is kept at the top.
  public var pinned: Unicode.Scalar
  /// Stands behind what isn't saved yet.
  public var unsaved: Unicode.Scalar
  /// The part of a right border that shows how far the content is scrolled.
  public var thumb: Unicode.Scalar
  /// The handle in a sheet's top edge, four columns.
  public var grabber: String
  /// Opens the title of the selected tab.
  public var tabOpening: Unicode.Scalar
  /// Closes the title of the selected tab.
  public var tabClosing: Unicode.Scalar
  /// Stands before a list item.
  public var bullet: Unicode.Scalar
  /// Stands before an open task.
  public var boxOff: String
  /// Stands before a task that is done.
  public var boxOn: String
  /// Stands before what is told of a picture.
  public var picture: String
  /// Stands between the width and the height of something.
  public var times: Unicode.Scalar
  /// Stands left of every row of a quotation.
  public var quoteBar: Unicode.Scalar
  /// Stands left of every row of a block of code.
  public var codeBar: Unicode.Scalar
  /// A horizontal line is made of it.
  public var rule: Unicode.Scalar
  /// Towards the top, ascending.
  public var up: Unicode.Scalar
  /// Towards the bottom, descending.
  public var down: Unicode.Scalar
  /// Stands before a warning.
  public var warning: Unicode.Scalar
  /// Stands before an error.
  public var error: Unicode.Scalar
  /// Joins what happened and what to do about it.
  public var dash: String
  /// What becomes of text that is too wide.
  public var overflow: Overflow

  /// Signs for screens with Unicode; each is one column wide.
  public static let unicode = Signs(
    haloBar: "▌", rememberedBar: "▏", ellipsis: "…", folded: "▸",
    unfolded: "▾",
    marked: "✓", back: "↩", pinned: "⚑", unsaved: "●", thumb: "▐", grabber: "╸──╺", tabOpening: "‹",
    tabClosing: "›", bullet: "•",
    boxOff: "☐", boxOn: "☑", picture: "▣", times: "×", quoteBar: "▎", codeBar: "│", rule: "─",
    up: "↑", down: "↓",
    warning: "!", error: "✗", dash: "–", overflow: .ellipsis)

  /// Signs for screens without Unicode.
  public static let ascii = Signs(
    haloBar: ">", rememberedBar: ":", ellipsis: ".", folded: "+",
    unfolded: "-",
    marked: "*", back: "<", pinned: "^", unsaved: "*", thumb: "=", grabber: "[==]", tabOpening: "<",
    tabClosing: ">", bullet: "*",
    boxOff: "[ ]", boxOn: "[x]", picture: "[#]", times: "x", quoteBar: "|", codeBar: "|", rule: "-",
    up: "^", down: "v",
    warning: "!", error: "x", dash: "-", overflow: .dots)
}
