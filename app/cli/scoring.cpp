// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scoring.h"

#include "app/cli/presetwords.h"
#include "app/cli/slicereport.h"
#include "app/cli/suggest.h"

#include "core/analysis/datasetlabels.h"
#include "core/analysis/measurerunner.h"
#include "core/analysis/project.h"
#include "core/analysis/relationsources.h"
#include "core/analysis/scorefloor.h"
#include "core/io/opener.h"
#include "core/support/findingkinds.h"

#include <algorithm>

namespace touchstone::cli {

namespace {

/// What was asked for; for the records of `errors` also what their fields and filters come from.
std::vector<std::string> measuresFor(const Options& options, const analysis::Evaluation& evaluation)
{
    auto measures = options.measures;
    const auto add = [&](std::string_view id) {
        if (std::find(measures.begin(), measures.end(), id) == measures.end()) {
            measures.emplace_back(id);
        }
    };
    if (!options.filter.list.empty() && options.filter.list != analysis::leftOutList) {
        add(analysis::measureOfList(options.filter.list));
    }
    const bool noisy = std::any_of(evaluation.cases.begin(), evaluation.cases.end(), [](const auto& one) {
        return one.relation == analysis::TextRelation::Tokens
            || one.relation == analysis::TextRelation::Characters;
    });
    if (options.command == Command::Errors && options.form == OutputForm::Json && noisy) {
        add("noisy");
    }
    return measures;
}

/// The annotation columns to read, one data set each; one empty word: the default.
support::Result<std::vector<std::string>> layersToRead(const Options& options)
{
    if (options.layers.empty()) {
        return std::vector<std::string> { options.dataSet.gold.options.annotationColumn };
    }
    if (options.layers.front() != "all") {
        return options.layers;
    }
    const auto& gold = options.dataSet.gold;
    const auto recognised = io::recognisePath(gold.path, gold.options.format);
    if (!recognised) {
        return tl::unexpected(recognised.error());
    }
    auto layers = recognised->annotationColumns;
    if (options.spec.matching.pairing == match::PairingPolicy::Hipe) {
        std::erase(layers, "tree"); // that scorer knows single columns only
    }
    if (layers.empty()) {
        return support::failure(support::ErrorCode::InvalidOption,
            "--layer all: the gold has no annotation columns to choose from; it is no HIPE file.",
            { gold.path });
    }
    return layers;
}

/// Does anything to be printed come from the evaluation's own records?
analysis::EvaluationExtent evaluationExtent(const Options& options, bool scoresOnly)
{
    const bool records = !scoresOnly || options.spec.matching.pairing == match::PairingPolicy::Hipe
        || std::any_of(options.measures.begin(), options.measures.end(),
            [](const std::string& id) { return analysis::countsRecords(id); });
    return records ? analysis::EvaluationExtent::Everything : analysis::EvaluationExtent::Texts;
}

/// The curve over the system's scores, whatever --min-score is; a warning where it tells none.
support::Result<analysis::ConfidenceCurve> curveOf(const analysis::Evaluation& evaluation,
    const analysis::DataSet& data, const analysis::LoadedSystem& system, analysis::Findings& findings,
    bool again, support::Progress& progress)
{
    auto curve = evaluation.spec.minScore
        ? analysis::confidenceCurve(data.gold, system.layer, evaluation.spec, progress)
        : analysis::confidenceCurve(evaluation, progress);
    if (curve && curve->thresholds.empty() && !evaluation.spec.minScore) {
        support::Diagnostics none;
        none.add(support::Severity::Warning, "score.none", { system.layer->path, 0, 0 },
            "No annotation of " + system.source.name
                + " tells a score, so there is no table by score. Scores stand in the key \"score\" of JSONL "
                  "and in the column score of tables, for example.");
        findings.add(none, system.source.name, again);
    }
    return curve;
}

/// Evaluates one system in one slice with all measures asked for.
support::Result<ScoredSlice> scored(const Options& options, analysis::EvaluationSpec spec,
    const analysis::DataSet& data, const analysis::LoadedSystem& system, const AskedSlice& asked,
    analysis::Findings& findings, bool again, support::Progress& progress)
{
    spec.slice = asked.slice;
    if (options.filter.list == analysis::leftOutList) {
        spec.minScore.reset(); // what it leaves out stands among everything
    }
    const bool scoresOnly
        = options.command == Command::Score && !options.byDocument && options.bySlices.empty();
    const auto evaluation
        = analysis::evaluate(data.gold, system.layer, spec, progress, evaluationExtent(options, scoresOnly));
    if (!evaluation) {
        return tl::unexpected(evaluation.error());
    }
    findings.add((*evaluation)->diagnostics, system.source.name, again);
    for (const auto& id : options.bySlices) {
        if (const auto known = askedSlice("--by", **evaluation, id); !known) {
            return tl::unexpected(known.error());
        }
    }
    ScoredSlice slice { asked, *evaluation, {} };
    if (options.byScore) {
        auto curve = curveOf(**evaluation, data, system, findings, again, progress);
        if (!curve) {
            return tl::unexpected(curve.error());
        }
        slice.curve = std::make_shared<const analysis::ConfidenceCurve>(std::move(*curve));
    }
    const auto extent = scoresOnly ? analysis::MeasureExtent::Scores : analysis::MeasureExtent::Everything;
    for (const auto& id : measuresFor(options, **evaluation)) {
        const auto measure = analysis::computeMeasure(id, **evaluation, progress, extent);
        if (!measure) {
            return tl::unexpected(measure.error());
        }
        findings.add((*measure)->diagnostics, system.source.name, again);
        slice.measures.push_back(*measure);
    }
    if (options.command == Command::Score) { // a table for a paper counts its own
        for (const auto& id : options.bySlices) {
            for (const auto& measure : slice.measures) {
                auto table = analysis::SliceTable::of(**evaluation, *measure, id, progress);
                if (!table && slice.measures.size() > 1 && !analysis::resamples(measure->measure)) {
                    support::Diagnostics without; // the others have such tables
                    without.add(support::Severity::Warning, "slice.measure", {}, table.error().text);
                    findings.add(without, {}, again);
                    continue;
                }
                if (!table) {
                    return tl::unexpected(table.error());
                }
                slice.tables.push_back(std::move(*table));
            }
        }
    }
    return slice;
}

/// A name that no system has would leave a paper with names that nobody wanted.
support::Result<void> checkRenamed(const analysis::PrintedNames& names, const analysis::DataSet& data)
{
    std::vector<std::string> known;
    for (const auto& system : data.systems) {
        known.push_back(system.source.name);
    }
    for (const auto& [from, to] : names.renamed) {
        if (std::find(known.begin(), known.end(), from) == known.end()) {
            return support::failure(support::ErrorCode::InvalidOption,
                "--rename does not know \"" + from + "\"; it takes: " + listed(known) + "."
                    + suggestion(from, known));
        }
    }
    return {};
}

/// Is every layer read for itself, the training data with it?
bool readsLayers(const Options& options)
{
    return options.layers.size() > 1 || (!options.layers.empty() && options.layers.front() == "all");
}

/// The names of the training data in a layer of several, which are each read for itself.
support::Result<void> trainLayer(const Options& options, const std::string& layer,
    const std::stop_token& stop, const Reports& reports, analysis::EvaluationSpec& spec,
    support::Diagnostics& rest)
{
    analysis::RelationSources training;
    training.train = options.relations.train;
    training.trainOptions = options.relations.trainOptions;
    training.trainOptions.annotationColumn = layer;
    auto labels = analysis::labelRulesOf(options.dataSet);
    if (!labels) {
        return tl::unexpected(labels.error());
    }
    training.trainLabels = std::move(*labels);
    support::Progress reading(stop, reports("Reading the training data"));
    return analysis::loadRelations(training, spec, rest, reading);
}

} // namespace

support::Result<analysis::EvaluationSpec> loadSpec(
    const Options& options, support::Diagnostics& rest, support::Progress& progress)
{
    auto relations = options.relations;
    if (readsLayers(options)) {
        relations.train.clear(); // read by scoreAll, layer by layer
    }
    if (!relations.train.empty()) { // its labels are changed as the gold's are
        auto rules = analysis::labelRulesOf(options.dataSet);
        if (!rules) {
            return tl::unexpected(rules.error());
        }
        relations.trainLabels = std::move(*rules);
    }
    auto spec = options.spec;
    if (const auto loaded = analysis::loadRelations(relations, spec, rest, progress); !loaded) {
        return tl::unexpected(loaded.error());
    }
    return spec;
}

support::Result<std::vector<ScoredSystem>> scoreAll(const Options& options,
    const analysis::EvaluationSpec& common, std::stop_token stop, const Reports& reports,
    analysis::Findings& findings)
{
    const auto layers = layersToRead(options);
    if (!layers) {
        return tl::unexpected(layers.error());
    }
    findings.add(presetFindings(options));
    const bool sliced = std::any_of(options.slices.begin(), options.slices.end(),
        [](const AskedSlice& slice) { return !slice.slice.whole(); });
    const bool parts = layers->size() > 1 || sliced;
    const bool several = layers->size() * options.slices.size() > 1;
    std::vector<ScoredSystem> systems;
    bool again = false; // a further layer
    for (const auto& layer : *layers) {
        auto dataSet = options.dataSet;
        dataSet.gold.options.annotationColumn = layer;
        for (auto& system : dataSet.systems) {
            system.options.annotationColumn = layer;
        }
        auto spec = common;
        if (readsLayers(options) && !options.relations.train.empty()) {
            support::Diagnostics rest;
            if (const auto done = trainLayer(options, layer, stop, reports, spec, rest); !done) {
                return tl::unexpected(done.error());
            }
            findings.add(rest, {}, again);
        }
        support::Progress reading(stop, reports("Reading"));
        const auto data = analysis::loadDataSet(dataSet, reading);
        if (!data) {
            return tl::unexpected(data.error());
        }
        if (const auto known = checkRenamed(options.figure.names, *data); !known) {
            return tl::unexpected(known.error());
        }
        findings.add(data->gold->diagnostics, {}, again);
        for (std::size_t i = 0; i < data->systems.size(); ++i) {
            const auto& system = data->systems[i];
            if (system.error) {
                return tl::unexpected(*system.error);
            }
            support::Progress scoring(stop, reports("Scoring " + system.source.name));
            findings.add(system.layer->diagnostics, system.source.name, again);
            const bool first = systems.size() <= i;
            if (first) {
                systems.push_back({ system.source.name, system.source.path, nullptr, nullptr, {}, {}, {} });
            }
            auto& into = systems[i];
            for (auto asked : options.slices) {
                asked.layer
                    = parts && (layers->size() > 1 || !options.layers.empty()) ? layer : std::string();
                auto slice = scored(options, spec, *data, system, asked, findings,
                    again || into.evaluation != nullptr, scoring);
                if (!slice) {
                    return tl::unexpected(slice.error());
                }
                if (into.evaluation == nullptr) {
                    into.evaluation = into.own = slice->evaluation;
                    into.measures = slice->measures;
                    into.curve = slice->curve;
                    into.tables = slice->tables;
                }
                if (parts) {
                    into.slices.push_back(std::move(*slice));
                }
            }
            // Beside several slices `measures` tells the whole of the first layer.
            if (first && several && !options.slices.front().slice.whole()
                && options.form == OutputForm::Json) {
                auto whole = scored(options, spec, *data, system, {}, findings, true, scoring);
                if (!whole) {
                    return tl::unexpected(whole.error());
                }
                into.evaluation = into.own = whole->evaluation;
                into.measures = std::move(whole->measures);
                into.curve = whole->curve;
                into.tables = std::move(whole->tables);
            }
        }
        again = true;
    }
    return systems;
}

} // namespace touchstone::cli
