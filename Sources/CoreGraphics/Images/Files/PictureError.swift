/// Why a picture could not be read or written. The description is one line that names the file and the reason.
public enum PictureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing(file: String)
    /// The name is a folder's.
    case isFolder(file: String)
    /// The system does not allow it.
    case noPermission(file: String)
    /// The file has 0 bytes.
    case empty(file: String)
    /// The content is no picture of any known kind.
    case notAPicture(file: String)
    /// The content is a picture, but of a kind that is not read; `kind` says which.
    case unsupported(file: String, kind: String)
    /// The file ends before the picture does.
    case truncated(file: String)
    /// The content breaks the rules of its format; `reason` says where.
    case damaged(file: String, reason: String)
    /// The picture declares more pixels than are read, a side or in all.
    case tooLarge(file: String, width: Int, height: Int)
    /// The picture declares more pixels than so few bytes can sensibly hold.
    case implausible(file: String, width: Int, height: Int, byteCount: Int)
    /// The file is longer than any picture that is read.
    case tooLong(file: String)
    /// There is not memory enough for the pixels.
    case outOfMemory(file: String)
    /// The file name's ending is none of a format that can be written.
    case unknownEnding(file: String)
    /// The format has a largest side, in pixels, that the picture exceeds.
    case tooLargeForFormat(file: String, format: String, maximumSide: Int)
    /// The encoder failed; `reason` says why.
    case notEncoded(file: String, reason: String)
    /// There is no folder to put the file in.
    case noFolder(file: String)
    /// The disk is full, or a quota is used up.
    case diskFull(file: String)
    /// The system reported another error; `reason` is its own text.
    case system(file: String, reason: String)

    /// The file's name and the reason, in one line.
    public var description: String {
        switch self {
        case .missing(let file): "\(file): no such file"
        case .isFolder(let file): "\(file): is a folder, not a picture file"
        case .noPermission(let file): "\(file): permission denied"
        case .empty(let file): "\(file): is empty (0 bytes)"
        case .notAPicture(let file): "\(file): is not a PNG, JPEG or WebP picture"
        case .unsupported(let file, let kind): "\(file): \(kind) is not supported; PNG, JPEG and WebP are"
        case .truncated(let file): "\(file): is truncated, the file ends before the picture does"
        case .damaged(let file, let reason): "\(file): is damaged: \(reason)"
        case .tooLarge(let file, let width, let height):
            "\(file): declares \(width)×\(height) pixels; at most \(Bitmap.maximumSide) a side and "
                + "\(PictureFile.maximumPixelCount) in all are read"
        case .implausible(let file, let width, let height, let byteCount):
            "\(file): declares \(width)×\(height) pixels in only \(byteCount) bytes"
        case .tooLong(let file): "\(file): is longer than \(PictureFile.maximumByteCount) bytes"
        case .outOfMemory(let file): "\(file): there is not memory enough for its pixels"
        case .unknownEnding(let file):
            "\(file): unknown ending; pictures are written as .png, .jpg, .jpeg or .webp"
        case .tooLargeForFormat(let file, let format, let side):
            "\(file): \(format) holds at most \(side) pixels a side"
        case .notEncoded(let file, let reason): "\(file): cannot be encoded: \(reason)"
        case .noFolder(let file): "\(file): there is no such folder to write to"
        case .diskFull(let file): "\(file): the disk is full"
        case .system(let file, let reason): "\(file): \(reason)"
        }
    }
}

extension PictureError {
    /// The case for an error number of the system, met while reading.
    package init(reading file: String, errorNumber: Int32) {
        switch errorNumber {
        case ENOENT, ENOTDIR: self = .missing(file: file)
        case EISDIR: self = .isFolder(file: file)
        case EACCES, EPERM: self = .noPermission(file: file)
        case ENOMEM: self = .outOfMemory(file: file)
        default: self = .system(file: file, reason: String(cString: strerror(errorNumber)))
        }
    }

    /// The case for an error number of the system, met while writing.
    package init(writing file: String, errorNumber: Int32) {
        switch errorNumber {
        case ENOENT, ENOTDIR: self = .noFolder(file: file)
        case EISDIR: self = .isFolder(file: file)
        case EACCES, EPERM, EROFS: self = .noPermission(file: file)
        case ENOSPC, EDQUOT: self = .diskFull(file: file)
        default: self = .system(file: file, reason: String(cString: strerror(errorNumber)))
        }
    }
}
