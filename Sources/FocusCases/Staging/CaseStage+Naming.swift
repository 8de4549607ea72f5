import Focus

extension CaseStage: FocusNaming {
  /// What a place is called.
  func name(of target: FocusTarget) -> String {
    target.item?.rawValue ?? name(of: target.group)
  }
}
