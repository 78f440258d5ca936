// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/shardstatistics.h"

#include "core/evaluation/settings/digest.h"
#include "core/measures/registry/measureregistry.h"
#include "core/shards/evaluationnumbers.h"
#include "core/text/tokens.h"

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

/// No id tells it from those of other shards: the reader counted, or one file is one document and gives it
/// its name. Files of a folder are documents of these names.
bool isUnnamed(const annotation::Document& document, const annotation::Layer& layer)
{
    const std::string_view file = layer.path;
    return document.numbered
        || ((layer.format == "conll" || layer.format == "quaero") && document.file.empty()
            && layer.documents.size() == 1 && !document.name.empty()
            && (file.ends_with(document.name) || file.substr(0, file.rfind('.')).ends_with(document.name)));
}

/// ShardDocument::passages of a document.
std::string passagesOf(const annotation::Document& document)
{
    const auto tokens = document.tokens.empty() ? text::splitAtBlanks(document.text) : document.tokens;
    auto begins = document.tokens.empty() ? std::vector<std::uint32_t> {} : document.sentences;
    if (begins.empty()) {
        begins.push_back(0);
    }
    std::string passages;
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const auto begin = std::min<std::size_t>(begins[i], tokens.size());
        const auto end
            = i + 1 < begins.size() ? std::min<std::size_t>(begins[i + 1], tokens.size()) : tokens.size();
        const auto own = std::span(tokens).subspan(begin, std::max(begin, end) - begin);
        const auto wordAt = [&](const text::Span& token) { return document.text.slice(token); };
        // Placeholders, and passages of one word, are alike everywhere.
        if (own.empty()
            || std::ranges::all_of(
                own, [&](const auto& word) { return word == wordAt(own.front()); }, wordAt)) {
            continue;
        }
        std::string words;
        for (const auto& token : own) {
            words.append(wordAt(token)) += '\n';
        }
        constexpr std::size_t most = 255;
        constexpr std::size_t ofDigest = 8;
        constexpr std::string_view digits = "0123456789abcdef";
        const auto count = std::min(own.size(), most);
        passages += analysis::digest(words).substr(0, ofDigest);
        passages += { digits[count / digits.size()], digits[count % digits.size()] };
    }
    return passages;
}

/// `first`: of the shard.
PartStatistics statisticsOf(const ShardPart& part, const StatisticsOptions& options, bool first)
{
    const auto& evaluation = *part.evaluation;
    PartStatistics statistics { part.name, evaluation.signature, sideOf(*evaluation.gold),
        sideOf(*evaluation.system), evaluation.systemTold, evaluation.labels, takeEvaluation(evaluation), {},
        {}, options.byDocument, evaluation.diagnostics.list() };
    for (const auto& one : evaluation.cases) {
        const auto* const document = one.gold != nullptr ? one.gold : one.system;
        const bool unnamed
            = isUnnamed(*document, one.gold != nullptr ? *evaluation.gold : *evaluation.system);
        auto& into = statistics.documents.emplace_back(
            ShardDocument { document->name, unnamed, one.gold != nullptr, one.system != nullptr });
        if (first && one.gold != nullptr && unnamed) {
            into.passages = passagesOf(*document);
        }
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
            const bool first = statistics.systems.size() == 1 && into.parts.empty();
            into.parts.push_back(statisticsOf(part, options, first));
        }
    }
    return statistics;
}

} // namespace touchstone::shards
