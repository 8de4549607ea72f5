extension StyleSet {
  /// `StyleName.text` alone.
  public static let text = StyleSet(.text)
  /// `StyleName.dim` alone.
  public static let dim = StyleSet(.dim)
  /// `StyleName.dimmed` alone.
  public static let dimmed = StyleSet(.dimmed)
  /// `StyleName.border` alone.
  public static let border = StyleSet(.border)
  /// `StyleName.borderFocused` alone.
  public static let borderFocused = StyleSet(.borderFocused)
  /// `StyleName.title` alone.
  public static let title = StyleSet(.title)
  /// `StyleName.titleFocused` alone.
  public static let titleFocused = StyleSet(.titleFocused)
  /// `StyleName.trailing` alone.
  public static let trailing = StyleSet(.trailing)
  /// `StyleName.grabber` alone.
  public static let grabber = StyleSet(.grabber)
  /// `StyleName.thumb` alone.
  public static let thumb = StyleSet(.thumb)
  /// `StyleName.header` alone.
  public static let header = StyleSet(.header)
  /// `StyleName.count` alone.
  public static let count = StyleSet(.count)
  /// `StyleName.marked` alone.
  public static let marked = StyleSet(.marked)
  /// `StyleName.remembered` alone.
  public static let remembered = StyleSet(.remembered)
  /// `StyleName.key` alone.
  public static let key = StyleSet(.key)
  /// `StyleName.label` alone.
  public static let label = StyleSet(.label)
  /// `StyleName.placeholder` alone.
  public static let placeholder = StyleSet(.placeholder)
  /// `StyleName.progress` alone.
  public static let progress = StyleSet(.progress)
  /// `StyleName.info` alone.
  public static let info = StyleSet(.info)
  /// `StyleName.warning` alone.
  public static let warning = StyleSet(.warning)
  /// `StyleName.error` alone.
  public static let error = StyleSet(.error)
  /// `StyleName.heading1` alone.
  public static let heading1 = StyleSet(.heading1)
  /// `StyleName.heading2` alone.
  public static let heading2 = StyleSet(.heading2)
  /// `StyleName.heading3` alone.
  public static let heading3 = StyleSet(.heading3)
  /// `StyleName.heading4` alone.
  public static let heading4 = StyleSet(.heading4)
  /// `StyleName.heading5` alone.
  public static let heading5 = StyleSet(.heading5)
  /// `StyleName.heading6` alone.
  public static let heading6 = StyleSet(.heading6)
  /// `StyleName.quote` alone.
  public static let quote = StyleSet(.quote)
  /// `StyleName.quoteBar` alone.
  public static let quoteBar = StyleSet(.quoteBar)
  /// `StyleName.code` alone.
  public static let code = StyleSet(.code)
  /// `StyleName.codeBar` alone.
  public static let codeBar = StyleSet(.codeBar)
  /// `StyleName.bullet` alone.
  public static let bullet = StyleSet(.bullet)
  /// `StyleName.task` alone.
  public static let task = StyleSet(.task)
  /// `StyleName.taskDone` alone.
  public static let taskDone = StyleSet(.taskDone)
  /// `StyleName.tableHeader` alone.
  public static let tableHeader = StyleSet(.tableHeader)
  /// `StyleName.rule` alone.
  public static let rule = StyleSet(.rule)
  /// `StyleName.emphasis` alone.
  public static let emphasis = StyleSet(.emphasis)
  /// `StyleName.strong` alone.
  public static let strong = StyleSet(.strong)
  /// `StyleName.strikethrough` alone.
  public static let strikethrough = StyleSet(.strikethrough)
  /// `StyleName.highlight` alone.
  public static let highlight = StyleSet(.highlight)
  /// `StyleName.tag` alone.
  public static let tag = StyleSet(.tag)
  /// `StyleName.link` alone.
  public static let link = StyleSet(.link)
  /// `StyleName.linkMissing` alone.
  public static let linkMissing = StyleSet(.linkMissing)
  /// `StyleName.selected` alone.
  public static let selected = StyleSet(.selected)
  /// `StyleName.match` alone.
  public static let match = StyleSet(.match)
  /// `StyleName.matchCurrent` alone.
  public static let matchCurrent = StyleSet(.matchCurrent)
  /// `StyleName.selection` alone.
  public static let selection = StyleSet(.selection)
}
