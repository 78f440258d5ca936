// SPDX-License-Identifier: GPL-3.0-or-later
// Names of systems are cut, but stay apart.
#include "ui/session/distinctnames.h"

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

} // namespace
} // namespace touchstone::ui
