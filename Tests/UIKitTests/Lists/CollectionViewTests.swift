import InterludeStage
import Testing

@testable import UIKit

/// Collections: flow layouts, layouts of one's own, and changes.
@MainActor
struct CollectionViewTests {
    final class Cell: UICollectionViewCell {
        static var made = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.made += 1
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Header: UICollectionReusableView {}

    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections: [[String]]
        var size: ((IndexPath) -> CGSize)?
        var events: [String] = []
        init(_ sections: [[String]]) { self.sections = sections }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            events.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            events.append("deselect \(indexPath.item)")
        }
    }

    /// Items on a circle.
    final class Circle: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 600) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let angle = Double(indexPath.item)
            attributes.size = CGSize(width: 40, height: 40)
            attributes.center = CGPoint(x: 150 + 100 * cos(angle), y: 300 + 100 * sin(angle))
            attributes.transform = CGAffineTransform(rotationAngle: angle)
            attributes.zIndex = indexPath.item
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
        }
    }

    struct Scene {
        let stage: Stage
        let window: UIWindow
        let view: UICollectionView
        let source: Source
        let flow: UICollectionViewFlowLayout

        @MainActor init(
            _ sections: [[String]], _ setUp: (UICollectionViewFlowLayout, Source) -> Void = { _, _ in }
        ) throws {
            stage = try Stage(size: CGSize(width: 300, height: 600), scale: 2)
            window = UIWindow(frame: UIScreen.main.bounds)
            source = Source(sections)
            flow = UICollectionViewFlowLayout()
            setUp(flow, source)
            view = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            view.dataSource = source
            view.delegate = source
            window.addSubview(view)
            window.makeKeyAndVisible()
            stage.advance(by: 0)
        }

        @MainActor var places: [String: CGRect] {
            var places: [String: CGRect] = [:]
            for cell in view.visibleCells { places[cell.accessibilityLabel ?? ""] = cell.frame }
            return places
        }
    }

    static func names(_ count: Int, _ prefix: String = "item") -> [String] { (0..<count).map { "\(prefix) \($0)" } }

    @Test func equalItemsFillLinesAndTheLastLineStandsAsTheOthers() throws {
        let scene = try Scene([Self.names(7)]) { flow, _ in
            flow.itemSize = CGSize(width: 80, height: 50)
            flow.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 10)
        }
        // Three of 80 in 280 points: 20 between them.
        #expect(scene.places["item 0"] == CGRect(x: 10, y: 20, width: 80, height: 50))
        #expect(scene.places["item 2"] == CGRect(x: 210, y: 20, width: 80, height: 50))
        #expect(scene.places["item 4"] == CGRect(x: 110, y: 80, width: 80, height: 50))
        #expect(scene.places["item 6"] == CGRect(x: 10, y: 140, width: 80, height: 50))
        #expect(scene.view.contentSize == CGSize(width: 300, height: 195))
    }

    @Test func sidewaysItemsFillColumns() throws {
        let scene = try Scene([Self.names(100)]) { flow, _ in
            flow.scrollDirection = .horizontal
            flow.itemSize = CGSize(width: 80, height: 140)
        }
        #expect(scene.view.contentSize == CGSize(width: 25 * 80 + 24 * 10, height: 600))
        scene.view.contentOffset.x = 500
        scene.stage.advance(by: 0)
        #expect(scene.places["item 0"] == nil && scene.view.visibleCells.count <= 20)
    }

    /// Whatever the sizes, items stand in order, do not overlap, and stay within the section's insets.
    @Test(arguments: 0..<15) func itemsDoNotOverlap(seed: UInt64) throws {
        var numbers = SplitMix(seed: seed)
        let sizes = (0..<200).map { _ in
            CGSize(
                width: Double.random(in: 20...140, using: &numbers), height: Double.random(in: 10...60, using: &numbers)
            )
        }
        let scene = try Scene([Self.names(100), Self.names(100)]) { flow, source in
            source.size = { sizes[$0.section * 100 + $0.item] }
            flow.sectionInset = UIEdgeInsets(top: 3, left: 11, bottom: 7, right: 5)
            flow.minimumInteritemSpacing = 4
            flow.minimumLineSpacing = 6
            flow.headerReferenceSize = CGSize(width: 0, height: 30)
        }
        let all = scene.flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 100_000)) ?? []
        #expect(all.count == 202)
        let frames = all.filter { $0.representedElementCategory == .cell }.map(\.frame)
        for (index, frame) in frames.enumerated() {
            #expect(frame.minX >= 11 - 0.25 && frame.maxX <= 295 + 0.25, "seed \(seed)")
            for other in frames[(index + 1)...].prefix(12) {
                #expect(!frame.insetBy(dx: 0.3, dy: 0.3).intersects(other.insetBy(dx: 0.3, dy: 0.3)), "seed \(seed)")
            }
        }
        // A part is what the whole has there.
        for _ in 0..<20 {
            let y = Double.random(in: 0...Double(scene.view.contentSize.height), using: &numbers)
            let rect = CGRect(x: 0, y: y, width: 300, height: 200)
            let part = scene.flow.layoutAttributesForElements(in: rect) ?? []
            let expected = all.filter { $0.frame.intersects(rect) }
            #expect(Set(part.map(\.key)) == Set(expected.map(\.key)))
        }
    }

    @Test func headersStayInViewWhereTheyAreToldTo() throws {
        let scene = try Scene([Self.names(100), Self.names(100)]) { flow, _ in
            flow.itemSize = CGSize(width: 300, height: 50)
            flow.minimumLineSpacing = 0
            flow.headerReferenceSize = CGSize(width: 0, height: 40)
            flow.sectionHeadersPinToVisibleBounds = true
        }
        scene.view.contentOffset.y = 777
        scene.stage.advance(by: 0)
        let header = scene.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header is Header && header?.frame.minY == 777)
    }

    @Test func tenThousandItemsNeedFewCells() throws {
        let made = Cell.made
        let scene = try Scene([Self.names(10_000)]) { flow, _ in flow.itemSize = CGSize(width: 90, height: 90) }
        for offset in stride(from: 0, through: 300_000, by: 411) {
            scene.view.contentOffset.y = CGFloat(offset)
            scene.stage.advance(by: 0)
        }
        #expect(scene.view.visibleCells.count <= 24)
        #expect(Cell.made - made <= 36)
    }

    @Test func aLayoutOfOnesOwnPlacesTheItems() throws {
        let scene = try Scene([Self.names(6)])
        scene.view.collectionViewLayout = Circle()
        scene.stage.advance(by: 0)
        let cell = scene.view.cellForItem(at: IndexPath(item: 2, section: 0))
        #expect(abs((cell?.center.x ?? 0) - (150 + 100 * cos(2))) < 1e-9)
        #expect(cell?.layer.zPosition == 2)
        #expect(cell?.bounds.size == CGSize(width: 40, height: 40))
    }

    @Test func anotherLayoutIsReachedInAnAnimation() throws {
        let scene = try Scene([Self.names(6)])
        let cell = scene.view.cellForItem(at: IndexPath(item: 2, section: 0))
        let start = cell?.center
        var isFinished = false
        scene.view.setCollectionViewLayout(Circle(), animated: true) { isFinished = $0 }
        scene.stage.advance(by: 0)
        #expect(cell?.layer.presentation()?.position == start)
        scene.stage.advance(by: 0.15)
        #expect(!isFinished && cell?.layer.presentation()?.position != start)
        scene.stage.advance(by: 1)
        #expect(isFinished)
        #expect(scene.view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
        #expect(abs((cell?.layer.presentation()?.position.x ?? 0) - (150 + 100 * cos(2))) < 1e-6)
    }

    /// After random changes with animations the collection shows what a fresh one shows.
    @Test(arguments: 0..<15) func afterChangesACollectionLooksLikeAFreshOne(seed: UInt64) throws {
        var numbers = SplitMix(seed: seed)
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }
        let scene = try Scene([Self.names(number(1..<40), "a"), Self.names(number(1..<40), "b")])
        for step in 0..<6 {
            let section = number(0..<2)
            scene.view.performBatchUpdates {
                let count = scene.source.sections[section].count
                let gone = Set((0..<number(0..<4)).map { _ in number(0..<max(1, count)) }).filter { $0 < count }
                    .sorted()
                for row in gone.reversed() { scene.source.sections[section].remove(at: row) }
                scene.view.deleteItems(at: gone.map { IndexPath(item: $0, section: section) })
                let place = number(0..<scene.source.sections[section].count + 1)
                scene.source.sections[section].insert("new \(step)", at: place)
                scene.view.insertItems(at: [IndexPath(item: place, section: section)])
            }
            scene.stage.advance(by: step.isMultiple(of: 2) ? 0.1 : 1)
        }
        scene.stage.advance(by: 2)
        let fresh = try Scene(scene.source.sections)
        #expect(scene.places == fresh.places, "seed \(seed)")
        #expect(scene.view.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
        #expect(scene.view.subviews.filter { $0 is Cell && !$0.isHidden }.count == fresh.view.visibleCells.count)
    }

    /// A layout whose content comes to rest at whole items.
    final class Snapping: UICollectionViewFlowLayout {
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
    }

    @Test func theLayoutSaysWhereTheContentComesToRest() throws {
        let scene = try Scene([Self.names(200)])
        let layout = Snapping()
        layout.itemSize = CGSize(width: 300, height: 90)
        scene.view.collectionViewLayout = layout
        scene.stage.advance(by: 0)
        for _ in 0..<5 {
            scene.view.beginDrag()
            scene.view.drag(by: CGPoint(x: 0, y: -33))
            scene.view.endDrag(velocity: CGPoint(x: 0, y: -777))
            scene.stage.advance(by: 6)
            #expect(scene.view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
        }
        #expect(scene.view.contentOffset.y > 1500)
    }

    @Test func itemsAreSelectedByTaps() throws {
        let scene = try Scene([Self.names(20)])
        for x: CGFloat in [20, 100] {
            scene.stage.touchDown(at: CGPoint(x: x, y: 20))
            scene.stage.touchUp()
        }
        #expect(scene.source.events == ["select 0", "deselect 0", "select 1"])
        #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(scene.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    }

    @Test func itemsAreScrolledToWhereTheyAreWanted() throws {
        let scene = try Scene([Self.names(1000)]) { flow, _ in
            flow.itemSize = CGSize(width: 300, height: 50)
            flow.minimumLineSpacing = 0
        }
        let path = IndexPath(item: 100, section: 0)
        scene.view.scrollToItem(at: path, at: .top, animated: false)
        #expect(scene.view.contentOffset.y == 5000)
        scene.view.scrollToItem(at: path, at: .centeredVertically, animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.view.contentOffset.y == 4725)
    }
}
