// SPDX-License-Identifier: GPL-3.0-or-later
// Trend: one score of systems over files of scores, the change from file to file, and where settings differ.
#pragma once

#include "core/output/table.h"
#include "core/support/diagnostics.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <span>
#include <utility>

namespace touchstone::analysis {

/// Names of scores, each kept once. A score is named as `compare` names it: "muc.strict.f1", "conll.f1",
/// "ser.ser"; of a type "muc.strict.f1(PER)".
class TrendScoreNames
{
public:
    [[nodiscard]] std::uint32_t add(const std::string& name);
    [[nodiscard]] std::optional<std::uint32_t> find(const std::string& name) const;
    [[nodiscard]] const std::vector<std::string>& all() const { return m_names; }

private:
    std::vector<std::string> m_names;
    std::map<std::string, std::uint32_t> m_numbers;
};

/// Is less of it better? By the last part of its name: rates of errors.
[[nodiscard]] bool trendLowerIsBetter(std::string_view score);

struct TrendFile
{
    /// A system, or a part of its records that the file has under "slices".
    struct System
    {
        std::string name;
        std::string slice; ///< what parts it: "entity-length", "layer", "layer, noise"; empty: all of it
        std::string value; ///< "1-2", "fine"; of several "fine, 0-0.1"
        std::string path; ///< as the file says it; nothing was looked at there
        std::string format, signature;
        /// By number of the name, ascending; undefined (null): empty.
        std::vector<std::pair<std::uint32_t, std::optional<double>>> scores;

        /// Null: the file has no such score.
        [[nodiscard]] const std::optional<double>* score(std::uint32_t wanted) const;
    };
    std::string path; ///< as it was found
    std::string name; ///< for people: the last part of the path, or all of it where two share that
    std::int64_t modified = 0; ///< of the file, nanoseconds; 0 unknown
    std::string goldPath, goldFormat;
    std::string goldDigest; ///< empty: the file has none
    std::optional<std::int64_t> goldDocuments, goldEntities;
    std::vector<System> systems; ///< in the order of the file; name, slice and value together are unique
};

enum class TrendOrder : std::uint8_t {
    Given, ///< as the paths name them; those of a folder at its place, by name
    Name, ///< of the file, runs of digits by their value: run2 before run10; then by path
    Time ///< of the last change; copies of a folder may have another order. Equal times by name
};

struct TrendData
{
    TrendScoreNames names;
    struct Skipped
    {
        std::string name; ///< as TrendFile::name
        std::string path;
        support::Error why;
    };
    std::vector<TrendFile> files; ///< ordered
    std::vector<Skipped> skipped; ///< files that are none and stayed out, in the order of reading
    support::Diagnostics diagnostics; ///< of these, too, and of systems that were left out
};

/// What parts a system in lock files of one task, and of several.
inline constexpr std::string_view trendBySet = "set";
inline constexpr std::string_view trendByTaskAndSet = "task, set";

inline constexpr std::size_t mostTrendFiles = 10'000;
inline constexpr std::uint64_t largestTrendFile = std::uint64_t(64) << 20U; ///< bytes
inline constexpr std::size_t mostTrendSystems = 1'000; ///< of a file
inline constexpr std::size_t mostTrendParts = 100'000; ///< systems and their slices, of a file
inline constexpr std::size_t mostTrendNumbers = 20'000'000; ///< of all files together

/// One file's text; a lock file of a campaign, too: its runs are slices by data set (and task), a system's
/// own score is the mean over data sets where each has one, else it has none and a finding tells it
/// (trend.mean); of several tasks "task" tells them apart. Numbers
/// stand at `overall`, `types` and everywhere else but in lists, `documents`, `confusion` and `slices`; a
/// pair of whole numbers [a, b] under precision or recall is their quotient. `overall` and `global` are left
/// out of names. Precision, recall and F1 lie between 0 and 1 (of overlap credit at 0 or above), rates of
/// errors at 0 or above; another number is no score. Errors: Malformed with place and key for such a number;
/// Malformed with line and column where the text is no JSON, without where it is JSON of another kind (it
/// says which) or of a newer schema; TooLarge. `findings`: systems that share a name (the first stays).
/// O(length).
[[nodiscard]] support::Result<TrendFile> parseTrendFile(std::string_view utf8, const std::string& path,
    TrendScoreNames& names, support::Diagnostics& findings, const support::Progress& progress);

/// Reads these files, each once, and every *.json and *.touchstone-lock directly in these folders. What
/// cannot be read stays out with a warning. Errors: Cancelled; NotFound where a path does not exist, or no
/// file of any is left; TooLarge. Progress counts files.
[[nodiscard]] support::Result<TrendData> readTrend(
    std::span<const std::string> paths, TrendOrder order, support::Progress& progress);

/// Is `a` before `b` when runs of digits count by their value? Names that differ in leading zeros only go by
/// code point.
[[nodiscard]] bool naturallyLess(std::string_view a, std::string_view b);

/// What two files of scores differ in: a setting, or the gold.
struct TrendDifference
{
    std::string setting {}; ///< "pairing"; trendVersion: of the program's version; empty: the gold differs
    std::string before {}, after {}; ///< of a setting; empty: it has no value
    support::Message said {}; ///< "pairing: optimal → hipe", "gold annotations: 144 → 150"
};

/// What the version of the program is called among settings.
inline constexpr std::string_view trendVersion = "touchstone";

/// "pairing: optimal → hipe; gold annotations: 144 → 150"; of none: says nothing.
[[nodiscard]] support::Message joinedDifferences(const std::vector<TrendDifference>& differences);

struct TrendCell
{
    std::size_t system = 0; ///< number in TrendFile::systems, where present
    bool present = false; ///< the file has this system, and this score of it
    std::optional<double> value; ///< undefined: empty
    std::optional<std::size_t> before; ///< the last earlier file that has this score of the system
    std::optional<double> change; ///< from that file, where both are defined
    /// What that file was scored under otherwise. Numbers of unlike settings are not comparable as they
    /// stand.
    std::vector<TrendDifference> differences;
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

/// `slice` empty: a line per system, or, of a score that none has as a whole, by the first of trendSlices
/// that has it; else one per system and value of the slice. Errors: InvalidOption for a score that no file
/// has, or a slice, or the score by the slice. O(files × systems × log scores).
[[nodiscard]] support::Result<Trend> trendOf(
    const TrendData& data, const std::string& score, const std::string& slice = {});

/// "Left out: a.json (why); b.json (why)." at most `most` of them by name; empty: none.
[[nodiscard]] std::string skippedText(const TrendData& data, std::size_t most = 10);

/// The settings in which two signatures differ.
[[nodiscard]] std::vector<TrendDifference> signatureDifferences(
    std::string_view before, std::string_view after);

/// Which numbers of trendTable() carry ≠, and what differs there; none: says nothing.
[[nodiscard]] support::Message trendNote(const TrendData& data, const Trend& trend);

/// A row per file; for people a column with value and one with change per system, where settings differ the
/// change carries ≠ and the note says what; for scripts (`script`) a row per file and system in full
/// precision.
[[nodiscard]] Table trendTable(const TrendData& data, const Trend& trend, bool script);

} // namespace touchstone::analysis
