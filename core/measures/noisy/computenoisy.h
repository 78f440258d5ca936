// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `noisy` of an evaluation: matching over the character alignment, and what of the loss is
// recognition's and what the tagger's. Source: core/docs/noisy-text.md.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/match/noisy/noisyassignment.h"
#include "core/measures/noisy/noisycounts.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Gold annotations of the evaluation's own pairing that are not correct (strict), by what went wrong. Their
/// sum by `gold` is 1 - recall of that pairing.
struct NoisyLosses
{
    std::int64_t gold = 0; ///< annotations of the gold
    std::int64_t transcription = 0; ///< the text aligned to it differs beyond the threshold
    std::int64_t ner = 0; ///< all others: the text was good enough
    std::int64_t untold = 0; ///< all that are not correct, where the cause is not known (NoisyResult::causes)

    NoisyLosses& operator+=(const NoisyLosses& other);
    friend bool operator==(const NoisyLosses&, const NoisyLosses&) = default;
};
void flow(const metrics::NumberFlow& to, NoisyLosses& losses);

/// Sums of entity errors.
struct NoisyEntityErrors
{
    metrics::CreditSum characters, words;
    std::int64_t charactersUntold = 0, wordsUntold = 0; ///< documents with too much to compare

    NoisyEntityErrors& operator+=(const NoisyEntityErrors& other);
};

/// Of documents: what tells whether causes are known.
struct NoisyTexts
{
    std::int64_t compared = 0; ///< of both sides, with texts
    std::int64_t without = 0; ///< of both sides, one of which knows no text
    std::int64_t differing = 0; ///< of both sides, with other text at some annotation
    std::int64_t tellNoise = 0; ///< whose gold tells the noise of its text
};

/// Is it known whether an error is of the transcription or of NER?
enum class NoisyCauses : std::uint8_t {
    Told,
    SameTexts, ///< no: in every document that both sides have, the text is the same at every annotation
    SameRecognition, ///< no: the gold gives the noise of its text (HIPE), so that both sides hold the text
                     ///< that was recognised, whatever a file writes otherwise
    NoTexts, ///< no: one side knows offsets only
    NoDocuments ///< no: there is no document that both sides have
};
/// Why causes are not known, in a sentence; empty: they are.
[[nodiscard]] support::Message whyUntold(NoisyCauses causes);

struct NoisyResult : MeasureResult
{
    static constexpr std::size_t sweepSteps = 11; ///< thresholds 0, 0.1 … 1

    metrics::NoisyCounts overall;
    std::vector<metrics::NoisyCounts> types; ///< by label of the evaluation
    std::vector<metrics::NoisyCounts> documents; ///< by case
    metrics::DocumentsMacro macro;
    std::array<std::int64_t, sweepSteps> sweep {}; ///< matches at each threshold; the walk only
    /// One-to-one only, by case: what may be paired at some threshold (noisySteps).
    std::vector<std::vector<match::NoisyPair>> pairs;
    NoisyTexts texts;
    /// Losses as they are where causes are known, by label, by outcome and by case; below as they are told.
    struct Causes
    {
        std::vector<NoisyLosses> types;
        std::array<NoisyLosses, match::outcomeCount> outcomes;
        std::vector<NoisyLosses> documents;
    };
    Causes told;
    NoisyEntityErrors errors;
    std::vector<NoisyEntityErrors> documentErrors; ///< by case
    NoisyCauses causes = NoisyCauses::Told;
    NoisyLosses losses;
    std::vector<NoisyLosses> lossTypes; ///< by label of the gold annotation
    std::array<NoisyLosses, match::outcomeCount>
        lossOutcomes; ///< by strict outcome; gold: annotations with it
    std::optional<double> ecer; ///< ordered form over all documents, at most 1; undefined without gold
    std::optional<double> ewer;
};

/// Its description; `compute`:
/// Types are the evaluation's (with --pairing hipe in upper case, without those that it leaves out). Per
/// document: character alignment (the evaluation's own where it has one; texts of a document that one
/// side lacks are empty), labels, matching, losses. Documents without gold and system entities count nowhere
/// but in their number.
///
/// Lists: "noisy", the measure's own comparisons: a record per gold entity with what it was compared with,
/// one per entity of the system that was compared with none; categories matched, missed, predicted, support,
/// and transcription, ner of the gold annotation's loss. An entity of the system that was compared twice is
/// counted as predicted in the first record only. "noisy.losses": the evaluation's own records with the
/// categories correct, transcription, ner, spurious, error (each that is not correct, whatever its cause),
/// and the value "cer". Where the causes are not known, no record is of transcription or ner. Where the gold
/// gives the noise of its text (HIPE), both lists have the value "led". Values of the own records: "cer"
/// (edits of the alignment inside the gold annotation by its length; NaN without gold), "loss" (0 ner, 1
/// transcription, NaN neither or not known). Linear in the text for flat annotations. Errors: Cancelled;
/// TooLarge (one-to-one).
extern const metrics::Measure noisyMeasure;
inline constexpr const char* noisyList = "noisy";
inline constexpr const char* lossesList = "noisy.losses";

} // namespace touchstone::analysis
