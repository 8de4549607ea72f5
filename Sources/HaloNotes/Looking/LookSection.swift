import Commands
import Focus

/// What the look sheet can show of a note; one of them at a time.
enum LookSection: String, CaseIterable, Hashable, Sendable {
  /// Its text.
  case preview

  /// What it leads to.
  case links

  /// What leads to it.
  case backlinks

  /// Its headings.
  case outline

  /// What is known of its file.
  case info

  /// The group of the section's content.
  var group: GroupID { GroupID("look.\(rawValue)") }

  /// The section in the strip of sections.
  var item: ItemID { ItemID(rawValue) }

  /// Its place among the sections.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// What it is called.
  var title: String {
    switch self {
    case .preview: "Preview"
    case .links: "Links"
    case .backlinks: "Backlinks"
    case .outline: "Outline"
    case .info: "Info"
    }
  }

  /// The groups in which a note's text is read.
  static let readers: [GroupID?] = [.detail, preview.group]

  /// The section whose content is a group.
  init?(group: GroupID?) {
    guard let found = Self.allCases.first(where: { $0.group == group }) else { return nil }
    self = found
  }

  /// The section beside this one; `nil` at the ends.
  func next(_ step: FocusStep) -> LookSection? {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return nil }
    let next = step == .forward ? index + 1 : index - 1
    return all.indices.contains(next) ? all[next] : nil
  }
}

extension GroupID {
  /// The strip of sections at the bottom of the look sheet: its current item is the section that
  /// shows, as the library's row is what the list shows.
  static let lookSections: GroupID = "look.sections"

  /// Whether it belongs to the look sheet.
  var isOfLook: Bool { SheetName(group: self) == .look }
}

extension KeyContext {
  /// The look sheet, for what only it has: sections.
  static let look: KeyContext = "look"
}
