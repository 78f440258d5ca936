// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/suspects/agreementpage.h"

#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/layouts.h"

#include <QLocale>

namespace touchstone::ui {

namespace {

/// In the user's words, which the core has not, each with its key; columns have room for that alone.
void sayVerdicts(analysis::Sheet& sheet, const analysis::JudgeAgreement& both)
{
    //: heading above the verdicts of a judge; %1: the name
    sheet.rowTitle = toUtf8(AgreementPage::tr("%1 says").arg(toQString(both.first)));
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const QString verdict = verdictText(analysis::givenVerdicts.at(i));
        analysis::Sheet::Column& column = sheet.columns[i];
        //: %1: a digit, the key of a verdict, %2: the verdict
        sheet.rows[i].name = toUtf8(AgreementPage::tr("%1 %2").arg(i + 1).arg(verdict));
        column.title = std::to_string(i + 1);
        //: %1: name of a judge, %2: a verdict
        column.meaning = toUtf8(AgreementPage::tr("%1 says: %2").arg(toQString(both.second), verdict));
    }
}

std::int64_t sumOf(const analysis::Sheet& sheet)
{
    double sum = 0;
    for (const analysis::Sheet::Row& row : sheet.rows) {
        for (const analysis::SheetCell& cell : row.cells) {
            sum += cell.value.value_or(0);
        }
    }
    return static_cast<std::int64_t>(sum);
}

} // namespace

AgreementPage::AgreementPage(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_table(new SheetTable(selection, this))
{
    m_judges->setAccessibleName(tr("Which two judges"));
    m_judges->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_table->setAccessibleName(tr("Verdicts of two judges"));
    m_table->fillWidth();
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    layColumn(m_content, { 6, 0, 6, 0 }, { inRow({ m_judges, filler }), m_words, { m_table, 1 } }, 4);
    layColumn(this, {}, { { m_pages, 1 } }, 0);
    setFocusProxy(m_table);
    connect(m_judges, &QComboBox::activated, this, [this](int index) {
        const analysis::JudgeAgreement& both = (*m_compared.agreements)[static_cast<std::size_t>(index)];
        m_chosen = { both.first, both.second };
        refresh();
    });
    whenChanged(session, Session::DataChanged | Session::StateChanged | Session::SpecChanged, this,
        &AgreementPage::refresh);
    whenChanged(selection, SelectionModel::EvaluationChanged, this, &AgreementPage::refresh);
    showState();
}

void AgreementPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

AgreementPage::Wanted AgreementPage::wanted() const
{
    const analysis::EvaluationPtr evaluation = m_session.evaluationA();
    return { (evaluation ? evaluation->spec : m_session.spec()).slices.judgements, evaluation, m_chosen };
}

support::Result<AgreementPage::Compared> AgreementPage::compared(
    const Wanted& wanted, Agreements known, support::Progress& progress)
{
    Compared compared { std::move(known), 0, {} };
    if (!compared.agreements) {
        const auto places = analysis::verdictsByPlace(*wanted.judgements);
        auto all = analysis::agreements(places, metrics::ResamplingSpec(), progress);
        if (!all) {
            return support::Failure(all.error());
        }
        std::erase_if(*all, [](const analysis::JudgeAgreement& both) { return both.places == 0; });
        compared.agreements = std::make_shared<const std::vector<analysis::JudgeAgreement>>(std::move(*all));
    }
    const auto& all = *compared.agreements;
    auto chosen = std::ranges::find_if(all, [&wanted](const analysis::JudgeAgreement& both) {
        return wanted.judges == Judges { both.first, both.second };
    });
    if (chosen == all.end()) {
        chosen = std::ranges::max_element(all, {}, &analysis::JudgeAgreement::places);
    }
    compared.chosen = static_cast<std::size_t>(chosen - all.begin());
    if (chosen != all.end()) {
        compared.sheet = wanted.evaluation
            ? analysis::agreementSheet(*wanted.evaluation, chosen->first, chosen->second)
            : analysis::agreementSheet(*chosen);
        sayVerdicts(compared.sheet, *chosen);
    }
    return compared;
}

void AgreementPage::refresh()
{
    const Wanted now = wanted();
    const bool possible = m_session.dataSet() && now.judgements && now.judgements->judges().size() > 1;
    if (!possible) {
        m_runner->cancel();
        m_shown.reset();
        m_asked.reset();
        m_compared = {};
    } else if (isVisible() && now != m_asked && (m_asked || now != m_shown)) {
        m_asked = now;
        m_error.clear();
        const bool same = m_shown && m_shown->judgements == now.judgements;
        m_runner->start<Compared>(
            tr("Comparing the judges"),
            [now, known = same ? m_compared.agreements : nullptr](
                support::Progress& progress) { return compared(now, known, progress); },
            [this, now](support::Result<Compared> result) {
                m_asked.reset();
                m_error = result ? QString() : errorText(result.error());
                if (result) {
                    take(now, std::move(*result));
                }
                showState();
            });
    }
    showState();
}

void AgreementPage::take(const Wanted& wanted, Compared compared)
{
    m_shown = wanted;
    m_compared = std::move(compared);
    const auto& all = *m_compared.agreements;
    m_judges->clear();
    for (const analysis::JudgeAgreement& both : all) {
        //: %1, %2: names of judges, %3: how many
        m_judges->addItem(tr("%1 and %2; places: %3")
                              .arg(toQString(both.first), toQString(both.second),
                                  countText(static_cast<std::int64_t>(both.places))));
    }
    m_judges->setVisible(all.size() > 1);
    if (m_compared.chosen < all.size()) {
        m_judges->setCurrentIndex(static_cast<int>(m_compared.chosen));
        m_table->setSheet(m_compared.sheet);
        sayPair();
    }
}

void AgreementPage::sayPair()
{
    const analysis::JudgeAgreement& both = (*m_compared.agreements)[m_compared.chosen];
    QStringList said { tr("%1.").arg(agreementText(both)) };
    if (both.pabak) {
        //: %1: a number
        said << tr("Nearly all verdicts are one, so that kappa is low whatever the judges do; PABAK: %1.")
                    .arg(QLocale().toString(*both.pabak, 'f', 2));
    }
    const QString rows = tr("Rows are verdicts of %1, columns those of %2 by their keys.")
                             .arg(toQString(both.first), toQString(both.second));
    said << rows;
    said << (m_shown->evaluation
            ? tr("Cells count annotations of System A and of the gold that both have judged (%1); a click "
                 "lists them.")
                  .arg(countText(sumOf(m_compared.sheet)))
            : tr("Cells count places; with a system open they lead to its records."));
    m_words->setText(said.join(QLatin1Char(' ')));
}

void AgreementPage::showState()
{
    const auto dataSet = m_session.dataSet();
    const auto judgements = wanted().judgements;
    const auto judges = judgements ? judgements->judges() : std::vector<std::string>();
    if (!dataSet) {
        m_pages->showState(m_session);
    } else if (dataSet->spec.noGold) {
        m_pages->showPage(tr("There is no gold"),
            tr("Judges say of a gold where it is wrong. Open a gold and what systems made of its text."));
    } else if (judges.size() < 2) {
        m_pages->showPage(judges.empty() ? tr("Nobody has judged yet")
                                         //: %1: name of a judge
                                         : tr("Only %1 has judged so far").arg(toQString(judges.front())),
            tr("Agreement is counted over places that two judges have judged. Switch judging on, write the "
               "name of the other judge into Judge, and judge the same places; or put the lines of both into "
               "one file of judgements."),
            { { tr("Judge"), [this]() { Q_EMIT judgingWanted(); }, {} } });
    } else if (!m_error.isEmpty()) {
        m_pages->showPage(tr("The judges cannot be compared"), m_error);
    } else if (!m_shown) {
        m_pages->showPage(tr("Comparing the judges…"), {});
    } else if (m_compared.agreements->empty()) {
        m_pages->showPage(tr("No place is judged by two"),
            //: %1: names of judges
            tr("Judges: %1. Rows of Suspects that say “By another judge” wait for the second one.")
                .arg(listText(textsOf(judges, toQString))),
            { { tr("Judge"), [this]() { Q_EMIT judgingWanted(); }, {} } });
    } else {
        m_pages->showContent();
    }
}

} // namespace touchstone::ui

#include "moc_agreementpage.cpp"
