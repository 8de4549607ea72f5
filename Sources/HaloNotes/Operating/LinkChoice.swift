import Notes

/// What the sheet that renames or moves notes knows of the links to them, and what shall become of
/// those (notes N9).
struct LinkChoice: Hashable, Sendable {
  /// How many there are; `nil` while they are counted.
  var count: LinkCount?

  /// What is set.
  private(set) var wish = LinkRewritingWish.ask

  /// What shall become of them.
  private(set) var treatment = LinkTreatment.rewritten

  /// Takes what is set.
  mutating func take(_ wish: LinkRewritingWish) {
    self.wish = wish
    treatment = wish.treatment
  }

  /// Why it can't be changed; `nil` where it can.
  var obstacle: String? {
    switch wish {
    case .ask: count?.links == 0 ? "No link leads here." : nil
    case .always: "The settings say that links are always rewritten: rewriteLinks."
    case .never: "The settings say that links are never rewritten: rewriteLinks."
    }
  }

  /// Lets the links stay as they are, or be rewritten after all.
  mutating func toggle() { treatment = treatment == .rewritten ? .left : .rewritten }

  /// What becomes of the links, in a sentence.
  ///
  /// - Parameter them: What they lead to: it, or them.
  func words(for them: String) -> String {
    guard wish != .never else { return "Links stay as they are." }
    guard let count else { return "Counting the links to \(them)…" }
    guard count.links > 0 else { return "No link leads to \(them)." }
    let links = "\(counted(count.links, "link")) in \(counted(count.notes, "note"))"
    switch treatment {
    case .rewritten: return "\(links) will be rewritten.\(hint("leaves"))"
    case .left:
      let stay = count.links == 1 ? "stays" : "stay"
      return "\(links) \(stay) as written.\(hint("rewrites"))"
    }
  }

  private func hint(_ verb: String) -> String {
    wish == .ask ? " A-l \(verb) \(count?.links == 1 ? "it" : "them")." : ""
  }
}

extension LinkRewritingWish {
  /// What becomes of links where nobody says anything else.
  var treatment: LinkTreatment { self == .never ? .left : .rewritten }
}

extension NotesModel {
  /// The sheet that renames or moves notes has the field; what it knows of links.
  func linkChoice(of sheet: SheetName?) -> LinkChoice? {
    switch sheet {
    case .rename: (pickers[.rename]?.content as? RenameContent)?.links
    case .move: (pickers[.move]?.content as? MoveContent)?.links
    default: nil
    }
  }

  /// Lets the links to what a sheet renames or moves stay, or be rewritten after all.
  mutating func toggleLinks(in sheet: SheetName) {
    changeLinks(of: sheet) { $0.toggle() }
  }

  /// Tells the sheet that renames or moves notes how many links lead to them.
  mutating func take(links: LinkCount, to notes: [NotePath]) {
    for sheet in sheets(for: notes) { changeLinks(of: sheet) { $0.count = links } }
  }

  /// Tells the sheet what is set.
  mutating func take(_ wish: LinkRewritingWish, for notes: [NotePath]) {
    for sheet in sheets(for: notes) { changeLinks(of: sheet) { $0.take(wish) } }
  }

  private func sheets(for notes: [NotePath]) -> [SheetName] {
    var found: [SheetName] = []
    if (pickers[.rename]?.content as? RenameContent).map({ [$0.note] == notes }) == true {
      found.append(.rename)
    }
    if (pickers[.move]?.content as? MoveContent)?.notes == notes { found.append(.move) }
    return found
  }

  private mutating func changeLinks(
    of sheet: SheetName, _ change: (inout LinkChoice) -> Void
  ) {
    if var content = pickers[sheet]?.content as? RenameContent {
      change(&content.links)
      pickers[sheet]?.replace(content)
    } else if var content = pickers[sheet]?.content as? MoveContent {
      change(&content.links)
      pickers[sheet]?.replace(content)
    }
  }
}
