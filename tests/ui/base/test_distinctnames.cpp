// SPDX-License-Identifier: GPL-3.0-or-later
// Names of systems are cut, but stay apart.
#include "ui/base/distinctnames.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

TEST(DistinctNamesTest, NamesAreCutBehindWhatTellsThemApart)
{
    const QStringList runs { QStringLiteral("team10_bundle1_fr_1"), QStringLiteral("team16_bundle1_fr_1"),
        QStringLiteral("team1_bundle3_fr_1") };
    EXPECT_EQ(distinctNames(runs, 12, 6),
        QStringList({ QStringLiteral("team10…"), QStringLiteral("team16…"), QStringLiteral("team1_…") }));
    EXPECT_EQ(distinctNames(runs, 19, 6), runs) << "there is room";
    const QStringList ends { QStringLiteral("a_long_name_1"), QStringLiteral("a_long_name_2") };
    EXPECT_EQ(distinctNames(ends, 12, 6), ends) << "the last character alone tells them apart";
    EXPECT_TRUE(distinctNames({}, 12, 6).isEmpty());
}

TEST(DistinctNamesTest, NamesAreCutWhereTheySayLeast)
{
    const QStringList pages { QStringLiteral("EXP-1798-01-04-a-i0001"),
        QStringLiteral("EXP-1798-01-04-a-i0002"), QStringLiteral("EXP-1798-02-04-a-i0001"),
        QStringLiteral("EXP-1808-01-04-a-i0001") };
    EXPECT_EQ(distinctElision(pages, 22), Qt::ElideRight) << "all fit";
    EXPECT_EQ(distinctElision(pages, 21), Qt::ElideLeft) << "four; right and middle tell three apart";
    EXPECT_EQ(distinctElision(pages, 12), Qt::ElideMiddle) << "three, as right; left tells two";
    EXPECT_EQ(distinctElision(pages, 9), Qt::ElideLeft) << "…-a-i0001 and …-a-i0002: two, as everywhere";
    const QStringList parts { QStringLiteral("fr-part-of-text-1"), QStringLiteral("fr-part-of-text-2"),
        QStringLiteral("de-part-of-text-1"), QStringLiteral("de-part-of-text-2") };
    EXPECT_EQ(distinctElision(parts, 6), Qt::ElideMiddle) << "fr-…-1";
    const QStringList days { QStringLiteral("paper-01-a"), QStringLiteral("paper-02-a"),
        QStringLiteral("paper-03-a") };
    EXPECT_EQ(distinctElision(days, 9), Qt::ElideRight) << "paper-01… and so on";
    EXPECT_EQ(distinctElision(days, 6), Qt::ElideLeft) << "…-01-a; the middle tells nothing";
    EXPECT_EQ(distinctElision(days, 0), Qt::ElideLeft) << "no room at all";
    EXPECT_EQ(distinctElision({}, 6), Qt::ElideRight);
}

} // namespace
} // namespace touchstone::ui
