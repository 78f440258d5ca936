// SPDX-License-Identifier: GPL-3.0-or-later
// No window is larger than the screen: each dialog on small ones, with what it holds at its longest.
#include "tests/ui/alldialogs.h"
#include "tests/ui/longwords.h"
#include "tests/ui/uisupport.h"
#include "ui/base/language.h"
#include "ui/help/helpdialogs.h"
#include "ui/help/helpwindow.h"
#include "ui/panels/trend/trendwindow.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

constexpr QRect smallScreen(0, 0, 1024, 700);
constexpr QRect tinyScreen(10, 20, 640, 400);

class DialogFit : public testing::Test
{
protected:
    void SetUp() override
    {
        const std::string samples = TOUCHSTONE_SAMPLES;
        project.dataSets.emplace_back();
        project.dataSets.front().gold.path = samples + "/gold.jsonl";
        project.dataSets.front().systems
            = { { {}, samples + "/system-a.jsonl", {} }, { {}, samples + "/system-b.jsonl", {} } };
        session.open(project);
        ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    }

    /// Inside a screen of this size, with all that it holds within reach: buttons seen, the rest scrolls.
    static void expectInside(QWidget& dialog, const QRect& screen)
    {
        auto* fit = dialog.findChild<ScreenFit*>();
        ASSERT_NE(fit, nullptr);
        fit->fit(screen);
        QTest::qWait(1); // layouts follow
        const QSize room = ScreenFit::room(dialog, screen);
        EXPECT_LE(dialog.width(), room.width());
        EXPECT_LE(dialog.height(), room.height());
        EXPECT_TRUE(screen.contains(dialog.geometry()))
            << dialog.geometry().left() << ' ' << dialog.geometry().top();
        for (const auto* buttons : dialog.findChildren<QDialogButtonBox*>()) {
            const QRect at(buttons->mapTo(&dialog, QPoint()), buttons->size());
            EXPECT_TRUE(dialog.rect().contains(at)) << at.left() << ' ' << at.top() << ' ' << at.width();
            EXPECT_GE(buttons->height(), buttons->minimumSizeHint().height());
        }
        for (const auto* area : dialog.findChildren<QScrollArea*>(Qt::FindDirectChildrenOnly)) {
            const QWidget* inside = area->widget();
            EXPECT_GE(inside->width(), inside->minimumSizeHint().width());
            EXPECT_GE(inside->height(), inside->minimumSizeHint().height());
        }
    }

    static void check(QWidget& dialog)
    {
        SCOPED_TRACE(dialog.windowTitle().toStdString());
        dialog.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
        const QSize screen = dialog.screen()->availableSize();
        EXPECT_LE(dialog.width(), screen.width());
        EXPECT_LE(dialog.height(), screen.height());
        dialog.resize(1500, 1500); // the user's, on another screen
        expectInside(dialog, smallScreen);
        expectInside(dialog, tinyScreen);
    }

    void checkAll();

    analysis::ProjectSpec project;
    SelectionModel selection;
    Session session { selection };
};

void DialogFit::checkAll() { uitest::eachDialog(session, selection, check); }

TEST_F(DialogFit, NoDialogIsLargerThanASmallScreen) { checkAll(); }

TEST_F(DialogFit, NorInALanguageOfLongerWords)
{
    const LongWords words;
    checkAll();
}

TEST_F(DialogFit, WhatKeysDoIsWhollyReadInEveryLanguage)
{
    for (const Language& language : languages()) {
        useLanguage(QString::fromLatin1(language.code));
        SCOPED_TRACE(language.code);
        const std::unique_ptr<QDialog> dialog(shortcutsDialog(nullptr));
        dialog->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog.get()));
        dialog->resize(500, 400);
        auto* const tree = dialog->findChild<QTreeWidget*>();
        ASSERT_NE(tree, nullptr);
        const int margin = 2 * (tree->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
        const auto lacking = [&]() {
            QStringList texts;
            for (QTreeWidgetItemIterator item(tree); *item != nullptr; ++item) {
                const QRect room(0, 0, tree->columnWidth(1) - margin, 10000);
                const QString text = (*item)->text(1);
                const int needed = tree->fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height();
                if (tree->visualItemRect(*item).height() < needed) {
                    texts << text;
                }
            }
            return texts.join(QLatin1Char('\n')).toStdString();
        };
        EXPECT_TRUE(waitFor([&]() { return lacking().empty(); })) << lacking();
    }
    useLanguage(QStringLiteral("en"));
}

TEST_F(DialogFit, WindowsOfTheirOwnStartWithinTheScreenAndCanBeMadeSmall)
{
    const auto small = [](QWidget& window, const QSize& least) {
        SCOPED_TRACE(window.windowTitle().toStdString());
        const QSize room = ScreenFit::room(window, window.screen()->availableGeometry());
        EXPECT_FALSE(window.isVisible());
        EXPECT_LE(window.width(), room.width());
        EXPECT_LE(window.height(), room.height());
        window.show();
        EXPECT_LE(window.minimumSize().expandedTo(window.minimumSizeHint()).width(), least.width());
        EXPECT_LE(window.minimumSize().expandedTo(window.minimumSizeHint()).height(), least.height());
    };
    const QSize least(1000, 640); // what 1024 x 700 leave beside a frame and a panel
    HelpWindow help;
    small(help, least);
    TrendWindow trend(selection);
    small(trend, least);
    MainWindow window({}, {});
    small(window, least);
}

TEST_F(DialogFit, AWindowThatStoodOnALargerScreenIsMadeToFit)
{
    Settings settings;
    {
        QWidget large;
        large.resize(large.screen()->availableGeometry().size() * 2);
        settings.geometry = large.saveGeometry();
    }
    MainWindow window(settings);
    ASSERT_NE(window.findChild<ScreenFit*>(), nullptr);
    window.show();
    EXPECT_LE(window.width(), window.screen()->availableGeometry().width());
    EXPECT_LE(window.height(), window.screen()->availableGeometry().height());
}

TEST_F(DialogFit, TheFocusStaysAndTabStopsAtTheCheckedOneOfAGroup)
{
    QDialog dialog;
    auto* last = new QLineEdit(&dialog); // made first, and below the others
    std::vector<QRadioButton*> choices;
    for (int i = 0; i < 3; ++i) {
        choices.push_back(new QRadioButton(QString::number(i), &dialog));
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok, &dialog);
    layColumn(&dialog, { choices[0], choices[1], choices[2], last, buttons });
    choices[1]->setChecked(true);
    choices[1]->setFocus();
    keepOnScreen(dialog);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    EXPECT_EQ(QApplication::focusWidget(), choices[1]);
    const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        return QApplication::focusWidget();
    };
    EXPECT_EQ(press(Qt::Key_Tab), last);
    EXPECT_EQ(press(Qt::Key_Backtab, Qt::ShiftModifier), choices[1]);
    EXPECT_EQ(press(Qt::Key_Down), choices[2]);
    EXPECT_TRUE(choices[2]->isChecked());
    last->setFocus();
    choices[0]->setChecked(true);
    EXPECT_EQ(press(Qt::Key_Backtab, Qt::ShiftModifier), choices[0]) << "whichever was checked meanwhile";
}

TEST_F(DialogFit, ADialogThatGrowsStaysOnItsScreen)
{
    QWidget dialog;
    auto* layout = new QVBoxLayout(&dialog);
    auto* label = new QLabel(&dialog);
    label->setWordWrap(true);
    layout->addWidget(label);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    layout->addWidget(buttons);
    dialog.resize(300, 200);
    keepOnScreen(dialog);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
    label->setText(QStringLiteral("many words ").repeated(2000));
    // Nothing is cut: it scrolls.
    EXPECT_TRUE(waitFor([&]() { return label->height() > dialog.height(); }));
    EXPECT_LE(dialog.height(), dialog.screen()->availableSize().height());
    EXPECT_TRUE(dialog.rect().contains(buttons->geometry()));
}

TEST_F(DialogFit, ADialogGrowsWithWhatItHoldsWhereThereIsRoom)
{
    QWidget dialog;
    auto* layout = new QVBoxLayout(&dialog);
    auto* label = new QLabel(&dialog);
    label->setWordWrap(true);
    layout->addWidget(label);
    layout->addWidget(new QDialogButtonBox(QDialogButtonBox::Close, &dialog));
    dialog.resize(300, 200);
    keepOnScreen(dialog);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
    QCoreApplication::processEvents();
    EXPECT_EQ(dialog.height(), 200);
    const auto* area = dialog.findChild<QScrollArea*>();
    ASSERT_NE(area, nullptr);
    label->setText(QStringLiteral("line\n").repeated(20));
    EXPECT_TRUE(
        waitFor([&]() { return dialog.height() > 200 && area->verticalScrollBar()->maximum() == 0; }));
    // What the user made smaller stays so.
    dialog.resize(250, 150);
    QCoreApplication::processEvents();
    label->setText(QStringLiteral("line\n").repeated(19));
    QTest::qWait(1);
    EXPECT_EQ(dialog.height(), 150);
}

} // namespace
} // namespace touchstone::ui
