// SPDX-License-Identifier: GPL-3.0-or-later
// Cancel while files are read: it is told, and one click opens them after all.
#include "tests/ui/uisupport.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/mainwindow.h"

#include <QPushButton>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class OpeningStopped : public ::testing::Test
{
protected:
    void SetUp() override
    {
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()));
        dataSet.systems.emplace_back().path
            = toPath(folder.file(QStringLiteral("system.conll"), uitest::conllSystem()));
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    }
    void openAndCancel()
    {
        window.openDataSet(dataSet);
        window.session().cancel();
    }
    /// The bar that tells it; null: none does.
    MessageBar* told()
    {
        const auto bars = window.findChildren<MessageBar*>();
        const auto found = std::ranges::find_if(bars, [](const MessageBar* bar) {
            return bar->isVisible() && bar->text() == QStringLiteral("Cancelled. Nothing was opened.");
        });
        return found == bars.end() ? nullptr : *found;
    }

    uitest::Folder folder;
    analysis::DataSetSpec dataSet;
    MainWindow window { Settings {} };
};

TEST_F(OpeningStopped, IsToldAndTriedAgain)
{
    EXPECT_EQ(told(), nullptr);
    openAndCancel();
    ASSERT_NE(told(), nullptr);
    EXPECT_EQ(told()->action()->text(), QStringLiteral("Try again"));
    told()->action()->click();
    EXPECT_EQ(told(), nullptr);
    ASSERT_TRUE(waitFor([this] { return window.idle() && window.session().dataSet() != nullptr; }));
    EXPECT_EQ(told(), nullptr);
    window.session().reload();
    window.session().cancel();
    EXPECT_EQ(told(), nullptr) << "it is open";
}

TEST_F(OpeningStopped, IsClosed)
{
    openAndCancel();
    ASSERT_NE(told(), nullptr);
    told()->closeButton()->click();
    EXPECT_EQ(told(), nullptr);
    openAndCancel();
    EXPECT_NE(told(), nullptr);
}

} // namespace
} // namespace touchstone::ui
