import Geometry

extension SheetStack {
  /// The detents of a sheet that are in use now.
  ///
  /// A sheet that fills a low window has one, `large`, of all rows.
  ///
  /// - Returns: `nil` when no such sheet is open.
  public func ladder(of id: ID) -> DetentLadder? {
    index(of: id).map(ladder(at:))
  }

  /// Where a sheet rests now; `nil` when it isn't open.
  public func rest(of id: ID) -> SheetRest? {
    index(of: id).map(rest(at:))
  }

  /// Whether a sheet can be made higher; the front one when none is named.
  public func canGrow(_ id: ID? = nil) -> Bool {
    guard let index = index(of: id) else { return false }
    return ladder(at: index).step(above: rest(at: index).step) != nil
  }

  /// Whether a sheet can be made lower; the front one when none is named.
  public func canShrink(_ id: ID? = nil) -> Bool {
    guard let index = index(of: id) else { return false }
    return ladder(at: index).step(below: rest(at: index).step) != nil
  }

  /// Brings a sheet to the next higher detent; the front one when none is named.
  @discardableResult
  public mutating func grow(_ id: ID? = nil) -> SheetOutcome<ID> {
    step(id, cause: .command, else: .atLargest) { $0.step(above: $1) }
  }

  /// Brings a sheet to the next lower detent; the front one when none is named.
  @discardableResult
  public mutating func shrink(_ id: ID? = nil) -> SheetOutcome<ID> {
    step(id, cause: .command, else: .atSmallest) { $0.step(below: $1) }
  }

  /// Brings a sheet to the next higher detent, after the largest to the smallest; the front one
  /// when none is named.
  @discardableResult
  public mutating func cycle(_ id: ID? = nil) -> SheetOutcome<ID> {
    step(id, cause: .command, else: .onlyOneDetent) { ladder, step in
      ladder.steps.count > 1 ? ladder.step(after: step) : nil
    }
  }

  /// Grows a sheet because its content was scrolled up at its upper end (sheets S5).
  ///
  /// It is refused where the sheet is as high as it can be or scrolls its content instead: then the
  /// scrolling has nothing to do.
  @discardableResult
  public mutating func growByScrolling(_ id: ID) -> SheetOutcome<ID> {
    guard let sheet = sheet(id) else { return .refused(.noSheet) }
    guard sheet.prefersScrollingExpandsWhenScrolledToEdge else {
      return .refused(.scrollsInstead)
    }
    return step(id, cause: .scroll, else: .atLargest) { $0.step(above: $1) }
  }

  /// Asks a sheet to rest at one of its detents; the front one when none is named.
  ///
  /// A detent that is out of use is remembered until it isn't (sheets S3).
  @discardableResult
  public mutating func select(
    _ detent: Detent.Identifier, of id: ID? = nil, cause: DetentChangeCause = .programmatic
  ) -> SheetOutcome<ID> {
    guard let index = index(of: id) else { return .refused(.noSheet) }
    guard entries[index].sheet.detents.contains(where: { $0.identifier == detent }) else {
      return .refused(.unknownDetent)
    }
    return .done(
      changing(cause) { $0.entries[index].sheet.selectedDetentIdentifier = detent })
  }

  /// Brings a sheet to the step that `next` names, or refuses when it names none.
  mutating func step(
    _ id: ID?, cause: DetentChangeCause, else refusal: SheetRefusal,
    to next: (DetentLadder, DetentStep) -> DetentStep?
  ) -> SheetOutcome<ID> {
    guard let index = index(of: id) else { return .refused(.noSheet) }
    guard let step = next(ladder(at: index), rest(at: index).step) else {
      return .refused(refusal)
    }
    return .done(
      changing(cause) { $0.entries[index].sheet.selectedDetentIdentifier = step.identifier })
  }

  func ladder(at index: Int) -> DetentLadder {
    let sheet = entries[index].sheet
    if fillsContainer(sheet) { return DetentLadder(filling: max(1, space.container.rows)) }
    return DetentLadder(
      sheet.detents,
      in: DetentContext(
        container: space.container.size, heightClass: space.heightClass,
        contentRows: sheet.contentRows, chromeRows: sheet.chromeRows))
  }

  func rest(at index: Int) -> SheetRest {
    let sheet = entries[index].sheet
    let ladder = ladder(at: index)
    let step = ladder.step(for: sheet.selectedDetentIdentifier)
    // Nothing is left to be used behind a sheet that fills the container.
    let isUndimmed =
      !fillsContainer(sheet)
      && step.rows <= ladder.undimmedRows(upTo: sheet.largestUndimmedDetentIdentifier)
    return SheetRest(step: step, modality: isUndimmed ? .undimmed : .modal)
  }

  /// Whether a sheet takes all of a low window.
  func fillsContainer(_ sheet: Sheet<ID>) -> Bool {
    if case .floating = sheet.width { return false }
    return space.heightClass == .compact && !sheet.prefersEdgeAttachedInCompactHeight
  }
}
