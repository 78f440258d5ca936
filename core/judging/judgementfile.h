// SPDX-License-Identifier: GPL-3.0-or-later
// Files of judgements: JSON lines, one a judgement, to which lines are only added: so nothing that was said
// is lost, and the lines of two people merge. What counts of them says JudgementTable.
#pragma once

#include "core/evaluation/settings/judgement.h"
#include "core/support/diagnostics.h"
#include "core/support/result.h"

#include <span>

namespace touchstone::analysis {

struct Judgements
{
    std::vector<Judgement> judgements; ///< in the order of their lines, each with its source
    /// Lines that are no judgement, with line, column and cure; they stay in the file.
    support::Diagnostics findings;
};

/// A line each: {"gold": "xxh3-128:…", "set", "document", "start", "end", "type", "text", "occurrence",
/// "side": "system", "proposal": {"start", "end", "type"}, "verdict", "correct": [{"start", "end", "type",
/// "link"}], "system": [names], "score", "sampled": "list", "pi", "judge", "adjudicated": true, "time":
/// "2026-11-26T12:59:03.120Z", "note", "tags"}. Positions are code points, half-open; "fragments" ([[0, 2],
/// [4, 5]]) stand in place of "start" and "end" for a discontinuous annotation. "start" to "text" are of the
/// gold's annotation, with "side": "system" of the system's where the gold has none; "proposal" is the
/// system's that was looked at with the gold's. Only "document", "start", "end", "type", "verdict" and "time"
/// must be there. Keys that are not known stay with their line (Judgement::others). Lines of the former
/// format ("gold" and "system" annotations or null, "run", "verdict", "text" for the note, "date") are read
/// as well. O(length).
[[nodiscard]] Judgements parseJudgements(std::string_view utf8, const std::string& path);
/// Of a file that is not there: none, unless it must be there. Errors: NotFound, Unreadable, TooLarge.
[[nodiscard]] support::Result<Judgements> readJudgements(const std::string& path, bool mustExist = false);
/// Of several files (of several judges), one after the other; all must be there. Errors also: Malformed for a
/// file that has lines, and none of them a judgement.
[[nodiscard]] support::Result<Judgements> readJudgements(std::span<const std::string> paths);
/// Without an end of line.
[[nodiscard]] std::string judgementLine(const Judgement& judgement);
/// Adds a line for each, in one writing (io::appendLines), and nothing else. Several programs may do so at a
/// time. Errors: those of appendLines.
[[nodiscard]] support::Result<void> appendJudgements(
    const std::string& path, std::span<const Judgement> judgements);

} // namespace touchstone::analysis
