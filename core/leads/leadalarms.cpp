// SPDX-License-Identifier: GPL-3.0-or-later
// Alarms: what is said without statistics, since the files are likely not as meant.
#include "core/leads/leadfamilies.h"

#include "core/evaluation/slices/filtering.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <cmath>
#include <map>

namespace touchstone::analysis {

namespace {

using support::GroupedNumber;
using support::Message;
using support::said;
using support::saidOf;

constexpr std::size_t leastOfAlarm = 5; ///< annotations or pairs
constexpr double shareOfShift = .9;
constexpr std::size_t namedInAlarm = 6;
constexpr double chanceOfEmpty = .05; ///< of any empty document, if documents lost annotations at random

LeadAlarm alarmOf(const LeadGround& ground, LeadAlarm::Kind kind, Message sentence, RecordFilter filter,
    std::string type = {})
{
    LeadAlarm alarm { kind, std::move(sentence), std::move(filter), {}, std::move(type), 0 };
    alarm.filterWords = filterArguments(alarm.filter);
    alarm.count
        = static_cast<std::int64_t>(filtered(ground.evaluation(), std::span(&alarm.filter, 1)).size());
    return alarm;
}

GroupedNumber countOf(std::size_t number) { return { static_cast<std::int64_t>(number) }; }

/// The first ones, and how many more there are.
Message::Argument firstNamed(const std::vector<std::string>& names)
{
    return support::joinedFirst(std::vector<Message::Argument>(names.begin(), names.end()), namedInAlarm);
}

const char* oneSidedPattern(bool ofGold, bool otherIsEmpty, bool oneType)
{
    using support::pattern;
    if (otherIsEmpty && ofGold) {
        return oneType ? pattern("The system has no annotation at all; the gold has the type %1. Is it the "
                                 "right file, and the right column or layer?")
                       : pattern("The system has no annotation at all; the gold has these types: %1. Is it "
                                 "the right file, and the right column or layer?");
    }
    if (otherIsEmpty) {
        return oneType ? pattern("The gold has no annotation at all; the system has the type %1. Is it the "
                                 "right file, and the right column or layer?")
                       : pattern("The gold has no annotation at all; the system has these types: %1. Is it "
                                 "the right file, and the right column or layer?");
    }
    if (ofGold) {
        return oneType
            ? pattern("The gold alone has the type %1. Are the labels of both sides called alike?")
            : pattern("The gold alone has these types: %1. Are the labels of both sides called alike?");
    }
    return oneType
        ? pattern("The system alone has the type %1. Are the labels of both sides called alike?")
        : pattern("The system alone has these types: %1. Are the labels of both sides called alike?");
}

/// Types of one side only, all in one sentence.
void addOneSided(const LeadGround& ground, std::vector<LeadAlarm>& alarms)
{
    const auto& evaluation = ground.evaluation();
    std::array<std::vector<std::size_t>, 2> counts;
    for (const auto side : { LeadSide::Gold, LeadSide::System }) {
        auto& own = counts[static_cast<std::size_t>(side)];
        own.resize(evaluation.labels.size(), 0);
        for (const auto record : ground.records(side)) {
            ++own[ground.typeOf(record, side)];
        }
    }
    for (const std::size_t side : { 0U, 1U }) {
        std::vector<std::size_t> labels;
        for (std::size_t label = 0; label < evaluation.labels.size(); ++label) {
            if (counts[side][label] >= leastOfAlarm && counts[1 - side][label] == 0) {
                labels.push_back(label);
            }
        }
        if (labels.empty()) {
            continue;
        }
        std::ranges::stable_sort(
            labels, std::ranges::greater(), [&](std::size_t label) { return counts[side][label]; });
        const auto words = support::listOf<Message::Argument>(labels, [&](std::size_t label) {
            return said("%1 (%2)", evaluation.labels[label], countOf(counts[side][label]));
        });
        const auto names
            = support::listOf(labels, [&](std::size_t label) { return evaluation.labels[label]; });
        RecordFilter filter;
        (side == 0 ? filter.goldTypes : filter.systemTypes) = names;
        const bool otherIsEmpty = ground.records(side == 0 ? LeadSide::System : LeadSide::Gold).empty();
        const auto sentence = said(oneSidedPattern(side == 0, otherIsEmpty, labels.size() == 1),
            support::joinedFirst(words, namedInAlarm));
        alarms.push_back(alarmOf(ground, LeadAlarm::Kind::LabelOnOneSide, sentence, std::move(filter),
            names.size() == 1 ? names.front() : std::string()));
    }
}

/// "begins 3 characters earlier"; says nothing where the ends are the same.
Message endCharacters(const std::string& name, bool left)
{
    const auto number = support::parsed<std::int64_t>(name);
    if (!number || *number == 0) {
        return {};
    }
    const auto size = std::abs(*number);
    if (left) {
        return *number < 0 ? saidOf(size, "begins %Ln character earlier", "begins %Ln characters earlier")
                           : saidOf(size, "begins %Ln character later", "begins %Ln characters later");
    }
    return *number < 0 ? saidOf(size, "ends %Ln character earlier", "ends %Ln characters earlier")
                       : saidOf(size, "ends %Ln character later", "ends %Ln characters later");
}

/// The same difference of ends in nearly all pairs of a type.
void addShifts(const LeadGround& ground, std::vector<LeadAlarm>& alarms)
{
    const auto& evaluation = ground.evaluation();
    const auto* const left = sliceFacet(evaluation, "left-characters");
    const auto* const right = sliceFacet(evaluation, "right-characters");
    if (left == nullptr || right == nullptr) {
        return;
    }
    using Ends = std::pair<std::uint32_t, std::uint32_t>;
    std::map<std::uint32_t, std::map<Ends, std::size_t>> pairs;
    for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
        const auto& record = evaluation.records[i];
        if (record.hasGold() && record.hasSystem()) {
            ++pairs[record.goldType][{ left->of(i).front(), right->of(i).front() }];
        }
    }
    std::map<Ends, std::pair<std::vector<std::string>, std::size_t>> shifts;
    for (const auto& [type, ends] : pairs) {
        std::size_t all = 0;
        for (const auto& [end, count] : ends) {
            all += count;
        }
        for (const auto& [end, count] : ends) {
            const bool same = left->names[end.first] == "0" && right->names[end.second] == "0";
            if (!same && all >= leastOfAlarm
                && static_cast<double>(count) >= shareOfShift * static_cast<double>(all)) {
                shifts[end].first.push_back(evaluation.labels[type]);
                shifts[end].second += count;
            }
        }
    }
    for (auto& [end, types] : shifts) {
        const auto begin = endCharacters(left->names[end.first], true);
        const auto further = endCharacters(right->names[end.second], false);
        if (begin.empty() && further.empty()) {
            continue; // bins of the user's
        }
        const auto named = firstNamed(types.first);
        const auto count = countOf(types.second);
        const auto sentence = begin.empty() || further.empty()
            ? said("%1: in nearly all pairs the system %2 than the gold (%3). Do both sides count positions "
                   "alike?",
                named, begin.empty() ? further : begin, count)
            : said("%1: in nearly all pairs the system %2 and %3 than the gold (%4). Do both sides count "
                   "positions alike?",
                named, begin, further, count);
        RecordFilter filter;
        filter.goldTypes = types.first;
        filter.facets
            = { { left->id, { left->names[end.first] } }, { right->id, { right->names[end.second] } } };
        alarms.push_back(alarmOf(ground, LeadAlarm::Kind::ConstantShift, sentence, std::move(filter),
            types.first.size() == 1 ? types.first.front() : std::string()));
    }
}

/// Documents without any annotation of the system, of so many golds that chance is no reason.
void addEmptyDocuments(const LeadGround& ground, std::vector<LeadAlarm>& alarms)
{
    const auto& evaluation = ground.evaluation();
    std::map<std::string_view, std::pair<std::size_t, std::size_t>>
        counts; ///< golds, annotations of the system
    std::size_t missing = 0;
    std::size_t golds = 0;
    for (const auto& record : evaluation.records) {
        auto& count = counts[evaluation.cases[record.document].name()];
        count.first += record.hasGold() ? 1U : 0U;
        count.second += record.hasSystem() ? 1U : 0U;
        golds += record.hasGold() ? 1U : 0U;
        missing += record.hasGold() && !record.hasSystem() ? 1U : 0U;
    }
    const auto rate = golds > 0 ? static_cast<double>(missing) / static_cast<double>(golds) : 1.0;
    std::vector<std::string> names;
    std::size_t lost = 0;
    for (const auto& [name, count] : counts) {
        const auto chance
            = std::pow(rate, static_cast<double>(count.first)) * static_cast<double>(counts.size());
        if (count.second == 0 && count.first > 0 && chance < chanceOfEmpty) {
            names.emplace_back(name);
            lost += count.first;
        }
    }
    if (names.empty()) {
        return;
    }
    const auto sentence = saidOf(std::ssize(names),
        "The system has no annotation in %Ln document where the gold has %1: %2. Were they given to it?",
        "The system has no annotation in %Ln documents where the gold has %1: %2. Were they given to it?",
        countOf(lost), firstNamed(names));
    RecordFilter filter;
    filter.documents = std::move(names);
    alarms.push_back(alarmOf(ground, LeadAlarm::Kind::EmptyDocument, sentence, std::move(filter)));
}

} // namespace

std::string_view leadAlarmName(LeadAlarm::Kind kind)
{
    constexpr std::array<std::string_view, 3> names { "label", "shift", "empty-document" };
    return names[static_cast<std::size_t>(kind)];
}

std::vector<LeadAlarm> leadAlarms(const LeadGround& ground)
{
    std::vector<LeadAlarm> alarms;
    addOneSided(ground, alarms);
    addShifts(ground, alarms);
    addEmptyDocuments(ground, alarms);
    return alarms;
}

} // namespace touchstone::analysis
