// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/compare/systempages.h"

#include "ui/session/comparer.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/sheettable.h"

#include "core/measures/registry/measurerunner.h"

#include <QSplitter>

namespace touchstone::ui {

namespace {

/// Whose table says how far two systems agree.
const QString agreementMeasure = QStringLiteral("muc");

} // namespace

ChangesPage::ChangesPage(CompareBasis& basis, QWidget* parent)
    : ComparePage(basis,
        { tr("What became of each annotation"), tr("What became of each annotation, by type") }, parent)
{
    build(nullptr, split(new QSplitter(Qt::Horizontal, this), { { table(0), 2 }, { table(1), 3 } }));
}

QStringList ChangesPage::needs() const
{
    if (session().noGold()) {
        return { agreementMeasure };
    }
    const std::string& pairing = comparer().pairing();
    return pairing.empty() ? QStringList() : QStringList { toQString(analysis::measureOfList(pairing)) };
}

bool ChangesPage::fillWithoutGold()
{
    const auto systems = m_basis.systems();
    const auto result = systems.empty() ? nullptr : systems.front().measure(toUtf8(agreementMeasure));
    if (!result) {
        showWaiting(tr("Comparing…"), tr("The tables fill when both are scored."));
        return true;
    }
    const auto scheme = m_basis.selection.scheme();
    table(0)->hide();
    table(1)->setAccessibleName(tr("Where the two agree and differ, by type"));
    table(1)->setSheet(result->sheets[static_cast<std::size_t>(scheme)]); // they stand in that order
    //: %1: the scheme
    showTables(tr("Where A and B agree and differ (%1). Which of the two is right, only a gold can tell.")
                   .arg(schemeText(scheme)));
    return true;
}

void ChangesPage::fill()
{
    table(0)->show();
    table(1)->setAccessibleName(tr("What became of each annotation, by type"));
    if (showNoPartner()) {
        return;
    }
    const auto compared = comparer().compared();
    if (!compared) {
        const auto error
            = needs().isEmpty() ? comparer().error() : session().measureError(needs().constFirst());
        if (comparer().error() || error) {
            showWords(tr("The two cannot be compared"),
                errorText(comparer().error() ? *comparer().error() : *error));
        } else if (comparer().latest() && shows() && (comparer().running() || session().busy())) {
            showNote(tr("These are the old numbers; new ones are being computed."));
            setDimmed(table(1), true);
        } else {
            showWaiting(tr("Comparing…"), tr("The tables fill when both are scored."));
        }
        return;
    }
    setDimmed(table(1), session().busy());
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
    table(1)->setSheet(changesByTypeTable(comparison));
    showTable({ changesTable(comparison, compared->otherSettings) }, note);
}

void FoundPage::fill()
{
    const auto loaded = session().dataSet();
    if (loaded && loaded->systems.size() < 2) {
        if (!showNoPartner()) {
            showWords(tr("Only one system is open"),
                tr("Open more systems of the same gold to see how many of them find each annotation."));
        }
        return;
    }
    if (const auto found = comparer().found()) {
        const int failed = loaded ? static_cast<int>(loaded->systems.size() - found->found.systems) : 0;
        QString note = tr("Gold annotations by how many of %n systems have them right.", "",
            static_cast<int>(found->found.systems));
        if (failed > 0) {
            note += QLatin1Char(' ') + tr("%n systems could not be scored.", "", failed);
        }
        showTable({ foundByTable(found->found) }, note);
    } else if (!shows() || session().allReady()) {
        //: %1 of %2 systems
        showWaiting(tr("Scoring all systems…"),
            tr("%1 of %2 are scored.")
                .arg(m_basis.systems().size())
                .arg(loaded ? loaded->systems.size() : 0));
    }
}

void HeatPage::fill()
{
    const ScoreChoice& score = m_basis.score;
    const auto systems = m_basis.systems();
    std::vector<analysis::MeasureResultPtr> results;
    for (const auto& system : systems) {
        results.push_back(system.measure(score.measure));
    }
    if (std::ranges::all_of(results, [](const auto& result) { return result == nullptr; })) {
        showWaiting(tr("Computing %1…").arg(score.title), tr("The table fills system by system."));
        return;
    }
    const auto scores = analysis::systemTypeScores(results, m_basis.selection.scheme(), score.column);
    QString note
        = tr("%1; the stronger the shade the better. A click on a cell makes its system System A and filters "
             "the type.")
              .arg(score.title);
    if (!session().allReady()) {
        note += QLatin1Char(' ') + tr("Further systems are being scored.");
    }
    if (scores.types.size() > mostHeatTypes) {
        note += QLatin1Char(' ')
            + tr("Only the first %1 of %2 types are shown.").arg(mostHeatTypes).arg(scores.types.size());
    }
    showSystems({ heatTable(scores, namedSystems(systems)) }, note, systems);
}

GainPage::GainPage(CompareBasis& basis, QWidget* parent)
    : ComparePage(basis, { tr("What correcting each kind of error would bring") }, parent)
{
    basis.addRunner(m_gain.runner);
    build();
}

QStringList GainPage::needs() const
{
    return m_basis.trees() ? QStringList { toQString(analysis::eterMeasure.id) } : QStringList();
}

void GainPage::start()
{
    const bool trees = m_basis.trees();
    Question asked { session().evaluationA(), m_basis.selection.scheme(),
        trees ? session().measureA(toQString(analysis::eterMeasure.id)) : nullptr };
    if (session().busy() || asked == m_gain.question
        || (trees && !asked.eter && session().measuring())) { // ETER comes, and with it all
        return;
    }
    const auto old = m_gain.question.evaluation == asked.evaluation ? m_gain.answer : nullptr;
    using Result = decltype(m_gain)::Result;
    m_gain.ask(
        asked, tr("Correcting errors"),
        [asked](support::Progress& progress) -> Result {
            return analysis::potentialGain(*asked.evaluation, asked.scheme,
                dynamic_cast<const analysis::EterResult*>(asked.eter.get()), progress)
                .map([](analysis::PotentialGain&& gain) {
                    return std::make_shared<const analysis::PotentialGain>(std::move(gain));
                });
        },
        [this]() { Q_EMIT m_basis.changed(); });
    m_gain.answer = old; // shown until the new one is there
}

void GainPage::fill()
{
    start();
    const auto& gain = m_gain.answer;
    if (m_gain.error) {
        showWords(tr("The gain cannot be computed"), errorText(*m_gain.error));
    } else if (!gain) {
        showWaiting(tr("Correcting errors…"),
            tr("The table fills as soon as every kind of error was corrected and scored anew."));
    } else if (gain->rows.empty()) {
        showWords(tr("No errors"), tr("There is nothing to correct."));
    } else {
        QString note = tr("What scores would become if all errors of one kind and type were corrected: an "
                          "upper bound. F1 (%1) today: %2.")
                           .arg(schemeText(gain->scheme), scoreText(gain->f1));
        if (gain->eter) {
            note += QLatin1Char(' ') + tr("ETER today: %1.").arg(scoreText(gain->eter));
        }
        showTable({ gainTable(*gain) }, note);
    }
}

} // namespace touchstone::ui

#include "moc_systempages.cpp"
