#pragma once

/// Asks the processor to bring what lies at an address into its cache. Any address will do: nothing is read.
static inline __attribute__((always_inline)) void prefetch(const void *address) { __builtin_prefetch(address); }
