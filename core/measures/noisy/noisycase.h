// SPDX-License-Identifier: GPL-3.0-or-later
// What the measure `noisy` says of one document. Shared inside the room.
#pragma once

#include "core/match/noisy/noisyassignment.h"
#include "core/measures/noisy/computenoisy.h"

namespace touchstone::analysis {

/// Bits of the categories of list "noisy".
enum NoisyBit : std::uint32_t {
    NoisyMatched = 1,
    NoisyMissed = 2,
    NoisyPredicted = 4,
    NoisySupport = 8,
    NoisyTranscription = 16,
    NoisyNer = 32
};

/// Bits of the categories of list "noisy.losses".
enum NoisyLossBit : std::uint32_t {
    LossNone = 1,
    LossTranscription = 2,
    LossNer = 4,
    LossSpurious = 8,
    LossError = 16 ///< either of the two, or the cause is not known
};

/// Numbers of the types of a layer's labels in the evaluation's.
struct NoisyTypes
{
    explicit NoisyTypes(const Evaluation& evaluation);
    std::vector<std::uint32_t> gold;
    std::vector<std::uint32_t> system;
};

/// One document.
struct NoisyCase
{
    std::vector<match::PairOutcome> records;
    std::vector<std::uint32_t> bits;
    std::vector<double> distances; ///< per record; NaN without gold
    std::vector<double> shares; ///< distance by length of the gold text
    std::vector<double> cers; ///< of the aligned slice
    metrics::NoisyCounts counts;
    std::vector<std::pair<std::uint32_t, metrics::NoisyCounts>> types; ///< of the types that occur
    std::array<std::int64_t, NoisyResult::sweepSteps> sweep {};
    std::vector<double> recordCers; ///< per record of the evaluation
    std::vector<std::uint32_t> recordBits; ///< NoisyLossBit, likewise
    double entityErrors = 0; ///< NaN: too much to compare
    double entityWordErrors = 0;
    std::uint32_t mendedBeginnings = 0;
    std::uint32_t mendedSpaces = 0;
    std::uint32_t hidden = 0;
    std::uint32_t passedOver = 0;
    std::vector<match::NoisyPair> pairs; ///< one-to-one only
    bool withoutText = false; ///< one side knows no text: nothing was compared
};

[[nodiscard]] support::Result<NoisyCase> scoreNoisyCase(
    const Evaluation& evaluation, std::size_t number, const NoisyTypes& types, support::Progress& progress);

/// The score sheets, from everything else in the result; that per document has rows only with `perDocument`.
/// How the counts of losses name their records: by the categories, which are there where the causes are
/// known; or by the threshold of CER that tells them apart, which shards of a corpus have whose texts are all
/// alike.
enum class LossLinks : std::uint8_t { ByCause, ByCer };

void addNoisySheets(NoisyResult& result, const Evaluation& evaluation, bool perDocument, LossLinks links);

} // namespace touchstone::analysis
