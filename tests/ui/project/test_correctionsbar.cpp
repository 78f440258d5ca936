// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections laid over the gold in the window: what is said of them, how they are taken off, where they are
// kept.
#include "ui/project/correctionsbar.h"

#include "tests/ui/uisupport.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/session/corestrings.h"
#include "ui/window/mainwindow.h"
#include "ui/window/projectcontrol.h"

#include "core/evaluation/dataset/corrections.h"

#include <QFile>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class CorrectionsBarTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        dataSet.gold.path = toPath(
            folder.file(QStringLiteral("gold.conll"), "Ada B-PER\nsaw O\nParis B-LOC\nand O\nRome B-LOC\n"));
        dataSet.systems.emplace_back().path = toPath(
            folder.file(QStringLiteral("a.conll"), "Ada B-LOC\nsaw O\nParis B-LOC\nand O\nRome O\n"));
        corrections = folder.file(QStringLiteral("c.csv"),
            "document,start,end,type,verdict,correct_start,correct_end,correct_type,note\n"
            "gold,0,3,PER,gold-wrong,,,LOC,\ngold,18,22,LOC,gold-wrong,,,,none\n"
            "gold,4,7,LOC,gold-wrong,,,,lost\n");
        window.show();
        window.openDataSet(dataSet);
        settle();
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] {
            return window.idle() && window.session().state() == Session::State::Ready
                && window.session().evaluationA();
        }));
    }
    [[nodiscard]] double f1()
    {
        const auto& overall = window.session().evaluationA()->overall;
        return overall[static_cast<std::size_t>(match::Scheme::Strict)].f1().value_or(-1);
    }
    void expectCorrected(bool is)
    {
        EXPECT_DOUBLE_EQ(f1(), is ? 1.0 : 0.4);
        EXPECT_EQ(window.action(Command::Corrections)->isChecked(), is);
        EXPECT_EQ(bar().isHidden(), !is);
        auto* said = window.findChild<ScoreView*>()->findChild<QLabel*>(QStringLiteral("corrected-scores"));
        ASSERT_NE(said, nullptr);
        EXPECT_EQ(said->isHidden(), !is);
        EXPECT_EQ(
            said->text(), is ? QStringLiteral("Corrected scores: 2 corrections of the gold") : QString());
    }
    CorrectionsBar& bar() { return window.projects().corrections(); }
    void press(const QString& choice)
    {
        for (QPushButton* button : bar().choices()) {
            if (button->text() == choice) {
                button->click();
                return;
            }
        }
        ADD_FAILURE() << choice.toStdString();
    }

    uitest::Folder folder;
    MainWindow window { Settings {} };
    analysis::DataSetSpec dataSet;
    QString corrections;
};

TEST_F(CorrectionsBarTest, AreLaidOverTheGoldAndTakenOffAgain)
{
    expectCorrected(false);
    bar().take(corrections);
    ASSERT_TRUE(waitFor([this] { return window.session().dataSet()->corrections != nullptr; }));
    settle();
    expectCorrected(true);
    EXPECT_EQ(bar().text(),
        QStringLiteral("The gold stands under 2 corrections of c.csv. 1 is not applied; the panel Log says "
                       "why."));
    window.action(Command::Corrections)->trigger();
    ASSERT_TRUE(waitFor([this] { return window.session().dataSet()->corrections == nullptr; }));
    settle();
    expectCorrected(false);

    bar().take(corrections);
    ASSERT_TRUE(waitFor([this] { return window.session().dataSet()->corrections != nullptr; }));
    settle();
    press(QStringLiteral("Take off"));
    ASSERT_TRUE(waitFor([this] { return window.session().dataSet()->corrections == nullptr; }));
    settle();
    expectCorrected(false);
}

TEST_F(CorrectionsBarTest, WhatWasClosedComesBackWhenItIsAnother)
{
    bar().take(corrections);
    ASSERT_TRUE(waitFor([this] { return window.session().dataSet()->corrections != nullptr; }));
    settle();
    bar().closeButton()->click();
    EXPECT_TRUE(bar().isHidden());
    window.session().reload();
    settle();
    EXPECT_TRUE(bar().isHidden()) << "it says the same";
    const QString other = folder.file(
        QStringLiteral("other.csv"), "document,start,end,type,correct_type\ngold,0,3,PER,LOC\n");
    bar().take(other);
    ASSERT_TRUE(waitFor([this, other] { return bar().file() == other; }));
    settle();
    EXPECT_FALSE(bar().isHidden());
}

TEST_F(CorrectionsBarTest, TheProjectNamesThem)
{
    const QString path = folder.path(QStringLiteral("p.touchstone"));
    window.projects().saveTo(path);
    ASSERT_TRUE(waitFor([&] { return QFile::exists(path) && window.idle(); }));
    settle();
    bar().take(corrections);
    ASSERT_TRUE(waitFor([this] { return window.session().dataSet()->corrections != nullptr; }));
    settle();
    expectCorrected(true);
    EXPECT_EQ(window.project().project().file.scoring.corrections, "c.csv");
    window.action(Command::SaveProject)->trigger();
    const auto saved = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    ASSERT_TRUE(waitFor([&] { return window.idle() && saved().contains("\"corrections\": \"c.csv\""); }))
        << saved().toStdString();
    window.action(Command::Corrections)->trigger();
    ASSERT_TRUE(waitFor([this] { return window.session().dataSet()->corrections == nullptr; }));
    settle();
    expectCorrected(false);
    EXPECT_EQ(window.project().project().file.scoring.corrections, "");
}

} // namespace
} // namespace touchstone::ui
