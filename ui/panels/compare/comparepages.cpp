// SPDX-License-Identifier: GPL-3.0-or-later
// CompareView's pages: what each shows, or says while it cannot.
#include "ui/panels/compare/compareview.h"

#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/linktable.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include "core/evaluation/records/findings.h"
#include "core/measures/registry/measurerunner.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>

namespace touchstone::ui {

namespace {

constexpr int mostOffered = 8; ///< systems offered as buttons
const QString viewName = QStringLiteral("compare");

} // namespace

void CompareView::showPage(Page page)
{
    if (!m_session.evaluationA()) {
        parts(page).note->clear();
        parts(page).state->showState(m_session);
        parts(page).stack->setCurrentWidget(parts(page).state);
        return;
    }
    switch (page) {
    case Page::Changes:
        showChanges();
        break;
    case Page::Types:
        showTypes();
        break;
    case Page::Significance:
        showSignificance();
        break;
    case Page::Found:
        showFound();
        break;
    case Page::Heat:
        showHeat();
        break;
    case Page::Ranking:
        showRanking();
        break;
    case Page::Groups:
        showGroups();
        break;
    case Page::Gain:
        showGain();
        break;
    }
    setDimmed(parts(page).table, busy() && shows(page));
}

void CompareView::showWords(
    Page page, const QString& heading, const QString& text, std::vector<StatePage::Choice> choices)
{
    parts(page).note->clear();
    parts(page).note->setVisible(false);
    parts(page).state->show(heading, text, std::move(choices));
    parts(page).stack->setCurrentWidget(parts(page).state);
}

void CompareView::showWaiting(Page page, const QString& heading, const QString& text)
{
    if (std::ranges::any_of(runners(), &JobRunner::running) || comparer().running() || m_session.measuring()
        || m_session.state() != Session::State::Ready) {
        showWords(page, heading, text);
        return;
    }
    showWords(page, tr("Nothing was computed"), tr("It was stopped."),
        { { tr("Start again"), [this]() { restart(); }, {} } });
}

void CompareView::restart()
{
    m_tests.question = {};
    m_rankTests.question = {};
    m_types.question = {};
    m_groups.question = {};
    m_gain.question = {};
    m_session.setWantedOfAll(viewName, false); // asked anew, a stopped job starts again
    comparer().begin();
    ask();
}

void CompareView::showSystems(Page page, LinkTable table, QString note, const std::vector<Side>& all)
{
    constexpr int mostTold = 3; // the tool tips have all
    int told = 0;
    QStringList touched;
    for (const Side& side : all) {
        std::vector<analysis::MeasureResultPtr> measures;
        for (const auto& [id, measure] : side.measures) {
            measures.push_back(measure);
        }
        const QString text = toQString(analysis::touchedNumbers(*side.evaluation, measures).text);
        touched << text;
        if (!text.isEmpty() && ++told <= mostTold) {
            note += QStringLiteral("\n! %1: %2").arg(side.name, text);
        }
    }
    if (told > mostTold) {
        note += tr("\n! %n more; the tool tips of the systems say why.", "", told - mostTold);
    }
    markTouched(table, touched);
    showTable(page, std::move(table), note);
}

void CompareView::showTable(Page page, LinkTable table, const QString& note)
{
    parts(page).table->setTable(std::move(table));
    parts(page).note->setText(note);
    parts(page).note->setVisible(!note.isEmpty());
    parts(page).stack->setCurrentWidget(parts(page).content);
}

bool CompareView::showNoPartner(Page page)
{
    if (comparer().otherSettings() || m_session.systemB() >= 0) {
        return false;
    }
    std::vector<StatePage::Choice> choices;
    const auto loaded = m_session.dataSet();
    const int count = loaded ? static_cast<int>(loaded->systems.size()) : 0;
    for (int i = 0; i < count && static_cast<int>(choices.size()) < mostOffered; ++i) {
        if (i != m_session.systemA() && loaded->systems[static_cast<std::size_t>(i)].layer) {
            //: %1: name of a system
            choices.push_back({ withoutMnemonic(tr("Compare with %1").arg(shortened(systemName(i)))),
                [this, i]() { m_session.setSystemB(i); }, {} });
        }
    }
    const bool one = choices.empty();
    if (one) {
        choices.push_back({ tr("Open a second system…"), [this]() { Q_EMIT openRequested(); }, {} });
    }
    choices.push_back({ tr("Compare with other settings…"), [this]() { chooseSettings(); }, {} });
    showWords(page, one ? tr("Only one system is open") : tr("Choose a System B"),
        one ? tr(
            "Open a second system of the same gold, or compare this one with itself under other settings.")
            : tr("Two systems are compared annotation by annotation; choose the second one here or in the "
                 "toolbar."),
        std::move(choices));
    return true;
}

void CompareView::showChanges()
{
    if (showNoPartner(Page::Changes)) {
        return;
    }
    const auto compared = comparer().compared();
    if (!compared) {
        const auto error = comparer().pairing().empty()
            ? comparer().error()
            : m_session.measureError(toQString(analysis::measureOfList(comparer().pairing())));
        if (comparer().error() || error) {
            showWords(Page::Changes, tr("The two cannot be compared"),
                errorText(comparer().error() ? *comparer().error() : *error));
        } else if (comparer().latest() && shows(Page::Changes) && (comparer().running() || busy())) {
            parts(Page::Changes).note->setText(tr("These are the old numbers; new ones are on their way."));
            parts(Page::Changes).note->setVisible(true);
            setDimmed(m_byType, true);
        } else {
            showWaiting(Page::Changes, tr("Comparing…"), tr("The tables fill as soon as both are scored."));
        }
        return;
    }
    setDimmed(m_byType, busy());
    const auto& comparison = compared->comparison;
    const auto& counts = comparison.overall;
    QString note;
    if (comparison.equal() && counts.of(analysis::Change::BothWrongDifferently) == 0) {
        note = tr("Nothing differs: every annotation has the same outcome in A and B.");
    } else {
        //: %1 and %2: numbers of annotations; %3: the scheme, or a measure whose pairs these are
        note = tr("From A to B %1 fixed, %2 regressed (%3). Errors of A are shown in A, new ones in B.")
                   .arg(countText(counts.of(analysis::Change::Fixed)),
                       countText(counts.of(analysis::Change::Regressed)),
                       compared->pairing.empty() ? schemeText(comparison.scheme)
                                                 : listText(compared->pairing));
    }
    m_byType->setTable(changesByTypeTable(comparison));
    showTable(Page::Changes, changesTable(comparison, compared->otherSettings), note);
}

void CompareView::startOtherMeasures()
{
    const auto compared = comparer().compared();
    if (!comparer().otherSettings() || !compared || m_otherRunner->running()) {
        return;
    }
    if (m_otherOf != compared->b) {
        m_otherOf = compared->b;
        m_otherMeasures.clear();
    }
    std::vector<std::string> ids;
    const std::vector<ScoreChoice> scores
        = page() == Page::Significance ? testedScores() : std::vector<ScoreChoice> { choice() };
    for (const ScoreChoice& score : scores) {
        if (!m_otherMeasures.contains(score.measure)) {
            ids.push_back(score.measure);
        }
    }
    if (ids.empty()) {
        return;
    }
    using Measures = std::map<std::string, analysis::MeasureResultPtr>;
    m_otherRunner->start<Measures>(
        tr("Computing measures"),
        [ids, evaluation = compared->b](support::Progress& progress) -> support::Result<Measures> {
            Measures measures;
            for (const auto& id : ids) {
                auto measure = analysis::computeMeasure(id, *evaluation, progress);
                if (!measure && measure.error().code == support::ErrorCode::Cancelled) {
                    return support::Failure(measure.error());
                }
                measures[id] = measure ? *measure : nullptr; // what cannot be computed has no numbers
            }
            return measures;
        },
        [this, evaluation = compared->b](support::Result<Measures> measures) {
            if (measures && m_otherOf == evaluation) {
                m_otherMeasures.merge(*measures);
                refresh();
            }
        });
}

void CompareView::showFound()
{
    const auto loaded = m_session.dataSet();
    if (loaded && loaded->systems.size() < 2) {
        if (!comparer().otherSettings()) {
            showNoPartner(Page::Found);
        } else {
            showWords(Page::Found, tr("Only one system is open"),
                tr("Open more systems of the same gold to see how many of them find each annotation."));
        }
        return;
    }
    const auto found = comparer().found();
    if (found) {
        const int failed = loaded ? static_cast<int>(loaded->systems.size() - found->found.systems) : 0;
        QString note = tr("Gold annotations by how many of %n systems have them right.", "",
            static_cast<int>(found->found.systems));
        if (failed > 0) {
            note += QLatin1Char(' ')
                + (failed == 1 ? tr("1 system could not be scored.")
                               : tr("%n systems could not be scored.", "", failed));
        }
        showTable(Page::Found, foundByTable(found->found), note);
    } else if (!shows(Page::Found) || m_session.allReady()) {
        const auto ready = systems().size();
        //: %1 of %2 systems
        showWaiting(Page::Found, tr("Scoring all systems…"),
            tr("%1 of %2 are scored.").arg(ready).arg(loaded ? loaded->systems.size() : 0));
    }
}

void CompareView::showHeat()
{
    const ScoreChoice score = choice();
    const std::vector<Side> all = systems();
    std::vector<analysis::MeasureResultPtr> results;
    for (const Side& side : all) {
        results.push_back(side.measure(score.measure));
    }
    if (std::ranges::all_of(results, [](const auto& result) { return result == nullptr; })) {
        showWaiting(
            Page::Heat, tr("Computing %1…").arg(score.title), tr("The table fills system by system."));
        return;
    }
    const auto scores = analysis::systemTypeScores(results, m_selection.scheme(), score.column);
    QString note
        = tr("%1; the stronger the shade the better. A click on a cell makes its system System A and filters "
             "the type.")
              .arg(score.title);
    if (!m_session.allReady()) {
        note += QLatin1Char(' ') + tr("Further systems are being scored.");
    }
    if (scores.types.size() > mostHeatTypes) {
        note += QLatin1Char(' ')
            + tr("Only the first %1 of %2 types are shown.").arg(mostHeatTypes).arg(scores.types.size());
    }
    showSystems(Page::Heat, heatTable(scores, namesOf(all), indicesOf(all)), note, all);
}

void CompareView::startGain()
{
    GainQuestion asked { m_session.evaluationA(), m_selection.scheme(),
        trees() ? m_session.measureA(QStringLiteral("eter")) : nullptr };
    if (busy() || asked == m_gain.question
        || (trees() && !asked.eter && m_session.measuring())) { // ETER comes, and with it all
        return;
    }
    const auto old = m_gain.question.evaluation == asked.evaluation ? m_gain.answer : nullptr;
    using Result = decltype(m_gain)::Result;
    m_gain.ask(
        asked, tr("Correcting errors"),
        [asked](support::Progress& progress) -> Result {
            auto gain = analysis::potentialGain(*asked.evaluation, asked.scheme,
                dynamic_cast<const analysis::EterResult*>(asked.eter.get()), progress);
            if (!gain) {
                return support::Failure(gain.error());
            }
            return std::make_shared<const analysis::PotentialGain>(std::move(*gain));
        },
        [this]() { refresh(); });
    m_gain.answer = old; // shown until the new one is there
}

void CompareView::showGain()
{
    startGain();
    if (m_gain.error) {
        showWords(Page::Gain, tr("The gain cannot be computed"), errorText(*m_gain.error));
        return;
    }
    const auto& gain = m_gain.answer;
    if (!gain) {
        showWaiting(Page::Gain, tr("Correcting errors…"),
            tr("The table fills as soon as every kind of error was corrected and scored anew."));
        return;
    }
    if (gain->rows.empty()) {
        showWords(Page::Gain, tr("No errors"), tr("There is nothing to correct."));
        return;
    }
    QString note = tr("What scores would become if all errors of one kind and type were corrected: an upper "
                      "bound. F1 (%1) today: %2.")
                       .arg(schemeText(gain->scheme), scoreText(gain->f1));
    if (gain->eter) {
        note += QLatin1Char(' ') + tr("ETER today: %1.").arg(scoreText(gain->eter));
    }
    showTable(Page::Gain, gainTable(*gain), note);
}

} // namespace touchstone::ui
