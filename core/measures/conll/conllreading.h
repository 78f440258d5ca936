// SPDX-License-Identifier: GPL-3.0-or-later
// The records of `conll` where seqeval makes other spans of the tags than the reader did.
//
// The reader takes U for S, L for E and M for I, and a tag without prefix for a type. seqeval's default mode
// knows neither: U, L and M merely go on with a span, and the first letter of a bare tag is taken for its
// prefix ("PER": type "ER"; "ORG": outside). `conll` is that peer's number, so its spans are made from the
// tags anew, also in its strict schemes; all other measures, the text and the lists of errors keep the
// reader's spans.
// Prefixes count in either case. Tags are judged where both sides of a document have them and agree in the
// number of tokens; other documents keep the evaluation's own records. The cells of a HIPE file read as one
// flat column are tags as well: a strict scheme judges them, and so does EvaluationSpec::conllBySentence, by
// which a span of theirs ends where the gold's sentence does.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct ConllReading
{
    /// Id "conll"; categories "correct", "gold", "system". An annotation of a record is the one that stands
    /// where the peer's span begins.
    RecordList list;
    std::vector<std::string> types; ///< the peer's types, by code point
    std::vector<std::uint32_t> goldTypes, systemTypes; ///< per record, into `types`; valid with the side
    /// By type: the evaluation's labels that stand for it; empty where one of them stands for two types, so
    /// that no filter says it.
    std::vector<std::vector<std::string>> labels;
    std::size_t others = 0; ///< spans that are not the reader's
    std::size_t spans = 0;
};

/// Nothing where the peer reads what the reader read. `findings`: of documents that a strict scheme
/// cannot judge. Errors: Cancelled; InvalidOption where a strict scheme does not know a tag, which that mode
/// refuses too, and where it finds none to judge (also under --pairing hipe, which reads cells its own way).
/// O(tokens).
[[nodiscard]] support::Result<std::optional<ConllReading>> readAsSeqeval(
    const Evaluation& evaluation, support::Diagnostics& findings, support::Progress& progress);

} // namespace touchstone::analysis
