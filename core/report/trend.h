// SPDX-License-Identifier: GPL-3.0-or-later
// Trend: one score of systems over files of scores, the change from file to file, and where settings differ.
#pragma once

#include "core/output/table.h"
#include "core/report/trendfiles.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

struct TrendCell
{
    std::size_t system = 0; ///< number in TrendFile::systems, where present
    bool present = false; ///< the file tells of this system, and has this score of it
    std::optional<double> value; ///< undefined: empty
    std::optional<std::size_t> before; ///< the last earlier file that has this score of the system
    std::optional<double> change; ///< from that file, where both are defined
    /// What that file was scored under otherwise: "pairing: optimal → hipe", "gold annotations: 144 →
    /// 150", "touchstone: 0.1.0 → 0.2.0". Numbers of unlike settings are not comparable as they stand.
    std::vector<std::string> differences;
    /// False: the rows of types of the two files count otherwise (PerType), so that no line leads from the
    /// one number to the other and there is no change.
    bool joined = true;
    bool comparable = true; ///< nothing but the program's version differs
};

struct Trend
{
    std::string score; ///< "muc.strict.f1(PER)"
    bool lowerIsBetter = false;
    std::string slice; ///< what parts the systems, as TrendFile::System::slice; empty: nothing
    /// In the order in which files first name them; of slices "A, fine": a line for each value of a system.
    std::vector<std::string> systems;
    struct Row
    {
        std::size_t file = 0; ///< number in TrendData::files
        std::vector<TrendCell> cells; ///< by system; what `system` leads to is of this file
    };
    std::vector<Row> rows; ///< in the order of the files

    /// Does any number differ from the one before in more than the value?
    [[nodiscard]] bool settingsDiffer() const;
};

/// The names of scores for people and scripts: those of all types together, and those of a type; sorted.
[[nodiscard]] std::vector<std::string> trendScores(const TrendData& data, bool ofTypes = false);
/// The score shown first: muc.strict.f1 where a file has it, else the headline of the first measure that has
/// one, else the first of trendScores; empty: there is none.
[[nodiscard]] std::string firstTrendScore(const TrendData& data);
/// A score as users may write it: "conll.overall.f1" is "conll.f1", "eter" is "eter.eter".
[[nodiscard]] std::string trendScoreName(std::string text);

/// What the files tell systems apart by ("layer", "entity-length"), sorted: which series there are besides
/// the systems themselves.
[[nodiscard]] std::vector<std::string> trendSlices(const TrendData& data);

/// `slice` empty: a line per system; else one per system and value of the slice. Errors: InvalidOption for a
/// score that no file has, or a slice, or the score by the slice. O(files × systems × log scores).
[[nodiscard]] support::Result<Trend> trendOf(
    const TrendData& data, const std::string& score, const std::string& slice = {});

/// "Left out: a.json (why); b.json (why)." at most `most` of them by name; empty: none.
[[nodiscard]] std::string skippedText(const TrendData& data, std::size_t most = 10);

/// The settings in which two signatures differ, "name: before → after".
[[nodiscard]] std::vector<std::string> signatureDifferences(std::string_view before, std::string_view after);

/// A row per file; for people a column with value and one with change per system, where settings differ the
/// change carries ≠ and the note says what; for scripts (`script`) a row per file and system in full
/// precision.
[[nodiscard]] Table trendTable(const TrendData& data, const Trend& trend, bool script);

} // namespace touchstone::analysis
