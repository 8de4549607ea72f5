import Focus

/// The one-line fields of the app; all are edited alike (contract: fields).
enum FieldName: Hashable, Sendable {
  /// The field above the list.
  case search

  /// The field at the top of a sheet.
  case sheet(SheetName)

  /// The field that a group is; `nil` for a group that isn't one.
  init?(group: GroupID?) {
    if group == .search {
      self = .search
    } else if let sheet = SheetName(group: group), sheet.field == group {
      self = .sheet(sheet)
    } else {
      return nil
    }
  }
}

extension NotesModel {
  /// What stands in a field; `nil` where the field isn't open.
  ///
  /// A picker's rows follow its text.
  subscript(field name: FieldName) -> LineField? {
    get {
      switch name {
      case .search: search?.field
      case .sheet(let sheet): pickers[sheet]?.field
      }
    }
    set {
      guard let newValue else { return }
      switch name {
      case .search: search?.field = newValue
      case .sheet(let sheet): pickers[sheet]?.field = newValue
      }
    }
  }
}
