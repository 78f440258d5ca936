// SPDX-License-Identifier: GPL-3.0-or-later
// Work on all threads at once: begin, wait until all is done. The one place that calls oneTBB for it, so that
// the thread sanitizer, which does not see into that library, is told here what happens before what.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <vector>

namespace touchstone::support {

/// Calls `body(i)` for each i of [0, count) in any order, also at the same time; returns when all are done.
/// Throws what a body throws.
void inParallel(std::size_t count, const std::function<void(std::size_t)>& body);

/// The same for stretches [begin, end) that together are [0, count), of about `grain` each.
void inParallelStretches(std::size_t count, std::size_t grain,
    const std::function<void(std::size_t begin, std::size_t end)>& body);

/// Calls `make(i)` for each i of [0, count), also at the same time, and what these return one by one in the
/// order of i. When one of those returns false no further ones are called, and soon none are made. What is
/// made waits for its turn, at most about four for each thread. Throws what they throw.
void inParallelInOrder(std::size_t count, const std::function<std::function<bool()>(std::size_t)>& make);

/// Both at once.
void bothInParallel(const std::function<void()>& first, const std::function<void()>& second);

/// Sorts; equal values may change places. Parts are sorted at once and merged in pairs.
template <class Value, class Less = std::less<>>
void sortInParallel(std::vector<Value>& values, Less less = {})
{
    constexpr std::size_t parts = 16;
    const auto at = [&values](std::size_t part) {
        return std::next(values.begin(), static_cast<std::ptrdiff_t>(values.size() * part / parts));
    };
    inParallel(parts, [&](std::size_t i) { std::sort(at(i), at(i + 1), less); });
    for (std::size_t width = 1; width < parts; width *= 2) {
        inParallel(parts / (2 * width), [&](std::size_t i) {
            const auto first = 2 * i * width;
            std::inplace_merge(at(first), at(first + width), at(first + 2 * width), less);
        });
    }
}

} // namespace touchstone::support
