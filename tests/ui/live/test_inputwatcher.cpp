// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the files that are open have changed on the disk.
#include "tests/ui/uisupport.h"
#include "ui/live/inputwatcher.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include "core/evaluation/scoring/relationloading.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class InputWatcherTest : public ::testing::Test
{
protected:
    InputWatcherTest()
    {
        QObject::connect(&watcher, &InputWatcher::told, &watcher, [this]() { ++told; });
    }
    void open(const analysis::DataSetSpec& dataSet)
    {
        session.open({ { dataSet } });
        settle();
        ASSERT_TRUE(session.evaluationA());
    }
    void openFiles()
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold = uitest::source(gold(uitest::conllGold()));
        dataSet.systems = { uitest::source(system(uitest::conllSystem()), "A") };
        open(dataSet);
    }
    void openParts()
    {
        analysis::DataSetSpec part;
        part.name = "one";
        part.gold = uitest::source(gold(uitest::conllGold()));
        part.systems = { uitest::source(system(uitest::conllSystem()), "A") };
        analysis::DataSetSpec all;
        all.name = "all";
        all.parts = { part, part };
        all.parts.back().name = "two";
        all.parts.back().systems
            = { uitest::source(folder.file(QStringLiteral("b.conll"), uitest::conllSystem()), "A") };
        open(all);
    }
    QString gold(const QByteArray& content) { return folder.file(QStringLiteral("gold.conll"), content); }
    QString system(const QByteArray& content) { return folder.file(QStringLiteral("a.conll"), content); }
    /// Until all is read, and known what was read.
    void settle()
    {
        ASSERT_TRUE(waitFor([this]() {
            const auto runners = watcher.findChildren<JobRunner*>();
            return !session.busy() && std::ranges::none_of(runners, &JobRunner::running);
        }));
        told = 0;
    }
    /// For longer than files are waited for to stand still.
    bool quiet()
    {
        return !waitFor([this]() { return told > 0; }, 1'700);
    }
    /// Files that are told: "a.conll", "gold.conll gone".
    [[nodiscard]] QStringList changed() const
    {
        return textsOf(watcher.changed(), [](const InputWatcher::Input& input) {
            return QFileInfo(input.path).fileName() + (input.now.gone ? QStringLiteral(" gone") : QString());
        });
    }
    bool changes(const QStringList& names)
    {
        return waitFor([&]() { return changed() == names; });
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    InputWatcher watcher { session };
    int told = 0;
};

TEST_F(InputWatcherTest, EqualBytesTellNothing)
{
    openFiles();
    system(uitest::conllSystem());
    gold(uitest::conllGold());
    EXPECT_TRUE(quiet());
    EXPECT_EQ(changed(), QStringList());
}

TEST_F(InputWatcherTest, OtherBytesAreToldUntilTheyAreTheOldOnesAgain)
{
    openFiles();
    const auto before = session.evaluationA();
    system(uitest::conllPerfect());
    EXPECT_TRUE(changes({ QStringLiteral("a.conll") }));
    gold(uitest::conllGold() + "\n");
    EXPECT_TRUE(changes({ QStringLiteral("gold.conll"), QStringLiteral("a.conll") })) << "gold first";
    gold(uitest::conllGold());
    system(uitest::conllSystem());
    EXPECT_TRUE(changes({}));
    EXPECT_EQ(session.evaluationA(), before) << "nothing was read";
}

TEST_F(InputWatcherTest, FilesOfDataSetsThatAreShownAsOneAreTold)
{
    openParts();
    folder.file(QStringLiteral("b.conll"), uitest::conllPerfect());
    EXPECT_TRUE(changes({ QStringLiteral("b.conll") }));
}

TEST_F(InputWatcherTest, ReloadingReadsThemAndBeginsAnew)
{
    openFiles();
    system(uitest::conllPerfect());
    ASSERT_TRUE(changes({ QStringLiteral("a.conll") }));
    watcher.reload();
    EXPECT_TRUE(watcher.reading());
    settle();
    EXPECT_FALSE(watcher.reading());
    EXPECT_EQ(changed(), QStringList());
    EXPECT_EQ(session.evaluationA()->overall[0][match::Outcome::Missing], 0);
    EXPECT_TRUE(quiet());
    system(uitest::conllSystem());
    EXPECT_TRUE(changes({ QStringLiteral("a.conll") }));
}

TEST_F(InputWatcherTest, AFileThatIsGoneReplacesNothing)
{
    openFiles();
    watcher.setAutomatic(true);
    const auto before = session.evaluationA();
    ASSERT_TRUE(QFile::remove(folder.path(QStringLiteral("a.conll"))));
    EXPECT_TRUE(changes({ QStringLiteral("a.conll gone") }));
    EXPECT_EQ(session.state(), Session::State::Ready);
    system(uitest::conllSystem());
    EXPECT_TRUE(changes({}));
    EXPECT_EQ(session.evaluationA(), before);
}

TEST_F(InputWatcherTest, AFileThatEndsEarlyReplacesNothing)
{
    const QByteArray first
        = R"({"id": "a", "text": "Ada", "entities": [{"start": 0, "end": 3, "label": "PER"}]})"
          "\n";
    const QByteArray second
        = R"({"id": "b", "text": "Bob", "entities": [{"start": 0, "end": 3, "label": "PER"}]})"
          "\n";
    analysis::DataSetSpec dataSet;
    dataSet.gold = uitest::source(folder.file(QStringLiteral("gold.jsonl"), first + second));
    dataSet.systems = { uitest::source(folder.file(QStringLiteral("a.jsonl"), first + second), "A") };
    open(dataSet);
    const auto missing = [this]() { return session.evaluationA()->overall[0][match::Outcome::Missing]; };
    const QString file = QStringLiteral("a.jsonl");
    folder.file(file, first + second.left(20));
    ASSERT_TRUE(changes({ file }));
    watcher.reload();
    settle();
    EXPECT_FALSE(watcher.errors().isEmpty());
    EXPECT_EQ(missing(), 0);
    folder.file(file, first + second + "\n");
    ASSERT_TRUE(changes({ file }));
    watcher.reload();
    settle();
    EXPECT_TRUE(watcher.errors().isEmpty());
    folder.file(file, first);
    ASSERT_TRUE(changes({ file }));
    watcher.reload();
    settle();
    EXPECT_EQ(missing(), 1) << "a shorter file that is whole counts";
}

TEST_F(InputWatcherTest, AutomaticallyItReadsOnceForEveryChange)
{
    openFiles();
    watcher.setAutomatic(true);
    const auto before = session.evaluationA();
    system(uitest::conllPerfect());
    ASSERT_TRUE(waitFor([&]() { return !session.busy() && session.evaluationA() != before; }));
    EXPECT_EQ(session.evaluationA()->overall[0][match::Outcome::Missing], 0);
    settle();
    const auto good = session.evaluationA();
    ASSERT_TRUE(QFile::remove(folder.path(QStringLiteral("gold.conll"))));
    folder.file(QStringLiteral("gold.conll"), QByteArray("\x89PNG\r\n\x1a\n\0\0\0\0", 12));
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Failed; }));
    EXPECT_EQ(session.evaluationA(), good);
    EXPECT_TRUE(couldNotBeReadAgain(session));
    EXPECT_EQ(watcher.errors().size(), 1);
    settle();
    EXPECT_TRUE(quiet()) << "it is not tried for ever";
    gold(uitest::conllGold());
    EXPECT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    EXPECT_EQ(watcher.errors(), QStringList());
}

TEST_F(InputWatcherTest, ANewFileOfAFolderIsAChangeOfTheCorpus)
{
    for (const QString& side : { QStringLiteral("gold"), QStringLiteral("system") }) {
        folder.file(side + QStringLiteral("/a.txt"), "Ada met Eve.");
        folder.file(side + QStringLiteral("/a.ann"), "T1\tPER 0 3\tAda\n");
    }
    analysis::DataSetSpec dataSet;
    dataSet.gold = uitest::source(folder.path(QStringLiteral("gold")));
    dataSet.systems = { uitest::source(folder.path(QStringLiteral("system")), "A") };
    open(dataSet);
    folder.file(QStringLiteral("gold/b.txt"), "Eve left.");
    folder.file(QStringLiteral("gold/b.ann"), "T1\tPER 0 3\tEve\n");
    ASSERT_TRUE(changes({ QStringLiteral("gold") }));
    watcher.reload();
    settle();
    EXPECT_EQ(session.evaluationA()->cases.size(), 2U);
}

TEST_F(InputWatcherTest, FilesOfRelationsAreReadAgainAsWell)
{
    openFiles();
    analysis::RelationSources relations;
    relations.typeParents = toPath(folder.file(QStringLiteral("parents.json"), R"({"PER": "AGENT"})"));
    analysis::EvaluationSpec spec = session.spec();
    ASSERT_TRUE(analysis::loadRelations(relations, spec));
    session.setRelations(relations);
    session.setSpec(spec);
    settle();
    folder.file(QStringLiteral("parents.json"), R"({"PER": "LIVING"})");
    ASSERT_TRUE(changes({ QStringLiteral("parents.json") }));
    watcher.reload();
    ASSERT_TRUE(waitFor([&]() { return session.spec() != spec; }));
    settle();
    analysis::EvaluationSpec now = spec;
    ASSERT_TRUE(analysis::loadRelations(relations, now));
    EXPECT_EQ(session.spec(), now);
    EXPECT_EQ(session.evaluationA()->spec, now);
    folder.file(QStringLiteral("parents.json"), "{");
    ASSERT_TRUE(changes({ QStringLiteral("parents.json") }));
    watcher.reload();
    ASSERT_TRUE(waitFor([this]() { return !watcher.errors().isEmpty(); }));
    EXPECT_TRUE(watcher.errors().front().contains(QStringLiteral("parents.json")));
    EXPECT_EQ(session.evaluationA()->spec, now) << "what was good stays in force";
}

TEST_F(InputWatcherTest, WhatWasWrittenWhileItWasReadIsToldOnce)
{
    analysis::DataSetSpec dataSet;
    dataSet.gold = uitest::source(gold(uitest::conllGold()));
    dataSet.systems = { uitest::source(system(uitest::conllSystem()), "A") };
    QFile file(folder.path(QStringLiteral("a.conll")));
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(
        file.setFileTime(QDateTime::currentDateTime().addSecs(3600), QFileDevice::FileModificationTime));
    file.close();
    open(dataSet);
    EXPECT_EQ(changed(), QStringList { QStringLiteral("a.conll") });
    watcher.reload();
    settle();
    EXPECT_EQ(changed(), QStringList()) << "its clock goes ahead";
}

} // namespace
} // namespace touchstone::ui
