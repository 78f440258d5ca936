// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/annotators.h"

#include <set>

namespace touchstone::analysis {

namespace {

/// As Tally::f1, but with a value where only one side has annotations: that the other has none is a
/// disagreement, too.
std::optional<double> agreementOf(const metrics::SchemeTallies& tallies, match::Scheme scheme)
{
    const auto& tally = tallies[static_cast<std::size_t>(scheme)];
    const auto ofA = tally.possible();
    const auto ofB = tally.actual();
    if (!tally.precisionTold() || ofA + ofB == 0) {
        return std::nullopt;
    }
    return ofA == 0 || ofB == 0
        ? metrics::ratio(tally.goldCredit() + tally.systemCredit(), static_cast<double>(ofA + ofB))
        : tally.f1();
}

/// A mean of what is there.
class Mean
{
public:
    void add(const std::optional<double>& value)
    {
        m_sum += value.value_or(0);
        m_count += value ? 1 : 0;
    }
    [[nodiscard]] std::optional<double> value() const { return metrics::ratio(m_sum, m_count); }

private:
    double m_sum = 0;
    double m_count = 0;
};

annotation::LayerPtr asSide(const annotation::LayerPtr& layer, bool standsForGold)
{
    if (layer->standsForGold == standsForGold) {
        return layer;
    }
    auto side = std::make_shared<annotation::Layer>(*layer);
    side->standsForGold = standsForGold;
    return side;
}

void takeNumbers(const Evaluation& evaluation, AnnotatorPair& pair)
{
    pair.findings = evaluation.diagnostics;
    pair.signature = evaluation.signature;
    if (!evaluation.gold->answered || !evaluation.system->answered) {
        const auto& silent = evaluation.gold->answered ? *evaluation.system : *evaluation.gold;
        pair.error = support::failure(support::ErrorCode::Malformed,
            support::said("%1 does not answer the annotation column %2 (nearly every cell is \"_\" or "
                          "empty). Leave it out, or name another column.",
                silent.name, silent.column),
            { silent.path })
                         .value();
        return;
    }
    pair.overall = evaluation.overall;
    for (const auto& type : evaluation.types) {
        pair.types.emplace(evaluation.labels[type.label], type.tallies);
    }
}

/// Of all pairs their F1 in this row.
template <typename F1>
AnnotatorRow rowOf(const AnnotatorPairs& compared, const std::string& type, const F1& f1)
{
    AnnotatorRow row { .type = type, .mean = {}, .annotators = {}, .deviating = {} };
    const auto count = compared.names.size();
    Mean all;
    std::vector<Mean> with(count);
    std::vector<Mean> among(count);
    std::vector<std::optional<double>> least(count);
    row.annotators.resize(count);
    for (const auto& pair : compared.pairs) { // by name, so that sums do not depend on the order of files
        const auto value = f1(pair);
        all.add(value);
        for (std::size_t i = 0; i < count; ++i) {
            const bool own = i == pair.a || i == pair.b;
            (own ? with : among)[i].add(value);
            if (own && value && (!least[i] || *value < *least[i])) {
                least[i] = value;
                row.annotators[i].farthest = i == pair.a ? pair.b : pair.a;
            }
        }
    }
    row.mean = all.value();
    double lowest = 0;
    constexpr double equal = 1e-12; // of means whose terms stand in another order
    for (std::size_t i = 0; i < count; ++i) {
        auto& one = row.annotators[i];
        one.with = with[i].value();
        one.among = among[i].value();
        if (!one.with || !one.among) {
            continue;
        }
        one.deviation = *one.with - *one.among;
        if (*one.deviation < lowest - equal) {
            row.deviating.clear();
            lowest = *one.deviation;
        }
        if (*one.deviation < -equal && *one.deviation <= lowest + equal) {
            row.deviating.push_back(i);
        }
    }
    return row;
}

} // namespace

std::optional<double> AnnotatorPair::f1(match::Scheme scheme) const
{
    return error ? std::nullopt : agreementOf(overall, scheme);
}

std::optional<double> AnnotatorPair::f1(match::Scheme scheme, const std::string& type) const
{
    const auto found = types.find(type);
    return error || found == types.end() ? std::nullopt : agreementOf(found->second, scheme);
}

const AnnotatorPair* AnnotatorPairs::of(std::size_t one, std::size_t other) const
{
    const auto found = std::ranges::find_if(pairs, [one, other](const AnnotatorPair& pair) {
        return (pair.a == one && pair.b == other) || (pair.a == other && pair.b == one);
    });
    return found == pairs.end() ? nullptr : &*found;
}

support::Result<AnnotatorPairs> evaluateAnnotators(
    std::span<const annotation::LayerPtr> layers, const EvaluationSpec& spec, support::Progress& progress)
{
    AnnotatorPairs compared;
    std::vector<std::size_t> byName;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        compared.names.push_back(layers[i]->name);
        byName.push_back(i);
    }
    std::ranges::stable_sort(byName, {}, [&compared](std::size_t i) { return compared.names[i]; });
    auto asked = spec;
    asked.minScore.reset();
    for (std::size_t first = 0; first < byName.size(); ++first) {
        const auto gold = asSide(layers[byName[first]], true);
        for (std::size_t second = first + 1; second < byName.size(); ++second) {
            auto& pair = compared.pairs.emplace_back();
            pair.a = byName[first];
            pair.b = byName[second];
            const auto evaluation = evaluate(gold, asSide(layers[pair.b], false), asked, progress);
            if (evaluation) {
                takeNumbers(**evaluation, pair);
            } else if (evaluation.error().code == support::ErrorCode::Cancelled) {
                return tl::unexpected(evaluation.error());
            } else {
                pair.error = evaluation.error();
            }
        }
    }
    return compared;
}

AnnotatorAgreement annotatorAgreement(const AnnotatorPairs& compared, match::Scheme scheme)
{
    AnnotatorAgreement result;
    result.scheme = scheme;
    const auto count = compared.names.size();
    result.f1.resize(count, std::vector<std::optional<double>>(count));
    std::set<std::string> types;
    for (const auto& pair : compared.pairs) {
        result.f1[pair.a][pair.b] = result.f1[pair.b][pair.a] = pair.f1(scheme);
        for (const auto& [type, tallies] : pair.types) {
            types.insert(type);
        }
    }
    result.overall = rowOf(compared, {}, [scheme](const AnnotatorPair& pair) { return pair.f1(scheme); });
    for (const auto& type : types) {
        result.types.push_back(
            rowOf(compared, type, [&](const AnnotatorPair& pair) { return pair.f1(scheme, type); }));
    }
    return result;
}

} // namespace touchstone::analysis
