// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectWatcher: the files of the open project, of all its tables, and the folders of its patterns: which of
// them are others by now.
#pragma once

#include "ui/live/filecontent.h"
#include "ui/session/filewatcher.h"
#include "ui/session/projectsession.h"

namespace touchstone::ui {

/// Files of tables that stir are told to ProjectSession::noteContents.
class ProjectWatcher : public QObject
{
    Q_OBJECT

public:
    explicit ProjectWatcher(ProjectSession& project, QObject* parent = nullptr);
    ~ProjectWatcher() override;

    /// Files as the project would write them: those that belong to it now and to none of its tables, those of
    /// tables that its patterns match no longer. A new one is told when it stands still.
    struct Matches
    {
        QStringList added;
        QStringList gone;
        [[nodiscard]] bool empty() const { return added.isEmpty() && gone.isEmpty(); }
        friend bool operator==(const Matches&, const Matches&) = default;
    };
    [[nodiscard]] const Matches& matches() const { return m_matches; }
    /// Does the project file hold another text than the one that was read or written here?
    [[nodiscard]] bool projectChanged() const;
    /// Looks for what patterns match now; told() follows where that is something else.
    void match() { startMatching(); }
    /// Looks at these now, those that belong to no table apart; looked() follows.
    void lookAt(const QStringList& paths);

    [[nodiscard]] FileWatcher& files() { return m_files; }

Q_SIGNALS:
    /// matches() or projectChanged() may be others.
    void told();
    /// ProjectSession::changedFiles() is of what lookAt() was given, too.
    void looked();

private:
    /// What a look at all files of the tables needs.
    struct Watched
    {
        QStringList files; ///< with those beside them
        std::map<QString, QString> inputOf; ///< by these: what they are read with
    };
    /// By path as it is opened.
    using Files = std::set<std::string>;
    struct Matched
    {
        Files files;
        std::set<std::string> folders;
    };
    void followProject(ProjectSession::Changes changes);
    void watch(FileWatcher::First first);
    void takeStirred(const QStringList& paths);
    void startDigests();
    void startMatching();
    void takeMatches(Matched found);
    void readProjectFile();
    void refreshMatches();

    ProjectSession& m_project;
    FileWatcher m_files { this };
    JobRunner* m_listing;
    JobRunner* m_digesting;
    JobRunner* m_matching;
    JobRunner* m_reading;
    std::map<QString, QString> m_inputOf;
    std::set<std::string> m_folders; ///< in which another match could appear
    Files m_known; ///< files of the tables
    Files m_found; ///< the same as they would be now
    Files m_candidates; ///< those that are new
    Files m_standing; ///< of these the ones that stand still
    std::set<QString> m_pending; ///< files whose digests are to be computed
    bool m_looking = false; ///< lookAt() is to be answered
    Matches m_matches;
    std::optional<std::string> m_text; ///< that another program gave the project file
};

} // namespace touchstone::ui
