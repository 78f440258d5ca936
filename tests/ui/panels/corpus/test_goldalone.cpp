// SPDX-License-Identifier: GPL-3.0-or-later
// A gold that is open without a system: its text and annotations are there, nothing judges them.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "core/evaluation/slices/filtering.h"
#include "ui/models/errormodel.h"
#include "ui/models/documentmodel.h"
#include "ui/panels/charts/outcomeview.h"
#include "ui/panels/corpus/occurrencesview.h"
#include "ui/panels/corpus/profileview.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/scores/confusionview.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/text/documentview.h"
#include "ui/panels/text/typechips.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/viewhelp.h"
#include "ui/window/mainwindow.h"

#include <QComboBox>
#include <QDockWidget>
#include <QPushButton>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class GoldAloneTest : public ::testing::Test
{
protected:
    void open(const std::vector<std::vector<std::string>>& systems = {})
    {
        uitest::open(session, folder, uitest::smallGold(), systems);
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
};

TEST_F(GoldAloneTest, ShowsEveryAnnotationAndNoResult)
{
    open();
    EXPECT_TRUE(session.goldAlone());
    EXPECT_FALSE(session.error());
    EXPECT_EQ(session.evaluationA(), nullptr);
    ASSERT_TRUE(selection.evaluation());
    EXPECT_TRUE(selection.showsGoldAlone());
    EXPECT_EQ(selection.records().size(), 6U);
    EXPECT_EQ(selection.errors().size(), 6U) << "each is one to step to";
    EXPECT_EQ(placeText(selection), QStringLiteral("annotation 1 of 6"));
    EXPECT_EQ(selection.stepError(true), SelectionModel::Step::Moved);
    EXPECT_EQ(selection.currentRecord(), 1U);
    for (const auto& record : selection.evaluation()->records) {
        EXPECT_EQ(record.outcome(match::Scheme::Strict), match::Outcome::Correct);
    }
    selection.setFilter({ .types = { "PER" } });
    EXPECT_EQ(selection.records().size(), 3U);
}

TEST_F(GoldAloneTest, StaysWhenSettingsChangeAndGoesWhenASystemIsOpened)
{
    open();
    const auto before = selection.evaluation();
    auto spec = session.spec();
    spec.minScore = 0.5;
    session.setSpec(spec);
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    EXPECT_EQ(selection.evaluation(), before);
    session.reload();
    ASSERT_TRUE(waitFor(
        [&]() { return session.state() == Session::State::Ready && selection.evaluation() != before; }));
    EXPECT_TRUE(selection.showsGoldAlone());
    open({ uitest::smallSystem() });
    EXPECT_FALSE(session.goldAlone());
    EXPECT_FALSE(selection.showsGoldAlone());
    EXPECT_EQ(selection.evaluation(), session.evaluationA());
    open();
    EXPECT_TRUE(selection.showsGoldAlone());
    EXPECT_EQ(session.evaluationA(), nullptr);
}

TEST_F(GoldAloneTest, PanelsOfResultsOfferToOpenASystem)
{
    ScoreView scores(session, selection);
    ConfusionView confusion(session, selection);
    DetailsView details(session, selection);
    OutcomeView outcomes(session, selection);
    const auto views = std::initializer_list<QWidget*> { &scores, &confusion, &details, &outcomes };
    for (QWidget* view : views) {
        view->show();
    }
    open();
    const QSignalSpy wanted(&session, &Session::filesWanted);
    for (const QWidget* view : views) {
        bool told = false;
        for (const auto* page : view->findChildren<StatePage*>()) {
            if (page->heading() == QLatin1String("No system is open")) {
                told = true;
                page->findChild<QPushButton*>()->click();
            }
        }
        EXPECT_TRUE(told) << view->metaObject()->className();
    }
    EXPECT_GE(wanted.count(), 4);
}

TEST_F(GoldAloneTest, TheTextIsOneTextThatCanBeSearched)
{
    DocumentView text(session, selection);
    text.setOnlyDifferences(true);
    text.resize(700, 300);
    text.show();
    open();
    ASSERT_NE(text.canvas().scene(), nullptr);
    EXPECT_EQ(text.canvas().scene()->system, nullptr);
    EXPECT_EQ(text.canvas().scene()->plan.gold.size(), 4U);
    EXPECT_TRUE(text.canvas().scene()->plan.system.empty());
    EXPECT_FALSE(text.canvas().onlyDifferences()) << "there are none";
    EXPECT_TRUE(text.onlyDifferences()) << "as it was chosen";
    EXPECT_EQ(text.notice(), QString());
    EXPECT_TRUE(text.canvas().describe(1).startsWith(QStringLiteral("gold PER Charles Babbage, annotation ")))
        << "without an outcome";
    text.find(QStringLiteral("Ada"));
    EXPECT_EQ(text.canvas().findCount(), 1);
    const auto* chips = text.findChild<TypeChips*>();
    ASSERT_NE(chips, nullptr);
    ASSERT_EQ(chips->types().size(), 3U);
    EXPECT_EQ(chips->types().front().count, 3);
    open({ uitest::smallSystem() });
    EXPECT_NE(text.canvas().scene()->system, nullptr);
    EXPECT_TRUE(text.canvas().onlyDifferences());
}

TEST_F(GoldAloneTest, ListsHoldWhatTheGoldHas)
{
    DocumentsView documents(session, selection);
    ErrorListView list(session, selection);
    OccurrencesView occurrences(session, selection);
    documents.show();
    list.show();
    occurrences.show();
    open();
    auto* table = documents.findChild<QTableView*>();
    EXPECT_TRUE(table->isColumnHidden(DocumentModel::F1));
    EXPECT_TRUE(table->isColumnHidden(DocumentModel::Errors));
    EXPECT_FALSE(table->isColumnHidden(DocumentModel::Gold));
    EXPECT_EQ(table->model()->rowCount(), 2);
    EXPECT_TRUE(list.listShown());
    EXPECT_EQ(list.model()->rowCount(), 6);
    EXPECT_TRUE(list.table()->isColumnHidden(ErrorModel::OutcomeColumn));
    EXPECT_FALSE(list.table()->isColumnHidden(ErrorModel::GoldWords));
    occurrences.search(QStringLiteral("Paris"));
    ASSERT_TRUE(waitFor([&]() { return occurrences.model()->rowCount() == 2; }));
    EXPECT_TRUE(occurrences.table()->isColumnHidden(OccurrenceModel::OutcomeColumn));
    EXPECT_TRUE(occurrences.counts()->text().contains(QStringLiteral("annotated")));
    EXPECT_FALSE(occurrences.counts()->text().contains(QStringLiteral("system")));
    open({ uitest::smallSystem() });
    EXPECT_FALSE(table->isColumnHidden(DocumentModel::F1));
    EXPECT_FALSE(list.table()->isColumnHidden(ErrorModel::OutcomeColumn));
    ASSERT_TRUE(waitFor([&]() {
        return occurrences.model()->rowCount() == 2 && !occurrences.findChild<JobRunner*>()->running();
    }));
    EXPECT_FALSE(occurrences.table()->isColumnHidden(OccurrenceModel::OutcomeColumn));
}

TEST_F(GoldAloneTest, OpensInTheWindowWithItsProfile)
{
    Settings saved;
    MainWindow window { Settings {}, [&saved](const Settings& now) { saved = now; } };
    window.resize(1400, 900);
    window.show();
    analysis::DataSetSpec data;
    data.gold.path = folder.file(QStringLiteral("gold.conll"), uitest::conllGold()).toStdString();
    window.openDataSet(data);
    ASSERT_TRUE(waitFor([&]() { return window.idle() && window.selection().evaluation(); }));
    EXPECT_EQ(window.session().state(), Session::State::Ready);
    EXPECT_EQ(window.findChild<QDockWidget*>(QStringLiteral("errors"))->windowTitle(),
        QStringLiteral("Annotations"));
    for (const QComboBox* combo : window.findChildren<QComboBox*>()) {
        EXPECT_FALSE(combo->accessibleName() == QLatin1String("System A") && combo->isVisible());
    }
    ASSERT_TRUE(window.showPanel(QStringLiteral("profile")));
    auto* profile = window.findChild<ProfileView*>();
    ASSERT_NE(profile, nullptr);
    ASSERT_TRUE(waitFor([&]() { return window.idle() && profile->tablesShown(); }));
    EXPECT_GT(profile->numbers()->sheetModel()->rowCount(), 10);
    for (const QString& panel : MainWindow::panelNames()) {
        window.showPanel(panel);
        ASSERT_TRUE(waitFor([&]() { return window.idle(); })) << panel.toStdString();
    }
    ASSERT_EQ(saved.recent.size(), 1U);
    EXPECT_TRUE(saved.recent.front().systems.empty());
}

} // namespace
} // namespace touchstone::ui
