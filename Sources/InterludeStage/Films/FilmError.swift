/// Why a film could not be made. The description is one line that names the file and the reason.
public enum FilmError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file name's ending is none of a film's.
    case unknownEnding(file: String)
    /// The name is a folder's, and the format wants a file.
    case isFolder(file: String)
    /// The folder that frames should go to holds something already, or is a file.
    case inUse(file: String)
    /// The name is a device's or a pipe's, and the format must be able to go back in its file.
    case notAFile(file: String, format: FilmFormat)
    /// There is no folder to put the film in.
    case noFolder(file: String)
    /// The system does not allow it.
    case noPermission(file: String)
    /// The disk is full, or a quota is used up.
    case diskFull(file: String)
    /// Whoever read the film has gone.
    case brokenPipe(file: String)
    /// The system reported another error; `reason` is its own text.
    case system(file: String, reason: String)
    /// There is not memory enough.
    case outOfMemory(file: String)
    /// A film cannot have this size: a side is below one pixel or longer than the format allows, or both together are more
    /// than it takes.
    case invalidSize(file: String, width: Int, height: Int, format: FilmFormat)
    /// A film cannot have this rate: it must lie between 0.01 and 1,000 frames a second.
    case invalidRate(file: String, framesPerSecond: Double)
    /// A film cannot last so long: its length must be finite, not negative, and ten million frames at the most.
    case invalidDuration(file: String, duration: CFTimeInterval)
    /// A frame is not of the film's size.
    case wrongFrameSize(file: String, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
    /// The film ended before it began.
    case noFrames(file: String)
    /// A contact sheet cannot show so many frames of such a size; `possible` could be drawn.
    case sheetTooLarge(file: String, count: Int, width: Int, height: Int, possible: Int)
    /// A contact sheet got more frames than it has places.
    case tooManyFrames(file: String, count: Int)
    /// The file has become longer than its format can say.
    case tooLong(file: String, format: FilmFormat)
    /// The program that encodes is not there.
    case encoderMissing(file: String, program: String)
    /// The encoder failed; `reason` is its own text.
    case encoderFailed(file: String, reason: String)
    /// The film was cancelled, or finished already.
    case closed(file: String)

    /// The file's name and the reason, in one line.
    public var description: String {
        switch self {
        case .unknownEnding(let file):
            "\(file): unknown ending; films are written as .mp4, .webm, .gif, .webp, .apng or .png, frames into a folder/"
        case .isFolder(let file): "\(file): is a folder, not a file"
        case .inUse(let file): "\(file): is there already, and is not an empty folder"
        case .notAFile(let file, let format): "\(file): \(format) can only be written to a file"
        case .noFolder(let file): "\(file): there is no such folder to write to"
        case .noPermission(let file): "\(file): permission denied"
        case .diskFull(let file): "\(file): the disk is full"
        case .brokenPipe(let file): "\(file): nobody reads any more"
        case .system(let file, let reason): "\(file): \(reason)"
        case .outOfMemory(let file): "\(file): there is not memory enough"
        case .invalidSize(let file, let width, let height, let format):
            "\(file): cannot be \(width)×\(height) pixels; \(format) takes \(format.sizes)"
        case .invalidRate(let file, let rate):
            "\(file): cannot have \(rate) frames a second; 0.01 to 1000 are possible"
        case .invalidDuration(let file, let duration):
            "\(file): cannot last \(duration) seconds; 0 seconds to \(Film.maximumFrameCount) frames are possible"
        case .wrongFrameSize(let file, let width, let height, let expectedWidth, let expectedHeight):
            "\(file): a frame is \(width)×\(height) pixels in a film of \(expectedWidth)×\(expectedHeight)"
        case .noFrames(let file): "\(file): has no frames"
        case .sheetTooLarge(let file, let count, let width, let height, let possible):
            "\(file): \(count) frames of \(width)×\(height) pixels are too much to draw for one picture; "
                + "\(possible) of that size are possible"
        case .tooManyFrames(let file, let count): "\(file): has more frames than the \(count) places of the sheet"
        case .tooLong(let file, let format): "\(file): has become too long for \(format)"
        case .encoderMissing(let file, let program):
            "\(file): needs \(program), which is not on the PATH; Debian has it in the package \(program)"
        case .encoderFailed(let file, let reason): "\(file): cannot be encoded: \(reason)"
        case .closed(let file): "\(file): is finished or cancelled already"
        }
    }
}

extension FilmError {
    /// The case for an error number of the system.
    init(file: String, errorNumber: Int32) {
        switch errorNumber {
        case ENOENT, ENOTDIR: self = .noFolder(file: file)
        case EISDIR: self = .isFolder(file: file)
        case EACCES, EPERM, EROFS: self = .noPermission(file: file)
        case ENOSPC, EDQUOT: self = .diskFull(file: file)
        case EPIPE: self = .brokenPipe(file: file)
        case ENOMEM: self = .outOfMemory(file: file)
        default: self = .system(file: file, reason: String(cString: strerror(errorNumber)))
        }
    }

    /// What an error of a single picture means for a film.
    init(_ error: any Error, file: String) {
        switch error {
        case let error as FilmError: self = error
        case PictureError.isFolder: self = .isFolder(file: file)
        case PictureError.noFolder, PictureError.missing: self = .noFolder(file: file)
        case PictureError.noPermission: self = .noPermission(file: file)
        case PictureError.diskFull: self = .diskFull(file: file)
        case PictureError.outOfMemory: self = .outOfMemory(file: file)
        case PictureError.system(_, let reason): self = .system(file: file, reason: reason)
        case PictureError.notEncoded(_, let reason): self = .encoderFailed(file: file, reason: reason)
        default: self = .encoderFailed(file: file, reason: "\(error)")
        }
    }
}
