// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/projectrecovery.h"

#include "ui/project/userstate.h"
#include "ui/session/corestrings.h"
#include "ui/session/projectsession.h"
#include "ui/session/whenchanged.h"

#include "core/evaluation/settings/digest.h"
#include "core/io/json/jsonnode.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QUuid>

#include <chrono>

namespace touchstone::ui {

namespace {

constexpr auto recoveryDelay = std::chrono::seconds(3);
constexpr QLatin1String newPrefix("new-");

std::unique_ptr<QLockFile> lockOf(const QString& file)
{
    auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // only that of a program that is gone
    return lock;
}

std::optional<ProjectRecovery::Kept> readKept(const QString& file)
{
    if (!QFileInfo::exists(file) || !lockOf(file)->tryLock(0)) {
        return std::nullopt;
    }
    const auto text = readState(file);
    io::JsonTree tree;
    if (!text || tree.parse(*text) || !tree.root()["text"].isString()) {
        return std::nullopt;
    }
    const io::JsonValue root = tree.root();
    return ProjectRecovery::Kept { file, fromPath(std::string(root["path"].string())),
        std::string(root["text"].string()), std::string(root["base"].string()) };
}

} // namespace

std::string projectBase(const ProjectSession& project) { return analysis::digest(project.project().text); }

ProjectRecovery::ProjectRecovery(ProjectSession& project, QString folder, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_folder(std::move(folder))
    , m_newFile(QDir(m_folder).filePath(
          newPrefix + QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".json")))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(recoveryDelay);
    connect(&m_timer, &QTimer::timeout, this, &ProjectRecovery::keep);
    whenChanged(project, ProjectSession::ProjectChanged | ProjectSession::ModifiedChanged, this,
        &ProjectRecovery::follow);
}

ProjectRecovery::~ProjectRecovery() = default;

void ProjectRecovery::follow()
{
    const bool unsaved = m_project.isOpen() && m_project.modified();
    const QString file = m_project.path().isEmpty() ? m_newFile : stateFile(m_folder, m_project.path());
    if (!unsaved || (!m_file.isEmpty() && m_file != file)) {
        clear();
    }
    if (unsaved) {
        m_timer.start();
    }
}

void ProjectRecovery::clear()
{
    m_timer.stop();
    if (!m_file.isEmpty()) {
        QFile::remove(m_file);
        m_file.clear();
    }
    m_lock.reset();
}

void ProjectRecovery::keep()
{
    m_timer.stop();
    if (!m_project.isOpen() || !m_project.modified()) {
        return;
    }
    const QString path = m_project.path();
    const QString file = path.isEmpty() ? m_newFile : stateFile(m_folder, path);
    if (!m_lock) {
        QDir().mkpath(m_folder);
        auto lock = lockOf(file);
        if (!lock->tryLock(0)) {
            return; // another window has unsaved changes of the same project
        }
        m_lock = std::move(lock);
    }
    auto root = io::JsonNode::object();
    root.addText("path", toPath(path));
    root.addText("base", projectBase(m_project));
    root.add("text",
        io::JsonNode::string(analysis::projectText(m_project.project().file, m_project.project().text)));
    if (writeState(file, root.written())) {
        m_file = file;
    }
}

std::optional<ProjectRecovery::Kept> ProjectRecovery::keptOf(const QString& path) const
{
    return readKept(stateFile(m_folder, path));
}

std::optional<ProjectRecovery::Kept> ProjectRecovery::keptNew() const
{
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList(
             { newPrefix + QStringLiteral("*.json") }, QDir::Files, QDir::Time | QDir::Reversed)) {
        if (auto kept = readKept(folder.filePath(name))) {
            return kept;
        }
    }
    return std::nullopt;
}

void ProjectRecovery::drop(const Kept& kept) { QFile::remove(kept.file); }

} // namespace touchstone::ui

#include "moc_projectrecovery.cpp"
