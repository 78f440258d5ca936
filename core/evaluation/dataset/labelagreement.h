// SPDX-License-Identifier: GPL-3.0-or-later
// LabelAgreement: how far the labels of gold and systems are the same.
#pragma once

#include "core/evaluation/dataset/labeltable.h"

#include <cstdint>
#include <vector>

namespace touchstone::analysis {

/// Annotations count once for each label that they bear, as in LabelCounts.
struct LabelAgreement
{
    std::int64_t gold = 0; ///< annotations of the gold
    std::int64_t goldShared = 0; ///< of these, such whose label systems have, too
    std::int64_t system = 0;
    std::int64_t systemShared = 0;
    std::int64_t labels = 0; ///< that both sides have
    std::int64_t goldOnly = 0; ///< labels
    std::int64_t systemOnly = 0;

    friend bool operator==(const LabelAgreement&, const LabelAgreement&) = default;
};

/// Of the labels as counted (countLabels), or as rules leave them (labelsAfter). O(labels).
[[nodiscard]] LabelAgreement labelAgreement(const std::vector<LabelCounts>& labels);

} // namespace touchstone::analysis
