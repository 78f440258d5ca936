// SPDX-License-Identifier: GPL-3.0-or-later
// Files of a project that change: of all its tables, new ones, the project itself.
#include "tests/ui/uisupport.h"
#include "ui/live/projectwatcher.h"

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class ProjectWatcherTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        folder.file(QStringLiteral("p/gold.conll"), uitest::conllGold());
        run(QStringLiteral("a"), uitest::conllSystem());
    }
    QString run(const QString& name, const QByteArray& content) const
    {
        return folder.file(QStringLiteral("p/runs/%1.conll").arg(name), content);
    }
    QString write(const QByteArray& text) const
    {
        return folder.file(QStringLiteral("p/all.touchstone"), text);
    }
    /// Until all is read, and it is known what was read.
    void settle()
    {
        ASSERT_TRUE(waitFor([this]() {
            return !project.busy() && !project.scoring()
                && std::ranges::none_of(watcher.findChildren<JobRunner*>(), &JobRunner::running);
        }));
    }
    void open(const QByteArray& text)
    {
        project.open(write(text));
        settle();
        ASSERT_TRUE(project.isOpen());
    }
    void score()
    {
        project.scoreAll();
        settle();
        ASSERT_EQ(project.rows().size(), project.expectedRows());
    }
    /// What another window would show.
    std::vector<std::optional<double>> freshScores() const
    {
        ProjectSession fresh({});
        fresh.open(project.path());
        EXPECT_TRUE(waitFor([&] { return fresh.isOpen(); }));
        fresh.scoreAll();
        EXPECT_TRUE(waitFor([&] { return !fresh.scoring(); }));
        return scoresOf(fresh);
    }
    static std::vector<std::optional<double>> scoresOf(const ProjectSession& session)
    {
        std::vector<std::optional<double>> scores;
        for (const analysis::CampaignRow& row : session.rows()) {
            scores.push_back(row.score);
        }
        return scores;
    }
    QStringList changed() const
    {
        QStringList names;
        for (const auto& [path, digest] : project.changedFiles()) {
            names << QFileInfo(fromPath(path)).fileName();
        }
        return names;
    }

    static constexpr const char* twoSets = R"({"touchstone-project": 1, "sets": [
        {"name": "one", "gold": "gold.conll", "systems": ["runs/a.conll"]},
        {"name": "two", "gold": "gold.conll", "systems": ["b.conll"], "settings": {"unit": "token"}}]})";
    static constexpr const char* anyRun = R"({"touchstone-project": 1, "sets": [
        {"name": "s", "gold": "gold.conll", "systems": ["runs/{run}.conll"]}]})";
    static constexpr const char* teams = R"({"touchstone-project": 1, "campaign": {
        "gold": "gold.conll", "runs": ["handed-in/{team}/{run}.conll"]}})";

    uitest::Folder folder;
    ProjectSession project { folder.path(QStringLiteral("cache")) };
    ProjectWatcher watcher { project };
};

using RowKeys = std::set<ProjectSession::RowKey>;

TEST_F(ProjectWatcherTest, ARunOfAnyDataSetIsToldAndScoredAgain)
{
    const auto b = [this](const QByteArray& content) { folder.file(QStringLiteral("p/b.conll"), content); };
    b(uitest::conllPerfect());
    open(twoSets);
    score();
    EXPECT_EQ(project.rows()[1].score, 1.0);
    b(uitest::conllSystem());
    ASSERT_TRUE(waitFor([this] { return changed() == QStringList { QStringLiteral("b.conll") }; }));
    EXPECT_EQ(project.oldRows(), (RowKeys { { 1, 0 } }));
    EXPECT_EQ(project.rows()[1].score, 1.0) << "it stands until the new one is there";
    project.scoreAgain();
    EXPECT_EQ(project.rows().size(), 2U);
    EXPECT_EQ(project.oldRows(), (RowKeys { { 1, 0 } }));
    settle();
    EXPECT_TRUE(project.oldRows().empty());
    EXPECT_EQ(changed(), QStringList());
    EXPECT_NE(project.rows()[1].score, 1.0);
    EXPECT_EQ(scoresOf(project), freshScores());
}

TEST_F(ProjectWatcherTest, AGoldConcernsEveryRowAndTheOldBytesNone)
{
    folder.file(QStringLiteral("p/b.conll"), uitest::conllPerfect());
    open(twoSets);
    score();
    folder.file(QStringLiteral("p/gold.conll"), uitest::conllGold() + "\n");
    ASSERT_TRUE(waitFor([this] { return project.oldRows().size() == 2; }));
    folder.file(QStringLiteral("p/gold.conll"), uitest::conllGold());
    ASSERT_TRUE(waitFor([this] { return project.oldRows().empty(); }));
    EXPECT_EQ(changed(), QStringList());
}

TEST_F(ProjectWatcherTest, WhatIsStoppedStaysOld)
{
    folder.file(QStringLiteral("p/b.conll"), uitest::conllPerfect());
    open(twoSets);
    score();
    run(QStringLiteral("a"), uitest::conllPerfect());
    ASSERT_TRUE(waitFor([this] { return project.oldRows() == RowKeys { { 0, 0 } }; }));
    project.scoreAgain();
    project.cancel();
    EXPECT_TRUE(project.rows().size() == 2 && (!project.oldRows().empty() || project.rows()[0].score == 1.0));
    project.scoreAgain();
    settle();
    EXPECT_TRUE(project.oldRows().empty());
    EXPECT_EQ(scoresOf(project), freshScores());
}

TEST_F(ProjectWatcherTest, ANewFileThatAPatternMatchesBecomesARun)
{
    open(anyRun);
    score();
    EXPECT_TRUE(watcher.matches().empty());
    const QString b = run(QStringLiteral("b"), uitest::conllPerfect());
    folder.file(QStringLiteral("p/runs/readme.txt"), "no run");
    const QStringList added { QStringLiteral("runs/b.conll") };
    ASSERT_TRUE(waitFor([&] { return watcher.matches().added == added; }));
    EXPECT_TRUE(watcher.matches().gone.isEmpty());
    EXPECT_EQ(project.rows().size(), 1U) << "nobody has asked for it";
    project.lookUpAgain();
    settle();
    EXPECT_TRUE(watcher.matches().empty());
    ASSERT_EQ(project.rows().size(), 2U);
    EXPECT_EQ(scoresOf(project), freshScores());
    EXPECT_EQ(project.rows()[1].score, 1.0);
    ASSERT_TRUE(QFile::remove(b));
    ASSERT_TRUE(waitFor([&] { return watcher.matches().gone == added; }));
    EXPECT_EQ(project.rows().size(), 2U);
    project.lookUpAgain();
    settle();
    EXPECT_EQ(project.rows().size(), 1U);
    EXPECT_TRUE(project.oldRows().empty());
}

TEST_F(ProjectWatcherTest, FoldersOfPatternsMayComeLater)
{
    open(teams);
    EXPECT_EQ(project.expectedRows(), 0U);
    watcher.files().setPolling(FileWatcher::Polling::Only, std::chrono::milliseconds(100)); // no events come
    settle();
    folder.file(QStringLiteral("p/handed-in/x/1.conll"), uitest::conllSystem());
    // With it its table begins, and so its gold is new, too.
    const auto told = [this](const QString& path) { return watcher.matches().added.contains(path); };
    ASSERT_TRUE(waitFor([&] { return told(QStringLiteral("handed-in/x/1.conll")); }));
    folder.file(QStringLiteral("p/handed-in/y/1.conll"), uitest::conllPerfect());
    ASSERT_TRUE(waitFor([&] { return told(QStringLiteral("handed-in/y/1.conll")); }));
    project.lookUpAgain();
    ASSERT_TRUE(waitFor([this] { return !project.busy(); }));
    EXPECT_EQ(project.expectedRows(), 2U);
    EXPECT_TRUE(project.rows().empty()) << "none was scored before";
}

TEST_F(ProjectWatcherTest, AProjectFileOfOthersIsTold)
{
    open(anyRun);
    EXPECT_FALSE(watcher.projectChanged());
    write(R"({"touchstone-project": 1, "name": "theirs"})");
    ASSERT_TRUE(waitFor([this] { return watcher.projectChanged(); }));
    write(anyRun);
    ASSERT_TRUE(waitFor([this] { return !watcher.projectChanged(); }));
    analysis::ProjectFile file = project.project().file;
    file.name = "ours";
    project.change(file);
    project.save();
    ASSERT_TRUE(waitFor([this] { return !project.modified(); }));
    EXPECT_FALSE(waitFor([this] { return watcher.projectChanged(); }, 1'700))
        << "it is what was written here";
    open(R"({"touchstone-project": 1, "name": "theirs"})");
    EXPECT_EQ(project.name(), QStringLiteral("theirs"));
    EXPECT_FALSE(watcher.projectChanged());
}

TEST_F(ProjectWatcherTest, NotesOfOthersAreRead)
{
    open(anyRun);
    folder.file(QStringLiteral("p/all.touchstone-notes"),
        R"({"kind": "run", "set": "s", "system": "a", "text": "theirs"})"
        "\nno note\n");
    ASSERT_TRUE(waitFor([this] { return !project.notes().notes.empty(); }));
    EXPECT_EQ(analysis::noteOf(project.notes(), "s", "a"), "theirs");
    EXPECT_EQ(project.notes().findings.list().size(), 1U);
}

} // namespace
} // namespace touchstone::ui
