// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectLive: what is asked and done when files of the window's project change on the disk.
#pragma once

#include "ui/live/projectwatcher.h"
#include "ui/project/projectbar.h"
#include "ui/session/session.h"

namespace touchstone::ui {

/// Files that have changed are told by the campaign; here they are scored again by themselves where the
/// project reloads automatically, or where the data set that is shown was read again. New files and a changed
/// project file are told by the bar.
class ProjectLive : public QObject
{
    Q_OBJECT

public:
    ProjectLive(ProjectSession& project, Session& session, ProjectBar& bar, QObject* parent = nullptr);

    /// The command: new files become runs of the project.
    void reload();
    [[nodiscard]] ProjectWatcher& watcher() { return m_watcher; }

Q_SIGNALS:
    void readAgainRequested(); ///< the project file
    void saveAsRequested();

private:
    void followSession();
    void scoreByItself();
    void tell();
    void tellMatches();
    void tellProject();

    ProjectSession& m_project;
    Session& m_session;
    ProjectBar& m_bar;
    ProjectWatcher m_watcher;
    std::set<std::string> m_read; ///< files of the data set that was read last; their rows are to follow
    bool m_looked = false; ///< at these files, since
    ProjectWatcher::Matches m_told;
    bool m_projectTold = false;
};

} // namespace touchstone::ui
