// SPDX-License-Identifier: GPL-3.0-or-later
// Tables over several systems: a score by system and type, and the rank of each system by several measures.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/match/model/outcome.h"

namespace touchstone::analysis {

/// The table of a measure whose rows are types: the one of the scheme where there is one for each, else the
/// first. Null: the measure has none.
[[nodiscard]] const Sheet* typeSheet(const MeasureResult& result, match::Scheme scheme);
/// The columns of a type table that are scores, not counts; the headline (without one F1) first.
[[nodiscard]] std::vector<const Sheet::Column*> scoreColumns(const Sheet& sheet);

/// One score by system and type.
struct SystemTypeScores
{
    bool lowerIsBetter = false;
    std::vector<std::string> types; ///< of any system, by code point; without the overall row
    std::vector<std::vector<std::optional<double>>> values; ///< by system, then type; undefined or no such
                                                            ///< row: empty
    std::vector<std::optional<double>> overall; ///< by system
};

/// `results`: of one measure, by system; null: not computed, all its values are empty. `column`: id of a
/// column of the type table; empty: its headline. O(cells log types).
[[nodiscard]] SystemTypeScores systemTypeScores(
    std::span<const MeasureResultPtr> results, match::Scheme scheme, std::string_view column = {});

/// A score of the whole corpus by the name that MeasureResult::score gives it ("strict.f1"); empty name: the
/// measure's headline. Empty when undefined or unknown. O(statistics).
[[nodiscard]] std::optional<double> overallScore(const MeasureResult& result, std::string_view score = {});

/// Systems by several measures (the shape of table 2 of Ben Jannet et al., LREC 2014): a value and a rank
/// each.
struct RankingTable
{
    struct Column
    {
        std::string measure; ///< id
        std::string score; ///< "strict.f1"
        bool lowerIsBetter = false;
        std::vector<std::optional<double>> values; ///< by system
        std::vector<std::optional<int>> ranks; ///< metrics::ranks of the values: 1 the best, ties share
    };
    std::vector<Column> columns;
};

/// What is to be ranked by.
struct RankedScore
{
    std::string measure; ///< id
    std::string score; ///< empty: the headline
};

/// `systems`: the measures of each by id; one that is missing has no value and no rank.
[[nodiscard]] RankingTable rankingTable(
    std::span<const std::map<std::string, MeasureResultPtr>> systems, std::span<const RankedScore> scores);

} // namespace touchstone::analysis
