import InterludeStage
import Testing

@testable import UIKit

/// Layout that asks for itself again, and layouts that give no numbers.
@MainActor struct EndlessLayoutTests {
    final class Restless: UIView {
        var count = 0
        override func layoutSubviews() {
            count += 1
            setNeedsLayout()
            superview?.setNeedsLayout()
        }
    }

    final class Unplaced: UICollectionViewLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<2).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: item == 0 ? CGFloat.nan : 0, y: 0, width: 10, height: 10)
                return attributes
            }
        }
    }

    final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test func aViewThatAsksForItsOwnAndItsSuperviewsLayoutDoesNotHoldTheFrameUp() throws {
        let stage = try Stage(size: CGSize(width: 100, height: 100))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        window.addSubview(view)
        stage.advance(by: 0)
        let count = view.count
        #expect(count > 0 && count < 1000)
        stage.advance(by: 0)
        #expect(view.count > count)
    }

    @Test func itemsWithoutAFiniteFrameAreLeftOut() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Unplaced())
        let items = Items()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        collection.layoutIfNeeded()
        #expect(collection.collection.order.map(\.path) == [IndexPath(item: 1, section: 0)])
        #expect(collection.indexPathForItem(at: CGPoint(x: 5, y: 5)) == IndexPath(item: 1, section: 0))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5]) func aFlowOfImpossibleLengthsIsEmptyButStands(
        length: CGFloat
    ) {
        for number in 0..<4 {
            let layout = UICollectionViewFlowLayout()
            if number == 0 { layout.itemSize = CGSize(width: length, height: length) }
            if number == 1 { layout.minimumLineSpacing = length }
            if number == 2 { layout.minimumInteritemSpacing = length }
            if number == 3 { layout.sectionInset = UIEdgeInsets(top: length, left: length, bottom: 0, right: 0) }
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
            let items = Items()
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = items
            collection.layoutIfNeeded()
            #expect(collection.contentSize.height.isFinite && collection.contentSize.width.isFinite)
        }
    }
}
