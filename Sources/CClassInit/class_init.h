#ifndef CLASS_INIT_H
#define CLASS_INIT_H

// Swift makes objects of a class that is known only at run time through `required` initialisers alone, and iOS code does
// not declare those of `UIView`, `CALayer` and cells so. Each class has its own version of such an initialiser in its
// method table all the same; these functions find it there, the way that Swift's runtime itself finds the methods of
// classes of other libraries, and call it. A symbol that is not there any more is an error of the linker.

#include <stdint.h>

/// The version of a method that a class has: its own or the one that it inherits.
void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

#define SWIFT_SELF __attribute__((swift_context)) const void *
#define SWIFT_CALL __attribute__((swiftcall))

extern const char NSObject_class __asm__("$s10Foundation8NSObjectCMn");
extern const char NSObject_init __asm__("$s10Foundation8NSObjectCACycfCTq");

/// Calls `init()` of a class that inherits from `NSObject`; the object is the caller's to release.
static inline void *class_init(const void *metadata) {
    typedef SWIFT_CALL void *(*Initialiser)(SWIFT_SELF);
    return ((Initialiser)swift_lookUpClassMethod(metadata, &NSObject_init, &NSObject_class))(metadata);
}

extern const char CALayer_class __asm__("$s10QuartzCore7CALayerCMn");
extern const char CALayer_init __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfCTq");

/// Calls `init(layer:)` of a class of layers with a value of the type `Any`, which it consumes; the object is the caller's
/// to release.
static inline void *layer_init(const void *metadata, const void *any) {
    typedef SWIFT_CALL void *(*Initialiser)(const void *, SWIFT_SELF);
    return ((Initialiser)swift_lookUpClassMethod(metadata, &CALayer_init, &CALayer_class))(any, metadata);
}

extern const char UIView_class __asm__("$s5UIKit6UIViewCMn");
extern const char UIView_init __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char UIView_draw __asm__("$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");

/// Calls `init(frame:)` of a class of views; the object is the caller's to release.
static inline void *view_init(const void *metadata, double x, double y, double width, double height) {
    typedef SWIFT_CALL void *(*Initialiser)(double, double, double, double, SWIFT_SELF);
    return ((Initialiser)swift_lookUpClassMethod(metadata, &UIView_init, &UIView_class))(x, y, width, height, metadata);
}

/// The `draw(_:)` of a class of views, to be compared with another one's.
static inline const void *view_draw(const void *metadata) {
    return swift_lookUpClassMethod(metadata, &UIView_draw, &UIView_class);
}

extern const char UITableViewCell_class __asm__("$s5UIKit15UITableViewCellCMn");
extern const char UITableViewCell_init __asm__("$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");

/// Calls `init(style:reuseIdentifier:)` of a class of cells with the two words of a string, which it consumes; the object
/// is the caller's to release.
static inline void *cell_init(const void *metadata, uint8_t style, uint64_t first, uint64_t second) {
    typedef SWIFT_CALL void *(*Initialiser)(uint8_t, uint64_t, uint64_t, SWIFT_SELF);
    return ((Initialiser)swift_lookUpClassMethod(metadata, &UITableViewCell_init, &UITableViewCell_class))(
        style, first, second, metadata);
}

extern const char UITableViewController_class __asm__("$s5UIKit21UITableViewControllerCMn");
extern const char UITableViewController_commit __asm__(
    "$s5UIKit21UITableViewControllerC05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9"
    "IndexPathVtFTq");

/// The `tableView(_:commit:forRowAt:)` of a class of table controllers, to be compared with another one's.
static inline const void *table_commit(const void *metadata) {
    return swift_lookUpClassMethod(metadata, &UITableViewController_commit, &UITableViewController_class);
}

extern const char UITableViewHeader_class __asm__("$s5UIKit023UITableViewHeaderFooterC0CMn");
extern const char UITableViewHeader_init __asm__("$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");

/// Calls `init(reuseIdentifier:)` of a class of headers and footers of tables, likewise.
static inline void *header_init(const void *metadata, uint64_t first, uint64_t second) {
    typedef SWIFT_CALL void *(*Initialiser)(uint64_t, uint64_t, SWIFT_SELF);
    return ((Initialiser)swift_lookUpClassMethod(metadata, &UITableViewHeader_init, &UITableViewHeader_class))(
        first, second, metadata);
}

extern const char UIStoryboardSegue_class __asm__("$s5UIKit17UIStoryboardSegueCMn");
extern const char UIStoryboardSegue_init __asm__("$s5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");

/// Calls `init(identifier:source:destination:)` of a class of segues with the two words of a string and two controllers,
/// which it consumes; the object is the caller's to release.
static inline void *segue_init(
    const void *metadata, uint64_t first, uint64_t second, const void *source, const void *destination) {
    typedef SWIFT_CALL void *(*Initialiser)(uint64_t, uint64_t, const void *, const void *, SWIFT_SELF);
    return ((Initialiser)swift_lookUpClassMethod(metadata, &UIStoryboardSegue_init, &UIStoryboardSegue_class))(
        first, second, source, destination, metadata);
}

#endif
