// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/compare/testpages.h"

#include "ui/session/comparer.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/viewhelp.h"

#include "core/measures/registry/measureregistry.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>

namespace touchstone::ui {

namespace {

constexpr int standardTrials = 2500;

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

QStringList measuresOf(const std::vector<ScoreChoice>& scores)
{
    return textsOf(scores, [](const ScoreChoice& score) { return toQString(score.measure); });
}

/// Is any system of them not separable from the best?
bool anyAlike(const std::vector<analysis::ScoreComparison>& comparisons)
{
    return std::ranges::any_of(
        comparisons, [](const auto& one) { return !analysis::notSeparableFromBest(one).empty(); });
}

} // namespace

SystemTests::SystemTests(CompareBasis& comparedBasis, QObject* parent)
    : asked(parent)
    , basis(comparedBasis)
{
    basis.addRunner(asked.runner);
}

void SystemTests::ask(const CompareBasis::Systems& compared, const std::vector<ScoreChoice>& scores)
{
    TestQuestion question { {}, {}, basis.tests };
    QStringList titles;
    std::vector<std::vector<analysis::MeasuredSystem>> systems;
    for (const ScoreChoice& score : scores) {
        std::vector<analysis::MeasuredSystem> measured;
        for (const auto& system : compared) {
            if (!system.measures.contains(score.measure) && !basis.session.allReady()) {
                return; // on its way
            }
            measured.push_back({ system.evaluation, system.measure(score.measure) });
        }
        if (std::ranges::any_of(measured, [](const auto& system) { return system.result == nullptr; })) {
            continue; // a measure that one of them cannot have
        }
        for (const auto& system : measured) {
            question.results.push_back(system.result);
        }
        question.scores.push_back(score.score);
        titles << score.title;
        systems.push_back(std::move(measured));
    }
    if (compared.size() < 2 || systems.empty() || question == asked.question) {
        return;
    }
    using Result = decltype(asked)::Result;
    asked.ask(
        question, CompareBasis::tr("Resampling"),
        [question, systems, titles, names = namesOf(compared)](support::Progress& progress) -> Result {
            auto result = std::make_shared<Answer>();
            result->names = names;
            for (std::size_t i = 0; i < systems.size(); ++i) {
                auto comparison
                    = analysis::compareScores(systems[i], question.scores[i], question.settings, progress);
                if (comparison) {
                    result->comparisons.push_back(std::move(*comparison));
                    result->titles << titles[static_cast<int>(i)];
                } else if (comparison.error().code == support::ErrorCode::Cancelled) {
                    return support::Failure(comparison.error());
                } else {
                    result->error = comparison.error(); // another score may have what this one lacks
                }
            }
            return result->comparisons.empty() && result->error ? Result(support::Failure(*result->error))
                                                                : Result(result);
        },
        [this]() { Q_EMIT basis.changed(); });
}

TypesPage::TypesPage(CompareBasis& basis, QWidget* parent)
    : ComparePage(basis, { tr("Scores by type of A and B") }, parent)
{
    basis.addRunner(m_types.runner);
    build();
    connect(table()->header(), &QHeaderView::sortIndicatorChanged, this, &TypesPage::tellOrder);
}

QString TypesPage::markdown() const
{
    if (!shows() || !m_types.answer) {
        return ComparePage::markdown();
    }
    auto text = analysis::toMarkdown(pastedTypes(m_types.answer->pair));
    for (const auto& line : analysis::signatureLines(m_types.answer->signatures, true)) {
        text += "\n" + line + "\n";
    }
    return toQString(text);
}

void TypesPage::start(
    const std::vector<analysis::MeasuredSystem>& systems, const std::vector<std::string>& names)
{
    TestQuestion asked { {}, { m_basis.score.score }, m_basis.tests };
    for (const auto& system : systems) {
        asked.results.push_back(system.result);
    }
    if (asked == m_types.question) {
        return;
    }
    m_types.clear();
    if (session().busy()) {
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
            auto answer = std::make_shared<Answer>();
            answer->pair = analysis::typePair(systems, names, *scores, *types, 1);
            answer->note = types->note.english();
            for (std::size_t i = 0; i < systems.size(); ++i) {
                answer->signatures.emplace_back(names[i], systems[i].evaluation->signature);
                auto intervals
                    = analysis::scoreIntervals(systems[i], std::span(&wanted, 1), asked.settings, progress);
                if (!intervals && intervals.error().code == support::ErrorCode::Cancelled) {
                    return support::Failure(intervals.error());
                }
                answer->intervals.push_back(intervals ? std::move(*intervals) : analysis::MeasureIntervals());
            }
            return Result(answer);
        },
        [this]() { Q_EMIT m_basis.changed(); });
}

QString TypesPage::testNote(const analysis::TypePair& pair)
{
    if (m_types.error) {
        return errorText(*m_types.error);
    }
    if (!m_types.answer) {
        return m_types.runner->running()
            ? tr("Interval and p are being computed.")
            : tr("Interval and p: stopped; another score or other trials start them.");
    }
    if (!m_types.answer->note.empty()) {
        return tr("Types of this score have no interval and no p: their rows are not sums of records "
                  "that can be drawn and exchanged.");
    }
    return drawn(pair.settings, pair.units);
}

void TypesPage::tellOrder()
{
    if (!shows()) {
        return;
    }
    const QString& score = m_basis.score.title;
    const bool asGiven = table()->header()->sortIndicatorSection() < 0;
    showNote((asGiven ? tr("%1 by type, largest differences first; a click on a row filters the type.")
                      : tr("%1 by type; a click on a row filters the type."))
                 .arg(score)
        + QLatin1Char(' ') + m_told);
}

void TypesPage::showTypes(DottedSheet types, const QString& tested)
{
    m_told = types.dots ? types.dots->meaning : QString();
    if (!tested.isEmpty()) {
        m_told += QLatin1Char(' ') + tested;
    }
    showTable(std::move(types), {});
    tellOrder();
}

void TypesPage::fill()
{
    if (showNoPartner()) {
        return;
    }
    const ScoreChoice& score = m_basis.score;
    m_basis.measureOther({ score });
    std::vector<analysis::MeasureResultPtr> results;
    std::vector<analysis::MeasuredSystem> systems;
    std::vector<std::string> names;
    for (const auto& side : m_basis.sides()) {
        results.push_back(side.measure(score.measure));
        systems.push_back({ side.evaluation, results.back() });
        names.push_back(toUtf8(side.name));
    }
    if (results.size() < 2 || std::ranges::count(results, nullptr) > 0) {
        if (const auto error = session().measureError(toQString(score.measure))) {
            showWords(tr("This measure cannot be computed"), errorText(*error));
        } else if (results.size() == 2 && session().allReady() && !comparer().otherSettings()) {
            showWords(tr("This measure cannot be computed"),
                tr("One of the two systems has no %1; choose another score above.").arg(score.title));
        } else if (!shows() || session().state() == Session::State::Ready) {
            showWaiting(tr("Computing %1…").arg(score.title),
                tr("The table fills as soon as the numbers are ready."));
        }
        return;
    }
    start(systems, names);
    const auto pair = m_types.answer ? m_types.answer->pair : untested(systems, names, score.score);
    if (!pair.types.empty()) {
        using Intervals = std::span<const analysis::MeasureIntervals>;
        showTypes(typePairLinks(pair, m_types.answer != nullptr,
                      m_types.answer ? Intervals(m_types.answer->intervals) : Intervals()),
            testNote(pair));
        return;
    }
    const auto scores = analysis::systemTypeScores(results, m_basis.selection.scheme(), score.column);
    if (scores.types.empty()) {
        showWords(tr("No scores by type"),
            tr("%1 has no table of types; choose another score above.").arg(score.title));
    } else {
        showTypes(typeDifferenceTable(scores), {});
    }
}

SignificancePage::SignificancePage(CompareBasis& basis, QWidget* parent)
    : ComparePage(basis, { tr("Differences with interval and p") }, parent)
    , m_tests(basis, this)
{
    build(bar());
}

QWidget* SignificancePage::bar()
{
    auto* seed = new QSpinBox(this);
    auto* level = new QDoubleSpinBox(this);
    m_trials->setRange(1, static_cast<int>(metrics::mostTrials));
    m_trials->setValue(standardTrials);
    m_trials->setAccessibleName(tr("Trials"));
    m_trials->setToolTip(tr("How many random samples are drawn; with few documents all exchanges are counted "
                            "exactly"));
    seed->setRange(0, std::numeric_limits<int>::max());
    seed->setValue(1);
    seed->setAccessibleName(tr("Seed"));
    seed->setToolTip(tr("The same seed gives the same numbers"));
    level->setRange(50, 99.9);
    level->setDecimals(1);
    level->setValue(95);
    level->setSuffix(tr(" %"));
    level->setAccessibleName(tr("Confidence level"));
    for (QAbstractSpinBox* box : { static_cast<QAbstractSpinBox*>(m_trials),
             static_cast<QAbstractSpinBox*>(seed), static_cast<QAbstractSpinBox*>(level) }) {
        box->setKeyboardTracking(false);
    }
    const auto read = [this, seed, level]() {
        auto& resampling = m_basis.tests.resampling;
        resampling.trials = static_cast<std::size_t>(m_trials->value());
        resampling.seed = static_cast<std::uint64_t>(seed->value());
        resampling.confidenceLevel = level->value();
        Q_EMIT m_basis.changed();
    };
    connect(m_trials, &QSpinBox::valueChanged, this, read);
    connect(seed, &QSpinBox::valueChanged, this, read);
    connect(level, &QDoubleSpinBox::valueChanged, this, read);
    connect(m_allPairs, &QCheckBox::toggled, &m_basis, &CompareBasis::changed);
    read();
    auto* widget = new QWidget(this);
    m_allPairs->setMinimumHeight(QComboBox().sizeHint().height());
    new FlowLayout({ 6, 4, 6, 0 },
        { labelled(tr("&Trials:"), m_trials), labelled(tr("See&d:"), seed),
            labelled(tr("Co&nfidence:"), level), m_allPairs },
        widget);
    return widget;
}

QStringList SignificancePage::needs() const { return measuresOf(m_basis.testedScores()); }

void SignificancePage::fill()
{
    const bool otherSettings = comparer().otherSettings().has_value();
    m_allPairs->setVisible(!otherSettings && m_basis.systems().size() > 2);
    const bool all = m_allPairs->isChecked() && m_allPairs->isVisibleTo(this);
    if (!all && showNoPartner()) {
        return;
    }
    m_basis.measureOther(m_basis.testedScores());
    if (!session().busy()) {
        m_tests.ask(m_allPairs->isChecked() && !otherSettings ? m_basis.systems() : m_basis.sides(),
            m_basis.testedScores());
    }
    if (m_tests.asked.error) {
        showWords(tr("The difference cannot be tested"), errorText(*m_tests.asked.error));
        return;
    }
    const auto& answer = m_tests.asked.answer;
    if (!answer) {
        showWaiting(tr("Resampling…"), tr("The table fills as soon as the trials are drawn."));
        return;
    }
    const auto& tests = answer->comparisons;
    const auto& first = tests.front();
    QString note = drawn(first.settings, first.units);
    if (first.units > 1) {
        note += QLatin1Char(' ')
            + tr("Interval: paired bootstrap, percentiles. p: paired approximate randomisation.");
    }
    if (first.units > 1 && std::ranges::any_of(tests, [](const auto& comparison) {
            return std::ranges::any_of(comparison.differences, [](const auto& pair) { return pair.exact; });
        })) {
        note += QLatin1Char(' ') + tr("With so few documents every exchange is counted: p is exact.");
    }
    if (first.differences.size() > 1) {
        note += QLatin1Char(' ') + tr("Holm: corrected for all pairs of one score.");
    }
    if (anyAlike(tests)) {
        note += QLatin1Char(' ') + notSeparableText(first.settings);
    }
    showTable({ significanceTable(tests, answer->titles, answer->names) }, note);
}

RankingPage::RankingPage(CompareBasis& basis, QWidget* parent)
    : ComparePage(basis, { tr("Ranks of all systems by several measures") }, parent)
    , m_tests(basis, this)
{
    build();
}

QStringList RankingPage::needs() const { return measuresOf(m_basis.rankedScores()); }

void RankingPage::fill()
{
    const auto wanted = m_basis.rankedScores();
    if (wanted.empty()) {
        showWords(tr("No measure is chosen"), tr("Choose some above, under Measures."));
        return;
    }
    const auto systems = m_basis.systems();
    const bool ready = session().allReady();
    const bool several = systems.size() > 1;
    if (!session().busy() && ready && several) {
        m_tests.ask(systems, wanted);
    }
    const auto& asked = m_tests.asked;
    QString note
        = tr("Ranks by each measure, 1 the best; equal scores share a rank (=). ● %1, by which they stand.")
              .arg(wanted.front().title);
    std::vector<analysis::ScoreComparison> tests;
    if (!ready) {
        note += QLatin1Char(' ') + tr("Further systems are being scored.");
    } else if (asked.runner->running()) {
        note += QLatin1Char(' ') + tr("Intervals are on their way.");
    } else if (asked.answer && asked.answer->names == namesOf(systems)) {
        tests = asked.answer->comparisons;
        note += QLatin1Char(' ') + drawn(tests.front().settings, tests.front().units);
        if (anyAlike(tests)) {
            note += QLatin1Char(' ') + notSeparableText(tests.front().settings);
        }
    }
    if (const auto error = asked.answer ? asked.answer->error : asked.error) {
        note += QLatin1Char(' ') + errorText(*error);
    } else if (ready && several && !asked.runner->running() && !asked.answer) {
        note += QLatin1Char(' ') + tr("Intervals were stopped; other measures or trials start them.");
    }
    std::vector<analysis::RankedScore> scores;
    QStringList titles;
    for (const ScoreChoice& score : wanted) {
        scores.push_back({ score.measure, score.score });
        titles << score.title;
    }
    std::vector<std::map<std::string, analysis::MeasureResultPtr>> measures;
    for (const auto& system : systems) {
        measures.push_back(system.measures);
    }
    showSystems(rankingLinks(analysis::rankingTable(measures, scores), titles, namedSystems(systems), tests),
        note, systems);
}

} // namespace touchstone::ui

#include "moc_testpages.cpp"
