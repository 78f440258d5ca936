// SPDX-License-Identifier: GPL-3.0-or-later
// The lanes of the text panel: which systems have one, what stands in it, what a click on it does.
#include "ui/panels/text/lanefeed.h"

#include "tests/ui/uisupport.h"
#include "ui/panels/text/documentview.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;
using State = SystemLane::State;

const std::string firstSentence
    = "[PER Ada] met [PER Bob] in [LOC Rome] on a Monday in the spring of that year.";

class LaneFeedTest : public ::testing::Test
{
protected:
    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    DocumentView view { session, selection };

    void open(const std::vector<std::vector<std::string>>& systems,
        const std::vector<std::string>& gold = { firstSentence })
    {
        uitest::open(session, folder, gold, systems);
        view.resize(1000, 700);
        view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    }
    void stack()
    {
        view.setMode(TextMode::Stacked);
        ASSERT_TRUE(settled());
    }
    bool settled()
    {
        return waitFor([this] {
            return session.state() == Session::State::Ready && session.allReady() && !session.measuring()
                && view.idle();
        });
    }
    [[nodiscard]] const SystemLanes& lanes() { return *view.canvas().layoutData().lanes(); }
    [[nodiscard]] std::vector<int> order()
    {
        std::vector<int> systems;
        for (const SystemLane& lane : lanes().lanes) {
            systems.push_back(lane.system);
        }
        return systems;
    }
};

/// System number `i` has the first i annotations of the gold, and from the fourth on a spurious one.
std::vector<std::vector<std::string>> manySystems(int count)
{
    std::vector<std::vector<std::string>> systems;
    for (int i = 0; i < count; ++i) {
        std::string text = i > 0 ? "[PER Ada]" : "Ada";
        text += i > 1 ? " met [PER Bob]" : " met Bob";
        text += i > 2 ? " in [LOC Rome]" : " in Rome";
        text += i > 3 ? " on a [DATE Monday]" : " on a Monday";
        systems.push_back({ text + " in the spring of that year." });
    }
    return systems;
}

TEST_F(LaneFeedTest, SixOfSevenSystemsHaveALaneWithAllTheirSpans)
{
    open(manySystems(7));
    stack();
    EXPECT_EQ(order(), (std::vector<int> { 0, 1, 2, 3, 4, 5 }));
    EXPECT_EQ(lanes().left, 1);
    std::vector<int> counts(7, 0);
    for (const auto& span : view.canvas().markedSpans()) {
        ++counts[view.canvas().layoutData().trackOf(span.id)];
    }
    EXPECT_EQ(counts, (std::vector<int> { 3, 0, 1, 2, 3, 4, 4 })) << "gold, then systems 0 to 5";
    for (const SystemLane& lane : lanes().lanes) {
        EXPECT_EQ(lane.state, State::Shown);
        EXPECT_EQ(lane.own, lane.system == 0);
    }
}

TEST_F(LaneFeedTest, SystemBIsTheSecondAndTheOthersKeepTheirOrder)
{
    open(manySystems(7));
    stack();
    session.setSystemB(6);
    ASSERT_TRUE(settled());
    EXPECT_EQ(order(), (std::vector<int> { 0, 6, 1, 2, 3, 4 }));
    EXPECT_EQ(lanes().left, 1);
    EXPECT_EQ(lanes().lanes[1].plan.system.size(), 4U);
}

TEST_F(LaneFeedTest, OtherSystemsAreScoredWhileLanesAreToBeSeenOnly)
{
    open(manySystems(3));
    EXPECT_EQ(session.results().size(), 1U);
    view.setMode(TextMode::Stacked);
    EXPECT_EQ(lanes().lanes[0].state, State::Shown);
    EXPECT_EQ(lanes().lanes[1].state, State::Scoring);
    ASSERT_TRUE(settled());
    EXPECT_EQ(session.results().size(), 3U);
    EXPECT_EQ(lanes().lanes[2].state, State::Shown);
    view.setMode(TextMode::Interlinear);
    EXPECT_FALSE(session.allReady()) << "nobody asks any longer";
    EXPECT_EQ(view.canvas().layoutData().lanes(), nullptr);
    view.setMode(TextMode::Stacked);
    EXPECT_TRUE(session.allReady());
    view.hide();
    EXPECT_FALSE(session.allReady());
}

TEST_F(LaneFeedTest, LanesThatTheUserStoppedSaySoAndComeWhenAskedAnew)
{
    open(manySystems(3));
    view.setMode(TextMode::Stacked);
    session.cancel();
    EXPECT_EQ(lanes().lanes[0].state, State::Shown);
    EXPECT_EQ(lanes().lanes[1].state, State::Stopped);
    view.setMode(TextMode::SideBySide);
    stack();
    EXPECT_EQ(lanes().lanes[1].state, State::Shown);
}

TEST_F(LaneFeedTest, ASystemWithAnotherTextSaysSoAndShowsNothing)
{
    auto systems = manySystems(3);
    systems[1] = { "[PER Ada] meet [PER Bob] in [LOC Rome] on a Monday in the spring of that year." };
    open(systems);
    stack();
    EXPECT_EQ(view.canvas().shownMode(), ViewMode::Stacked);
    EXPECT_EQ(lanes().lanes[1].state, State::Differs);
    EXPECT_TRUE(lanes().lanes[1].plan.system.empty());
    EXPECT_EQ(lanes().lanes[2].state, State::Shown);
    EXPECT_TRUE(view.notice().isEmpty());

    session.setSystemA(1);
    ASSERT_TRUE(settled());
    EXPECT_EQ(view.mode(), TextMode::Stacked) << "as it was chosen";
    EXPECT_EQ(view.canvas().shownMode(), ViewMode::Interlinear);
    EXPECT_EQ(view.canvas().layoutData().lanes(), nullptr);
    EXPECT_TRUE(view.notice().contains(QStringLiteral("Interlinear"))) << view.notice().toStdString();
}

TEST_F(LaneFeedTest, ASystemWithoutTheDocumentSaysSo)
{
    const std::string second = "[ORG Touchstone] is the second of two documents here.";
    auto systems = manySystems(2);
    systems[0].push_back(second);
    open(systems, { firstSentence, second });
    selection.setCurrentCase(1);
    stack();
    EXPECT_EQ(lanes().lanes[1].state, State::Absent);
    selection.setCurrentCase(0);
    ASSERT_TRUE(settled());
    EXPECT_EQ(lanes().lanes[1].state, State::Shown);
}

TEST_F(LaneFeedTest, AClickInAnotherLaneSelectsWhatIsShownOfTheSameGold)
{
    open(manySystems(5));
    stack();
    const auto results = session.results();
    const analysis::Evaluation& fifth = *results[4].evaluation;
    const auto numberOf = [](const analysis::Evaluation& evaluation, const std::string& gold) {
        const auto found = std::ranges::find_if(
            evaluation.records, [&](const auto& record) { return evaluation.goldText(record) == gold; });
        return static_cast<std::uint32_t>(found - evaluation.records.begin());
    };
    Q_EMIT view.canvas().laneRecordActivated(5, numberOf(fifth, "Rome"));
    EXPECT_EQ(selection.currentRecord(), numberOf(*session.evaluationA(), "Rome"));
    Q_EMIT view.canvas().laneRecordActivated(5, numberOf(fifth, "")); // spurious: nothing of the gold
    EXPECT_EQ(selection.currentRecord(), numberOf(*session.evaluationA(), "Rome"));
    Q_EMIT view.canvas().laneRecordActivated(99, 0);
    EXPECT_EQ(selection.currentRecord(), numberOf(*session.evaluationA(), "Rome"));
}

TEST_F(LaneFeedTest, TheSystemOfALaneBecomesSystemAWithItsRecordOrSystemB)
{
    open(manySystems(5));
    stack();
    view.lanes().makeShown(4, false, analysis::noRecord);
    ASSERT_TRUE(settled());
    EXPECT_EQ(session.systemB(), 3);
    EXPECT_EQ(order(), (std::vector<int> { 0, 3, 1, 2, 4 }));

    const analysis::EvaluationPtr fifth = session.results()[4].evaluation;
    const auto spurious = std::ranges::find_if(
        fifth->records, [](const match::PairOutcome& record) { return !record.hasGold(); });
    ASSERT_NE(spurious, fifth->records.end());
    const auto number = static_cast<std::uint32_t>(spurious - fifth->records.begin());
    view.lanes().makeShown(5, true, number);
    ASSERT_TRUE(settled());
    EXPECT_EQ(session.systemA(), 4);
    EXPECT_EQ(selection.evaluation(), fifth);
    EXPECT_EQ(selection.currentRecord(), number);
    EXPECT_EQ(order(), (std::vector<int> { 4, 3, 0, 1, 2 }));
    EXPECT_TRUE(lanes().lanes[0].own);
}

} // namespace
} // namespace touchstone::ui
