/// An error number of the system.
package struct Errno: Error {
    package let number: Int32
}
