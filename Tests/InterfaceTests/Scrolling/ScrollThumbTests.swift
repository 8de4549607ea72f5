import Interface
import Testing

@Suite("Scroll thumbs")
struct ScrollThumbTests {
  @Test("Where everything is visible there is no thumb")
  func none() {
    #expect(ScrollThumb(offset: 0, content: 10, viewport: 10, track: 10) == nil)
    #expect(ScrollThumb(offset: 0, content: 0, viewport: 10, track: 10) == nil)
    #expect(ScrollThumb(offset: 0, content: 50, viewport: 10, track: 0) == nil)
    #expect(ScrollThumb(offset: 0, content: 50, viewport: -1, track: 5) == nil)
  }

  @Test("The thumb is as long as the visible share, one cell at least")
  func length() {
    #expect(ScrollThumb(offset: 0, content: 40, viewport: 20, track: 20)?.cells == 0..<10)
    #expect(ScrollThumb(offset: 20, content: 40, viewport: 20, track: 20)?.cells == 10..<20)
    #expect(ScrollThumb(offset: 0, content: 1_000_000, viewport: 20, track: 20)?.cells == 0..<1)
  }

  @Test("It touches an end exactly when the content is at that end, stays inside, never goes back")
  func ends() {
    for track in 1...12 {
      for viewport in 1...12 {
        for content in viewport + 1...40 {
          var last = 0
          for offset in 0...content - viewport {
            guard
              let thumb = ScrollThumb(
                offset: offset, content: content, viewport: viewport, track: track)
            else {
              Issue.record("no thumb")
              return
            }
            #expect(thumb.length >= 1 && thumb.start >= last && thumb.cells.upperBound <= track)
            last = thumb.start
            let room = track - thumb.length
            guard room > 1 else { continue }
            #expect((thumb.start == 0) == (offset == 0))
            #expect((thumb.start == room) == (offset == content - viewport))
          }
        }
      }
    }
  }

  @Test("Numbers at the ends of Int give an answer")
  func extremes() {
    let thumb = ScrollThumb(offset: .max, content: .max, viewport: 1, track: 10)
    #expect(thumb?.cells == 9..<10)
    #expect(ScrollThumb(offset: .min, content: .max, viewport: 1, track: 10)?.start == 0)
  }
}
