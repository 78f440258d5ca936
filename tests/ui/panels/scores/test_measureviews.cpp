// SPDX-License-Identifier: GPL-3.0-or-later
// Measures in the window: every count of every measure is a link that selects as many records, parameters
// score anew, values stand beside records.
#include "tests/ui/uisupport.h"

#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/scores/sheetview.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/parameterform.h"
#include "ui/widgets/sheettable.h"

#include "core/measures/registry/measureregistry.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

/// The sample, opened: trees, nested annotations, a noisy document, two systems.
class MeasureViews : public testing::Test
{
protected:
    void SetUp() override
    {
        const std::string folder = TOUCHSTONE_SAMPLES;
        analysis::ProjectSpec project;
        project.dataSets.emplace_back();
        project.dataSets.front().gold.path = folder + "/gold.jsonl";
        project.dataSets.front().systems
            = { { {}, folder + "/system-a.jsonl", {} }, { {}, folder + "/system-b.jsonl", {} } };
        session.open(project);
        ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    }

    void showMeasure(const QString& id)
    {
        selection.setMeasure(id);
        ASSERT_TRUE(waitFor([&]() { return session.measureA(id) != nullptr; })) << id.toStdString();
    }

    SelectionModel selection;
    Session session { selection };
};

TEST_F(MeasureViews, EveryCountOfEveryMeasureSelectsAsManyRecords)
{
    ScoreView scores(session, selection);
    const ErrorListView errors(session, selection);
    int checked = 0;
    for (const metrics::Measure& measure : metrics::measures()) {
        const auto id = QString::fromStdString(std::string(measure.id));
        showMeasure(id);
        SheetView& view = *scores.sheets();
        ASSERT_GT(view.tables()->count(), 0) << measure.id;
        for (int table = 0; table < view.tables()->count(); ++table) {
            view.setTable(table);
            const SheetModel& model = *view.model();
            for (int row = 0; row < model.rowCount(); ++row) {
                for (int column = 0; column < model.columnCount(); ++column) {
                    const QModelIndex cell = model.index(row, column);
                    const QVariant filter = cell.data(FilterRole);
                    if (!filter.isValid()) {
                        continue;
                    }
                    ++checked;
                    selection.setFilters({ filter.value<analysis::RecordFilter>() });
                    EXPECT_EQ(static_cast<double>(selection.records().size()), cell.data(SortRole).toDouble())
                        << measure.id << " " << view.tables()->itemText(table).toStdString() << " "
                        << model.rowName(cell).toStdString() << " " << column;
                    EXPECT_EQ(errors.model()->rowCount(), static_cast<int>(selection.records().size()));
                    selection.clearFilters();
                }
            }
        }
    }
    EXPECT_GT(checked, 50);
}

TEST_F(MeasureViews, AFilterOfAListShowsItsPairingAndClearingItTheMatchingAgain)
{
    ScoreView scores(session, selection);
    showMeasure(QStringLiteral("eter"));
    const analysis::EvaluationPtr main = session.evaluationA();
    ASSERT_EQ(selection.evaluation(), main);
    selection.setFilter(analysis::listCell("eter", "deletion"));
    ASSERT_NE(selection.evaluation()->list, nullptr);
    EXPECT_EQ(selection.evaluation()->list->id, "eter");
    EXPECT_EQ(selection.mainEvaluation(), main) << "the tables keep the matching's numbers";
    ASSERT_FALSE(selection.records().empty());
    ASSERT_TRUE(selection.currentRecord().has_value());
    EXPECT_TRUE(selection.inFilter(*selection.currentRecord())) << "one of them is selected at once";
    for (const auto record : selection.records()) {
        EXPECT_TRUE(selection.isError(record));
        EXPECT_FALSE(selection.evaluation()->records[record].hasSystem());
    }
    // A filter of another list takes the first one's place, one of no list narrows it.
    analysis::RecordFilter document;
    document.documents = { selection.evaluation()->cases.front().name() };
    selection.pushFilter(document);
    EXPECT_EQ(selection.filters().size(), 2U);
    selection.clearFilters();
    EXPECT_EQ(selection.evaluation(), main);
    selection.goBack();
    EXPECT_NE(selection.evaluation()->list, nullptr) << "back in the history";
}

TEST_F(MeasureViews, AListThatIsNotThereYetIsComputedWhenAFilterNamesIt)
{
    selection.setFilter(analysis::listCell("eter", "insertion"));
    EXPECT_TRUE(selection.records().empty());
    ASSERT_TRUE(waitFor([this]() { return selection.evaluation()->list != nullptr; }));
    EXPECT_FALSE(selection.records().empty());
}

TEST_F(MeasureViews, AStoppedMeasureSaysSoAndCanBeAskedForAgain)
{
    ScoreView scores(session, selection);
    selection.setMeasure(QStringLiteral("eter"));
    if (session.measuring()) {
        session.cancel();
        EXPECT_FALSE(session.measuring());
        EXPECT_EQ(session.state(), Session::State::Ready) << "the result itself stays";
        auto* button = scores.sheets()->findChild<QPushButton*>();
        ASSERT_NE(button, nullptr);
        button->click();
    }
    ASSERT_TRUE(waitFor([&]() { return session.measureA(QStringLiteral("eter")) != nullptr; }));
    EXPECT_GT(scores.sheets()->model()->rowCount(), 0);
}

TEST_F(MeasureViews, AParameterScoresAnewAndTheShownListFollows)
{
    ScoreView scores(session, selection);
    showMeasure(QStringLiteral("eter"));
    scores.setParametersShown(true);
    selection.setFilter(analysis::listCell("eter", "matched"));
    const analysis::MeasureResultPtr before = session.measureA(QStringLiteral("eter"));
    const std::string signature = session.evaluationA()->signature;
    auto* alpha = qobject_cast<QLineEdit*>(scores.parameters()->field(QStringLiteral("alpha")));
    ASSERT_NE(alpha, nullptr);
    EXPECT_EQ(alpha->text(), QStringLiteral("0.5"));
    alpha->setFocus();
    alpha->selectAll();
    QTest::keyClicks(alpha, QStringLiteral("0.25"));
    QTest::keyClick(alpha, Qt::Key_Return);
    EXPECT_EQ(session.spec().eter.alpha, (metrics::Fraction { 1, 4 }));
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    ASSERT_NE(session.measureA(QStringLiteral("eter")), nullptr) << "the table swaps in with the result";
    EXPECT_NE(session.measureA(QStringLiteral("eter")), before);
    EXPECT_NE(session.evaluationA()->signature, signature);
    ASSERT_NE(selection.evaluation()->list, nullptr) << "the filter's list as well";
    EXPECT_EQ(selection.evaluation()->spec.eter.alpha, (metrics::Fraction { 1, 4 }));
}

TEST_F(MeasureViews, AWrongParameterIsExplainedAndChangesNothing)
{
    ScoreView scores(session, selection);
    selection.setMeasure(QStringLiteral("eter"));
    auto* alpha = qobject_cast<QLineEdit*>(scores.parameters()->field(QStringLiteral("alpha")));
    ASSERT_NE(alpha, nullptr);
    const analysis::EvaluationSpec before = session.spec();
    alpha->selectAll();
    QTest::keyClicks(alpha, QStringLiteral("7"));
    QTest::keyClick(alpha, Qt::Key_Return);
    EXPECT_TRUE(scores.parameters()->problem().contains(QStringLiteral("0 to 1")));
    EXPECT_EQ(session.spec(), before);
}

TEST_F(MeasureViews, AFileOfWeightsIsReadAndAWrongOneExplained)
{
    uitest::Folder folder;
    ScoreView scores(session, selection);
    selection.setMeasure(QStringLiteral("overlap"));
    auto* path = qobject_cast<QLineEdit*>(scores.parameters()->field(QStringLiteral("type-weights")));
    ASSERT_NE(path, nullptr);
    const auto enter = [&](const QString& file) {
        path->selectAll();
        QTest::keyClicks(path, file);
        QTest::keyClick(path, Qt::Key_Return);
    };
    enter(folder.file(QStringLiteral("broken.tsv"), "PER\tLOC\tmuch\n"));
    ASSERT_TRUE(waitFor([&]() { return !scores.parameters()->problem().isEmpty(); }));
    EXPECT_TRUE(scores.parameters()->problem().contains(QStringLiteral("broken.tsv")));
    EXPECT_TRUE(session.spec().overlap.types.weights.empty());
    enter(folder.file(QStringLiteral("good.tsv"), "PER\tLOC\t0.5\n"));
    ASSERT_TRUE(waitFor([&]() { return session.spec().overlap.types.weights.size() == 1; }));
    EXPECT_TRUE(scores.parameters()->problem().isEmpty());
    path->clear();
    QTest::keyClick(path, Qt::Key_Return);
    ASSERT_TRUE(waitFor([&]() { return session.spec().overlap.types.weights.empty(); }));
}

TEST_F(MeasureViews, EveryMeasureHasAFieldForEachOfItsParameters)
{
    ScoreView scores(session, selection);
    for (const metrics::Measure& measure : metrics::measures()) {
        selection.setMeasure(QString::fromStdString(std::string(measure.id)));
        for (const std::string_view parameter : measure.parameters) {
            EXPECT_NE(scores.parameters()->field(QString::fromStdString(std::string(parameter))), nullptr)
                << measure.id << " " << parameter;
        }
    }
}

TEST_F(MeasureViews, ARatioOpensItsFormulaWhoseCountsAreLinks)
{
    ScoreView scores(session, selection);
    scores.resize(900, 400);
    scores.show();
    showMeasure(QStringLiteral("conll"));
    SheetView& view = *scores.sheets();
    const QModelIndex precision = view.model()->index(0, 4);
    ASSERT_FALSE(precision.data(FilterRole).isValid());
    ASSERT_TRUE(precision.data(LinkRole).toBool());
    view.table()->setCurrentIndex(precision);
    QTest::keyClick(view.table(), Qt::Key_Return);
    ASSERT_TRUE(view.popover()->isVisible());
    EXPECT_TRUE(view.popover()->html().contains(view.model()->index(0, 1).data().toString()));
    Q_EMIT view.popover()->findChildren<QLabel*>().back()->linkActivated(QStringLiteral("0"));
    EXPECT_EQ(
        static_cast<double>(selection.records().size()), view.model()->index(0, 1).data(SortRole).toDouble());
}

TEST_F(MeasureViews, TheSecondSystemStandsBesideTheHeadline)
{
    ScoreView scores(session, selection);
    session.setSystemB(1);
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    showMeasure(QStringLiteral("conll"));
    ASSERT_TRUE(waitFor([this]() { return session.measureB(QStringLiteral("conll")) != nullptr; }));
    const SheetModel& model = *scores.sheets()->model();
    ASSERT_TRUE(model.hasSystemB());
    const int last = model.columnCount() - 1;
    const double a = model.index(0, last - 2).data(SortRole).toDouble();
    const double b = model.index(0, last - 1).data(SortRole).toDouble();
    EXPECT_NEAR(model.index(0, last).data(SortRole).toDouble(), b - a, 1e-12);
    EXPECT_NE(a, b);
}

TEST_F(MeasureViews, SortingKeepsTheOverallRowFirstAndUndefinedOnesLast)
{
    ScoreView scores(session, selection);
    showMeasure(QStringLiteral("conll"));
    SheetModel& model = *scores.sheets()->model();
    for (const Qt::SortOrder order : { Qt::AscendingOrder, Qt::DescendingOrder }) {
        model.sort(6, order);
        EXPECT_EQ(model.rowName(model.index(0, 0)), QStringLiteral("Overall"));
        for (int row = 4; row < model.rowCount(); ++row) { // the means stay above, too
            const QVariant above = model.index(row - 1, 6).data(SortRole);
            const QVariant here = model.index(row, 6).data(SortRole);
            if (!here.isValid()) {
                continue;
            }
            ASSERT_TRUE(above.isValid()) << "an undefined value above a number";
            EXPECT_TRUE(order == Qt::AscendingOrder ? above.toDouble() <= here.toDouble()
                                                    : above.toDouble() >= here.toDouble());
        }
    }
}

TEST_F(MeasureViews, CostsAndCreditsStandInDetailsAndAsColumnsOfErrors)
{
    ErrorListView errors(session, selection);
    const DetailsView details(session, selection);
    ASSERT_TRUE(waitFor([this]() { return session.measureA(QStringLiteral("eter")) != nullptr; }));
    ASSERT_FALSE(errors.model()->values().empty());
    const auto value
        = std::ranges::find(errors.model()->values(), QStringLiteral("eter.root"), &RecordValue::key);
    ASSERT_NE(value, errors.model()->values().end());
    const int column = ErrorModel::ColumnCount + static_cast<int>(value - errors.model()->values().begin());
    EXPECT_TRUE(errors.table()->isColumnHidden(column)) << "only what is asked for";
    // A pair has a cost, and the details name it.
    analysis::RecordFilter pairs;
    pairs.errorTypes = { match::ErrorType::Boundary };
    selection.setFilter(pairs);
    ASSERT_FALSE(selection.records().empty());
    selection.setCurrentRecord(selection.records().front());
    EXPECT_TRUE(value->of(selection.records().front()).has_value());
    auto* shown = details.findChild<QTextBrowser*>();
    EXPECT_FALSE(shown->toPlainText().contains(value->title)) << "folded until somebody asks";
    Q_EMIT shown->anchorClicked(QUrl(QStringLiteral("values:")));
    EXPECT_TRUE(shown->toPlainText().contains(value->title));
    errors.model()->sort(column, Qt::DescendingOrder);
    for (int row = 1; row < errors.model()->rowCount(); ++row) {
        EXPECT_GE(errors.model()->index(row - 1, column).data(SortRole).toDouble(),
            errors.model()->index(row, column).data(SortRole).toDouble());
    }
    // Through a list its own values are shown.
    selection.setFilter(analysis::listCell("eter", "matched"));
    ASSERT_TRUE(waitFor([this]() { return selection.evaluation()->list != nullptr; }));
    ASSERT_FALSE(errors.model()->values().empty());
    EXPECT_FALSE(errors.table()->isColumnHidden(ErrorModel::ColumnCount));
    EXPECT_EQ(errors.table()->isColumnHidden(ErrorModel::CountedAs),
        !countedApart(*selection.evaluation(), selection.records()));
    EXPECT_TRUE(errors.model()
                    ->index(0, ErrorModel::CountedAs)
                    .data()
                    .toString()
                    .contains(QStringLiteral("matched")));
}

TEST_F(MeasureViews, TheTableOfTheSchemeStaysWhenOtherDataAreOpened)
{
    const ScoreView scores(session, selection);
    selection.setScheme(match::Scheme::Type);
    showMeasure(QStringLiteral("muc"));
    ASSERT_EQ(scores.sheets()->tables()->currentData().toString(), QStringLiteral("type"));
    auto project = session.project();
    project.dataSets.push_back(project.dataSets.front());
    project.dataSets.back().name = "again";
    project.dataSets.back().systems.pop_back();
    session.setProject(project, 1);
    ASSERT_TRUE(waitFor([&]() {
        return session.currentDataSet() == 1 && session.state() == Session::State::Ready
            && session.measureA(QStringLiteral("muc")) != nullptr;
    }));
    EXPECT_EQ(scores.sheets()->tables()->currentData().toString(), QStringLiteral("type"));
}

} // namespace
} // namespace touchstone::ui
