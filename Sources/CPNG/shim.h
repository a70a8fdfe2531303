#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// libpng reports an error by longjmp, which must not cross a Swift frame. So each function here that can meet an error
// holds the setjmp itself, and returns 0 when it was taken; `message` then has libpng's words.

typedef struct {
    png_structp png;
    png_infop info;
    const unsigned char *bytes;
    size_t length;
    size_t position;
    // Whether libpng asked for bytes beyond the end.
    int ranOut;
    char message[96];
} InterludePNGReader;

typedef struct {
    png_structp png;
    png_infop info;
    unsigned char *bytes;
    size_t length;
    size_t capacity;
    char message[96];
} InterludePNGWriter;

static inline void interlude_png_fail(png_structp png, png_const_charp text) {
    char *message = (char *)png_get_error_ptr(png);
    strncpy(message, text, 95);
    message[95] = 0;
    png_longjmp(png, 1);
}

static inline void interlude_png_ignore(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static inline void interlude_png_take(png_structp png, png_bytep into, size_t count) {
    InterludePNGReader *reader = (InterludePNGReader *)png_get_io_ptr(png);
    if (count > reader->length - reader->position) {
        reader->ranOut = 1;
        png_error(png, "ends early");
    }
    memcpy(into, reader->bytes + reader->position, count);
    reader->position += count;
}

static inline void interlude_png_put(png_structp png, png_bytep from, size_t count) {
    InterludePNGWriter *writer = (InterludePNGWriter *)png_get_io_ptr(png);
    if (count > writer->capacity - writer->length) {
        size_t capacity = writer->capacity * 2 + count + 65536;
        unsigned char *bytes = (unsigned char *)realloc(writer->bytes, capacity);
        if (bytes == NULL) png_error(png, "out of memory");
        writer->bytes = bytes;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->length, from, count);
    writer->length += count;
}

static inline void interlude_png_flush(png_structp png) { (void)png; }

// Reads everything before the pixels. The reader must start as zeros but for its bytes and length, and be closed.
static inline int interlude_png_open(InterludePNGReader *reader) {
    // What a picture does not need is not even inflated: each such chunk could grow a thousandfold.
    static const unsigned char skipped[] = "tEXt\0zTXt\0iTXt\0sPLT\0hIST\0bKGD\0pCAL\0sCAL\0tIME";
    reader->png = png_create_read_struct(
        PNG_LIBPNG_VER_STRING, reader->message, interlude_png_fail, interlude_png_ignore);
    if (reader->png == NULL) return 0;
    reader->info = png_create_info_struct(reader->png);
    if (reader->info == NULL) return 0;
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_set_read_fn(reader->png, reader, interlude_png_take);
    png_set_user_limits(reader->png, 0x7FFFFFFF, 0x7FFFFFFF);
    png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, skipped, 9);
    // Each chunk's checksum has told already whether the pixels are whole.
    png_set_option(reader->png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
    png_read_info(reader->png, reader->info);
    return 1;
}

// Asks for rows of straight grey and alpha, or red, green, blue and alpha, of 8 bits or of 16 in the machine's order.
// Returns the number of passes over the rows.
static inline int interlude_png_configure(InterludePNGReader *reader, int grey, int deep) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_set_expand(reader->png);
    if (!deep) png_set_scale_16(reader->png);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (deep) png_set_swap(reader->png);
#endif
    if (!grey) png_set_gray_to_rgb(reader->png);
    png_set_add_alpha(reader->png, 0xFFFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    size_t pixel = (size_t)(grey ? 2 : 4) * (deep ? 2 : 1);
    if (png_get_rowbytes(reader->png, reader->info) != pixel * png_get_image_width(reader->png, reader->info)) return 0;
    return passes;
}

// Reads the next rows of a pass.
static inline int interlude_png_read(InterludePNGReader *reader, unsigned char *rows, size_t stride, int count) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    for (int row = 0; row < count; row++) png_read_row(reader->png, rows + (size_t)row * stride, NULL);
    return 1;
}

// Reads what follows the pixels.
static inline int interlude_png_finish(InterludePNGReader *reader) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_read_end(reader->png, reader->info);
    return 1;
}

static inline void interlude_png_close(InterludePNGReader *reader) {
    if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
}

// Begins a picture of 8 bits in sRGB. Rows are red, green, blue and a fourth byte: alpha, or skipped when opaque.
static inline int interlude_png_begin(InterludePNGWriter *writer, int width, int height, int opaque, int level) {
    writer->png = png_create_write_struct(
        PNG_LIBPNG_VER_STRING, writer->message, interlude_png_fail, interlude_png_ignore);
    if (writer->png == NULL) return 0;
    writer->info = png_create_info_struct(writer->png);
    if (writer->info == NULL) return 0;
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    png_set_write_fn(writer->png, writer, interlude_png_put, interlude_png_flush);
    png_set_IHDR(writer->png, writer->info, (png_uint_32)width, (png_uint_32)height, 8,
        opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_compression_level(writer->png, level);
    png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, PNG_FAST_FILTERS);
    png_write_info(writer->png, writer->info);
    if (opaque) png_set_filler(writer->png, 0, PNG_FILLER_AFTER);
    return 1;
}

static inline int interlude_png_write(InterludePNGWriter *writer, const unsigned char *rows, size_t stride, int count) {
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    for (int row = 0; row < count; row++) png_write_row(writer->png, rows + (size_t)row * stride);
    return 1;
}

static inline int interlude_png_end(InterludePNGWriter *writer) {
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    png_write_end(writer->png, writer->info);
    return 1;
}

// Frees all but the bytes.
static inline void interlude_png_release(InterludePNGWriter *writer) {
    if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
}
