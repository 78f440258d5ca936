// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `conll` of an evaluation: as seqeval counts, in its default mode or, with a strict scheme, in
// its strict mode. Where that peer makes other spans of the tags than the reader (U, L, bare tags; strict
// schemes), the counts are those of a record list "conll"; see conllreading.h.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/conll/weightedconll.h"
#include "core/measures/conll/conllmeasure.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct ConllResult : MeasureResult
{
    metrics::ConllCounts overall;
    std::vector<std::string> typeNames; ///< the evaluation's labels, or the peer's types that occur
    std::vector<metrics::ConllCounts> types; ///< by type
    std::vector<metrics::ConllCounts> documents; ///< by case
    bool own = true; ///< the evaluation's own records are counted, not those of the list "conll"
    /// Of the list by type the labels by which filters name it; empty where none do.
    std::vector<std::vector<std::string>> typeLabels;
    std::optional<WeightedCounts> weighted; ///< with type weights or type parents
    /// Tags of tokens, as seqeval's accuracy_score counts them; no tags: both are 0, also where a document of
    /// the gold has tags and its twin lacks them, or has another number (`tagsDiffer`).
    struct Tags
    {
        std::int64_t equal = 0;
        std::int64_t all = 0;
    };
    Tags tags;
    std::vector<Tags> documentTags; ///< by case
    bool tagsDiffer = false;
    /// Where the peer's spans are counted: their records, types by number in `peerTypes`.
    std::vector<match::PairOutcome> peerRecords;
    std::vector<std::string> peerTypes;

    [[nodiscard]] std::optional<TypeCounting> typeCounting(const Evaluation& evaluation) const override;
};

/// Its description; `compute`:
/// O(records + tokens). Errors: those of readAsSeqeval.
extern const metrics::Measure conllMeasure;

} // namespace touchstone::analysis
