// SPDX-License-Identifier: GPL-3.0-or-later
// Leads: patterns in the errors of a system, as a short list of sentences with the records behind each. Of
// two systems likewise patterns in what one has right and the other wrong.
//
// Four families. Forms are facts: of a type the errors of one form (a token early on the right, missing …).
// Conditions are values of slices in which more is wrong than the types alone let expect, names are words
// that are taken for the same wrong thing again and again, places are documents and groups of documents;
// these three are tested, and the level is shared out over all that was looked at (Bonferroni), so that on
// the whole at most one list in 1 / alpha shows a condition that is chance alone. Sources: Sagadeeva and
// Boehm, SliceLine (2021); Bay and Pazzani (2001) for the budget by levels; resources/help/leads.md.
//
// How many other systems find an annotation is no feature: they are no part of the evaluation, so none of its
// filters could say so; and tried as an attribute of the gold, "found by none of the others" was the only
// condition on the gold's side that five of six runs of hipe2020-fr and wnut17 had left, since it explains
// away those that say where. `errors --found-by` and leadsOfDifference() ask for it.
#pragma once

#include "core/compare/comparison.h"
#include "core/evaluation/records/recordfilter.h"
#include "core/statistics/resampling.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct LeadSettings
{
    double alpha = .05; ///< level of the whole list; above 0, at most .5
    std::uint32_t support = 20; ///< records of a condition, at least
    std::uint32_t documents
        = 5; ///< its documents, at least (sentences where there are fewer than 10 documents)
    std::uint32_t levels = 3; ///< values that a condition joins, at most: 1 to 3
    std::size_t most = 10; ///< leads of the list; pinned ones stand beside them
    std::vector<std::string> features {}; ///< ids of slices, and "type"; empty: all
    std::vector<std::string> pinned {}; ///< Lead::key; listed also when they are no longer certain
    std::vector<std::string> dismissed {}; ///< Lead::key; their records count as explained
    friend bool operator==(const LeadSettings&, const LeadSettings&) = default;
};

enum class LeadFamily : std::uint8_t { Form, Condition, Name, Place };
[[nodiscard]] std::string_view leadFamilyName(LeadFamily family); ///< "form", "condition", "name", "place"

/// Which annotations a lead counts. Of a difference the gold's alone.
enum class LeadSide : std::uint8_t { Gold, System };
[[nodiscard]] std::string_view leadSideName(LeadSide side); ///< "gold", "system"

struct Lead
{
    /// Family, side and what is the case, as words of filters: "condition gold where=enclosed=brackets
    /// gold-type=DATE". No numbers, so it means the same of another system.
    std::string key {};
    LeadFamily family = LeadFamily::Condition;
    LeadSide side = LeadSide::Gold;
    support::Message sentence {}; ///< counts and all, one line
    support::Message subject {}; ///< what it is about, without numbers: "DATE, enclosed: brackets"
    std::int64_t n = 0; ///< records of `filter`
    std::int64_t wrong = 0; ///< records of `wrongFilter`
    std::int64_t documents = 0; ///< with such records; of a form and a name such as are wrong
    std::int64_t units = 0; ///< the same in what was tested: documents, or sentences (LeadList::sentences)
    /// How many would be wrong as usual; of forms none is expected: empty, and so are those below.
    std::optional<double> expected {};
    std::optional<double> excess {}; ///< wrong - expected
    std::optional<metrics::Interval> rate {}; ///< 95 % of wrong / n, 0..1; `trials` 0
    std::optional<metrics::Interval> excessInterval {}; ///< 95 % of `excess`, in records
    std::optional<double> z {};
    std::optional<double> p {}; ///< of the test times the number of tests, at most 1
    /// F1 of the whole when the records of `wrongFilter` are mended, less F1 as it is (0..1), by exchange as
    /// potentialGain; of some pairings a bound. Empty where F1 is undefined.
    std::optional<double> f1 {};
    std::optional<double> gain {};
    std::optional<double> gainOfExcess {}; ///< when only the excess goes: gain · excess / wrong
    RecordFilter filter {}; ///< of one system: filtered() gives the n records
    RecordFilter wrongFilter {}; ///< and these the errors among them
    /// The filters as words of `errors`: {"--where", "enclosed=brackets", …}; wrongFilter's.
    std::vector<std::string> filterWords {};
    /// The same records, or nearly so (Jaccard of the errors at least .8), said otherwise.
    std::vector<support::Message> twins {};
    support::Message
        clause {}; ///< most telling condition inside a form; else empty. Part of the sentence, too
    bool pinned = false;
    bool uncertain = false; ///< pinned, and below the threshold now
    /// Of the `wrong` ones, how many the gold is doubted at; empty: not counted (leadsuspects.h).
    std::optional<std::int64_t> suspects {};
};

/// What a lead of this key is about, as Lead::subject but that attributes bear their ids; of what is no key
/// of a lead the text itself. O(length).
[[nodiscard]] support::Message subjectOfKey(std::string_view key);

/// Ids of the features whose values are no words of the corpus and of no file of the user's, for
/// LeadSettings::features. Leads of forms, and of these, can be shown where the text must not. O(slices).
[[nodiscard]] std::vector<std::string> featuresWithoutWords(const Evaluation& evaluation);

/// Told without statistics, above the list: something in the files is likely not as meant.
struct LeadAlarm
{
    enum class Kind : std::uint8_t {
        LabelOnOneSide, ///< a type of one side only
        ConstantShift, ///< at least 90 % of the pairs of a type differ by the same characters at their ends
        EmptyDocument ///< no annotation of the system, while the gold has some
    };
    Kind kind = Kind::LabelOnOneSide;
    support::Message sentence {};
    RecordFilter filter {};
    std::vector<std::string> filterWords {};
    std::string type {}; ///< label; empty: documents
    std::int64_t count = 0; ///< records of `filter`
};
[[nodiscard]] std::string_view leadAlarmName(LeadAlarm::Kind kind); ///< "label", "shift", "empty-document"

/// A family of which nothing can be said, with the reason as a sentence.
struct UntoldFamily
{
    LeadFamily family = LeadFamily::Condition;
    support::Message reason {};
};

struct LeadList
{
    match::Scheme scheme = match::Scheme::Strict;
    LeadSettings settings {};
    bool ofDifference = false; ///< `wrong` counts what A had right and B has wrong
    std::optional<double> f1 {}; ///< of today
    bool sentences = false; ///< units were sentences, since there are few documents
    std::vector<Lead> leads {}; ///< pinned ones first, then by what they bring, highest first
    std::vector<LeadAlarm> alarms {};
    std::vector<UntoldFamily> notTold {};
};

/// The leads of one system under a scheme. The same for any order of documents and number of threads; no
/// random numbers but the bootstrap of forms, whose seed is fixed. Errors: Cancelled; InvalidOption for a
/// feature that there is not, and for settings out of range. About features² × records / 2.
[[nodiscard]] support::Result<LeadList> leads(const Evaluation& evaluation, match::Scheme scheme,
    const LeadSettings& settings, support::Progress& progress);

/// Gold annotations that A has right and B has wrong, in the same machinery: conditions and names of B whose
/// share of these is higher than usual. Filters are of B's records: `filter` all n of them; of the regressed
/// alone there is no filter of one evaluation, so wrongFilter is those that B has wrong. No gain, no alarms.
/// Precondition: sameGold. Errors as leads().
[[nodiscard]] support::Result<LeadList> leadsOfDifference(const EvaluationPtr& a, const EvaluationPtr& b,
    match::Scheme scheme, const LeadSettings& settings, support::Progress& progress);

} // namespace touchstone::analysis
