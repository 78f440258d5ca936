// SPDX-License-Identifier: GPL-3.0-or-later
// The stacked view: one text, below it a lane for the gold and one for each system.
#include "tests/ui/samplescenes.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/text/canvas/spantextwords.h"
#include "ui/text/layout/systemlanes.h"

#include <QAccessible>
#include <QAccessibleInterface>
#include <QApplication>
#include <QContextMenuEvent>
#include <QImage>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace touchstone::ui {
namespace {

using analysis::SideId;
using match::Outcome;
using test::makeScene;
using test::SampleMark;
using test::spanOf;
using State = SystemLane::State;

const std::string sentence = "Ada met Bob in Rome on Monday.";

SampleMark mark(const std::string& text, SideId side, const char* words, const char* type, Outcome outcome,
    std::uint32_t record)
{
    SampleMark made;
    made.side = side;
    made.span = spanOf(text, words);
    made.label = type;
    made.outcome = outcome;
    made.record = record;
    return made;
}

/// Of the gold Ada, Bob and Rome the system has the first two, the second with a wrong type.
TextScenePtr ownScene(const std::string& text = sentence)
{
    return makeScene(text, text,
        { mark(text, SideId::Gold, "Ada", "PER", Outcome::Correct, 0),
            mark(text, SideId::Gold, "Bob", "PER", Outcome::Incorrect, 1),
            mark(text, SideId::Gold, "Rome", "LOC", Outcome::Missing, 2),
            mark(text, SideId::System, "Ada", "PER", Outcome::Correct, 0),
            mark(text, SideId::System, "Bob", "ORG", Outcome::Incorrect, 1) });
}

SystemLane ownLane()
{
    SystemLane lane;
    lane.name = QStringLiteral("system");
    lane.own = true;
    lane.state = State::Shown;
    return lane;
}

SystemLane further(int number, const std::vector<SampleMark>& marks, const std::string& text = sentence)
{
    SystemLane lane;
    lane.name = QStringLiteral("team%1").arg(number);
    lane.system = number;
    lane.state = State::Shown;
    lane.plan = makeScene(text, text, marks)->plan;
    return lane;
}

/// Six systems: the scene's own, one with Rome, one with a nest and a spurious Monday, three without marks
/// for different reasons.
SystemLanesPtr sixLanes(int left = 0)
{
    auto lanes = std::make_shared<SystemLanes>();
    lanes->left = left;
    lanes->lanes.push_back(ownLane());
    lanes->lanes.push_back(
        further(2, { mark(sentence, SideId::System, "Rome", "LOC", Outcome::Correct, 7) }));
    lanes->lanes.push_back(further(3,
        { mark(sentence, SideId::System, "Bob", "LOC", Outcome::Incorrect, 4),
            mark(sentence, SideId::System, "Bob in Rome", "ORG", Outcome::Spurious, 5),
            mark(sentence, SideId::System, "Monday", "DATE", Outcome::Spurious, 6) }));
    for (const State state : { State::Scoring, State::Differs, State::Absent }) {
        lanes->lanes.push_back(further(static_cast<int>(lanes->lanes.size()) + 1, {}));
        lanes->lanes.back().state = state;
    }
    return lanes;
}

class LanesLayoutTest : public ::testing::Test
{
protected:
    SpanLayout layout { QApplication::font() };

    std::vector<VisibleRow> show(const TextScenePtr& scene, const SystemLanesPtr& lanes, double width = 900)
    {
        layout.setMode(ViewMode::Stacked);
        layout.setWidth(width);
        layout.setScene(scene);
        layout.setLanes(lanes);
        return layout.rows(0, 1e6);
    }
};

TEST_F(LanesLayoutTest, LanesStandInTheirOrderBelowTheTextWithoutOverlap)
{
    const auto rows = show(ownScene(), sixLanes());
    ASSERT_EQ(rows.size(), 1U);
    ASSERT_EQ(layout.mode(), ViewMode::Stacked);
    ASSERT_EQ(layout.trackCount(), 7U);
    double bottom = rows[0].top + rows[0].geometry.textTop[0] + rows[0].geometry.textHeight;
    QSet<QString> names;
    for (unsigned track = 0; track < layout.trackCount(); ++track) {
        const QRectF band = layout.trackRect(rows[0], track);
        EXPECT_GT(band.height(), 0) << track;
        EXPECT_GE(band.top(), bottom - 0.01) << track;
        bottom = band.bottom();
        names.insert(layout.trackName(track));
    }
    EXPECT_LE(bottom, rows[0].top + rows[0].geometry.height);
    EXPECT_EQ(names.size(), 7);
    EXPECT_EQ(layout.laneOf(0), nullptr);
    EXPECT_EQ(layout.laneOf(2)->name, QStringLiteral("team2"));
}

TEST_F(LanesLayoutTest, EachMarkStandsInItsLaneUnderItsCharacters)
{
    for (const double width : { 900.0, 260.0 }) {
        const auto rows = show(ownScene(), sixLanes(), width);
        std::map<unsigned, std::set<std::uint32_t>> found;
        for (const VisibleRow& row : rows) {
            const std::span one(&row, 1);
            for (const MarkPiece& piece : row.layout->pieces) {
                const auto drawn = drawnRectsOf(layout, one, piece.id);
                const auto text = rectsOf(layout, one, piece.id);
                ASSERT_EQ(drawn.size(), 1U);
                ASSERT_EQ(text.size(), 1U);
                EXPECT_NEAR(drawn[0].left(), text[0].left(), 0.01);
                EXPECT_NEAR(drawn[0].right(), text[0].right(), 0.01);
                const unsigned track = layout.trackOf(piece.id);
                const QRectF band = layout.trackRect(row, track);
                EXPECT_GE(drawn[0].top(), band.top() - 0.01);
                EXPECT_LE(drawn[0].bottom(), band.bottom() + 0.01);
                found[track].insert(piece.id.index);
            }
        }
        EXPECT_EQ(found[0].size(), 3U);
        EXPECT_EQ(found[1].size(), 2U);
        EXPECT_EQ(found[2].size(), 1U);
        EXPECT_EQ(found[3].size(), 3U);
        EXPECT_EQ(found.size(), 4U) << "lanes without marks";
    }
}

TEST_F(LanesLayoutTest, TheSystemOfTheSceneMayStandInAnyLane)
{
    auto lanes = std::make_shared<SystemLanes>(*sixLanes());
    std::swap(lanes->lanes[0], lanes->lanes[1]); // the records of System B are shown
    const auto rows = show(ownScene(), lanes);
    EXPECT_EQ(layout.trackOf({ SideId::System, 0 }), 2U);
    EXPECT_EQ(rows[0].layout->lanes[1], 1U);
    EXPECT_EQ(rows[0].layout->lanes[2], 1U) << "Ada and Bob, side by side";
    const auto id = layout.marks().on(SideId::System, 1);
    ASSERT_TRUE(id);
    EXPECT_TRUE(layout.trackRect(rows[0], 2).contains(drawnRectsOf(layout, rows, *id).front().center()));
}

TEST_F(LanesLayoutTest, WithoutLanesStandGoldAndSystem)
{
    const auto rows = show(ownScene(), nullptr);
    EXPECT_EQ(layout.trackCount(), 2U);
    EXPECT_EQ(rows[0].geometry.trackTop.size(), 3U);
    show(test::makeOneSided(SideId::Gold, sentence, {}), nullptr);
    EXPECT_EQ(layout.mode(), ViewMode::Stacked);
}

TEST_F(LanesLayoutTest, WhereTheTextsDifferInterlinearIsShownWithoutLanes)
{
    const auto rows = show(test::noisyScene(), sixLanes());
    EXPECT_EQ(layout.wantedMode(), ViewMode::Stacked);
    EXPECT_EQ(layout.mode(), ViewMode::Interlinear);
    EXPECT_EQ(layout.lanes(), nullptr);
    EXPECT_EQ(layout.trackCount(), 2U);
    EXPECT_TRUE(rows[0].geometry.trackTop.empty());
    EXPECT_LT(rows[0].geometry.textTop[0], rows[0].geometry.textTop[1]);
}

TEST_F(LanesLayoutTest, LanesAreForgottenWithTheirText)
{
    show(ownScene(), sixLanes());
    layout.setScene(ownScene());
    EXPECT_EQ(layout.lanes(), nullptr) << "offsets of another document would be wrong here";
    layout.setLanes(sixLanes());
    layout.setMode(ViewMode::Interlinear);
    EXPECT_EQ(layout.lanes(), nullptr);
}

TEST_F(LanesLayoutTest, LinesWithoutMarksHaveNoLanes)
{
    const std::string text = "nothing here\nAda met Bob in Rome";
    const auto rows = show(ownScene(text), nullptr);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_TRUE(rows[0].geometry.trackTop.empty());
    EXPECT_TRUE(layout.trackRect(rows[0], 0).isNull());
    EXPECT_FALSE(rows[1].geometry.trackTop.empty());
}

TEST_F(LanesLayoutTest, DeepNestsAreFoldedSoThatRowsStayLow)
{
    const auto rows = show(test::deepScene(), nullptr, 2000);
    unsigned folded = 0;
    for (const MarkPiece& piece : rows[0].layout->pieces) {
        folded += layout.slotOf(piece, false) ? 0U : 1U;
        EXPECT_TRUE(layout.slotOf(piece, true).has_value());
    }
    EXPECT_GT(folded, 0U);
    EXPECT_LE(layout.trackRect(rows[0], 0).height(), mostStackedLanes * layout.metrics().laneHeight + 0.01);
}

TEST_F(LanesLayoutTest, ALineWithAnErrorOfAnySystemIsNoPartOfAFold)
{
    std::string text;
    for (int line = 0; line < 30; ++line) {
        text += line == 20 ? "here is Zoe\n" : "nothing at all\n";
    }
    const auto scene = makeScene(text, text, {});
    layout.setOnlyDifferences(true);
    show(scene, nullptr);
    const auto column = layout.table().columnOf(SideId::Gold, spanOf(text, "Zoe").begin);
    EXPECT_GT(layout.hiddenLines(layout.lineOfColumn(column)), 0U);
    auto lanes = std::make_shared<SystemLanes>();
    lanes->lanes
        = { ownLane(), further(2, { mark(text, SideId::System, "Zoe", "PER", Outcome::Spurious, 0) }, text) };
    layout.setLanes(lanes);
    EXPECT_EQ(layout.hiddenLines(layout.lineOfColumn(column)), 0U);
}

class LanesViewTest : public ::testing::Test
{
protected:
    SpanTextView view;

    void show(const TextScenePtr& scene, const SystemLanesPtr& lanes, QSize size = { 900, 500 })
    {
        view.resize(size);
        view.setMode(ViewMode::Stacked);
        view.setScene(scene);
        view.setLanes(lanes);
        view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    }
    QPoint centre(MarkId id) const
    {
        const auto rects = drawnRectsOf(view.layoutData(), view.visibleRows(), id);
        EXPECT_FALSE(rects.empty());
        return rects.empty() ? QPoint() : rects.front().center().toPoint();
    }
    void click(QPoint point) { QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, point); }
    /// The mark of a further lane with a record of its own system.
    MarkId laneMark(std::uint8_t lane, std::uint32_t record) const
    {
        const auto spans = view.markedSpans();
        const auto found = std::ranges::find_if(
            spans, [&](const auto& span) { return span.id.lane == lane && span.record == record; });
        EXPECT_NE(found, spans.end());
        return found == spans.end() ? MarkId() : found->id;
    }
};

TEST_F(LanesViewTest, EverySpanOfEverySystemIsThereOnce)
{
    show(ownScene(), sixLanes());
    std::map<unsigned, int> counts;
    for (const auto& span : view.markedSpans()) {
        ++counts[view.layoutData().trackOf(span.id)];
    }
    EXPECT_EQ(counts, (std::map<unsigned, int> { { 0, 3 }, { 1, 2 }, { 2, 1 }, { 3, 3 } }));
}

TEST_F(LanesViewTest, AClickInTheOwnLanesSelectsTheRecord)
{
    show(ownScene(), sixLanes());
    QSignalSpy activated(&view, &SpanTextView::recordActivated);
    QSignalSpy lane(&view, &SpanTextView::laneRecordActivated);
    click(centre(*view.layoutData().marks().on(SideId::Gold, 2)));
    EXPECT_EQ(view.currentRecord(), 2U);
    click(centre(*view.layoutData().marks().on(SideId::System, 1)));
    EXPECT_EQ(view.currentRecord(), 1U);
    EXPECT_EQ(activated.count(), 2);
    EXPECT_EQ(lane.count(), 0);
}

TEST_F(LanesViewTest, AClickInAnotherLaneTellsItsOwnRecord)
{
    show(ownScene(), sixLanes());
    view.setCurrentRecord(0);
    QSignalSpy activated(&view, &SpanTextView::recordActivated);
    QSignalSpy lane(&view, &SpanTextView::laneRecordActivated);
    const MarkId monday = laneMark(3, 6);
    click(centre(monday));
    ASSERT_EQ(lane.count(), 1);
    EXPECT_EQ(lane.last().at(0).toInt(), 3);
    EXPECT_EQ(lane.last().at(1).toUInt(), 6U);
    EXPECT_EQ(view.pointedMark(), monday);
    EXPECT_EQ(view.currentRecord(), 0U) << "numbers of another system";
    EXPECT_EQ(activated.count(), 0);
    view.setCurrentRecord(1);
    EXPECT_FALSE(view.pointedMark());
}

TEST_F(LanesViewTest, AClickDuringWhichTheLanesChangeIsNone)
{
    show(ownScene(), sixLanes());
    QSignalSpy activated(&view, &SpanTextView::recordActivated);
    QSignalSpy lane(&view, &SpanTextView::laneRecordActivated);
    const QPoint monday = centre(laneMark(3, 6));
    QTest::mousePress(view.viewport(), Qt::LeftButton, Qt::NoModifier, monday);
    auto fewer = std::make_shared<SystemLanes>();
    fewer->lanes.push_back(ownLane());
    view.setLanes(fewer);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, Qt::NoModifier, monday);
    EXPECT_EQ(lane.count(), 0);

    view.setLanes(sixLanes());
    QTest::mousePress(view.viewport(), Qt::LeftButton, Qt::NoModifier, monday);
    view.setMode(ViewMode::Interlinear);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, Qt::NoModifier, monday);
    EXPECT_EQ(lane.count(), 0);
    EXPECT_EQ(activated.count(), 0);
    EXPECT_FALSE(view.pointedMark());
}

TEST_F(LanesViewTest, ATextWithoutMarksSaysSo)
{
    show(ownScene(), nullptr);
    EXPECT_TRUE(view.noMarksNote().isEmpty());
    const auto bare = makeScene(sentence, sentence, {});
    view.setScene(bare);
    EXPECT_EQ(view.noMarksNote(), QStringLiteral("No entities on either side"));
    view.setLanes(sixLanes());
    EXPECT_TRUE(view.noMarksNote().isEmpty()) << "other systems have some";
    auto alone = std::make_shared<TextScene>(*bare);
    alone->alone = true;
    view.setScene(alone);
    EXPECT_EQ(view.noMarksNote(), QStringLiteral("No annotations"));
    EXPECT_FALSE(view.grab().isNull());
}

TEST_F(LanesViewTest, MarksAndLanesAreNamed)
{
    show(ownScene(), sixLanes(3));
    const QString words = view.describe(laneMark(3, 4));
    EXPECT_EQ(words, QStringLiteral("team3: Incorrect, LOC Bob"));
    const QString tip = view.tooltipAt(centre(laneMark(2, 7)));
    EXPECT_TRUE(tip.contains(QStringLiteral("team2: Correct, LOC Rome; 15–19"))) << tip.toStdString();
    const auto rows = view.visibleRows();
    const auto inLane = [&](unsigned track) {
        return view.tooltipAt(view.layoutData().trackRect(rows[0], track).center());
    };
    EXPECT_TRUE(inLane(5).contains(QStringLiteral("text differs: see Interlinear")));
    EXPECT_TRUE(inLane(4).contains(QStringLiteral("scoring…")));
    EXPECT_TRUE(lanesText(view.layoutData()).contains(QStringLiteral("3 more systems are not shown")));
    EXPECT_TRUE(view.describe(MarkId { SideId::Gold, 900, 3 }).isEmpty());
    EXPECT_TRUE(view.describe(MarkId { SideId::Gold, 0, 40 }).isEmpty());
}

TEST_F(LanesViewTest, ScreenReadersHearTheMarksOfEveryLane)
{
    show(ownScene(), sixLanes());
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(&view);
    ASSERT_NE(canvas, nullptr);
    QStringList names;
    for (int i = 0; i < canvas->childCount(); ++i) {
        names.append(canvas->child(i)->text(QAccessible::Name));
    }
    EXPECT_TRUE(names.contains(QStringLiteral("team2: Correct, LOC Rome")));
    EXPECT_TRUE(names.contains(QStringLiteral("team3: Spurious, DATE Monday")));
    EXPECT_EQ(names.filter(QStringLiteral("team3:")).size(), 3);
    EXPECT_EQ(names.filter(QStringLiteral("Missing, gold LOC Rome")).size(), 1);
}

TEST_F(LanesViewTest, TheMenuOfALaneNamesIt)
{
    show(ownScene(), sixLanes());
    QSignalSpy lane(&view, &SpanTextView::laneMenuRequested);
    QSignalSpy record(&view, &SpanTextView::contextMenuRequested);
    const auto ask = [this](QPoint point) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, point, view.viewport()->mapToGlobal(point));
        QCoreApplication::sendEvent(view.viewport(), &event);
    };
    ask(centre(laneMark(2, 7)));
    ASSERT_EQ(lane.count(), 1);
    EXPECT_EQ(lane.last().at(0).toInt(), 2);
    EXPECT_EQ(lane.last().at(1).toUInt(), 7U);
    ask(view.layoutData().trackRect(view.visibleRows()[0], 5).center().toPoint());
    EXPECT_EQ(lane.last().at(0).toInt(), 5);
    EXPECT_EQ(lane.last().at(1).toUInt(), analysis::noRecord);
    ask(centre(*view.layoutData().marks().on(SideId::Gold, 2)));
    EXPECT_EQ(record.count(), 1);
}

TEST_F(LanesViewTest, LanesComeWithoutMovingWhatIsSelected)
{
    const auto scene = test::largeScene(40000, 400, false, false);
    show(scene, nullptr);
    view.setCurrentRecord(300);
    ASSERT_FALSE(view.rectsOf(300, SideId::Gold).empty());
    auto lanes = std::make_shared<SystemLanes>();
    lanes->lanes.push_back(ownLane());
    for (int number = 2; number <= 6; ++number) {
        SystemLane& lane = lanes->lanes.emplace_back(ownLane());
        lane.own = false;
        lane.name = QStringLiteral("team%1").arg(number);
        lane.plan = scene->plan;
    }
    view.setLanes(lanes);
    EXPECT_EQ(view.currentRecord(), 300U);
    EXPECT_FALSE(view.rectsOf(300, SideId::Gold).empty());
    EXPECT_LT(view.markedSpans().size(), 7U * 60U) << "only what is in sight";
}

TEST_F(LanesViewTest, EveryLaneIsPainted)
{
    show(ownScene(), sixLanes());
    const auto picture = [this] { return view.viewport()->grab().toImage(); };
    const QImage all = picture();
    auto fewer = std::make_shared<SystemLanes>(*sixLanes());
    fewer->lanes[2].plan.system.clear();
    view.setLanes(fewer);
    EXPECT_NE(picture(), all);
    QPalette dark = view.palette();
    dark.setColor(QPalette::Base, QColor(0x1E, 0x1E, 0x1E));
    dark.setColor(QPalette::Text, QColor(0xEE, 0xEE, 0xEE));
    view.setPalette(dark);
    EXPECT_NE(picture(), all);
}

} // namespace
} // namespace touchstone::ui
