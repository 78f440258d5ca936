// SPDX-License-Identifier: GPL-3.0-or-later
// Files that change on the disk, also at awkward moments.
#include "ui/session/filewatcher.h"

#include "tests/ui/uisupport.h"

#include <gtest/gtest.h>

#include <QThread>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

TEST(FileWatcher, AChangeBetweenReadingAndWatchingAgainIsTold)
{
    const uitest::Folder folder;
    const QString file = folder.file(QStringLiteral("a.rules"), "one");
    FileWatcher watcher;
    int told = 0;
    QObject::connect(&watcher, &FileWatcher::stirred, &watcher, [&told]() { ++told; });
    watcher.watch({ file });
    ASSERT_TRUE(waitFor([&]() { return told == 1; }));
    watcher.watch({ file });
    QThread::msleep(20); // times of files have milliseconds
    folder.file(QStringLiteral("a.rules"), "two");
    watcher.watch({ file }); // the system's own notice is lost with the old watch
    EXPECT_TRUE(waitFor([&]() { return told == 2; }, 5'000));
    watcher.watch({ file });
    EXPECT_FALSE(waitFor([&]() { return told > 2; }, 500)) << "nothing changed any more";
}

} // namespace
} // namespace touchstone::ui
