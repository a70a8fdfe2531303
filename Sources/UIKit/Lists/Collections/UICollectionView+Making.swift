import CClassInit

extension UICollectionViewLayoutAttributes {
    /// Makes attributes of a class that need not be known here.
    static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        guard type != UICollectionViewLayoutAttributes.self else { return UICollectionViewLayoutAttributes() }
        // Sound: the class inherits from NSObject, so that it has `init()`; what that returns has one reference.
        let object = class_init(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        return object.map { Unmanaged<UICollectionViewLayoutAttributes>.fromOpaque($0).takeRetainedValue() }
            ?? UICollectionViewLayoutAttributes()
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Makes a context of a class that need not be known here.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        guard type is UICollectionViewLayoutInvalidationContext.Type else {
            return UICollectionViewLayoutInvalidationContext()
        }
        // Sound: as above.
        let object = class_init(unsafeBitCast(type, to: UnsafeRawPointer.self))
        return object.map { Unmanaged<UICollectionViewLayoutInvalidationContext>.fromOpaque($0).takeRetainedValue() }
            ?? UICollectionViewLayoutInvalidationContext()
    }
}
