// SPDX-License-Identifier: GPL-3.0-or-later
// What is said beside a record is said of its own system; and two systems stand side by side under every
// preset.
#include "ui/panels/scores/sheetview.h"
#include "ui/session/shownsystem.h"

#include "core/compare/comparison.h"
#include "core/explain/ruleexplanation.h"
#include "core/measures/registry/preset.h"
#include "tests/ui/uisupport.h"
#include "ui/models/counterpart.h"
#include "ui/models/errormodel.h"
#include "ui/models/modelroles.h"
#include "ui/models/rules/rulelistmodel.h"
#include "ui/models/sheetmodel.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/charts/noiseview.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/rules/rulelistview.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/panels/rules/whyview.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/slices/sliceview.h"
#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/rulesession.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/slicefiles.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/viewhelp.h"
#include "ui/window/scorestatus.h"

#include <gtest/gtest.h>

#include <QHeaderView>
#include <QLabel>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>

#include <algorithm>
#include <map>
#include <set>

namespace touchstone::ui {
namespace {

using analysis::Change;
using uitest::source;
using uitest::waitFor;

QString sample(const char* name)
{
    return QStringLiteral(TOUCHSTONE_TEST_DATA "/review/") + QLatin1String(name);
}

class ShownSystemTest : public ::testing::Test
{
protected:
    /// System A is the first one, System B the second.
    void open(const QString& gold, const std::vector<analysis::LayerSource>& systems,
        const analysis::EvaluationSpec& spec = {})
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold = source(gold, "gold");
        dataSet.systems = systems;
        session.setSpec(spec);
        session.open({ { dataSet } });
        ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
        session.setSystemB(1);
        settle();
    }
    void openTypes()
    {
        open(sample("types-gold.jsonl"),
            { source(sample("types-old.jsonl"), "old"), source(sample("types-new.jsonl"), "new") });
    }
    virtual void settle()
    {
        ASSERT_TRUE(waitFor([this] {
            return session.state() == Session::State::Ready && !session.measuring() && !rules.busy();
        }));
        QCoreApplication::processEvents();
    }
    void filter(const analysis::RecordFilter& wanted)
    {
        selection.setFilter(wanted);
        ASSERT_TRUE(waitFor([this, &wanted] {
            const auto& list = selection.evaluation()->list;
            return list != nullptr && list->id == wanted.list;
        }));
        settle();
        ASSERT_TRUE(selection.currentRecord());
    }
    /// What the rules of a system did for the annotations of a record, as Details say it.
    QStringList ruleLines(
        const analysis::EvaluationPtr& whole, std::size_t documentCase, const match::PairOutcome& pair) const
    {
        QStringList lines;
        const auto result = rulesResult(session, whole);
        if (!result) {
            ADD_FAILURE() << "the rules have not run";
            return lines;
        }
        for (const auto side : { rules::SideRole::Gold, rules::SideRole::System }) {
            const bool gold = side == rules::SideRole::Gold;
            const auto place
                = analysis::rulePlaceOf(*result->run, documentCase, side, gold ? pair.gold : pair.system);
            QStringList names;
            for (const auto rule : place
                    ? analysis::rulesFiredFor(*result->run, documentCase, { side, *place })
                    : std::vector<std::uint32_t>()) {
                names << toQString(result->run->setup.rules->rules()[rule].name);
            }
            if (place) {
                lines << QStringLiteral("Rules for %1: %2")
                             .arg(gold ? QStringLiteral("gold") : QStringLiteral("the system"),
                                 names.isEmpty() ? QStringLiteral("none")
                                                 : names.join(QStringLiteral(" → ")));
            }
        }
        return lines;
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    RuleSession rules { session };
};

TEST_F(ShownSystemTest, DetailsTellTheRulesOfTheSystemThatIsShown)
{
    DetailsView details(session, selection);
    WhyView why(session, selection); // the rules run while it is seen
    why.resize(600, 500);
    why.show();
    openTypes();
    filter(analysis::changeCell(Change::Regressed));
    ASSERT_EQ(selection.evaluation()->system->name, "new");
    ASSERT_EQ(selection.records().size(), 1U);
    const auto pair = selection.evaluation()->records[*selection.currentRecord()];
    ASSERT_NE(session.measureB(QStringLiteral("rules")), nullptr);
    const QString shown = details.browser()->toPlainText();
    const auto lines = ruleLines(session.evaluationB(), pair.document, pair);
    ASSERT_EQ(lines.size(), 2);
    EXPECT_NE(lines, ruleLines(session.evaluationA(), pair.document, pair)) << "else this shows nothing";
    for (const QString& line : lines) {
        EXPECT_TRUE(shown.contains(line)) << line.toStdString() << "\n" << shown.toStdString();
    }
    EXPECT_FALSE(shown.contains(QStringLiteral("true positive"))) << shown.toStdString();
    EXPECT_TRUE(shown.contains(QStringLiteral("System: new"))) << shown.toStdString();
    EXPECT_TRUE(shown.contains(QStringLiteral("System A: old"))) << shown.toStdString();

    ASSERT_TRUE(waitFor([&] { return why.idle() && !why.plainText().isEmpty(); }));
    for (const auto side : { analysis::SideId::Gold, analysis::SideId::System }) {
        why.setSide(side);
        ASSERT_TRUE(waitFor([&] { return why.idle(); }));
        EXPECT_FALSE(why.plainText().contains(QStringLiteral("true positive")))
            << why.plainText().toStdString();
    }

    selection.clearFilters();
    settle();
    const QString own = details.browser()->toPlainText();
    EXPECT_TRUE(own.contains(QStringLiteral("System: old"))) << own.toStdString();
    EXPECT_TRUE(own.contains(QStringLiteral("System B: new"))) << own.toStdString();
}

TEST_F(ShownSystemTest, DocumentsOfOneSystemOnlyAreFoundAgainAmongItsOwn)
{
    const QByteArray both
        = R"({"id": "d1", "text": "Ada met Bob.", "entities": [{"start": 0, "end": 3, "type": "PER"}]})";
    const auto extra = [](const char* id) {
        return QByteArray("\n{\"id\": \"") + id
            + R"(", "text": "Rome sleeps.", "entities": [{"start": 0, "end": 4, "type": "LOC"}]})";
    };
    const auto file = [&](const char* name, const QByteArray& text) {
        return folder.file(QString::fromLatin1(name), text + "\n");
    };
    DetailsView details(session, selection);
    WhyView why(session, selection);
    why.resize(600, 500);
    why.show();
    DocumentsView documents(session, selection);
    // Among A's documents, B's own one comes after A's: another number than in B.
    open(file("gold.jsonl", both),
        { source(file("a.jsonl", both + extra("a1") + extra("a2")), "A"),
            source(file("b.jsonl", both + extra("b1")), "B") });
    filter(analysis::changeCell(Change::Regressed, analysis::ChangePart::Spurious));
    const auto shown = selection.evaluation();
    const auto pair = shown->records[*selection.currentRecord()];
    ASSERT_EQ(shown->cases[pair.document].name(), "b1");
    const auto system = shownSystem(session, shown);
    EXPECT_EQ(system.role, ShownSystem::Role::B);
    const auto own = system.caseOf(shown, pair.document);
    ASSERT_TRUE(own);
    ASSERT_NE(*own, pair.document);
    EXPECT_EQ(system.whole->cases[*own].name(), "b1");
    const auto lines = ruleLines(system.whole, *own, pair);
    ASSERT_EQ(lines.size(), 1);
    EXPECT_TRUE(details.browser()->toPlainText().contains(lines.front()))
        << details.browser()->toPlainText().toStdString();
    ASSERT_TRUE(waitFor([&] { return why.idle() && !why.plainText().isEmpty(); }));
    EXPECT_TRUE(why.plainText().contains(QStringLiteral("Rome"))) << why.plainText().toStdString();

    // The list of documents has B's numbers at B's documents, and none at those of A alone.
    const auto* model = documents.model();
    ASSERT_EQ(model->rowCount(), 4);
    std::map<QString, QString> counts;
    for (int row = 0; row < model->rowCount(); ++row) {
        counts[model->index(row, DocumentModel::Name).data().toString()]
            = model->index(row, DocumentModel::System).data().toString();
    }
    EXPECT_EQ(counts[QStringLiteral("d1")], QStringLiteral("1"));
    EXPECT_EQ(counts[QStringLiteral("b1")], QStringLiteral("1"));
    EXPECT_EQ(counts[QStringLiteral("a1")], QStringLiteral("0"));
    EXPECT_EQ(counts[QStringLiteral("a2")], QStringLiteral("0"));
}

TEST_F(ShownSystemTest, DocumentsAndStatusBarNameTheSystemTheySpeakOf)
{
    DocumentsView documents(session, selection);
    QStatusBar bar;
    const ScoreStatus status(session, selection, bar);
    openTypes();
    EXPECT_EQ(documents.systemText(), QStringLiteral("System A: old"));
    EXPECT_TRUE(status.scoreLine().startsWith(QStringLiteral("old, strict: F1 0.889")))
        << status.scoreLine().toStdString();
    filter(analysis::changeCell(Change::Regressed));
    EXPECT_EQ(documents.systemText(), QStringLiteral("System B: new"));
    EXPECT_TRUE(status.scoreLine().startsWith(QStringLiteral("new, strict: F1 0.700")))
        << status.scoreLine().toStdString();
    const auto labels = bar.findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->text() == QStringLiteral("Gold 10  System 10"); }));
    // Its counts are links to its own records: it becomes System A.
    const QModelIndex system = documents.model()->index(0, DocumentModel::System);
    ASSERT_EQ(system.data().toString(), QStringLiteral("6"));
    documents.resize(500, 300);
    documents.show();
    documents.table()->setCurrentIndex(system);
    QTest::keyClick(documents.table(), Qt::Key_Return);
    settle();
    EXPECT_EQ(session.evaluationA()->system->name, "new");
    EXPECT_EQ(selection.evaluation()->system->name, "new");
    EXPECT_EQ(selection.records().size(), 6U);
    EXPECT_EQ(documents.systemText(), QStringLiteral("System A: new"));
}

TEST_F(ShownSystemTest, TheFiguresOfTheRulesFollowAndLeadToTheSameSystem)
{
    RulesView view(session, selection, rules);
    view.resize(1200, 500);
    view.show();
    openTypes();
    EXPECT_TRUE(view.headline()->text().startsWith(QStringLiteral("old: ")))
        << view.headline()->text().toStdString();
    filter(analysis::changeCell(Change::Regressed));
    EXPECT_TRUE(view.headline()->text().startsWith(QStringLiteral("new: ")))
        << view.headline()->text().toStdString();
    // A rule whose records differ between the two.
    const auto model = view.list()->model();
    const auto own = analysis::listRules(*rules.setup(), rulesResult(session, session.evaluationB()).get());
    const auto others
        = analysis::listRules(*rules.setup(), rulesResult(session, session.evaluationA()).get());
    std::size_t number = 0;
    while (number < own.rules.size()
        && (own.rules[number].records == others.rules[number].records
            || own.rules[number].records.value_or(0) == 0)) {
        ++number;
    }
    ASSERT_LT(number, own.rules.size());
    const auto* shown = model->rule(model->indexOf(toQString(own.rules[number].name)));
    ASSERT_NE(shown, nullptr);
    const auto records = own.rules[number].records;
    EXPECT_EQ(shown->records, records);
    const QModelIndex row = model->indexOf(toQString(own.rules[number].name), RuleListModel::RecordsColumn);
    view.list()->tree()->expandAll();
    view.list()->tree()->scrollTo(row);
    QTest::mouseClick(
        view.list()->tree()->viewport(), Qt::LeftButton, {}, view.list()->tree()->visualRect(row).center());
    settle();
    EXPECT_EQ(session.evaluationA()->system->name, "new");
    EXPECT_EQ(selection.records().size(), records.value_or(0));
}

TEST_F(ShownSystemTest, OtherSettingsOfTheSameSystemAreCalledSo)
{
    WhyView why(session, selection);
    why.show();
    QStatusBar bar;
    const ScoreStatus status(session, selection, bar);
    openTypes();
    auto other = session.spec();
    other.matching.minOverlap = 50;
    session.comparer().setOtherSettings(other);
    filter(analysis::changeCell(Change::BothRight));
    const auto compared = session.comparer().compared();
    ASSERT_TRUE(compared);
    ShownSystem system = shownSystem(session, compared->lists.at(std::string(analysis::changesInB)));
    EXPECT_EQ(system.role, ShownSystem::Role::Other);
    EXPECT_EQ(system.text(), QStringLiteral("old, other settings"));
    EXPECT_EQ(otherSystem(session, compared->lists.at(std::string(analysis::changesInB))), nullptr);
}

// --- two systems under a preset that makes a gold of its own for each
// ---------------------------------------

TEST_F(ShownSystemTest, TheColumnOfSystemBIsWideEnoughWhenBIsChosenLater)
{
    ErrorListView errors(session, selection);
    errors.resize(1200, 300);
    errors.show();
    openTypes();
    QTableView* table = errors.table();
    ASSERT_FALSE(table->isColumnHidden(ErrorModel::OutcomeB));
    const int width = table->columnWidth(ErrorModel::OutcomeB);
    EXPECT_GE(width, table->horizontalHeader()->sectionSizeHint(ErrorModel::OutcomeB));
    ASSERT_GT(table->model()->rowCount(), 0);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        EXPECT_GE(width, table->sizeHintForIndex(table->model()->index(row, ErrorModel::OutcomeB)).width());
    }
    const QHeaderView* header = table->horizontalHeader();
    const QPoint edge(
        header->sectionViewportPosition(ErrorModel::OutcomeB) + width - 1, header->height() / 2);
    const QPoint from = header->viewport()->mapTo(errors.window(), edge);
    QWindow* const handle = errors.window()->windowHandle();
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, from - QPoint(20, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, from - QPoint(20, 0));
    const int dragged = table->columnWidth(ErrorModel::OutcomeB);
    ASSERT_EQ(dragged, width - 20);
    selection.setScheme(match::Scheme::Exact);
    settle();
    EXPECT_EQ(table->columnWidth(ErrorModel::OutcomeB), dragged) << "the user's, while B is there";
}

class HipePresetTest : public ShownSystemTest
{
protected:
    void openHipe(const char* a = "hipe/noise-run.tsv", const char* b = "hipe/noise-run-one-token.tsv")
    {
        const auto* preset = analysis::presetById("hipe-2020");
        ASSERT_NE(preset, nullptr);
        open(sample("hipe/noise-gold.tsv"), { source(sample(a), "A"), source(sample(b), "B") },
            analysis::withPreset({}, *preset));
        ASSERT_NE(session.evaluationA()->gold, session.evaluationB()->gold)
            << "each has a gold of its own: else this shows nothing";
    }
    static bool idle(const QWidget& widget)
    {
        return std::ranges::none_of(widget.findChildren<JobRunner*>(), &JobRunner::running);
    }
};

TEST_F(HipePresetTest, ScoresHaveTheColumnsOfSystemB)
{
    ScoreView scores(session, selection);
    scores.resize(900, 400);
    scores.show();
    openHipe();
    ASSERT_NE(comparableB(session, session.evaluationA()), nullptr);
    EXPECT_TRUE(waitFor([&]() { return scores.sheets()->model()->hasSystemB(); }));
    EXPECT_EQ(whyNoSystemB(session, QStringLiteral("muc")), QString());
    session.setSystemB(-1);
    settle();
    EXPECT_FALSE(scores.sheets()->model()->hasSystemB());
    EXPECT_TRUE(whyNoSystemB(session, QStringLiteral("muc")).contains(QStringLiteral("choose one")));
}

TEST_F(HipePresetTest, SlicesHaveTheColumnsOfSystemB)
{
    SliceFiles files(session);
    SliceView slices(session, selection, files);
    slices.resize(900, 400);
    slices.show();
    openHipe();
    slices.setSlice(QStringLiteral("noise"));
    ASSERT_TRUE(waitFor([&] { return idle(slices) && slices.table()->sheetModel()->rowCount() > 1; }));
    QStringList titles;
    const auto* model = slices.table()->sheetModel();
    for (int column = 0; column < model->columnCount(); ++column) {
        titles << model->headerData(column, Qt::Horizontal).toString();
    }
    EXPECT_TRUE(titles.contains(QStringLiteral("B − A"))) << titles.join(u'|').toStdString();
}

TEST_F(HipePresetTest, NoiseShowsBothAndEveryNumberSelectsItsRecords)
{
    NoiseView view(session, selection);
    view.resize(1200, 500);
    view.show();
    openHipe();
    view.setBoth(true);
    const auto settled = [&] {
        settle();
        ASSERT_TRUE(waitFor([&] { return idle(view); }));
        QCoreApplication::processEvents();
    };
    settled();
    for (const auto chart : { NoiseView::Chart::Recall, NoiseView::Chart::Errors }) {
        std::set<QString> systems;
        const SheetModel* model = view.table(chart)->sheetModel();
        const int rows = model->rowCount();
        for (int row = 0; row < rows; ++row) {
            for (int column = 1; column < model->columnCount(); ++column) {
                session.setSystemA(0);
                session.setSystemB(1);
                settled();
                const QModelIndex index = model->index(row, column);
                const auto* cell = model->cell(index);
                if (cell == nullptr || !cell->link || !cell->value) {
                    continue;
                }
                const double count = *cell->value;
                const QString name = model->rowName(index);
                selection.clearFilters();
                Q_EMIT view.table(chart)->linkActivated(*cell->link, false, name);
                settled();
                EXPECT_EQ(static_cast<double>(selection.records().size()), count)
                    << name.toStdString() << ", " << column;
                systems.insert(name.right(1));
                EXPECT_EQ(QString::fromStdString(selection.mainEvaluation()->system->name), name.right(1));
            }
        }
        EXPECT_EQ(systems, (std::set<QString> { QStringLiteral("A"), QStringLiteral("B") }));
    }
}

TEST_F(HipePresetTest, TheOtherSystemsRecordOfAGoldAnnotationIsFound)
{
    ErrorListView errors(session, selection);
    openHipe();
    EXPECT_FALSE(errors.table()->isColumnHidden(ErrorModel::OutcomeB));
    const Counterpart counterpart(session.evaluationA(), session.evaluationB());
    std::size_t found = 0;
    for (const auto& record : session.evaluationA()->records) {
        if (!record.hasGold()) {
            continue;
        }
        const auto other = counterpart.of(record);
        ASSERT_TRUE(other);
        const auto& of = session.evaluationB()->records[*other];
        EXPECT_EQ(session.evaluationA()->goldText(record), session.evaluationB()->goldText(of));
        ++found;
    }
    EXPECT_EQ(found, 8U);
}

} // namespace
} // namespace touchstone::ui
