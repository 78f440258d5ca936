// SPDX-License-Identifier: GPL-3.0-or-later
// Measure: what is known of a measure before it is computed. What it counts and what follows from that stands
// in its result (analysis::MeasureResult: statistics, scores, sheets, lists).
#pragma once

#include "core/match/model/outcome.h"
#include "core/measures/base/numbertree.h"
#include "core/measures/base/settingrow.h"
#include "core/support/progress.h"

#include <memory>

namespace touchstone::analysis {
struct Evaluation;
struct MeasureResult;
} // namespace touchstone::analysis

namespace touchstone::metrics {

/// One number of a measure, by a dotted name such as "strict.f1".
struct NamedScore
{
    std::string name;
    std::optional<double> value; ///< counts are whole numbers; ratios 0..1; undefined: empty
    bool isCount = false;
    bool untold = false; ///< unknown here: undefined, whatever 0/0 is taken for
};

/// How much of a result is wanted.
enum class MeasureExtent : std::uint8_t {
    Everything,
    Records, ///< tables per document, which take the most memory, have columns but no rows
    Scores ///< values per record and tables per document may be missing, too
};

struct Measure
{
    std::string_view id; ///< "muc"
    std::string_view title;
    std::string_view description;
    std::string_view source; ///< paper and section, or peer
    bool lowerIsBetter = false; ///< of the headline
    std::string_view headline; ///< name of the score shown first: "strict.f1"
    std::span<const analysis::SettingRow> settings {}; ///< that are declared with it
    std::span<const std::string_view> parameters; ///< settings that it takes, as forms and lists show them
    std::span<const std::string_view> furtherSettings {}; ///< that it reads beside its parameters
    using Compute = support::Result<std::shared_ptr<analysis::MeasureResult>> (*)(
        const analysis::Evaluation& evaluation, support::Progress& progress, MeasureExtent extent);
    /// With the evaluation's settings; documents in parallel, the result independent of threads. Errors:
    /// Cancelled; TooLarge.
    Compute compute = nullptr;
    /// The statistics of any set of records (those of a document, of a bootstrap sample), one number each;
    /// over disjoint sets they add up. Null: Statistic::from says of each statistic where it comes from.
    std::vector<double> (*statistics)(std::span<const match::PairOutcome> records) = nullptr;
    /// Do the scores, without tables per document and values per record, come from the evaluation's records
    /// alone?
    bool countsRecords = true;
    /// How the numbers of parts of a corpus, each of whole documents, make those of all of it.
    struct Adding
    {
        /// The numbers of a result that add up; by document where it has statistics of documents.
        void (*take)(const analysis::Evaluation& evaluation, const analysis::MeasureResult& result,
            ResultNumbers& numbers)
            = nullptr;
        /// A result of summed numbers, with sheets, scores and statistics, without records. The evaluation
        /// has labels, settings, cases and tallies, and no records either.
        std::shared_ptr<analysis::MeasureResult> (*make)(
            const analysis::Evaluation& evaluation, ResultNumbers& numbers)
            = nullptr;
        std::string_view whyNot {}; ///< where there is neither: a sentence
    };
    Adding adding {};
    /// Are the scores of drawn documents those of their summed statistics, so that there are intervals and p?
    /// False where a name counts once in the whole corpus.
    bool resamples = true;
    /// Does it count outcomes under each scheme of the matching (metrics::SchemeTallies)? Then its statistics
    /// are schemeStatisticsOf() these tallies, its sheets schemeSheet(), and names of scores begin with the
    /// scheme.
    bool bySchemes = false;
    /// Can it be counted for every confidence threshold at once (curves/confidencecurve.h)?
    bool overConfidence = false;
    bool ratiosExceedOne = false; ///< shares of overlapping names may add up to more than 1
    bool comparesTypes = true; ///< does it matter to it which type an annotation has?
    /// In JSON its scores without a prefix stand in an object of this name; empty: in none.
    std::string_view plainScores {};
};

} // namespace touchstone::metrics
