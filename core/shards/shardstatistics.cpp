// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/shardstatistics.h"

#include "core/measures/registry/measureregistry.h"
#include "core/shards/evaluationnumbers.h"

#include <algorithm>

namespace touchstone::shards {

namespace {

ShardSide sideOf(const annotation::Layer& layer)
{
    ShardSide side { layer.name, layer.path, layer.format, layer.column, layer.standsForGold, layer.answered,
        static_cast<std::int64_t>(layer.entityCount()), {}, layer.diagnostics.list() };
    for (std::uint32_t label = 0; label < layer.leftOutLabels.size(); ++label) {
        side.leftOut.push_back(layer.leftOutLabels.name(annotation::LabelId { label }));
    }
    std::ranges::sort(side.leftOut);
    return side;
}

PartStatistics statisticsOf(const ShardPart& part, const StatisticsOptions& options)
{
    const auto& evaluation = *part.evaluation;
    PartStatistics statistics { part.name, evaluation.signature, sideOf(*evaluation.gold),
        sideOf(*evaluation.system), evaluation.systemTold, evaluation.labels, takeEvaluation(evaluation), {},
        {}, options.byDocument, evaluation.diagnostics.list() };
    for (const auto& one : evaluation.cases) {
        const auto* const document = one.gold != nullptr ? one.gold : one.system;
        auto& into = statistics.documents.emplace_back(
            ShardDocument { document->name, document->numbered, one.gold != nullptr, one.system != nullptr });
        if (options.byDocument) {
            into.tallies = takeCase(one);
        }
    }
    for (const auto& result : part.measures) {
        const auto& adding = metrics::measureById(result->measure)->adding;
        auto& into = statistics.measures.emplace_back(ShardMeasure { result->measure });
        into.findings = result->diagnostics.list();
        if (adding.take == nullptr) {
            into.leftOut = adding.whyNot;
        }
        metrics::ResultNumbers numbers;
        if (adding.take != nullptr) {
            adding.take(evaluation, *result, numbers);
        }
        numbers.all.prune();
        into.numbers = std::move(numbers.all);
        // A result without statistics of documents leaves all of the part without.
        statistics.byDocument = statistics.byDocument
            && (adding.take == nullptr || numbers.documents.size() == evaluation.cases.size());
        numbers.documents.resize(evaluation.cases.size());
        for (std::size_t i = 0; options.byDocument && i < evaluation.cases.size(); ++i) {
            numbers.documents[i].prune();
            statistics.documents[i].measures.push_back(std::move(numbers.documents[i]));
        }
    }
    return statistics;
}

} // namespace

ShardStatistics statisticsOf(std::span<const ShardSystem> systems, const StatisticsOptions& options)
{
    ShardStatistics statistics;
    for (const auto& system : systems) {
        auto& into = statistics.systems.emplace_back(SystemStatistics { system.name, {} });
        for (const auto& part : system.parts) {
            into.parts.push_back(statisticsOf(part, options));
        }
    }
    return statistics;
}

} // namespace touchstone::shards
