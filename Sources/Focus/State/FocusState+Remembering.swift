extension FocusState {
  /// Makes an item the one that its group remembers, and leaves the focus where it is.
  ///
  /// For commands that move on in a list from elsewhere, as *next note* while a note is read: the
  /// list's current item changes, and going back there finds it. In the group that has the focus the
  /// focus moves instead, as a group has no other current item. A group behind a modal scope remembers,
  /// too, and closing the scope gives the focus to the item.
  ///
  /// - Parameters:
  ///   - target: the item; without one the group's entry item.
  ///   - map: the map in use.
  ///   - time: when this was asked for.
  /// - Returns: that the focus moved; `nil` where it stayed, also because the item isn't there, can't
  ///   be focused, or its group keeps no memory.
  @discardableResult
  public mutating func remember(
    _ target: FocusTarget, in map: FocusMap, at time: Duration = .zero
  ) -> FocusUpdate? {
    if focused?.group == target.group {
      guard case .moved(let update) = move(.to(target, as: .programmatic), in: map, at: time)
      else { return nil }
      return update
    }
    guard let position = map.memorable(target, from: self) else { return nil }
    let place = map.place(at: position)
    remember(place, in: map)
    for record in scopes.indices where scopes[record].lastOutside?.group == target.group {
      scopes[record].lastOutside = place
    }
    return nil
  }
}
