// SPDX-License-Identifier: GPL-3.0-or-later
// The line of types above the text: counts that are links, a filter by mouse and keys, a menu for what has no
// room.
#include "ui/panels/text/typechips.h"

#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "core/evaluation/slices/filtering.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"

#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

class TypeChipsTest : public ::testing::Test
{
protected:
    TypeChipsTest()
    {
        window.resize(600, 60);
        chips.setGeometry(0, 0, 600, 30);
        other.setGeometry(0, 35, 80, 20);
        other.setFocusPolicy(Qt::StrongFocus);
        window.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    }
    void openSmall() { uitest::open(session, folder, uitest::smallGold(), { uitest::smallSystem() }); }

    QStringList texts() const
    {
        QStringList result;
        for (const QToolButton* chip : chips.shownChips()) {
            result << chip->text();
        }
        return result;
    }
    std::vector<std::string> chosen() const
    {
        std::vector<std::string> result;
        for (const auto& type : chips.types()) {
            if (chips.chosen(type)) {
                result.push_back(type.name.toStdString());
            }
        }
        return result;
    }
    void click(std::size_t chip, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(chips.shownChips().at(chip), Qt::LeftButton, modifiers);
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    QWidget window;
    TypeChips chips { session, selection, &window };
    QToolButton other { &window };
};

using Names = std::vector<std::string>;

TEST_F(TypeChipsTest, CountTheGoldAndAreHiddenWhileNothingIsOpen)
{
    EXPECT_TRUE(chips.isHidden());
    openSmall();
    EXPECT_FALSE(chips.isHidden());
    EXPECT_EQ(
        texts(), (QStringList { QStringLiteral("PER 3"), QStringLiteral("loc 2"), QStringLiteral("ORG 1") }));
    EXPECT_TRUE(
        chips.shownChips().front()->accessibleName().startsWith(QLatin1String("PER: 3 gold annotation")));
    EXPECT_TRUE(
        chips.shownChips().back()->accessibleName().startsWith(QLatin1String("ORG: 1 gold annotation")));
}

TEST_F(TypeChipsTest, ALinkToExactlyTheRecordsThatItCounts)
{
    openSmall();
    for (std::size_t i = 0; i < chips.types().size(); ++i) {
        click(i);
        const auto& type = chips.types()[i];
        EXPECT_EQ(static_cast<std::int64_t>(selection.records().size()), type.count);
        EXPECT_EQ(chosen(), Names { type.name.toStdString() }) << "in place of the one before";
        EXPECT_TRUE(chips.shownChips().at(i)->isChecked());
        for (const std::uint32_t record : selection.records()) {
            const auto& evaluation = *selection.evaluation();
            const auto types = evaluation.goldTypes(evaluation.records[record]);
            ASSERT_FALSE(types.empty());
            EXPECT_NE(std::ranges::find(type.labels, types.front()), type.labels.end());
        }
    }
    click(2);
    EXPECT_TRUE(selection.filters().empty()) << "the same again takes it back";
    EXPECT_FALSE(chips.shownChips().at(2)->isChecked());
}

TEST_F(TypeChipsTest, CtrlAddsAndOtherFiltersStay)
{
    openSmall();
    const analysis::RecordFilter missing { .outcomes = { match::Outcome::Missing } };
    selection.setFilter(missing);
    click(0);
    click(2, Qt::ControlModifier);
    EXPECT_EQ(chosen(), (Names { "PER", "ORG" }));
    ASSERT_EQ(selection.filters().size(), 2U);
    EXPECT_EQ(selection.filters()[0], missing);
    EXPECT_EQ(selection.filters()[1], (analysis::RecordFilter { .goldTypes = { "ORG", "PER" } }));
    click(0, Qt::ControlModifier);
    EXPECT_EQ(chosen(), (Names { "ORG" }));
    click(2, Qt::ControlModifier);
    EXPECT_EQ(selection.filters(), std::vector { missing });
    // A filter of another hand that names the type presses the chip, too.
    selection.setFilter({ .outcomes = { match::Outcome::Correct }, .goldTypes = { "PER" } });
    EXPECT_EQ(chosen(), (Names { "PER" }));
    EXPECT_TRUE(chips.shownChips().front()->isChecked());
}

TEST_F(TypeChipsTest, OneTabStopAndArrowsBetweenThem)
{
    openSmall();
    const auto shown = chips.shownChips();
    other.setFocus();
    QTest::keyClick(&other, Qt::Key_Tab);
    EXPECT_TRUE(shown[0]->hasFocus());
    QTest::keyClick(shown[0], Qt::Key_Right);
    EXPECT_TRUE(shown[1]->hasFocus());
    QTest::keyClick(shown[1], Qt::Key_Space);
    EXPECT_EQ(chosen(), (Names { "loc" }));
    QTest::keyClick(shown[1], Qt::Key_End);
    EXPECT_TRUE(shown[2]->hasFocus());
    QTest::keyClick(shown[2], Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(chosen(), (Names { "loc", "ORG" }));
    QTest::keyClick(shown[2], Qt::Key_Tab);
    EXPECT_TRUE(other.hasFocus()) << "past the chips at once";
    QTest::keyClick(&other, Qt::Key_Backtab);
    EXPECT_TRUE(shown[2]->hasFocus()) << "and back to the one that was left";
    QTest::keyClick(shown[2], Qt::Key_Home);
    EXPECT_TRUE(shown[0]->hasFocus());
}

TEST_F(TypeChipsTest, WhatHasNoRoomStandsInTheMenu)
{
    openSmall();
    const int needed = chips.shownChips().front()->width() + 80;
    chips.resize(needed, 30);
    const auto shown = chips.shownChips();
    ASSERT_LT(shown.size(), 4U);
    ASSERT_NE(shown.back()->menu(), nullptr);
    const auto hidden = 3 - (static_cast<int>(shown.size()) - 1);
    EXPECT_EQ(shown.back()->text(), QStringLiteral("+%1").arg(hidden));
    for (const QToolButton* chip : shown) {
        EXPECT_LE(chip->geometry().right(), needed);
    }
    QMenu* menu = shown.back()->menu();
    Q_EMIT menu->aboutToShow();
    ASSERT_EQ(menu->actions().size(), hidden);
    EXPECT_EQ(menu->actions().back()->text(), QStringLiteral("ORG 1"));
    menu->actions().back()->trigger();
    EXPECT_EQ(chosen(), (Names { "ORG" }));
    EXPECT_TRUE(chips.shownChips().back()->isChecked()) << "something chosen is hidden there";
    chips.resize(10, 30);
    EXPECT_EQ(texts(), QStringList { QStringLiteral("+3") });
}

TEST_F(TypeChipsTest, ThousandsOfTypesTakeNoThousandButtons)
{
    std::string gold;
    for (int i = 0; i < 300; ++i) {
        gold += "[t" + std::to_string(i) + " a] ";
    }
    uitest::open(session, folder, { gold }, { { gold } });
    EXPECT_EQ(chips.types().size(), 300U);
    chips.resize(100000, 30);
    const auto shown = chips.shownChips();
    EXPECT_EQ(shown.size(), TypeChips::mostChips + 1);
    Q_EMIT shown.back()->menu()->aboutToShow();
    EXPECT_EQ(shown.back()->menu()->actions().size(), qsizetype { TypeChips::mostInMenu } + 1);
}

} // namespace
} // namespace touchstone::ui
