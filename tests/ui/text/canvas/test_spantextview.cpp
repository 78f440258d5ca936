// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas as a widget: what clicks, keys and setters do, what screen readers hear.
#include "core/text/utf8.h"
#include "tests/ui/samplescenes.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/text/canvas/overviewruler.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/text/statuspalette.h"

#include <QAccessible>
#include <QAccessibleInterface>
#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>

namespace touchstone::ui {
namespace {

using analysis::noRecord;
using analysis::SideId;
using match::Outcome;

class SpanTextViewTest : public ::testing::Test
{
protected:
    SpanTextView view;

    void show(const TextScenePtr& scene, QSize size = { 900, 500 }, ViewMode mode = ViewMode::SideBySide)
    {
        view.resize(size);
        view.setMode(mode);
        view.setScene(scene);
        view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    }
    QPoint centre(std::uint32_t record, SideId side) const
    {
        const auto rects = view.rectsOf(record, side);
        EXPECT_FALSE(rects.empty()) << record;
        return rects.empty() ? QPoint() : rects.front().center().toPoint();
    }
    void click(QPoint point, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers, point);
    }
    QImage picture() const { return const_cast<SpanTextView&>(view).grab().toImage(); }
};

std::uint32_t recordOf(const QSignalSpy& spy, int index = -1)
{
    const auto& list = index < 0 ? spy.last() : spy.at(index);
    return list.front().toUInt();
}

TEST_F(SpanTextViewTest, AClickOnEitherSideActivatesTheRecord)
{
    show(test::flatLatinScene());
    QSignalSpy spy(&view, &SpanTextView::recordActivated);
    click(centre(4, SideId::Gold));
    ASSERT_EQ(spy.count(), 1);
    EXPECT_EQ(recordOf(spy), 4U);
    EXPECT_EQ(view.currentRecord(), 4U);
    click(centre(5, SideId::System));
    EXPECT_EQ(recordOf(spy), 5U);
    EXPECT_EQ(view.focusedSide(), SideId::System);
}

TEST_F(SpanTextViewTest, AClickBesideEveryMarkActivatesNothing)
{
    show(test::makeScene("nothing here but words", "nothing here but words", {}));
    QSignalSpy spy(&view, &SpanTextView::recordActivated);
    click({ 60, 12 });
    click({ 60, 300 });
    EXPECT_EQ(spy.count(), 0);
}

TEST_F(SpanTextViewTest, FurtherClicksGoDownTheNestAndAround)
{
    show(test::nestedScene(), { 1700, 400 });
    QSignalSpy spy(&view, &SpanTextView::recordActivated);
    const QPoint point = centre(6, SideId::Gold); // européenne inside Banque centrale … inside président de …
    for (const std::uint32_t expected : { 3U, 4U, 6U, 3U }) {
        click(point);
        EXPECT_EQ(recordOf(spy), expected);
    }
}

TEST_F(SpanTextViewTest, AltArrowsGoInAndOut)
{
    show(test::nestedScene(), { 1700, 400 });
    QSignalSpy spy(&view, &SpanTextView::recordActivated);
    view.setCurrentRecord(3);
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(view.currentRecord(), 4U);
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(view.currentRecord(), 6U);
    QTest::keyClick(&view, Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(view.currentRecord(), 4U);
    QTest::keyClick(&view, Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(view.currentRecord(), 3U);
    const auto before = spy.count();
    QTest::keyClick(&view, Qt::Key_Up, Qt::AltModifier); // nothing further out
    EXPECT_EQ(spy.count(), before);
}

TEST_F(SpanTextViewTest, EqualSpansCanBeSteppedThroughBothWays)
{
    const std::string t = "twice";
    test::SampleMark mark;
    mark.span = { 0, 5 };
    mark.label = "A";
    mark.record = 0;
    test::SampleMark other = mark;
    other.record = 1;
    show(test::makeScene(t, t, { mark, other }));
    view.setCurrentRecord(1);
    view.selectInner();
    EXPECT_EQ(view.currentRecord(), 0U);
    view.selectOuter();
    EXPECT_EQ(view.currentRecord(), 1U);
}

TEST_F(SpanTextViewTest, AltDownWithoutCurrentTakesTheFirstInSight)
{
    show(test::flatLatinScene());
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(view.currentRecord(), 0U);
}

TEST_F(SpanTextViewTest, TheCurrentRecordIsScrolledIntoView)
{
    show(test::largeScene(40000, 400, false, false));
    EXPECT_EQ(view.firstVisibleLine(), 0);
    view.setCurrentRecord(300);
    EXPECT_FALSE(view.rectsOf(300, SideId::Gold).empty());
    EXPECT_GT(view.firstVisibleLine(), 0);
    const int place = view.firstVisibleLine();
    view.setCurrentRecord(300); // visible already: nothing moves
    EXPECT_EQ(view.firstVisibleLine(), place);
}

TEST_F(SpanTextViewTest, SettersDoNotEmitActivation)
{
    show(test::flatLatinScene());
    QSignalSpy activated(&view, &SpanTextView::recordActivated);
    QSignalSpy hovered(&view, &SpanTextView::recordHovered);
    view.setCurrentRecord(3);
    view.setHoveredRecord(5);
    view.setCurrentRecord(noRecord);
    view.setCurrentRecord(123456); // of another document
    EXPECT_EQ(activated.count(), 0);
    EXPECT_EQ(hovered.count(), 0);
}

TEST_F(SpanTextViewTest, ResizingKeepsTheCurrentRecordInSight)
{
    show(test::largeScene(40000, 400, false, false));
    view.setCurrentRecord(200);
    for (const int width : { 500, 1300, 320, 900 }) {
        view.resize(width, 400);
        QCoreApplication::processEvents();
        EXPECT_FALSE(view.rectsOf(200, SideId::Gold).empty()) << width;
    }
    view.setMode(ViewMode::Interlinear);
    EXPECT_FALSE(view.rectsOf(200, SideId::Gold).empty());
    view.setZoom(6);
    EXPECT_FALSE(view.rectsOf(200, SideId::Gold).empty());
}

TEST_F(SpanTextViewTest, HoverIsReportedOnceAndWhenItEnds)
{
    show(test::flatLatinScene());
    QSignalSpy spy(&view, &SpanTextView::recordHovered);
    QTest::mouseMove(view.viewport(), centre(4, SideId::Gold));
    QTest::mouseMove(view.viewport(), centre(4, SideId::Gold) + QPoint(2, 0));
    ASSERT_EQ(spy.count(), 1);
    EXPECT_EQ(recordOf(spy), 4U);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(view.viewport(), &leave);
    ASSERT_EQ(spy.count(), 2);
    EXPECT_EQ(recordOf(spy), noRecord);
}

TEST_F(SpanTextViewTest, DoubleClickAndControlClickAreTold)
{
    show(test::flatLatinScene());
    QSignalSpy twice(&view, &SpanTextView::recordDoubleClicked);
    QSignalSpy control(&view, &SpanTextView::recordControlClicked);
    QSignalSpy activated(&view, &SpanTextView::recordActivated);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, centre(9, SideId::Gold));
    ASSERT_EQ(twice.count(), 1);
    EXPECT_EQ(recordOf(twice), 9U);
    const auto before = activated.count();
    click(centre(3, SideId::Gold), Qt::ControlModifier);
    ASSERT_EQ(control.count(), 1);
    EXPECT_EQ(recordOf(control), 3U);
    EXPECT_EQ(activated.count(), before);
}

TEST_F(SpanTextViewTest, TheContextMenuNamesTheRecordByMouseAndByKey)
{
    show(test::flatLatinScene());
    QSignalSpy spy(&view, &SpanTextView::contextMenuRequested);
    const QPoint point = centre(4, SideId::Gold);
    QContextMenuEvent mouse(QContextMenuEvent::Mouse, point, view.viewport()->mapToGlobal(point));
    QCoreApplication::sendEvent(view.viewport(), &mouse);
    ASSERT_EQ(spy.count(), 1);
    EXPECT_EQ(recordOf(spy), 4U);
    view.setCurrentRecord(5);
    QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(1, 1), view.mapToGlobal(QPoint(1, 1)));
    QCoreApplication::sendEvent(&view, &key);
    EXPECT_EQ(recordOf(spy), 5U);
}

TEST_F(SpanTextViewTest, KeysScroll)
{
    show(test::largeScene(40000, 400, false, false));
    QTest::keyClick(&view, Qt::Key_Down);
    EXPECT_EQ(view.firstVisibleLine(), 1);
    QTest::keyClick(&view, Qt::Key_Up);
    EXPECT_EQ(view.firstVisibleLine(), 0);
    QTest::keyClick(&view, Qt::Key_PageDown);
    EXPECT_GE(view.firstVisibleLine(), view.visibleLines() - 2);
    QTest::keyClick(&view, Qt::Key_End);
    EXPECT_EQ(view.firstVisibleLine(), view.verticalScrollBar()->maximum());
    // The last line is wholly visible.
    EXPECT_EQ(view.firstVisibleLine() + view.visibleLines(), view.lineCount());
    QTest::keyClick(&view, Qt::Key_Home);
    EXPECT_EQ(view.firstVisibleLine(), 0);
}

TEST_F(SpanTextViewTest, ControlWheelAndKeysZoom)
{
    show(test::flatLatinScene());
    const double before = view.layoutData().metrics().textHeight;
    QWheelEvent wheel(QPointF(50, 50), view.mapToGlobal(QPointF(50, 50)), {}, { 0, 120 }, Qt::NoButton,
        Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view.viewport(), &wheel);
    EXPECT_EQ(view.zoom(), 1);
    EXPECT_GT(view.layoutData().metrics().textHeight, before);
    QTest::keyClick(&view, Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_EQ(view.zoom(), 2);
    QTest::keyClick(&view, Qt::Key_Minus, Qt::ControlModifier);
    EXPECT_EQ(view.zoom(), 1);
    QTest::keyClick(&view, Qt::Key_0, Qt::ControlModifier);
    EXPECT_EQ(view.zoom(), 0);
    EXPECT_DOUBLE_EQ(view.layoutData().metrics().textHeight, before);
}

TEST_F(SpanTextViewTest, MarkedSpansAreWhatIsToBeSeen)
{
    show(test::flatLatinScene());
    const auto spans = view.markedSpans();
    const auto has = [&spans](std::uint32_t record, SideId side, const char* words) {
        return std::any_of(spans.begin(), spans.end(), [&](const auto& span) {
            return span.record == record && span.side == side && span.text == QString::fromUtf8(words);
        });
    };
    EXPECT_TRUE(has(0, SideId::Gold, "European Commission"));
    EXPECT_TRUE(has(4, SideId::Gold, "European Union's"));
    EXPECT_TRUE(has(4, SideId::System, "European Union"));
    EXPECT_FALSE(has(2, SideId::System, "British"));
}

TEST_F(SpanTextViewTest, OnlyVisibleMarksAreCounted)
{
    show(test::largeScene(100000, 2000, false, false));
    EXPECT_LT(view.markedSpans().size(), 300U);
    EXPECT_FALSE(view.markedSpans().empty());
}

TEST_F(SpanTextViewTest, MarksOutsideTheFilterStayButFade)
{
    show(test::flatLatinScene());
    const QImage all = picture();
    view.setInFilter(std::vector<std::uint32_t> { 4 });
    const QImage faded = picture();
    EXPECT_NE(all, faded);
    int in = 0;
    for (const auto& span : view.markedSpans()) {
        in += span.inFilter ? 1 : 0;
        EXPECT_EQ(span.inFilter, span.record == 4);
    }
    EXPECT_EQ(in, 2);
    view.setInFilter(std::nullopt);
    EXPECT_EQ(picture(), all);
}

TEST_F(SpanTextViewTest, DraggingSelectsCleanTextOfOneSide)
{
    show(test::noisyScene(), { 1200, 300 });
    const std::string g(view.scene()->gold->utf8());
    const auto& table = view.layoutData().table();
    const auto columns = table.columnsOf(SideId::Gold, test::spanOf(g, "Tolkien was"));
    const auto first
        = rectsOf(view.layoutData(), view.visibleRows(), SideId::Gold, { columns.begin, columns.begin + 1 });
    const auto last
        = rectsOf(view.layoutData(), view.visibleRows(), SideId::Gold, { columns.end - 1, columns.end });
    ASSERT_FALSE(first.empty());
    ASSERT_FALSE(last.empty());
    QSignalSpy spy(&view, &SpanTextView::recordActivated);
    const QPoint from = first[0].center().toPoint();
    const QPoint to = (last[0].center() + QPointF(last[0].width() / 4, 0)).toPoint();
    QTest::mousePress(view.viewport(), Qt::LeftButton, Qt::NoModifier, from);
    QMouseEvent move(QEvent::MouseMove, QPointF(to), view.viewport()->mapToGlobal(QPointF(to)), Qt::NoButton,
        Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view.viewport(), &move);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, Qt::NoModifier, to);
    EXPECT_EQ(view.selectedText(), QStringLiteral("Tolkien was"));
    EXPECT_EQ(spy.count(), 0);
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("Tolkien was"));
    view.copyWithAlignment();
    EXPECT_EQ(QApplication::clipboard()->text(), QString::fromUtf8("Tolkie░n░ was\nTolkieene xas"));
}

TEST_F(SpanTextViewTest, CopyWithoutSelectionTakesTheCurrentAnnotation)
{
    show(test::flatLatinScene());
    view.setCurrentRecord(9);
    view.copySelection();
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("Nikolaus van der Pas"));
}

TEST_F(SpanTextViewTest, ShiftArrowsSelectByCharacter)
{
    show(test::flatLatinScene());
    view.scrollToPosition(SideId::Gold, 4);
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    }
    EXPECT_EQ(view.selectedText(), QStringLiteral("European"));
    QTest::keyClick(&view, Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(view.selectedText(), QStringLiteral("Europea"));
    QTest::keyClick(&view, Qt::Key_Escape);
    EXPECT_FALSE(view.selection());
}

TEST_F(SpanTextViewTest, FindGoesOverBothSidesAndAround)
{
    show(test::noisyScene(), { 1200, 300 });
    QSignalSpy spy(&view, &SpanTextView::findChanged);
    ASSERT_TRUE(view.find(QStringLiteral("TOLK")));
    EXPECT_EQ(view.findCount(), 4); // twice a side
    EXPECT_EQ(view.findPosition(), 1);
    for (const int expected : { 2, 3, 4, 1 }) {
        view.find(QStringLiteral("TOLK"));
        EXPECT_EQ(view.findPosition(), expected);
    }
    view.find(QStringLiteral("TOLK"), false);
    EXPECT_EQ(view.findPosition(), 4);
    EXPECT_FALSE(view.find(QStringLiteral("xyzzy")));
    EXPECT_EQ(view.findCount(), 0);
    view.clearFind();
    EXPECT_EQ(spy.last().at(1).toInt(), 0);
}

TEST_F(SpanTextViewTest, FindScrollsToWhatItFound)
{
    std::string content;
    for (int i = 0; i < 3000; ++i) {
        content += "word ";
    }
    content += "needle";
    show(test::makeScene(content.substr(0, 0), "", {}));
    auto holder = std::make_shared<text::Text>(content);
    auto scene = std::make_shared<TextScene>();
    scene->keepAlive = holder;
    scene->gold = scene->system = holder.get();
    view.setScene(scene);
    ASSERT_TRUE(view.find(QStringLiteral("needle")));
    EXPECT_EQ(view.findCount(), 1);
    EXPECT_GT(view.firstVisibleLine(), 0);
    EXPECT_EQ(view.firstVisibleLine() + view.visibleLines(), view.lineCount());
}

TEST_F(SpanTextViewTest, EmptyStatesPaintWithoutAScene)
{
    show(nullptr);
    EXPECT_TRUE(view.markedSpans().empty());
    EXPECT_TRUE(view.tooltipAt({ 10, 10 }).isEmpty());
    const QImage none = picture();
    view.setScene(test::makeScene("", "", {}));
    EXPECT_NE(picture(), none);
    view.setScene(test::makeOneSided(SideId::System, "system only", {}));
    EXPECT_EQ(view.focusedSide(), SideId::System);
    static_cast<void>(picture());
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    click({ 50, 50 });
}

TEST_F(SpanTextViewTest, EveryOutcomeIsPaintedInItsColour)
{
    show(test::flatLatinScene(), { 1000, 600 });
    const QImage image = picture().convertToFormat(QImage::Format_RGB32);
    std::set<QRgb> seen;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width() - 40; ++x) { // without the ruler
            seen.insert(image.pixel(x, y));
        }
    }
    const StatusPalette colours = StatusPalette::forPalette(view.palette());
    // Wedges and double lines leave pure pixels; thin lines may be blended everywhere.
    for (const Outcome outcome : { Outcome::Partial, Outcome::Missing, Outcome::Incorrect }) {
        EXPECT_TRUE(seen.contains(colours.colour(outcome).rgb())) << outcomeText(outcome).toStdString();
    }
}

TEST_F(SpanTextViewTest, TheCurrentFrameIsTwoPixelsOfHighlightOnBothSides)
{
    show(test::flatLatinScene());
    view.setCurrentRecord(4);
    const QImage image = view.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QRgb highlight = view.palette().color(QPalette::Highlight).rgb();
    for (const SideId side : { SideId::Gold, SideId::System }) {
        const QRectF rect = view.rectsOf(4, side).front();
        int found = 0;
        for (int dy = -4; dy <= 1; ++dy) {
            const int y = static_cast<int>(rect.top()) + dy;
            found += y >= 0 && image.pixel(static_cast<int>(rect.center().x()), y) == highlight ? 1 : 0;
        }
        EXPECT_GE(found, 1);
    }
}

TEST_F(SpanTextViewTest, NeutralWordsDoNotJudge)
{
    NeutralWords words;
    words.setInForce(true);
    show(test::flatLatinScene());
    EXPECT_TRUE(view.describe(2).startsWith(QStringLiteral("Only A")));
    EXPECT_TRUE(view.describe(6).startsWith(QStringLiteral("Only B")));
}

TEST_F(SpanTextViewTest, TheEndOfALongDocumentIsReachedWhole)
{
    show(test::largeScene(60000, 800, true, false), { 600, 400 });
    ASSERT_GT(view.lineCount(), 400);
    const auto wholeEnd
        = [this] { return view.firstVisibleLine() + view.visibleLines() == view.lineCount(); };
    QTest::keyClick(&view, Qt::Key_End);
    EXPECT_TRUE(wholeEnd());
    view.resize(800, 300);
    QCoreApplication::processEvents();
    QTest::keyClick(&view, Qt::Key_End);
    EXPECT_TRUE(wholeEnd());
    view.verticalScrollBar()->setValue(0);
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
    EXPECT_TRUE(wholeEnd());
}

TEST_F(SpanTextViewTest, AnyTextsMarksAndBlocksArePainted)
{
    std::mt19937 random(11);
    const auto below
        = [&random](std::uint32_t bound) { return static_cast<std::uint32_t>(random() % bound); };
    static constexpr std::array<char32_t, 26> alphabet { U'a', U' ', U'\n', U'\t', U'\r', 0x301, 0x627, 0x644,
        0x5D0, 0x200D, 0x200F, 0x202E, 0x2066, 0x2069, 0x1F468, 0x1F1E9, 0x915, 0x94D, 0x4E00, 0x3002,
        0xE0061, 0xFFFC, 0x2028, U'1', 0, 0xFE0F };
    const auto randomText = [&] {
        std::string content;
        for (auto i = below(120); i > 0; --i) {
            text::appendUtf8(content, alphabet[below(alphabet.size())]);
        }
        return content;
    };
    for (int round = 0; round < 60; ++round) {
        std::vector<test::SampleMark> marks;
        for (std::uint32_t i = below(12); i > 0; --i) {
            test::SampleMark mark;
            mark.side = below(2) == 0 ? SideId::Gold : SideId::System;
            mark.span.begin = below(130);
            mark.span.end = mark.span.begin + below(40);
            mark.label = below(2) == 0 ? "loc.adm ⇄ org" : "";
            mark.outcome = static_cast<Outcome>(below(5));
            mark.record = below(4) == 0 ? noRecord : i;
            mark.wrongBegin = below(2) == 0;
            mark.wrongEnd = below(2) == 0;
            if (below(4) == 0) {
                mark.fragments
                    = { { mark.span.begin, mark.span.begin + 2 }, { mark.span.begin + 5, mark.span.end } };
            }
            marks.push_back(mark);
        }
        const std::string gold = randomText();
        auto made = test::makeScene(gold, below(3) == 0 ? gold : randomText(), marks);
        auto scene = std::make_shared<TextScene>(*made);
        scene->keepAlive = made;
        if (below(4) == 0 && !scene->plan.blocks.empty()) {
            scene->plan.blocks.erase(
                scene->plan.blocks.begin() + below(static_cast<std::uint32_t>(scene->plan.blocks.size())));
        }
        show(scene, { 200 + static_cast<int>(below(600)), 200 },
            below(2) == 0 ? ViewMode::Interlinear : ViewMode::SideBySide);
        view.setCurrentRecord(1);
        view.setHoveredRecord(2);
        view.find(QStringLiteral("a"));
        static_cast<void>(picture());
        for (int i = 0; i < 5; ++i) {
            const QPoint point(static_cast<int>(below(600)), static_cast<int>(below(200)));
            static_cast<void>(view.tooltipAt(QPointF(point)));
            click(point);
        }
        view.selectInner();
        view.selectOuter();
        view.setSelection(SideRange { SideId::System, { 0, view.layoutData().table().count() } });
        EXPECT_EQ(view.selectedText(), view.layoutData().table().text(SideId::System));
        static_cast<void>(view.selectedAlignment());
    }
}

// --- overview ---------------------------------------------------------------------------------------------

TEST_F(SpanTextViewTest, TheRulerTellsHowManyErrorsOfEachKindStandWhere)
{
    // Of 1000 annotations every second of the second quarter is missing, and the last one is spurious.
    std::vector<test::SampleMark> marks;
    const std::string t(20000, 'x');
    for (std::uint32_t i = 0; i < 1000; ++i) {
        test::SampleMark mark;
        mark.span = { i * 20, i * 20 + 10 };
        mark.label = "X";
        mark.record = i;
        mark.outcome = i >= 250 && i < 500 && i % 2 == 0 ? Outcome::Missing
            : i == 100                                   ? Outcome::Incorrect
            : i == 999                                   ? Outcome::Spurious
                                                         : Outcome::Correct;
        marks.push_back(mark);
    }
    show(test::makeOneSided(SideId::Gold, t, marks));
    const auto* ruler = view.findChild<OverviewRuler*>();
    ASSERT_NE(ruler, nullptr);
    const auto rowOf = [ruler](double part) { return static_cast<int>(part * ruler->height()); };
    EXPECT_EQ(ruler->countAt(rowOf(0.1), Outcome::Incorrect), 1U);
    EXPECT_EQ(ruler->countAt(rowOf(0.1), Outcome::Missing), 0U);
    EXPECT_EQ(ruler->countAt(rowOf(0.75), Outcome::Missing), 0U);
    EXPECT_GT(ruler->countAt(rowOf(0.75), Outcome::Correct), 0U);
    EXPECT_EQ(ruler->countAt(rowOf(1) - 1, Outcome::Spurious), 1U);
    const auto most = ruler->countAt(rowOf(0.4), Outcome::Missing);
    EXPECT_GT(most, 1U);
    EXPECT_GT(ruler->shareAt(rowOf(0.4), Outcome::Missing), 0.5);
    EXPECT_LE(ruler->shareAt(rowOf(0.4), Outcome::Missing), 1);
    EXPECT_LT(ruler->shareAt(rowOf(0.1), Outcome::Incorrect), 0.7) << "one is less than many";
    EXPECT_EQ(ruler->countAt(-1, Outcome::Missing), 0U);
    EXPECT_TRUE(ruler->describe(rowOf(0.4)).contains(QStringLiteral("Missing: %1").arg(most)));

    view.setInFilter(std::vector<std::uint32_t> { 100 });
    EXPECT_EQ(ruler->countAt(rowOf(0.1), Outcome::Incorrect), 1U);
    EXPECT_EQ(ruler->shareAt(rowOf(0.1), Outcome::Incorrect), 1) << "the most there is in the filter";
    EXPECT_EQ(ruler->describe(rowOf(0.4)), QString());
}

TEST_F(SpanTextViewTest, TheRulerPaintsEachOutcomeInALaneOfItsOwn)
{
    // One error of each kind, far from the others: no two bars share a column of pixels.
    constexpr Outcome kinds[] { Outcome::Missing, Outcome::Incorrect, Outcome::Partial, Outcome::Spurious };
    std::vector<test::SampleMark> marks;
    for (std::uint32_t i = 0; i < std::size(kinds); ++i) {
        test::SampleMark mark;
        mark.span = { i * 250 + 100, i * 250 + 110 };
        mark.label = "X";
        mark.record = i;
        mark.outcome = kinds[i];
        marks.push_back(mark);
    }
    show(test::makeOneSided(SideId::Gold, std::string(1000, 'x'), marks));
    auto* ruler = view.findChild<OverviewRuler*>();
    ASSERT_NE(ruler, nullptr);
    const QImage grey = ruler->grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    const int ground = qGray(grey.pixel(2, grey.height() / 2));
    int last = -1;
    for (std::size_t i = 0; i < std::size(kinds); ++i) {
        int row = 0;
        while (row < ruler->height() && ruler->countAt(row, kinds[i]) == 0) {
            ++row;
        }
        ASSERT_LT(row, ruler->height());
        // The frame of the visible part takes the outermost pixels.
        const auto y = static_cast<int>((row + 0.5) * grey.height() / ruler->height());
        int first = -1;
        for (int x = 2; x < grey.width() - 2 && first < 0; ++x) {
            first = std::abs(qGray(grey.pixel(x, y)) - ground) > 40 ? x : -1;
        }
        EXPECT_GT(first, last) << i;
        last = first;
    }
}

TEST_F(SpanTextViewTest, AClickOnTheRulerJumps)
{
    show(test::largeScene(60000, 500, false, false));
    auto* ruler = view.findChild<OverviewRuler*>();
    ASSERT_NE(ruler, nullptr);
    QTest::mouseClick(ruler, Qt::LeftButton, Qt::NoModifier, { 4, ruler->height() / 2 });
    const int middle = view.lineCount() / 2;
    EXPECT_NEAR(view.firstVisibleLine() + view.visibleLines() / 2, middle, view.visibleLines());
}

// --- accessibility ----------------------------------------------------------------------------------------

TEST_F(SpanTextViewTest, AScreenReaderHearsRecordsByName)
{
    show(test::flatLatinScene());
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&view);
    ASSERT_NE(interface, nullptr);
    EXPECT_EQ(interface->text(QAccessible::Name), QStringLiteral("Aligned text"));
    EXPECT_EQ(interface->role(), QAccessible::Document);
    ASSERT_GT(interface->childCount(), 5);
    QStringList names;
    for (int i = 0; i < interface->childCount(); ++i) {
        QAccessibleInterface* child = interface->child(i);
        ASSERT_NE(child, nullptr);
        names << child->text(QAccessible::Name);
    }
    EXPECT_TRUE(names.contains(QStringLiteral(
        "Partial, gold ORG European Union's, system ORG European Union, last boundary differs")))
        << names.join(QLatin1Char('\n')).toStdString();
    EXPECT_TRUE(names.contains(QStringLiteral("Missing, gold MISC British")));
    EXPECT_TRUE(
        names.contains(QStringLiteral("Incorrect, gold MISC German, system LOC German, type differs")));
}

TEST_F(SpanTextViewTest, TheTextInterfaceHasTheFocusedSideAndTheCaret)
{
    show(test::noisyScene(), { 1200, 300 });
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&view);
    ASSERT_NE(interface, nullptr);
    QAccessibleTextInterface* content = interface->textInterface();
    ASSERT_NE(content, nullptr);
    EXPECT_EQ(content->text(0, 7), QStringLiteral("Tolkien"));
    EXPECT_EQ(content->characterCount(), static_cast<int>(view.scene()->gold->length()));
    view.setCurrentRecord(3);
    const auto begin = test::spanOf(view.scene()->gold->utf8(), "Oxford").begin;
    EXPECT_EQ(content->cursorPosition(), static_cast<int>(begin));
    EXPECT_FALSE(content->characterRect(static_cast<int>(begin)).isEmpty());
    click(centre(5, SideId::System));
    EXPECT_EQ(content->text(0, 9), QStringLiteral("Tolkieene"));
}

TEST_F(SpanTextViewTest, AccessibleChildrenStayBounded)
{
    show(test::largeScene(200000, 5000, false, false));
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&view);
    ASSERT_NE(interface, nullptr);
    EXPECT_LT(interface->childCount(), 400);
    QAccessibleInterface* first = interface->child(0);
    ASSERT_NE(first, nullptr);
    EXPECT_FALSE(first->rect().isEmpty());
    EXPECT_EQ(interface->indexOfChild(first), 0);
}

TEST_F(SpanTextViewTest, TooltipsNameGapsAndOffsets)
{
    show(test::noisyScene(), { 1200, 300 });
    const auto& table = view.layoutData().table();
    std::uint32_t gap = 0;
    while (!table.gap(SideId::Gold, gap)) {
        ++gap;
    }
    const auto rects = rectsOf(view.layoutData(), view.visibleRows(), SideId::Gold, { gap, gap + 1 });
    ASSERT_FALSE(rects.empty());
    EXPECT_TRUE(view.tooltipAt(rects[0].center()).contains(QStringLiteral("gap")));
    EXPECT_TRUE(view.tooltipAt(QPointF(centre(3, SideId::Gold))).contains(QStringLiteral("gold 58–64")))
        << view.tooltipAt(QPointF(centre(3, SideId::Gold))).toStdString();
}

} // namespace
} // namespace touchstone::ui
