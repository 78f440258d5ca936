// SPDX-License-Identifier: GPL-3.0-or-later
// CompareView's pages that draw samples: differences with interval and p, type by type, and what the ranking
// cannot tell apart.
#include "ui/panels/compare/compareview.h"

#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/linktable.h"

#include "core/measures/registry/measureregistry.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include <algorithm>
#include <iterator>

namespace touchstone::ui {

namespace {

/// A pair as its tables say it, before anything is drawn.
analysis::TypePair untested(const std::vector<analysis::MeasuredSystem>& systems,
    const std::vector<std::string>& names, const std::string& score)
{
    const auto* const measure = metrics::measureById(systems.front().result->measure);
    analysis::ScoreComparison scores;
    scores.measure = systems.front().result->measure;
    scores.score = score;
    scores.lowerIsBetter = measure != nullptr && measure->lowerIsBetter;
    for (const auto& system : systems) {
        scores.scores.push_back(analysis::overallScore(*system.result, score));
    }
    auto& difference = scores.differences.emplace_back();
    difference.second = 1;
    if (scores.scores[0] && scores.scores[1]) {
        difference.difference = *scores.scores[1] - *scores.scores[0];
    }
    return analysis::typePair(systems, names, scores, {}, 1);
}

} // namespace

analysis::SignificanceSettings CompareView::testSettings() const
{
    analysis::SignificanceSettings settings;
    settings.resampling.trials = static_cast<std::size_t>(m_trials->value());
    settings.resampling.seed = static_cast<std::uint64_t>(m_seed->value());
    settings.resampling.confidenceLevel = m_level->value();
    return settings;
}

void CompareView::startTests(
    Tests& tests, const std::vector<Side>& compared, const std::vector<ScoreChoice>& scores)
{
    TestQuestion asked;
    asked.settings = testSettings();
    QStringList titles;
    std::vector<std::vector<analysis::MeasuredSystem>> systems;
    for (const ScoreChoice& score : scores) {
        std::vector<analysis::MeasuredSystem> measured;
        for (const Side& side : compared) {
            const auto found = side.measures.find(score.measure);
            if (found == side.measures.end() && !m_session.allReady()) {
                return; // on its way
            }
            measured.push_back({ side.evaluation, found == side.measures.end() ? nullptr : found->second });
        }
        if (std::ranges::any_of(measured, [](const auto& system) { return system.result == nullptr; })) {
            continue; // a measure that one of them cannot have
        }
        for (const auto& system : measured) {
            asked.results.push_back(system.result);
        }
        asked.scores.push_back(score.score);
        titles << score.title;
        systems.push_back(std::move(measured));
    }
    if (compared.size() < 2 || systems.empty() || asked == tests.question) {
        return;
    }
    tests.ask(
        asked, tr("Resampling"),
        [asked, systems, titles, names = namesOf(compared)](support::Progress& progress) -> Tests::Result {
            auto result = std::make_shared<Tested>();
            result->names = names;
            for (std::size_t i = 0; i < systems.size(); ++i) {
                auto comparison
                    = analysis::compareScores(systems[i], asked.scores[i], asked.settings, progress);
                if (comparison) {
                    result->comparisons.push_back(std::move(*comparison));
                    result->titles << titles[static_cast<int>(i)];
                } else if (comparison.error().code == support::ErrorCode::Cancelled) {
                    return support::Failure(comparison.error());
                } else {
                    result->error = comparison.error(); // another score may have what this one lacks
                }
            }
            return result->comparisons.empty() && result->error
                ? Tests::Result(support::Failure(*result->error))
                : Tests::Result(result);
        },
        [this]() { refresh(); });
}

void CompareView::startSignificance()
{
    const bool all = m_allPairs->isChecked() && !comparer().otherSettings();
    startTests(m_tests, all ? systems() : sides(), testedScores());
}

void CompareView::showSignificance()
{
    m_allPairs->setVisible(!comparer().otherSettings() && systems().size() > 2);
    const bool all = m_allPairs->isChecked() && m_allPairs->isVisibleTo(this);
    if (!all && showNoPartner(Page::Significance)) {
        return;
    }
    startOtherMeasures();
    if (!busy()) {
        startSignificance();
    }
    if (m_tests.error) {
        showWords(Page::Significance, tr("The difference cannot be tested"), errorText(*m_tests.error));
        return;
    }
    if (!m_tests.answer) {
        showWaiting(
            Page::Significance, tr("Resampling…"), tr("The table fills as soon as the trials are drawn."));
        return;
    }
    const auto& tests = m_tests.answer->comparisons;
    const auto& first = tests.front();
    const auto& resampling = first.settings.resampling;
    const bool exact = std::ranges::any_of(tests, [](const auto& comparison) {
        return std::ranges::any_of(comparison.differences, [](const auto& pair) { return pair.exact; });
    });
    //: %1: number of trials, %2: a seed, %3: number of documents
    QString note = tr("%1 trials, seed %2, over %3 documents. Interval: paired bootstrap, percentiles. p: "
                      "paired approximate randomisation.")
                       .arg(countText(static_cast<std::int64_t>(resampling.trials)))
                       .arg(resampling.seed)
                       .arg(countText(static_cast<std::int64_t>(first.units)));
    if (exact) {
        note += QLatin1Char(' ') + tr("So few documents are exchanged in every way: p is exact.");
    }
    if (first.differences.size() > 1) {
        note += QLatin1Char(' ') + tr("Holm: corrected for all pairs of one score.");
    }
    if (std::ranges::any_of(tests, [](const auto& one) { return !notSeparable(one).empty(); })) {
        note += QLatin1Char(' ') + notSeparableText(first.settings);
    }
    showTable(
        Page::Significance, significanceTable(tests, m_tests.answer->titles, m_tests.answer->names), note);
}

void CompareView::startTypes(const std::vector<analysis::MeasuredSystem>& systems,
    const std::vector<std::string>& names, const std::string& score)
{
    TestQuestion asked;
    for (const auto& system : systems) {
        asked.results.push_back(system.result);
    }
    asked.scores = { score };
    asked.settings = testSettings();
    if (asked == m_types.question) {
        return;
    }
    m_types.clear();
    if (busy()) {
        return; // other numbers are on their way
    }
    using Result = decltype(m_types)::Result;
    m_types.ask(
        asked, tr("Resampling"),
        [systems, names, asked](support::Progress& progress) -> Result {
            const auto& wanted = asked.scores.front();
            const auto scores = analysis::compareScores(systems, wanted, asked.settings, progress);
            if (!scores) {
                return support::Failure(scores.error());
            }
            const std::vector<std::pair<std::size_t, std::size_t>> pairs { { 0, 1 } };
            const auto types = analysis::compareTypes(systems, wanted, pairs, asked.settings, progress);
            if (!types) {
                return support::Failure(types.error());
            }
            auto answer = std::make_shared<TypeAnswer>();
            answer->pair = analysis::typePair(systems, names, *scores, *types, 1);
            answer->note = types->note;
            for (std::size_t i = 0; i < systems.size(); ++i) {
                answer->signatures.emplace_back(names[i], systems[i].evaluation->signature);
            }
            return Result(answer);
        },
        [this]() { refresh(); });
}

void CompareView::showTypes()
{
    if (showNoPartner(Page::Types)) {
        return;
    }
    startOtherMeasures();
    const ScoreChoice score = choice();
    std::vector<analysis::MeasureResultPtr> results;
    std::vector<analysis::MeasuredSystem> systems;
    std::vector<std::string> names;
    for (const Side& side : sides()) {
        results.push_back(side.measure(score.measure));
        systems.push_back({ side.evaluation, results.back() });
        names.push_back(toUtf8(side.name));
    }
    if (results.size() < 2 || std::ranges::count(results, nullptr) > 0) {
        if (const auto error = m_session.measureError(toQString(score.measure))) {
            showWords(Page::Types, tr("This measure cannot be computed"), errorText(*error));
        } else if (results.size() == 2 && m_session.allReady() && !comparer().otherSettings()) {
            showWords(Page::Types, tr("This measure cannot be computed"),
                tr("One of the two systems has no %1; choose another score above.").arg(score.title));
        } else if (!shows(Page::Types) || m_session.state() == Session::State::Ready) {
            showWaiting(Page::Types, tr("Computing %1…").arg(score.title),
                tr("The table fills as soon as the numbers are there."));
        }
        return;
    }
    startTypes(systems, names, score.score);
    const QString head
        = tr("%1 by type, largest differences first; a click on a row filters the type.").arg(score.title);
    const auto pair = m_types.answer ? m_types.answer->pair : untested(systems, names, score.score);
    if (pair.types.empty()) {
        const auto scores = analysis::systemTypeScores(results, m_selection.scheme(), score.column);
        if (scores.types.empty()) {
            showWords(Page::Types, tr("No scores by type"),
                tr("%1 has no table of types; choose another score above.").arg(score.title));
        } else {
            showTable(Page::Types, typeDifferenceTable(scores), head);
        }
        return;
    }
    QString note;
    if (m_types.error) {
        note = errorText(*m_types.error);
    } else if (!m_types.answer) {
        note = m_types.runner->running()
            ? tr("Interval and p are on their way.")
            : tr("Interval and p: stopped; another score or other trials start them.");
    } else if (!m_types.answer->note.empty()) {
        note = tr(
            "Types of this score have no interval and no p: their rows are no sums of records that can be "
            "drawn and exchanged.");
    } else {
        //: %1: number of trials, %2: a seed, %3: number of documents
        note = tr("%1 trials, seed %2, over %3 documents.")
                   .arg(countText(static_cast<std::int64_t>(pair.settings.resampling.trials)))
                   .arg(pair.settings.resampling.seed)
                   .arg(countText(static_cast<std::int64_t>(pair.units)));
    }
    showTable(Page::Types, typePairLinks(pair, m_types.answer != nullptr), head + QLatin1Char(' ') + note);
}

void CompareView::startRanking()
{
    const std::vector<Side> all = systems();
    if (busy() || !m_session.allReady() || all.size() < 3) { // two systems have their p
        return;
    }
    std::vector<ScoreChoice> scores;
    const auto choices = scoreChoices(m_selection.scheme());
    for (const std::string& id : rankedMeasures()) {
        scores.push_back(*std::ranges::find(choices, id, &ScoreChoice::measure));
    }
    startTests(m_rankTests, all, scores);
}

void CompareView::showRanking()
{
    const std::vector<Side> all = systems();
    std::vector<analysis::RankedScore> wanted;
    QStringList titles;
    const auto choices = scoreChoices(m_selection.scheme());
    for (const std::string& id : rankedMeasures()) {
        const auto found = std::ranges::find(choices, id, &ScoreChoice::measure);
        wanted.push_back({ id, found->score });
        titles << found->title;
    }
    if (wanted.empty()) {
        showWords(Page::Ranking, tr("No measure is chosen"), tr("Choose some above, under Measures."));
        return;
    }
    startRanking();
    QString note = tr("Ranks by each measure, 1 the best; equal scores share a rank.");
    std::vector<analysis::ScoreComparison> tests;
    if (!m_session.allReady()) {
        note += QLatin1Char(' ') + tr("Further systems are being scored.");
    } else if (m_rankTests.runner->running()) {
        note += QLatin1Char(' ') + tr("What is not separable from the best is on its way.");
    } else if (m_rankTests.answer && m_rankTests.answer->names == namesOf(all)) {
        tests = m_rankTests.answer->comparisons;
        if (std::ranges::any_of(tests, [](const auto& one) { return !notSeparable(one).empty(); })) {
            note += QLatin1Char(' ') + notSeparableText(tests.front().settings);
        }
    }
    if (const auto error = m_rankTests.answer ? m_rankTests.answer->error : m_rankTests.error) {
        note += QLatin1Char(' ') + errorText(*error);
    } else if (m_session.allReady() && all.size() > 2 && !m_rankTests.runner->running()
        && !m_rankTests.answer) {
        note += QLatin1Char(' ')
            + tr("What is not separable from the best was stopped; other measures or trials start it.");
    }
    std::vector<std::map<std::string, analysis::MeasureResultPtr>> measures;
    std::ranges::transform(all, std::back_inserter(measures), &Side::measures);
    showSystems(Page::Ranking,
        rankingLinks(analysis::rankingTable(measures, wanted), titles, namesOf(all), indicesOf(all), tests),
        note, all);
}

} // namespace touchstone::ui
