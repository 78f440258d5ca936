// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/typestatistics.h"

#include "core/measures/conll/computeconll.h"
#include "core/measures/muc/mucmeasure.h"
#include "core/text/casefold.h"

#include <algorithm>
#include <map>

namespace touchstone::analysis {

namespace {

using match::Outcome;

/// Of a scheme: the place of an outcome, and of COR, INC and PAR of the system.
std::uint32_t mucStatistic(std::uint32_t scheme, Outcome outcome, bool ofSystem)
{
    const auto place = static_cast<std::uint32_t>(outcome)
        + (ofSystem ? static_cast<std::uint32_t>(match::outcomeCount) : 0);
    return scheme * static_cast<std::uint32_t>(metrics::mucStatistics) + place;
}

template <typename GoldType, typename SystemType>
void addMucCounts(const match::PairOutcome& record, std::vector<TypeCount>& counts, GoldType goldType,
    SystemType systemType)
{
    for (std::uint32_t scheme = 0; scheme < match::allSchemes.size(); ++scheme) {
        const auto outcome = record.outcome(match::allSchemes[scheme]);
        if (record.hasGold()) {
            counts.push_back({ goldType(record), mucStatistic(scheme, outcome, false) });
        }
        if (record.hasSystem()) {
            counts.push_back({ systemType(record), mucStatistic(scheme, outcome, record.hasGold()) });
        }
    }
}

void addMucClass(const match::PairOutcome& record, std::vector<TypeCount>& counts)
{
    addMucCounts(
        record, counts, [](const auto& one) { return one.goldType; },
        [](const auto& one) { return one.systemType; });
}

void addMucRow(const match::PairOutcome& record, std::vector<TypeCount>& counts)
{
    const auto row = [](const auto& one) { return one.rowType(); };
    addMucCounts(record, counts, row, row);
}

void addConllCounts(const match::PairOutcome& record, std::vector<TypeCount>& counts)
{
    constexpr std::uint32_t correct = 0;
    constexpr std::uint32_t gold = 1;
    constexpr std::uint32_t system = 2;
    if (record.hasGold()) {
        counts.push_back({ record.goldType, gold });
        if (record.outcome(match::Scheme::Strict) == Outcome::Correct) {
            counts.push_back({ record.goldType, correct });
        }
    }
    if (record.hasSystem()) {
        counts.push_back({ record.systemType, system });
    }
}

} // namespace

std::optional<TypeCounting> typeCounting(const MeasuredSystem& system)
{
    const auto& evaluation = *system.evaluation;
    if (system.result->measure == "muc") {
        switch (evaluation.spec.perType) {
        case PerType::Class:
            return TypeCounting { evaluation.labels, evaluation.records, addMucClass };
        case PerType::Gold:
            return TypeCounting { evaluation.labels, evaluation.records, addMucRow };
        case PerType::Isolated:
            return TypeCounting { evaluation.labels, evaluation.isolated, addMucClass };
        }
    }
    if (system.result->measure == "conll") {
        const auto& conll = static_cast<const ConllResult&>(*system.result);
        return conll.lists.empty() ? TypeCounting { evaluation.labels, evaluation.records, addConllCounts }
                                   : TypeCounting { conll.peerTypes, conll.peerRecords, addConllCounts };
    }
    return std::nullopt;
}

bool comparedWithoutCase(std::span<const MeasuredSystem> systems)
{
    return std::any_of(systems.begin(), systems.end(), [](const auto& system) {
        return system.evaluation->spec.matching.pairing == match::PairingPolicy::Hipe;
    });
}

std::vector<std::string> comparableTypes(std::span<const std::string> labels, bool withoutCase)
{
    std::map<std::string, int> upper;
    for (const auto& label : labels) {
        ++upper[text::upperCased(label)];
    }
    std::vector<std::string> names;
    for (const auto& label : labels) {
        const auto name = text::upperCased(label);
        names.push_back(withoutCase && upper[name] == 1 ? name : label);
    }
    return names;
}

} // namespace touchstone::analysis
