import CoreGraphics
import Testing

/// Draws the README's picture of the gallery: GALLERY=page swift test --filter GalleryPicture.
@MainActor
@Suite struct GalleryPicture {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["GALLERY"] != nil))
    func draw() throws {
        let page = try #require(ProcessInfo.processInfo.environment["GALLERY"])
        let browser = try Browser(width: 1440, height: 1200)
        defer { browser.quit() }
        try browser.resize(width: 1440, height: 1200, scale: 1.25)
        try browser.setMedia([("prefers-color-scheme", "light")])
        try browser.open("file://" + URL(fileURLWithPath: page).standardized.path)
        let isDrawn = "canvas.dataset.frame !== undefined || canvas.getBoundingClientRect().top > innerHeight"
        try browser.wait(until: "[...document.querySelectorAll('.phone')].every(canvas => \(isDrawn))")
        let picture = try PictureFile.decode(browser.screenshot())
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let file = root.appendingPathComponent("docs/images/gallery.webp").standardized.path
        try PictureFile.write(picture, to: file, as: .webP(quality: 0.82))
    }
}
