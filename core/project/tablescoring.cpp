// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/tablescoring.h"

#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/scoring/relationloading.h"
#include "core/evaluation/settings/digest.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/rules/suggestion.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/suggestion.h"

#include <algorithm>

namespace touchstone::analysis {

using support::ErrorCode;

support::Result<LoadedTable> loadedTable(
    const ProjectTable& table, InputDigests& digests, support::Progress& progress)
{
    auto data = scoredData(table);
    if (!data) {
        return tl::unexpected(data.error());
    }
    LoadedTable result { std::move(*data), table.spec, {}, table.scorePlace };
    if (table.preset != nullptr && lacksFile(*table.preset, table.spec)
        && table.relations.linkEquivalents.empty()) {
        return support::failure(ErrorCode::InvalidOption,
            support::said("The preset %1 needs a file of ids that stand for the same: \"settings\": "
                          "{\"link-equivalents\": FILE}.",
                table.preset->id));
    }
    auto rules = labelRulesOf(result.dataSet);
    if (!rules) {
        return tl::unexpected(rules.error());
    }
    auto relations = table.relations;
    relations.trainOptions = result.dataSet.gold.options;
    relations.trainLabels = *rules;
    support::Diagnostics rest;
    if (auto done = loadRelations(relations, result.spec, rest, progress); !done) {
        return tl::unexpected(done.error());
    }
    appendWord(result.labels, digests.of(result.dataSet.labelMap, progress));
    if (!result.dataSet.corrections.path.empty()) {
        appendWord(result.labels, digests.of(result.dataSet.corrections.path, progress));
    }
    appendWord(result.labels, std::to_string(result.dataSet.labels.collapse));
    for (const auto& type : result.dataSet.labels.types) {
        appendWord(result.labels, type);
    }
    return result;
}

std::vector<std::vector<std::size_t>> runsReadTogether(const DataSetSpec& dataSet,
    std::span<const std::size_t> runs, std::size_t most, InputDigests& digests,
    const support::Progress& progress)
{
    const auto ofFile = [&](const std::string& path) { return digests.ofAlone(path, progress); };
    std::vector<std::vector<std::size_t>> groups;
    std::vector<std::size_t> others;
    for (const auto run : runs) {
        if (ofFile(dataSet.gold.path) == ofFile(dataSet.systems[run].path)) {
            groups.push_back({ run });
        } else {
            others.push_back(run);
        }
    }
    for (std::size_t from = 0; from < others.size(); from += most) {
        const auto group = std::span(others).subspan(from, std::min(most, others.size() - from));
        groups.emplace_back(group.begin(), group.end());
    }
    return groups;
}

support::Result<DataSet> loadedRuns(
    const DataSetSpec& dataSet, std::span<const std::size_t> runs, support::Progress& progress)
{
    auto wanted = dataSet;
    wanted.systems.clear();
    for (const auto run : runs) {
        wanted.systems.push_back(dataSet.systems[run]);
    }
    return loadDataSet(wanted, progress);
}

namespace {

/// Else what was read is not what the digests tell of.
bool isAsDigested(const LoadedTable& table, const LayerSource& system, const InputDigests& digests)
{
    const auto& gold = table.dataSet.gold;
    const std::string* const paths[] = { &gold.path, &system.path, &gold.options.labelList,
        &system.options.labelList, &table.dataSet.labelMap, &table.dataSet.corrections.path };
    return std::ranges::all_of(
        paths, [&digests](const std::string* path) { return digests.isAsDigested(*path); });
}

support::Result<MeasuredSystem> measured(const LoadedTable& table, const DataSet& data,
    const LoadedSystem& system, const NamedScore& wanted, bool resampled, support::Progress& progress)
{
    const auto& spec = table.spec;
    if (system.error) {
        return tl::unexpected(*system.error);
    }
    const auto* const measure = metrics::measureById(wanted.measure);
    const bool records
        = measure == nullptr || measure->countsRecords || spec.matching.pairing == match::PairingPolicy::Hipe;
    const auto evaluation = evaluate(data.gold, system.layer, spec, progress,
        records ? EvaluationExtent::Everything : EvaluationExtent::Texts);
    if (!evaluation) {
        return tl::unexpected(evaluation.error());
    }
    const bool sentences
        = resampled && settledUnit(ResamplingUnit::Automatic, **evaluation) == ResamplingUnit::Sentence;
    const auto result = computeMeasure(
        wanted.measure, **evaluation, progress, sentences ? MeasureExtent::Records : MeasureExtent::Scores);
    if (!result) {
        return tl::unexpected(result.error());
    }
    if (!(*evaluation)->system->answered) {
        return support::failure(ErrorCode::Unpairable,
            support::said("The run leaves this annotation column open: it gives no answer to be scored."),
            { system.source.path });
    }
    if ((*result)->score(wanted.score) == nullptr && meanCell(**result, wanted.score) == nullptr) {
        const auto names = scoreNames(**result);
        const auto near
            = rules::nearest(wanted.score, std::vector<std::string_view>(names.begin(), names.end()));
        return support::failure(ErrorCode::InvalidOption,
            support::said(near.empty() ? "The measure %1 has no score \"%2\"."
                                       : "The measure %1 has no score \"%2\"; did you mean \"%1.%3\"?",
                wanted.measure, wanted.score, near),
            table.scorePlace);
    }
    return MeasuredSystem { *evaluation, *result };
}

} // namespace

support::Result<MeasuredSystem> measuredRun(const LoadedTable& table, const DataSet& data,
    const LoadedSystem& system, const NamedScore& wanted, bool resampled, const InputDigests& digests,
    support::Progress& progress)
{
    auto made = measured(table, data, system, wanted, resampled, progress);
    if (made && !isAsDigested(table, system.source, digests)) {
        return support::failure(ErrorCode::Malformed,
            support::said("The run, its gold or a file of labels changed while the campaign was scored. "
                          "Score it again."),
            { system.source.path });
    }
    return made;
}

} // namespace touchstone::analysis
