#pragma once

#include "prefetch.h"
#include "wide.h"

// The inner loop of `TurnedSampler` over eight pixels at a time; see `wide.h`.

/// What is known of a picture's device columns, from the first of a stretch on.
struct turned_columns {
    /// The source column left of each, and the weight of the one right of it in 256ths.
    const int32_t *places;
    const uint32_t *weights;
    /// Source rows to a device row.
    const float *steps;
    /// Room for the place of each column's pixel in the source, and for how far below it the column is, in 256ths.
    int32_t *sources;
    uint32_t *fractions;
};

/// A picture whose last row but one is `last`. The middle of a device row is `height` from the place `middle`, in 256ths
/// of a source row, where a column's step is 1. Its colours are shown times `light`, in 256ths.
struct turned_picture {
    const uint32_t *pixels;
    int32_t width, last;
    float height;
    int32_t middle;
    uint32_t light;
};

#if defined(__x86_64__)
typedef int32_t wide_ints __attribute__((vector_size(32)));
typedef float wide_floats __attribute__((vector_size(32)));
typedef uint64_t wide_pairs __attribute__((vector_size(32)));
typedef wide_ints unaligned_wide_ints __attribute__((aligned(4), may_alias));
typedef wide_floats unaligned_wide_floats __attribute__((aligned(4), may_alias));
typedef uint64_t unaligned_pair __attribute__((aligned(4), may_alias));

/// Weights below 2¹⁶ for all components of pixels.
WIDE wide_lanes wide_spread(wide_pixels weights) { return (wide_lanes)(weights | weights << 16); }

/// Pixels with their colours times lights in 256ths: those of red and blue, and those of green with 256 for alpha.
WIDE wide_pixels wide_shaded(wide_pixels pixels, wide_lanes even, wide_lanes odd) {
    const wide_lanes low = (((wide_lanes)pixels & 255) * even + 128) >> 8;
    const wide_lanes high = (((wide_lanes)pixels >> 8) * odd + 128) & 0xFF00;
    return (wide_pixels)(low | high);
}

/// Pixels at eight places, each mixed with the one right of it.
WIDE wide_pixels wide_across(const uint32_t *pixels, const int32_t *places, wide_lanes weight) {
#define PAIR(index) *(const unaligned_pair *)(pixels + places[index])
    // In this order one shuffle each takes all that are left and all that are right.
    const wide_pixels a = (wide_pixels)(wide_pairs){PAIR(0), PAIR(1), PAIR(4), PAIR(5)};
    const wide_pixels b = (wide_pixels)(wide_pairs){PAIR(2), PAIR(3), PAIR(6), PAIR(7)};
#undef PAIR
    const wide_pixels left = __builtin_shufflevector(a, b, 0, 2, 8, 10, 4, 6, 12, 14);
    const wide_pixels right = __builtin_shufflevector(a, b, 1, 3, 9, 11, 5, 7, 13, 15);
    return wide_lerp(left, right, weight);
}

/// With eight columns at a time, one of them nearly always comes to a source row that none had before: keeping what was
/// mixed for the row above, as `TurnedSampler` does, would not pay.
WIDE long wide_turned_available(
    struct turned_columns columns, struct turned_picture picture, uint32_t *result, long count
) {
    const wide_ints zero = {}, last = zero + picture.last, end = (last + 1) * 256;
    const wide_floats magic = (wide_floats){} + 12582912.0f;
    const long length = count / 8 * 8;
    // The places go through memory: taking them out of vectors one by one takes longer.
    for (long index = 0; index < length; index += 8) {
        const wide_floats step = *(const unaligned_wide_floats *)(columns.steps + index);
        const wide_ints v = __builtin_elementwise_min(
            __builtin_elementwise_max((wide_ints)(picture.height * step + magic) + picture.middle, zero), end);
        const wide_ints row = __builtin_elementwise_min(v >> 8, last);
        wide_store((wide_pixels)(v - (row << 8)), columns.fractions + index);
        *(unaligned_wide_ints *)(columns.sources + index) =
            row * picture.width + *(const unaligned_wide_ints *)(columns.places + index);
    }
    const uint32_t *below = picture.pixels + picture.width;
    const wide_lanes even = (wide_lanes){} + (uint16_t)picture.light;
    const wide_lanes odd = (wide_lanes)((wide_pixels){} + (picture.light | 256 << 16));
    for (long index = 0; index < length; index += 8) {
        const int32_t *sources = columns.sources + index;
        // What the same columns will need a few rows further down.
        prefetch(below + sources[0] + 4 * (long)picture.width);
        const wide_lanes across = wide_spread(wide_load(columns.weights + index));
        const wide_lanes down = wide_spread(wide_load(columns.fractions + index));
        const wide_pixels top = wide_across(picture.pixels, sources, across);
        wide_pixels pixels = wide_lerp(top, wide_across(below, sources, across), down);
        if (picture.light != 256) pixels = wide_shaded(pixels, even, odd);
        wide_store(pixels, result + index);
    }
    return length;
}
#else
static inline long wide_turned_available(
    struct turned_columns columns, struct turned_picture picture, uint32_t *result, long count
) {
    return 0;
}
#endif

/// Writes the pixels of a stretch of a device row that lie in whole eights.
static inline long wide_turned(
    struct turned_columns columns, struct turned_picture picture, uint32_t *result, long count
) {
    return wide_is_available() ? wide_turned_available(columns, picture, result, count) : 0;
}
