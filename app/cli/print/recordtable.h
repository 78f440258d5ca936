// SPDX-License-Identifier: GPL-3.0-or-later
// Records as JSON and as rows, as `errors` prints them.
#pragma once

#include "app/cli/print/printing.h"

#include "core/evaluation/records/evaluation.h"
#include "core/output/table.h"
#include "core/match/flat/mentions.h"

#include <cstdint>
#include <string>
#include <vector>

namespace touchstone::cli {

[[nodiscard]] Json recordJson(const analysis::Evaluation& evaluation, std::uint32_t number);

/// Columns of one side of a record: for scripts eight fields ("gold_id"), for people words, type and place
/// ("Gold", "Gold type").
void addSideColumns(analysis::Table& table, const std::string& name, bool script);
/// The same of a record; empty cells where it has no annotation on the side.
void addSideCells(std::vector<std::string>& row, const analysis::Evaluation& evaluation,
    const match::PairOutcome& record, match::SideRole side, bool script);
/// For scripts how a record is judged: the outcome under each scheme, error type, tags; "a_" before each
/// name.
void addJudgementColumns(analysis::Table& table, const std::string& prefix = {});
void addJudgement(std::vector<std::string>& row, const match::PairOutcome& record);
/// For scripts every field, for people the few that one reads, with the outcome under the scheme.
[[nodiscard]] analysis::Table errorTable(const analysis::Evaluation& evaluation,
    const std::vector<std::uint32_t>& numbers, match::Scheme scheme, bool script);

} // namespace touchstone::cli
