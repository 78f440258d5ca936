// SPDX-License-Identifier: GPL-3.0-or-later
// Statistic and Score: the numbers of a measure. A statistic is counted document by document and adds up; a
// score is a formula over statistics. All that tables, slices, samples and comparisons need to know of them
// stands here, written down by the measure.
#pragma once

#include "core/evaluation/records/recordlink.h"
#include "core/measures/base/formula.h"
#include "core/measures/base/measure.h"

namespace touchstone::analysis {

struct Statistic
{
    /// What a record of the list adds to it.
    enum class From : std::uint8_t {
        Documents, ///< nothing: it is known of whole documents only
        Records, ///< what Measure::statistics says of the record
        Category, ///< 1 where the category `name` counts the record
        Value, ///< its value `name`
        HasValue, ///< 1 where it has a value `name`
        HasGold ///< 1 where it has a gold annotation
    };
    std::string id;
    From from = From::Documents;
    std::string list {}; ///< id of the measure's list; empty: the evaluation's own records
    std::string name {}; ///< of the category or value
    RecordLink link {}; ///< the records that it counts, where they are not those of the category

    /// Do records add to it?
    [[nodiscard]] bool ofRecords() const { return from != From::Documents; }
};

/// A column of one of the measure's sheets.
struct SheetPlace
{
    std::string sheet;
    std::string column;
    std::string row {}; ///< its name; empty: the last, that of all
};

struct Score
{
    std::string id; ///< "strict.f1"
    metrics::Formula formula;
    bool isCount = false;
    bool lowerIsBetter = false; ///< an error rate; not of counts
    /// Do annotations of the system without partner matter to it (precision, F1, error rates)? Such a score
    /// is untold where it is not known which of them belong to a part of the corpus.
    bool needsFalseAlarms = false;
    bool untold = false; ///< not known of this evaluation: undefined, whatever 0/0 is taken for
    bool minor = false; ///< one of many alike: no column in tables by slices
    std::optional<match::Scheme> scheme {}; ///< of a score of one scheme alone
    std::string list {}; ///< whose records say what is right in it; empty: the evaluation's own, by scheme
    /// The value of the list's records whose sum is the numerator, as the settings weigh errors: two systems
    /// under different settings are compared by these sums. Empty: none.
    std::string cost {};
    std::optional<SheetPlace> byType {}; ///< in a sheet whose rows are types
    std::optional<SheetPlace> whole {}; ///< a further cell that shows it for all types
};

[[nodiscard]] Score countScore(std::string id, metrics::Formula formula);
/// Precision = `ofSystem` / `system`, recall = `ofGold` / `gold`, and F1, called "<prefix>precision" ….
struct RatioScores
{
    Score precision, recall, f1;
};
[[nodiscard]] RatioScores ratioScores(const std::string& prefix, const metrics::Formula& ofSystem,
    const metrics::Formula& system, const metrics::Formula& ofGold, const metrics::Formula& gold);
/// Gives scores called "sheet.column" their place by type: in that sheet, those without a point in "types".
void placeByName(std::vector<Score>& scores);

} // namespace touchstone::analysis
