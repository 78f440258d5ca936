// SPDX-License-Identifier: GPL-3.0-or-later
// SliceSources: what slices of a gold are made of beside the corpus, as it is remembered.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace touchstone::ui {

/// The sources of slices of one gold. Empty: none.
struct SliceSources
{
    std::string train;
    std::string attributes;
    std::map<std::string, std::vector<double>> bounds; ///< as SliceParameters::bounds

    friend bool operator==(const SliceSources&, const SliceSources&) = default;
};

/// Sources by the gold that they were chosen for: names of another corpus say nothing here.
struct RememberedSlices
{
    std::string gold; ///< path
    SliceSources sources;

    friend bool operator==(const RememberedSlices&, const RememberedSlices&) = default;
};

} // namespace touchstone::ui
