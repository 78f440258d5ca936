// SPDX-License-Identifier: GPL-3.0-or-later
// RecordFilter: the set of records behind a number. Every cell of every table carries one; a stack of them is
// what views show.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// Values of a column of the record list: above `above`, up to and with `upTo`; neither NaN. A record without
/// a value (NaN) is in no range, so ranges that meet share no record.
struct ValueRange
{
    std::string column; ///< ValueColumn::id: "cer"
    double above = -std::numeric_limits<double>::infinity();
    double upTo = std::numeric_limits<double>::infinity();
    friend bool operator==(const ValueRange&, const ValueRange&) = default;
};

/// Words of a facet (FacetColumn): a record passes that has one of them.
struct FacetChoice
{
    std::string facet; ///< FacetColumn::id of the record list, "rule"; or a slice of any records, "length"
    std::vector<std::string> names;
    friend bool operator==(const FacetChoice&, const FacetChoice&) = default;
};

/// "and" between the dimensions, "or" inside one; an empty dimension says nothing. Labels and documents by
/// name, so that a filter outlives a reload.
struct RecordFilter
{
    /// The word of the command line and of breadcrumbs for "this side is missing".
    static constexpr std::string_view none = "none";

    /// The record list that the filter speaks of ("eter"); empty: any, so also the evaluation's own. A filter
    /// of another list than the evaluation's passes nothing.
    std::string list {};
    std::vector<std::string> categories {}; ///< of that list: one of them counts the record
    std::vector<ValueRange> values {}; ///< of that list: one of them holds the record's value
    std::vector<FacetChoice> facets {}; ///< "and" between them; each facet once
    std::optional<match::Scheme> scheme {}; ///< by which `outcomes` are read; empty: strict
    std::vector<match::Outcome> outcomes {};
    std::vector<std::string> goldTypes {}; ///< literal type of the gold
    bool goldMissing = false; ///< the gold side is missing: one more value of this dimension
    std::vector<std::string> systemTypes {}; ///< literal type of the system annotation
    bool systemMissing = false; ///< likewise
    std::vector<std::string> types {}; ///< literal type of either side
    std::vector<std::string> rowTypes {}; ///< the gold's type, else the system's: rows of types that add up
    std::vector<match::ErrorType> errorTypes {};
    std::vector<match::Tag> tags {};
    std::vector<std::string> documents {};
    std::vector<std::string> excludedTypes {}; ///< records with one of them on either side are left out
    std::vector<std::string> excludedDocuments {};
    std::vector<match::ErrorType> excludedErrorTypes {};
    std::string words {}; ///< the gold's or the system's words contain it, case folded
    bool errorsOnly = false; ///< not correct under the scheme

    [[nodiscard]] bool empty() const { return *this == RecordFilter {}; }
    friend bool operator==(const RecordFilter&, const RecordFilter&) = default;
};

/// One filter for the records of either: possible when the two differ in one dimension only, and both ask for
/// something in it. Nothing otherwise.
[[nodiscard]] std::optional<RecordFilter> united(const RecordFilter& a, const RecordFilter& b);

/// What a filter means, in the words of the interface and as options of the command line: [{"outcome", "MIS,
/// SPU"}, …].
struct FilterPart
{
    std::string_view
        dimension; ///< "list", "category", "value", "where", "scheme", "outcome", "gold-type", "system-type",
                   ///< "type", "row-type", "error-type", "tag", "document", "words", "errors", "not-type" …
    std::string text;
};
[[nodiscard]] std::vector<FilterPart> parts(const RecordFilter& filter);
/// The same as words of `errors`, an option for each name: {"--outcome", "MIS", "--where", "seen=unseen", …}.
/// What is left out (excluded…) has none there.
[[nodiscard]] std::vector<std::string> filterArguments(const RecordFilter& filter);
/// "LOC,PER" as --types and filters take it: \, is a comma of a type, \\ a backslash. typesByText reads back
/// what typesText wrote; empty types are left out.
[[nodiscard]] std::string typesText(const std::vector<std::string>& types);
[[nodiscard]] std::vector<std::string> typesByText(std::string_view text);
/// A range as the command line reads it: "cer:0.1-0.2", "cer:1-" (above 1), "cer:-0" (up to 0).
[[nodiscard]] std::string valueRangeText(const ValueRange& range);
/// Nothing when it is none. Bounds are decimal numbers, not negative; the lower must not be above the upper.
[[nodiscard]] std::optional<ValueRange> valueRangeByText(std::string_view text);

/// A facet as the command line reads it: "rule=fuzzy check"; of several names one text each.
[[nodiscard]] std::vector<std::string> facetTexts(const FacetChoice& choice);
/// Adds "rule=fuzzy check" to the choices: to the one of the same facet, else as a new one. False when it is
/// none ("rule", "=x").
[[nodiscard]] bool addFacetText(std::vector<FacetChoice>& choices, std::string_view text);

// The filters behind the cells.

/// A dimension of one name; of none where nothing is asked for.
[[nodiscard]] inline std::vector<std::string> only(const std::optional<std::string>& name)
{
    return name ? std::vector { *name } : std::vector<std::string> {};
}

/// A count of a measure's own records; no type: all. The type is the row's (the gold's, else the system's).
[[nodiscard]] RecordFilter listCell(
    std::string list, std::string category, const std::optional<std::string>& type = {});

/// Counts of the score tables: outcomes of gold annotations and SPU, POS and ACT; then outcomes of system
/// annotations, which differ from the gold's in the row of a class (PerType::Class).
enum class ScoreColumn : std::uint8_t {
    Correct,
    Incorrect,
    Partial,
    Missing,
    Spurious,
    Possible,
    Actual,
    CorrectOfSystem,
    IncorrectOfSystem,
    PartialOfSystem
};
/// Does the column count system annotations?
[[nodiscard]] bool isOfSystem(ScoreColumn column);
[[nodiscard]] std::int64_t countOf(const metrics::Tally& tally, ScoreColumn column);
/// A count of the score tables, of all types; no document: all.
[[nodiscard]] RecordFilter scoreCell(
    match::Scheme scheme, ScoreColumn column, const std::optional<std::string>& document = {});

/// The records of a row of the score tables.
struct CountedRow
{
    RecordFilter part {}; ///< what all its counts have in common: documents, a slice, a list
    std::vector<std::string> types {}; ///< whose row it is; empty: of all types
    PerType perType = PerType::Class; ///< what a row of types counts

    /// The filter of a count.
    [[nodiscard]] RecordFilter cell(match::Scheme scheme, ScoreColumn column) const;
    /// Of all that the row counts.
    [[nodiscard]] RecordFilter all() const;
};
/// A confusion cell; nothing: the (none) row or column.
[[nodiscard]] RecordFilter confusionCell(
    const std::optional<std::string>& goldType, const std::optional<std::string>& systemType);

} // namespace touchstone::analysis
