// SPDX-License-Identifier: GPL-3.0-or-later
// Every system scored, column by column and part by part, with all measures asked for; declared in report.h.
#include "app/cli/score/slicereport.h"
#include "app/cli/words/suggest.h"

#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/scoring/relationloading.h"
#include "core/evaluation/scoring/scorefloor.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/io/open/opener.h"
#include "core/measures/noisy/computenoisy.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/evaluation/settings/judgementtable.h"
#include "core/judging/anchoring.h"
#include "core/judging/judgementfile.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using Purpose = ScoreOptions::Purpose;

/// What was asked for, or is judged by a rule; for the records of `errors` also what their fields and filters
/// come from.
std::vector<std::string> measuresFor(const ScoreOptions& options, const analysis::Evaluation& evaluation)
{
    auto measures = options.measures;
    const auto add = [&](std::string_view id) { support::addNew(measures, id); };
    for (const auto& rule : options.failIf) {
        add(rule.score.measure);
    }
    if (!options.filter.list.empty() && options.filter.list != analysis::leftOutList) {
        add(analysis::measureOfList(options.filter.list));
    }
    const bool noisy = std::ranges::any_of(evaluation.cases, [](const auto& one) {
        return one.relation == analysis::TextRelation::Tokens
            || one.relation == analysis::TextRelation::Characters;
    });
    if (options.purpose == Purpose::Records && options.form == OutputForm::Json && noisy) {
        add(analysis::noisyMeasure.id);
    }
    return measures;
}

/// The annotation columns to read, one data set each; one empty word: the default.
support::Result<std::vector<std::string>> layersToRead(const ScoreOptions& options)
{
    if (options.layers.empty()) {
        return std::vector<std::string> { options.dataSet.gold.options.annotationColumn };
    }
    if (options.layers.front() != "all") {
        return options.layers;
    }
    const auto& gold = options.dataSet.gold;
    const auto recognised = io::recognisePath(gold.path, gold.options);
    if (!recognised) {
        return tl::unexpected(recognised.error());
    }
    auto layers = recognised->annotationColumns;
    if (options.spec.matching.pairing == match::PairingPolicy::Hipe) {
        std::erase(layers, "tree"); // that scorer knows single columns only
    }
    if (options.preset != nullptr && options.preset->annotationColumn == "links") {
        std::erase_if(layers, [](const std::string& layer) { return !layer.starts_with("links"); });
    }
    if (layers.empty()) {
        return support::failure(support::ErrorCode::InvalidOption,
            "--layer all: a gold of the format "
                + (recognised->format.empty() ? "unknown" : recognised->format)
                + " does not tell which annotation layers it has; "
                + (recognised->format == "bionlp" ? "name them: --layer a1,a2." : "leave --layer out."),
            { gold.path });
    }
    return layers;
}

/// Does the number of candidates change anything of this layer?
bool countsCandidates(const ScoreOptions& options, const annotation::Layer& gold)
{
    const bool links = options.spec.matching.pairing == match::PairingPolicy::Hipe
        && io::hipeColumnOf(gold.column).starts_with("NEL");
    return links || std::ranges::any_of(options.measures, [](const std::string& id) {
        return support::contains(metrics::measureById(id)->parameters, "n-best");
    });
}

/// Does anything to be printed or judged come from the evaluation's own records?
analysis::EvaluationExtent evaluationExtent(const ScoreOptions& options, bool scoresOnly)
{
    const auto countsRecords = [](const std::string& id) { return metrics::measureById(id)->countsRecords; };
    const bool records = !scoresOnly || options.confusion.value_or(false)
        || options.spec.matching.pairing == match::PairingPolicy::Hipe
        || std::ranges::any_of(options.measures, countsRecords)
        || std::ranges::any_of(
            options.failIf, countsRecords, [](const FailRule& rule) { return rule.score.measure; });
    return records ? analysis::EvaluationExtent::Everything : analysis::EvaluationExtent::Texts;
}

/// ConfidenceCurve::plainMeasure; empty where a measure with schemes is asked for, too.
std::string plainMeasureOf(const ScoreOptions& options)
{
    const auto& measures = options.measures;
    const auto found = std::ranges::find_if(
        measures, [](const auto& id) { return metrics::measureById(id)->overConfidence; });
    return found == measures.end() || std::ranges::any_of(measures, metrics::hasSchemes) ? std::string()
                                                                                         : *found;
}

/// The curve over the system's scores, whatever --min-score is; a warning where it tells none.
support::Result<analysis::ConfidenceCurve> curveOf(const ScoreOptions& options,
    const analysis::Evaluation& evaluation, const analysis::DataSet& data,
    const analysis::LoadedSystem& system, analysis::Findings& findings, bool again,
    support::Progress& progress)
{
    const auto plain = plainMeasureOf(options);
    auto spec = evaluation.spec;
    spec.perType = plain.empty() ? spec.perType : analysis::PerType::Class;
    auto curve = spec.minScore || spec.perType != evaluation.spec.perType
        ? analysis::confidenceCurve(data.gold, system.layer, spec, progress)
        : analysis::confidenceCurve(evaluation, progress);
    if (curve) {
        curve->plainMeasure = plain;
    }
    if (curve && curve->thresholds.empty() && !evaluation.spec.minScore) {
        support::Diagnostics none;
        none.add(support::Severity::Warning, "score.none", { system.layer->path, 0, 0 },
            "No annotation of " + system.source.name
                + " has a confidence score, so there is no table by score. Scores stand in the key \"score\" "
                  "of JSONL and in the column score of tables, for example.");
        findings.add(none, system.source.name, again);
    }
    return curve;
}

/// What each measure says of the values of each slice of --by.
support::Result<void> addSliceTables(const ScoreOptions& options, ScoredPart& part,
    analysis::Findings& findings, bool again, support::Progress& progress)
{
    if (options.purpose != Purpose::Scores) {
        return {}; // a table for a paper counts its own
    }
    for (const auto& id : options.bySlices) {
        for (const auto& measure : part.measures) {
            auto table = analysis::SliceTable::of(*part.evaluation, *measure, id, progress);
            if (table) {
                part.tables.push_back(std::move(*table));
            } else if (part.measures.size() > 1 && !metrics::measureById(measure->measure)->resamples) {
                support::Diagnostics without; // the others have such tables
                without.add(support::Severity::Warning, "slice.measure", {}, table.error().text);
                findings.add(without, {}, again);
            } else {
                return tl::unexpected(table.error());
            }
        }
    }
    return {};
}

/// What corrections of the gold make of the score.
support::Result<void> addCorrected(const ScoreOptions& options, ScoredPart& part,
    const analysis::DataSet& data, const analysis::LoadedSystem& system, const analysis::EvaluationSpec& spec,
    support::Progress& progress)
{
    if (options.purpose != Purpose::Scores || !data.corrections) {
        return {};
    }
    const auto before = analysis::evaluate(data.corrections->before, system.layer, spec, progress);
    if (!before) {
        return tl::unexpected(before.error());
    }
    const auto rules = analysis::labelRulesOf(data.spec);
    if (!rules) {
        return tl::unexpected(rules.error());
    }
    part.corrections = data.corrections;
    part.corrected = std::make_shared<const analysis::CorrectedScores>(
        analysis::correctedScores(**before, *part.evaluation, *data.corrections, *rules));
    return {};
}

/// Evaluates one system in one part with all measures asked for.
support::Result<ScoredPart> scored(const ScoreOptions& options, analysis::EvaluationSpec spec,
    const analysis::DataSet& data, const analysis::LoadedSystem& system, const AskedPart& asked,
    analysis::Findings& findings, bool again, support::Progress& progress)
{
    spec.restriction = asked.restriction;
    if (asked.nBest > 0) {
        spec.links.nBest = asked.nBest;
    }
    if (options.filter.list == analysis::leftOutList) {
        spec.minScore.reset(); // what it leaves out stands among everything
    }
    const bool scoresOnly
        = options.purpose == Purpose::Scores && !options.byDocument && options.bySlices.empty();
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
    ScoredPart part { asked, *evaluation, {} };
    if (options.byScore) {
        auto curve = curveOf(options, **evaluation, data, system, findings, again, progress);
        if (!curve) {
            return tl::unexpected(curve.error());
        }
        part.curve = std::make_shared<const analysis::ConfidenceCurve>(std::move(*curve));
    }
    const bool anyTable = options.byDocument || options.sheetAsked;
    const auto extent = scoresOnly ? analysis::MeasureExtent::Scores
        : anyTable                 ? analysis::MeasureExtent::Everything
                                   : analysis::MeasureExtent::Records;
    const bool printsJson = options.purpose == Purpose::Scores && options.form == OutputForm::Json;
    std::vector<analysis::MeasureResultPtr> told; // their findings alone
    const auto json = std::make_shared<Json>(Json::object());
    part.json = json;
    for (const auto& id : measuresFor(options, **evaluation)) {
        const auto measure = analysis::computeMeasure(id, **evaluation, progress, extent);
        if (!measure) {
            return tl::unexpected(measure.error());
        }
        findings.add((*measure)->diagnostics, system.source.name, again);
        if (std::ranges::any_of(options.failIf, [&](const auto& rule) { return rule.score.measure == id; })) {
            part.judged.push_back(*measure);
        }
        if (options.purpose == Purpose::Scores && !support::contains(options.measures, id)) {
            continue; // judged alone
        }
        if (printsJson && (*evaluation)->system->answered) {
            (*json)[id] = measureJson(**measure, **evaluation, options);
        }
        if (!printsJson || options.keepsMeasures || !options.bySlices.empty() || !options.rows.empty()) {
            part.measures.push_back(*measure);
        }
        if (printsJson) {
            auto said = std::make_shared<analysis::MeasureResult>();
            said->measure = (*measure)->measure;
            said->diagnostics = (*measure)->diagnostics;
            told.push_back(std::move(said));
        }
    }
    if (printsJson) {
        part.findings = analysis::touchingFindings(**evaluation, told);
    }
    if (const auto done = addCorrected(options, part, data, system, spec, progress); !done) {
        return tl::unexpected(done.error());
    }
    if (const auto done = addSliceTables(options, part, findings, again, progress); !done) {
        return tl::unexpected(done.error());
    }
    return part;
}

/// A name that no system has would leave a paper with names that nobody wanted.
support::Result<void> checkRenamed(const analysis::PrintedNames& names, const analysis::DataSet& data)
{
    auto known = support::listOf(data.systems, [](const auto& system) { return system.source.name; });
    if (data.spec.noGold) { // a system, too
        known.insert(known.begin(), data.gold->name);
    }
    for (const auto& [from, to] : names.renamed) {
        if (!support::contains(known, from)) {
            return invalidOption("--rename does not know \"" + from + "\"; it takes: " + listed(known) + "."
                + suggestion(from, known));
        }
    }
    return {};
}

/// Is every layer read for itself, the training data with it?
bool readsLayers(const ScoringOptions& options)
{
    return options.layers.size() > 1 || (!options.layers.empty() && options.layers.front() == "all");
}

/// The names of the training data in a layer of several, which are each read for itself.
support::Result<void> trainLayer(const ScoreOptions& options, const std::string& layer,
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

/// Scores all systems, layer by layer.
class Scoring
{
public:
    Scoring(const ScoreOptions& options, std::vector<std::string> layers, std::stop_token stop,
        const Reports& reports, analysis::Findings& findings)
        : m_options(options)
        , m_layers(std::move(layers))
        , m_stop(std::move(stop))
        , m_reports(reports)
        , m_findings(findings)
    {
        const bool restricted = std::ranges::any_of(
            options.parts, [](const AskedPart& part) { return !part.restriction.whole(); });
        m_parts = m_layers.size() > 1 || restricted || options.severalNBest;
    }

    support::Result<std::vector<ScoredSystem>> run(const analysis::EvaluationSpec& common)
    {
        for (const auto& layer : m_layers) {
            if (const auto done = scoreLayer(layer, common); !done) {
                return tl::unexpected(done.error());
            }
            m_again = true;
        }
        if (m_options.severalNBest && !m_anyCandidates) {
            support::Diagnostics none;
            none.add(support::Severity::Warning, "score.n-best", {},
                "--n-best counts candidates of links, and no links are counted here, so there is one table: "
                "choose --measure links, or --pairing hipe with --layer links.");
            m_findings.add(none);
        }
        for (auto i = m_refused.rbegin(); i != m_refused.rend(); ++i) {
            m_systems.erase(m_systems.begin() + static_cast<std::ptrdiff_t>(*i));
        }
        return std::move(m_systems);
    }

private:
    /// Judgements of a gold that has changed since.
    void anchorJudgements(const annotation::Layer& gold, analysis::EvaluationSpec& spec)
    {
        auto& table = spec.slices.judgements;
        if (table == nullptr || gold.standsForGold) {
            return;
        }
        auto found = analysis::anchored(table->given(), gold, table->set());
        m_findings.add(found.findings, {}, m_again);
        if (found.moved + found.lost.size() > 0) {
            table
                = std::make_shared<const analysis::JudgementTable>(std::move(found.judgements), table->set());
        }
    }

    support::Result<void> scoreLayer(const std::string& layer, analysis::EvaluationSpec spec)
    {
        auto dataSet = m_options.dataSet;
        dataSet.gold.options.annotationColumn = layer;
        for (auto& system : dataSet.systems) {
            system.options.annotationColumn = layer;
        }
        if (readsLayers(m_options) && !m_options.relations.train.empty()) {
            support::Diagnostics rest;
            if (auto done = trainLayer(m_options, layer, m_stop, m_reports, spec, rest); !done) {
                return done;
            }
            m_findings.add(rest, {}, m_again);
        }
        support::Progress reading(m_stop, m_reports("Reading"));
        const auto data = analysis::loadDataSet(dataSet, reading);
        if (!data) {
            return tl::unexpected(data.error());
        }
        if (auto known = checkRenamed(m_options.names, *data); !known) {
            return known;
        }
        m_findings.add(data->gold->diagnostics, {}, m_again);
        anchorJudgements(*data->gold, spec);
        for (std::size_t i = 0; i < data->systems.size(); ++i) {
            if (data->systems[i].error) {
                return tl::unexpected(*data->systems[i].error);
            }
            if (auto done = scoreSystem(i, layer, spec, *data); !done) {
                return done;
            }
        }
        return {};
    }

    support::Result<void> scoreSystem(std::size_t number, const std::string& layer,
        const analysis::EvaluationSpec& spec, const analysis::DataSet& data)
    {
        const auto& system = data.systems[number];
        support::Progress progress(m_stop, m_reports("Scoring " + system.source.name));
        m_findings.add(system.layer->diagnostics, system.source.name, m_again);
        const bool first = m_systems.size() <= number;
        if (first) {
            m_systems.push_back({ {}, system.source.name, system.source.path });
        }
        if (m_refused.contains(number)) {
            return {}; // in an earlier layer
        }
        auto& into = m_systems[number];
        const bool candidates = countsCandidates(m_options, *data.gold);
        m_anyCandidates = m_anyCandidates || candidates;
        for (auto asked : m_options.parts) {
            if (m_options.severalNBest && !candidates) {
                if (asked.nBest != m_options.spec.links.nBest) {
                    continue; // the same as with the first
                }
                asked.nBest = 0;
            }
            const bool named = m_parts && (m_layers.size() > 1 || !m_options.layers.empty());
            asked.layer = named ? layer : std::string();
            auto part = scored(m_options, spec, data, system, asked, m_findings,
                m_again || into.evaluation != nullptr, progress);
            if (!part && part.error().code == support::ErrorCode::OtherTexts) {
                m_findings.refuse(system.source.name, part.error());
                m_refused.insert(number);
                return {};
            }
            if (!part) {
                return tl::unexpected(part.error());
            }
            if (into.evaluation == nullptr) {
                showAsWhole(*part, into);
            }
            if (m_parts) {
                into.parts.push_back(std::move(*part));
            }
        }
        // Beside several parts `measures` tells the whole of the first layer.
        if (first && m_layers.size() * m_options.parts.size() > 1
            && !m_options.parts.front().restriction.whole() && m_options.form == OutputForm::Json) {
            const auto whole = scored(m_options, spec, data, system, {}, m_findings, true, progress);
            if (!whole) {
                return tl::unexpected(whole.error());
            }
            showAsWhole(*whole, into);
        }
        return {};
    }

    static void showAsWhole(const ScoredPart& part, ScoredSystem& into)
    {
        static_cast<ScoredPart&>(into) = part;
        into.own = part.evaluation;
    }

    const ScoreOptions& m_options;
    std::vector<std::string> m_layers;
    std::stop_token m_stop;
    const Reports& m_reports;
    analysis::Findings& m_findings;
    bool m_parts = false; ///< are parts told beside the whole?
    std::vector<ScoredSystem> m_systems;
    std::set<std::size_t> m_refused;
    bool m_again = false; ///< a further layer
    bool m_anyCandidates = false;
};

} // namespace

support::Result<analysis::EvaluationSpec> loadSpec(
    const ScoringOptions& options, support::Diagnostics& rest, support::Progress& progress)
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
    if (!relations.judgements.empty()) {
        auto read = analysis::readJudgements(relations.judgements);
        if (!read) {
            return tl::unexpected(read.error());
        }
        rest.append(read->findings);
        spec.slices.judgements = std::make_shared<const analysis::JudgementTable>(
            std::move(read->judgements), relations.judgedSet);
    }
    return spec;
}

support::Result<std::vector<ScoredSystem>> scoreAll(const ScoreOptions& options,
    const analysis::EvaluationSpec& common, std::stop_token stop, const Reports& reports,
    analysis::Findings& findings)
{
    auto layers = layersToRead(options);
    if (!layers) {
        return tl::unexpected(layers.error());
    }
    if (options.dataSet.noGold) {
        findings.speakNeutrally();
    }
    findings.add(settingFindings(options));
    return Scoring(options, std::move(*layers), std::move(stop), reports, findings).run(common);
}

} // namespace touchstone::cli
