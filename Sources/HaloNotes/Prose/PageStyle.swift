import Interface
import Text

/// What a layout depends on beside the text and the columns: two layouts differ where these do.
struct PageStyle: Hashable, Sendable {
  /// Bullets, boxes and bars.
  var signs: Signs

  /// How wide characters are.
  var ruler: Ruler

  /// Whether pictures are drawn.
  var pictures: PictureDrawing

  /// What a theme asks for.
  init(_ theme: Theme, pictures: PictureDrawing = .described) {
    signs = theme.signs
    ruler = theme.ruler
    self.pictures = pictures
  }
}
