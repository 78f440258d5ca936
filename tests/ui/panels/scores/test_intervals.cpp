// SPDX-License-Identifier: GPL-3.0-or-later
// Intervals beside scores: switched on they stand in the cells with how they were found, off they are gone;
// numbers and links stay what they were.
#include "tests/ui/uisupport.h"

#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/scores/intervalbar.h"
#include "ui/panels/scores/resamplingdialog.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/scores/sheetview.h"
#include "ui/session/intervalstrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class Intervals : public testing::Test
{
protected:
    void SetUp() override
    {
        const std::string folder = TOUCHSTONE_SAMPLES;
        analysis::ProjectSpec project;
        project.dataSets.emplace_back();
        project.dataSets.front().gold.path = folder + "/gold.jsonl";
        project.dataSets.front().systems
            = { { {}, folder + "/system-a.jsonl", {} }, { {}, folder + "/system-b.jsonl", {} } };
        session.open(project);
        ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    }

    static QString text(const QModelIndex& index) { return index.data().toString(); }
    /// How many cells of the first column's level hold an interval.
    static int bracketed(const QAbstractItemModel& model, const QModelIndex& parent = {})
    {
        int count = 0;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                count += text(model.index(row, column, parent)).contains(QLatin1Char('[')) ? 1 : 0;
            }
            count += bracketed(model, model.index(row, 0, parent));
        }
        return count;
    }

    SelectionModel selection;
    Session session { selection };
};

TEST_F(Intervals, StandBesideTheScoresOfMuc)
{
    ScoreView scores(session, selection);
    const SheetModel& model = *scores.sheets()->model();
    ASSERT_TRUE(waitFor([&]() { return model.rowCount() > 0; }));
    QPersistentModelIndex f1 = model.index(0, model.columnOf("f1"));
    const QString before = text(f1);
    const QVariant number = f1.data(SortRole);
    const QString exported = f1.data(ExportRole).toString();
    EXPECT_EQ(bracketed(model), 0);
    scores.intervals()->setOn(true);
    ASSERT_TRUE(waitFor([&]() { return scores.intervals()->intervals() != nullptr; }));
    const auto* const interval = scores.intervals()->intervals()->find("strict.f1");
    ASSERT_TRUE(interval != nullptr && interval->interval);
    EXPECT_EQ(text(f1), before + QLatin1Char(' ') + intervalText(interval->interval));
    EXPECT_EQ(f1.data(SortRole), number);
    EXPECT_EQ(f1.data(ExportRole).toString(), exported) << "what is copied is a number";
    const QString tip = f1.data(Qt::ToolTipRole).toString();
    for (const char* part : { "95", "2,500", "16 documents", "seed 1" }) {
        EXPECT_TRUE(tip.contains(QLatin1String(part))) << part << ": " << tip.toStdString();
    }
    EXPECT_TRUE(scores.intervals()->note().contains(QLatin1String("seed 1")));
    EXPECT_GT(bracketed(model), 20) << "types and main types too";
    // Another matching shows its own.
    selection.setScheme(match::Scheme::Type);
    f1 = model.index(0, model.columnOf("f1"));
    const auto* const loose = scores.intervals()->intervals()->find("type.f1");
    EXPECT_TRUE(text(f1).endsWith(intervalText(loose->interval)));
    // A document is one unit.
    scores.setRows(ScoreView::Rows::ByDocument);
    EXPECT_TRUE(waitFor([&]() { return bracketed(model) == 3; })) << "of the overall row only";
    scores.intervals()->setOn(false);
    EXPECT_EQ(bracketed(model), 0);
    EXPECT_EQ(scores.intervals()->intervals(), nullptr);
}

TEST_F(Intervals, StandBesideTheScoresOfOtherMeasures)
{
    ScoreView scores(session, selection);
    scores.intervals()->setOn(true);
    for (const char* id : { "conll", "overlap", "links", "eter", "ser", "noisy" }) {
        selection.setMeasure(QLatin1String(id));
        ASSERT_TRUE(waitFor([&]() {
            const auto& intervals = scores.intervals()->intervals();
            return intervals != nullptr && intervals->measure == id;
        })) << id;
        EXPECT_GT(bracketed(*scores.sheets()->model()), 0) << id;
    }
    selection.setMeasure(QStringLiteral("muc"));
    ASSERT_TRUE(waitFor([&]() { return bracketed(*scores.sheets()->model()) > 0; }));
}

TEST_F(Intervals, OtherSettingsOrAnotherSystemGiveOthers)
{
    ScoreView scores(session, selection);
    scores.intervals()->setOn(true);
    ASSERT_TRUE(waitFor([&]() { return scores.intervals()->intervals() != nullptr; }));
    const auto before = scores.intervals()->intervals();
    analysis::SignificanceSettings settings;
    settings.resampling = { .seed = 9, .trials = 300, .confidenceLevel = 90 };
    scores.intervals()->setSettings(settings);
    EXPECT_EQ(scores.intervals()->intervals(), nullptr) << "never numbers of other settings";
    ASSERT_TRUE(waitFor([&]() { return scores.intervals()->intervals() != nullptr; }));
    settings.unit = analysis::ResamplingUnit::Document; // what Automatic came to
    EXPECT_EQ(scores.intervals()->intervals()->settings, settings);
    EXPECT_NE(
        scores.intervals()->intervals()->find("strict.f1")->interval, before->find("strict.f1")->interval);
    const auto value = scores.intervals()->intervals()->find("strict.f1")->value;
    session.setSystemA(1);
    ASSERT_TRUE(waitFor([&]() {
        const auto& now = scores.intervals()->intervals();
        return now != nullptr && now->find("strict.f1")->value != value;
    }));
    EXPECT_EQ(
        scores.intervals()->intervals()->find("strict.f1")->value, session.evaluationA()->overall[0].f1());
}

TEST_F(Intervals, WhereTheyCannotBeHadWordsSayWhy)
{
    ScoreView scores(session, selection);
    analysis::SignificanceSettings settings;
    settings.unit = analysis::ResamplingUnit::Sentence;
    scores.intervals()->setSettings(settings);
    scores.intervals()->setOn(true);
    ASSERT_TRUE(waitFor([&]() { return !scores.intervals()->note().isEmpty(); }));
    EXPECT_TRUE(scores.intervals()->note().contains(QLatin1String("sentences")))
        << scores.intervals()->note().toStdString();
    EXPECT_EQ(bracketed(*scores.sheets()->model()), 0);
    scores.intervals()->setSettings({});
    ASSERT_TRUE(waitFor([&]() { return bracketed(*scores.sheets()->model()) > 0; }));
}

TEST_F(Intervals, CanBeStopped)
{
    ScoreView scores(session, selection);
    analysis::SignificanceSettings settings;
    settings.resampling.trials = metrics::mostTrials;
    scores.intervals()->setSettings(settings);
    scores.intervals()->setOn(true);
    ASSERT_TRUE(waitFor([&]() { return scores.intervals()->running(); }));
    scores.intervals()->cancel();
    EXPECT_FALSE(scores.intervals()->running());
    EXPECT_FALSE(scores.intervals()->isOn());
    EXPECT_TRUE(scores.intervals()->note().contains(QLatin1String("stopped")));
    EXPECT_EQ(bracketed(*scores.sheets()->model()), 0);
}

TEST(ResamplingDialog, GivesBackWhatItShows)
{
    analysis::SignificanceSettings settings;
    settings.resampling = { .seed = 12, .trials = 1500, .confidenceLevel = 90 };
    settings.unit = analysis::ResamplingUnit::Sentence;
    ResamplingDialog dialog(settings);
    EXPECT_EQ(dialog.settings(), settings);
    dialog.trials()->setValue(10);
    dialog.seed()->setValue(3);
    dialog.level()->setValue(99);
    dialog.unit()->setCurrentIndex(1);
    const analysis::SignificanceSettings changed = dialog.settings();
    EXPECT_EQ(
        changed.resampling, (metrics::ResamplingSpec { .seed = 3, .trials = 10, .confidenceLevel = 99 }));
    EXPECT_EQ(changed.unit, analysis::ResamplingUnit::Document);
}

TEST(MainWindowIntervals, TheDialogsSettingsAreRemembered)
{
    Settings saved;
    saved.significance.resampling.trials = 700;
    MainWindow window(saved, [&saved](const Settings& settings) { saved = settings; });
    window.show(); // only a window that was seen is remembered
    auto* const bar = window.findChild<IntervalBar*>();
    ASSERT_NE(bar, nullptr);
    EXPECT_EQ(bar->settings().resampling.trials, 700U);
    analysis::SignificanceSettings settings;
    settings.resampling.trials = 900;
    settings.resampling.seed = 4;
    bar->setSettings(settings);
    Q_EMIT bar->settingsChanged();
    EXPECT_EQ(saved.significance, settings);
    EXPECT_FALSE(bar->action()->isEnabled()) << "nothing is open";
}

} // namespace
} // namespace touchstone::ui
