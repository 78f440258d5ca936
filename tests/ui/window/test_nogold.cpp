// SPDX-License-Identifier: GPL-3.0-or-later
// Two systems without a gold: the numbers are those of a comparison with a gold, the words judge nobody.
#include "tests/ui/uisupport.h"
#include "ui/files/importdialog.h"
#include "ui/panels/compare/comparepage.h"
#include "ui/panels/compare/compareview.h"
#include "ui/panels/text/documentview.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/session/selectionmodel.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/widgets/viewhelp.h"
#include "ui/window/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using match::Outcome;
using uitest::waitFor;

class NoGoldTest : public ::testing::Test
{
protected:
    NoGoldTest()
    {
        dataSet.gold.path = toPath(folder.file(QStringLiteral("first.conll"), uitest::conllGold()));
        dataSet.systems.emplace_back().path
            = toPath(folder.file(QStringLiteral("second.conll"), uitest::conllSystem()));
        window.resize(1400, 900);
        window.show();
    }
    void open(bool noGold)
    {
        dataSet.noGold = noGold;
        window.openDataSet(dataSet);
        ASSERT_TRUE(waitFor([this, noGold] {
            return window.idle() && window.session().state() == Session::State::Ready
                && window.session().evaluationA() && window.session().noGold() == noGold;
        }));
        QCoreApplication::processEvents(); // words that were said before
    }
    void showPanel(const char* name)
    {
        ASSERT_TRUE(window.showPanel(QString::fromLatin1(name))) << name;
        ASSERT_TRUE(waitFor([this] { return window.idle(); }));
        QCoreApplication::processEvents();
    }
    QWidget& dock(const char* name) { return *window.findChild<QDockWidget*>(QString::fromLatin1(name)); }
    std::vector<std::int64_t> counts()
    {
        std::vector<std::int64_t> all;
        for (const auto& tally : window.session().evaluationA()->overall) {
            all.insert(all.end(), tally.counts.begin(), tally.counts.end());
        }
        return all;
    }

    uitest::Folder folder;
    analysis::DataSetSpec dataSet;
    MainWindow window { Settings {} };
};

/// Headings and cells, each as shown, as a tool tip, and for assistive technology.
void addModel(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& words)
{
    const auto add = [&words](const QVariant& said) { words << said.toString(); };
    for (int column = 0; column < model.columnCount(parent); ++column) {
        add(model.headerData(column, Qt::Horizontal, Qt::DisplayRole));
        add(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole));
    }
    for (int row = 0; row < model.rowCount(parent); ++row) {
        add(model.headerData(row, Qt::Vertical, Qt::DisplayRole));
        add(model.headerData(row, Qt::Vertical, Qt::ToolTipRole));
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role :
                { Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole }) {
                add(index.data(role));
            }
        }
        addModel(model, model.index(row, 0, parent), words);
    }
}

/// All words of the widgets that are visible in a panel.
QStringList wordsIn(QWidget& panel)
{
    QStringList words { panel.windowTitle() };
    for (const QWidget* widget : panel.findChildren<QWidget*>()) {
        if (!widget->isVisible()) {
            continue;
        }
        words << widget->accessibleName() << widget->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            words << label->text() << label->toolTip();
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            words << button->text();
        } else if (const auto* combo = qobject_cast<const QComboBox*>(widget)) {
            words << combo->currentText();
        } else if (const auto* browser = qobject_cast<const QTextBrowser*>(widget)) {
            words << browser->toPlainText();
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
                   view != nullptr && view->model() != nullptr) {
            addModel(*view->model(), {}, words);
        }
    }
    return words;
}

TEST_F(NoGoldTest, CountsAreThoseOfAComparisonWithAGold)
{
    open(false);
    const auto withGold = counts();
    EXPECT_FALSE(NeutralWords::inForce());
    open(true);
    EXPECT_TRUE(NeutralWords::inForce());
    EXPECT_EQ(counts(), withGold);
    EXPECT_EQ(window.session().evaluationA()->overall[0][Outcome::Missing], 1);
}

TEST_F(NoGoldTest, NoPanelSpeaksOfAGoldOrOfMistakes)
{
    open(true);
    static const QRegularExpression judging(
        QStringLiteral(R"re(\b(gold|missing|missed|spurious|incorrect)\b)re"),
        QRegularExpression::CaseInsensitiveOption);
    window.action(Command::NextError)->trigger(); // Details tell of it
    QStringList heads;
    for (const char* name : { "errors", "scores", "outcomes", "confusion", "documents", "details" }) {
        showPanel(name);
        const QStringList words = wordsIn(dock(name));
        EXPECT_GT(words.size(), 3) << name;
        for (const QString& said : words) {
            EXPECT_FALSE(said.contains(judging)) << name << ": " << said.toStdString();
        }
        heads += words;
    }
    for (const char* name :
        { "Only A", "Only B", "Agree", "Differ", "Words in A", "Type in B", "A: first" }) {
        EXPECT_TRUE(heads.filter(QString::fromLatin1(name)).size() > 0) << name;
    }
    for (const QString& said : wordsIn(window.documentView())) {
        EXPECT_FALSE(said.contains(judging)) << said.toStdString();
    }
}

TEST_F(NoGoldTest, TheTextNamesBothSides)
{
    open(true);
    const SpanTextView& canvas = window.documentView().canvas();
    ASSERT_NE(canvas.scene(), nullptr);
    EXPECT_EQ(canvas.scene()->goldTitle, QStringLiteral("A: first"));
    EXPECT_EQ(canvas.scene()->systemTitle, QStringLiteral("B: second"));
    window.action(Command::NextError)->trigger();
    EXPECT_TRUE(placeText(window.selection()).startsWith(QStringLiteral("difference")))
        << placeText(window.selection()).toStdString();
    const auto record = window.selection().currentRecord();
    ASSERT_TRUE(record);
    EXPECT_TRUE(canvas.describe(*record).startsWith(QStringLiteral("Differ"))
        || canvas.describe(*record).startsWith(QStringLiteral("Only A")))
        << canvas.describe(*record).toStdString();
}

TEST_F(NoGoldTest, WordsComeBackWithAGold)
{
    open(true);
    EXPECT_EQ(dock("errors").windowTitle(), QStringLiteral("Differences"));
    open(false);
    EXPECT_FALSE(NeutralWords::inForce());
    EXPECT_EQ(dock("errors").windowTitle(), QStringLiteral("Errors"));
    EXPECT_EQ(window.documentView().canvas().scene()->goldTitle, QStringLiteral("Gold"));
}

TEST_F(NoGoldTest, ComparingSystemsSaysThatItNeedsAGold)
{
    open(true);
    showPanel("compare");
    auto* compare = window.findChild<CompareView*>();
    ASSERT_NE(compare, nullptr);
    for (std::size_t page = 0; page < CompareView::pageCount; ++page) {
        compare->setPage(static_cast<CompareView::Page>(page));
        QCoreApplication::processEvents();
        EXPECT_FALSE(compare->at(compare->page()).shows()) << page;
    }
}

TEST_F(NoGoldTest, TheOpenDialogComesUpWithBothSystems)
{
    open(true);
    ImportDialog* dialog = window.openFiles();
    ASSERT_TRUE(waitFor([dialog] { return dialog->check().has_value(); }));
    EXPECT_EQ(dialog->dataSet(), dataSet);
    EXPECT_EQ(dialog->findChild<QListWidget*>()->count(), 2);
    EXPECT_TRUE(dialog->verdict().open);
    dialog->reject();
}

} // namespace
} // namespace touchstone::ui
