import Foundation
import Testing

@testable import CoreGraphics
@testable import InterludeStage

@Suite("Contact sheets")
struct ContactSheetTests {
    @Test("have a grid near three to two with few empty places")
    func grids() {
        let grids: [(count: Int, width: Int, height: Int, columns: Int, rows: Int)] = [
            (1, 1080, 1920, 1, 1), (12, 1080, 1920, 6, 2), (12, 1920, 1080, 3, 4), (9, 500, 500, 3, 3),
            (2, 1080, 1920, 2, 1), (2, 1920, 1080, 1, 2), (7, 1080, 1920, 4, 2), (24, 1170, 2532, 8, 3),
        ]
        for grid in grids {
            let layout = SheetLayout(count: grid.count, width: grid.width, height: grid.height)
            #expect(layout.columns == grid.columns && layout.rows == grid.rows, "\(grid)")
        }
    }

    @Test("hold every frame, apart from each other and from the edge")
    func places() {
        for count in 1...40 {
            for (width, height) in [(1080, 1920), (1920, 1080), (7, 3), (1, 30_000), (30_000, 1)] {
                let layout = SheetLayout(count: count, width: width, height: height)
                #expect(layout.columns * layout.rows >= count && layout.columns * (layout.rows - 1) < count)
                #expect(layout.cellWidth <= width && layout.cellHeight <= height)
                #expect(max(layout.width, layout.height) <= 2100)
                let last = layout.place(of: count - 1)
                #expect(last.x + layout.cellWidth + layout.gap <= layout.width)
                #expect(last.y + layout.cellHeight + layout.gap == layout.height)
            }
        }
    }

    @Test("show evenly spaced moments, the first and the last among them, and only those are drawn")
    func moments() throws {
        let workshop = try Workshop()
        var times: [Double] = []
        let film = Film(width: 10, height: 20, duration: 0.6) { time in
            times.append(time)
            return try Frames.flat(0xFF00_0000 | UInt32((time * 100).rounded()), 10, 20)
        }
        let report = try film.write(to: workshop.path("sheet.png"), format: .contactSheet(4))
        let expected: [Double] = [0, 0.6 * 1 / 3, 0.6 * 2 / 3, 0.6]
        #expect(times == expected)
        #expect(report.frameCount == 4)
        let sheet = try PictureFile.read(contentsOf: workshop.path("sheet.png"))
        let layout = SheetLayout(count: 4, width: 10, height: 20)
        #expect(sheet.width == layout.width && sheet.height == layout.height)
        for index in 0..<4 {
            let place = layout.place(of: index)
            #expect(sheet.bitmap[place.x, place.y] == 0xFF00_0000 | UInt32(20 * index))
            #expect(sheet.bitmap[place.x + 9, place.y + 19] == 0xFF00_0000 | UInt32(20 * index))
            #expect(sheet.bitmap[place.x - 1, place.y] == sheet.bitmap[0, 0])
        }
    }

    @Test("of a film of one moment show it once")
    func oneMoment() throws {
        let workshop = try Workshop()
        let film = Film(width: 10, height: 20, duration: 0) { _ in try Frames.flat(0xFF00_00FF, 10, 20) }
        try film.write(to: workshop.path("sheet.png"), format: .contactSheet(12))
        let sheet = try PictureFile.read(contentsOf: workshop.path("sheet.png"))
        #expect(sheet.width == 14 && sheet.height == 24)
    }

    @Test("take as many frames as they have places")
    func count() throws {
        let workshop = try Workshop()
        let path = workshop.path("sheet.png")
        let frame = try Frames.flat(0xFF00_00FF, 10, 20)
        #expect(throws: FilmError.tooManyFrames(file: path, count: 2)) {
            try FilmWriter.write([frame, frame, frame], to: path, format: .contactSheet(2))
        }
        try FilmWriter.write([frame], to: path, format: .contactSheet(5))
        let sheet = try PictureFile.read(contentsOf: path)
        #expect(sheet.width == 14 && sheet.height == 24)
    }
}
