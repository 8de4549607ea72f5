import Commands
import Testing

@Suite("When a menu is built and validated again (commands C12)")
struct MenuSystemTests {
  @Test("Nothing can be shown before it is built once")
  func first() {
    var menus = MenuSystem()
    #expect(menus.due == .rebuild)
    let world = World()
    #expect(menus.update(registry: world.router.registry, asking: world.cast) == .rebuild)
    #expect(menus.root == world.menu)
    #expect(menus.update(registry: world.router.registry, asking: world.cast) == .nothing)
  }

  @Test(
    "Asking for the same work again is asking once, and building includes validating",
    arguments: [
      ("", .nothing), ("v", .revalidate), ("vv", .revalidate), ("b", .rebuild), ("bb", .rebuild),
      ("vb", .rebuild), ("bv", .rebuild), ("vbv", .rebuild),
    ] as [(String, MenuWork)])
  func coalescing(asked: String, work: MenuWork) {
    let world = World()
    var menus = MenuSystem()
    _ = menus.update(registry: world.router.registry, asking: world.cast)
    for letter in asked {
      if letter == "v" { menus.setNeedsRevalidate() } else { menus.setNeedsRebuild() }
    }
    #expect(menus.due == work)
    #expect(menus.update(registry: world.router.registry, asking: world.cast) == work)
    #expect(menus.due == .nothing)
  }

  @Test("The program's edits are done at each build on the frame, not on what it left before")
  func rebuilding() {
    var world = World()
    world.cast.edits = { builder in
      builder.insertSibling(.menu(Menu("tags", "Tags")), after: .menu(.edit))
      builder.remove(.menu("nowhere"))
    }
    var menus = MenuSystem()
    for _ in 0..<3 {
      menus.setNeedsRebuild()
      _ = menus.update(registry: world.router.registry, asking: world.cast)
      #expect(
        menus.diagnostics == [MenuDiagnostic(.remove, at: .menu("nowhere"), .missing(nearest: nil))]
      )
    }
    #expect(menus.root.children.count == world.menu.children.count + 1)
    world.cast.edits = { _ in }
    menus.setNeedsRevalidate()
    _ = menus.update(registry: world.router.registry, asking: world.cast)
    #expect(menus.root != world.menu)
    menus.setNeedsRebuild()
    _ = menus.update(registry: world.router.registry, asking: world.cast)
    #expect(menus.root == world.menu)
    #expect(menus.diagnostics == [])
  }

  @Test("A source that says no more than it must changes nothing and supplies nothing")
  func minimal() {
    let source = Minimal()
    var builder = MenuBuilder(.standard)
    source.buildMenu(with: &builder)
    #expect(builder.root == .standard)
    #expect(source.elements(ofDeferred: "recent") == [])
    #expect(source.textEditing(of: "editor") == nil)
  }
}
