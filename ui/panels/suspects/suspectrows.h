// SPDX-License-Identifier: GPL-3.0-or-later
// SuspectRows: the list of suspects with its present ranking, and what a table of it asks of every row.
#pragma once

#include "core/judging/suspectranking.h"

#include <memory>

namespace touchstone::ui {

/// What no verdict changes, by number in the list.
struct SuspectFacts
{
    std::vector<std::uint32_t> type; ///< index in `types`, of the place
    std::vector<std::string> types; ///< sorted
    std::vector<std::uint32_t> alike; ///< number of the rows with this surface, gold type and proposal
    std::vector<char> doubted; ///< SuspectList::doubted
    std::size_t doubtful = 0; ///< of these the gold annotations
    std::size_t missing = 0;
    bool alone = false; ///< no system votes
    std::vector<support::Message> leftOut {}; ///< systems that could not be scored, each with the reason
};

/// Immutable; made in the background, after each verdict anew.
struct SuspectRows
{
    analysis::SuspectRanking ranking;
    std::shared_ptr<const SuspectFacts> facts;
    std::vector<std::uint32_t> place; ///< by number in the list: its place in the ranking, judged rows last
    std::size_t judgedDoubts = 0; ///< rows that are judged, of those that the facts call doubtful or missing
    std::vector<char> disputed; ///< by number in the list: do judges differ (analysis::judgesDiffer)?
    std::shared_ptr<const analysis::JudgementTable> judgements; ///< that it was ranked by; null: none

    [[nodiscard]] const analysis::SuspectList& list() const { return *ranking.list(); }
};
using SuspectRowsPtr = std::shared_ptr<const SuspectRows>;

/// O(rows). Stopped: nothing.
[[nodiscard]] std::shared_ptr<SuspectFacts> suspectFacts(
    const analysis::SuspectList& list, support::Progress& progress);
/// Ranks by these judgements; null: by none. O(rows log rows).
[[nodiscard]] SuspectRowsPtr rankedRows(analysis::SuspectRanking ranking,
    std::shared_ptr<const SuspectFacts> facts, std::shared_ptr<const analysis::JudgementTable> judgements);

/// The judgement that holds for a row; null: none.
[[nodiscard]] const analysis::Judgement* judgementOf(const SuspectRows& rows, std::uint32_t line);
/// The newest that a judge has said of a row; null: nothing.
[[nodiscard]] const analysis::Judgement* judgementOf(
    const SuspectRows& rows, std::uint32_t line, const std::string& judge);

} // namespace touchstone::ui
