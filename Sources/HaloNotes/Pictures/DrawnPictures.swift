/// The pictures that were drawn of late, so that scrolling and coming back draw nothing again.
///
/// A small cache: the least recently drawn one makes room for a new one.
struct DrawnPictures: Sendable {
  /// What became of drawing a picture.
  enum Drawing: Sendable {
    /// Its cells.
    case done(CellPicture)

    /// It can't be drawn: the program failed, took too long, or wrote too much.
    case failed
  }

  /// How many are kept.
  static let capacity = 48

  private var drawings: [PictureKey: Drawing] = [:]
  private var order: [PictureKey] = []

  /// The drawing of a picture; `nil` where there is none yet.
  subscript(key: PictureKey) -> Drawing? { drawings[key] }

  /// Keeps a drawing.
  mutating func insert(_ drawing: Drawing, for key: PictureKey) {
    if drawings.updateValue(drawing, forKey: key) != nil { order.removeAll { $0 == key } }
    order.append(key)
    if order.count > Self.capacity { drawings[order.removeFirst()] = nil }
  }
}
