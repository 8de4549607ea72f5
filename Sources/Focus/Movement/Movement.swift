import Geometry

/// A request to move the focus, made by a person or by the program.
public enum Movement: Hashable, Sendable, Codable {
  /// To the next or previous group; refused where the item's text wants Tab for itself.
  case tab(FocusStep)
  /// To the next or previous group, whatever the item's text wants (focus F12).
  case leave(FocusStep)
  /// To the entry item of a group, as by its digit.
  case group(GroupID)
  /// Along an axis: to the next item, row or column, by geometry, or out of the group.
  case arrow(FocusHeading)
  /// Along an axis out of the group, whatever items of its own lie that way: to the group beside, as
  /// between the windows of an editor.
  case across(FocusHeading)
  /// To the next item of the group.
  case next
  /// To the previous item of the group.
  case previous
  /// To the first item of the group.
  case first
  /// To the last item of the group.
  case last
  /// By a viewport less one row.
  case page(FocusStep)
  /// By half a viewport.
  case halfPage(FocusStep)
  /// To a given place.
  case to(FocusTarget, as: FocusReason = .jump)
  /// To the item under a point of the screen.
  case click(Point)
  /// To the next item with a word that begins with what was typed (focus F16).
  case typeAhead(String)
}
