// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas on noisy text: edit signs, gaps, both line numbers, connectors, folding, clean copies.
#include "tests/ui/samplescenes.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/text/layout/linefolder.h"

#include <QAccessible>
#include <QAccessibleInterface>
#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::ui {
namespace {

using align::EditOperation;
using analysis::SideId;
using match::Outcome;

class NoisyTextTest : public ::testing::Test
{
protected:
    SpanTextView view;

    void show(const TextScenePtr& scene, ViewMode mode = ViewMode::SideBySide, QSize size = { 900, 600 })
    {
        view.resize(size);
        view.setMode(mode);
        view.setScene(scene);
        view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    }
    const ColumnTable& table() const { return view.layoutData().table(); }
    /// The first fold in sight.
    const VisibleRow* fold() const
    {
        const auto rows = view.visibleRows();
        const auto found = std::find_if(
            rows.begin(), rows.end(), [](const VisibleRow& row) { return row.layout->hidden > 0; });
        return found == rows.end() ? nullptr : &*found;
    }
    bool sees(std::uint32_t record) const
    {
        return !view.rectsOf(record, SideId::Gold).empty() || !view.rectsOf(record, SideId::System).empty();
    }
    Connector connector(std::uint32_t record) const
    {
        return connectorOf(view.layoutData(), view.visibleRows(), record, view.viewport()->height());
    }
};

// --- only differences -------------------------------------------------------------------------------------

void expectFoldsToBeRight(const SpanLayout& layout)
{
    const ColumnTable& table = layout.table();
    std::uint32_t next = 0;
    for (std::uint32_t line = 0; line < layout.lineCount(); ++line) {
        const ColumnSpan columns = layout.lineColumns(line);
        EXPECT_EQ(columns.begin, next) << "every column is on one line";
        next = columns.end;
        if (layout.hiddenLines(line) == 0) {
            continue;
        }
        EXPECT_GE(layout.hiddenLines(line), leastFold);
        EXPECT_FALSE(hasEdits(table, columns));
        std::vector<std::uint32_t> found;
        for (const SideId side : { SideId::Gold, SideId::System }) {
            layout.marks().overlapping(side, columns, found);
            for (const auto index : found) {
                const analysis::Mark& mark = layout.marks().mark({ side, index });
                EXPECT_TRUE(mark.record == analysis::noRecord || mark.outcome == Outcome::Correct);
            }
        }
    }
    EXPECT_EQ(next, table.count());
}

TEST(LineFolder, FoldsHoldNeitherEditsNorErrors)
{
    for (const auto& scene : { test::manyLinesScene(), test::noisyScene(), test::noisyRightToLeftScene(),
             test::rightToLeftScene(), test::ideographScene(), test::discontinuousScene(),
             test::largeScene(20000, 60, true, false), test::largeScene(20000, 60, true, true) }) {
        for (const double width : { 1.0, 300.0, 1100.0 }) {
            SpanLayout layout(QApplication::font());
            layout.setScene(scene);
            layout.setWidth(width);
            const auto lines = layout.lineCount();
            layout.setOnlyDifferences(true);
            expectFoldsToBeRight(layout);
            std::uint32_t all = 0;
            for (std::uint32_t line = 0; line < layout.lineCount(); ++line) {
                all += std::max(1U, layout.hiddenLines(line));
            }
            EXPECT_EQ(all, lines);
            layout.setOnlyDifferences(false);
            EXPECT_EQ(layout.lineCount(), lines);
        }
    }
}

TEST(LineFolder, ContextIsKeptAndATextWithoutDifferencesIsOneFold)
{
    SpanLayout layout(QApplication::font());
    layout.setScene(test::manyLinesScene());
    layout.setWidth(1000);
    layout.setOnlyDifferences(true);
    EXPECT_EQ(layout.lineColumns(0).length(), layout.lineColumns(0).end)
        << "lines 1 and 2 are too few to fold";
    EXPECT_EQ(layout.hiddenLines(0), 0U);
    // Errors on lines 5 and 8, an edit on 20: 11 to 17 are folded.
    const auto fold = layout.lineOfColumn(
        layout.table().columnsOf(SideId::Gold, test::spanOf(layout.scene()->gold->utf8(), "Ada12 ")).begin);
    EXPECT_EQ(layout.hiddenLines(fold), 7U);
    const std::string same(4000, 'x');
    layout.setScene(test::makeScene(same, same, {}));
    EXPECT_EQ(layout.lineCount(), 1U);
    EXPECT_GT(layout.hiddenLines(0), leastFold);
    EXPECT_EQ(layout.foldCount(), 1U);
}

TEST_F(NoisyTextTest, AClickOnAFoldOpensIt)
{
    show(test::manyLinesScene());
    view.setOnlyDifferences(true);
    ASSERT_NE(fold(), nullptr);
    EXPECT_FALSE(sees(0)) << "a correct name";
    const auto spans = view.markedSpans();
    EXPECT_TRUE(std::none_of(spans.begin(), spans.end(), [](const auto& span) { return span.record == 0; }))
        << "nor do screen readers meet it";
    const QPoint middle(300, static_cast<int>(fold()->top + fold()->geometry.height / 2));
    EXPECT_TRUE(view.tooltipAt(middle).contains(QStringLiteral("7 lines")))
        << view.tooltipAt(middle).toStdString();
    const auto folds = view.layoutData().foldCount();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, middle);
    EXPECT_TRUE(sees(0));
    EXPECT_EQ(view.layoutData().foldCount(), folds - 1);
    QTest::keyClick(&view, Qt::Key_Minus);
    EXPECT_EQ(view.layoutData().foldCount(), folds);
}

TEST_F(NoisyTextTest, PlusOpensFoldsAndMinusClosesThem)
{
    show(test::manyLinesScene());
    view.setOnlyDifferences(true);
    QTest::keyClick(&view, Qt::Key_Plus);
    EXPECT_TRUE(sees(0));
    for (int i = 0; i < 10; ++i) {
        view.scrollToColumn(0);
        while (fold() == nullptr && view.firstVisibleLine() < view.lineCount() - view.visibleLines()) {
            QTest::keyClick(&view, Qt::Key_PageDown);
        }
        QTest::keyClick(&view, Qt::Key_Plus);
    }
    EXPECT_EQ(view.layoutData().foldCount(), 0U) << "by keys alone";
    QTest::keyClick(&view, Qt::Key_Minus);
    EXPECT_GT(view.layoutData().foldCount(), 1U);
}

TEST_F(NoisyTextTest, WhatIsMadeCurrentOrFoundComesOutOfItsFold)
{
    show(test::manyLinesScene());
    view.setOnlyDifferences(true);
    EXPECT_FALSE(sees(0));
    view.setCurrentRecord(0);
    EXPECT_TRUE(sees(0));
    view.foldAgain();
    EXPECT_FALSE(sees(0));
    ASSERT_TRUE(view.find(QStringLiteral("Bob30")));
    const auto column
        = table().columnsOf(SideId::Gold, test::spanOf(view.scene()->gold->utf8(), "Bob30")).begin;
    EXPECT_EQ(view.layoutData().hiddenLines(view.layoutData().lineOfColumn(column)), 0U);
    view.setOnlyDifferences(false);
    EXPECT_EQ(view.layoutData().foldCount(), 0U);
}

TEST_F(NoisyTextTest, ASelectionAcrossAFoldIsCopiedWhole)
{
    show(test::manyLinesScene());
    view.setOnlyDifferences(true);
    view.setSelection(SideRange { SideId::System, { 0, table().count() } });
    EXPECT_EQ(view.selectedText(), table().text(SideId::System));
}

TEST_F(NoisyTextTest, DraggingOverAFoldIsHarmless)
{
    show(test::manyLinesScene());
    view.setOnlyDifferences(true);
    const auto* row = fold();
    ASSERT_NE(row, nullptr);
    const QPoint onFold(300, static_cast<int>(row->top + row->geometry.height / 2));
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, QPoint(60, 10));
    QTest::mouseMove(view.viewport(), QPoint(120, 40));
    QTest::mouseMove(view.viewport(), onFold);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, onFold);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, onFold);
    EXPECT_NE(view.scene(), nullptr);
}

TEST_F(NoisyTextTest, TheDescriptionTellsHowManyFoldsThereAre)
{
    show(test::manyLinesScene());
    auto* interface = QAccessible::queryAccessibleInterface(&view);
    ASSERT_NE(interface, nullptr);
    const QString before = interface->text(QAccessible::Description);
    view.setOnlyDifferences(true);
    const QString after = interface->text(QAccessible::Description);
    EXPECT_NE(before, after);
    EXPECT_TRUE(after.contains(QStringLiteral("folded"))) << after.toStdString();
}

// --- signs and gaps ---------------------------------------------------------------------------------------

TEST_F(NoisyTextTest, EveryEditHasASignBesideItsColour)
{
    const std::string g = "abc def ghi";
    const std::string s = "axc def gghi";
    for (const auto mode : { ViewMode::SideBySide, ViewMode::Interlinear }) {
        show(test::makeScene(g, s, {}), mode);
        ASSERT_EQ(view.visibleRows().size(), 1U);
        const VisibleRow& row = view.visibleRows()[0];
        EXPECT_TRUE(row.layout->edits);
        ASSERT_TRUE(row.geometry.editShown[0]);
        const QImage picture = view.grab().toImage();
        const QPoint origin = view.viewport()->mapTo(&view, QPoint());
        const double ratio = picture.devicePixelRatio();
        int signs = 0;
        for (std::uint32_t column = 0; column < table().count(); ++column) {
            const Extent extent = row.layout->shape.extent(column);
            int dark = 0;
            const double left = view.layoutData().pane(SideId::Gold).textLeft;
            for (int y = static_cast<int>(row.top + row.geometry.editTop[0]);
                 y < row.top + row.geometry.editTop[0] + view.layoutData().metrics().editHeight; ++y) {
                for (int x = static_cast<int>(left + double(extent.left)); x < left + double(extent.right);
                     ++x) {
                    const QPointF point = QPointF(QPoint(x, y) + origin) * ratio;
                    dark += qGray(picture.pixel(point.toPoint())) < 128 ? 1 : 0;
                }
            }
            EXPECT_EQ(dark > 0, table().edit(column) != EditOperation::Equal) << column;
            signs += dark > 0 ? 1 : 0;
        }
        EXPECT_EQ(signs, 2);
    }
    show(test::makeScene(g, g, {}));
    EXPECT_FALSE(view.visibleRows()[0].layout->edits) << "equal texts spend no room on signs";
}

TEST_F(NoisyTextTest, WordsSayWhatWasEditedAndWhereGapsAre)
{
    const std::string g = "Bremen and Ulm";
    const std::string s = "Brernen and Um";
    test::SampleMark bremen { SideId::Gold, test::spanOf(g, "Bremen"), "LOC", Outcome::Correct, 0 };
    test::SampleMark brernen { SideId::System, test::spanOf(s, "Brernen"), "LOC", Outcome::Correct, 0 };
    test::SampleMark ulm { SideId::Gold, test::spanOf(g, "Ulm"), "LOC", Outcome::Missing, 1 };
    show(test::makeScene(g, s, { bremen, brernen, ulm }));
    EXPECT_TRUE(view.describe(0).contains(QStringLiteral("became"))
        || view.describe(0).contains(QStringLiteral("gap in the gold")))
        << view.describe(0).toStdString();
    EXPECT_TRUE(view.describe(1).contains(QStringLiteral("gap in the system for “l”")))
        << view.describe(1).toStdString();
    const auto column = table().columnOf(SideId::Gold, test::spanOf(g, "lm").begin);
    ASSERT_TRUE(table().gap(SideId::System, column));
    const auto rects = rectsOf(view.layoutData(), view.visibleRows(), SideId::System, { column, column + 1 });
    ASSERT_FALSE(rects.empty());
    EXPECT_TRUE(
        view.tooltipAt(rects[0].center()).contains(QStringLiteral("1 character missing in the system")))
        << view.tooltipAt(rects[0].center()).toStdString();
}

TEST_F(NoisyTextTest, CopiesAreCleanWithTheirTabsAndLineBreaks)
{
    const std::string g = "ab\tcd\nef  gh";
    const std::string s = "axb\tc\nefgh";
    show(test::makeScene(g, s, {}));
    for (const SideId side : { SideId::Gold, SideId::System }) {
        view.setSelection(SideRange { side, { 0, table().count() } });
        view.copySelection();
        EXPECT_EQ(QApplication::clipboard()->text(), QString::fromStdString(side == SideId::Gold ? g : s));
    }
}

TEST_F(NoisyTextTest, ALatinLetterReadIntoAHebrewWordTearsNothingApart)
{
    const std::string g = "שלום לכולם";
    const std::string s = "שלiום לכולם";
    show(test::makeScene(g, s, {}));
    const LineShape& shape = view.visibleRows()[0].layout->shape;
    for (std::uint32_t column = 1; column < table().count(); ++column) {
        EXPECT_LT(shape.extent(column).left, shape.extent(column - 1).left) << "right to left throughout";
    }
}

// --- line numbers and wrapping ----------------------------------------------------------------------------

TEST_F(NoisyTextTest, EachSideCountsItsOwnLines)
{
    show(test::manyLinesScene());
    const auto numberAt = [&](SideId side, const char* words) {
        const auto& text = side == SideId::Gold ? *view.scene()->gold : *view.scene()->system;
        return table()
                   .sourceLine(side, table().columnsOf(side, test::spanOf(text.utf8(), words)).begin)
                   .number
            + 1;
    };
    EXPECT_EQ(numberAt(SideId::Gold, "Ada40"), 40U);
    EXPECT_EQ(numberAt(SideId::System, "Ada40"), 40U);
    EXPECT_EQ(numberAt(SideId::Gold, "Ada41"), 41U);
    EXPECT_EQ(numberAt(SideId::System, "Ada41"), 40U) << "the system has no break there";
    EXPECT_EQ(numberAt(SideId::Gold, "Ada60"), 60U);
    EXPECT_EQ(numberAt(SideId::System, "Ada60"), 59U);
}

TEST_F(NoisyTextTest, WrappingNeverLetsTheSidesDrift)
{
    for (const auto& scene : { test::manyLinesScene(), test::noisyScene(), test::noisyRightToLeftScene(),
             test::largeScene(6000, 40, true, true) }) {
        for (const int width : { 260, 500, 1100 }) {
            show(scene, ViewMode::SideBySide, { width, 500 });
            for (const VisibleRow& row : view.visibleRows()) {
                for (auto column = row.layout->shape.columns.begin; column < row.layout->shape.columns.end;
                     ++column) {
                    const auto gold = rectsOf(
                        view.layoutData(), view.visibleRows(), SideId::Gold, { column, column + 1 });
                    const auto system = rectsOf(
                        view.layoutData(), view.visibleRows(), SideId::System, { column, column + 1 });
                    ASSERT_EQ(gold.size(), 1U);
                    ASSERT_EQ(system.size(), 1U);
                    EXPECT_EQ(gold[0].top(), system[0].top());
                    EXPECT_NEAR(gold[0].left() - view.layoutData().pane(SideId::Gold).textLeft,
                        system[0].left() - view.layoutData().pane(SideId::System).textLeft, 0.01);
                }
            }
        }
    }
}

// --- connectors -------------------------------------------------------------------------------------------

TEST_F(NoisyTextTest, ConnectorsJoinAnEntityWithItsCounterpart)
{
    for (const auto mode : { ViewMode::SideBySide, ViewMode::Interlinear }) {
        show(test::manyLinesScene(), mode, { 900, 3000 });
        for (const std::uint32_t record : { 2U, 3U, 4U }) {
            const auto line = connector(record);
            ASSERT_GE(line.points.size(), 2U) << record;
            EXPECT_FALSE(line.leaves);
            const QRectF gold = view.rectsOf(record, SideId::Gold).front();
            const QRectF system = view.rectsOf(record, SideId::System).front();
            EXPECT_TRUE(gold.adjusted(-1, -1, 1, 1).contains(line.points.front()));
            EXPECT_TRUE(system.adjusted(-1, -1, 1, 1).contains(line.points.back()));
        }
        EXPECT_TRUE(connector(1).points.empty()) << "a missing name has no counterpart";
    }
}

TEST_F(NoisyTextTest, AConnectorPointsToACounterpartOutOfSight)
{
    for (const auto mode : { ViewMode::SideBySide, ViewMode::Interlinear }) {
        show(test::manyLinesScene(), mode, { 900, 400 });
        view.scrollToColumn(table().columnOf(SideId::Gold, 0));
        ASSERT_FALSE(view.rectsOf(4, SideId::Gold).empty());
        const auto down = connector(4);
        ASSERT_FALSE(down.points.empty());
        EXPECT_TRUE(down.leaves);
        EXPECT_EQ(down.points.back().y(), view.viewport()->height());
        view.scrollToColumn(table().count() - 1);
        ASSERT_FALSE(view.rectsOf(4, SideId::System).empty());
        const auto up = connector(4);
        EXPECT_TRUE(up.leaves);
        EXPECT_EQ(up.points.back().y(), 0);
    }
}

TEST_F(NoisyTextTest, HoveringShowsTheConnector)
{
    show(test::manyLinesScene(), ViewMode::SideBySide, { 900, 3000 });
    const QImage without = view.grab().toImage();
    const auto at = [&](const QImage& picture) {
        const auto line = connector(4);
        const QPointF middle = (line.points[2] + line.points[3]) / 2;
        return picture.pixel(
            (QPointF(view.viewport()->mapTo(&view, middle.toPoint())) * picture.devicePixelRatio())
                .toPoint());
    };
    view.setHoveredRecord(4);
    EXPECT_NE(at(view.grab().toImage()), at(without));
    view.setHoveredRecord(analysis::noRecord);
    EXPECT_EQ(at(view.grab().toImage()), at(without));
}

} // namespace
} // namespace touchstone::ui
