// SPDX-License-Identifier: GPL-3.0-or-later
// Comparison: what became of every annotation between two evaluations on one gold: two systems, or one system
// under two settings.
#pragma once

#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

/// What is compared: each gold annotation, and each annotation that a system makes without one (spurious). A
/// record is right when its outcome under the matching scheme is Correct; in evaluations seen through a
/// measure's own pairing (throughList) when a category among RecordList::right counts it, where the list
/// names any. Where one evaluation is read as HIPE's scorer does, labels meet whatever their case.
///
/// A gold annotation is right in an evaluation when one of its records is, wrong when it has records and none
/// is right, and not judged when it stands in no record: its document or its annotation is outside of the
/// restriction, or a pairing of other scorers (nervaluate-0.1, hipe) takes it for another one of equal value.
/// Under these pairings a gold may stand in several records; the first right one, else the first in text
/// order, stands for it here.
///
/// A spurious annotation is an error in its evaluation. It is the same error in both when both have a
/// spurious record with the same span and literal type; of several equal ones the first in text order meet.
/// The same span means the same place of the system's text where both systems have the same text, else the
/// same stretch of gold text. It does not matter whether the other system has such an annotation as part of a
/// pair: that is another error, or none, of the gold's.
enum class Change : std::uint8_t {
    Fixed, ///< gold: wrong in A, right in B; spurious: in A only
    Regressed, ///< gold: right in A, wrong in B; spurious: in B only
    BothWrongSame, ///< gold: missed by both, or answered by both with the same span and literal type;
                   ///< spurious in both
    BothWrongDifferently, ///< gold only: wrong in both, in other ways
    BothRight, ///< gold only
    OnlyA, ///< gold only: B does not judge it
    OnlyB ///< gold only: A does not judge it
};
inline constexpr std::size_t changeCount = 7;
/// Is it counted in B's evaluation? Else in A's.
[[nodiscard]] bool shownInB(Change change);
/// "fixed", "regressed", "both wrong, same way", "both wrong, differently", "both right", "judged in A only"
/// …: the categories of the lists.
[[nodiscard]] std::string_view changeName(Change change);

/// What became of an annotation that both judge, as outputs name it.
struct ChangeWord
{
    Change change;
    const char* key; ///< for scripts; options take it with hyphens
    const char* title; ///< for people
};
inline constexpr ChangeWord changeWords[] { { Change::Fixed, "fixed", "Fixed" },
    { Change::Regressed, "regressed", "Regressed" },
    { Change::BothWrongSame, "both_wrong_same", "Both wrong, same way" },
    { Change::BothWrongDifferently, "both_wrong_differently", "Both wrong, differently" },
    { Change::BothRight, "both_right", "Both right" } };

struct ChangeCounts
{
    std::array<std::int64_t, changeCount> gold {}; ///< gold annotations, by Change
    std::array<std::int64_t, changeCount> spurious {}; ///< annotations without gold, by Change

    [[nodiscard]] std::int64_t goldOf(Change change) const { return gold[static_cast<std::size_t>(change)]; }
    [[nodiscard]] std::int64_t spuriousOf(Change change) const
    {
        return spurious[static_cast<std::size_t>(change)];
    }
    [[nodiscard]] std::int64_t of(Change change) const { return goldOf(change) + spuriousOf(change); }
    friend bool operator==(const ChangeCounts&, const ChangeCounts&) = default;
};

/// The lists by which a comparison is looked at. Errors of A are shown in A, errors of B in B: what is fixed,
/// wrong in both or right in both is counted in `changesInA`, what regressed in `changesInB`.
inline constexpr std::string_view changesInA = "compare.a";
inline constexpr std::string_view changesInB = "compare.b";
/// The records of either evaluation that account for the difference of the tallies.
inline constexpr std::string_view differencesInA = "compare.differ.a";
inline constexpr std::string_view differencesInB = "compare.differ.b";
/// Does a list of this id show B's evaluation?
[[nodiscard]] bool showsSystemB(std::string_view list);
/// Is it a list of comparisons at all?
[[nodiscard]] bool isComparisonList(std::string_view list);

struct Comparison
{
    match::Scheme scheme = match::Scheme::Strict;
    ChangeCounts overall;
    struct TypeCounts
    {
        /// The gold's literal type, else the system's; in upper case where one evaluation is read as HIPE's
        /// scorer does.
        std::string type;
        ChangeCounts counts;
        std::vector<std::string> labels {}; ///< the literal types of both that it stands for: for changeCell
    };
    std::vector<TypeCounts> types; ///< by code point; types without annotation are left out

    /// Every annotation that A judges (one record of A's evaluation each), and likewise of B. The category
    /// that counts it is its Change, and that with " (gold)" or " (spurious)" behind it.
    RecordList inA;
    RecordList inB;
    /// The records that make the counts of outcomes differ. Records of one gold annotation (spurious: of one
    /// span and type) that have the same outcome in the same row of types in A and B are struck out in pairs;
    /// what is left stands here. So count(A) - count(B) of an outcome in a row = count(differencesA) -
    /// count(differencesB).
    RecordList differencesA;
    RecordList differencesB;

    /// An annotation that `overall` counts, with the numbers of the records that stand for it.
    struct Counted
    {
        static constexpr auto none = static_cast<std::uint32_t>(-1);
        Change change = Change::Fixed;
        std::uint32_t a = none; ///< of A's evaluation; none: A does not judge or make it
        std::uint32_t b = none; ///< likewise of B's

        /// Of the evaluation that the change is counted in.
        [[nodiscard]] std::uint32_t shown() const { return shownInB(change) ? b : a; }
        friend bool operator==(const Counted&, const Counted&) = default;
    };
    std::vector<Counted> annotations; ///< documents as they met; in each golds first
    /// Those that a count of `overall` counts, in the order of the records of the evaluation that it is
    /// counted in: the records of changeCell(change) and what stands for them in the other. O(annotations ·
    /// log).
    [[nodiscard]] std::vector<Counted> counted(Change change) const;

    [[nodiscard]] const RecordList* list(std::string_view id) const; ///< null: none of this id
    /// Every record of one evaluation stands in the other with the same outcome.
    [[nodiscard]] bool equal() const { return differencesA.records.empty() && differencesB.records.empty(); }
};

/// Compares under a scheme. Documents meet by name. Independent of threads and of the order of documents.
/// Errors: Cancelled. O(records), O(k log k) for k spurious annotations of one document.
[[nodiscard]] support::Result<Comparison> compareEvaluations(
    const Evaluation& a, const Evaluation& b, match::Scheme scheme, support::Progress& progress);

/// B's evaluation through a list of its records, with its documents in A's order (those that A has alone
/// stand in their places without records, those that only B has at the end), so that views of A and of this
/// one speak of the same documents by the same numbers. Keeps A alive. O(records + cases).
[[nodiscard]] EvaluationPtr throughListBeside(
    const EvaluationPtr& a, const EvaluationPtr& b, const RecordList& list);

enum class ChangePart : std::uint8_t { All, Gold, Spurious };
/// The records behind a count of a comparison: of its list `changesInA` or, for Regressed and OnlyB,
/// `changesInB`. No type: all.
[[nodiscard]] RecordFilter changeCell(
    Change change, ChangePart part = ChangePart::All, const std::optional<std::string>& type = {});

[[nodiscard]] RecordFilter changeCell(
    Change change, ChangePart part, const std::vector<std::string>& labels); ///< of any of these types

/// How many of several systems find each gold annotation.
struct FoundBy
{
    /// The list's id; its categories are "found by 0 of 5" ….
    static constexpr std::string_view listId = "compare.found";
    /// More systems than this are counted as this many.
    static constexpr std::size_t most = 31;

    match::Scheme scheme = match::Scheme::Strict;
    std::size_t systems = 0;
    /// Gold annotations that the first evaluation judges and k of the systems have right; k = 0 …
    /// min(systems, most).
    std::vector<std::int64_t> counts {};
    /// The same by row label, by code point.
    std::vector<std::pair<std::string, std::vector<std::int64_t>>> types {};
    RecordList list {}; ///< over the first evaluation: one record for each of its gold annotations
    struct Annotation
    {
        std::uint32_t record = 0; ///< number in the first evaluation
        std::uint32_t systems = 0; ///< that have it right, also of more than `most`
    };
    std::vector<Annotation> annotations {}; ///< the records of `list`, in their order

    [[nodiscard]] RecordFilter cell(std::size_t k, const std::optional<std::string>& type = {}) const;
};

/// Over evaluations of one gold; the first is the one that the list shows. Precondition: not empty. Errors:
/// Cancelled. O(records of all).
[[nodiscard]] support::Result<FoundBy> foundByHowMany(
    std::span<const EvaluationPtr> evaluations, match::Scheme scheme, support::Progress& progress);

} // namespace touchstone::analysis
