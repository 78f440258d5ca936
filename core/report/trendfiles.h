// SPDX-License-Identifier: GPL-3.0-or-later
// Files that `score --json` wrote, read back: which systems they tell of, under which settings, with which
// scores.
#pragma once

#include "core/support/diagnostics.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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
    /// A system, or a part of its records that the file tells of under "slices".
    struct System
    {
        std::string name;
        std::string slice; ///< what parts it: "entity-length", "layer", "layer, noise"; empty: all of it
        std::string value; ///< "1-2", "fine"; of several "fine, 0-0.1"
        std::string path; ///< as the file says it; nothing was looked at there
        std::string format;
        std::string signature;
        /// By number of the name, ascending; undefined (null): empty.
        std::vector<std::pair<std::uint32_t, std::optional<double>>> scores;

        /// Null: the file has no such score.
        [[nodiscard]] const std::optional<double>* score(std::uint32_t wanted) const;
    };
    std::string path; ///< as it was found
    std::string name; ///< for people: the last part of the path, or all of it where two share that
    std::int64_t modified = 0; ///< of the file, nanoseconds; 0 unknown
    std::string goldPath;
    std::string goldFormat;
    std::string goldDigest; ///< empty: not told
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
        std::string reason;
    };
    std::vector<TrendFile> files; ///< ordered
    std::vector<Skipped> skipped; ///< files that are none and stayed out, in the order of reading
    support::Diagnostics diagnostics; ///< of these, too, and of systems that were left out
};

inline constexpr std::size_t mostTrendFiles = 10'000;
inline constexpr std::uint64_t largestTrendFile = std::uint64_t(64) << 20U; ///< bytes
inline constexpr std::size_t mostTrendSystems = 1'000; ///< of a file
inline constexpr std::size_t mostTrendParts = 100'000; ///< systems and their slices, of a file
inline constexpr std::size_t mostTrendNumbers = 20'000'000; ///< of all files together

/// One file's text. Numbers stand at `overall`, `types` and everywhere else but in lists, `documents`,
/// `confusion` and `slices`; a pair of whole numbers [a, b] under precision or recall is their quotient.
/// `overall` and `global` are left out of names. Precision, recall and F1 lie between 0 and 1 (of overlap
/// credit at 0 or above), rates of errors at 0 or above; another number is no score. Errors: Malformed with
/// place and key for such a number; Malformed with line and column where the text is no
/// JSON, without where it is JSON of another kind (it says which) or of a newer schema; TooLarge. `findings`:
/// systems that share a name (the first stays). O(length).
[[nodiscard]] support::Result<TrendFile> parseTrendFile(std::string_view utf8, const std::string& path,
    TrendScoreNames& names, support::Diagnostics& findings, const support::Progress& progress);

/// Reads these files, each once, and every *.json directly in these folders. What cannot be read stays out
/// with a warning. Errors: Cancelled; NotFound where a path does not exist, or no file of any is left;
/// TooLarge. Progress counts files.
[[nodiscard]] support::Result<TrendData> readTrend(
    std::span<const std::string> paths, TrendOrder order, support::Progress& progress);

/// Is `a` before `b` when runs of digits count by their value? Names that differ in leading zeros only go by
/// code point.
[[nodiscard]] bool naturallyLess(std::string_view a, std::string_view b);

} // namespace touchstone::analysis
