// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/noisy/noisycounts.h"

#include "core/measures/base/tally.h"
#include "core/support/exactsum.h"

namespace touchstone::metrics {

namespace {

template <typename Value> std::optional<double> meanOf(std::span<const NoisyCounts> documents, Value value)
{
    support::ExactSum sum;
    std::size_t count = 0;
    for (const auto& document : documents) {
        if (const auto one = value(document)) {
            sum.add(*one);
            ++count;
        }
    }
    return ratio(sum.value(), static_cast<double>(count));
}

} // namespace

NoisyCounts& NoisyCounts::operator+=(const NoisyCounts& other)
{
    predicted += other.predicted;
    matched += other.matched;
    support += other.support;
    return *this;
}

void flow(const NumberFlow& to, NoisyCounts& counts)
{
    to.number("predicted", counts.predicted);
    to.number("matched", counts.matched);
    to.number("support", counts.support);
}

std::optional<double> NoisyCounts::precision() const
{
    return ratio(static_cast<double>(matched), static_cast<double>(predicted));
}
std::optional<double> NoisyCounts::recall() const
{
    return ratio(static_cast<double>(matched), static_cast<double>(support));
}
std::optional<double> NoisyCounts::f1() const { return harmonicMean(precision(), recall()); }

DocumentsMacro documentsMacro(std::span<const NoisyCounts> documents)
{
    return { meanOf(documents, [](const NoisyCounts& counts) { return counts.precision(); }),
        meanOf(documents, [](const NoisyCounts& counts) { return counts.recall(); }),
        meanOf(documents, [](const NoisyCounts& counts) { return counts.f1(); }) };
}

} // namespace touchstone::metrics
