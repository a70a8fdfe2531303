/// A word that has to come first in objects that are attributes of text.
///
/// Foundation compares attributes with Core Foundation's `CFEqual`, which on Linux takes ten bits of the word after an
/// object's header for the number of one of its own types. Where they are 0 it stops the program; where they are a number
/// that is no type's it asks the object's `isEqual`.
struct FoundationTag: Sendable {
    private let word: UInt = 0x3FF00
}
