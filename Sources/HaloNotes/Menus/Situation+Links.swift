import Commands
import Focus
import Interface
import Notes

/// The links of the note at hand as rows of a menu, which asks for them when it opens (commands C11).
extension Situation {
  /// As many links as a menu holds; a note with more has a search.
  private static let linkLimit = 60

  /// The reader whose links the menu shows: the one with the focus, else the detail pane.
  private var linkReader: Arrangement.ReaderPane? { reader ?? arrangement.detail }

  /// The links in order, each a command; `nil` while the note is being read.
  var linkElements: [MenuElement]? {
    guard let linkReader else { return [] }
    guard let page = linkReader.reading?.page else {
      return linkReader.reading == nil ? nil : []
    }
    return page.linkItems(upTo: Self.linkLimit).map { item, link in
      .command(Command(CommandID(.followLink, propertyList: "\(item)"), link.text))
    }
  }

  /// The link that a command follows, and the note in which it stands.
  func link(of command: CommandID) -> (link: Page.LinkFacts, note: NotePath)? {
    guard command.action == .followLink, let item = command.propertyList.flatMap({ Int($0) }),
      let linkReader, let link = linkReader.reading?.page?.link(ofItem: item)
    else { return nil }
    return (link, linkReader.request.path)
  }
}

extension Page {
  /// The first links that have a text, each with its item.
  ///
  /// - Complexity: O(blocks up to the last of them)
  fileprivate func linkItems(upTo limit: Int) -> [(item: Int, link: LinkFacts)] {
    var found: [(item: Int, link: LinkFacts)] = []
    for block in blocks.indices {
      for (column, link) in blocks[block].links.enumerated() where found.count < limit {
        guard link.text.contains(where: { !$0.isWhitespace }) else { continue }
        found.append((items(ofBlock: block).lowerBound + 1 + column, link))
      }
      if found.count == limit { break }
    }
    return found
  }
}
