// SPDX-License-Identifier: GPL-3.0-or-later
// SliceBins: numbers in bins that end with given bounds, and the names of the bins.
#pragma once

#include "core/support/result.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

/// At most so many bounds of a slice are read.
inline constexpr std::size_t mostSliceBounds = 100;

/// Bin i holds what is above bound i - 1, up to and with bound i; the last one what is above all bounds.
class SliceBins
{
public:
    /// `bounds` ascending, no two equal. `whole`: values are whole numbers from `least` on (nothing: without
    /// a least one), and bins are named by the numbers that they hold ("4-5"); else by their bounds
    /// ("over 0.1 to 0.2").
    SliceBins(std::vector<double> bounds, bool whole, std::optional<double> least);

    [[nodiscard]] std::size_t size() const { return m_bounds.size() + 1; }
    [[nodiscard]] std::uint32_t of(double value) const; ///< O(log bounds)
    /// "1", "4-5", "over 10"; "0", "over 0 to 0.1", "up to 1800".
    [[nodiscard]] std::string name(std::size_t bin) const;

private:
    std::vector<double> m_bounds;
    bool m_whole;
    std::optional<double> m_least;
};

/// "entity-length=1,2,5;noise=0,0.1": bounds by slice, as `--slice-bounds` and settings() write them; "usual"
/// or nothing: none. Bounds are finite and ascending. Which slices there are is not known here. Errors:
/// InvalidOption with what is wrong with which word.
[[nodiscard]] support::Result<std::map<std::string, std::vector<double>>> sliceBoundsByText(
    std::string_view text);

/// The bounds of noise that are used when nobody chose others.
[[nodiscard]] std::vector<double> usualNoiseBounds();

} // namespace touchstone::analysis
