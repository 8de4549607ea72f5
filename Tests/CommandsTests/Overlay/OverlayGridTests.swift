import Commands
import Testing

@Suite("The columns of the overlay (commands C15)")
struct OverlayGridTests {
  /// An overlay whose menus hold so many commands each.
  private func result(_ counts: [Int]) throws -> OverlayResult {
    var commands: [Command] = []
    var frame = Menu(.root)
    for (menu, count) in counts.enumerated() {
      let id = MenuID("menu\(menu)")
      frame.children.append(.menu(Menu(id, "Menu \(menu)")))
      commands += (0..<count).map {
        Command(
          CommandID("c\(menu).\($0)"), "Command \($0)", menu: id,
          keys: [KeySequence("g", letter($0))])
      }
    }
    let registry = try CommandRegistry(commands)
    let router = KeyRouter<Step>(
      registry: registry, bindings: KeyBindings(defaultsOf: registry),
      movements: Dictionary(uniqueKeysWithValues: commands.map { ($0.id, .down) }))
    // Movements share keys here: what counts is that each is found by some key.
    return router.projection(in: KeySituation([]), asking: Cast(), on: .common)
      .overlay(of: MenuBuilder(registry: registry, frame: frame).root).result(for: "!")
  }

  private func letter(_ number: Int) -> Key {
    Key(.character(Unicode.Scalar(UInt8(0x61 + number % 26))))
  }

  @Test(
    "Sections stand whole, in order, so that both columns are as short as can be",
    arguments: [
      ([3, 6, 3, 3, 2], [[0, 1], [2, 3, 4]]), ([1, 1], [[0], [1]]), ([5], [[0], []]),
      ([1, 9], [[0], [1]]), ([9, 1, 1, 1], [[0], [1, 2, 3]]), ([2, 2, 2], [[0], [1, 2]]),
      ([4, 6, 11, 26, 4, 2], [[0, 1, 2], [3, 4, 5]]), ([], [[], []]),
    ])
  func twoColumns(counts: [Int], columns: [[Int]]) throws {
    let result = try result(counts)
    let grid = result.grid(.twoColumns)
    let sections = grid.columns.map { lines in
      lines.compactMap { line -> Int? in
        guard case .section(let title) = line else { return nil }
        return title.flatMap { Int($0.dropFirst("Menu ".count)) }
      }
    }
    #expect(sections == columns)
    #expect(grid.rows == (grid.columns.map(\.count).max() ?? 0))
  }

  @Test("In any layout every command stands once, in order, below its section")
  func complete() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<50 {
      let counts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Int.random(in: 1...9, using: &random)
      }
      let result = try result(counts)
      for layout in [OverlayGrid.Layout.oneColumn, .twoColumns] {
        let grid = result.grid(layout)
        let lines = Array(grid.columns.joined())
        #expect(lines.count == result.hits.count + counts.count)
        var title: String?
        var next = 0
        for line in lines {
          switch line {
          case .section(let own): title = own
          case .hit(let index):
            #expect(index == next)
            #expect(result.hits[index].group == title)
            next += 1
          }
        }
        #expect(next == result.hits.count)
      }
      let split = result.grid(.twoColumns).columns[0].count
      let height = result.hits.count + counts.count
      var best = height
      var sum = 0
      for count in counts {
        sum += count + 1
        best = min(best, max(sum, height - sum))
      }
      #expect(max(split, height - split) == best)
    }
  }

  @Test("Places in the grid are asked for by row and column, also those that aren't there")
  func places() throws {
    let grid = try result([1, 2]).grid(.twoColumns)
    #expect(grid[row: 0, column: 0] == .section("Menu 0"))
    #expect(grid[row: 1, column: 0] == .hit(0))
    #expect(grid[row: 2, column: 0] == nil)
    #expect(grid[row: 2, column: 1] == .hit(2))
    #expect(grid[row: -1, column: 0] == nil)
    #expect(grid[row: 0, column: 2] == nil)
    #expect(grid.rows == 3)
  }
}
