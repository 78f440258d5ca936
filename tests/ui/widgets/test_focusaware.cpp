// SPDX-License-Identifier: GPL-3.0-or-later
// A table that has not the keyboard neither looks nor speaks as if it had.
#include "ui/widgets/focusaware.h"

#include <QAccessible>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

std::vector<QObject*> focusClaims;

void noteFocus(QAccessibleEvent* event)
{
    if (event->type() == QAccessible::Focus) {
        focusClaims.push_back(event->object());
    }
}

class Table : public FocusAware<QTableView>
{
public:
    using FocusAware::FocusAware;
    [[nodiscard]] bool paintsActive() const
    {
        QStyleOptionViewItem option;
        initViewItemOption(&option);
        return option.state & QStyle::State_Active;
    }
};

TEST(FocusAwareTest, ControlWithEndSelectsTheLastRow)
{
    QStandardItemModel model(40, 2);
    Table table;
    table.setModel(&model);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&table));
    table.setFocus();
    table.selectRow(3);
    QTest::keyClick(&table, Qt::Key_End, Qt::ControlModifier);
    EXPECT_EQ(table.currentIndex().row(), 39);
    EXPECT_EQ(table.selectionModel()->selectedRows(), QModelIndexList({ model.index(39, 0) }));
    QTest::keyClick(&table, Qt::Key_Home, Qt::ControlModifier);
    EXPECT_EQ(table.selectionModel()->selectedRows(), QModelIndexList({ model.index(0, 0) }));
    QTest::keyClick(&table, Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(table.selectionModel()->selectedRows().size(), 40) << "Shift extends";
}

TEST(FocusAwareTest, ASelectionFromElsewhereClaimsNoFocus)
{
    QStandardItemModel model(3, 2);
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* field = new QLineEdit(&window);
    auto* table = new Table(&window);
    table->setModel(&model);
    layout->addWidget(field);
    layout->addWidget(table);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    field->setFocus();
    QAccessible::setActive(true);
    const auto before = QAccessible::installUpdateHandler(noteFocus);
    focusClaims.clear();
    table->setCurrentIndex(model.index(1, 0));
    EXPECT_EQ(std::count(focusClaims.begin(), focusClaims.end(), table), 0);
    EXPECT_FALSE(table->paintsActive());

    table->setFocus();
    EXPECT_TRUE(table->paintsActive());
    QTest::keyClick(table, Qt::Key_Down);
    EXPECT_EQ(table->currentIndex().row(), 2);
    QTest::keyClick(table, Qt::Key_Tab);
    EXPECT_TRUE(field->hasFocus()) << "Tab leaves a table";
    QAccessible::installUpdateHandler(before);
    QAccessible::setActive(false);
}

} // namespace
} // namespace touchstone::ui
