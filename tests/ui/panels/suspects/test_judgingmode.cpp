// SPDX-License-Identifier: GPL-3.0-or-later
// Judging by keys in the window: when keys act, what is written, taken back, said of alike places, drawn, and
// estimated.
#include "ui/project/judgingmode.h"

#include "tests/ui/panels/suspects/judgedgold.h"
#include "tests/ui/uisupport.h"

#include "core/judging/suspectwords.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/suspects/suspectsview.h"
#include "ui/panels/text/documentview.h"
#include "ui/project/alikedialog.h"
#include "ui/project/correctiondraft.h"
#include "ui/project/correctionrow.h"
#include "ui/project/judgebar.h"
#include "ui/project/judgementcontrol.h"
#include "ui/project/sampledialog.h"
#include "ui/session/selectionmodel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/projectcontrol.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QListWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using analysis::Verdict;
using uitest::waitFor;
using Column = SuspectModel::Column;

class JudgingModeTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        folder.file(QStringLiteral("gold.conll"), judgedGold("ORG"));
        folder.file(QStringLiteral("a.conll"), judgedGold("LOC"));
        Settings settings;
        settings.judge = QStringLiteral("Ada");
        start(settings);
        analysis::DataSetSpec data;
        data.gold = uitest::source(folder.path(QStringLiteral("gold.conll")));
        data.systems = { uitest::source(folder.path(QStringLiteral("a.conll")), "a") };
        window->openDataSet(data);
        settle();
        window->showPanel(QStringLiteral("suspects"));
        settle();
    }
    void start(const Settings& settings)
    {
        window = std::make_unique<MainWindow>(settings, [this](const Settings& kept) { stored = kept; });
        window->resize(1280, 820);
        window->show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }
    void settle() const
    {
        for (int i = 0; i < 2; ++i) {
            ASSERT_TRUE(waitFor([this] { return window->idle(); }));
            QCoreApplication::processEvents();
        }
    }
    template <typename View> View& view() { return *window->findChild<View*>(); }
    SuspectsView& suspects() { return view<SuspectsView>(); }
    JudgeBar& bar() { return view<JudgeBar>(); }
    JudgingMode& mode() { return window->projects().judging().mode(); }
    void press(Qt::Key key)
    {
        QTest::keyClick(suspects().table(), key);
        settle();
    }
    void choose(int row)
    {
        suspects().table()->setFocus();
        suspects().table()->setCurrentIndex(suspects().model()->index(row, 1));
    }
    QString verdictIn(int row)
    {
        return suspects().model()->index(row, Column::VerdictColumn).data().toString();
    }
    std::vector<analysis::Judgement> written() const
    {
        auto read = analysis::readJudgements(
            folder.path(QStringLiteral("gold.conll.judgements.jsonl")).toStdString());
        EXPECT_TRUE(read);
        return read ? read->judgements : std::vector<analysis::Judgement>();
    }

    uitest::Folder folder;
    Settings stored; ///< by the window
    std::unique_ptr<MainWindow> window;
};

TEST_F(JudgingModeTest, KeysActWhileItIsOn)
{
    ASSERT_EQ(suspects().model()->rowCount(), 3);
    EXPECT_TRUE(bar().isHidden());
    choose(0);
    press(Qt::Key_1);
    EXPECT_TRUE(written().empty()) << "it is off";
    window->action(Command::JudgeByKeys)->trigger();
    EXPECT_TRUE(mode().on());
    EXPECT_TRUE(window->action(Command::JudgeByKeys)->isChecked());
    EXPECT_TRUE(bar().isVisible());
    QSignalSpy notices(&mode(), &JudgingMode::noticed);
    suspects().table()->selectionModel()->clear();
    press(Qt::Key_2);
    ASSERT_EQ(notices.size(), 1) << "no row is chosen";
    EXPECT_TRUE(notices[0][0].toString().startsWith(QStringLiteral("Choose a row")));
    choose(0);
    press(Qt::Key_2);
    ASSERT_EQ(written().size(), 1U);
    const analysis::Judgement said = written().front();
    EXPECT_EQ(said.verdict, Verdict::SystemWrong);
    EXPECT_EQ(said.judge, "Ada");
    EXPECT_EQ(said.words, "Prague");
    EXPECT_EQ(said.systems, std::vector<std::string> { "a" });
    EXPECT_EQ(said.sampled, analysis::Sampled::List);
    ASSERT_TRUE(said.record.gold);
    EXPECT_EQ(said.record.gold->type, "ORG");
    EXPECT_EQ(suspects().table()->currentIndex().row(), 0) << "what took its place";
    EXPECT_EQ(verdictIn(2), QStringLiteral("System is wrong"));
    EXPECT_TRUE(bar().counts().startsWith(QStringLiteral("1 judged, 0")));
    bar().leave()->click();
    EXPECT_FALSE(mode().on());
    press(Qt::Key_1);
    EXPECT_EQ(written().size(), 1U);
}

TEST_F(JudgingModeTest, WithoutAGoldItSaysThatThereIsNoneToJudge)
{
    analysis::DataSetSpec data;
    data.gold = uitest::source(folder.path(QStringLiteral("gold.conll")), "b");
    data.systems = { uitest::source(folder.path(QStringLiteral("a.conll")), "a") };
    data.noGold = true;
    window->openDataSet(data);
    settle();
    QSignalSpy notices(&window->projects().judging(), &JudgementControl::noticed);
    window->action(Command::JudgeByKeys)->trigger();
    EXPECT_FALSE(mode().on());
    ASSERT_EQ(notices.size(), 1);
    EXPECT_TRUE(notices[0][0].toString().startsWith(QStringLiteral("Systems are compared with each other")));
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
}

TEST_F(JudgingModeTest, EnterAcceptsTheProposalAndUTakesItBack)
{
    mode().setOn(true);
    choose(0);
    const auto line = suspects().currentLine();
    bar().noteField()->setText(QStringLiteral("a city"));
    bar().tags()->setText(QStringLiteral("x, b ,x"));
    press(Qt::Key_Return);
    ASSERT_EQ(written().size(), 1U);
    const analysis::Judgement said = written().front();
    EXPECT_EQ(said.verdict, Verdict::GoldWrong);
    ASSERT_TRUE(said.correct && said.correct->size() == 1);
    EXPECT_EQ(said.correct->front().type, "LOC");
    EXPECT_EQ(said.correct->front().pieces, said.record.gold->pieces);
    EXPECT_EQ(said.note, "a city");
    EXPECT_EQ(said.tags, (std::vector<std::string> { "b", "x" }));
    EXPECT_EQ(bar().noteField()->text(), QString());
    EXPECT_TRUE(suspects().model()->isJudged(*line));
    press(Qt::Key_U);
    ASSERT_EQ(written().size(), 2U) << "nothing is deleted";
    EXPECT_EQ(written().back().verdict, Verdict::Cleared);
    EXPECT_FALSE(suspects().model()->isJudged(*line));
    EXPECT_EQ(suspects().currentLine(), line);
    press(Qt::Key_U);
    EXPECT_EQ(written().size(), 2U) << "there is nothing more";
    press(Qt::Key_3);
    choose(suspects().model()->rowOf(*line));
    press(Qt::Key_4);
    press(Qt::Key_U);
    EXPECT_EQ(written().back().verdict, Verdict::BothAcceptable) << "as it was before";
}

TEST_F(JudgingModeTest, ErrorsAreJudgedByTheSameKeys)
{
    mode().setOn(true);
    window->showPanel(QStringLiteral("errors"));
    auto& errors = view<ErrorListView>();
    ASSERT_EQ(errors.model()->rowCount(), 3);
    errors.table()->setFocus();
    errors.table()->setCurrentIndex(errors.model()->index(0, 0));
    QTest::keyClick(errors.table(), Qt::Key_Return);
    settle();
    ASSERT_EQ(written().size(), 1U);
    EXPECT_EQ(written().front().verdict, Verdict::GoldWrong);
    ASSERT_TRUE(written().front().correct);
    EXPECT_EQ(written().front().correct->front().type, "LOC");
    EXPECT_EQ(errors.table()->currentIndex().row(), 1);
    EXPECT_EQ(suspects().rows()->ranking.judged().size(), 1U);
}

TEST_F(JudgingModeTest, UGoesBackToTheRecordWhoseVerdictItTakesBack)
{
    mode().setOn(true);
    window->showPanel(QStringLiteral("errors"));
    auto& errors = view<ErrorListView>();
    errors.table()->setFocus();
    errors.table()->setCurrentIndex(errors.model()->index(0, 0));
    const auto key = [&](Qt::Key pressed) {
        QTest::keyClick(errors.table(), pressed);
        settle();
        return errors.table()->currentIndex().row();
    };
    EXPECT_EQ(key(Qt::Key_1), 1);
    EXPECT_EQ(key(Qt::Key_2), 2);
    EXPECT_EQ(key(Qt::Key_U), 1);
    EXPECT_EQ(key(Qt::Key_U), 0);
    EXPECT_EQ(key(Qt::Key_3), 1);
    auto said = written();
    ASSERT_EQ(said.size(), 5U);
    EXPECT_EQ(said[2].record, said[1].record);
    EXPECT_EQ(said[3].verdict, Verdict::Cleared);
    EXPECT_EQ(said[3].record, said[0].record);
    EXPECT_EQ(said[4].verdict, Verdict::BothAcceptable);
    EXPECT_EQ(said[4].record, said[0].record);

    // Given here, taken back in Suspects, where the cursor has gone elsewhere.
    window->showPanel(QStringLiteral("suspects"));
    settle();
    choose(1);
    press(Qt::Key_U);
    press(Qt::Key_1);
    said = written();
    ASSERT_EQ(said.size(), 7U);
    EXPECT_EQ(said[5].verdict, Verdict::Cleared);
    EXPECT_EQ(said[6].record, said[0].record);
}

TEST_F(JudgingModeTest, UGoesBackToARowThatWasHiddenAsJudged)
{
    mode().setOn(true);
    suspects().hideJudged()->setChecked(true);
    choose(0);
    const auto line = suspects().currentLine();
    press(Qt::Key_1);
    ASSERT_EQ(suspects().model()->rowCount(), 2);
    press(Qt::Key_U);
    EXPECT_EQ(suspects().model()->rowCount(), 3);
    EXPECT_EQ(suspects().currentLine(), line);
}

TEST_F(JudgingModeTest, TheSameIsSaidOfAlikePlaces)
{
    mode().setOn(true);
    choose(0);
    EXPECT_FALSE(bar().alike()->isEnabled());
    press(Qt::Key_1);
    EXPECT_TRUE(bar().alike()->isEnabled());
    EXPECT_TRUE(bar().alike()->text().contains(QStringLiteral("2 alike")));
    QTest::keyClick(suspects().table(), Qt::Key_A);
    auto* dialog = qobject_cast<AlikeDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    ASSERT_EQ(dialog->places()->count(), 2);
    EXPECT_EQ(dialog->verdict(), Verdict::GoldWrong);
    dialog->places()->item(0)->setCheckState(Qt::Unchecked);
    EXPECT_EQ(dialog->chosen(), std::vector<std::size_t> { 1 });
    dialog->accept();
    settle();
    ASSERT_EQ(written().size(), 2U);
    EXPECT_EQ(written().back().verdict, Verdict::GoldWrong);
    ASSERT_TRUE(written().back().correct);
    EXPECT_EQ(suspects().rows()->ranking.judged().size(), 2U);
}

TEST_F(JudgingModeTest, WithoutAVerdictNothingIsSaidOfAlikePlacesAndWhyIsTold)
{
    mode().setOn(true);
    choose(0);
    press(Qt::Key_1);
    ASSERT_TRUE(bar().alike()->isEnabled());
    press(Qt::Key_U);
    EXPECT_FALSE(bar().alike()->isEnabled()) << "it was taken back";
    QSignalSpy notices(&mode(), &JudgingMode::noticed);
    press(Qt::Key_A);
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    ASSERT_EQ(notices.size(), 1);
    EXPECT_TRUE(notices[0][0].toString().contains(QStringLiteral("judge a row of Suspects first")));
    EXPECT_EQ(bar().alike()->toolTip(), notices[0][0].toString());
    press(Qt::Key_1);
    EXPECT_TRUE(bar().alike()->isEnabled());
    bar().blind()->setChecked(true);
    EXPECT_FALSE(bar().alike()->isEnabled());
    EXPECT_TRUE(bar().alike()->toolTip().startsWith(QStringLiteral("In blind mode")));
}

TEST_F(JudgingModeTest, BlindTheFirstTwoKeysAreOfTheSidesThatAreShown)
{
    mode().setOn(true);
    bar().blind()->setChecked(true);
    choose(0);
    EXPECT_EQ(bar().verdicts().front()->text(), QStringLiteral("1 First is wrong"));
    const bool goldFirst = suspects().model()->goldFirst(*suspects().currentLine());
    press(Qt::Key_Return);
    EXPECT_TRUE(written().empty()) << "a proposal would tell";
    press(Qt::Key_1);
    ASSERT_EQ(written().size(), 1U);
    EXPECT_EQ(written().front().verdict, goldFirst ? Verdict::GoldWrong : Verdict::SystemWrong);
    EXPECT_EQ(verdictIn(2), QStringLiteral("The first is wrong"));
}

TEST_F(JudgingModeTest, ASampleTellsHowMuchIsWrongAsTheCoreDoes)
{
    mode().setOn(true);
    EXPECT_EQ(bar().estimate(), QString());
    bar().sample()->click();
    auto* dialog = qobject_cast<SampleDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->places()->value(), 100);
    EXPECT_EQ(dialog->seed()->value(), 1);
    dialog->places()->setValue(6);
    dialog->seed()->setValue(7);
    dialog->accept();
    settle();
    ASSERT_EQ(suspects().model()->sample().size(), 6U);
    for (int i = 0; i < 12 && !bar().counts().contains(QStringLiteral("6 of them")); ++i) {
        choose(0);
        press(suspects().model()->suspect(*suspects().currentLine()).gold->type == "ORG" ? Qt::Key_1
                                                                                         : Qt::Key_3);
    }
    const auto judged = written();
    EXPECT_EQ(
        std::ranges::count(judged, std::optional(analysis::Sampled::Random), &analysis::Judgement::sampled),
        6);
    const auto table = window->projects().judging().judgements().table();
    const auto places = analysis::placesOf(suspects().rows()->list().evaluations(), {});
    const auto expected = analysis::goldEstimate(places, analysis::verdictsByPlace(*table));
    ASSERT_TRUE(expected.rate);
    EXPECT_EQ(bar().estimate(), JudgeBar::estimateText(expected));
    EXPECT_TRUE(bar().estimate().contains(QStringLiteral("judged by Ada"))) << bar().estimate().toStdString();
    bar().sample()->click();
    EXPECT_TRUE(suspects().model()->sample().empty());
    EXPECT_EQ(window->projects().judging().sample().size().seed, 7U) << "asked for again";
}

TEST_F(JudgingModeTest, WithoutAProjectTheSettingsKeepTheSample)
{
    mode().setOn(true);
    settle();
    auto& memory = window->projects().judging().sampleMemory();
    EXPECT_EQ(memory.size().places, analysis::usualSample);
    memory.draw({ 4, 9 });
    settle();
    const auto drawn = suspects().model()->sample();
    ASSERT_EQ(drawn.size(), 4U);
    ASSERT_EQ(memory.remembered().size(), 1U);
    mode().setOn(false);
    settle();
    EXPECT_TRUE(suspects().model()->sample().empty());
    mode().setOn(true);
    settle();
    EXPECT_EQ(suspects().model()->sample(), drawn) << "judging goes on";

    ASSERT_EQ(stored.samples, memory.remembered());
    const auto data = window->session().dataSet()->spec;
    const auto startedAgain = [&]() {
        QSettings().clear();
        ASSERT_TRUE(writeSettings(stored));
        start(readSettings());
        QSettings().clear();
        window->openDataSet(data);
        settle();
        window->showPanel(QStringLiteral("suspects"));
        window->projects().judging().judgements().setJudge(QStringLiteral("Ada"));
        mode().setOn(true);
        settle();
    };
    startedAgain();
    EXPECT_EQ(suspects().model()->sample(), drawn);
    EXPECT_EQ(bar().sample()->text(), QStringLiteral("End sample"));
    bar().sample()->click();
    settle();
    EXPECT_TRUE(suspects().model()->sample().empty());
    startedAgain();
    EXPECT_TRUE(suspects().model()->sample().empty()) << "it was ended";
    EXPECT_EQ(window->projects().judging().sampleMemory().size(), (GoldSample::Size { 4, 9 }));
}

TEST_F(JudgingModeTest, WhereBothSidesSayTheSameBothAreRightOrWrong)
{
    mode().setOn(true);
    window->projects().judging().sample().draw({ 100, 1 });
    settle();
    const auto chooseAgreed = [this]() {
        for (int row = 0; row < suspects().model()->rowCount(); ++row) {
            const auto line = suspects().model()->lineOf(row);
            if (suspects().model()->suspect(line).proposals.empty() && !suspects().model()->isJudged(line)) {
                choose(row);
                return line;
            }
        }
        ADD_FAILURE() << "gold and system agree nowhere";
        return 0U;
    };
    auto line = chooseAgreed();
    const auto offers
        = [this](int number) { return bar().verdicts()[static_cast<std::size_t>(number - 1)]->isEnabled(); };
    const auto words
        = [this](int number) { return bar().verdicts()[static_cast<std::size_t>(number - 1)]->text(); };
    EXPECT_TRUE(offers(1)) << "a gold that all repeat may be wrong";
    EXPECT_FALSE(offers(2));
    EXPECT_EQ(words(3), QStringLiteral("3 Both are right"));
    QSignalSpy notices(&mode(), &JudgingMode::noticed);
    press(Qt::Key_2);
    EXPECT_EQ(notices.size(), 1);
    EXPECT_TRUE(written().empty());
    bar().blind()->setChecked(true);
    line = chooseAgreed();
    EXPECT_FALSE(offers(1)) << "which of two that say the same?";
    EXPECT_FALSE(offers(2));
    EXPECT_EQ(words(3), QStringLiteral("3 Both are right"));
    EXPECT_EQ(words(4), QStringLiteral("4 Both are wrong"));
    press(Qt::Key_1);
    EXPECT_TRUE(written().empty());
    press(Qt::Key_3);
    ASSERT_EQ(written().size(), 1U);
    EXPECT_EQ(written().front().verdict, Verdict::BothAcceptable);
    EXPECT_EQ(verdictIn(suspects().model()->rowOf(line)), QStringLiteral("Both are right"));
    bar().blind()->setChecked(false);
    suspects().table()->selectionModel()->clear();
    mode().look();
    EXPECT_EQ(words(3), QStringLiteral("3 Both are acceptable"));
    EXPECT_TRUE(offers(2));
}

TEST_F(JudgingModeTest, WithoutASystemNoneIsWrong)
{
    folder.file(QStringLiteral("gold.conll"), judgedGold("ORG") + judgedGold("LOC"));
    analysis::DataSetSpec data;
    data.gold = uitest::source(folder.path(QStringLiteral("gold.conll")));
    window->openDataSet(data);
    settle();
    window->showPanel(QStringLiteral("suspects"));
    settle();
    mode().setOn(true);
    settle();
    ASSERT_GT(suspects().model()->rowCount(), 0);
    choose(0);
    EXPECT_FALSE(bar().verdicts()[1]->isEnabled());
    EXPECT_EQ(bar().verdicts()[2]->text(), QStringLiteral("3 Gold is right"));
    EXPECT_EQ(bar().verdicts()[3]->text(), QStringLiteral("4 Gold and proposal are wrong"));
    press(Qt::Key_2);
    EXPECT_TRUE(written().empty());
    const auto line = *suspects().currentLine();
    press(Qt::Key_3);
    ASSERT_EQ(written().size(), 1U);
    EXPECT_EQ(written().front().verdict, Verdict::BothAcceptable);
    EXPECT_EQ(verdictIn(suspects().model()->rowOf(line)), QStringLiteral("Gold is right"));
    QTest::keyClick(suspects().table(), Qt::Key_A);
    auto* dialog = qobject_cast<AlikeDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    const auto* const verdicts = dialog->findChild<QComboBox*>();
    EXPECT_EQ(verdicts->currentText(), QStringLiteral("Gold is right"));
    EXPECT_EQ(verdicts->findText(QStringLiteral("System is wrong")), -1);
    dialog->reject();
}

TEST_F(JudgingModeTest, TheNoteTellsHowManyOfTheSuspectsAreJudged)
{
    EXPECT_TRUE(suspects().note().contains(QStringLiteral("speaks against: 3")))
        << suspects().note().toStdString();
    EXPECT_FALSE(suspects().note().contains(QStringLiteral("Judged of these")));
    mode().setOn(true);
    choose(0);
    press(Qt::Key_1);
    EXPECT_TRUE(suspects().note().contains(QStringLiteral("Judged of these: 1.")))
        << suspects().note().toStdString();
    press(Qt::Key_U);
    EXPECT_FALSE(suspects().note().contains(QStringLiteral("Judged of these")));
}

TEST_F(JudgingModeTest, TheEstimateTellsWhatWasNotDecided)
{
    analysis::GoldEstimate estimate;
    estimate.drawn = 4;
    estimate.rate = 0.25;
    estimate.judges = { "Ada" };
    EXPECT_FALSE(JudgeBar::estimateText(estimate).contains(QStringLiteral("not wrong")));
    estimate.undecided = 2;
    EXPECT_TRUE(JudgeBar::estimateText(estimate).endsWith(
        QStringLiteral("random places: 4; judged by Ada; unclear or broken, counted as not wrong: 2")))
        << JudgeBar::estimateText(estimate).toStdString();
}

TEST_F(JudgingModeTest, AsksOnceWhoJudges)
{
    window->projects().judging().judgements().setJudge({});
    const QSignalSpy told(&window->projects().judging(), &JudgementControl::judgeChanged);
    window->action(Command::JudgeByKeys)->trigger();
    EXPECT_FALSE(mode().on());
    EXPECT_FALSE(window->action(Command::JudgeByKeys)->isChecked());
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    dialog->setTextValue(QStringLiteral(" Grace "));
    dialog->accept();
    EXPECT_TRUE(mode().on());
    EXPECT_EQ(mode().judge(), QStringLiteral("Grace"));
    EXPECT_EQ(told.count(), 1);
    EXPECT_EQ(bar().judge()->text(), QStringLiteral("Grace"));
}

TEST_F(JudgingModeTest, TheSecondJudgeIsNotLedAndWhatTheyDifferOnIsAdjudicated)
{
    mode().setOn(true);
    choose(0);
    const auto line = suspects().currentLine();
    press(Qt::Key_1);
    EXPECT_EQ(bar().others(), QString()) << "nobody else has judged";
    EXPECT_EQ(bar().agreement()->text(), QString());
    mode().setJudge(QStringLiteral("Bob"));
    settle();
    const auto chosen = [&]() { choose(suspects().model()->rowOf(*line)); };
    chosen();
    EXPECT_EQ(verdictIn(2), QStringLiteral("By another judge"));
    EXPECT_EQ(bar().others(), QString());
    press(Qt::Key_2);
    EXPECT_TRUE(bar().others().contains(QStringLiteral("Ada: Gold is wrong")))
        << bar().others().toStdString();
    EXPECT_EQ(verdictIn(2), QStringLiteral("System is wrong"));
    EXPECT_TRUE(bar().agreement()->text().startsWith(QStringLiteral("Ada and Bob agree on 0 %")))
        << bar().agreement()->text().toStdString();
    suspects().kinds()->setCurrentIndex(3);
    ASSERT_EQ(suspects().model()->rowCount(), 1);
    EXPECT_EQ(suspects().model()->lineOf(0), *line);
    mode().setJudge(QStringLiteral("Eve"));
    bar().adjudicate()->setChecked(true);
    choose(0);
    EXPECT_TRUE(bar().others().contains(QStringLiteral("Bob: System is wrong")))
        << bar().others().toStdString();
    press(Qt::Key_1);
    ASSERT_EQ(written().size(), 3U);
    EXPECT_TRUE(written().back().adjudicated);
    EXPECT_EQ(written().back().judge, "Eve");
    EXPECT_EQ(suspects().model()->rowCount(), 0) << "it is settled";
    press(Qt::Key_U);
    EXPECT_EQ(written().back().verdict, Verdict::Cleared);
    EXPECT_TRUE(written().back().adjudicated);
    EXPECT_EQ(suspects().model()->rowCount(), 1);
}

class DrawnCorrectionTest : public JudgingModeTest
{
protected:
    void SetUp() override
    {
        JudgingModeTest::SetUp();
        mode().setOn(true);
        choose(0);
    }
    SpanTextView& canvas() { return window->documentView().canvas(); }
    CorrectionRow& row() { return bar().correction(); }
    void pressShift(Qt::Key key) { QTest::keyClick(suspects().table(), key, Qt::ShiftModifier); }
    /// Selects words in the text that is shown, as a mouse does.
    void select(const QString& words)
    {
        const ColumnTable& table = canvas().layoutData().table();
        const auto at = table.text(analysis::SideId::Gold).indexOf(words);
        ASSERT_GE(at, 0);
        const auto begin = static_cast<std::uint32_t>(at);
        canvas().setSelection(SideRange {
            analysis::SideId::Gold, { begin, begin + static_cast<std::uint32_t>(words.size()) } });
        Q_EMIT canvas().selectionMade();
    }
    void chooseType(const QString& type)
    {
        const int index = row().types()->findText(type);
        ASSERT_GE(index, 0);
        row().types()->setCurrentIndex(index);
        Q_EMIT row().types()->activated(index);
    }
};

TEST_F(DrawnCorrectionTest, BordersMoveByKeysAndTheVerdictGivesThem)
{
    EXPECT_EQ(row().words(), QStringLiteral("“Prague”"));
    EXPECT_EQ(row().types()->currentText(), QStringLiteral("LOC")) << "what is proposed";
    EXPECT_TRUE(canvas().drawn().empty()) << "nothing is drawn yet";
    press(Qt::Key_E);
    press(Qt::Key_E);
    EXPECT_EQ(row().words(), QStringLiteral("“Prague and Brno”"));
    pressShift(Qt::Key_E);
    press(Qt::Key_B);
    EXPECT_EQ(row().words(), QStringLiteral("“saw Prague and”"));
    pressShift(Qt::Key_B);
    ASSERT_EQ(canvas().drawn().size(), 1U);
    EXPECT_TRUE(canvas().drawn().front().label.contains(QStringLiteral("LOC")));
    press(Qt::Key_1);
    ASSERT_EQ(written().size(), 1U);
    const analysis::Judgement said = written().front();
    EXPECT_EQ(said.verdict, Verdict::GoldWrong);
    ASSERT_TRUE(said.correct && said.correct->size() == 1);
    const text::Span right = said.correct->front().pieces.front();
    const text::Span gold = said.record.gold->pieces.front();
    EXPECT_EQ(right, (text::Span { gold.begin, gold.end + 4 }));
    EXPECT_EQ(said.correct->front().type, "LOC");
    EXPECT_TRUE(canvas().drawn().empty());
    EXPECT_FALSE(mode().draft().drawn());
}

TEST_F(DrawnCorrectionTest, EscapeDropsWhatIsDrawnAndZeroSaysThatNothingIsRight)
{
    press(Qt::Key_E);
    EXPECT_TRUE(mode().draft().drawn());
    EXPECT_TRUE(row().drop()->isEnabled());
    press(Qt::Key_Escape);
    EXPECT_FALSE(mode().draft().drawn());
    EXPECT_EQ(row().words(), QStringLiteral("“Prague”"));
    EXPECT_TRUE(canvas().drawn().empty());
    press(Qt::Key_0);
    EXPECT_EQ(row().words(), QStringLiteral("nothing"));
    press(Qt::Key_Return);
    ASSERT_EQ(written().size(), 1U);
    EXPECT_EQ(written().front().verdict, Verdict::GoldWrong);
    ASSERT_TRUE(written().front().correct);
    EXPECT_TRUE(written().front().correct->empty());
}

TEST_F(DrawnCorrectionTest, SelectedTextIsTheBorderAndSeveralAnnotationsAreGiven)
{
    canvas().setFocus();
    select(QStringLiteral("ague an"));
    EXPECT_EQ(row().words(), QStringLiteral("“Prague and”")) << "whole tokens";
    EXPECT_FALSE(mode().ofMissing());
    chooseType(QStringLiteral("PER"));
    row().further()->click();
    select(QStringLiteral("Brno"));
    chooseType(QStringLiteral("LOC"));
    row().link()->setFocus();
    QTest::keyClicks(row().link(), QStringLiteral("Q14960"));
    QTest::keyClick(row().link(), Qt::Key_Return);
    EXPECT_TRUE(canvas().hasFocus());
    ASSERT_EQ(canvas().drawn().size(), 2U);
    QTest::keyClick(&canvas(), Qt::Key_4);
    settle();
    ASSERT_EQ(written().size(), 1U);
    const analysis::Judgement said = written().front();
    EXPECT_EQ(said.verdict, Verdict::BothWrong);
    EXPECT_EQ(said.sampled, analysis::Sampled::List) << "of the row that the text was led to";
    ASSERT_TRUE(said.correct);
    ASSERT_EQ(said.correct->size(), 2U);
    EXPECT_EQ(said.correct->at(0).type, "PER");
    EXPECT_EQ(said.correct->at(1).type, "LOC");
    EXPECT_EQ(said.correct->at(1).link, "Q14960");
}

TEST_F(DrawnCorrectionTest, TextThatNobodyAnnotatedIsAMissingAnnotation)
{
    select(QStringLiteral("saw"));
    EXPECT_TRUE(mode().ofMissing());
    EXPECT_EQ(row().words(), QStringLiteral("“saw”"));
    press(Qt::Key_Return);
    EXPECT_TRUE(written().empty()) << "it has no type yet";
    chooseType(QStringLiteral("PER"));
    press(Qt::Key_Return);
    ASSERT_EQ(written().size(), 1U);
    const analysis::Judgement said = written().front();
    EXPECT_EQ(said.verdict, Verdict::GoldWrong);
    EXPECT_FALSE(said.record.gold);
    ASSERT_TRUE(said.record.system);
    EXPECT_EQ(said.record.system->type, "PER");
    EXPECT_EQ(said.words, "saw");
    EXPECT_TRUE(said.systems.empty());
    ASSERT_TRUE(said.correct && said.correct->size() == 1);
    EXPECT_EQ(said.correct->front().pieces, said.record.system->pieces);
    EXPECT_FALSE(mode().ofMissing());
    select(QStringLiteral("and"));
    EXPECT_EQ(row().types()->currentText(), QStringLiteral("PER")) << "as the last one";
    press(Qt::Key_Escape);
    EXPECT_FALSE(mode().ofMissing());
    EXPECT_EQ(row().words(), QStringLiteral("“Prague”"));
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_U);
    settle();
    ASSERT_EQ(written().size(), 2U);
    EXPECT_EQ(written().back().verdict, Verdict::Cleared);
    EXPECT_FALSE(window->selection().currentRecord()) << "it is none that was taken back";
    QTest::keyClick(&canvas(), Qt::Key_3);
    settle();
    EXPECT_EQ(written().size(), 2U) << "no record is chosen there";
}

TEST_F(DrawnCorrectionTest, AnotherPlaceForgetsWhatWasDrawnAndBlindHidesIt)
{
    press(Qt::Key_E);
    choose(1);
    EXPECT_FALSE(mode().draft().drawn());
    EXPECT_TRUE(canvas().drawn().empty());
    EXPECT_TRUE(row().isVisible());
    bar().blind()->setChecked(true);
    choose(0);
    EXPECT_FALSE(row().isVisible());
    press(Qt::Key_E);
    EXPECT_FALSE(mode().draft().drawn());
}

} // namespace
} // namespace touchstone::ui
