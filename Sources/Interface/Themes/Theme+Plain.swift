extension Theme {
  /// The built-in theme: the terminal's own colours and nothing but attributes, so that it reads on
  /// any background and in one colour.
  public static let plain: Theme = {
    var theme = Theme(name: "Plain")
    for (name, attributes) in plainAttributes { theme[name] = Style(attributes: attributes) }
    return theme
  }()

  private static let plainAttributes: [StyleName: Attributes] = [
    .dim: .dim, .dimmed: .dim,
    .border: .dim, .titleFocused: .bold, .trailing: .dim, .thumb: .dim,
    .header: .bold, .count: .dim, .marked: .bold,
    .key: .bold, .label: .dim, .placeholder: .dim, .progress: .dim,
    .warning: .bold, .error: [.bold, .reverse],
    .heading1: [.bold, .underline], .heading2: .bold, .heading3: .bold,
    .heading4: [.bold, .italic], .heading5: .italic, .heading6: .italic,
    .quote: .italic, .quoteBar: .dim, .codeBar: .dim, .bullet: .dim,
    .taskDone: .dim, .tableHeader: .bold, .rule: .dim,
    .emphasis: .italic, .strong: .bold, .strikethrough: .strikethrough, .highlight: .reverse,
    .tag: .italic, .link: .underline, .linkMissing: [.underline, .dim],
    .selected: .bold, .match: [.bold, .underline], .matchCurrent: [.bold, .reverse],
    .selection: .reverse,
  ]
}
