// SPDX-License-Identifier: GPL-3.0-or-later
// The list of rules: the model keeps Qt's contract, every count selects its records, keys and boxes switch
// and open.
#include "ui/panels/rules/rulelistview.h"

#include "tests/ui/uisupport.h"
#include "ui/models/modelroles.h"
#include "ui/models/rules/rulelistmodel.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/rules/ruleeditor.h"
#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/rulefilesbar.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/session/corestrings.h"
#include "ui/session/rulesession.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::ui {
namespace {

using analysis::RuleListing;
using Shown = RuleListModel::Shown;
using uitest::waitFor;

analysis::ListedRule rule(const char* name, std::uint32_t phase, std::int32_t salience,
    std::optional<std::uint64_t> tried, std::optional<std::uint64_t> fired)
{
    analysis::ListedRule listed;
    listed.name = name;
    listed.about = std::string("about ") + name;
    listed.text = std::string("rule \"") + name + "\"\nend";
    listed.phase = phase;
    listed.salience = salience;
    listed.file = "default.rules";
    listed.builtIn = true;
    listed.tried = tried;
    listed.fired = fired;
    listed.records = fired;
    listed.filter.list = "rules";
    listed.filter.facets = { { "rule", { name } } };
    return listed;
}

/// Two phases; one rule that never fired, one that is off, one of a user's file.
std::shared_ptr<RuleListing> smallListing()
{
    auto listing = std::make_shared<RuleListing>();
    listing->rules = { rule("true positive", 0, 100, 20, 7), rule("false positive", 0, 90, 30, 9),
        rule("fuzzy", 1, 20, 40, 0), rule("partial", 1, 10, 50, 2), rule("mine", 1, 5, 60, 3) };
    listing->rules[3].on = false;
    listing->rules[4].builtIn = false;
    listing->rules[4].file = "/home/ada/mine.rules";
    listing->rules[4].replaces = listing->rules[4].replacesBuiltIn = true;
    listing->rules[4].replaced = "default.rules";
    listing->phases = { { "Base", { 0, 1 }, 16, 50, 15, {} }, { "Fuzzy", { 2, 3, 4 }, 5, 150, 5, {} },
        { "Empty", {}, {}, {}, {}, {} } };
    for (auto& phase : listing->phases) {
        phase.filter.list = "rules";
    }
    return listing;
}

QStringList names(const RuleListModel& model)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex phase = model.index(row, 0);
        QStringList rules;
        for (int child = 0; child < model.rowCount(phase); ++child) {
            rules << model.index(child, 0, phase).data().toString();
        }
        result << phase.data().toString() + QLatin1String(": ") + rules.join(QLatin1String(", "));
    }
    return result;
}

std::string listed(const RuleListModel& model)
{
    return names(model).join(QLatin1String(" | ")).toStdString();
}

TEST(RuleListModel, KeepsTheContractOverResetFilterAndSort)
{
    RuleListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    model.setListing(smallListing());
    EXPECT_EQ(listed(model), "Base: true positive, false positive | Fuzzy: fuzzy, partial, mine");
    const QPersistentModelIndex mine = model.indexOf(QStringLiteral("mine"));
    for (int column = -1; column < RuleListModel::ColumnCount; ++column) {
        for (const auto order : { Qt::AscendingOrder, Qt::DescendingOrder }) {
            model.sort(column, order);
            EXPECT_EQ(mine.data().toString(), QStringLiteral("mine"));
        }
    }
    model.sort(-1);
    model.setWords(QStringLiteral("POSITIVE"));
    EXPECT_EQ(listed(model), "Base: true positive, false positive");
    EXPECT_EQ(model.shownRules(), 2);
    model.setWords(QStringLiteral("mine.rules"));
    EXPECT_EQ(listed(model), "Fuzzy: mine");
    model.setWords({});
    model.setShown(Shown::NeverFired);
    EXPECT_EQ(listed(model), "Fuzzy: fuzzy") << "off is not never fired";
    model.setShown(Shown::Off);
    EXPECT_EQ(listed(model), "Fuzzy: partial");
    model.setShown(Shown::Own);
    EXPECT_EQ(listed(model), "Fuzzy: mine");
    model.setShown(Shown::Fired);
    EXPECT_EQ(listed(model), "Base: true positive, false positive | Fuzzy: partial, mine");
    model.setListing(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(RuleListModel, SortsInsideThePhasesAndPutsWhatIsOffLast)
{
    RuleListModel model;
    model.setListing(smallListing());
    model.sort(RuleListModel::FiredColumn, Qt::DescendingOrder);
    EXPECT_EQ(listed(model), "Base: false positive, true positive | Fuzzy: mine, fuzzy, partial");
    model.sort(RuleListModel::FiredColumn, Qt::AscendingOrder);
    EXPECT_EQ(listed(model), "Base: true positive, false positive | Fuzzy: fuzzy, mine, partial");
    model.sort(RuleListModel::NameColumn, Qt::AscendingOrder);
    EXPECT_EQ(listed(model), "Base: false positive, true positive | Fuzzy: fuzzy, mine, partial");
    model.sort(-1);
    EXPECT_EQ(listed(model), "Base: true positive, false positive | Fuzzy: fuzzy, partial, mine");
}

TEST(RuleListModel, SaysInWordsAndShapeWhatNeverFiredAndWhatIsOff)
{
    RuleListModel model;
    model.setListing(smallListing());
    const auto at
        = [&model](const char* name, int column) { return model.indexOf(QString::fromLatin1(name), column); };
    EXPECT_EQ(at("fuzzy", RuleListModel::FiredColumn).data().toString(), QStringLiteral("never applied"));
    EXPECT_TRUE(at("fuzzy", 0).data(FaintRole).toBool());
    EXPECT_TRUE(at("fuzzy", 0).data(Qt::FontRole).value<QFont>().italic());
    EXPECT_TRUE(
        at("fuzzy", 0).data(Qt::AccessibleTextRole).toString().contains(QLatin1String("never applied")));
    EXPECT_FALSE(at("fuzzy", RuleListModel::RecordsColumn).data(LinkRole).toBool()) << "nothing to show";
    EXPECT_EQ(at("partial", RuleListModel::FiredColumn).data().toString(), QStringLiteral("off"));
    EXPECT_TRUE(at("partial", 0).data(Qt::FontRole).value<QFont>().strikeOut());
    EXPECT_EQ(at("partial", 0).data(Qt::CheckStateRole).toInt(), Qt::Unchecked);
    EXPECT_FALSE(at("true positive", 0).data(FaintRole).toBool());
    EXPECT_EQ(at("true positive", RuleListModel::TriedColumn).data().toString(), QStringLiteral("20"));
    EXPECT_EQ(at("mine", RuleListModel::OriginColumn).data().toString(),
        QStringLiteral("mine.rules, replaces built-in"));
    EXPECT_EQ(at("fuzzy", RuleListModel::OriginColumn).data().toString(), QStringLiteral("built-in"));
    const QString tip = at("fuzzy", 0).data(Qt::ToolTipRole).toString();
    EXPECT_TRUE(tip.contains(QLatin1String("about fuzzy")) && tip.contains(QLatin1String("<pre>rule")));
    EXPECT_TRUE(model.indexOfPhase(QStringLiteral("Fuzzy"), RuleListModel::AboutColumn)
                    .data()
                    .toString()
                    .contains(QLatin1String("1 never applied")));

    auto unknown = smallListing();
    unknown->rules[2].fired = unknown->rules[2].tried = std::nullopt;
    model.setListing(unknown);
    EXPECT_EQ(at("fuzzy", RuleListModel::FiredColumn).data().toString(), QStringLiteral("–"));
    EXPECT_FALSE(at("fuzzy", 0).data(FaintRole).toBool()) << "not known is not never";
}

TEST(RuleListModel, ABoxAsksAndStaysUntilTheRulesSaySo)
{
    RuleListModel model;
    model.setListing(smallListing());
    QSignalSpy switched(&model, &RuleListModel::switched);
    QSignalSpy reset(&model, &RuleListModel::modelReset);
    const QModelIndex fuzzy = model.indexOf(QStringLiteral("fuzzy"));
    EXPECT_TRUE(model.setData(fuzzy, Qt::Unchecked, Qt::CheckStateRole));
    ASSERT_EQ(switched.count(), 1);
    EXPECT_EQ(switched.front().at(0).toString(), QStringLiteral("fuzzy"));
    EXPECT_FALSE(switched.front().at(1).toBool());
    EXPECT_EQ(fuzzy.data(Qt::CheckStateRole).toInt(), Qt::Checked);
    auto off = smallListing();
    off->rules[2].on = false;
    model.setListing(off);
    EXPECT_EQ(reset.count(), 0) << "same rows: only their data changed";
    EXPECT_EQ(fuzzy.data(Qt::CheckStateRole).toInt(), Qt::Unchecked);
    EXPECT_FALSE(model.setData(model.indexOfPhase(QStringLiteral("Base")), Qt::Checked, Qt::CheckStateRole));
}

// --- the view ---------------------------------------------------------------------------------------------

class RuleListViewTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        view.resize(900, 400);
        view.show();
        view.setListing(smallListing());
        view.tree()->setFocus();
    }
    QModelIndex at(const char* name, int column = 0) const
    {
        return view.model()->indexOf(QString::fromLatin1(name), column);
    }
    void key(Qt::Key code) { QTest::keyClick(view.tree(), code); }
    void click(const QModelIndex& index)
    {
        QTest::mouseClick(
            view.tree()->viewport(), Qt::LeftButton, {}, view.tree()->visualRect(index).center());
        QCoreApplication::processEvents();
    }

    SelectionModel selection;
    RuleListView view { selection };
};

TEST_F(RuleListViewTest, PhasesAreUnfoldedAndStayFoldedWhenTheUserFoldsThem)
{
    const QModelIndex fuzzy = view.model()->indexOfPhase(QStringLiteral("Fuzzy"));
    EXPECT_TRUE(view.tree()->isExpanded(fuzzy));
    view.tree()->setCurrentIndex(fuzzy);
    key(Qt::Key_Space);
    EXPECT_FALSE(view.tree()->isExpanded(fuzzy));
    auto other = smallListing();
    other->rules[0].name = "renamed";
    view.setListing(other);
    EXPECT_FALSE(view.tree()->isExpanded(view.model()->indexOfPhase(QStringLiteral("Fuzzy"))));
    EXPECT_TRUE(view.tree()->isExpanded(view.model()->indexOfPhase(QStringLiteral("Base"))));
    view.words()->setText(QStringLiteral("mine"));
    EXPECT_TRUE(view.tree()->isExpanded(view.model()->indexOfPhase(QStringLiteral("Fuzzy"))))
        << "what is searched is seen";
    EXPECT_TRUE(view.showRule(QStringLiteral("fuzzy")));
    EXPECT_TRUE(view.words()->text().isEmpty()) << "the filter hid it";
    EXPECT_EQ(view.currentRule(), QStringLiteral("fuzzy"));
    EXPECT_FALSE(view.showRule(QStringLiteral("no such rule")));
}

TEST_F(RuleListViewTest, SpaceSwitchesEnterOpensACountFilters)
{
    QSignalSpy switched(&view, &RuleListView::switchRequested);
    QSignalSpy opened(&view, &RuleListView::ruleOpened);
    for (const int column : { int(RuleListModel::NameColumn), int(RuleListModel::TriedColumn) }) {
        view.tree()->setCurrentIndex(at("fuzzy", column));
        switched.clear();
        key(Qt::Key_Space);
        ASSERT_EQ(switched.count(), 1) << column;
        EXPECT_EQ(switched.front().at(0).toString(), QStringLiteral("fuzzy"));
        EXPECT_FALSE(switched.front().at(1).toBool());
    }
    key(Qt::Key_Return);
    ASSERT_EQ(opened.count(), 1);
    EXPECT_EQ(opened.front().front().toString(), QStringLiteral("fuzzy"));

    view.tree()->setCurrentIndex(at("mine", RuleListModel::RecordsColumn));
    key(Qt::Key_Return);
    EXPECT_EQ(opened.count(), 1) << "a link is followed";
    ASSERT_EQ(selection.filters().size(), 1U);
    EXPECT_EQ(selection.filters().front(), view.model()->rule(at("mine"))->filter);
    click(at("true positive", RuleListModel::RecordsColumn));
    EXPECT_EQ(selection.filters().front(), view.model()->rule(at("true positive"))->filter);
}

TEST_F(RuleListViewTest, AClickOnTheBoxSwitches)
{
    QSignalSpy switched(&view, &RuleListView::switchRequested);
    const QRect name = view.tree()->visualRect(at("partial"));
    const int box = view.style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, view.tree());
    QTest::mouseClick(
        view.tree()->viewport(), Qt::LeftButton, {}, { name.left() + box / 2 + 3, name.center().y() });
    ASSERT_EQ(switched.count(), 1);
    EXPECT_EQ(switched.front().at(0).toString(), QStringLiteral("partial"));
    EXPECT_TRUE(switched.front().at(1).toBool());
}

TEST_F(RuleListViewTest, AClickAnywhereOnARuleFiltersArrowsDoNot)
{
    const auto filterOf = [this](const char* name) { return view.model()->rule(at(name))->filter; };
    for (const int column : { int(RuleListModel::NameColumn), int(RuleListModel::FiredColumn) }) {
        selection.clearFilters();
        click(at("mine", column));
        ASSERT_EQ(selection.filters().size(), 1U) << column;
        EXPECT_EQ(selection.filters().front(), filterOf("mine"));
    }
    view.tree()->setCurrentIndex(at("true positive"));
    key(Qt::Key_Down);
    EXPECT_EQ(selection.filters().front(), filterOf("mine")) << "arrows only move";
    QTest::keyClick(view.tree(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(selection.filters().front(), filterOf("false positive"));
    click(at("fuzzy"));
    EXPECT_EQ(selection.filters().front(), filterOf("false positive")) << "never applied: nothing to show";
    const QRect name = view.tree()->visualRect(at("mine"));
    const int box = view.style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, view.tree());
    QTest::mouseClick(
        view.tree()->viewport(), Qt::LeftButton, {}, { name.left() + box / 2 + 3, name.center().y() });
    EXPECT_EQ(selection.filters().front(), filterOf("false positive")) << "the box only switches";
}

TEST_F(RuleListViewTest, OnlyTheUserMovesTheEditor)
{
    QSignalSpy moved(&view, &RuleListView::currentRuleChanged);
    view.showRule(QStringLiteral("mine"));
    EXPECT_EQ(moved.count(), 0);
    key(Qt::Key_Up);
    ASSERT_EQ(moved.count(), 1);
    EXPECT_EQ(moved.front().front().toString(), QStringLiteral("partial"));
    auto other = smallListing();
    other->rules[0].name = "renamed";
    view.setListing(other);
    EXPECT_EQ(view.currentRule(), QStringLiteral("partial"));
    EXPECT_EQ(moved.count(), 1);
}

// --- the dock ---------------------------------------------------------------------------------------------

/// Two documents with something of everything: right, spurious, missed, near, linked rightly, wrongly and
/// not.
const QByteArray goldLines = R"({"id": "d1", "text": "Ada Lovelace met Mary in Rome.", "entities": [
 {"start": 0, "end": 12, "type": "PER", "links": ["Q1"]}, {"start": 17, "end": 21, "type": "PER", "links": ["Q2"]},
 {"start": 25, "end": 29, "type": "LOC", "links": ["Q3"]}]}
{"id": "d2", "text": "The council of Rome met.", "entities": [
 {"start": 4, "end": 19, "type": "ORG", "confidence": "low"}, {"start": 15, "end": 19, "type": "LOC", "links": ["Q3"]}]}
)";
const QByteArray systemLines = R"({"id": "d1", "text": "Ada Lovelace met Mary in Rome.", "entities": [
 {"start": 0, "end": 12, "type": "PER", "links": ["Q1"]}, {"start": 13, "end": 16, "type": "PER", "links": ["Q9"]},
 {"start": 25, "end": 29, "type": "LOC", "links": ["Q8"]}]}
{"id": "d2", "text": "The council of Rome met.", "entities": [
 {"start": 4, "end": 18, "type": "ORG"}, {"start": 15, "end": 19, "type": "LOC", "links": ["Q3"]}]}
)";
const QByteArray ownRules = R"(rule "mine"
  about "a verb is no name"
  phase Filter  salience 5  for system
  when
    system.text == "met"
  then
    system.ignored = "verb"
end
)";

class RulesViewTest : public ::testing::Test
{
protected:
    static QByteArray oneLineEach(QByteArray text) { return text.replace("[\n", "[").replace(",\n", ","); }
    void open()
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.jsonl"), oneLineEach(goldLines)));
        dataSet.systems.resize(1);
        dataSet.systems[0].path = toPath(folder.file(QStringLiteral("a.jsonl"), oneLineEach(systemLines)));
        dataSet.systems[0].name = "A";
        view.resize(1200, 500);
        view.show();
        session.open({ { dataSet } });
        ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
        settle();
        ASSERT_NE(session.measureA(QStringLiteral("rules")), nullptr);
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] {
            return session.state() == Session::State::Ready && !session.measuring() && !rules.busy();
        }));
        QCoreApplication::processEvents();
        ASSERT_TRUE(waitFor([this] {
            return session.state() == Session::State::Ready && !session.measuring() && !rules.busy();
        }));
    }
    RuleListModel& model() const { return *view.list()->model(); }
    const analysis::ListedRule& named(const char* name) const
    {
        const auto* found = model().rule(model().indexOf(QString::fromLatin1(name)));
        EXPECT_NE(found, nullptr) << name;
        return *found;
    }
    void choose(const QModelIndex& index)
    {
        view.list()->tree()->scrollTo(index);
        QTest::mouseClick(view.list()->tree()->viewport(), Qt::LeftButton, {},
            view.list()->tree()->visualRect(index).center());
        QCoreApplication::processEvents();
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    RuleSession rules { session };
    RulesView view { session, selection, rules };
};

TEST_F(RulesViewTest, WithoutDataThePageSaysWhatToDo)
{
    view.show();
    EXPECT_TRUE(view.page()->isVisibleTo(&view));
    EXPECT_FALSE(view.page()->heading().isEmpty());
}

TEST_F(RulesViewTest, EveryCountOfTheListSelectsExactlyItsRecords)
{
    open();
    EXPECT_EQ(model().shownRules(), 44);
    int links = 0;
    for (int phase = 0; phase < model().rowCount(); ++phase) {
        const QModelIndex top = model().index(phase, 0);
        std::vector<QModelIndex> cells { top.siblingAtColumn(RuleListModel::RecordsColumn) };
        for (int row = 0; row < model().rowCount(top); ++row) {
            cells.push_back(model().index(row, RuleListModel::RecordsColumn, top));
        }
        for (const QModelIndex& cell : cells) {
            selection.clearFilters();
            choose(cell);
            if (!cell.data(LinkRole).toBool()) {
                EXPECT_TRUE(selection.filters().empty()) << "0 and – lead nowhere";
                continue;
            }
            ASSERT_EQ(selection.filters().size(), 1U);
            EXPECT_EQ(QString::number(selection.records().size()), cell.data().toString())
                << cell.siblingAtColumn(0).data().toString().toStdString();
            ++links;
        }
    }
    EXPECT_GT(links, 15);
}

TEST_F(RulesViewTest, CausesAndResultsSelectExactlyTheirRecords)
{
    open();
    for (const auto page : { RulesView::Page::Results, RulesView::Page::Causes }) {
        view.showPage(page);
        const SheetModel* sheet = view.table(page)->sheetModel();
        ASSERT_NE(sheet->sheet(), nullptr);
        EXPECT_EQ(sheet->sheet()->id, page == RulesView::Page::Causes ? "causes" : "results");
        int links = 0;
        for (int row = 0; row < sheet->rowCount(); ++row) {
            for (int column = 1; column < sheet->columnCount(); ++column) {
                const auto* cell = sheet->cell(sheet->index(row, column));
                if (cell == nullptr || !cell->link) {
                    continue;
                }
                selection.setFilters({ *cell->link });
                EXPECT_EQ(static_cast<double>(selection.records().size()), *cell->value)
                    << row << "," << column;
                ++links;
            }
        }
        EXPECT_GT(links, 4);
    }
}

TEST_F(RulesViewTest, SwitchingARuleRunsTheRulesAnewAndCanBeUndone)
{
    open();
    view.list()->tree()->setFocus();
    EXPECT_EQ(named("fuzzy check").fired, 1U);
    view.showRule(QStringLiteral("fuzzy check"));
    QTest::keyClick(view.list()->tree(), Qt::Key_Space);
    EXPECT_FALSE(named("fuzzy check").on) << "at once";
    settle();
    EXPECT_FALSE(named("fuzzy check").on);
    EXPECT_EQ(named("false positive").records, 2U);
    EXPECT_EQ(view.list()->currentRule(), QStringLiteral("fuzzy check"));
    EXPECT_FALSE(rules.undoStack().undoText().isEmpty());
    QTest::keyClick(view.list()->tree(), Qt::Key_Z, Qt::ControlModifier);
    settle();
    EXPECT_TRUE(named("fuzzy check").on);
    EXPECT_EQ(named("fuzzy check").fired, 1U);
    QTest::keyClick(view.list()->tree(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    settle();
    EXPECT_FALSE(named("fuzzy check").on);
}

TEST_F(RulesViewTest, SwitchesOfTheMeasureCountTheSameRunAnew)
{
    open();
    const auto before
        = std::dynamic_pointer_cast<const analysis::RulesResult>(session.measureA(QStringLiteral("rules")));
    EXPECT_TRUE(view.lowSwitch()->isChecked());
    QTest::mouseClick(view.lowSwitch(), Qt::LeftButton, {}, QPoint(8, view.lowSwitch()->height() / 2));
    EXPECT_FALSE(session.spec().rules.switches.low);
    ASSERT_TRUE(waitFor([&] {
        return session.measureA(QStringLiteral("rules"))
            && session.measureA(QStringLiteral("rules")) != before;
    }));
    settle();
    const auto after
        = std::dynamic_pointer_cast<const analysis::RulesResult>(session.measureA(QStringLiteral("rules")));
    ASSERT_NE(after, nullptr);
    EXPECT_EQ(after->run, before->run) << "not run again";
    auto spec = session.spec();
    spec.rules.switches.conditional = metrics::RuleSwitches::Conditional::Out;
    session.setSpec(spec);
    settle();
    EXPECT_EQ(view.conditionalSwitch()->currentIndex(), 2) << "shows what holds";
}

TEST_F(RulesViewTest, TheHeadlineTellsTheFiguresAndLeadsToTheScores)
{
    open();
    QSignalSpy asked(&view, &RulesView::scoresRequested);
    EXPECT_TRUE(view.headline()->isVisible());
    EXPECT_TRUE(view.headline()->text().contains(QLocale().toString(0.6, 'f', 3)))
        << view.headline()->text().toStdString();
    Q_EMIT view.headline()->linkActivated(QStringLiteral("scores"));
    EXPECT_EQ(asked.count(), 1);
}

TEST_F(RulesViewTest, AFileStandsInTheStackWithItsStateAndItsRulesInTheList)
{
    open();
    const QString path = folder.file(QStringLiteral("mine.rules"), ownRules);
    rules.addFile(path);
    settle();
    ASSERT_EQ(view.filesBar()->buttons().size(), 2U);
    EXPECT_EQ(view.filesBar()->buttons()[0]->accessibleName(), QStringLiteral("built-in"));
    EXPECT_EQ(view.filesBar()->buttons()[1]->accessibleName(), QStringLiteral("mine.rules"));
    EXPECT_EQ(named("mine").fired, 1U);
    EXPECT_EQ(ruleOriginText(named("mine")), QStringLiteral("mine.rules"));
    EXPECT_TRUE(view.message()->isHidden());
    EXPECT_TRUE(view.showRule(QStringLiteral("mine")));
    EXPECT_EQ(view.editor()->path(), path);
    EXPECT_FALSE(view.showRule(QStringLiteral("no such rule")));
}

TEST_F(RulesViewTest, AnErrorStandsWithItsPlaceAndAClickGoesThere)
{
    open();
    const QString path = folder.file(QStringLiteral("wrong.rules"),
        "rule \"x\"\n  phase Base for system\nwhen\n  system.labl == \"A\"\nthen\n  system.note = "
        "\"n\"\nend\n");
    rules.addFile(path);
    settle();
    ASSERT_FALSE(view.message()->isHidden());
    EXPECT_TRUE(view.message()->text().contains(QLatin1String("wrong.rules:4:")))
        << view.message()->text().toStdString();
    EXPECT_TRUE(view.message()->text().startsWith(QLatin1String("1 error in the rules")));
    EXPECT_FALSE(view.message()->text().contains(QLatin1String("<br>"))) << "one line";
    EXPECT_TRUE(view.filesBar()->buttons().back()->accessibleName().contains(QLatin1String("(1 error)")))
        << view.filesBar()->buttons().back()->accessibleName().toStdString();
    EXPECT_EQ(model().shownRules(), 44) << "what stood before stays";
    Q_EMIT view.message()->linkActivated(QStringLiteral("0"));
    EXPECT_EQ(view.editor()->path(), path);
    EXPECT_EQ(view.editor()->editor().edit().textCursor().blockNumber(), 3);
}

TEST_F(RulesViewTest, TheMeasureIsAskedForOnlyWhileTheViewIsSeen)
{
    open();
    view.hide();
    auto spec = session.spec();
    spec.matching.pairing = match::PairingPolicy::FirstCome;
    session.setSpec(spec);
    ASSERT_TRUE(waitFor([this] {
        return session.state() == Session::State::Ready && session.evaluationA()
            && session.evaluationA()->spec.matching.pairing == match::PairingPolicy::FirstCome;
    }));
    EXPECT_EQ(session.measureA(QStringLiteral("rules")), nullptr);
    view.show();
    settle();
    EXPECT_NE(session.measureA(QStringLiteral("rules")), nullptr);
}

} // namespace
} // namespace touchstone::ui
