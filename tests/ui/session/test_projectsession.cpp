// SPDX-License-Identifier: GPL-3.0-or-later
// A project off the window's thread: read, looked through, scored, saved.
#include "ui/session/projectsession.h"

#include "core/project/projectmaking.h"
#include "tests/ui/uisupport.h"

#include <QSignalSpy>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class ProjectSessionTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        folder.file(QStringLiteral("p/gold.conll"), uitest::conllGold());
        folder.file(QStringLiteral("p/a.conll"), uitest::conllSystem());
        folder.file(QStringLiteral("p/b.conll"), uitest::conllPerfect());
    }
    QString write(const QByteArray& text) { return folder.file(QStringLiteral("p/all.touchstone"), text); }
    void open(const QByteArray& text)
    {
        QSignalSpy changes(&project, &ProjectSession::changed);
        project.open(write(text));
        ASSERT_TRUE(waitFor([&] { return !changes.isEmpty(); }));
    }
    void score()
    {
        project.scoreAll();
        ASSERT_TRUE(waitFor([this] { return !project.scoring(); }));
    }
    QByteArray bytes(const QString& path) const
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    void save(const QString& path = {})
    {
        QSignalSpy saved(&project, &ProjectSession::saved);
        project.save(path);
        ASSERT_TRUE(waitFor([&] { return !saved.isEmpty(); }));
    }

    /// As nobody but a person would lay it out.
    static constexpr const char* twoSets = R"({ "touchstone-project": 1,
   "sets": [ {"name": "one", "gold": "gold.conll", "systems": ["a.conll", "b.conll"]},
 {"name":"two","gold":"gold.conll","systems":["b.conll"], "settings": {"unit": "token"}} ] }
)";

    uitest::Folder folder;
    ProjectSession project { folder.path(QStringLiteral("cache")) };
};

TEST_F(ProjectSessionTest, TablesAndRowsOfAProjectArrive)
{
    open(twoSets);
    EXPECT_TRUE(project.isOpen());
    EXPECT_FALSE(project.modified());
    EXPECT_EQ(project.name(), QStringLiteral("all"));
    ASSERT_EQ(project.tables().tables.size(), 2U);
    EXPECT_EQ(project.expectedRows(), 3U);
    EXPECT_TRUE(project.rows().empty());
    score();
    ASSERT_EQ(project.rows().size(), 3U);
    EXPECT_EQ(project.rows()[0].table, 0U);
    EXPECT_EQ(project.rows()[0].run, 0U);
    ASSERT_TRUE(project.rows()[0].score);
    EXPECT_NEAR(*project.rows()[0].score, 4.0 / 7, 1e-9); // 2 right of 3, 4 in the gold
    EXPECT_EQ(project.rows()[1].score, 1.0);
    EXPECT_EQ(project.rows()[2].table, 1U);
    EXPECT_FALSE(project.rows()[2].error);
    open(twoSets);
    EXPECT_TRUE(project.rows().empty());
    score();
    ASSERT_EQ(project.rows().size(), 3U);
    EXPECT_TRUE(project.rows()[0].cached) << "nothing has changed";
    EXPECT_NEAR(*project.rows()[0].score, 4.0 / 7, 1e-9);
}

TEST_F(ProjectSessionTest, CancelStopsAtOnceAndTheRestFollowsLater)
{
    open(twoSets);
    project.scoreAll();
    EXPECT_TRUE(project.scoring());
    project.cancel();
    EXPECT_FALSE(project.scoring());
    EXPECT_LE(project.rows().size(), 3U);
    score();
    ASSERT_EQ(project.rows().size(), 3U);
    EXPECT_EQ(project.rows()[1].run, 1U);
    EXPECT_EQ(project.rows()[2].table, 1U);
    project.scoreAll();
    EXPECT_FALSE(project.scoring()) << "all are there";
}

TEST_F(ProjectSessionTest, AnotherProjectStopsTheScoring)
{
    open(twoSets);
    project.scoreAll();
    project.open(write(twoSets));
    EXPECT_FALSE(project.scoring());
    ASSERT_TRUE(waitFor([this] { return !project.busy(); }));
    EXPECT_TRUE(project.rows().empty());
}

TEST_F(ProjectSessionTest, SavingWithoutAChangeChangesNoByte)
{
    open(twoSets);
    save();
    EXPECT_EQ(bytes(project.path()), QByteArray(twoSets));
    analysis::ProjectFile file = project.project().file;
    file.note = "n";
    project.change(file);
    EXPECT_TRUE(project.modified());
    file.note.clear();
    project.change(file);
    EXPECT_FALSE(project.modified());
    file.name = "New name";
    project.change(file);
    save();
    EXPECT_FALSE(project.modified());
    EXPECT_EQ(project.name(), QStringLiteral("New name"));
    EXPECT_TRUE(bytes(project.path()).contains("\"name\": \"New name\""));
    EXPECT_EQ(project.tables().tables.size(), 2U);
}

TEST_F(ProjectSessionTest, AProjectThatBreaksOffIsSavedElsewhereOnly)
{
    const QByteArray broken = QByteArray(twoSets).left(QByteArray(twoSets).indexOf("{\"name\":\"two\""));
    open(broken);
    EXPECT_TRUE(project.project().broken);
    ASSERT_EQ(project.tables().tables.size(), 1U) << "what stands before that place";
    EXPECT_GT(project.project().findings.list().front().place.line, 0U);
    QSignalSpy failed(&project, &ProjectSession::failed);
    project.save();
    EXPECT_EQ(failed.size(), 1);
    EXPECT_EQ(bytes(project.path()), broken);
    save(folder.path(QStringLiteral("p/mended.touchstone")));
    EXPECT_FALSE(project.project().broken);
    EXPECT_EQ(QFileInfo(project.path()).fileName(), QStringLiteral("mended.touchstone"));
}

TEST_F(ProjectSessionTest, WhatAnotherProgramWroteIsNotWrittenOver)
{
    open(twoSets);
    const QByteArray theirs = R"({"touchstone-project": 1, "name": "theirs"})";
    write(theirs);
    analysis::ProjectFile file = project.project().file;
    file.name = "ours";
    project.change(file);
    QSignalSpy failed(&project, &ProjectSession::failed);
    project.save();
    ASSERT_TRUE(waitFor([&] { return !failed.isEmpty(); }));
    EXPECT_EQ(bytes(project.path()), theirs);
    EXPECT_TRUE(project.modified());
}

TEST_F(ProjectSessionTest, FilesOutsideWaitUntilTheyAreAllowed)
{
    folder.file(QStringLiteral("elsewhere.conll"), uitest::conllGold());
    open(R"({"touchstone-project": 1, "sets": [{"name": "x", "gold": "../elsewhere.conll",
        "systems": ["a.conll"]}]})");
    ASSERT_EQ(project.outside(), QStringList { QStringLiteral("../elsewhere.conll") });
    ASSERT_EQ(project.tables().tables.size(), 1U);
    EXPECT_TRUE(project.tables().tables.front().dataSet.gold.path.empty());
    score();
    ASSERT_EQ(project.rows().size(), 1U);
    EXPECT_TRUE(project.rows().front().error) << "nothing was read";
    project.allowOutside();
    ASSERT_TRUE(waitFor([this] { return !project.busy(); }));
    EXPECT_TRUE(project.outside().isEmpty());
    EXPECT_TRUE(project.rows().empty()) << "of other tables";
    score();
    ASSERT_EQ(project.rows().size(), 1U);
    EXPECT_TRUE(project.rows().front().score);
    const QString path = project.path();
    project.close();
    project.open(path, true); // allowed from the start
    ASSERT_TRUE(waitFor([this] { return !project.busy() && project.isOpen(); }));
    EXPECT_TRUE(project.outside().isEmpty());
    EXPECT_FALSE(project.tables().tables.front().dataSet.gold.path.empty());
}

TEST_F(ProjectSessionTest, ANewProjectIsWrittenFromItsFolder)
{
    analysis::OpenWork open;
    analysis::DataSetSpec& dataSet = open.dataSets.emplace_back();
    dataSet.gold = uitest::source(folder.path(QStringLiteral("p/gold.conll")));
    dataSet.systems = { uitest::source(folder.path(QStringLiteral("p/a.conll")), "A") };
    project.start(analysis::projectOf(open, {}).file);
    EXPECT_TRUE(project.modified());
    EXPECT_TRUE(project.path().isEmpty());
    ASSERT_TRUE(waitFor([this] { return !project.busy(); }));
    ASSERT_EQ(project.tables().tables.size(), 1U);
    save(folder.path(QStringLiteral("p/new.touchstone")));
    EXPECT_FALSE(project.modified());
    const QByteArray text = bytes(project.path());
    EXPECT_TRUE(text.contains("\"path\": \"gold.conll\"")) << text.toStdString();
    EXPECT_FALSE(text.contains(folder.path().toUtf8()));
    EXPECT_TRUE(project.outside().isEmpty());
}

TEST_F(ProjectSessionTest, AProjectThatIsNoneLeavesWhatIsOpen)
{
    open(twoSets);
    QSignalSpy failed(&project, &ProjectSession::failed);
    project.open(folder.path(QStringLiteral("p/none.touchstone")));
    ASSERT_TRUE(waitFor([&] { return !failed.isEmpty(); }));
    EXPECT_EQ(project.name(), QStringLiteral("all"));
    EXPECT_EQ(project.tables().tables.size(), 2U);
}

TEST_F(ProjectSessionTest, NotesStandBesideTheProjectAndKeepOthersLines)
{
    open(twoSets);
    EXPECT_TRUE(project.keepsNotes());
    EXPECT_TRUE(project.notes().notes.empty());
    const QString beside = folder.path(QStringLiteral("p/all.touchstone-notes"));
    folder.file(QStringLiteral("p/all.touchstone-notes"),
        R"({"kind": "run", "set": "two", "system": "b", "text": "by a colleague"})"
        "\n");
    QSignalSpy changes(&project, &ProjectSession::changed);
    project.setNote({ "one", "a", "first" });
    project.setNote({ "one", "a", "retrained" });
    project.setNote({ "one", "b", "longer" });
    ASSERT_TRUE(waitFor([&] { return changes.count() == 3; }));
    EXPECT_TRUE(changes.back().at(0).value<ProjectSession::Changes>() == ProjectSession::NotesChanged);
    EXPECT_EQ(analysis::noteOf(project.notes(), "one", "a"), "retrained");
    EXPECT_EQ(analysis::noteOf(project.notes(), "two", "b"), "by a colleague");
    EXPECT_EQ(bytes(beside).count('\n'), 3);
    EXPECT_EQ(bytes(beside).count("\"date\""), 2) << "those that are written here have one";
    EXPECT_FALSE(project.modified()) << "notes are written at once";
    folder.file(QStringLiteral("q/any"), {});
    save(folder.path(QStringLiteral("q/other.touchstone")));
    EXPECT_EQ(bytes(folder.path(QStringLiteral("q/other.touchstone-notes"))), bytes(beside));
    open(twoSets);
    EXPECT_EQ(project.notes().notes.size(), 3U);
    const QSignalSpy failed(&project, &ProjectSession::failed);
    project.start({});
    project.setNote({ "one", "a", "nowhere" });
    EXPECT_EQ(failed.count(), 1) << "it stands in no file";
}

} // namespace
} // namespace touchstone::ui
