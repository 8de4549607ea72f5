import Geometry
import Testing

@testable import Sheets

@Suite("Stack of sheets")
struct SheetStackTests {
  static func space(rows: Int, columns: Int = 80) -> SheetSpace {
    SheetSpace(window: Size(columns: columns, rows: rows))
  }

  /// A stack in a window of 41 rows: medium is 20, large 39.
  static func stack(_ sheets: Sheet<String>..., rows: Int = 41) -> SheetStack<String> {
    var stack = SheetStack<String>(space: space(rows: rows))
    for sheet in sheets { stack.present(sheet) }
    return stack
  }

  static func look(_ id: String = "look") -> Sheet<String> {
    var sheet = Sheet(id, detents: [.medium, .large])
    sheet.largestUndimmedDetentIdentifier = .medium
    return sheet
  }

  static let medium = SheetRest(
    step: DetentStep(identifier: .medium, rows: 20), modality: .undimmed)
  static let large = SheetRest(step: DetentStep(identifier: .large, rows: 39), modality: .modal)

  @Test("A sheet opens at its smallest detent, and large alone is the default")
  func opening() {
    let stack = Self.stack(Sheet("plain"), Self.look())
    #expect(stack.rest(of: "plain") == Self.large)
    #expect(stack.rest(of: "look") == Self.medium)
    #expect(stack.front?.id == "look")
    #expect(stack.parent(of: "look") == "plain")
    #expect(stack.parent(of: "plain") == nil)
    #expect(stack.rest(of: "other") == nil)
  }

  @Test("A sheet that is open already, or whose presenter isn't, is refused")
  func refusedPresentation() {
    var stack = Self.stack(Self.look())
    #expect(stack.present(Self.look()) == .refused(because: .alreadyPresented, reporting: []))
    #expect(
      stack.present(Sheet("b"), by: .sheet("c")) == .refused(because: .noSheet, reporting: []))
    #expect(stack.sheets.map(\.id) == ["look"])
  }

  @Test("Growing and shrinking tell from where to where, and stop at the ends")
  func growingAndShrinking() {
    var stack = Self.stack(Self.look())
    let grown = DetentChange(
      sheet: "look", from: Self.medium, to: Self.large, cause: .command)
    #expect(stack.canGrow())
    #expect(!stack.canShrink())
    #expect(stack.grow() == .done([.willChange(grown), .didChange(grown)]))
    #expect(stack.grow() == .refused(because: .atLargest, reporting: []))
    #expect(!stack.canGrow("look"))
    #expect(stack.canShrink("look"))
    let shrunk = DetentChange(
      sheet: "look", from: Self.large, to: Self.medium, cause: .command)
    #expect(stack.shrink() == .done([.willChange(shrunk), .didChange(shrunk)]))
    #expect(stack.shrink() == .refused(because: .atSmallest, reporting: []))
  }

  @Test("Cycling goes round; with one detent it says so")
  func cycling() {
    var stack = Self.stack(Self.look())
    stack.cycle()
    #expect(stack.rest(of: "look") == Self.large)
    stack.cycle()
    #expect(stack.rest(of: "look") == Self.medium)
    stack.present(Sheet("plain"))
    #expect(stack.cycle() == .refused(because: .onlyOneDetent, reporting: []))
  }

  @Test("Without a sheet every command is refused")
  func emptyStack() {
    var stack = Self.stack()
    let refusal = SheetOutcome<String>.refused(because: .noSheet, reporting: [])
    #expect(stack.grow() == refusal)
    #expect(stack.shrink() == refusal)
    #expect(stack.cycle() == refusal)
    #expect(stack.select(.large) == refusal)
    #expect(stack.growByScrolling("look") == refusal)
    #expect(stack.dismiss(reason: .escape) == refusal)
    #expect(stack.drag(toRows: 4) == refusal)
    #expect(stack.update("look") { $0.chromeRows = 3 } == refusal)
    #expect(!stack.canGrow())
    #expect(!stack.canShrink())
    #expect(stack.isEmpty)
  }

  @Test("Only a detent of its own can be asked for")
  func selecting() {
    var stack = Self.stack(Self.look())
    #expect(stack.select("tiny") == .refused(because: .unknownDetent, reporting: []))
    #expect(stack.select(.large).events.count == 2)
    #expect(stack.select(.large) == .done([]))
  }

  @Test("The detent asked for is kept through every size of window (users' rule 4)")
  func resizing() {
    for asked in [Detent.Identifier.medium, .large] {
      var stack = Self.stack(Self.look())
      stack.select(asked)
      let before = stack.rest(of: "look")
      for rows in Array(1...60) + (1...60).reversed() {
        stack.resize(to: Self.space(rows: rows))
        #expect(stack.sheet("look")?.selectedDetentIdentifier == asked)
      }
      stack.resize(to: Self.space(rows: 41))
      #expect(stack.rest(of: "look") == before)
    }
  }

  @Test("Three sheets rest as before after every size from 120×40 to 20×5 and back (sheets S3)")
  func everySize() {
    var low = Sheet("low", detents: [.rows(7), .fraction(0.4), .large])
    low.prefersEdgeAttachedInCompactHeight = true
    low.selectedDetentIdentifier = "fraction-0.4"
    var corner = Sheet("corner", detents: [.rows(8), .fitted])
    corner.contentRows = 3
    corner.width = .floating(.lowerRight, columns: 40)
    var stack = Self.stack(Self.look(), low, corner)
    stack.grow("look")
    let sizes = (20...120).reversed().flatMap { columns in
      (5...40).reversed().map { Size(columns: columns, rows: $0) }
    }
    let first = SheetSpace(window: Size(columns: 120, rows: 40))
    stack.resize(to: first)
    let before = (stack.mementos, stack.layout())
    for size in sizes + sizes.reversed() {
      let space = SheetSpace(window: size)
      for event in stack.resize(to: space).events {
        if case .didChange(let change) = event { #expect(change.cause == .resize) }
      }
      let layout = stack.layout()
      #expect(layout.sheets.count == 3)
      for sheet in layout.sheets {
        #expect(space.container.intersection(sheet.area) == sheet.area && !sheet.area.isEmpty)
      }
    }
    #expect(stack.mementos == before.0)
    #expect(stack.layout() == before.1)
  }

  @Test("A window that becomes low tells that the sheet rests elsewhere and is modal")
  func becomingCompact() {
    var stack = Self.stack(Self.look())
    let outcome = stack.resize(to: Self.space(rows: 19))
    let filled = SheetRest(step: DetentStep(identifier: .large, rows: 18), modality: .modal)
    let change = DetentChange(sheet: "look", from: Self.medium, to: filled, cause: .resize)
    #expect(outcome == .done([.willChange(change), .didChange(change)]))
    #expect(stack.grow() == .refused(because: .atLargest, reporting: []))
  }

  @Test("A sheet that fills a low window is modal whatever its boundary: nothing is left behind it")
  func fillingSheetIsModal() {
    var sheet = Self.look()
    sheet.largestUndimmedDetentIdentifier = .large
    var stack = Self.stack(sheet)
    stack.grow()
    #expect(stack.rest(of: "look")?.modality == .undimmed)
    stack.resize(to: Self.space(rows: 19))
    #expect(stack.rest(of: "look")?.modality == .modal)
  }

  @Test("A change of modality alone is told: the focus depends on it")
  func modalityAlone() {
    var stack = Self.stack(Self.look())
    let outcome = stack.update("look") { $0.largestUndimmedDetentIdentifier = nil }
    let after = SheetRest(step: Self.medium.step, modality: .modal)
    let change = DetentChange(
      sheet: "look", from: Self.medium, to: after, cause: .programmatic)
    #expect(outcome == .done([.willChange(change), .didChange(change)]))
  }

  @Test("In a low window an attached sheet keeps one row free, and medium is out of use")
  func attachedInCompactHeight() {
    var sheet = Self.look()
    sheet.prefersEdgeAttachedInCompactHeight = true
    let stack = Self.stack(sheet, rows: 19)
    #expect(
      stack.rest(of: "look")
        == SheetRest(step: DetentStep(identifier: .large, rows: 17), modality: .modal))
  }

  @Test("The boundary of modality holds while its detent is out of use")
  func inactiveBoundary() {
    var sheet = Sheet("s", detents: [.rows(6), .medium, .large])
    sheet.largestUndimmedDetentIdentifier = .medium
    sheet.prefersEdgeAttachedInCompactHeight = true
    var stack = Self.stack(sheet, rows: 16)
    #expect(stack.rest(of: "s")?.modality == .undimmed)
    stack.grow()
    #expect(stack.rest(of: "s")?.modality == .modal)
  }

  @Test("Modality follows the detent (users' rule 5)", arguments: 20...60)
  func modality(rows: Int) {
    let detents: [Detent] = [.rows(4), .medium, .large]
    for boundary in [nil, "rows-4", Detent.Identifier.medium, .large, "unlisted"] {
      var sheet = Sheet("s", detents: detents)
      sheet.largestUndimmedDetentIdentifier = boundary
      var stack = Self.stack(sheet, rows: rows)
      let place = detents.firstIndex { $0.identifier == boundary } ?? -1
      for (index, detent) in detents.enumerated() {
        stack.select(detent.identifier)
        #expect(stack.rest(of: "s")?.modality == (index <= place ? .undimmed : .modal))
      }
    }
  }

  @Test("Scrolling up at the upper end grows the sheet where it is wanted")
  func growingByScrolling() {
    var stack = Self.stack(Self.look())
    guard case .done(let events) = stack.growByScrolling("look"),
      case .willChange(let change) = events.first
    else {
      Issue.record("it didn't grow")
      return
    }
    #expect(change.cause == .scroll)
    #expect(stack.growByScrolling("look") == .refused(because: .atLargest, reporting: []))
    stack.shrink()
    stack.update("look") { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
    #expect(stack.growByScrolling("look") == .refused(because: .scrollsInstead, reporting: []))
    #expect(stack.rest(of: "look") == Self.medium)
  }

  @Test("A sheet of its content's height follows the content")
  func fittedSheet() {
    var sheet = Sheet("s", detents: [.fitted])
    sheet.contentRows = 5
    var stack = Self.stack(sheet)
    #expect(stack.rest(of: "s")?.step.rows == 7)
    stack.update("s") { $0.contentRows = 9 }
    #expect(stack.rest(of: "s")?.step.rows == 11)
    stack.update("s") { $0.contentRows = 900 }
    #expect(stack.rest(of: "s")?.step.rows == 39)
    // Without a wish nothing is left but large, and that is a change of detent.
    #expect(stack.update("s") { $0.contentRows = nil }.events.count == 2)
  }

  @Test("A change of several wishes is told once, from the first state to the last")
  func updating() {
    var stack = Self.stack(Self.look())
    let outcome = stack.update("look") {
      $0.selectedDetentIdentifier = .large
      $0.largestUndimmedDetentIdentifier = .large
    }
    let after = SheetRest(step: Self.large.step, modality: .undimmed)
    let change = DetentChange(
      sheet: "look", from: Self.medium, to: after, cause: .programmatic)
    #expect(outcome == .done([.willChange(change), .didChange(change)]))
  }

  @Test("With several sheets concerned all will change before one has")
  func orderOfChanges() {
    var stack = Self.stack(Self.look("a"), Self.look("b"))
    let order = stack.resize(to: Self.space(rows: 19)).events.map { event in
      switch event {
      case .willChange(let change): "will \(change.sheet)"
      case .didChange(let change): "did \(change.sheet)"
      default: "other"
      }
    }
    #expect(order == ["will a", "will b", "did a", "did b"])
  }

  @Test("Commands on a named sheet leave the front one alone")
  func namedSheet() {
    var stack = Self.stack(Self.look("a"), Self.look("b"))
    stack.grow("a")
    #expect(stack.rest(of: "a") == Self.large)
    #expect(stack.rest(of: "b") == Self.medium)
  }
}
