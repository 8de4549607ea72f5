import Testing

@Suite("The gallery is a small program")
struct LengthTests {
  @Test("It has fewer than 200 lines in all")
  func lines() throws {
    let files = try Repository.files(in: "Sources/halo-gallery", endingIn: ".swift")
    // The last line ends with a line end, behind which nothing stands.
    let count = try files.reduce(0) { try $0 + Repository.lines(of: $1).count - 1 }
    #expect(files.count == 4)
    #expect(count < 200)
  }
}
