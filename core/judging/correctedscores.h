// SPDX-License-Identifier: GPL-3.0-or-later
// What corrections of the gold make of a system's score: F1 by the gold as its file has it, by the corrected
// gold, and estimated for a gold all of which was judged; and how its errors divide by what judges said.
//
// Each judged record changes the number of correct annotations by dC and that of gold annotations by dP: the
// corrected gold has dP more, and the system's annotation is one of them (dC = 1), or was right and is no
// more
// (-1). Judged records that were not drawn at random count as they are. Of the others errors and correct
// records are two strata, of which those drawn stand for all: C' = C + sum N_h / n_h sum dC, P' likewise,
// F' = 2 C' / (P' + A). Its variance is sum N_h^2 (1 - n_h / N_h) s_h^2 / n_h with s_h that of
// e = (2 dC - F' dP) / (P' + A) in the stratum (Cochran 1977, 5.3; linearised), the interval F' ± 1.96 se.
#pragma once

#include "core/annotation/labelrules.h"
#include "core/evaluation/dataset/corrections.h"
#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// The records of one outcome under the strict scheme, as judges see them.
struct JudgedOutcome
{
    std::string_view name; ///< "false alarms", "missed", "wrong", "correct"
    std::size_t records = 0;
    std::size_t judged = 0;
    std::array<std::size_t, givenVerdicts.size()> verdicts {}; ///< by Verdict
    std::size_t systemRight = 0; ///< of gold-wrong and both-wrong: the system has what is right
};

/// A share with its 95 % interval (Wilson 1927), 0..1; nothing of none.
struct JudgedShare
{
    double share = 0;
    double low = 0;
    double high = 0;
};
[[nodiscard]] std::optional<JudgedShare> judgedShare(std::size_t number, std::size_t all);

struct CorrectedScores
{
    // F1 of strict matches, 0..1; nothing: 0/0.
    std::optional<double> before; ///< by the gold as its file has it
    std::optional<double> corrected; ///< by the gold under its corrections
    /// By it, and what judges call acceptable counts as right (both-acceptable).
    std::optional<double> lenient;
    std::optional<double> estimated; ///< for a gold all of which was judged
    double low = 0; ///< of estimated
    double high = 0;
    std::string why; ///< `estimated` is not told since …, a sentence; else empty
    std::array<JudgedOutcome, 4> outcomes; ///< false alarms, missed, wrong, correct
};

/// `before` and `corrected` are of one system under one spec, by the two golds of `corrections`, whose labels
/// are under `rules`. O(records × judgements of their documents).
[[nodiscard]] CorrectedScores correctedScores(const Evaluation& before, const Evaluation& corrected,
    const AppliedCorrections& corrections, const annotation::LabelRules& rules);

} // namespace touchstone::analysis
