// SPDX-License-Identifier: GPL-3.0-or-later
// Every count of every slice selects the records that it counts, in the panel of slices, in charts and in
// details; training data, attributes and bounds come from the user and are remembered.
#include "ui/panels/slices/sliceview.h"

#include "tests/ui/uisupport.h"
#include "ui/charts/chartpanel.h"
#include "ui/models/errormodel.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/charts/outcomeview.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/slices/slicefilebutton.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"
#include "ui/session/slicefiles.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include "core/evaluation/scoring/relationloading.h"
#include "core/measures/registry/measureregistry.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <set>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

/// Entities of one to three tokens, of which the training data knows Ada and, as another type, Rome.
const QByteArray goldText
    = "-DOCSTART- O\n\nAda B-PER\nsaw O\nNew B-LOC\nYork I-LOC\n\n-DOCSTART- O\n\nBob B-PER\n"
      "left O\nRome B-LOC\nand O\nJohn B-PER\nvan I-PER\nDyck I-PER\n\n";
const QByteArray systemText
    = "-DOCSTART- O\n\nAda B-LOC\nsaw O\nNew B-LOC\nYork I-LOC\n\n-DOCSTART- O\n\nBob B-PER\nleft B-ORG\n"
      "Rome O\nand O\nJohn B-PER\nvan O\nDyck O\n\n";
const QByteArray trainText = "Ada B-PER\nin O\nRome B-ORG\n\n";

class SliceViewTest : public ::testing::Test
{
protected:
    analysis::DataSetSpec dataSet(const QString& name = QStringLiteral("gold.conll"))
    {
        const auto source = [](const QString& path, const std::string& title) {
            analysis::LayerSource result;
            result.path = toPath(path);
            result.name = title;
            return result;
        };
        analysis::DataSetSpec opened;
        opened.gold = source(folder.file(name, goldText), "gold");
        opened.systems = { source(folder.file(QStringLiteral("a.conll"), systemText), "A"),
            source(folder.file(QStringLiteral("b.conll"), goldText), "B") };
        return opened;
    }
    void open()
    {
        view.resize(900, 400);
        view.show();
        session.open({ { dataSet() } });
        settle();
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] {
            const auto idle = [](const QWidget& widget) {
                return std::ranges::none_of(widget.findChildren<JobRunner*>(), &JobRunner::running);
            };
            return session.state() == Session::State::Ready && !session.measuring() && !files.busy()
                && idle(view) && idle(outcomes) && idle(errors) && idle(details);
        }));
        QCoreApplication::processEvents();
    }
    /// Chooses every count of the table by the keyboard; returns how many there were.
    int followAll()
    {
        int links = 0;
        const SheetModel* model = view.table()->sheetModel();
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int column = 1; column < model->columnCount(); ++column) {
                const QModelIndex index = model->index(row, column);
                const analysis::SheetCell* cell = model->cell(index);
                if (cell == nullptr || !cell->link) {
                    continue;
                }
                const double count = *cell->value;
                selection.clearFilters();
                view.table()->setCurrentIndex(index);
                QTest::keyClick(view.table(), Qt::Key_Return);
                EXPECT_EQ(selection.filters().size(), 1U);
                EXPECT_EQ(static_cast<double>(selection.records().size()), count)
                    << view.slice().toStdString() << ", " << view.measure().toStdString() << ": "
                    << model->rowName(index).toStdString() << ", "
                    << model->headerData(column, Qt::Horizontal).toString().toStdString();
                ++links;
            }
        }
        return links;
    }
    std::string rows() const
    {
        QStringList names;
        const SheetModel* model = view.table()->sheetModel();
        for (int row = 0; row < model->rowCount(); ++row) {
            names << model->rowName(model->index(row, 0));
        }
        return names.join(QLatin1Char('|')).toStdString();
    }
    void train()
    {
        files.setPath(SliceFiles::File::Training, folder.file(QStringLiteral("train.conll"), trainText));
        settle();
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    SliceFiles files { session };
    SliceView view { session, selection, files };
    OutcomeView outcomes { session, selection };
    ErrorListView errors { session, selection };
    DetailsView details { session, selection };
};

TEST(SliceStrings, EverySliceHasWords)
{
    for (const std::string& id : analysis::builtInSlices()) {
        EXPECT_TRUE(isBuiltInSlice(id)) << id << " is missing in ui/session/corestrings.cpp";
        EXPECT_NE(sliceText(id), toQString(id)) << id;
        EXPECT_FALSE(sliceLackText(id).isEmpty()) << id;
    }
}

TEST_F(SliceViewTest, EveryCountOfEverySliceSelectsItsRecords)
{
    open();
    train();
    const QAbstractItemModelTester tester(
        view.table()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(session.slices().size(), analysis::builtInSlices().size() - 5)
        << "CoNLL tells neither noise nor dates, it is one data set, and nobody has judged a record";
    for (const auto& slice : std::vector(session.slices())) {
        view.setSlice(toQString(slice.id));
        settle();
        EXPECT_GT(followAll(), 10) << slice.id;
        view.table()->sortByColumn(2, Qt::DescendingOrder);
        EXPECT_GT(followAll(), 10) << slice.id;
        view.table()->sortByColumn(-1, Qt::AscendingOrder);
    }
    selection.setScheme(match::Scheme::Partial);
    settle();
    EXPECT_GT(followAll(), 10);
}

TEST_F(SliceViewTest, EveryMeasuresCountsSelectTheirRecords)
{
    open();
    for (const metrics::Measure& measure : metrics::measures()) {
        selection.setMeasure(toQString(measure.id));
        settle();
        if (session.measureError(toQString(measure.id))) {
            EXPECT_TRUE(view.page()->isVisible()) << measure.id;
            continue;
        }
        EXPECT_TRUE(view.table()->isVisible()) << measure.id << ": " << view.page()->heading().toStdString()
                                               << " " << view.page()->text().toStdString();
        followAll();
    }
}

TEST_F(SliceViewTest, ATaskNamesTheColumnsAndBringsItsMeasure)
{
    open();
    PresetChoice presets { session, selection };
    view.setPresets(presets);
    view.setSlice(QStringLiteral("entity-length"));
    presets.choose(*analysis::presetById("hipe-2022-strict"));
    settle();
    QStringList titles;
    for (int column = 1; column < view.table()->sheetModel()->columnCount(); ++column) {
        titles << view.table()->sheetModel()->headerData(column, Qt::Horizontal).toString();
    }
    EXPECT_EQ(titles.join(QLatin1Char(' ')), QStringLiteral("P_micro R_micro F1_micro TP FP FN"));
    EXPECT_GT(followAll(), 5);
    presets.choose(*analysis::presetById("conll-2003"));
    settle();
    EXPECT_EQ(view.measure(), QStringLiteral("conll"));
    EXPECT_GT(followAll(), 5);
}

TEST_F(SliceViewTest, ASecondSystemStandsBesideTheFirst)
{
    open();
    EXPECT_FALSE(view.table()->sheetModel()->hasSystemB());
    session.setSystemB(1);
    settle();
    EXPECT_TRUE(view.table()->sheetModel()->hasSystemB());
}

TEST_F(SliceViewTest, SlicesThatTheDataLacksSayWhatIsMissing)
{
    open();
    const auto* items = qobject_cast<QStandardItemModel*>(view.slices()->model());
    ASSERT_NE(items, nullptr);
    const int noise = view.slices()->findData(QStringLiteral("noise"));
    ASSERT_GE(noise, 0);
    EXPECT_FALSE(items->item(noise)->isEnabled());
    EXPECT_TRUE(view.slices()->itemText(noise).contains(QStringLiteral("LED")));
    view.setSlice(QStringLiteral("seen"));
    settle();
    EXPECT_TRUE(view.page()->isVisible());
    EXPECT_TRUE(view.page()->heading().contains(QStringLiteral("training data")));
    train();
    EXPECT_FALSE(view.page()->isVisible()) << "the table comes by itself";
    EXPECT_EQ(rows(), "Overall|seen|other-label|unseen");
    files.setPath(SliceFiles::File::Training, {});
    settle();
    EXPECT_TRUE(view.page()->isVisible());
}

TEST_F(SliceViewTest, OtherTrainingDataChangesTheNumbers)
{
    open();
    view.setSlice(QStringLiteral("seen"));
    train();
    const auto unseen = [this] {
        const SheetModel* model = view.table()->sheetModel();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->rowName(model->index(row, 0)) == QLatin1String("unseen")) {
                return model->index(row, 1).data(ExportRole).toString().toInt();
            }
        }
        return -1;
    };
    const int before = unseen();
    ASSERT_GT(before, 0);
    const analysis::EvaluationPtr old = session.evaluationA();
    files.setPath(SliceFiles::File::Training, folder.file(QStringLiteral("more.conll"), goldText));
    settle();
    EXPECT_EQ(rows(), "Overall|seen|unseen") << "only what the system invents is new";
    EXPECT_LT(unseen(), before);
    EXPECT_EQ(session.evaluationA()->records.size(), old->records.size()) << "nothing is matched anew";
    // The file changes on the disk.
    folder.file(QStringLiteral("more.conll"), "nobody B-PER\n\n");
    EXPECT_TRUE(waitFor([&] { return !files.busy() && rows() == "Overall|unseen"; })) << rows();
}

TEST_F(SliceViewTest, AWrongFileIsToldAndChangesNothing)
{
    open();
    const QString path = folder.file(QStringLiteral("genre.tsv"), "document\tgenre\ndoc-1\tnews\tmore\n");
    files.setPath(SliceFiles::File::Attributes, path);
    settle();
    MessageBar* message = view.fileButton(SliceFiles::File::Attributes)->message();
    EXPECT_TRUE(message->isVisible());
    EXPECT_TRUE(message->text().contains(QStringLiteral("genre.tsv:2"))) << message->text().toStdString();
    EXPECT_TRUE(files.path(SliceFiles::File::Attributes).isEmpty());
    // Mended, it is read by itself.
    const std::string name = session.evaluationA()->cases.front().name();
    folder.file(
        QStringLiteral("genre.tsv"), "document\tgenre\n" + QByteArray::fromStdString(name) + "\tnews\n");
    EXPECT_TRUE(waitFor([&] { return !files.path(SliceFiles::File::Attributes).isEmpty(); }));
    settle();
    EXPECT_FALSE(message->isVisible());
    view.setSlice(QStringLiteral("genre"));
    settle();
    EXPECT_EQ(rows(), "Overall|news|none");
    EXPECT_GT(followAll(), 5);
    // A click on a value and on it again.
    files.setPath(SliceFiles::File::Attributes, folder.path(QStringLiteral("nothing.tsv")));
    settle();
    EXPECT_TRUE(message->text().contains(QStringLiteral("genre.tsv"))) << "the old one stays in force";
    EXPECT_EQ(rows(), "Overall|news|none");
}

TEST_F(SliceViewTest, BoundsAreNotOfferedWhereValuesAreWords)
{
    open();
    const std::string name = session.evaluationA()->cases.front().name();
    const QByteArray table = "document\tgenre\tyear\n" + QByteArray::fromStdString(name) + "\tnews\t1812\n";
    files.setPath(SliceFiles::File::Attributes, folder.file(QStringLiteral("own.tsv"), table));
    settle();
    view.setSlice(QStringLiteral("genre"));
    settle();
    EXPECT_FALSE(view.boundsEdit()->isVisible());
    EXPECT_FALSE(files.setBounds("genre", QStringLiteral("1, 2"))) << "a bin could hold none of them";
    view.setSlice(QStringLiteral("year"));
    settle();
    EXPECT_TRUE(view.boundsEdit()->isVisible());
    EXPECT_TRUE(files.setBounds("year", QStringLiteral("1800, 1850")));
    settle();
    EXPECT_EQ(rows(), "Overall|over 1800 to 1850|none");
}

TEST_F(SliceViewTest, ManyWarningsAreOneLineWithDetails)
{
    open();
    QByteArray table = "document\tannotation\tgenre\n";
    for (int i = 0; i < 3; ++i) {
        table += "a-name-of-a-document-that-nobody-has-" + QByteArray::number(i) + "\t\tnews\n";
    }
    files.setPath(SliceFiles::File::Attributes, folder.file(QStringLiteral("own.tsv"), table));
    settle();
    MessageBar* message = view.fileButton(SliceFiles::File::Attributes)->message();
    ASSERT_TRUE(message->isVisible());
    const QString brief = message->text();
    EXPECT_LE(brief.size(), 130) << brief.toStdString();
    auto* more = message->findChild<QPushButton*>();
    ASSERT_NE(more, nullptr);
    QTest::mouseClick(more, Qt::LeftButton);
    EXPECT_GT(message->text().size(), brief.size());
    EXPECT_TRUE(message->text().contains(QStringLiteral("stand for nothing in the gold")));
    QTest::mouseClick(more, Qt::LeftButton);
    EXPECT_EQ(message->text(), brief);
}

TEST_F(SliceViewTest, EveryValueHasARowOnSomePage)
{
    QByteArray gold = "-DOCSTART- O\n\n";
    const int values = static_cast<int>(SliceView::pageRows) + 7;
    for (int i = 0; i < values; ++i) {
        gold += "Name" + QByteArray::number(i) + " B-PER\n. O\n\n";
    }
    open();
    analysis::DataSetSpec many = dataSet(QStringLiteral("many.conll"));
    folder.file(QStringLiteral("many.conll"), gold);
    for (analysis::LayerSource& system : many.systems) {
        system.path = many.gold.path; // a run of another text is not scored
    }
    session.open({ { many } });
    settle();
    view.setSlice(QStringLiteral("surface"));
    settle();
    const SheetModel* model = view.table()->sheetModel();
    std::set<std::string> seen;
    const auto look = [&]() {
        for (int row = 0; row < model->rowCount(); ++row) {
            seen.insert(model->rowName(model->index(row, 0)).toStdString());
        }
    };
    look();
    EXPECT_EQ(model->rowCount(), static_cast<int>(SliceView::pageRows) + 1);
    EXPECT_FALSE(view.previousPage()->isEnabled());
    ASSERT_TRUE(view.nextPage()->isVisible() && view.nextPage()->isEnabled());
    QTest::mouseClick(view.nextPage(), Qt::LeftButton);
    settle();
    look();
    EXPECT_FALSE(view.nextPage()->isEnabled());
    EXPECT_EQ(seen.size(), analysis::sliceFacet(*session.evaluationA(), "surface")->names.size() + 1);
    EXPECT_GT(followAll(), 5) << "rows of a further page are links, too";
    QTest::mouseClick(view.previousPage(), Qt::LeftButton);
    settle();
    EXPECT_EQ(model->rowCount(), static_cast<int>(SliceView::pageRows) + 1);
}

TEST_F(SliceViewTest, BoundsAreTheUsers)
{
    open();
    view.setSlice(QStringLiteral("entity-length"));
    settle();
    EXPECT_TRUE(view.boundsEdit()->isVisible());
    view.boundsEdit()->setText(QStringLiteral("1, 2"));
    QTest::keyClick(view.boundsEdit(), Qt::Key_Return);
    settle();
    EXPECT_EQ(rows(), "Overall|1|2|over 2");
    EXPECT_GT(followAll(), 10);
    view.boundsEdit()->setText(QStringLiteral("2, 1"));
    QTest::keyClick(view.boundsEdit(), Qt::Key_Return);
    settle();
    EXPECT_FALSE(view.message().isEmpty());
    EXPECT_EQ(rows(), "Overall|1|2|over 2") << "the old ones stay";
    view.boundsEdit()->clear();
    QTest::keyClick(view.boundsEdit(), Qt::Key_Return);
    settle();
    EXPECT_TRUE(view.message().isEmpty());
    EXPECT_TRUE(session.spec().slices.bounds.empty());
    view.setSlice(QStringLiteral("right"));
    settle();
    EXPECT_EQ(rows(), "Overall|−2|0|–") << "each number by itself";
    EXPECT_EQ(view.boundsEdit()->placeholderText(), QStringLiteral("no bins"));
    view.boundsEdit()->setText(QStringLiteral("-1"));
    QTest::keyClick(view.boundsEdit(), Qt::Key_Return);
    settle();
    EXPECT_EQ(rows(), "Overall|up to -1|over -1|–");
    EXPECT_GT(followAll(), 10);
    view.setSlice(QStringLiteral("tokens"));
    settle();
    EXPECT_FALSE(view.boundsEdit()->isVisible());
}

TEST_F(SliceViewTest, SourcesAreRememberedByGold)
{
    open();
    train();
    ASSERT_TRUE(files.setBounds("entity-length", QStringLiteral("1")));
    ASSERT_EQ(files.remembered().size(), 1U);
    const QString first = files.path(SliceFiles::File::Training);
    session.open({ { dataSet(QStringLiteral("other.conll")) } });
    ASSERT_TRUE(waitFor([this] { return files.path(SliceFiles::File::Training).isEmpty(); }));
    settle();
    EXPECT_TRUE(session.spec().slices.bounds.empty()) << "another corpus has its own";
    session.open({ { dataSet() } });
    EXPECT_TRUE(waitFor([&] { return files.path(SliceFiles::File::Training) == first; }));
    settle();
    EXPECT_EQ(files.boundsText("entity-length"), QStringLiteral("1"));
    // Through the settings of the program.
    Settings settings;
    settings.slices = files.remembered();
    QSettings().clear();
    ASSERT_TRUE(writeSettings(settings));
    EXPECT_EQ(readSettings().slices, settings.slices);
    QSettings().clear();
}

TEST_F(SliceViewTest, FilesOfArgumentsAreNotRemembered)
{
    analysis::RelationSources relations;
    relations.train = toPath(folder.file(QStringLiteral("train.conll"), trainText));
    analysis::EvaluationSpec spec;
    ASSERT_TRUE(analysis::loadRelations(relations, spec));
    session.setRelations(relations);
    files.useGiven();
    session.setSpec(spec);
    open();
    EXPECT_EQ(toPath(files.path(SliceFiles::File::Training)), relations.train);
    EXPECT_TRUE(files.remembered().empty());
    session.open({ { dataSet(QStringLiteral("other.conll")) } });
    EXPECT_TRUE(waitFor([this] { return files.path(SliceFiles::File::Training).isEmpty(); }))
        << "they hold for the gold that they were given with";
    settle();
}

TEST_F(SliceViewTest, EverySegmentOfOutcomesBySliceSelectsItsRecords)
{
    open();
    outcomes.resize(900, 500);
    outcomes.show();
    settle();
    for (const auto& slice : std::vector(session.slices())) {
        outcomes.setSlice(toQString(slice.id));
        settle();
        EXPECT_EQ(outcomes.figureBy(), toQString(slice.id));
        int clicked = 0;
        const ChartSpec spec = outcomes.panel()->spec();
        for (std::size_t set = 0; set < spec.bars.size(); ++set) {
            for (std::size_t category = 0; category < spec.bars[set].values.size(); ++category) {
                if (!(spec.bars[set].values[category] > 0)) {
                    continue;
                }
                const ChartHit hit { ChartHit::Kind::Bar, set, category, 0, 0 };
                const analysis::SheetCell* cell = outcomes.cell(hit);
                ASSERT_NE(cell, nullptr);
                const double count = *cell->value;
                selection.clearFilters();
                QTest::mouseClick(
                    outcomes.panel(), Qt::LeftButton, {}, outcomes.panel()->positionOf(hit).toPoint());
                EXPECT_EQ(static_cast<double>(selection.records().size()), count)
                    << slice.id << ", " << spec.categories[static_cast<qsizetype>(category)].toStdString();
                ASSERT_EQ(selection.filters().size(), 1U);
                EXPECT_TRUE(filterText(selection.filters().front()).contains(sliceText(slice.id)));
                ++clicked;
            }
        }
        EXPECT_GT(clicked, 3) << slice.id;
    }
    // Bins stand in their order, whatever their errors.
    outcomes.setSlice(QStringLiteral("entity-length"));
    settle();
    EXPECT_EQ(outcomes.panel()->spec().categories.join(QLatin1Char('|')), QStringLiteral("1|2|3"));
}

TEST_F(SliceViewTest, TheErrorListShowsASliceAsAColumn)
{
    open();
    analysis::RecordFilter everything;
    everything.outcomes = { analysis::outcomeColumns.begin(), analysis::outcomeColumns.end() };
    selection.setFilter(everything);
    errors.show();
    errors.setSliceShown("entity-length", true);
    settle();
    const QAbstractItemModelTester tester(
        errors.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    const auto columnOf = [this] {
        for (int column = 0; column < errors.model()->columnCount(); ++column) {
            if (errors.model()->headerData(column, Qt::Horizontal).toString() == sliceText("entity-length")) {
                return column;
            }
        }
        return -1;
    };
    const int column = columnOf();
    ASSERT_GE(column, 0);
    EXPECT_FALSE(errors.table()->isColumnHidden(column));
    const auto* facet = analysis::sliceFacet(*session.evaluationA(), "entity-length");
    for (int row = 0; row < errors.model()->rowCount(); ++row) {
        EXPECT_EQ(errors.model()->index(row, column).data().toString(),
            toQString(facet->names[facet->of(errors.model()->record(row)).front()]));
    }
    errors.model()->sort(column, Qt::DescendingOrder);
    for (int row = 1; row < errors.model()->rowCount(); ++row) {
        EXPECT_GE(facet->of(errors.model()->record(row - 1)).front(),
            facet->of(errors.model()->record(row)).front());
    }
    session.setSystemA(1);
    settle();
    EXPECT_GE(columnOf(), 0) << "another system keeps the column";
    errors.setSliceShown("entity-length", false);
    EXPECT_EQ(columnOf(), -1);
}

TEST_F(SliceViewTest, DetailsNameTheValuesAndLeadToThem)
{
    open();
    train();
    details.resize(400, 600);
    details.show();
    selection.clearFilters();
    ASSERT_FALSE(selection.records().empty());
    selection.setCurrentRecord(selection.records().front()); // Ada, taken for a place
    settle();
    const QString text = details.browser()->toPlainText();
    EXPECT_TRUE(text.contains(QStringLiteral("seen in training"))) << text.toStdString();
    Q_EMIT details.browser()->anchorClicked(QUrl(QStringLiteral("slice:0")));
    ASSERT_EQ(selection.filters().size(), 1U);
    ASSERT_EQ(selection.filters().front().facets.size(), 1U);
    EXPECT_TRUE(selection.inFilter(*selection.currentRecord()));
}

TEST_F(SliceViewTest, TheSameCellTakesItsFilterAwayAndCtrlJoins)
{
    open();
    view.setSlice(QStringLiteral("entity-length"));
    settle();
    const SheetModel* model = view.table()->sheetModel();
    ASSERT_GE(model->rowCount(), 3);
    int column = 1;
    while (model->cell(model->index(1, column)) == nullptr || !model->cell(model->index(1, column))->link) {
        ++column;
    }
    const auto count
        = [&](int row) { return static_cast<std::size_t>(*model->cell(model->index(row, column))->value); };
    const auto press = [&](int row, Qt::KeyboardModifiers modifiers) {
        view.table()->setCurrentIndex(model->index(row, column));
        QTest::keyClick(view.table(), Qt::Key_Return, modifiers);
    };
    press(1, Qt::NoModifier);
    EXPECT_EQ(selection.records().size(), count(1));
    press(2, Qt::ControlModifier);
    EXPECT_EQ(selection.filters().size(), 1U);
    EXPECT_EQ(selection.records().size(), count(1) + count(2));
    press(1, Qt::NoModifier);
    press(1, Qt::NoModifier);
    EXPECT_TRUE(selection.filters().empty());
}

} // namespace
} // namespace touchstone::ui
