// SPDX-License-Identifier: GPL-3.0-or-later
// Systems that could not be read: a line each where they are few, two lines in all where they are many.
#include "ui/live/unreadable.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

analysis::DataSet withUnread(int count)
{
    analysis::DataSet dataSet;
    for (int i = 0; i < count; ++i) {
        auto& system = dataSet.systems.emplace_back();
        system.source.name = "run" + std::to_string(i + 1);
        system.error = support::Error { support::ErrorCode::UnknownFormat, "nobody knows it", {} };
    }
    dataSet.systems.emplace_back().source.name = "good";
    return dataSet;
}

TEST(UnreadableTexts, SayTheReasonOfManyOnce)
{
    EXPECT_TRUE(unreadableTexts(withUnread(0)).isEmpty());
    EXPECT_EQ(unreadableTexts(withUnread(2)),
        QStringList({ QStringLiteral("run1 could not be read: nobody knows it"),
            QStringLiteral("run2 could not be read: nobody knows it") }));
    EXPECT_EQ(unreadableTexts(withUnread(3)).front(),
        QStringLiteral("3 systems could not be read: run1, run2, run3. Open… says why of each."));
    EXPECT_EQ(unreadableTexts(withUnread(6)),
        QStringList({ QStringLiteral(
                          "6 systems could not be read: run1, run2, run3, 3 more. Open… says why of each."),
            QStringLiteral("run1 could not be read: nobody knows it") }));
}

} // namespace
} // namespace touchstone::ui
