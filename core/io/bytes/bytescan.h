// SPDX-License-Identifier: GPL-3.0-or-later
// First place of a byte in a short piece of text, sixteen bytes at a time and inlined: rows of column files
// are so short that a call per cell costs more than the search.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace touchstone::io {

/// First `a` or `b` in [at, end), or `end`. Bytes up to `readable` (>= end) may be looked at.
[[nodiscard]] inline const char* scanFor(
    const char* at, const char* end, [[maybe_unused]] const char* readable, char a, char b)
{
#if defined(__SSE2__)
    const auto first = _mm_set1_epi8(a);
    const auto second = _mm_set1_epi8(b);
    while (readable - at >= 16) {
        __m128i block;
        __builtin_memcpy(&block, at, sizeof(block));
        const auto hits = _mm_or_si128(_mm_cmpeq_epi8(block, first), _mm_cmpeq_epi8(block, second));
        const auto mask = static_cast<std::uint32_t>(_mm_movemask_epi8(hits));
        if (mask != 0) {
            const char* const found = at + std::countr_zero(mask);
            return found < end ? found : end;
        }
        at += 16;
        if (at >= end) {
            return end;
        }
    }
#endif
    while (at != end && *at != a && *at != b) {
        ++at;
    }
    return at;
}

[[nodiscard]] inline const char* scanFor(const char* at, const char* end, const char* readable, char a)
{
    return scanFor(at, end, readable, a, a);
}

} // namespace touchstone::io
