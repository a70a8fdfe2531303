#pragma once

#include <stdbool.h>
#include <stdint.h>

// Loops of `PixelRows` over eight pixels at a time, for processors with vectors of 256 bits: Swift can be told of these
// only for a whole program, which then runs on no other processor. Each returns how many pixels it has done, none where
// there are no such vectors; the arithmetic is the same to the last bit.

#if defined(__x86_64__)
#define WIDE static inline __attribute__((target("avx2")))

typedef uint32_t wide_pixels __attribute__((vector_size(32)));
typedef uint16_t wide_lanes __attribute__((vector_size(32)));
typedef uint8_t wide_bytes __attribute__((vector_size(32)));
typedef char wide_chars __attribute__((vector_size(32)));
typedef short wide_shorts __attribute__((vector_size(32)));
typedef wide_pixels unaligned_wide_pixels __attribute__((aligned(4), may_alias));

WIDE wide_pixels wide_load(const uint32_t *row) { return *(const unaligned_wide_pixels *)row; }

WIDE void wide_store(wide_pixels pixels, uint32_t *row) { *(unaligned_wide_pixels *)row = pixels; }

WIDE wide_lanes wide_divided_by_255(wide_lanes products) {
    const wide_lanes t = products + 128;
    return (t + (t >> 8)) >> 8;
}

/// Pixels times numbers from 0 to 255, over 255.
WIDE wide_pixels wide_scaled(wide_pixels pixels, wide_lanes factors) {
    const wide_lanes even = wide_divided_by_255(((wide_lanes)pixels & 255) * factors);
    const wide_lanes odd = wide_divided_by_255(((wide_lanes)pixels >> 8) * factors);
    return (wide_pixels)(even | odd << 8);
}

WIDE wide_pixels wide_source_over(wide_pixels source, wide_pixels destination) {
    const wide_pixels rest = 255 - (source >> 24);
    return source + wide_scaled(destination, (wide_lanes)(rest | rest << 16));
}

/// Pixels between others, by weights of the second in 256ths.
WIDE wide_pixels wide_lerp(wide_pixels from, wide_pixels to, wide_lanes weight) {
    const wide_lanes a = (wide_lanes)from, b = (wide_lanes)to, rest = 256 - weight;
    const wide_lanes even = ((a & 255) * rest + (b & 255) * weight + 128) >> 8;
    const wide_lanes odd = ((a >> 8) * rest + (b >> 8) * weight + 128) & 0xFF00;
    return (wide_pixels)(even | odd);
}

/// What `wide_lerp` gives, by half the multiplications; the weights of both, in pairs, from 1 to 255.
WIDE wide_pixels wide_blend(wide_pixels from, wide_pixels to, wide_bytes weights) {
    // Products of bytes and signed bytes: the parts count from −128, so that a sum of two fits 16 bits with its sign.
    const wide_bytes a = (wide_bytes)from ^ 128, b = (wide_bytes)to ^ 128;
    const wide_bytes low = __builtin_shufflevector(
        a, b, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39,
        16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55);
    const wide_bytes high = __builtin_shufflevector(
        a, b, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47,
        24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63);
    const wide_lanes first = (wide_lanes)__builtin_ia32_pmaddubsw256((wide_chars)weights, (wide_chars)low);
    const wide_lanes second = (wide_lanes)__builtin_ia32_pmaddubsw256((wide_chars)weights, (wide_chars)high);
    // A product with half of a 256th, rounded: the sums over 256.
    const wide_shorts half = (wide_shorts){} + 128;
    const wide_bytes parts = (wide_bytes)__builtin_ia32_packsswb256(
        __builtin_ia32_pmulhrsw256((wide_shorts)first, half), __builtin_ia32_pmulhrsw256((wide_shorts)second, half));
    return (wide_pixels)(parts ^ 128);
}

WIDE long wide_mix_available(
    uint32_t *row, long count, const uint32_t *from, const uint32_t *to, uint32_t amount, bool streams
) {
    if (amount == 0 || amount > 255) return 0;
    const wide_bytes weights = (wide_bytes)((wide_lanes){} + (uint16_t)(256 - amount | amount << 8));
    long index = 0;
    if (streams && (uintptr_t)row % 32 == 0) {
        for (; index + 8 <= count; index += 8) {
            const wide_pixels pixels = wide_blend(wide_load(from + index), wide_load(to + index), weights);
            __builtin_nontemporal_store(pixels, (wide_pixels *)(row + index));
        }
    }
    for (; index + 8 <= count; index += 8) {
        wide_store(wide_blend(wide_load(from + index), wide_load(to + index), weights), row + index);
    }
    return index;
}

WIDE long wide_over_available(uint32_t *row, long count, const uint32_t *source, uint32_t opacity) {
    const wide_lanes factors = (wide_lanes){} + (uint16_t)opacity;
    long index = 0;
    for (; index + 8 <= count; index += 8) {
        wide_pixels pixels = wide_load(source + index);
        // Much of a text or a shadow is nothing.
        if (__builtin_reduce_or(pixels) == 0) continue;
        if (opacity != 255) pixels = wide_scaled(pixels, factors);
        wide_store(wide_source_over(pixels, wide_load(row + index)), row + index);
    }
    return index;
}

static inline bool wide_is_available(void) { return __builtin_cpu_supports("avx2"); }
#else
static inline long wide_mix_available(
    uint32_t *row, long count, const uint32_t *from, const uint32_t *to, uint32_t weight, bool streams
) {
    return 0;
}

static inline long wide_over_available(uint32_t *row, long count, const uint32_t *source, uint32_t opacity) {
    return 0;
}

static inline bool wide_is_available(void) { return false; }
#endif

/// Pixels between two pictures; the weight of the second in 256ths. What `streams` goes past the caches: right for a
/// frame, which is larger than they are and is not looked at again soon.
static inline long wide_mix(
    uint32_t *row, long count, const uint32_t *from, const uint32_t *to, uint32_t weight, bool streams
) {
    return wide_is_available() ? wide_mix_available(row, count, from, to, weight, streams) : 0;
}

/// Lays pixels over others with an opacity of 0…255.
static inline long wide_over(uint32_t *row, long count, const uint32_t *source, uint32_t opacity) {
    return wide_is_available() ? wide_over_available(row, count, source, opacity) : 0;
}
