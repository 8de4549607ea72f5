import Testing

@Suite("The gallery is a small program")
struct LengthTests {
  @Test("The tutorial's program has fewer than 200 lines in all, and so has the room of sheets")
  func lines() throws {
    let sheets = "Sources/halo-gallery/SheetGallery.swift"
    #expect(try Repository.lines(of: sheets).count <= 200)
    let files = try Repository.files(in: "Sources/halo-gallery", endingIn: ".swift")
      .filter { $0 != sheets }
    // The last line ends with a line end, behind which nothing stands.
    let count = try files.reduce(0) { try $0 + Repository.lines(of: $1).count - 1 }
    #expect(files.count == 4)
    #expect(count < 200)
  }
}
