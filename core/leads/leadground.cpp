// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/leadfamilies.h"

#include "core/compare/potentialgain.h"
#include "core/statistics/resamplingunits.h"
#include "core/support/lookup.h"

#include <cmath>
#include <numeric>

namespace touchstone::analysis {

namespace {

constexpr std::size_t fewDocuments = 10;

/// Sentences where there are few documents and the gold tells some.
ResamplingUnits unitsFor(const Evaluation& evaluation)
{
    if (evaluation.cases.size() < fewDocuments) {
        if (auto sentences = ResamplingUnits::of(evaluation, ResamplingUnit::Sentence)) {
            return std::move(*sentences);
        }
    }
    return std::move(*ResamplingUnits::of(evaluation, ResamplingUnit::Document));
}

} // namespace

LeadGround::LeadGround(const Evaluation& evaluation, match::Scheme scheme, std::vector<bool> regressed)
    : m_evaluation(evaluation)
    , m_scheme(scheme)
    , m_regressed(std::move(regressed))
    , m_lost(lostGolds(evaluation))
{
    const auto units = unitsFor(evaluation);
    m_sentences = units.unit() == ResamplingUnit::Sentence;
    m_units = units.unitsOf(evaluation.records);
    m_unitCount = units.size();
    for (const auto side : { LeadSide::Gold, LeadSide::System }) {
        auto& records = m_records[static_cast<std::size_t>(side)];
        for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
            const auto& record = evaluation.records[i];
            if (side == LeadSide::Gold ? record.hasGold() : record.hasSystem()) {
                records.push_back(i);
            }
        }
        std::ranges::stable_sort(records, {}, [this](std::uint32_t record) { return m_units[record]; });
    }
    if (!ofDifference()) {
        m_f1 = tally().f1();
    }
}

bool LeadGround::isWrong(std::uint32_t record, LeadSide side) const
{
    if (ofDifference()) {
        return m_regressed[record];
    }
    const auto outcome = m_evaluation.records[record].outcome(m_scheme);
    return side == LeadSide::Gold ? outcome != match::Outcome::Correct : outcome == match::Outcome::Spurious;
}

std::uint32_t LeadGround::typeOf(std::uint32_t record, LeadSide side) const
{
    const auto& one = m_evaluation.records[record];
    return side == LeadSide::Gold ? one.goldType : one.systemType;
}

std::vector<std::uint32_t> LeadGround::wrongOf(std::span<const std::uint32_t> records, LeadSide side) const
{
    std::vector<std::uint32_t> wrong;
    std::ranges::copy_if(
        records, std::back_inserter(wrong), [&](std::uint32_t record) { return isWrong(record, side); });
    return wrong;
}

const metrics::Tally& LeadGround::tally() const
{
    return m_evaluation.overall[static_cast<std::size_t>(m_scheme)];
}

std::optional<double> LeadGround::mendedF1(std::span<const std::uint32_t> records) const
{
    if (ofDifference()) {
        return std::nullopt;
    }
    auto mended = tally();
    mend(mended, m_evaluation, m_scheme, records, m_lost);
    return mended.f1();
}

void addTwin(LeadCandidate& candidate, support::Message twin)
{
    if (!support::contains(candidate.twins, twin.english(), &support::Message::english)) {
        candidate.twins.push_back(std::move(twin));
    }
}

void setWorth(LeadCandidate& candidate, double lower, const LeadGround& ground)
{
    const auto mended = ground.mendedF1(candidate.errors);
    const auto errors = static_cast<double>(std::max<std::size_t>(candidate.errors.size(), 1));
    candidate.worth = mended && ground.f1() ? (*mended - *ground.f1()) * lower / errors : lower;
}

std::size_t unitsOf(const LeadGround& ground, std::span<const std::uint32_t> records)
{
    auto units = support::listOf<std::uint32_t>(
        records, [&](std::uint32_t record) { return ground.unitOf(record); });
    support::sortUnique(units);
    return units.size();
}

std::size_t documentsOf(const Evaluation& evaluation, std::span<const std::uint32_t> records)
{
    auto documents = support::listOf<std::uint32_t>(
        records, [&](std::uint32_t record) { return evaluation.records[record].document; });
    support::sortUnique(documents);
    return documents.size();
}

std::vector<double> ratesOf(const LeadGround& ground, LeadSide side)
{
    std::vector<std::int64_t> all(ground.evaluation().labels.size(), 0);
    auto wrong = all;
    for (const auto record : ground.records(side)) {
        const auto type = ground.typeOf(record, side);
        ++all[type];
        wrong[type] += ground.isWrong(record, side) ? 1 : 0;
    }
    std::vector<double> rates(all.size(), leastRate);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto rate
            = all[i] > 0 ? static_cast<double>(wrong[i]) / static_cast<double>(all[i]) : leastRate;
        rates[i] = std::clamp(rate, leastRate, 1 - leastRate);
    }
    return rates;
}

double binomialTail(std::size_t trials, std::size_t hits, double probability)
{
    const auto n = static_cast<double>(trials);
    double tail = 0;
    for (std::size_t k = hits; k <= trials; ++k) {
        const auto x = static_cast<double>(k);
        tail += std::exp(std::lgamma(n + 1) - std::lgamma(x + 1) - std::lgamma(n - x + 1)
            + x * std::log(probability) + (n - x) * std::log1p(-probability));
    }
    return std::min(tail, 1.0);
}

} // namespace touchstone::analysis
