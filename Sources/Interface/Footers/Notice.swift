import Geometry

/// What a person must know, in one line: what happened and what to do about it.
public struct Notice: Hashable, Sendable {
  /// How grave it is.
  public var kind: Kind

  /// What happened, or what is asked.
  public var text: String

  /// What to do about it; `nil` where nothing is to be done.
  public var remedy: String?

  /// What more is known, a line each; whoever shows the notice says how it is seen.
  public var details: [String]

  /// The kinds of notices.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// It is good to know.
    case info
    /// A question; the remedy names the keys that answer it.
    case question
    /// Something may go wrong.
    case warning
    /// Something has failed.
    case error
  }

  /// Makes a notice.
  public init(_ kind: Kind, _ text: String, remedy: String? = nil, details: [String] = []) {
    self.kind = kind
    self.text = text
    self.remedy = remedy
    self.details = details
  }

  /// The notice as styled text, with the sign that says its kind without colour.
  public func styled(_ signs: Signs) -> StyledText {
    let style = self.style
    var line = StyledText()
    switch kind {
    case .info, .question: break
    case .warning: line.append("\(signs.warning) ", style)
    case .error: line.append("\(signs.error) ", style)
    }
    line.append(text, style)
    if let remedy {
      line.append(" \(signs.dash) ", .label)
      line.append(remedy, kind == .question ? .key : .label)
    }
    return line
  }

  func draw(
    into frame: inout Frame, at point: Point, columns: Int, theme: Theme, clip: Rectangle
  ) {
    styled(theme.signs).draw(into: &frame, at: point, columns: columns, theme: theme, clip: clip)
  }

  private var style: StyleSet {
    switch kind {
    case .info, .question: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
