// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/ser/ser.h"

#include "core/measures/base/tally.h"

namespace touchstone::metrics {

void SerCounts::addPair(const match::SlotPair& pair)
{
    ++pairs;
    labelErrors += pair.labelError ? 1 : 0;
    boundaryErrors += pair.boundaryError ? 1 : 0;
    correct += pair.labelError || pair.boundaryError ? 0 : 1;
}

SerCounts& SerCounts::operator+=(const SerCounts& other)
{
    slots += other.slots;
    systemSlots += other.systemSlots;
    pairs += other.pairs;
    labelErrors += other.labelErrors;
    boundaryErrors += other.boundaryErrors;
    correct += other.correct;
    return *this;
}

void flow(const NumberFlow& to, SerCounts& counts)
{
    to.number("slots", counts.slots);
    to.number("system_slots", counts.systemSlots);
    to.number("pairs", counts.pairs);
    to.number("label_errors", counts.labelErrors);
    to.number("boundary_errors", counts.boundaryErrors);
    to.number("correct", counts.correct);
}

double SerCounts::cost(const SerParameters& parameters) const
{
    return static_cast<double>(deletions() + insertions())
        + parameters.label.value() * static_cast<double>(labelErrors)
        + parameters.boundary.value() * static_cast<double>(boundaryErrors);
}

std::optional<double> SerCounts::ser(const SerParameters& parameters) const
{
    return ratio(cost(parameters), static_cast<double>(slots));
}

std::optional<double> SerCounts::err(bool asPrinted) const
{
    const auto errors = wrong() + deletions() + insertions();
    const auto all = correct + deletions() + insertions() + (asPrinted ? 0 : wrong());
    return ratio(static_cast<double>(errors), static_cast<double>(all));
}

match::SlotCosts slotCosts(const SerParameters& parameters)
{
    return { parameters.label.numerator, parameters.label.denominator, parameters.boundary.numerator,
        parameters.boundary.denominator };
}

std::vector<std::optional<int>> ranks(std::span<const std::optional<double>> scores, bool lowerIsBetter)
{
    std::vector<double> sorted;
    for (const auto& score : scores) {
        if (score) {
            sorted.push_back(lowerIsBetter ? *score : -*score);
        }
    }
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::optional<int>> result;
    for (const auto& score : scores) {
        if (!score) {
            result.emplace_back();
            continue;
        }
        const auto better = std::lower_bound(sorted.begin(), sorted.end(), lowerIsBetter ? *score : -*score)
            - sorted.begin();
        result.emplace_back(static_cast<int>(better) + 1);
    }
    return result;
}

} // namespace touchstone::metrics
