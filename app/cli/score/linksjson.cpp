// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/measurejson.h"

#include "core/measures/links/computelinks.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

Json linkCountsJson(const metrics::LinkCounts& counts, std::span<const int> ranks, bool zero)
{
    const auto key = [zero](const metrics::ConllCounts& values) {
        return countsJson(values.correct, values.gold, values.system, zero);
    };
    Json json { { "span+kbid", key(counts.spanKbid) }, { "span+type+kbid", key(counts.spanTypeKbid) },
        { "document+kbid", key(counts.documentKbid) }, { "nil", key(counts.nil) },
        { "recall_at", Json::object() }, { "errors", Json::object() } };
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        json["recall_at"][std::to_string(ranks[i])]
            = ratioJson(metrics::ratio(static_cast<double>(counts.recalled[i]),
                            static_cast<double>(counts.spanKbid.gold)),
                zero);
    }
    for (std::size_t i = 0; i < metrics::linkClassCount; ++i) {
        json["errors"][std::string(metrics::linkClassName(static_cast<metrics::LinkClass>(i)))]
            = counts.classes.at(i);
    }
    return json;
}

} // namespace

Json linksJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& links = static_cast<const analysis::LinkResult&>(result);
    const bool zero = options.zeroForUndefined;
    auto json = linkCountsJson(links.overall, links.ranks, zero);
    json["types"]
        = rowsJson(result, "types", { "correct", "gold", "system", "precision", "recall", "f1" }, zero);
    addDocuments(json, evaluation, options,
        [&](std::size_t number) { return linkCountsJson(links.documents[number], links.ranks, zero); });
    return json;
}

} // namespace touchstone::cli
