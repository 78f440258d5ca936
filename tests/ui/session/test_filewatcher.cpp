// SPDX-License-Identifier: GPL-3.0-or-later
// Files that change on the disk, also at awkward moments.
#include "ui/session/filewatcher.h"

#include "tests/ui/uisupport.h"

#include <gtest/gtest.h>

#include <QThread>
#include <QTimer>

#include <cstdio>

namespace touchstone::ui {
namespace {

using namespace std::chrono_literals;
using uitest::waitFor;

class FileWatcherTest : public ::testing::Test
{
protected:
    FileWatcherTest()
    {
        QObject::connect(&watcher, &FileWatcher::stirred, &watcher,
            [this](const QStringList& paths) { told << paths.join(QLatin1Char(' ')); });
        QObject::connect(&watcher, &FileWatcher::looked, &watcher, [this]() { ++looks; });
    }
    /// Takes what is there as known.
    void watch(const QStringList& paths, const QStringList& listed = {})
    {
        const int before = looks;
        watcher.watch(paths, listed, FileWatcher::First::Known);
        ASSERT_TRUE(waitFor([&]() { return looks > before; }));
    }
    [[nodiscard]] bool toldOf(const QString& path)
    {
        return waitFor([&]() { return !told.isEmpty(); }) && std::exchange(told, {}) == QStringList { path };
    }
    /// For longer than a file that stands still is waited for.
    [[nodiscard]] bool quiet()
    {
        return !waitFor([this]() { return !told.isEmpty(); }, 1'700);
    }

    uitest::Folder folder;
    FileWatcher watcher;
    QStringList told;
    int looks = 0;
};

TEST_F(FileWatcherTest, AChangeBetweenReadingAndWatchingAgainIsTold)
{
    const QString file = folder.file(QStringLiteral("a.rules"), "one");
    watcher.watch({ file });
    ASSERT_TRUE(toldOf(file)) << "it may have changed after it was read";
    watcher.watch({ file });
    QThread::msleep(20); // times of files have milliseconds
    folder.file(QStringLiteral("a.rules"), "two");
    watcher.watch({ file }); // the system's own notice is lost with the old watch
    EXPECT_TRUE(toldOf(file));
    watcher.watch({ file });
    EXPECT_TRUE(quiet()) << "nothing changed any more";
}

TEST_F(FileWatcherTest, WhatIsFoundMayBeTakenAsKnown)
{
    const QString file = folder.file(QStringLiteral("a.conll"), "one");
    watch({ file });
    EXPECT_FALSE(watcher.stamp(file).isEmpty());
    EXPECT_TRUE(watcher.lastWritten(file).isValid());
    EXPECT_TRUE(quiet());
    folder.file(QStringLiteral("a.conll"), "in its place");
    EXPECT_TRUE(toldOf(file));
    folder.file(QStringLiteral("b.conll"), "another file of the folder");
    EXPECT_TRUE(quiet());
}

TEST_F(FileWatcherTest, AFileThatIsReplacedIsWatchedOn)
{
    const QString file = folder.file(QStringLiteral("a.conll"), "one");
    watch({ file });
    for (const char* content : { "two words", "three more words" }) {
        const QString other = folder.file(QStringLiteral("new"), content);
        ASSERT_EQ(std::rename(toPath(other).c_str(), toPath(file).c_str()), 0);
        EXPECT_TRUE(toldOf(file)) << content;
    }
    folder.file(QStringLiteral("a.conll"), "and in its place");
    EXPECT_TRUE(toldOf(file));
}

TEST_F(FileWatcherTest, AFileThatIsGoneComesBack)
{
    const QString file = folder.file(QStringLiteral("runs/a.conll"), "one");
    watch({ file });
    ASSERT_TRUE(QDir(folder.path(QStringLiteral("runs"))).removeRecursively());
    EXPECT_TRUE(toldOf(file));
    EXPECT_TRUE(watcher.stamp(file).isEmpty());
    folder.file(QStringLiteral("runs/a.conll"), "back");
    EXPECT_TRUE(toldOf(file));
}

TEST_F(FileWatcherTest, AFileThatGrowsIsToldOnceAtTheEnd)
{
    const QString file = folder.file(QStringLiteral("a.conll"), "line\n");
    watch({ file });
    QFile growing(file);
    ASSERT_TRUE(growing.open(QIODevice::Append));
    int written = 0;
    QTimer writer;
    QObject::connect(&writer, &QTimer::timeout, &writer, [&]() {
        EXPECT_TRUE(told.isEmpty()) << "while it was written";
        growing.write("line\n");
        growing.flush();
        if (++written == 20) {
            writer.stop();
        }
    });
    writer.start(100);
    ASSERT_TRUE(waitFor([&]() { return written == 20; }));
    EXPECT_TRUE(toldOf(file));
    EXPECT_TRUE(quiet());
}

TEST_F(FileWatcherTest, AFolderChangesWithAnyFileBelowIt)
{
    folder.file(QStringLiteral("gold/a.txt"), "Ada");
    const QString below = folder.file(QStringLiteral("gold/more/b.txt"), "Bob");
    const QString gold = folder.path(QStringLiteral("gold"));
    watch({ gold });
    folder.file(QStringLiteral("gold/c.txt"), "Eve");
    EXPECT_TRUE(toldOf(gold)) << "a new file";
    folder.file(QStringLiteral("gold/more/b.txt"), "Bob left");
    EXPECT_TRUE(toldOf(gold)) << "in a folder in it";
    ASSERT_TRUE(QFile::remove(below));
    EXPECT_TRUE(toldOf(gold));
}

TEST_F(FileWatcherTest, OfAListedFolderOnlyTheEntriesCount)
{
    const QString run = folder.file(QStringLiteral("runs/team1_run1.tsv"), "one");
    const QString runs = folder.path(QStringLiteral("runs"));
    watch({}, { runs });
    folder.file(QStringLiteral("runs/team1_run1.tsv"), "written anew");
    EXPECT_TRUE(quiet());
    folder.file(QStringLiteral("runs/team1_run2.tsv"), "two");
    EXPECT_TRUE(toldOf(runs)) << "one more";
    ASSERT_TRUE(QFile::remove(run));
    EXPECT_TRUE(toldOf(runs)) << "one less";
}

TEST_F(FileWatcherTest, WhereNoEventsComeItLooksByItself)
{
    const QString file = folder.file(QStringLiteral("a.conll"), "one");
    watch({ file });
    watcher.setPolling(FileWatcher::Polling::Only, 50ms);
    ASSERT_TRUE(waitFor([this]() { return watcher.polls(); }));
    folder.file(QStringLiteral("a.conll"), "in its place");
    EXPECT_TRUE(toldOf(file));
    EXPECT_TRUE(quiet());
    ASSERT_TRUE(QFile::remove(file));
    EXPECT_TRUE(toldOf(file));
}

} // namespace
} // namespace touchstone::ui
