// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas without a window: columns, wrapping, places of marks, hits.
#include "tests/ui/samplescenes.h"
#include "ui/text/canvas/marksgeometry.h"
#include "ui/text/layout/clustertable.h"
#include "ui/text/layout/displaytext.h"
#include "ui/text/layout/linebreaker.h"
#include "ui/text/layout/spanlayout.h"

#include <QApplication>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace touchstone::ui {
namespace {

using analysis::SideId;
using match::Outcome;
using test::makeScene;
using test::SampleMark;
using test::spanOf;

std::vector<std::uint32_t> startsOf(const char* utf8)
{
    auto starts = clusters(utf8).start;
    starts.pop_back();
    return starts;
}

// --- clusters ---------------------------------------------------------------------------------------------

TEST(Clusters, FollowWhatPeopleSeeAsOneCharacter)
{
    using Starts = std::vector<std::uint32_t>;
    EXPECT_EQ(startsOf("abc"), (Starts { 0, 1, 2 }));
    EXPECT_EQ(startsOf("e\u0301x"), (Starts { 0, 2 }));
    EXPECT_EQ(startsOf("a\r\nb"), (Starts { 0, 1, 3 }));
    EXPECT_EQ(startsOf("\n\r"), (Starts { 0, 1 }));
    EXPECT_EQ(startsOf("👨‍👩‍👧"), (Starts { 0 }));
    EXPECT_EQ(startsOf("क्षि"), (Starts { 0 })); // conjunct with vowel sign
    EXPECT_EQ(startsOf("각각"), (Starts { 0, 1 }));
}

TEST(Clusters, AFlagAfterAJoinedFamilyStaysWhole)
{
    // woman scientist (3), family (5), flag (2)
    EXPECT_EQ(startsOf("👩‍🔬👨‍👩‍👧🇩🇪"), (std::vector<std::uint32_t> { 0, 3, 8 }));
}

TEST(Clusters, NoClusterIsUnbounded)
{
    std::string zalgo = "a";
    for (int i = 0; i < 1000; ++i) {
        zalgo += "\u0301";
    }
    const auto table = clusters(zalgo);
    for (std::size_t i = 0; i + 1 < table.start.size(); ++i) {
        EXPECT_LE(table.start[i + 1] - table.start[i], longestCluster);
    }
    EXPECT_EQ(table.start.back(), 1001U);
}

// --- columns ----------------------------------------------------------------------------------------------

void expectColumnsHoldBothTexts(const ColumnTable& table, const TextScene& scene)
{
    for (const SideId side : { SideId::Gold, SideId::System }) {
        const text::Text* whole = side == SideId::Gold ? scene.gold : scene.system;
        if (whole == nullptr) {
            continue;
        }
        QString joined;
        for (std::uint32_t column = 0; column < table.count(); ++column) {
            EXPECT_EQ(table.cell(side, column).isEmpty(), table.gap(side, column));
            joined += table.cell(side, column);
        }
        EXPECT_EQ(joined.toStdString(), std::string(whole->utf8()));
        EXPECT_EQ(table.codePoint(side, table.count()), whole->length());
    }
}

TEST(ColumnTable, CellsOfASideAreItsText)
{
    for (const auto& scene : { test::flatLatinScene(), test::noisyScene(), test::noisyRightToLeftScene(),
             test::ideographScene(), test::largeScene(3000, 50, true, true) }) {
        const ColumnTable table(scene->gold, scene->system, scene->plan.blocks);
        expectColumnsHoldBothTexts(table, *scene);
    }
}

TEST(ColumnTable, EqualTextsAreHeldOnceEvenAsTwoObjects)
{
    const text::Text a("one text");
    const text::Text b("one text");
    const ColumnTable table(&a, &b, {});
    EXPECT_TRUE(table.sameText());
    EXPECT_EQ(table.count(), 8U);
    EXPECT_EQ(table.cell(SideId::System, 4).toString(), QStringLiteral("t"));
}

TEST(ColumnTable, DeletedAndInsertedCharactersFaceGaps)
{
    const auto scene = makeScene("writer.", "wrieter", {});
    const ColumnTable table(scene->gold, scene->system, scene->plan.blocks);
    ASSERT_EQ(table.count(), 8U);
    EXPECT_TRUE(table.gap(SideId::Gold, 3));
    EXPECT_EQ(table.edit(3), align::EditOperation::Insert);
    EXPECT_TRUE(table.gap(SideId::System, 7));
    EXPECT_EQ(table.edit(7), align::EditOperation::Delete);
}

TEST(ColumnTable, ASpanTakesItsInnerGapsButNotTheOuter)
{
    const auto scene = makeScene("Tolkin x", "Tolkieene x", {});
    const ColumnTable table(scene->gold, scene->system, scene->plan.blocks);
    const ColumnSpan gold = table.columnsOf(SideId::Gold, spanOf("Tolkin x", "Tolkin"));
    EXPECT_FALSE(table.gap(SideId::Gold, gold.begin));
    EXPECT_FALSE(table.gap(SideId::Gold, gold.end - 1));
    EXPECT_EQ(table.slice(SideId::Gold, gold), QStringLiteral("Tolkin"));
    EXPECT_EQ(gold.length(), 8U); // two inserted characters stand inside
}

TEST(ColumnTable, ASpanInsideAClusterIsWidenedToIt)
{
    const std::string t = "xe\u0301y";
    const auto scene = makeScene(t, t, {});
    const ColumnTable table(scene->gold, scene->system, scene->plan.blocks);
    EXPECT_EQ(table.columnsOf(SideId::Gold, { 2, 3 }), (ColumnSpan { 1, 2 }));
    EXPECT_EQ(table.columnsOf(SideId::Gold, { 1, 2 }), (ColumnSpan { 1, 2 }));
}

TEST(ColumnTable, ACutInsideAClusterOfEitherSideMakesNoColumn)
{
    // The accent is deleted: its letter and the bare one share a column.
    const auto scene = makeScene("caf\u0065\u0301s", "cafes", {});
    const ColumnTable table(scene->gold, scene->system, scene->plan.blocks);
    ASSERT_EQ(table.count(), 5U);
    EXPECT_EQ(table.cell(SideId::Gold, 3).size(), 2);
    EXPECT_EQ(table.cell(SideId::System, 3).size(), 1);
    EXPECT_EQ(table.edit(3), align::EditOperation::Replace);
}

TEST(ColumnTable, TextsWithoutBlocksStandLineByLine)
{
    const text::Text gold("one\ntwo");
    const text::Text system("eins\nzwei");
    const ColumnTable table(&gold, &system, {});
    QString order;
    for (std::uint32_t column = 0; column < table.count(); ++column) {
        order += table.gap(SideId::Gold, column) ? QLatin1Char('s') : QLatin1Char('g');
    }
    EXPECT_EQ(order, QStringLiteral("ggggsssssgggssss"));
}

TEST(ColumnTable, BlocksThatDoNotFitTheTextsAreCut)
{
    const text::Text gold("abc");
    const text::Text system("xyzw");
    using align::Block;
    using align::EditOperation;
    const std::vector<std::vector<Block>> broken { { { EditOperation::Equal, { 0, 100 }, { 0, 100 } } },
        { { EditOperation::Delete, { 2, 1 }, { 0, 0 } } }, { { EditOperation::Insert, { 0, 0 }, { 5, 9 } } },
        { { EditOperation::Replace, { 0, 1 }, { 0, 3 } }, { EditOperation::Equal, { 1, 3 }, { 3, 4 } } } };
    for (const auto& blocks : broken) {
        const ColumnTable table(&gold, &system, blocks);
        QString g;
        QString s;
        for (std::uint32_t column = 0; column < table.count(); ++column) {
            g += table.cell(SideId::Gold, column);
            s += table.cell(SideId::System, column);
        }
        EXPECT_EQ(g, QStringLiteral("abc"));
        EXPECT_EQ(s, QStringLiteral("xyzw"));
    }
}

TEST(ColumnTable, SourceLinesCountEachSidesOwnBreaks)
{
    const auto scene = makeScene("a\nb\nc", "a b\nc", {});
    const ColumnTable table(scene->gold, scene->system, scene->plan.blocks);
    EXPECT_EQ(table.sourceLineCount(SideId::Gold), 3U);
    EXPECT_EQ(table.sourceLineCount(SideId::System), 2U);
    EXPECT_EQ(table.sourceLine(SideId::Gold, 4).number, 2U);
    EXPECT_EQ(table.sourceLine(SideId::System, 4).number, 1U);
}

// --- wrapping ---------------------------------------------------------------------------------------------

std::vector<std::string> linesOf(const std::string& content, std::uint32_t width)
{
    const text::Text whole(content);
    const ColumnTable table(&whole, &whole, {});
    const std::vector<std::uint16_t> advances(table.count(), 1);
    const auto starts = breakLines(table, advances, width);
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const auto end = i + 1 < starts.size() ? starts[i + 1] : table.count();
        lines.push_back(table.slice(SideId::Gold, { starts[i], end }).toStdString());
    }
    return lines;
}

TEST(LineBreaker, LinesEndAfterBlanksWhichHangOver)
{
    using Lines = std::vector<std::string>;
    EXPECT_EQ(linesOf("aaa bbb ccc", 7), (Lines { "aaa bbb ", "ccc" }));
    EXPECT_EQ(linesOf("aaa    bbb", 3), (Lines { "aaa    ", "bbb" }));
    EXPECT_EQ(linesOf("abcdefgh", 3), (Lines { "abc", "def", "gh" }));
    EXPECT_EQ(linesOf("a\nb\r\nc", 9), (Lines { "a\n", "b\r\n", "c" }));
    EXPECT_EQ(linesOf("a\n\nb\n", 9), (Lines { "a\n", "\n", "b\n" }));
    EXPECT_EQ(linesOf("long-word", 6), (Lines { "long-", "word" }));
    EXPECT_EQ(linesOf("", 6), (Lines {}));
}

TEST(LineBreaker, IdeographsMayBreakAnywhereButNotBeforeClosingMarks)
{
    using Lines = std::vector<std::string>;
    EXPECT_EQ(linesOf("東京都知事", 3), (Lines { "東京都", "知事" }));
    EXPECT_EQ(linesOf("東京都、知事", 3), (Lines { "東京", "都、知", "事" }));
    EXPECT_EQ(linesOf("東京「知事」", 3), (Lines { "東京", "「知", "事」" }));
}

TEST(LineBreaker, EveryColumnIsOnOneLineAndNoLineIsTooWide)
{
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        std::string content;
        for (int i = 0; i < 120; ++i) {
            content += "abcd -\n"[random() % 7];
        }
        const auto width = static_cast<std::uint32_t>(1 + random() % 20);
        std::string joined;
        for (const auto& line : linesOf(content, width)) {
            joined += line;
            const auto body = line.find_last_not_of(" \n");
            EXPECT_LE(body == std::string::npos ? 0 : body + 1, width) << line;
        }
        EXPECT_EQ(joined, content);
    }
}

// --- what stands for invisible characters -----------------------------------------------------------------

TEST(DisplayText, NothingIsHidden)
{
    const auto shown = [](const char16_t* cell) {
        QString display;
        appendDisplay(QStringView(cell), display);
        return display;
    };
    EXPECT_EQ(shown(u"\n").size(), 1);
    EXPECT_EQ(shown(u"\r\n").size(), 1);
    EXPECT_EQ(shown(u"\u0007"), QString(QChar(0x2407)));
    EXPECT_EQ(shown(u"\u200B").size(), 1);
    EXPECT_TRUE(shown(u"\u202B").contains(QChar(0x202B))); // it acts, and has a place for its name
    EXPECT_EQ(shown(u"\u202B").size(), 2);
    EXPECT_EQ(specialName(u"\u200F"), QStringLiteral("RLM"));
    EXPECT_EQ(specialName(u"\uFFFC"), QStringLiteral("OBJ"));
    EXPECT_EQ(specialName(u"a"), QString());
}

// --- marks by place ---------------------------------------------------------------------------------------

TEST(MarkIndex, OverlappingAgreesWithLookingAtAll)
{
    std::mt19937 random(3);
    for (int round = 0; round < 50; ++round) {
        std::string content(200, 'x');
        std::vector<SampleMark> marks;
        for (std::uint32_t i = 0; i < 40; ++i) {
            const auto begin = static_cast<std::uint32_t>(random() % 199);
            const auto end = std::min(200U, begin + 1 + static_cast<std::uint32_t>(random() % 60));
            SampleMark mark;
            mark.span = { begin, end };
            mark.label = "X";
            mark.record = i;
            marks.push_back(mark);
        }
        const auto scene = makeScene(content, content, marks);
        const ColumnTable table(scene->gold, scene->system, scene->plan.blocks);
        const MarkIndex index(scene->plan, table);
        for (int query = 0; query < 20; ++query) {
            const auto begin = static_cast<std::uint32_t>(random() % 200);
            const ColumnSpan range { begin, begin + 1 + static_cast<std::uint32_t>(random() % 30) };
            std::vector<std::uint32_t> found;
            index.overlapping(SideId::Gold, range, found);
            std::sort(found.begin(), found.end());
            std::vector<std::uint32_t> expected;
            for (std::uint32_t i = 0; i < scene->plan.gold.size(); ++i) {
                const auto span = scene->plan.gold[i].span;
                if (span.begin < range.end && span.end > range.begin) {
                    expected.push_back(i);
                }
            }
            EXPECT_EQ(found, expected);
        }
    }
}

TEST(MarkIndex, SpansOutsideTheTextAndEmptyOnesTakeAColumn)
{
    SampleMark beyond;
    beyond.span = { 90, 100 };
    beyond.record = 0;
    SampleMark point;
    point.span = { 2, 2 };
    point.record = 1;
    const auto scene = makeScene("abcd", "abcd", { beyond, point });
    const ColumnTable table(scene->gold, scene->system, scene->plan.blocks);
    const MarkIndex index(scene->plan, table);
    for (std::uint32_t i = 0; i < 2; ++i) {
        const auto columns = index.columns({ SideId::Gold, i });
        EXPECT_EQ(columns.length(), 1U);
        EXPECT_LE(columns.end, 4U);
    }
}

// --- the laid-out canvas ----------------------------------------------------------------------------------

class SpanLayoutTest : public ::testing::Test
{
protected:
    SpanLayout layout { QApplication::font() };

    std::vector<VisibleRow> show(
        const TextScenePtr& scene, ViewMode mode, double width = 900, double height = 1e6)
    {
        layout.setMode(mode);
        layout.setWidth(width);
        layout.setScene(scene);
        return layout.rows(0, height);
    }
    ChipTable chips() const { return ChipTable(layout.scene(), layout.metrics().smallFont); }
    MarkId idOf(std::uint32_t record, SideId side) const
    {
        const auto id = layout.marks().on(side, record);
        EXPECT_TRUE(id) << record;
        return id.value_or(MarkId());
    }
    QRectF rectOf(std::span<const VisibleRow> rows, std::uint32_t record, SideId side) const
    {
        const auto rects = rectsOf(layout, rows, idOf(record, side));
        EXPECT_FALSE(rects.empty()) << record;
        return rects.empty() ? QRectF() : rects.front();
    }
};

TEST_F(SpanLayoutTest, BothSidesBreakRowsAtTheSameColumns)
{
    const auto rows = show(test::noisyScene(), ViewMode::SideBySide, 420);
    ASSERT_GT(rows.size(), 2U);
    std::uint32_t column = 0;
    for (const auto& row : rows) {
        EXPECT_EQ(row.layout->shape.columns.begin, column);
        column = row.layout->shape.columns.end;
        EXPECT_EQ(row.geometry.textTop[0], row.geometry.textTop[1]);
    }
    EXPECT_EQ(column, layout.table().count());
    EXPECT_EQ(layout.pane(SideId::Gold).textWidth, layout.pane(SideId::System).textWidth);
}

TEST_F(SpanLayoutTest, AlignedCharactersStandUnderOneAnother)
{
    const auto rows = show(test::noisyScene(), ViewMode::Interlinear);
    for (std::uint32_t column = 0; column < layout.table().count(); ++column) {
        const auto gold = rectsOf(layout, rows, SideId::Gold, { column, column + 1 });
        const auto system = rectsOf(layout, rows, SideId::System, { column, column + 1 });
        ASSERT_EQ(gold.size(), 1U);
        ASSERT_EQ(system.size(), 1U);
        EXPECT_DOUBLE_EQ(gold[0].left(), system[0].left());
        EXPECT_LT(gold[0].bottom(), system[0].bottom());
    }
}

TEST_F(SpanLayoutTest, ColumnsOfALeftToRightLineFollowWithoutOverlap)
{
    for (const auto& scene : { test::flatLatinScene(), test::noisyScene(), test::nestedScene() }) {
        for (const auto& row : show(scene, ViewMode::SideBySide)) {
            const auto& extents = row.layout->shape.extents;
            for (std::size_t i = 1; i < extents.size(); ++i) {
                EXPECT_NEAR(extents[i].left, extents[i - 1].right, 0.05);
            }
        }
    }
}

TEST_F(SpanLayoutTest, NoLineIsWiderThanItsPane)
{
    for (const auto& scene : { test::flatLatinScene(), test::noisyScene(), test::nestedScene(),
             test::ideographScene(), test::rightToLeftScene(), test::noisyRightToLeftScene(),
             test::largeScene(4000, 100, true, false), test::largeScene(4000, 100, true, true) }) {
        for (const double width : { 300.0, 611.0, 1184.0 }) {
            for (const auto& row : show(scene, ViewMode::SideBySide, width)) {
                double right = 0; // blanks hang over
                for (auto column = row.layout->shape.columns.begin; column < row.layout->shape.columns.end;
                     ++column) {
                    if (!layout.table().space(column)) {
                        right = std::max(right, double(row.layout->shape.extent(column).right));
                    }
                }
                EXPECT_LE(right, layout.pane(SideId::Gold).textWidth + layout.metrics().gutter / 2);
            }
        }
    }
}

TEST_F(SpanLayoutTest, RightToLeftMarksStandWhereTheirLettersAre)
{
    const std::string t = "אבג דהו abc";
    SampleMark first;
    first.span = { 0, 3 };
    first.record = 0;
    SampleMark second;
    second.span = { 4, 7 };
    second.record = 1;
    SampleMark latin;
    latin.span = { 8, 11 };
    latin.record = 2;
    const auto rows = show(makeScene(t, t, { first, second, latin }), ViewMode::Interlinear);
    // Read from the right: the first word is right of the second; Latin follows on the left.
    EXPECT_GT(rectOf(rows, 0, SideId::Gold).left(), rectOf(rows, 1, SideId::Gold).right() - 0.5);
    EXPECT_GT(rectOf(rows, 1, SideId::Gold).left(), rectOf(rows, 2, SideId::Gold).right() - 0.5);
    EXPECT_FALSE(rows.front().layout->pieces.front().rightToLeft) << "leftmost: Latin";
    EXPECT_TRUE(rows.front().layout->pieces.back().rightToLeft);
}

TEST_F(SpanLayoutTest, ParagraphsAreSetFromTheSideOfTheirFirstLetter)
{
    const std::string t = "שלום IBM דהו.\n12!\nThe word שלום";
    for (const std::string& s : { t, std::string("שלוום IBN דהו.\n13!\nThe w0rd שלום") }) {
        SCOPED_TRACE(s);
        const auto rows = show(makeScene(t, s, {}), ViewMode::Interlinear);
        ASSERT_EQ(rows.size(), 3U);
        const auto extentOf = [&](std::uint32_t position) {
            const auto column = layout.table().columnOf(SideId::Gold, position);
            return rows[layout.lineOfColumn(column)].layout->shape.extent(column);
        };
        const double width = layout.pane(SideId::Gold).textWidth;
        EXPECT_TRUE(rows[0].layout->shape.rightToLeft);
        EXPECT_NEAR(extentOf(0).right, width, 0.5) << "begins at the right edge";
        EXPECT_LT(extentOf(5).right, extentOf(3).left) << "what follows a word stands left of it";
        EXPECT_LT(extentOf(5).left, extentOf(6).left) << "Latin letters go on from left to right";
        EXPECT_LT(extentOf(6).left, extentOf(7).left);
        EXPECT_LT(extentOf(9).right, extentOf(5).left + 0.5F);
        for (std::uint32_t position = 0; position < 12; ++position) {
            EXPECT_LE(extentOf(12).right, extentOf(position).left + 0.5F) << "the full stop is leftmost";
        }
        EXPECT_TRUE(rows[1].layout->shape.rightToLeft) << "no letter tells: as the paragraph before";
        EXPECT_LT(extentOf(14).left, extentOf(15).left) << "numbers are read from the left";
        EXPECT_FALSE(rows[2].layout->shape.rightToLeft);
        EXPECT_NEAR(extentOf(18).left, 0, 0.5);
    }
}

TEST_F(SpanLayoutTest, LettersSetFromTheRightAreHitWhereTheyStand)
{
    const std::string t = "שלום דהו IBM.";
    const auto rows = show(makeScene(t, t, {}), ViewMode::Interlinear);
    ASSERT_EQ(rows.size(), 1U);
    const PaneGeometry& pane = layout.pane(SideId::Gold);
    for (std::uint32_t column = 0; column < layout.table().count(); ++column) {
        const Extent extent = rows[0].layout->shape.extent(column);
        const QPointF middle(
            pane.textLeft + double(extent.left + extent.right) / 2, rows[0].geometry.baseline[0] - 2);
        const auto hit = hitTest(layout, chips(), rows, middle, analysis::noRecord);
        ASSERT_TRUE(hit);
        EXPECT_EQ(hit->column, column);
    }
}

TEST(ColumnTable, DirectionsAreOfParagraphs)
{
    const text::Text latin("only\nLatin");
    EXPECT_FALSE(ColumnTable(&latin, &latin, {}).rightToLeft(5));
    const text::Text mixed("a\nשלום\n(1)\n\u2067b\u2069 ש\nc");
    const ColumnTable table(&mixed, &mixed, {});
    const auto at
        = [&](std::uint32_t position) { return table.rightToLeft(table.columnOf(SideId::Gold, position)); };
    EXPECT_FALSE(at(0));
    EXPECT_TRUE(at(2));
    EXPECT_TRUE(at(7)) << "(1)";
    EXPECT_TRUE(at(11)) << "what is isolated does not tell";
    EXPECT_FALSE(at(17));
}

TEST_F(SpanLayoutTest, ASpanAcrossDirectionsIsMarkedInSeveralPieces)
{
    const std::string t = "abc אבג דהו xyz";
    SampleMark mixed;
    mixed.span = { 0, 7 }; // Latin word and the first Hebrew one, which stands right of the second
    mixed.record = 0;
    const auto rows = show(makeScene(t, t, { mixed }), ViewMode::Interlinear);
    EXPECT_EQ(rectsOf(layout, rows, idOf(0, SideId::Gold)).size(), 2U);
}

TEST_F(SpanLayoutTest, RightToLeftWordsWithEditsKeepBothSidesAligned)
{
    const auto rows = show(test::noisyRightToLeftScene(), ViewMode::Interlinear);
    const QRectF gold = rectOf(rows, 0, SideId::Gold);
    const QRectF system = rectOf(rows, 0, SideId::System);
    EXPECT_NEAR(gold.left(), system.left(), 1);
    EXPECT_NEAR(gold.right(), system.right(), 1);
}

TEST_F(SpanLayoutTest, LanesOfARowAreOnlyThoseItUses)
{
    const auto rows = show(test::nestedScene(), ViewMode::Interlinear, 900);
    ASSERT_GT(rows.size(), 1U);
    EXPECT_GE(rows.front().layout->lanes[0], 2);
    const auto& last = *rows.back().layout;
    EXPECT_EQ(last.lanes[0], 1); // "Ankara" alone
    EXPECT_LT(rows.back().geometry.height, rows.front().geometry.height);
}

TEST_F(SpanLayoutTest, DeepNestsFoldAllButTheFocusedOne)
{
    const auto rows = show(test::deepScene(), ViewMode::Interlinear, 2000);
    ASSERT_EQ(rows.size(), 1U);
    int folded = 0;
    for (const MarkPiece& piece : rows[0].layout->pieces) {
        folded += layout.slotOf(piece, false) ? 0 : 1;
        EXPECT_TRUE(layout.slotOf(piece, true).has_value());
    }
    EXPECT_EQ(folded, 4); // six a side, four shown
}

TEST_F(SpanLayoutTest, FragmentsAreMarkedAndBridged)
{
    const auto rows = show(test::discontinuousScene(), ViewMode::Interlinear, 2000);
    const MarkId id = idOf(0, SideId::Gold);
    EXPECT_EQ(rectsOf(layout, rows, id).size(), 2U);
    const auto piece = std::find_if(rows[0].layout->pieces.begin(), rows[0].layout->pieces.end(),
        [id](const MarkPiece& candidate) { return candidate.id == id; });
    ASSERT_NE(piece, rows[0].layout->pieces.end());
    EXPECT_EQ(piece->bridgeCount, 1U);
}

TEST_F(SpanLayoutTest, AFragmentOnTheNextRowIsBridgedAcrossTheBreak)
{
    const auto rows = show(test::discontinuousScene(), ViewMode::Interlinear, 260);
    ASSERT_GT(rows.size(), 2U);
    const MarkId id = idOf(2, SideId::Gold); // pain … in the … legs
    EXPECT_EQ(rectsOf(layout, rows, id).size(), 3U);
}

TEST_F(SpanLayoutTest, ChipsOfALaneNeverOverlap)
{
    for (const auto& scene : { test::nestedScene(), test::flatLatinScene(), test::ideographScene(),
             test::largeScene(3000, 600, false, false) }) {
        for (const ViewMode mode : { ViewMode::SideBySide, ViewMode::Interlinear }) {
            const auto rows = show(scene, mode);
            const ChipTable table = chips();
            for (const auto& row : rows) {
                std::vector<QRectF> placed;
                for (const MarkPiece& piece : row.layout->pieces) {
                    const auto slot = layout.slotOf(piece, false);
                    if (!slot) {
                        continue;
                    }
                    const ChipLayout chip = chipOf(layout, table, row, piece, *slot);
                    if (chip.empty()) {
                        continue;
                    }
                    for (const QRectF& other : placed) {
                        EXPECT_FALSE(other.adjusted(0.1, 0.1, -0.1, -0.1).intersects(chip.rect()));
                    }
                    placed.push_back(chip.rect());
                }
            }
        }
    }
}

TEST_F(SpanLayoutTest, ALabelWithoutRoomIsCutAtItsDotsOrLeftOut)
{
    const std::string t = "ab ab ab";
    SampleMark first;
    first.span = { 0, 2 };
    first.label = "organisation.administrative.national";
    first.record = 0;
    SampleMark second = first;
    second.span = { 3, 5 };
    second.record = 1;
    const auto rows = show(makeScene(t, t, { first, second }), ViewMode::Interlinear);
    const auto& piece = rows[0].layout->pieces.front();
    const ChipLayout chip = chipOf(layout, chips(), rows[0], piece, 0);
    EXPECT_TRUE(chip.labels.empty());
}

TEST_F(SpanLayoutTest, ALabelWithLittleRoomShowsItsFirstLetters)
{
    const std::string t = "ab cdefgh ab";
    const QString whole = QStringLiteral("organisation");
    SampleMark first;
    first.span = { 3, 9 };
    first.label = whole.toStdString();
    first.record = 0;
    SampleMark second = first;
    second.span = { 10, 12 };
    second.record = 1;
    const auto rows = show(makeScene(t, t, { first, second }), ViewMode::Interlinear);
    const auto& piece = rows[0].layout->pieces.front();
    const ChipLayout chip = chipOf(layout, chips(), rows[0], piece, 0);
    ASSERT_EQ(chip.labels.size(), 1U);
    const QString shown = chip.labels.front();
    EXPECT_LT(shown.size(), whole.size());
    EXPECT_GE(shown.size(), 2);
    EXPECT_TRUE(shown.endsWith(QChar(0x2026)));
    EXPECT_TRUE(whole.startsWith(shown.chopped(1))) << shown.toStdString();
    const QRectF lane = layout.laneRect(rows[0], MarkId { SideId::Gold }, 0);
    EXPECT_LE(chip.rect().right(), lane.left() + double(piece.left) + double(piece.room));
}

TEST_F(SpanLayoutTest, AHitAnswersTheNestLongestFirst)
{
    const auto rows = show(test::nestedScene(), ViewMode::SideBySide, 1600);
    const QRectF inner = rectOf(rows, 1, SideId::Gold); // Turquie
    const auto hit = hitTest(layout, chips(), rows, inner.center(), analysis::noRecord);
    ASSERT_TRUE(hit);
    EXPECT_TRUE(hit->onText);
    ASSERT_EQ(hit->marks.size(), 2U);
    EXPECT_EQ(layout.marks().mark(hit->marks[0]).record, 0U);
    EXPECT_EQ(layout.marks().mark(hit->marks[1]).record, 1U);
    EXPECT_EQ(hit->side, SideId::Gold);
}

TEST_F(SpanLayoutTest, ALaneIsHitForItsOwnMarkOnly)
{
    const auto rows = show(test::nestedScene(), ViewMode::SideBySide, 1600);
    const QRectF inner = rectOf(rows, 1, SideId::Gold);
    const QRectF lane = layout.laneRect(rows[0], MarkId { SideId::Gold }, 0);
    const auto hit = hitTest(layout, chips(), rows,
        { inner.center().x(), lane.top() + layout.metrics().barHeight / 2 }, analysis::noRecord);
    ASSERT_TRUE(hit);
    ASSERT_EQ(hit->marks.size(), 1U);
    EXPECT_EQ(layout.marks().mark(hit->marks[0]).record, 1U);
}

TEST_F(SpanLayoutTest, EveryVisibleRecordIsHitAtItsOwnPlace)
{
    for (const auto& scene :
        { test::flatLatinScene(), test::nestedScene(), test::noisyScene(), test::rightToLeftScene(),
            test::noisyRightToLeftScene(), test::ideographScene(), test::discontinuousScene() }) {
        for (const ViewMode mode : { ViewMode::SideBySide, ViewMode::Interlinear }) {
            const auto rows = show(scene, mode, 700);
            for (const SideId side : { SideId::Gold, SideId::System }) {
                const auto& marks = side == SideId::Gold ? scene->plan.gold : scene->plan.system;
                for (const auto& mark : marks) {
                    if (mark.record == analysis::noRecord) {
                        continue;
                    }
                    for (const QRectF& rect : rectsOf(layout, rows, idOf(mark.record, side))) {
                        const auto hit = hitTest(layout, chips(), rows, rect.center(), analysis::noRecord);
                        ASSERT_TRUE(hit);
                        EXPECT_TRUE(std::any_of(hit->marks.begin(), hit->marks.end(), [&](MarkId id) {
                            return layout.marks().mark(id).record == mark.record;
                        })) << mark.record;
                    }
                }
            }
        }
    }
}

TEST_F(SpanLayoutTest, OneSidedDocumentsAndEmptyOnesLayOut)
{
    SampleMark mark;
    mark.span = { 0, 4 };
    mark.record = 0;
    mark.outcome = Outcome::Missing;
    const auto scene = test::makeOneSided(SideId::Gold, "only gold has this", { mark });
    const auto rows = show(scene, ViewMode::SideBySide);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_FALSE(rectsOf(layout, rows, idOf(0, SideId::Gold)).empty());
    EXPECT_FALSE(layout.marks().on(SideId::System, 0));

    EXPECT_TRUE(show(makeScene("", "", {}), ViewMode::Interlinear).empty());
    EXPECT_TRUE(show(nullptr, ViewMode::Interlinear).empty());
    EXPECT_EQ(layout.lastFirstLine(500), 0U);
}

TEST_F(SpanLayoutTest, TheLastPageIsFull)
{
    show(test::largeScene(20000, 400, false, false), ViewMode::SideBySide, 800, 10);
    const auto first = layout.lastFirstLine(600);
    double height = 0;
    for (const auto& row : layout.rows(first, 1e9)) {
        height += row.geometry.height;
    }
    EXPECT_LE(height, 600);
    EXPECT_GT(height + layout.rowGeometry(*layout.line(first - 1)).height, 600);
}

TEST_F(SpanLayoutTest, FarLinesAreForgottenAndComeBackTheSame)
{
    show(test::largeScene(200000, 4000, true, false), ViewMode::SideBySide, 500, 10);
    ASSERT_GT(layout.lineCount(), 1200U);
    const auto before = layout.line(3)->shape.width;
    for (std::uint32_t line = 0; line < 1200; ++line) {
        static_cast<void>(layout.line(line));
    }
    EXPECT_EQ(layout.line(3)->shape.width, before);
}

} // namespace
} // namespace touchstone::ui
