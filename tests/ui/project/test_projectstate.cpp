// SPDX-License-Identifier: GPL-3.0-or-later
// What the user's state remembers of projects, and what of them was not saved.
#include "ui/project/projectplaces.h"
#include "ui/project/projectrecovery.h"
#include "ui/project/userstate.h"

#include "tests/ui/uisupport.h"
#include "ui/session/projectsession.h"

#include <QSignalSpy>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

TEST(UserState, StandsInTheFolderThatTheSystemNames)
{
    const QByteArray before = qgetenv("XDG_STATE_HOME");
    qputenv("XDG_STATE_HOME", "/x/state");
    EXPECT_EQ(stateFolder(QStringLiteral("sessions")), QStringLiteral("/x/state/touchstone/sessions"));
    qputenv("XDG_STATE_HOME", "relative");
    EXPECT_EQ(stateFolder(QStringLiteral("sessions")),
        QDir::home().filePath(QStringLiteral(".local/state/touchstone/sessions")));
    qputenv("XDG_STATE_HOME", before);
}

TEST(UserState, EachProjectHasAFileOfItsOwn)
{
    const QString folder = QStringLiteral("/x");
    const QString one = stateFile(folder, QStringLiteral("/p/one.touchstone"));
    EXPECT_TRUE(one.startsWith(QStringLiteral("/x/")));
    EXPECT_TRUE(one.endsWith(QStringLiteral(".json")));
    EXPECT_EQ(one, stateFile(folder, QStringLiteral("/p/one.touchstone")));
    EXPECT_NE(one, stateFile(folder, QStringLiteral("/q/one.touchstone")));
}

TEST(ProjectPlacesTest, PlacesAreThereAgain)
{
    uitest::Folder folder;
    const QString project = folder.path(QStringLiteral("p.touchstone"));
    {
        ProjectPlaces places(folder.path(QStringLiteral("state")));
        places.begin(project);
        EXPECT_TRUE(places.shown().isEmpty());
        places.setShown(QStringLiteral("NERC · fr"));
        places.setPlace(QStringLiteral("NERC · fr"), { QStringLiteral("dé 1"), 12, QStringLiteral("A") });
        places.setPlace(QStringLiteral("de"), { QStringLiteral("d2") });
        places.setMergeRulesOffered();
    } // what was not written yet is written at the end
    ProjectPlaces places(folder.path(QStringLiteral("state")));
    places.begin(project);
    EXPECT_EQ(places.shown(), QStringLiteral("NERC · fr"));
    EXPECT_EQ(places.place(QStringLiteral("NERC · fr")),
        (ProjectPlaces::Place { QStringLiteral("dé 1"), 12, QStringLiteral("A") }));
    EXPECT_EQ(places.place(QStringLiteral("de")), (ProjectPlaces::Place { QStringLiteral("d2") }));
    EXPECT_FALSE(places.place(QStringLiteral("en")));
    EXPECT_TRUE(places.mergeRulesOffered());
    places.begin(folder.path(QStringLiteral("other.touchstone")));
    EXPECT_TRUE(places.shown().isEmpty());
    EXPECT_FALSE(places.mergeRulesOffered());
}

TEST(ProjectPlacesTest, AreWrittenByThemselvesASecondLater)
{
    uitest::Folder folder;
    const QString project = folder.path(QStringLiteral("p.touchstone"));
    ProjectPlaces places(folder.path(QStringLiteral("state")));
    places.begin(project);
    places.setShown(QStringLiteral("de"));
    const QString file = stateFile(folder.path(QStringLiteral("state")), project);
    EXPECT_FALSE(QFile::exists(file));
    ASSERT_TRUE(waitFor([&]() { return QFile::exists(file); }));
    ProjectPlaces again(folder.path(QStringLiteral("state")));
    again.begin(project);
    EXPECT_EQ(again.shown(), QStringLiteral("de"));
}

class ProjectRecoveryTest : public ::testing::Test
{
protected:
    [[nodiscard]] QString state() const { return folder.path(QStringLiteral("state")); }
    static void rename(ProjectSession& project, const std::string& name)
    {
        analysis::ProjectFile file = project.project().file;
        file.name = name;
        project.change(file);
    }

    uitest::Folder folder;
    QString path = folder.file(QStringLiteral("p.touchstone"), R"({"touchstone-project": 1})");
};

TEST_F(ProjectRecoveryTest, UnsavedChangesOutliveTheirWindow)
{
    {
        ProjectSession project({});
        ProjectRecovery recovery(project, state());
        project.open(path);
        ASSERT_TRUE(waitFor([&] { return project.isOpen(); }));
        recovery.keep();
        EXPECT_TRUE(QDir(state()).entryList(QDir::Files).isEmpty()) << "nothing is unsaved";
        rename(project, "changed");
        ASSERT_TRUE(waitFor([this] { return !QDir(state()).entryList(QDir::Files).isEmpty(); }))
            << "some seconds after the change";
        EXPECT_FALSE(recovery.keptOf(path)) << "its window is there";
    }
    ProjectSession project({});
    const ProjectRecovery recovery(project, state());
    const auto kept = recovery.keptOf(path);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->path, path);
    EXPECT_NE(kept->text.find("changed"), std::string::npos);
    EXPECT_FALSE(recovery.keptNew()) << "it stands in a file";
    project.open(path);
    ASSERT_TRUE(waitFor([&] { return project.isOpen(); }));
    EXPECT_EQ(kept->base, projectBase(project));
    EXPECT_TRUE(recovery.keptOf(path)) << "until somebody has decided";
    ProjectRecovery::drop(*kept);
    EXPECT_FALSE(recovery.keptOf(path));
}

TEST_F(ProjectRecoveryTest, WhatIsSavedOrClosedIsKeptNoLonger)
{
    ProjectSession project({});
    ProjectRecovery recovery(project, state());
    project.open(path);
    ASSERT_TRUE(waitFor([&] { return project.isOpen(); }));
    rename(project, "changed");
    recovery.keep();
    EXPECT_FALSE(QDir(state()).entryList({ QStringLiteral("*.json") }).isEmpty());
    QSignalSpy saved(&project, &ProjectSession::saved);
    project.save();
    ASSERT_TRUE(waitFor([&] { return !saved.isEmpty(); }));
    EXPECT_TRUE(QDir(state()).entryList(QDir::Files).isEmpty());
    rename(project, "again");
    recovery.keep();
    EXPECT_FALSE(QDir(state()).entryList({ QStringLiteral("*.json") }).isEmpty());
    project.close();
    EXPECT_TRUE(QDir(state()).entryList(QDir::Files).isEmpty());
}

TEST_F(ProjectRecoveryTest, AProjectWithoutAFileIsFound)
{
    {
        ProjectSession project({});
        ProjectRecovery recovery(project, state());
        analysis::ProjectFile file;
        file.name = "never saved";
        project.start(file);
        recovery.keep();
        EXPECT_FALSE(recovery.keptNew()) << "its window is there";
    }
    ProjectSession project({});
    const ProjectRecovery recovery(project, state());
    const auto kept = recovery.keptNew();
    ASSERT_TRUE(kept);
    EXPECT_TRUE(kept->path.isEmpty());
    EXPECT_NE(kept->text.find("never saved"), std::string::npos);
}

} // namespace
} // namespace touchstone::ui
