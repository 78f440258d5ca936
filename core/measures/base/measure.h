// SPDX-License-Identifier: GPL-3.0-or-later
// Measure: statistics of one document that add up, and scores from their sum. Resampling, sweeps, tables and
// the command line are written once against this.
#pragma once

#include "core/match/model/outcome.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::metrics {

/// A setting that a measure takes, for --help, forms and the signature.
struct MeasureParameter
{
    std::string_view name; ///< as the option spells it, without dashes
    std::string_view values; ///< "optimal|first-come", "0..100 percent"
    std::string_view standard; ///< default, as it would be typed
    std::string_view meaning;
};

/// One number of a measure, by a dotted name such as "strict.f1".
struct NamedScore
{
    std::string name;
    std::optional<double> value; ///< counts are whole numbers; ratios 0..1; undefined: empty
    bool isCount = false;
    bool untold = false; ///< undefined since it cannot be told, whatever 0/0 is taken for
};

struct Measure
{
    std::string_view id; ///< "muc"
    std::string_view title;
    std::string_view description;
    std::string_view source; ///< paper and section, or peer
    bool lowerIsBetter = false;
    std::string_view headline; ///< name of the score shown first: "strict.f1"
    std::span<const MeasureParameter> parameters;
    std::span<const std::string_view> columns; ///< names of the statistics
    /// Null for measures that pair for themselves: their statistics stand per document in
    /// analysis::MeasureResult. Else statistics of a set of records (a document, a type, a bootstrap sample):
    /// one number per column; they add up over disjoint sets.
    std::vector<double> (*statistics)(std::span<const match::PairOutcome> records);
    /// Scores from summed statistics; null like `statistics`.
    std::vector<NamedScore> (*scores)(std::span<const double> statistics);
};

} // namespace touchstone::metrics
