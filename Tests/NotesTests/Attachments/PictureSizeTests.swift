import NotesTestSupport
import Testing

@testable import Notes

@Suite("The size of pictures")
struct PictureSizeTests {
  @Test(
    "The size is read out of the head, whatever the file is called",
    arguments: [
      (PictureFiles.png(640, 400), 640, 400), (PictureFiles.gif(12, 65_535), 12, 65_535),
      (PictureFiles.jpeg(4_000, 3_000), 4_000, 3_000),
      (PictureFiles.jpeg(31, 17, after: 150_000), 31, 17),
      (PictureFiles.webP("VP8 ", 550, 368), 550, 368),
      (PictureFiles.webP("VP8L", 386, 395), 386, 395),
      (PictureFiles.webP("VP8X", 16_384, 3), 16_384, 3),
    ])
  func heads(_ bytes: [UInt8], _ width: Int, _ height: Int) {
    #expect(PictureSize(head: bytes) == PictureSize(width: width, height: height))
    #expect(PictureSize(head: bytes) != nil)
  }

  @Test("What isn't a picture has no size, nor has one that is cut off or says that it is nothing")
  func others() {
    for bytes in [[], Array("# Note".utf8), PictureFiles.png(0, 5), [0xFF, 0xD8, 0xFF, 0xD9]] {
      #expect(PictureSize(head: bytes) == nil)
    }
    for whole in [PictureFiles.png(6, 4), PictureFiles.jpeg(6, 4), PictureFiles.webP("VP8L", 6, 4)]
    {
      for count in 0..<whole.count - 5 {
        let size = PictureSize(head: Array(whole.prefix(count)))
        #expect(size == nil, "\(count) bytes of \(whole.count)")
      }
    }
  }

  @Test("Random heads are read without harm")
  func random() {
    var random = SplitMix64(seed: 7)
    let opening: [[UInt8]] = [
      PictureFiles.png(6, 4), PictureFiles.gif(6, 4), PictureFiles.jpeg(6, 4),
      PictureFiles.webP("VP8X", 6, 4),
    ]
    for _ in 0..<500 {
      var bytes = opening[random.next(upTo: opening.count)]
      for _ in 0..<4 { bytes[random.next(upTo: bytes.count)] = UInt8(random.next(upTo: 256)) }
      if let size = PictureSize(head: bytes) { #expect(size.width > 0 && size.height > 0) }
    }
  }

  @Test(
    "A paragraph that is nothing but a picture is a picture; pictures among words are links",
    arguments: [
      ("![alt](a.png)", "a.png", nil), ("![](a%20b.jpg)", "a%20b.jpg", nil),
      ("  ![[sub/a.PNG|300]]  ", "sub/a.PNG", 300), ("![alt|40x20](a.gif)", "a.gif", 40),
      ("![300](a.gif)", "a.gif", 300), ("> ![alt](a.png)", "a.png", nil),
      ("![alt](https://a.b/c.png)", "https://a.b/c.png", nil),
      ("![alt](a.png) and words", nil, nil), ("![one](a.png) ![two](b.png)", nil, nil),
      ("![[Note]]", nil, nil), ("[[a.png]]", nil, nil), ("[![alt](a.png)](b.md)", nil, nil),
      ("- ![alt](a.png)", nil, nil), ("# ![alt](a.png)", nil, nil),
    ] as [(String, String?, Int?)])
  func blocks(_ text: String, _ destination: String?, _ width: Int?) throws {
    let block = try #require(Document(parsing: Array(text.utf8)).blocks.first)
    #expect(block.picture?.destination == destination)
    #expect(block.picture?.width == width)
  }

  @Test("The width behind the description isn't a part of it")
  func description() {
    #expect(Document(parsing: Array("![alt|300](a.png)".utf8)).blocks[0].text == "alt")
    #expect(Document(parsing: Array("![a|b](a.png)".utf8)).blocks[0].text == "a|b")
    #expect(Document(parsing: Array("![[a.png|300x200]]".utf8)).blocks[0].text == "a.png")
  }
}
