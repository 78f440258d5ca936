// SPDX-License-Identifier: GPL-3.0-or-later
// Compare systems: every number selects the annotations that it counts, systems change places by a click, and
// what cannot be compared says what to do.
#include "ui/panels/compare/compareview.h"

#include "tests/ui/panels/compare/compareviewtest.h"

#include "app/cli/commands/commands.h"
#include "app/cli/compare/comparing.h"
#include "core/measures/registry/preset.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/compare/othersettingsdialog.h"
#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/parameterform.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace touchstone::ui {
namespace {

using namespace comparetest;

TEST_F(CompareViewTest, EveryChangeSelectsTheAnnotationsThatItCounts)
{
    open(3);
    show(Page::Changes);
    EXPECT_EQ(clickEveryCount(*view.at(Page::Changes).table()), 15);
    EXPECT_GT(clickEveryCount(*view.at(Page::Changes).table(1)), 15);
    const auto compared = session.comparer().compared();
    ASSERT_TRUE(compared);
    EXPECT_GT(compared->comparison.overall.of(Change::Fixed), 0);
    EXPECT_GT(compared->comparison.overall.of(Change::Regressed), 0);
    EXPECT_GT(compared->comparison.overall.of(Change::BothWrongSame), 0);
    EXPECT_GT(compared->comparison.overall.of(Change::BothWrongDifferently), 0);
    EXPECT_GT(compared->comparison.overall.of(Change::BothRight), 0);
}

TEST_F(CompareViewTest, BothTablesOfChangesFitBesideAList)
{
    open(2);
    const int unit = view.fontMetrics().averageCharWidth();
    show(Page::Changes);
    const auto* types = view.at(Page::Changes).table(1);
    const auto* header = static_cast<SortHeader*>(types->header());
    const int column = types->sheetModel()->columnOf("both wrong, same way");
    ASSERT_GT(column, 0);
    for (const auto& [units, title] :
        { std::pair(260, "Both wrong, same way"), std::pair(115, "…, same way") }) {
        view.resize(units * unit, 400);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        for (const std::size_t number : { 0U, 1U }) {
            EXPECT_EQ(view.at(Page::Changes).table(number)->horizontalScrollBar()->maximum(), 0)
                << units << ' ' << number;
        }
        EXPECT_EQ(header->shownTitle(column).toStdString(), title);
    }
    EXPECT_EQ(
        types->model()->headerData(column, Qt::Horizontal).toString().toStdString(), "Both wrong, same way")
        << "what is copied and read out stays whole";
}

TEST_F(CompareViewTest, ChangesCanBeToldByAMeasuresOwnPairs)
{
    open(2);
    for (const char* pairing : { "eter", "ser.entities", "noisy", "" }) {
        SCOPED_TRACE(pairing);
        view.setPairing(pairing);
        settle();
        show(Page::Changes);
        const auto compared = session.comparer().compared();
        ASSERT_TRUE(compared);
        EXPECT_EQ(compared->pairing, pairing);
        EXPECT_EQ(clickEveryCount(*view.at(Page::Changes).table()), 15);
        clickEveryCount(*view.at(Page::Changes).table(1));
    }
}

TEST_F(CompareViewTest, TwoSystemsAreComparedAsTreesAtTheAlphaOfTheSettings)
{
    open(2);
    view.setPage(Page::Gain);
    view.showTrees();
    settle();
    EXPECT_EQ(view.page(), Page::Changes);
    ASSERT_TRUE(view.at(Page::Changes).shows());
    analysis::EvaluationSpec spec = session.spec();
    spec.eter.alpha = { 1, 4 };
    session.setSpec(spec);
    ASSERT_TRUE(waitFor([this] {
        const auto compared = session.comparer().compared();
        return compared && compared->a->spec.eter.alpha == metrics::Fraction { 1, 4 };
    }));
    settle();
    EXPECT_EQ(session.comparer().compared()->pairing, "eter");
    clickEveryCount(*view.at(Page::Changes).table());
}

TEST_F(CompareViewTest, WhatRegressedIsShownInSystemB)
{
    open(2);
    show(Page::Changes);
    auto* table = view.at(Page::Changes).table();
    click(*table, cellOf(*table, QStringLiteral("Fixed"), 1));
    EXPECT_EQ(selection.evaluation()->system->name, "A");
    click(*table, cellOf(*table, QStringLiteral("Regressed"), 1));
    EXPECT_EQ(selection.evaluation()->system->name, "B");
    EXPECT_EQ(selection.mainEvaluation()->system->name, "A") << "tables keep System A's numbers";
    ASSERT_TRUE(selection.currentRecord());
    EXPECT_TRUE(selection.inFilter(*selection.currentRecord()));
    selection.clearFilters();
    EXPECT_EQ(selection.evaluation(), selection.mainEvaluation());
}

TEST_F(CompareViewTest, TheSchemeComparesAnew)
{
    open(2);
    show(Page::Changes);
    for (const auto scheme : match::allSchemes) {
        selection.setScheme(scheme);
        settle();
        ASSERT_TRUE(session.comparer().compared());
        EXPECT_EQ(session.comparer().compared()->comparison.scheme, scheme);
        clickEveryCount(*view.at(Page::Changes).table());
    }
}

TEST_F(CompareViewTest, AFilterOfAComparisonIsAnsweredWithoutTheView)
{
    open(2);
    view.hide();
    selection.setFilter(analysis::changeCell(Change::Fixed));
    EXPECT_TRUE(waitFor([this] { return selection.evaluation()->list != nullptr; }));
    ASSERT_TRUE(session.comparer().compared());
    EXPECT_EQ(static_cast<std::int64_t>(selection.records().size()),
        session.comparer().compared()->comparison.overall.of(Change::Fixed));
}

TEST_F(CompareViewTest, EnterOnACellFollowsIt)
{
    open(2);
    show(Page::Changes);
    auto* table = view.at(Page::Changes).table();
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(table, Qt::Key_Return);
    ASSERT_EQ(selection.filters().size(), 1U);
    EXPECT_EQ(selection.filters().front(), analysis::changeCell(Change::Fixed));
}

TEST_F(CompareViewTest, FoundByHowManyCountsGoldAnnotations)
{
    open(3);
    show(Page::Found);
    EXPECT_GT(clickEveryCount(*view.at(Page::Found).table()), 10);
    const auto found = session.comparer().found();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->found.systems, 3U);
    EXPECT_EQ(found->found.counts.front(), 0) << "C finds all";
}

TEST_F(CompareViewTest, ACellOfTheHeatMapMakesItsSystemSystemA)
{
    open(3);
    show(Page::Heat);
    auto* table = view.at(Page::Heat).table();
    EXPECT_EQ(table->model()->rowCount(), 3);
    const QModelIndex cell = cellOf(*table, QStringLiteral("C"), 5); // System, Overall, LOC, MISC, ORG, PER
    EXPECT_EQ(table->model()->headerData(5, Qt::Horizontal).toString(), QStringLiteral("PER"));
    EXPECT_TRUE(cell.data(HeatRole).isValid());
    EXPECT_FALSE(cell.data().toString().isEmpty()) << "the value is printed";
    click(*table, cell);
    settle();
    EXPECT_EQ(session.systemA(), 2);
    ASSERT_EQ(selection.filters().size(), 1U);
    EXPECT_EQ(selection.filters().front().types, std::vector<std::string> { "PER" });
    EXPECT_EQ(selection.records().size(), 3U);
}

TEST_F(CompareViewTest, DifferencesByTypeStandLargestFirstAndFilterTheirType)
{
    open(2);
    show(Page::Types);
    auto* table = view.at(Page::Types).table();
    double last = 2;
    for (int row = 1; row < table->model()->rowCount(); ++row) {
        const QModelIndex difference = table->model()->index(row, 3);
        const auto a = table->model()->index(row, 1).data(SortRole);
        const auto b = table->model()->index(row, 2).data(SortRole);
        if (!difference.data(SortRole).isValid()) {
            EXPECT_EQ(difference.data().toString(), undefinedText());
            last = -1;
            continue;
        }
        EXPECT_DOUBLE_EQ(difference.data(SortRole).toDouble(), b.toDouble() - a.toDouble());
        EXPECT_LE(std::abs(difference.data(SortRole).toDouble()), last);
        last = std::abs(difference.data(SortRole).toDouble());
        selection.clearFilters();
        click(*table, difference);
        ASSERT_EQ(selection.filters().size(), 1U);
        EXPECT_EQ(toQString(selection.filters().front().types.front()),
            table->model()->index(row, 0).data().toString());
    }
}

TEST_F(CompareViewTest, ScoresOfOtherMeasuresAreComparedByType)
{
    open(2);
    show(Page::Types);
    view.setScore("eter", "eter");
    settle();
    ASSERT_TRUE(view.at(Page::Types).shows());
    EXPECT_TRUE(view.at(Page::Types).note().contains(measureText("eter")));
    EXPECT_GT(view.at(Page::Types).table()->model()->rowCount(), 1);
    EXPECT_TRUE(view.at(Page::Types)
                    .markdown()
                    .contains(QStringLiteral("| Type | A | B | B - A | 95 % interval | p |")))
        << view.at(Page::Types).markdown().toStdString();
}

/// What touchstone-cli prints for these arguments.
QString compareMarkdown(const std::vector<std::string>& arguments)
{
    const auto parsed = cli::parseArguments(cli::printingProgram(), arguments);
    EXPECT_TRUE(parsed.command) << parsed.message;
    auto& command = dynamic_cast<cli::RecordedCommand&>(*parsed.command);
    const auto& options = static_cast<const cli::CompareOptions&>(command.recorded());
    analysis::Findings findings;
    const auto compared = cli::compareAll(
        options, options.spec, {}, [](const std::string&) { return support::Progress::Report(); }, findings);
    EXPECT_TRUE(compared) << compared.error().text;
    const auto systems = cli::scoredBy(options, compared->systems);
    return toQString(cli::compareReport(options, *compared, findings.all(),
        cli::recipeOf(options, "compare", systems, support::Progress()).value()));
}

TEST_F(CompareViewTest, TypesHaveIntervalAndPAndTheMarkdownOfTheCommandLine)
{
    open(2);
    show(Page::Types);
    auto* table = view.at(Page::Types).table();
    ASSERT_EQ(table->model()->columnCount(), 7);
    EXPECT_EQ(table->model()->headerData(4, Qt::Horizontal).toString(), QStringLiteral("95 % interval"));
    int tested = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QVariant p = table->model()->index(row, 5).data(SortRole);
        EXPECT_EQ(p.isValid(), table->model()->index(row, 3).data(SortRole).isValid());
        tested += p.isValid() ? 1 : 0;
    }
    EXPECT_GT(tested, 2);
    const auto path = [this](const char* name) { return toPath(folder.path(QString::fromLatin1(name))); };
    for (const auto& [measure, score] : { std::pair("muc", "strict.f1"), std::pair("conll", "f1"),
             std::pair("muc", "strict.recall"), std::pair("eter", "eter") }) {
        view.setScore(measure, score);
        settle();
        const QString printed = compareMarkdown({ "compare", "--gold", path("gold.conll"), "--system",
            "A=" + path("a.conll"), "--system", "B=" + path("b.conll"), "--measure",
            std::string(measure) + '.' + score, "--markdown", "--signature" });
        const QStringList pasted = view.at(Page::Types).markdown().split(QStringLiteral("\nSignature: "));
        ASSERT_EQ(pasted.size(), 2) << view.at(Page::Types).markdown().toStdString();
        EXPECT_TRUE(printed.startsWith(pasted[0])) << printed.toStdString() << pasted[0].toStdString();
        EXPECT_TRUE(printed.contains(QStringLiteral("\nSignature: ") + pasted[1])) << pasted[1].toStdString();
    }
}

TEST_F(CompareViewTest, WhatIsNotSeparableFromTheBestIsMarkedInRankingAndSignificance)
{
    open(3);
    show(Page::Ranking);
    const auto sign = QStringLiteral("≈");
    // Four documents tell nothing from C, which has everything right.
    auto* ranking = view.at(Page::Ranking).table();
    EXPECT_FALSE(cellOf(*ranking, QStringLiteral("C"), 1).data().toString().contains(sign));
    for (const char* name : { "A", "B" }) {
        const QModelIndex cell = cellOf(*ranking, QString::fromLatin1(name), 1);
        EXPECT_TRUE(cell.data().toString().endsWith(sign)) << cell.data().toString().toStdString();
        EXPECT_TRUE(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("0.05")));
        EXPECT_FALSE(cell.data(ExportRole).toString().contains(sign));
    }
    EXPECT_TRUE(view.at(Page::Ranking).note().contains(sign));
    EXPECT_TRUE(view.at(Page::Ranking).markdown().contains(QStringLiteral("<sup>≈</sup>")));
    EXPECT_TRUE(view.at(Page::Ranking).markdown().contains(QStringLiteral("not separable from the best")));
    // A measure without units to draw is told of, and the others keep their marks.
    view.setMeasureRanked("surface", true);
    settle();
    EXPECT_TRUE(view.at(Page::Ranking).note().contains(QStringLiteral("no interval and no p")))
        << view.at(Page::Ranking).note().toStdString();
    EXPECT_TRUE(cellOf(*ranking, QStringLiteral("A"), 1).data().toString().endsWith(sign));
    view.setMeasureRanked("surface", false);
    view.findChild<QCheckBox*>()->setChecked(true);
    show(Page::Significance);
    EXPECT_TRUE(view.at(Page::Significance).note().contains(sign));
    const auto* model = view.at(Page::Significance).table()->model();
    int marked = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
        for (const int side : { 0, 1 }) {
            const bool alike = model->index(row, 3 + side).data().toString().contains(sign);
            EXPECT_EQ(alike, model->index(row, 1 + side).data().toString() != QStringLiteral("C"));
            marked += alike ? 1 : 0;
        }
    }
    EXPECT_GT(marked, 0);
}

TEST_F(CompareViewTest, TwoSystemsHaveTheirPAndNoMark)
{
    open(2);
    show(Page::Ranking);
    EXPECT_FALSE(view.at(Page::Ranking).note().contains(QStringLiteral("≈")));
    EXPECT_FALSE(view.at(Page::Ranking).markdown().contains(QStringLiteral("≈")));
}

TEST_F(CompareViewTest, TheScoreFollowsTheTask)
{
    open(2);
    PresetChoice presets(session, selection);
    view.setPresets(presets);
    show(Page::Types);
    presets.choose(*analysis::presetById("bc5cdr"));
    settle();
    EXPECT_TRUE(view.at(Page::Types).note().startsWith(measureText("conll")))
        << view.at(Page::Types).note().toStdString();
    EXPECT_TRUE(view.at(Page::Types).markdown().startsWith(QStringLiteral("### conll.f1 by type")));
    presets.choose(*analysis::presetById("hipe-2022-fuzzy"));
    settle();
    EXPECT_TRUE(view.at(Page::Types).markdown().startsWith(QStringLiteral("### muc.type.f1 by type")))
        << view.at(Page::Types).markdown().toStdString();
    presets.choose(*analysis::presetById("default"));
    settle();
    EXPECT_TRUE(view.at(Page::Types).markdown().startsWith(QStringLiteral("### muc.strict.f1 by type")));
}

TEST_F(CompareViewTest, DifferencesAreTestedWithStatedTrialsAndSeed)
{
    open(2);
    view.setTrials(200);
    show(Page::Significance);
    auto* table = view.at(Page::Significance).table();
    EXPECT_GE(table->model()->rowCount(), 1);
    EXPECT_TRUE(view.at(Page::Significance).note().contains(QStringLiteral("200")));
    EXPECT_TRUE(view.at(Page::Significance).note().contains(QStringLiteral("seed 1")));
    const auto p = table->model()->index(0, 7).data(SortRole);
    ASSERT_TRUE(p.isValid());
    EXPECT_GT(p.toDouble(), 0);
    EXPECT_LE(p.toDouble(), 1);
}

TEST_F(CompareViewTest, AllPairsOfSystemsAreCorrectedForTheirNumber)
{
    open(3);
    view.setTrials(100);
    auto* allPairs = view.findChild<QCheckBox*>();
    ASSERT_NE(allPairs, nullptr);
    show(Page::Significance);
    const auto* model = view.at(Page::Significance).table()->model();
    const int pairOnly = model->rowCount();
    allPairs->setChecked(true);
    settle();
    EXPECT_EQ(model->rowCount(), 3 * pairOnly);
    EXPECT_EQ(model->columnCount(), 10);
    for (int row = 0; row < model->rowCount(); ++row) {
        EXPECT_GE(
            model->index(row, 9).data(SortRole).toDouble(), model->index(row, 7).data(SortRole).toDouble())
            << "Holm's is never smaller";
    }
}

TEST_F(CompareViewTest, TheRankingIsAPapersTable)
{
    open(3);
    show(Page::Ranking);
    const auto latex = analysis::toLatex(view.at(Page::Ranking).table()->sheetModel()->plain());
    EXPECT_NE(latex.find("\\toprule"), std::string::npos);
    EXPECT_NE(latex.find("\\textbf{1"), std::string::npos) << latex;
}

TEST_F(CompareViewTest, OtherDataForgetsTheOtherSettings)
{
    open(1);
    analysis::EvaluationSpec other = session.spec();
    other.matching.minOverlap = 60;
    view.compareWith(other);
    settle();
    open(2);
    EXPECT_FALSE(session.comparer().otherSettings());
}

TEST_F(CompareViewTest, PotentialGainLinksToTheErrorsThatItCorrects)
{
    open(2);
    show(Page::Gain);
    auto* table = view.at(Page::Gain).table();
    const auto* model = table->model();
    EXPECT_EQ(model->index(0, 0).data().toString(), QStringLiteral("1"));
    EXPECT_TRUE(model->index(0, 0).data(Qt::FontRole).value<QFont>().bold());
    for (int row = 0; row < model->rowCount(); ++row) {
        selection.clearFilters();
        click(*table, model->index(row, 3));
        EXPECT_EQ(
            static_cast<double>(selection.records().size()), model->index(row, 3).data(SortRole).toDouble())
            << row;
        if (row > 0) {
            EXPECT_LE(model->index(row, 5).data(SortRole).toDouble(),
                model->index(row - 1, 5).data(SortRole).toDouble());
        }
    }
}

TEST_F(CompareViewTest, OneSystemUnderOtherSettingsListsTheRecordsThatDiffer)
{
    open(1);
    analysis::EvaluationSpec other = session.spec();
    other.matching.minOverlap = 60;
    view.compareWith(other);
    show(Page::Changes);
    auto* table = view.at(Page::Changes).table();
    EXPECT_EQ(table->model()->rowCount(), 7);
    clickEveryCount(*table);
    const auto compared = session.comparer().compared();
    ASSERT_TRUE(compared);
    EXPECT_FALSE(compared->comparison.equal());
    show(Page::Types);
    show(Page::Significance);
    view.compareWith(std::nullopt);
    settle();
    EXPECT_FALSE(view.at(Page::Significance).shows());
}

TEST_F(CompareViewTest, OneSystemAloneSaysWhatToDo)
{
    open(1);
    for (const Page page : { Page::Changes, Page::Types, Page::Significance, Page::Found }) {
        view.setPage(page);
        settle();
        ASSERT_FALSE(view.at(page).shows());
        EXPECT_EQ(view.at(page).statePage()->heading(), QStringLiteral("Only one system is open"));
        EXPECT_TRUE(view.at(page).markdown().isEmpty());
    }
    const QSignalSpy asked(&view, &CompareView::openRequested);
    const auto buttons = view.at(Page::Found).statePage()->findChildren<QPushButton*>();
    ASSERT_FALSE(buttons.isEmpty());
    buttons.front()->click();
    EXPECT_EQ(asked.count(), 1);
    show(Page::Heat);
    show(Page::Ranking);
    show(Page::Gain);
}

TEST_F(CompareViewTest, WhatWasStoppedStartsAgainByAButton)
{
    open(2);
    session.comparer().begin();
    show(Page::Changes);
    selection.setScheme(match::Scheme::Type);
    session.cancel();
    settle();
    view.setPage(Page::Gain);
    view.setPage(Page::Changes);
    if (!session.comparer().compared()) { // it may have been faster
        const auto buttons = view.at(Page::Changes).statePage()->findChildren<QPushButton*>();
        ASSERT_FALSE(buttons.isEmpty());
        buttons.front()->click();
        settle();
    }
    ASSERT_TRUE(session.comparer().compared());
    EXPECT_EQ(session.comparer().compared()->comparison.scheme, match::Scheme::Type);
}

TEST_F(CompareViewTest, TreesAreCorrectedToo)
{
    analysis::DataSetSpec dataSet;
    const std::string samples = TOUCHSTONE_SAMPLES;
    dataSet.gold.path = samples + "/gold.jsonl";
    dataSet.systems = { { {}, samples + "/system-a.jsonl", {} }, { {}, samples + "/system-b.jsonl", {} } };
    view.resize(1000, 500);
    view.show();
    session.open({ { dataSet } });
    ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
    session.setSystemB(1);
    settle();
    show(Page::Gain);
    const auto* model = view.at(Page::Gain).table()->model();
    ASSERT_EQ(model->columnCount(), 8);
    for (int row = 0; row < model->rowCount(); ++row) {
        EXPECT_TRUE(model->index(row, 6).data(SortRole).isValid());
        selection.clearFilters();
        click(*view.at(Page::Gain).table(), model->index(row, 3));
        EXPECT_EQ(
            static_cast<double>(selection.records().size()), model->index(row, 3).data(SortRole).toDouble());
    }
    show(Page::Changes);
    EXPECT_GT(clickEveryCount(*view.at(Page::Changes).table()), 10);
    clickEveryCount(*view.at(Page::Changes).table(1));
}

TEST_F(CompareViewTest, EqualSystemsSaySo)
{
    open(2, systemB);
    show(Page::Ranking);
    for (const char* name : { "A", "B" }) {
        const QModelIndex rank = cellOf(*view.at(Page::Ranking).table(), QString::fromLatin1(name), 2);
        EXPECT_EQ(rank.data().toString(), QStringLiteral("1="));
    }
    show(Page::Changes);
    EXPECT_TRUE(view.at(Page::Changes).note().startsWith(QStringLiteral("Nothing differs")));
}

TEST_F(CompareViewTest, PerfectSystemsHaveNothingToGain)
{
    open(1, gold);
    view.setPage(Page::Gain);
    settle();
    EXPECT_EQ(view.at(Page::Gain).statePage()->heading(), QStringLiteral("No errors"));
}

TEST_F(CompareViewTest, AnotherSystemAComparesAnew)
{
    open(3);
    show(Page::Changes);
    const auto before = session.comparer().compared();
    session.setSystemA(2);
    settle();
    const auto after = session.comparer().compared();
    ASSERT_TRUE(after);
    EXPECT_NE(before->a, after->a);
    EXPECT_EQ(after->comparison.overall.of(Change::Fixed), 0) << "C has no errors";
    clickEveryCount(*view.at(Page::Changes).table());
}

TEST(OtherSettings, OnlySettingsThatDifferAreCompared)
{
    const analysis::EvaluationSpec present;
    OtherSettingsDialog dialog(present, present);
    dialog.setMeasure(QStringLiteral("muc"));
    EXPECT_TRUE(settingDifferences(present, dialog.spec()).isEmpty());
    analysis::EvaluationSpec other;
    other.matching.minOverlap = 60;
    EXPECT_EQ(settingDifferences(present, other).size(), 1);
}

} // namespace
} // namespace touchstone::ui
