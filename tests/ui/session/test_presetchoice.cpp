// SPDX-License-Identifier: GPL-3.0-or-later
// Presets in the window: the choice in the toolbar sets everything at once, tables bear the task's names, and
// the counts that it adds select their records.
#include "tests/ui/uisupport.h"
#include "ui/export/tabledialog.h"
#include "ui/help/helppages.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/scores/sheetview.h"
#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"
#include "ui/widgets/measurebutton.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sessiontoolbar.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QToolBar>
#include <QTreeView>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class PresetChoiceTest : public ::testing::Test
{
protected:
    void start(Settings settings = {})
    {
        window = std::make_unique<MainWindow>(std::move(settings), [this](const Settings& s) { saved = s; });
        window->resize(1024, 700);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()));
        dataSet.systems.emplace_back().path
            = toPath(folder.file(QStringLiteral("system.conll"), uitest::conllSystem()));
        window->openDataSet(dataSet);
        ASSERT_TRUE(idle());
    }
    bool idle()
    {
        const bool done = waitFor([this] {
            return window->idle() && !window->session().measuring() && window->session().dataSet() != nullptr;
        });
        QCoreApplication::processEvents();
        return done;
    }
    QComboBox* combo()
    {
        for (const QToolBar* bar : window->findChildren<QToolBar*>()) {
            for (QComboBox* candidate : bar->findChildren<QComboBox*>()) {
                if (candidate->accessibleName() == QLatin1String("Preset")) {
                    return candidate;
                }
            }
        }
        return nullptr;
    }
    void choose(const char* id)
    {
        const int index = combo()->findData(QLatin1String(id));
        ASSERT_GE(index, 0) << id;
        combo()->setCurrentIndex(index);
        Q_EMIT combo()->activated(index);
        ASSERT_TRUE(idle());
    }
    ScoreView* scores() { return window->findChild<ScoreView*>(); }
    SheetModel* model() { return scores()->sheets()->model(); }
    QStringList heads()
    {
        QStringList names;
        for (int column = 1; column < model()->columnCount(); ++column) {
            names << model()->headerData(column, Qt::Horizontal).toString();
        }
        return names;
    }
    /// Every count of the table shown is followed.
    void expectCountsToSelectTheirRecords()
    {
        int checked = 0;
        for (int row = 0; row < model()->rowCount(); ++row) {
            for (int column = 1; column < model()->columnCount(); ++column) {
                const QModelIndex index = model()->index(row, column);
                const QVariant filter = index.data(FilterRole);
                if (filter.isValid()) {
                    window->selection().setFilter(filter.value<analysis::RecordFilter>());
                    EXPECT_EQ(
                        static_cast<int>(window->selection().records().size()), index.data(SortRole).toInt())
                        << row << " " << model()->headerData(column, Qt::Horizontal).toString().toStdString();
                    ++checked;
                }
            }
        }
        EXPECT_GT(checked, 0);
    }

    uitest::Folder folder;
    std::unique_ptr<MainWindow> window;
    std::optional<Settings> saved;
};

TEST_F(PresetChoiceTest, SetsSettingsSchemeAndMeasureAndNamesTheColumns)
{
    start();
    ASSERT_NE(combo(), nullptr);
    EXPECT_EQ(combo()->currentData().toString(), QStringLiteral("default"));
    choose("hipe-2022-fuzzy");
    EXPECT_EQ(window->session().spec().matching.pairing, match::PairingPolicy::Hipe);
    EXPECT_EQ(window->selection().scheme(), match::Scheme::Type);
    EXPECT_EQ(scores()->measure(), QStringLiteral("muc"));
    EXPECT_EQ(heads(), QStringLiteral("P_micro R_micro F1_micro TP FP FN").split(QLatin1Char(' ')));
    EXPECT_EQ(model()->sheet()->id, "type");
    expectCountsToSelectTheirRecords();
    choose("wnut-17");
    EXPECT_EQ(scores()->measure(), QStringLiteral("conll"));
    EXPECT_EQ(heads().last(), QStringLiteral("F1 (entity)"));
    expectCountsToSelectTheirRecords();
    window->selection().setMeasure(QStringLiteral("surface"));
    ASSERT_TRUE(idle());
    EXPECT_EQ(heads().last(), QStringLiteral("F1 (surface)"));
    expectCountsToSelectTheirRecords();
    choose("default");
    EXPECT_EQ(window->session().spec(), analysis::EvaluationSpec {}) << "another choice undoes it";
    EXPECT_FALSE(scores()->sheets()->tables()->isVisible()) << "the scheme chooses again";
}

TEST_F(PresetChoiceTest, IsCustomWhenASettingIsAnother)
{
    start();
    choose("semeval-2013");
    analysis::EvaluationSpec spec = window->session().spec();
    spec.matching.minOverlap = 50;
    window->session().setSpec(spec);
    ASSERT_TRUE(idle());
    EXPECT_EQ(window->presets().preset(), nullptr);
    EXPECT_EQ(combo()->currentText(), QStringLiteral("Custom"));
    EXPECT_FALSE(scores()->sheets()->tables()->isVisible());
    spec.matching.minOverlap = 1;
    window->session().setSpec(spec);
    ASSERT_TRUE(idle());
    EXPECT_EQ(combo()->currentData().toString(), QStringLiteral("semeval-2013"));
}

TEST_F(PresetChoiceTest, StaysWithAnOperatingPointSlicesAndOtherMeasuresOptions)
{
    start();
    choose("conll-2003");
    analysis::EvaluationSpec spec = window->session().spec();
    spec.minScore = 0.5;
    spec.slices.bounds["entity-length"] = { 1, 2 };
    spec.eter.alpha = { 1, 4 };
    window->session().setSpec(spec);
    window->selection().setScheme(match::Scheme::Partial);
    ASSERT_TRUE(idle());
    EXPECT_EQ(combo()->currentData().toString(), QStringLiteral("conll-2003"));
    EXPECT_EQ(heads().last(), QStringLiteral("FB1"));
    expectCountsToSelectTheirRecords();
    spec.strictScheme = metrics::StrictScheme::Iob2;
    window->session().setSpec(spec);
    ASSERT_TRUE(idle());
    EXPECT_EQ(combo()->currentText(), QStringLiteral("Custom"));
    EXPECT_FALSE(heads().contains(QStringLiteral("FB1")));
}

TEST_F(PresetChoiceTest, TheExportedTableBearsTheTasksNames)
{
    start();
    choose("hipe-2022-fuzzy");
    window->exportTable();
    auto* const dialog = window->findChild<TableDialog*>();
    ASSERT_NE(dialog, nullptr);
    const auto shows = [&](const char* text) {
        return waitFor([&]() { return dialog->text().contains(QLatin1String(text)); });
    };
    dialog->setForm(analysis::TableForm::Csv);
    EXPECT_TRUE(shows("P_micro,R_micro,F1_micro,TP,FP,FN")) << dialog->text().toStdString();
    EXPECT_TRUE(dialog->command().contains(QLatin1String("--preset hipe-2022-fuzzy")));
    EXPECT_TRUE(dialog->command().contains(QLatin1String("--table type")));
    EXPECT_TRUE(dialog->command().contains(QLatin1String("--columns precision,recall,f1,tp,fp,fn")));
    dialog->setForm(analysis::TableForm::Latex);
    EXPECT_TRUE(shows("|preset:hipe-2022-fuzzy")) << dialog->text().toStdString();
    choose("conll-2003");
    EXPECT_TRUE(shows("FB1")) << dialog->text().toStdString();
    choose("default");
    EXPECT_TRUE(waitFor([&]() { return !dialog->text().contains(QLatin1String("FB1")); }));
    delete dialog;
}

TEST_F(PresetChoiceTest, StrictAndFuzzyFollowTheScheme)
{
    start();
    choose("hipe-2022-strict");
    window->selection().setScheme(match::Scheme::Type);
    ASSERT_TRUE(idle());
    EXPECT_EQ(combo()->currentData().toString(), QStringLiteral("hipe-2022-fuzzy"));
    EXPECT_EQ(model()->sheet()->id, "type");
    window->selection().setScheme(match::Scheme::Partial);
    ASSERT_TRUE(idle());
    EXPECT_EQ(combo()->currentText(), QStringLiteral("Custom")) << "no task's";
    EXPECT_FALSE(scores()->sheets()->tables()->isVisible());
    window->selection().setScheme(match::Scheme::Strict);
    ASSERT_TRUE(idle());
    EXPECT_EQ(combo()->currentData().toString(), QStringLiteral("hipe-2022-strict"));
    EXPECT_EQ(model()->sheet()->id, "strict");
    choose("hipe-2020");
    window->selection().setScheme(match::Scheme::Type);
    ASSERT_TRUE(idle());
    EXPECT_EQ(combo()->currentData().toString(), QStringLiteral("hipe-2020")) << "it has both";
}

TEST_F(PresetChoiceTest, IsRememberedAndTheScoresTellIt)
{
    start();
    choose("conll-2003");
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->preset, QStringLiteral("conll-2003"));
    EXPECT_TRUE(scores()->findChild<MeasureButton*>()->text().startsWith(QLatin1String("CoNLL-2003")));
    start(*saved);
    EXPECT_EQ(combo()->currentData().toString(), QStringLiteral("conll-2003"));
    EXPECT_EQ(heads().last(), QStringLiteral("FB1"));
}

TEST_F(PresetChoiceTest, OfLinksNeedAColumnOfThem)
{
    start();
    for (const analysis::Preset& preset : analysis::presets()) {
        const bool links = preset.id.find("-links") != std::string_view::npos;
        const int item = combo()->findData(toQString(preset.id));
        const bool enabled = combo()->model()->flags(combo()->model()->index(item, 0)) & Qt::ItemIsEnabled;
        EXPECT_EQ(enabled, !links) << preset.id;
    }
    choose("hipe-2022-links");
    EXPECT_EQ(combo()->currentText(), QStringLiteral("Custom")) << "types are not called links";
    EXPECT_FALSE(heads().contains(QStringLiteral("FN")));
}

TEST_F(PresetChoiceTest, FitsTheToolbarAndOpensByItsKey)
{
    start();
    auto* measure = window->findChild<SessionToolBar*>()->findChild<MeasureButton*>();
    EXPECT_TRUE(measure->isVisible()) << "in a window of 1024 pixels";
    EXPECT_FALSE(combo()->isVisible());
    QAction* action = window->action(Command::ChooseMeasure);
    EXPECT_FALSE(action->shortcut().isEmpty());
    action->trigger();
    EXPECT_TRUE(combo()->isVisible());
    EXPECT_TRUE(combo()->hasFocus());
    QTest::keyClick(combo(), Qt::Key_Escape);
    EXPECT_FALSE(combo()->isVisible());
}

TEST(PresetHelp, ThePageTellsEveryPresetWithItsSourceAndColumns)
{
    const QString page = helpMarkdown(QStringLiteral("presets"));
    for (const analysis::Preset& preset : analysis::presets()) {
        EXPECT_TRUE(page.contains(QStringLiteral("## ") + toQString(preset.title))) << preset.id;
        EXPECT_TRUE(page.contains(toQString(preset.source))) << preset.id;
        EXPECT_TRUE(page.contains(toQString(preset.description))) << preset.id;
        EXPECT_TRUE(page.contains(QStringLiteral("--preset ") + toQString(preset.id))) << preset.id;
        for (const analysis::PresetTable& table : preset.tables) {
            for (const analysis::PresetColumn& column : table.columns) {
                EXPECT_TRUE(page.contains(toQString(column.title))) << column.title;
            }
        }
    }
}

} // namespace
} // namespace touchstone::ui
