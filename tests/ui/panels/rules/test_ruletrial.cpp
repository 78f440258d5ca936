// SPDX-License-Identifier: GPL-3.0-or-later
// What a trial of rules shows: transitions with their annotations, figures, firings; a click selects.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"
#include "ui/models/rules/ruletrialmodel.h"
#include "ui/panels/rules/ruletrialview.h"
#include "ui/session/selectionmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTreeView>
#include <QTreeWidget>

using namespace touchstone;
using namespace touchstone::ui;

namespace {

using analysis::RuleDifference;
using rules::SideRole;

std::shared_ptr<RuleDifference> difference()
{
    auto result = std::make_shared<RuleDifference>();
    result->transitions = { { SideRole::System, "result", "FP", "FzTP",
                                { { 0, SideRole::System, 0 }, { 1, SideRole::System, 0 } } },
        { SideRole::Gold, "resolution", "", "FN res", { { 1, SideRole::Gold, 0 } } } };
    result->figures = { { support::said("Spans, strict: F1"), 0.5, 0.5 },
        { support::said("%1: %2", support::said("Spans, lenient"), support::said("F1")), 0.712, 0.72 },
        { support::said("Links: recall"), std::nullopt, 0.25 },
        { support::said("Links: precision"), 0.5, 0.25 } };
    result->fired = { { "fuzzy check", 3, 5 }, { "false positive", 7, 6 } };
    result->changedAnnotations = 3;
    result->annotations = 4;
    return result;
}

analysis::EvaluationPtr evaluation()
{
    return uitest::evaluated(
        { "[PER Ada Lovelace]", "in [LOC Paris]" }, { "Ada [PER Lovelace]", "in [ORG Paris]" });
}

} // namespace

TEST(RuleTrialModel, ListsTransitionsAndTheirAnnotations)
{
    RuleTrialModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    EXPECT_EQ(model.rowCount(), 0);
    model.setDifference(difference(), evaluation());
    ASSERT_EQ(model.rowCount(), 2);
    const auto first = model.index(0, 0);
    EXPECT_EQ(first.data().toString(), QStringLiteral("System: FP → FzTP"));
    EXPECT_EQ(model.index(0, 1).data().toString(), QStringLiteral("2"));
    EXPECT_EQ(model.index(1, 0).data().toString(), QStringLiteral("Gold, link: – → FN res"));
    ASSERT_EQ(model.rowCount(first), 2);
    EXPECT_EQ(model.index(0, 0, first).data().toString(), QStringLiteral("Lovelace"));
    EXPECT_EQ(model.index(1, 1, first).data().toString(), QStringLiteral("ORG"));
    EXPECT_EQ(model.index(1, 2, first).data().toString(), QStringLiteral("d2"));
    EXPECT_FALSE(model.annotationAt(first));
    ASSERT_TRUE(model.annotationAt(model.index(1, 2, first)));
    EXPECT_EQ(model.annotationAt(model.index(1, 2, first))->documentCase, 1U);
    model.setDifference(nullptr, nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(RuleTrialModel, ResultsComeBeforeLinksAndNotes)
{
    auto changes = difference();
    std::swap(changes->transitions[0], changes->transitions[1]);
    RuleTrialModel model;
    model.setDifference(changes, evaluation());
    EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("System: FP → FzTP"));
    EXPECT_EQ(model.rowCount(model.index(0, 0)), 2);
    EXPECT_TRUE(differenceSummary(*changes, RuleSession::TrialExtent::Document)
                    .contains(QStringLiteral("change: System: FP → FzTP (2)")));
}

TEST(RuleTrialView, SaysWhatChangesInOneSentence)
{
    EXPECT_EQ(differenceSummary(*difference(), RuleSession::TrialExtent::All),
        QStringLiteral(
            "3 of 4 annotations in all documents change: System: FP → FzTP (2); Gold, link: – → FN res "
            "(1); Spans, lenient: F1 0.712 → 0.720"));
    EXPECT_EQ(differenceSummary({}, RuleSession::TrialExtent::Document),
        QStringLiteral("Nothing changes in this document (0 annotations)."));
}

TEST(RuleTrialView, AnAnnotationIsSelectedByAClickAndByKeys)
{
    const auto result = evaluation();
    SelectionModel selection;
    selection.setEvaluation(result);
    RuleTrialView view(selection);
    view.resize(600, 300);
    view.show();
    view.showDifference(difference(), result, RuleSession::TrialExtent::All);
    auto& tree = view.labels();
    const auto parent = tree.model()->index(0, 0);
    tree.setFocus();
    tree.setCurrentIndex(parent);
    QTest::keyClick(&tree, Qt::Key_Return); // opens
    ASSERT_TRUE(tree.isExpanded(parent));
    QTest::keyClick(&tree, Qt::Key_Down);
    QTest::keyClick(&tree, Qt::Key_Down);
    EXPECT_EQ(selection.currentCase(), 1U);
    ASSERT_TRUE(selection.currentRecord());
    EXPECT_EQ(result->records[*selection.currentRecord()].system, 0U);
    ASSERT_TRUE(selection.currentAnnotation());
    EXPECT_EQ(selection.currentAnnotation()->side, analysis::SideId::System);
    QSignalSpy spy(&view, &RuleTrialView::annotationActivated);
    QTest::keyClick(&tree, Qt::Key_Return);
    EXPECT_EQ(spy.size(), 1);
    const auto first = tree.model()->index(0, 0, parent);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(first).center());
    EXPECT_EQ(selection.currentCase(), 0U);
}

TEST(RuleTrialView, FiguresSayBeforeAfterAndDifferenceWithAnArrow)
{
    SelectionModel selection;
    RuleTrialView view(selection);
    view.showDifference(difference(), evaluation(), RuleSession::TrialExtent::All);
    auto& table = view.figures();
    ASSERT_EQ(table.topLevelItemCount(), 4);
    EXPECT_EQ(table.topLevelItem(0)->text(3), QString());
    EXPECT_TRUE(table.topLevelItem(1)->text(3).startsWith(QStringLiteral("▲ +0.008")));
    EXPECT_EQ(table.topLevelItem(2)->text(1), QStringLiteral("–"));
    EXPECT_EQ(table.topLevelItem(2)->text(3), QStringLiteral("–"));
    EXPECT_TRUE(table.topLevelItem(3)->text(3).startsWith(QStringLiteral("▼ −0.250")));
}

TEST(RuleTrialView, RulesThatFireNowLeadToTheEditor)
{
    SelectionModel selection;
    RuleTrialView view(selection);
    view.showDifference(difference(), evaluation(), RuleSession::TrialExtent::All);
    QSignalSpy spy(&view, &RuleTrialView::ruleActivated);
    auto& table = view.firings();
    ASSERT_EQ(table.topLevelItemCount(), 2);
    EXPECT_EQ(table.topLevelItem(0)->text(3), QStringLiteral("▲ +2"));
    Q_EMIT table.itemActivated(table.topLevelItem(1), 0);
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy.front().front().toString(), QStringLiteral("false positive"));
}

TEST(RuleTrialView, AMessageTakesThePlaceOfADifference)
{
    SelectionModel selection;
    RuleTrialView view(selection);
    view.showDifference(difference(), evaluation(), RuleSession::TrialExtent::All);
    view.showMessage(QStringLiteral("no"));
    EXPECT_EQ(view.summary(), QStringLiteral("no"));
    EXPECT_EQ(view.labels().model()->rowCount(), 0);
    QSignalSpy spy(&view, &RuleTrialView::cancelRequested);
    view.showRunning();
    view.showProgress(5, 10);
    EXPECT_TRUE(view.summary().contains(QStringLiteral("…")));
}
