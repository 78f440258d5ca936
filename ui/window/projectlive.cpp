// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/projectlive.h"

#include "ui/session/corestrings.h"
#include "ui/session/whenchanged.h"

#include "core/report/commandline.h"

#include <QFileInfo>

namespace touchstone::ui {

namespace {

using Topic = ProjectBar::Topic;

MessageBar::Choice laterChoice()
{
    return { ProjectLive::tr("Later"), ProjectLive::tr("Say no more of it until files change again"), {} };
}

/// What a data set is read from.
std::set<std::string> filesOfDataSet(
    const analysis::DataSetSpec& dataSet, const analysis::RelationSources& relations)
{
    std::set<std::string> files { dataSet.gold.path };
    for (const analysis::LayerSource& system : dataSet.systems) {
        files.insert(system.path);
    }
    for (const analysis::SettingFile& file : analysis::settingFiles(dataSet, relations)) {
        files.insert(file.path);
    }
    for (const analysis::DataSetSpec& part : dataSet.parts) {
        files.merge(filesOfDataSet(part, {}));
    }
    files.erase(std::string());
    return files;
}

} // namespace

ProjectLive::ProjectLive(ProjectSession& project, Session& session, ProjectBar& bar, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_session(session)
    , m_bar(bar)
    , m_watcher(project, this)
{
    whenChanged(session, Session::DataChanged, this, &ProjectLive::followSession);
    whenChanged(project,
        ProjectSession::FilesChanged | ProjectSession::ModifiedChanged | ProjectSession::RowsChanged, this,
        &ProjectLive::scoreByItself);
    connect(&m_watcher, &ProjectWatcher::looked, this, [this]() {
        m_looked = true;
        scoreByItself();
    });
    connect(&m_watcher, &ProjectWatcher::told, this, &ProjectLive::tell);
}

void ProjectLive::followSession()
{
    const auto opened = m_session.dataSet();
    if (opened && m_project.isOpen() && !m_project.rows().empty()) {
        m_read = filesOfDataSet(opened->spec, m_session.relations());
        m_looked = false;
        m_watcher.lookAt(textsOf(m_read, fromPath));
    }
}

void ProjectLive::scoreByItself()
{
    if (m_project.scoring()) {
        return; // it is asked again afterwards
    }
    const auto& changed = m_project.changedFiles();
    const bool shown
        = std::ranges::any_of(changed, [this](const auto& file) { return m_read.contains(file.first); });
    const bool gone = std::ranges::any_of(changed, [](const auto& file) { return file.second.empty(); });
    if (m_looked) {
        m_read.clear();
    }
    if (!changed.empty() && !gone && (shown || m_project.project().file.reload)) {
        m_project.scoreAgain();
    }
}

void ProjectLive::reload()
{
    if (!m_project.isOpen()) {
        return;
    }
    if (m_watcher.matches().empty()) {
        m_watcher.match();
    } else {
        m_project.lookUpAgain();
    }
}

void ProjectLive::tell()
{
    tellMatches();
    tellProject();
}

void ProjectLive::tellMatches()
{
    if (m_told == m_watcher.matches()) {
        return;
    }
    m_told = m_watcher.matches();
    if (m_told.empty()) {
        m_bar.drop(Topic::Matches);
        return;
    }
    if (m_project.project().file.reload) {
        m_project.lookUpAgain();
        return;
    }
    const auto added = m_told.added.size();
    const auto gone = m_told.gone.size();
    QStringList lines;
    if (added == 1) {
        //: %1: path of a file
        lines << tr("1 new file matches the project: %1").arg(m_told.added.front());
    } else if (added > 1) {
        lines << tr("New files match the project:") << firstLines(m_told.added);
    }
    if (gone == 1) {
        //: %1: path of a file
        lines << tr("1 file of the project is gone: %1").arg(m_told.gone.front());
    } else if (gone > 1) {
        lines << tr("Files of the project are gone:") << firstLines(m_told.gone);
    }
    m_bar.tell(Topic::Matches,
        { MessageBar::Kind::Information, lines.join(QLatin1Char('\n')),
            { { tr("Reload"), tr("Look for the files of the project again; place and filters stay"),
                  [this]() { m_project.lookUpAgain(); } },
                laterChoice() } });
}

void ProjectLive::tellProject()
{
    const bool changed = m_watcher.projectChanged();
    if (!changed) {
        m_projectTold = false;
        m_bar.drop(Topic::ProjectFile);
        return;
    }
    if (std::exchange(m_projectTold, true) && m_bar.notice(Topic::ProjectFile) == nullptr) {
        return; // the user wants to hear no more of it
    }
    const QString name = QFileInfo(m_project.path()).fileName();
    if (m_project.modified()) {
        m_bar.tell(Topic::ProjectFile,
            { MessageBar::Kind::Warning,
                //: %1: name of a file
                tr("Another program has changed %1, and it was changed here, too. Saving in its place is "
                   "refused: save the project as another file, or open it again.")
                    .arg(name),
                { { tr("Save as…"), tr("What was changed here becomes another project"),
                      [this]() { Q_EMIT saveAsRequested(); } },
                    laterChoice() } });
    } else {
        m_bar.tell(Topic::ProjectFile,
            { MessageBar::Kind::Information,
                //: %1: name of a file
                tr("Another program has changed %1.").arg(name),
                { { tr("Read again"), tr("Open the project as it is on the disk"),
                      [this]() { Q_EMIT readAgainRequested(); } },
                    laterChoice() } });
    }
}

} // namespace touchstone::ui

#include "moc_projectlive.cpp"
