// SPDX-License-Identifier: GPL-3.0-or-later
// SliceParameters: what slices are made of beside the corpus itself (training data, attributes, bounds,
// judgements), as part of an EvaluationSpec. No number of the whole depends on it; rows of slices do.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace touchstone::analysis {

class TrainingNames;
class AttributeTable;
class JudgementTable;

struct SliceParameters
{
    std::shared_ptr<const TrainingNames> training; ///< names of the training data; null: none
    std::string trainingDigest; ///< of what was read; empty: none
    std::shared_ptr<const AttributeTable> attributes; ///< the user's own; null: none
    std::string attributesDigest;
    /// Where bins of a slice end, ascending: by the slice's id. A slice that is not named has its usual ones.
    std::map<std::string, std::vector<double>> bounds;
    /// What people have said of records; null: nothing is known. They change no number of the whole and are
    /// others all the time, so no signature has them; two are the same only as one object.
    std::shared_ptr<const JudgementTable> judgements;

    friend bool operator==(const SliceParameters& a, const SliceParameters& b)
    {
        return a.trainingDigest == b.trainingDigest && a.attributesDigest == b.attributesDigest
            && a.bounds == b.bounds && a.judgements == b.judgements;
    }
};

} // namespace touchstone::analysis
