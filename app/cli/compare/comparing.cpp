// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/comparing.h"

#include "core/evaluation/dataset/labeltable.h"
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/typemeans.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/measures/registry/measurerunner.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/text/casefold.h"

namespace touchstone::cli {

namespace {

using support::Result;

/// The settings of one system: everybody's, and what --setting says of it.
analysis::EvaluationSpec specOf(
    const CompareOptions& options, analysis::EvaluationSpec spec, const std::string& system)
{
    for (const auto& setting : options.settings) {
        if (setting.system == system) {
            // Already tried when the arguments were read.
            (void)analysis::applySetting(spec, setting.name, setting.value);
            if (setting.name == "pairing" && !options.ownUnit) {
                const auto rows = spec.perType; // rows of types that count otherwise do not compare
                analysis::choosePairing(spec, spec.matching.pairing);
                spec.perType = rows;
            }
        }
    }
    return spec;
}

Result<void> checkSettings(const CompareOptions& options, const analysis::DataSet& data)
{
    const auto names = support::listOf(data.systems, [](const auto& system) { return system.source.name; });
    for (const auto& setting : options.settings) {
        if (!support::contains(names, setting.system)) {
            return invalidOption("--setting " + setting.text + " names no system; they are " + listed(names)
                + "." + suggestion(setting.system, names));
        }
    }
    return {};
}

Result<ScoredSystem> scored(const CompareOptions& options, const analysis::EvaluationSpec& spec,
    const analysis::DataSet& data, const analysis::LoadedSystem& system, analysis::Findings& findings,
    bool again, bool whole, support::Progress& progress)
{
    if (system.error) {
        return tl::unexpected(*system.error);
    }
    findings.add(system.layer->diagnostics, system.source.name, again);
    const auto evaluation
        = analysis::evaluate(data.gold, system.layer, specOf(options, spec, system.source.name), progress);
    if (!evaluation) {
        return tl::unexpected(evaluation.error());
    }
    findings.add((*evaluation)->diagnostics, system.source.name, again);
    if (!(*evaluation)->system->answered) {
        return support::failure(support::ErrorCode::Malformed,
            system.source.name + " does not answer the annotation column " + (*evaluation)->system->column
                + " (nearly every cell is \"_\" or empty), so there is nothing to compare. Leave it out, or "
                  "name another --layer.",
            { system.source.path });
    }
    ScoredSystem result { { {}, *evaluation, {} }, system.source.name, system.source.path, *evaluation };
    // Sentences need what single records are worth, and so does one system under two settings.
    const auto extent = whole
            || analysis::settledUnit(options.significance.unit, **evaluation)
                == analysis::ResamplingUnit::Sentence
        ? analysis::MeasureExtent::Records
        : analysis::MeasureExtent::Scores;
    for (const auto& id : options.measures) {
        const auto measure = analysis::computeMeasure(id, **evaluation, progress, extent);
        if (!measure) {
            return tl::unexpected(measure.error());
        }
        findings.add((*measure)->diagnostics, system.source.name, again);
        result.measures.push_back(*measure);
    }
    return result;
}

bool sameSystem(const analysis::LoadedSystem& one, const analysis::LoadedSystem& other)
{
    return one.source.path == other.source.path && one.source.options == other.source.options;
}

/// The compared score, or that whose mean over types it is.
const analysis::Score* comparedScore(const ScoreName& name, const ScoredSystem& system)
{
    const auto mean = analysis::meanScore(name.score);
    return measured(system, name.measure).result->score(mean ? mean->score : name.score);
}

Result<std::vector<ComparedPair>> comparePairs(const CompareOptions& options,
    const std::vector<analysis::LoadedSystem>& loaded, const std::vector<ScoredSystem>& systems,
    support::Progress& progress)
{
    const auto& score = options.score;
    std::vector<ComparedPair> pairs;
    for (std::size_t first = 0; first < systems.size(); ++first) {
        for (std::size_t second = first + 1; second < systems.size(); ++second) {
            auto pair = comparePair(score, systems[first], systems[second], progress);
            if (!pair) {
                return tl::unexpected(pair.error());
            }
            pair->first = first;
            pair->second = second;
            pair->sameSystem = sameSystem(loaded[first], loaded[second]);
            if (const auto* const one = comparedScore(score, systems[first]);
                pair->sameSystem && (one == nullptr || !one->scheme)) {
                auto differing = analysis::differingRecords(measured(systems[first], score.measure),
                    measured(systems[second], score.measure), score.score, progress);
                if (!differing) {
                    return tl::unexpected(differing.error());
                }
                pair->differing = std::move(*differing);
            }
            pairs.push_back(std::move(*pair));
        }
    }
    return pairs;
}

} // namespace

Names<const ChangeWord*> changeOptions()
{
    Names<const ChangeWord*> options;
    for (const auto& word : changeWords) {
        std::ranges::replace(options.emplace_back(word.key, &word).first, '_', '-');
    }
    return options;
}

analysis::MeasuredSystem measured(const ScoredSystem& system, const std::string& measure)
{
    const auto* const result = support::found(system.measures, measure, &analysis::MeasureResult::measure);
    return result == nullptr ? analysis::MeasuredSystem {}
                             : analysis::MeasuredSystem { system.evaluation, *result };
}

Result<ComparedPair> comparePair(const ScoreName& score, const ScoredSystem& first,
    const ScoredSystem& second, support::Progress& progress)
{
    auto shownFirst = first.evaluation;
    auto shownSecond = second.evaluation;
    ComparedPair pair;
    const auto* const described = comparedScore(score, first);
    pair.scheme
        = described != nullptr ? described->scheme.value_or(match::Scheme::Strict) : match::Scheme::Strict;
    pair.recordsBy = match::schemeName(pair.scheme);
    const auto list = described != nullptr ? described->list : std::string();
    const auto* const listFirst = measured(first, score.measure).result->list(list);
    const auto* const listSecond = measured(second, score.measure).result->list(list);
    if (listFirst != nullptr && listSecond != nullptr) {
        shownFirst = analysis::throughList(shownFirst, *listFirst);
        shownSecond = analysis::throughList(shownSecond, *listSecond);
        pair.recordsBy = listFirst->id;
    }
    auto records = analysis::compareEvaluations(*shownFirst, *shownSecond, pair.scheme, progress);
    if (!records) {
        return tl::unexpected(records.error());
    }
    pair.records = std::move(*records);
    pair.shownFirst = std::move(shownFirst);
    pair.shownSecond = std::move(shownSecond);
    return pair;
}

Result<ComparedSystems> compareAll(const CompareOptions& options, const analysis::EvaluationSpec& spec,
    const std::stop_token& stop, const Reports& reports, analysis::Findings& findings)
{
    auto dataSet = options.dataSet;
    support::Progress reading(stop, reports("Reading"));
    const auto data = analysis::loadDataSet(dataSet, reading);
    if (!data) {
        return tl::unexpected(data.error());
    }
    if (const auto fine = checkSettings(options, *data); !fine) {
        return tl::unexpected(fine.error());
    }
    findings.add(settingFindings(options));
    findings.add(data->gold->diagnostics);
    ComparedSystems compared;
    std::vector<analysis::LoadedSystem> loaded; // those that are scored
    for (const auto& system : data->systems) {
        support::Progress scoring(stop, reports("Scoring " + system.source.name));
        const bool again = std::ranges::count_if(data->systems, [&](const auto& other) {
            return sameSystem(system, other);
        }) > 1;
        const bool read
            = std::any_of(data->systems.begin(), data->systems.begin() + (&system - data->systems.data()),
                [&](const auto& earlier) { return sameSystem(system, earlier); });
        auto one = scored(options, spec, *data, system, findings, read, again, scoring);
        if (!one && one.error().code == support::ErrorCode::OtherTexts) {
            findings.refuse(system.source.name, one.error());
            compared.withoutFirst = compared.withoutFirst || &system == &data->systems.front();
            continue;
        }
        if (!one) {
            return tl::unexpected(one.error());
        }
        compared.systems.push_back(std::move(*one));
        loaded.push_back(system);
    }
    if (compared.systems.size() < 2) {
        return support::failure(support::ErrorCode::Unpairable,
            "Only " + std::to_string(compared.systems.size())
                + " of the systems can be scored, so there is nothing to compare.");
    }
    support::Progress resampling(stop, reports("Resampling"));
    const auto systems = support::listOf<analysis::MeasuredSystem>(compared.systems,
        [&options](const ScoredSystem& system) { return measured(system, options.score.measure); });
    auto significance = options.significance;
    significance.zeroForUndefined = options.zeroForUndefined;
    auto scores = analysis::compareScores(systems, options.score.score, significance, resampling);
    if (!scores) {
        return tl::unexpected(scores.error());
    }
    compared.scores = std::move(*scores);
    compared.unitAsked = significance.unit;
    significance.unit = compared.scores.settings.unit;
    std::vector<std::pair<std::size_t, std::size_t>> againstFirst;
    for (std::size_t i = 1; i < systems.size(); ++i) {
        againstFirst.emplace_back(0, i);
    }
    auto types = analysis::compareTypes(systems, options.score.score, againstFirst, significance, resampling);
    if (!types) {
        return tl::unexpected(types.error());
    }
    compared.types = std::move(*types);
    support::Progress comparing(stop);
    auto pairs = comparePairs(options, loaded, compared.systems, comparing);
    if (!pairs) {
        return tl::unexpected(pairs.error());
    }
    compared.pairs = std::move(*pairs);
    return compared;
}

} // namespace touchstone::cli
