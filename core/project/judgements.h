// SPDX-License-Identifier: GPL-3.0-or-later
// Judgements of a project, beside NAME.touchstone as NAME.judgements.jsonl: JSON lines, sorted, so that two
// people's judgements merge line by line. Lines are added and never changed: the newest of a record counts
// (JudgementTable).
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/settings/judgementtable.h"
#include "core/io/bytes/ownfiles.h"
#include "core/support/diagnostics.h"

namespace touchstone::analysis {

using io::judgementsSuffix;

struct Judgements
{
    std::vector<Judgement> judgements; ///< in the order of their lines
    std::vector<std::string> lines; ///< all of the file, also what is no judgement: kept as they are
    /// Lines that are no judgement, with line, column and cure; they are kept, too.
    support::Diagnostics findings;
};

/// Where judgements stand as long as there is no project: "p/gold.conll.judgements.jsonl" beside
/// "p/gold.conll", "p/gold.judgements.jsonl" beside the folder "p/gold/"; they name no data set. Empty: there
/// is no gold, or it is no file.
[[nodiscard]] std::string judgementsBesideGold(const DataSetSpec& dataSet);
/// Beside the project: "p/NAME.judgements.jsonl" of "p/NAME.touchstone".
[[nodiscard]] std::string judgementsPath(const std::string& project);
/// A line each: {"set": …, "document": …, "gold": {"start": 0, "end": 5, "type": "PER"} or null, "system":
/// likewise, "run": …, "verdict": "gold-wrong", "text": …, "date": "2026-11-26T12:59:03.120Z"}. Positions are
/// code points, half-open; "fragments" ([[0, 2], [4, 5]]) are the pieces of a discontinuous annotation.
/// "set", "run" and "text" may be missing. Keys that are not known stay with their line. O(length).
[[nodiscard]] Judgements parseJudgements(std::string_view utf8, const std::string& path);
/// Of a file that is not there: none, unless it must be there. Errors: NotFound, Unreadable, TooLarge.
[[nodiscard]] support::Result<Judgements> readJudgements(const std::string& path, bool mustExist = false);
/// Without an end of line.
[[nodiscard]] std::string judgementLine(const Judgement& judgement);
/// Reads the file anew, adds the lines, and writes it whole or not at all; what it holds then. Two at a time
/// must be kept apart by the caller. Errors: those of reading, then nothing is written, and of
/// writeAtomically.
[[nodiscard]] support::Result<Judgements> addJudgements(
    const std::string& path, std::span<const Judgement> judgements);

} // namespace touchstone::analysis
