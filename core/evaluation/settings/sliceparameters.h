// SPDX-License-Identifier: GPL-3.0-or-later
// SliceParameters: what slices are made of beside the corpus itself (training data, attributes, bounds), as
// part of an EvaluationSpec. No number of the whole depends on it; rows of slices do.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace touchstone::analysis {

class TrainingNames;
class AttributeTable;

struct SliceParameters
{
    std::shared_ptr<const TrainingNames> training; ///< names of the training data; null: none
    std::string trainingDigest; ///< of what was read; empty: none
    std::shared_ptr<const AttributeTable> attributes; ///< the user's own; null: none
    std::string attributesDigest;
    /// Where bins of a slice end, ascending: by the slice's id. A slice that is not named has its usual ones.
    std::map<std::string, std::vector<double>> bounds;

    friend bool operator==(const SliceParameters& a, const SliceParameters& b)
    {
        return a.trainingDigest == b.trainingDigest && a.attributesDigest == b.attributesDigest
            && a.bounds == b.bounds;
    }
};

} // namespace touchstone::analysis
