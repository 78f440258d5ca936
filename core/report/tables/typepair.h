// SPDX-License-Identifier: GPL-3.0-or-later
// TypePair: one system against another, type by type and overall, with interval and p: the table to be
// pasted.
#pragma once

#include "core/compare/typecomparison.h"
#include "core/report/tables/sheettable.h"

namespace touchstone::analysis {

/// One line where all settings are the same ("Signature: touchstone|…"), else one for each name; in Markdown
/// the signatures stand in backticks.
[[nodiscard]] std::vector<std::string> signatureLines(
    std::span<const std::pair<std::string, std::string>> signatures, bool markdown);

/// A score of each type that any system has, by system, as the systems' tables say it; types meet without
/// case where one system is read as HIPE's scorer does (comparableTypes). `zero`: for rows that are 0/0; a
/// system without the row has nothing.
using TypeRows = std::map<std::string, std::vector<std::optional<double>>>;
[[nodiscard]] TypeRows typeRows(std::span<const MeasuredSystem> systems, const std::string& score, bool zero);

struct TypePair
{
    struct Line
    {
        std::string type;
        std::vector<std::string> labels; ///< the literal types of both that it stands for
        std::optional<double> first, second, difference;
        ScoreDifference test; ///< empty where the measure has none by type
        std::optional<double> p; ///< two-sided; where there are several comparisons after Holm's correction
    };
    std::string score {}; ///< "muc.strict.f1"
    std::string first {}, second {}; ///< names
    TouchedNumbers firstTouched {}, secondTouched {};
    bool lowerIsBetter = false;
    bool several = false; ///< among more than two systems
    std::vector<Line> types {}; ///< by code point
    Line overall {};
    SignificanceSettings settings {};
    std::size_t units = 0;
    std::size_t typeTests = 0; ///< that Holm's correction of types is over
    std::size_t pairs = 0; ///< and that of all types together
};

/// Of the first system and a later one, by what compareScores says of all systems and compareTypes of each
/// later one against the first. O(types × systems).
[[nodiscard]] TypePair typePair(std::span<const MeasuredSystem> systems, std::span<const std::string> names,
    const ScoreComparison& scores, const TypeComparison& types, std::size_t later);

/// A type of the first system and a later one; null: the measure has no test of it.
[[nodiscard]] const ScoreDifference* typeTest(
    const TypeComparison& types, const std::string& type, std::size_t later);
/// A row for each type and Overall, which filter the type: "first", "second", "difference", "interval",
/// "p_one_sided", "p_two_sided", "p_one_sided_holm", "p_two_sided_holm", and "p" (TypePair::Line::p).
[[nodiscard]] Sheet typePairSheet(const TypePair& pair);

/// "muc.strict.f1 by type: b - a (lower is better)".
[[nodiscard]] support::Message typePairTitle(const TypePair& pair);
/// How interval and p of a table for papers were made, and before it what "*" means where a p is below the
/// level.
[[nodiscard]] support::Message typePairNote(const TypePair& pair);
/// Type, both scores, difference, interval, p; the types and then Overall. For papers with the best in bold,
/// "*" at differences whose p is below the level, and a note of how interval and p were made.
[[nodiscard]] Table typePairTable(const TypePair& pair, const ComparedNumbers& write);

} // namespace touchstone::analysis
