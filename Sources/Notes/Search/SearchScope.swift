/// Where a search looks.
public enum SearchScope: String, Hashable, Sendable, Codable {
  /// In titles and texts.
  case everything
  /// In titles alone: of each note no more than its beginning is read.
  case titles
}
