// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/filewatcher.h"

#include "core/support/lookup.h"

#include <QFileInfo>

namespace touchstone::ui {

namespace {

constexpr int quietTime = 150; ///< milliseconds without a change before it is told
constexpr qint64 longestTime = 1000;

QString nearestFolder(const QString& path)
{
    const QString folder = QFileInfo(path).absolutePath();
    return folder == path || QFileInfo::exists(folder) ? folder : nearestFolder(folder);
}

} // namespace

FileWatcher::FileWatcher(QObject* parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(quietTime);
    connect(&m_timer, &QTimer::timeout, this, [this]() { m_stamps = stamps(); });
    connect(&m_timer, &QTimer::timeout, this, &FileWatcher::stirred);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatcher::notice);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatcher::notice);
}

void FileWatcher::watch(const QStringList& files)
{
    QStringList wanted;
    for (const QString& file : files) {
        const QString path = QFileInfo(file).absoluteFilePath();
        if (QFileInfo::exists(path)) {
            wanted << path;
        }
        wanted << nearestFolder(path);
    }
    wanted.removeDuplicates();
    QStringList dropped = m_watcher.files(); // added anew: the path may be another file by now
    for (const QString& path : m_watcher.directories()) {
        if (!wanted.contains(path)) {
            dropped << path;
        }
    }
    if (!dropped.isEmpty()) {
        m_watcher.removePaths(dropped);
    }
    for (const QString& path : wanted) {
        if (!m_watcher.directories().contains(path)) {
            m_watcher.addPath(path);
        }
    }
    m_files = files;
    // What changed after it was read and before it is watched anew is told by nobody else.
    if (stamps() != m_stamps) {
        notice();
    }
}

std::vector<QDateTime> FileWatcher::stamps() const
{
    return support::listOf<QDateTime>(m_files, [](auto& file) { return QFileInfo(file).lastModified(); });
}

void FileWatcher::notice()
{
    if (!m_timer.isActive()) {
        m_since.start();
    }
    if (!m_timer.isActive() || m_since.elapsed() < longestTime) {
        m_timer.start();
    }
}

} // namespace touchstone::ui

#include "moc_filewatcher.cpp"
