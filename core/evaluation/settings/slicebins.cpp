// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/slicebins.h"

#include "core/support/numbers.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace touchstone::analysis {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const auto begin = text.find_first_not_of(blanks);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// The next part of `text` up to a separator, which is taken away with it.
std::string_view taken(std::string_view& text, char separator)
{
    const auto end = std::min(text.find(separator), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return trimmed(part);
}

} // namespace

SliceBins::SliceBins(std::vector<double> bounds, bool whole, std::optional<double> least)
    : m_bounds(std::move(bounds))
    , m_whole(whole)
    , m_least(least)
{
    if (m_whole) { // between two whole numbers every bound is the same
        std::for_each(m_bounds.begin(), m_bounds.end(), [](double& bound) { bound = std::floor(bound); });
        m_bounds.erase(std::unique(m_bounds.begin(), m_bounds.end()), m_bounds.end());
    }
}

std::uint32_t SliceBins::of(double value) const
{
    return static_cast<std::uint32_t>(std::ranges::lower_bound(m_bounds, value) - m_bounds.begin());
}

std::string SliceBins::name(std::size_t bin) const
{
    using support::shortest;
    if (m_bounds.empty()) {
        return "all";
    }
    if (bin == m_bounds.size()) {
        return "over " + shortest(m_bounds.back());
    }
    const auto end = m_bounds[bin];
    // "over 0 to 0.3" lacks 0: the bin that holds the least number, too, is another.
    if (bin == 0 && (!m_least || (!m_whole && *m_least < end))) {
        return "up to " + shortest(end);
    }
    auto begin = bin == 0 ? *m_least : m_bounds[bin - 1] + (m_whole ? 1 : 0);
    if (m_whole && m_least) {
        begin = std::max(begin, *m_least);
    }
    if (begin >= end) {
        return begin == end ? shortest(end) : "up to " + shortest(end);
    }
    if (!m_whole) { // the lower bound is not in
        return "over " + shortest(begin) + " to " + shortest(end);
    }
    return shortest(begin) + (begin < 0 || end < 0 ? " to " : "-") + shortest(end);
}

support::Result<std::map<std::string, std::vector<double>>> sliceBoundsByText(std::string_view text)
{
    const auto refuse = [](support::Message why) {
        return support::failure(support::ErrorCode::InvalidOption, std::move(why));
    };
    std::map<std::string, std::vector<double>> bounds;
    for (auto rest = text == "usual" ? std::string_view() : text; !rest.empty();) {
        auto entry = taken(rest, ';');
        if (entry.empty()) {
            continue;
        }
        const auto equals = entry.find('=');
        const auto slice = trimmed(entry.substr(0, equals));
        if (equals == std::string_view::npos || slice.empty()) {
            return refuse(
                support::said("Bounds are written SLICE=N,N… such as entity-length=1,2,5, and not %1.",
                    text::quoted(entry)));
        }
        entry.remove_prefix(equals + 1);
        auto& ends = bounds[std::string(slice)];
        if (!ends.empty()) {
            return refuse(support::said("Bounds of %1 are given twice.", text::quoted(slice)));
        }
        while (!entry.empty()) {
            const auto word = taken(entry, ',');
            const auto number = support::parsed<double>(word);
            if (!number || !std::isfinite(*number)) {
                return refuse(support::said("%1 is not a number. Write the bounds of %2 such as %2=1,2,5.",
                    text::quoted(word), slice));
            }
            if (!ends.empty() && *number <= ends.back()) {
                return refuse(support::said("%1 is not above %2: bounds stand in ascending order.",
                    text::quoted(word), support::shortest(ends.back())));
            }
            if (ends.size() == mostSliceBounds) {
                return refuse(support::said("At most %1 bounds of a slice, please.", mostSliceBounds));
            }
            ends.push_back(*number == 0 ? 0 : *number); // no minus before 0
        }
        if (ends.empty()) {
            return refuse(
                support::said("Bounds of %1 are missing: write %2=1,2,5.", text::quoted(slice), slice));
        }
    }
    return bounds;
}

std::vector<double> usualNoiseBounds() { return { 0, 0.1, 0.2, 0.5, 1 }; }

} // namespace touchstone::analysis
