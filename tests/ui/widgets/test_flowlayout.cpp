// SPDX-License-Identifier: GPL-3.0-or-later
// Children of a flow layout: a further line where the width ends, and the middle of their line.
#include "ui/widgets/flowlayout.h"

#include <QWidget>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

TEST(FlowLayoutTest, LowChildrenStandInTheMiddleOfTheirLine)
{
    QWidget parent;
    auto* low = new QWidget;
    auto* high = new QWidget;
    auto* next = new QWidget;
    low->setFixedSize(40, 10);
    high->setFixedSize(40, 30);
    next->setFixedSize(40, 20);
    parent.setLayout(new FlowLayout({}, { low, high, next }));
    parent.resize(100, 100);
    parent.show();
    EXPECT_EQ(low->geometry(), QRect(0, 10, 40, 10));
    EXPECT_EQ(high->geometry(), QRect(44, 0, 40, 30));
    EXPECT_EQ(next->geometry(), QRect(0, 34, 40, 20)) << "alone in its line";
    EXPECT_EQ(parent.layout()->heightForWidth(100), 54);
}

} // namespace
} // namespace touchstone::ui
