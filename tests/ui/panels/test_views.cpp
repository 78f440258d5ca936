// SPDX-License-Identifier: GPL-3.0-or-later
// The views in every state: nothing open, a result, nothing in the filter, nothing wrong, old numbers; names
// for screen readers, copying, colours that can be read.
#include "tests/ui/evaluations.h"

#include "core/evaluation/slices/filtering.h"
#include "tests/ui/uisupport.h"

#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/records/logview.h"
#include "ui/panels/scores/confusionview.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/scores/sheetview.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/text/colours.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/outcomedelegate.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/turnedheader.h"
#include "ui/window/filterbar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeView>

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::ui {
namespace {

using match::Outcome;
using match::Scheme;
using uitest::evaluated;
using uitest::smallEvaluation;
using uitest::waitFor;

analysis::ProjectSpec project(const QString& gold, const QStringList& systems)
{
    analysis::ProjectSpec project;
    project.dataSets.emplace_back();
    project.dataSets.front().gold.path = gold.toStdString();
    for (const QString& system : systems) {
        project.dataSets.front().systems.push_back({ {}, system.toStdString(), {} });
    }
    return project;
}

QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(0x1E, 0x1E, 0x1E));
    palette.setColor(QPalette::Text, QColor(0xE6, 0xE6, 0xE6));
    return palette;
}

QPushButton* buttonWith(const QWidget& page, const QString& text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->text().contains(text) && !button->isHidden()) {
            return button;
        }
    }
    return nullptr;
}

// --- states

TEST(Views, WithNothingOpenEachSaysWhatToDo)
{
    SelectionModel selection;
    Session session(selection);
    const ScoreView scores(session, selection);
    const ConfusionView confusion(session, selection);
    const ErrorListView errors(session, selection);
    const DocumentsView documents(session, selection);
    const DetailsView details(session, selection);
    const LogView log(session, selection);
    for (const QWidget* view :
        std::initializer_list<const QWidget*> { &scores, &confusion, &errors, &documents, &details, &log }) {
        const auto* page = view->findChild<StatePage*>();
        ASSERT_NE(page, nullptr);
        EXPECT_EQ(page->heading(), QStringLiteral("Nothing is open"));
        EXPECT_TRUE(page->text().contains(QStringLiteral("Open")));
    }
}

TEST(Views, WhenTheFirstLoadingFailsTheyLeaveTheReasonToTheWindow)
{
    SelectionModel selection;
    Session session(selection);
    const ErrorListView errors(session, selection);
    session.open(project(QStringLiteral("/nowhere/gold.conll"), { QStringLiteral("/nowhere/run.conll") }));
    ASSERT_TRUE(waitFor([&]() { return session.state() == Session::State::Failed; }));
    EXPECT_EQ(errors.page()->heading(), QStringLiteral("There is no result"));
    EXPECT_EQ(errors.page()->text(), QString());
    ASSERT_TRUE(session.unread());
    EXPECT_EQ(session.unread()->gold.path, "/nowhere/gold.conll");
}

TEST(ErrorListView, AnEmptyFilterOffersToRemoveEachPart)
{
    SelectionModel selection;
    Session session(selection);
    ErrorListView errors(session, selection);
    errors.show();
    selection.setEvaluation(smallEvaluation());
    EXPECT_TRUE(errors.listShown());
    analysis::RecordFilter type;
    type.types = { "ORG" };
    analysis::RecordFilter words;
    words.words = "nothing like it";
    selection.setFilters({ type, words });
    ASSERT_FALSE(errors.listShown());
    EXPECT_TRUE(errors.page()->heading().contains(QStringLiteral("ORG")));
    QPushButton* remove = buttonWith(*errors.page(), QStringLiteral("nothing like it"));
    ASSERT_NE(remove, nullptr);
    remove->click();
    EXPECT_EQ(selection.filters(), std::vector<analysis::RecordFilter>({ type }));
    EXPECT_TRUE(errors.listShown());
}

TEST(ErrorListView, APerfectResultLeadsToTheCorrectOnes)
{
    SelectionModel selection;
    Session session(selection);
    ErrorListView errors(session, selection);
    errors.show();
    selection.setEvaluation(evaluated({ "[PER Ada] and [PER Bob]" }, { "[PER Ada] and [PER Bob]" }));
    ASSERT_FALSE(errors.listShown());
    EXPECT_EQ(errors.page()->heading(), QStringLiteral("No errors. 2 correct."));
    QPushButton* show = buttonWith(*errors.page(), QStringLiteral("correct"));
    ASSERT_NE(show, nullptr);
    show->click();
    EXPECT_TRUE(errors.listShown());
    EXPECT_EQ(errors.model()->rowCount(), 2);
    selection.setEvaluation(evaluated({ "x" }, { "x" }));
    selection.clearFilters();
    EXPECT_EQ(errors.page()->heading(), QStringLiteral("Nothing to compare"));
}

TEST(ErrorListView, TheFilterKeepsTheSelectedRecordAndTheSorting)
{
    SelectionModel selection;
    Session session(selection);
    ErrorListView errors(session, selection);
    errors.resize(1000, 400);
    errors.show();
    selection.setEvaluation(smallEvaluation());
    errors.table()->sortByColumn(ErrorModel::Number, Qt::DescendingOrder);
    const std::uint32_t kept = selection.records()[1];
    selection.setCurrentRecord(kept);
    analysis::RecordFilter filter;
    filter.documents = { "d1" };
    selection.setFilter(filter);
    EXPECT_EQ(selection.currentRecord(), kept);
    EXPECT_EQ(errors.model()->record(errors.table()->currentIndex().row()), kept);
    EXPECT_GT(errors.model()->record(0), errors.model()->record(1));
    EXPECT_EQ(errors.table()->selectionModel()->selectedRows().size(), 1);
}

TEST(Views, TheSchemeHidesColumnsThatCannotOccur)
{
    uitest::Folder folder;
    SelectionModel selection;
    Session session(selection);
    const ScoreView scores(session, selection);
    uitest::open(session, folder, uitest::smallGold(), { uitest::smallSystem() });
    const SheetModel& model = *scores.sheets()->model();
    EXPECT_EQ(model.columnOf("par"), -1);
    EXPECT_FALSE(model.hasSystemB());
    const auto combos = scores.findChildren<QComboBox*>();
    const auto found = std::find_if(combos.begin(), combos.end(),
        [](const QComboBox* combo) { return combo->accessibleName() == QStringLiteral("Scheme"); });
    ASSERT_NE(found, combos.end());
    QComboBox* scheme = *found;
    scheme->setCurrentIndex(2);
    Q_EMIT scheme->activated(2);
    EXPECT_EQ(selection.scheme(), Scheme::Partial);
    EXPECT_GT(model.columnOf("par"), 0);
    EXPECT_EQ(model.columnOf("inc"), -1);
    selection.setScheme(Scheme::Type);
    EXPECT_EQ(scheme->currentIndex(), 3);
}

TEST(Views, ACellSaysItsRowAndItsColumn)
{
    uitest::Folder folder;
    SelectionModel selection;
    Session session(selection);
    const ScoreView scores(session, selection);
    uitest::open(session, folder, uitest::smallGold(), { uitest::smallSystem() });
    const SheetModel& model = *scores.sheets()->model();
    const int column = model.columnOf("mis");
    ASSERT_GT(column, 0);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex cell = model.index(row, column);
        const QString name = model.index(row, 0).data().toString();
        EXPECT_EQ(cell.data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("%1 of %2: %3")
                .arg(model.headerData(column, Qt::Horizontal).toString(), name, cell.data().toString()));
    }
}

TEST(Views, TheSecondSystemAddsItsColumns)
{
    uitest::Folder folder;
    SelectionModel selection;
    Session session(selection);
    ScoreView scores(session, selection);
    ErrorListView errors(session, selection);
    DetailsView details(session, selection);
    session.open(project(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()),
        { folder.file(QStringLiteral("a.conll"), uitest::conllSystem()),
            folder.file(QStringLiteral("b.conll"), uitest::conllPerfect()) }));
    ASSERT_TRUE(waitFor([&]() { return session.state() == Session::State::Ready; }));
    EXPECT_TRUE(errors.table()->isColumnHidden(ErrorModel::OutcomeB));
    EXPECT_FALSE(scores.sheets()->model()->hasSystemB());
    session.setSystemB(1);
    ASSERT_TRUE(waitFor([&]() { return session.state() == Session::State::Ready; }));
    ASSERT_NE(session.evaluationB(), nullptr);
    EXPECT_FALSE(errors.table()->isColumnHidden(ErrorModel::OutcomeB));
    EXPECT_TRUE(waitFor([&]() { return scores.sheets()->model()->hasSystemB(); }));
    EXPECT_EQ(errors.model()->index(0, ErrorModel::OutcomeB).data().toString(), QStringLiteral("COR"));
    selection.setCurrentRecord(selection.records().front());
    EXPECT_TRUE(details.browser()->toPlainText().contains(QStringLiteral("System B")));
    session.setSystemB(-1);
    ASSERT_TRUE(waitFor([&]() { return session.state() == Session::State::Ready; }));
    EXPECT_TRUE(errors.table()->isColumnHidden(ErrorModel::OutcomeB));
}

TEST(Views, OldNumbersStayDimmedWhileNewOnesAreMade)
{
    uitest::Folder folder;
    SelectionModel selection;
    Session session(selection);
    ScoreView scores(session, selection);
    session.open(project(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()),
        { folder.file(QStringLiteral("a.conll"), uitest::conllSystem()) }));
    ASSERT_TRUE(waitFor([&]() { return session.state() == Session::State::Ready; }));
    ASSERT_TRUE(waitFor([&]() { return !isDimmed(scores.sheets()->table()); }));
    const QColor text = scores.sheets()->table()->palette().color(QPalette::Text);
    analysis::EvaluationSpec spec = session.spec();
    spec.matching.minOverlap = 50;
    session.setSpec(spec);
    EXPECT_EQ(session.state(), Session::State::Scoring);
    EXPECT_TRUE(isDimmed(scores.sheets()->table()));
    EXPECT_GT(scores.sheets()->model()->rowCount(), 1) << "the old numbers stay";
    ASSERT_TRUE(waitFor([&]() { return session.state() == Session::State::Ready; }));
    ASSERT_TRUE(waitFor([&]() { return !isDimmed(scores.sheets()->table()); }));
    EXPECT_EQ(scores.sheets()->table()->palette().color(QPalette::Text), text);
}

TEST(FilterBar, WordsInALongListAreLookedForInAWorker)
{
    SelectionModel selection;
    Session session(selection);
    ErrorListView errors(session, selection);
    FilterBar bar(selection);
    selection.setEvaluation(uitest::largeEvaluation(FilterBar::backgroundRecords + 1));
    auto* field = bar.findChild<QLineEdit*>();
    ASSERT_NE(field, nullptr);
    const std::size_t before = selection.records().size();
    field->setText(QStringLiteral("AB"));
    Q_EMIT field->returnPressed();
    EXPECT_EQ(selection.records().size(), before) << "the old list until the worker is done";
    // The question changes while the worker is busy: the last one counts.
    field->setText(QStringLiteral("ABC"));
    Q_EMIT field->returnPressed();
    ASSERT_TRUE(waitFor([&]() { return selection.filters().size() == 1; }));
    EXPECT_EQ(selection.filters().front().words, "ABC");
    EXPECT_EQ(selection.records(), analysis::filtered(*selection.evaluation(), selection.filters()));
    EXPECT_FALSE(selection.records().empty());
    EXPECT_EQ(errors.model()->rowCount(), static_cast<int>(selection.records().size()));
    EXPECT_EQ(field->text(), QStringLiteral("ABC"));
    field->clear();
    Q_EMIT field->returnPressed();
    EXPECT_TRUE(selection.filters().empty());
}

// --- keyboard and screen readers

TEST(ScoreView, ArrowsGoFromCellToCellAndOpenGroups)
{
    uitest::Folder folder;
    SelectionModel selection;
    Session session(selection);
    ScoreView scores(session, selection);
    scores.resize(900, 400);
    scores.show();
    uitest::open(session, folder, { "[loc.a x] [loc.b y]" }, { { "[loc.a x] [loc.b y]" } });
    QTreeView* table = scores.sheets()->table();
    table->setFocus();
    const QModelIndex group = scores.sheets()->model()->index(3, 0); // below Overall and the means
    ASSERT_TRUE(table->isExpanded(group));
    table->setCurrentIndex(group);
    QTest::keyClick(table, Qt::Key_Left);
    EXPECT_FALSE(table->isExpanded(group));
    QTest::keyClick(table, Qt::Key_Right);
    EXPECT_TRUE(table->isExpanded(group));
    QTest::keyClick(table, Qt::Key_Right);
    EXPECT_EQ(table->currentIndex().column(), scores.sheets()->model()->columnOf("cor"));
    QTest::keyClick(table, Qt::Key_Right);
    QTest::keyClick(table, Qt::Key_Right);
    EXPECT_EQ(table->currentIndex().column(), scores.sheets()->model()->columnOf("mis"));
    QTest::keyClick(table, Qt::Key_Down);
    EXPECT_EQ(table->currentIndex().parent(), group);
}

TEST(Views, EveryControlHasAName)
{
    SelectionModel selection;
    Session session(selection);
    selection.setEvaluation(smallEvaluation());
    const ScoreView scores(session, selection);
    const ConfusionView confusion(session, selection);
    const ErrorListView errors(session, selection);
    const DocumentsView documents(session, selection);
    const DetailsView details(session, selection);
    const LogView log(session, selection);
    for (const QWidget* view :
        std::initializer_list<const QWidget*> { &scores, &confusion, &errors, &documents, &details, &log }) {
        for (const QWidget* child : view->findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QAbstractButton*>(child);
            const bool control = (button != nullptr && child->focusPolicy() != Qt::NoFocus)
                || qobject_cast<const QComboBox*>(child) != nullptr
                || qobject_cast<const QTableView*>(child) != nullptr
                || qobject_cast<const QTreeView*>(child) != nullptr
                || qobject_cast<const QTextBrowser*>(child) != nullptr
                || (qobject_cast<const QLineEdit*>(child) != nullptr);
            if (control && !child->objectName().startsWith(QLatin1String("qt_"))) {
                EXPECT_TRUE(
                    !child->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()))
                    << child->metaObject()->className() << " in " << view->metaObject()->className();
            }
        }
    }
}

TEST(CellInteraction, TheSelectionIsCopiedAsTabSeparatedLines)
{
    uitest::Folder folder;
    SelectionModel selection;
    Session session(selection);
    ScoreView scores(session, selection);
    scores.show();
    uitest::open(session, folder, { "[A x] [A y] [B z]" }, { { "[A x] y [B z]" } });
    auto* interaction = scores.sheets()->table()->findChild<CellInteraction*>();
    ASSERT_NE(interaction, nullptr);
    scores.sheets()->table()->selectAll();
    EXPECT_EQ(interaction->selectionAsTsv(CellInteraction::Headings::OfSeveralRows),
        QStringLiteral("Type\tCOR\tINC\tMIS\tSPU\tGold\tSystem\tP\tR\tF1\n"
                       "Overall\t2\t0\t1\t0\t3\t2\t1.000000\t0.666667\t0.800000\n"
                       "Macro mean\t\t\t\t\t\t\t1.000000\t0.750000\t0.833333\n"
                       "Weighted mean\t\t\t\t\t\t\t1.000000\t0.666667\t0.777778\n"
                       "A\t1\t0\t1\t0\t2\t1\t1.000000\t0.500000\t0.666667\n"
                       "B\t1\t0\t0\t0\t1\t1\t1.000000\t1.000000\t1.000000"));
    const QString table = interaction->selectionAsTsv(CellInteraction::Headings::OfSeveralRows);
    scores.sheets()->table()->clearSelection();
    interaction->copyTable();
    EXPECT_EQ(QApplication::clipboard()->text(), table) << "all rows, whatever is selected";
    scores.sheets()->table()->setCurrentIndex(
        scores.sheets()->model()->index(3, scores.sheets()->model()->columnOf("mis")));
    QTest::keyClick(scores.sheets()->table(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("1")) << "one row: without headings";
    EXPECT_EQ(
        QApplication::clipboard()->mimeData()->html(), QStringLiteral("<table><tr><td>1</td></tr></table>"));
}

TEST(CellInteraction, ControlAndClickAddsARowToTheErrors)
{
    uitest::Folder folder;
    SelectionModel selection;
    Session session(selection);
    ErrorListView errors(session, selection);
    errors.resize(900, 300);
    errors.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&errors));
    uitest::open(session, folder, { "[A x] [A y] [B z] [B v]" }, { { "x y z v" } });
    QTableView* table = errors.table();
    const auto click = [table](int row, Qt::KeyboardModifiers modifiers) {
        const QRect cell = table->visualRect(table->model()->index(row, ErrorModel::GoldWords));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers, cell.center());
    };
    click(0, Qt::NoModifier);
    click(2, Qt::ControlModifier);
    click(3, Qt::ControlModifier);
    EXPECT_EQ(table->selectionModel()->selectedRows().size(), 3);
    EXPECT_EQ(selection.currentRecord(), errors.model()->record(3));
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text().count(QLatin1Char('\n')), 3) << "headings and three rows";
    click(2, Qt::ControlModifier);
    EXPECT_EQ(table->selectionModel()->selectedRows().size(), 2);
    selection.stepError(true); // from elsewhere: one row again
    EXPECT_EQ(table->selectionModel()->selectedRows().size(), 1);
}

// --- colours

TEST(LinkDelegate, HeatCanBeReadInLightAndDark)
{
    for (const QPalette& palette : { QPalette(), darkPalette() }) {
        for (const bool neutral : { false, true }) {
            for (double heat = 0; heat <= 1; heat += 0.05) {
                const QColor ground = heatColour(palette, heat, neutral);
                EXPECT_GE(contrast(readableOn(ground), ground), 4.5) << heat << neutral;
            }
            EXPECT_NE(heatColour(palette, 0, neutral), palette.color(QPalette::Base));
        }
    }
}

TEST(OutcomeDelegate, EveryMarkerStaysInItsRectangle)
{
    const QRectF room(3, 5, 12, 12);
    for (const MarkerShape shape : { MarkerShape::Circle, MarkerShape::Square, MarkerShape::Diamond,
             MarkerShape::TriangleDown, MarkerShape::TriangleUp }) {
        const QPainterPath path = markerPath(shape, room);
        EXPECT_FALSE(path.isEmpty());
        EXPECT_TRUE(room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(path.boundingRect()));
    }
}

TEST(OutcomeDelegate, AChipDrawsItsShapeAlsoInASelectedRow)
{
    SelectionModel selection;
    Session session(selection);
    ErrorListView errors(session, selection);
    errors.resize(900, 300);
    errors.show();
    selection.setEvaluation(smallEvaluation());
    selection.setCurrentRecord(selection.records().front());
    const QModelIndex index = errors.model()->index(0, ErrorModel::OutcomeColumn);
    const QImage picture = errors.table()->viewport()->grab(errors.table()->visualRect(index)).toImage();
    const QColor colour = StatusPalette::forPalette(errors.palette())
                              .colour(static_cast<Outcome>(index.data(OutcomeRole).toInt()));
    int pixels = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            pixels += picture.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
        }
    }
    EXPECT_GT(pixels, 20);
}

TEST(ConfusionView, NamesOfColumnsStandUprightWhereTheyDoNotFit)
{
    SelectionModel selection;
    Session session(selection);
    ConfusionView confusion(session, selection);
    confusion.resize(1200, 400);
    confusion.show();
    selection.setEvaluation(smallEvaluation());
    auto* header = confusion.table()->findChild<TurnedHeader*>();
    ASSERT_NE(header, nullptr);
    EXPECT_FALSE(header->turned());
    confusion.resize(240, 400);
    QCoreApplication::processEvents();
    EXPECT_TRUE(header->turned());
    const QImage picture = header->grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    int dark = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            dark += qGray(picture.pixel(x, y)) < 90 ? 1 : 0;
        }
    }
    EXPECT_GT(dark, 100) << "the names are drawn";
}

TEST(ConfusionView, TheListTakesTheRoomThatTheMatrixLeaves)
{
    const uitest::InLanguage french("fr"); // longer headings
    SelectionModel selection;
    Session session(selection);
    ConfusionView confusion(session, selection);
    selection.setEvaluation(evaluated({ "[A one] [B two]" }, { "[B one] [A two]" }));
    confusion.resize(520, 300);
    confusion.show();
    ASSERT_TRUE(confusion.list()->isVisible());
    QCoreApplication::processEvents();
    EXPECT_EQ(confusion.list()->horizontalScrollBar()->maximum(), 0) << "its numbers are in sight";
    EXPECT_EQ(confusion.table()->horizontalScrollBar()->maximum(), 0);
}

TEST(DetailsView, TheSelectedRecordIsExplained)
{
    SelectionModel selection;
    Session session(selection);
    DetailsView details(session, selection);
    selection.setEvaluation(
        evaluated({ "He met [pers|org@Q46633!low~0.5#e7 Charles <b> Babbage] in London." },
            { "He met [pers#s1 Charles] <b> [pers Babbage] in London." }));
    selection.setCurrentRecord(std::nullopt);
    EXPECT_TRUE(details.findChild<StatePage*>()->heading().contains(QStringLiteral("Nothing is selected")));
    selection.setCurrentRecord(0);
    const QString text = details.browser()->toPlainText();
    for (const char* part : { "INC incorrect", "Split", "pers ⇄ org", "Q46633", "e7", "low", "<b>",
             "characters 7 to 26", "share", "Other parts of the same split" }) {
        EXPECT_TRUE(text.contains(QString::fromUtf8(part))) << part << "\n" << text.toStdString();
    }
    EXPECT_TRUE(details.browser()->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard));
    EXPECT_TRUE(details.browser()->textInteractionFlags().testFlag(Qt::LinksAccessibleByKeyboard));
    Q_EMIT details.browser()->anchorClicked(QUrl(QStringLiteral("record:1")));
    EXPECT_EQ(selection.currentRecord(), 1U);
    EXPECT_TRUE(details.browser()->toPlainText().contains(QStringLiteral("part of a split")));
    // The words come first; schemes are named only where they differ.
    EXPECT_LT(text.indexOf(QStringLiteral("Babbage")), text.indexOf(QStringLiteral("Why")));
    EXPECT_TRUE(text.contains(QStringLiteral("partial")));
    selection.setEvaluation(evaluated({ "[pers Ada] left" }, { "Ada left" }));
    selection.setCurrentRecord(0);
    const QString missing = details.browser()->toPlainText();
    EXPECT_TRUE(missing.startsWith(QStringLiteral("MIS missing"))) << missing.toStdString();
    EXPECT_EQ(missing.count(QStringLiteral("MIS")), 1) << missing.toStdString();
}

// --- documents

TEST(DocumentsView, AFilterThatFindsNothingCanBeCleared)
{
    SelectionModel selection;
    Session session(selection);
    DocumentsView documents(session, selection);
    documents.show();
    selection.setEvaluation(smallEvaluation());
    documents.filterField()->setText(QStringLiteral("d2"));
    EXPECT_EQ(documents.model()->rowCount(), 1);
    EXPECT_EQ(selection.currentCase(), 0U) << "filtering chooses nothing";
    documents.filterField()->setText(QStringLiteral("xyz"));
    QPushButton* all = buttonWith(*documents.findChild<StatePage*>(), QStringLiteral("all"));
    ASSERT_NE(all, nullptr);
    all->click();
    EXPECT_EQ(documents.model()->rowCount(), 2);
    EXPECT_EQ(documents.table()->currentIndex().row(), 0);
}

TEST(DocumentsView, TellsHowManyDocumentsTheFilterShows)
{
    SelectionModel selection;
    Session session(selection);
    DocumentsView documents(session, selection);
    documents.show();
    selection.setEvaluation(smallEvaluation());
    EXPECT_EQ(documents.countShown(), QStringLiteral("2"));
    selection.setFilter({ .documents = { "d2" } });
    EXPECT_EQ(documents.countShown(), QStringLiteral("1 of 2"));
    selection.clearFilters();
    EXPECT_EQ(documents.countShown(), QStringLiteral("2"));
}

TEST(DocumentsView, NamesAreToldApartAndAllColumnsInSight)
{
    std::vector<std::pair<std::string, std::string>> gold;
    for (int day = 10; day < 30; ++day) {
        for (int page = 1; page <= 3; ++page) {
            gold.emplace_back("EXP-1798-01-" + std::to_string(day) + "-a-i000" + std::to_string(page),
                "[pers Ada] met [pers Bob]");
        }
    }
    auto system = gold;
    for (auto& [name, marked] : system) {
        marked = "[pers Ada] met Bob";
    }
    support::Progress progress;
    const auto evaluation = analysis::evaluate(
        std::make_shared<const annotation::Layer>(testsupport::namedLayer(gold)),
        std::make_shared<const annotation::Layer>(testsupport::namedLayer(system, "system")), {}, progress);
    ASSERT_TRUE(evaluation);
    SelectionModel selection;
    Session session(selection);
    DocumentsView documents(session, selection);
    documents.show();
    selection.setEvaluation(*evaluation);
    const QTableView& table = *documents.table();
    const int unit = documents.fontMetrics().averageCharWidth();
    for (const int characters : { 80, 50, 44, 34, 24, 80, 24 }) {
        documents.resize(characters * unit, 300);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0) << characters;
        EXPECT_EQ(table.horizontalHeader()->length(), table.viewport()->width()) << characters;
    }
    documents.resize(34 * unit, 300);
    QCoreApplication::processEvents();
    EXPECT_EQ(table.textElideMode(), Qt::ElideLeft) << "day and page stand at the end";
    const QString heading = documents.model()->headerData(DocumentModel::Errors, Qt::Horizontal).toString();
    EXPECT_GE(table.columnWidth(DocumentModel::Errors),
        table.horizontalHeader()->fontMetrics().horizontalAdvance(heading));
    documents.resize(80 * unit, 300);
    QCoreApplication::processEvents();
    EXPECT_EQ(table.textElideMode(), Qt::ElideRight) << "all fit";
}

// --- log

TEST(LogView, AFindingShowsItsPlace)
{
    uitest::Folder folder;
    SelectionModel selection;
    Session session(selection);
    LogView log(session, selection);
    log.resize(800, 400);
    log.show();
    QByteArray system = uitest::conllSystem();
    system.replace("Paris B-LOC", "Paris I-LOC");
    const QString path = folder.file(QStringLiteral("a.conll"), system);
    session.open(project(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()), { path }));
    ASSERT_TRUE(waitFor([&]() { return session.state() == Session::State::Ready; }));
    ASSERT_GT(log.model()->rowCount(), 0);
    int row = 0;
    while (row < log.model()->rowCount()
        && (log.model()->diagnostic(row).place.line == 0
            || log.model()->diagnostic(row).place.file != path.toStdString())) {
        ++row;
    }
    ASSERT_LT(row, log.model()->rowCount());
    log.table()->setFocus();
    log.table()->setCurrentIndex(log.model()->index(row, 0));
    QTest::keyClick(log.table(), Qt::Key_Return);
    EXPECT_TRUE(
        waitFor([&]() { return log.preview()->toPlainText().contains(QStringLiteral("Paris I-LOC")); }));
    EXPECT_EQ(log.preview()->extraSelections().size(), 1);
    const QString marked = log.preview()->extraSelections().front().cursor.block().text();
    EXPECT_TRUE(marked.trimmed().startsWith(QString::number(log.model()->diagnostic(row).place.line)))
        << marked.toStdString();
}

TEST(LogView, ColumnsFollowLongerNamesUntilTheUserSetsThem)
{
    FindingsView view([](StatePage&) {});
    const auto findingIn = [](const std::string& file) {
        support::Diagnostics findings;
        findings.add(support::Severity::Warning, "conll.tag", { file, 3, 0 }, "a tag");
        return findings;
    };
    const QHeaderView& header = *view.table()->horizontalHeader();
    view.setFindings(findingIn("a.tsv"));
    const int narrow = header.sectionSize(DiagnosticsModel::File);
    view.setFindings(findingIn("news-of-the-year.tsv"));
    EXPECT_GT(header.sectionSize(DiagnosticsModel::File), narrow);
    view.table()->setColumnWidth(DiagnosticsModel::File, narrow + 1);
    view.setFindings(findingIn("letters-of-the-year.tsv"));
    EXPECT_EQ(header.sectionSize(DiagnosticsModel::File), narrow + 1);
}

} // namespace
} // namespace touchstone::ui
