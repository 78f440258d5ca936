// SPDX-License-Identifier: GPL-3.0-or-later
// The noisy-text walk column by column, as the reference words it: the slow twin of
// core/match/noisy/noisywalk.
#pragma once

#include "core/match/noisy/noisywalk.h"

#include <vector>

namespace touchstone::reference {

/// One label per column; entity: of the side, where the column begins one.
struct ColumnLabels
{
    std::vector<std::uint32_t> type; ///< match::noType: O
    std::vector<bool> begins;
    std::vector<std::uint32_t> entity; ///< valid where a type is
    std::vector<std::uint32_t>
        position; ///< characters of the text before the column, and the whole at the end
};

[[nodiscard]] ColumnLabels columnLabels(
    const match::NoisySide& side, const align::TextAlignment& alignment, bool gold);

/// Gold, column, both text spans, system entity, passedOver of every entity that has a label; distance and
/// verdict are left out.
[[nodiscard]] std::vector<match::NoisyComparison> walkColumns(
    const ColumnLabels& gold, const ColumnLabels& system, std::size_t entities);

} // namespace touchstone::reference
