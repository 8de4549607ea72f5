struct MarkdownCost { init(of: [UInt8], from: Int) {}; var isBearable: Bool { true } }
