// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/filewatcher.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#ifdef Q_OS_LINUX
#include <sys/vfs.h>
#endif

namespace touchstone::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto quietTime = 700ms; ///< how long a file must stand still before it is told
constexpr auto pollTime = 5s;
/// Files that the system is asked to watch; its own limit may be as low as some thousands for all programs.
constexpr qsizetype mostEvents = 1000;

QString nearestFolder(const QString& path)
{
    const QString folder = QFileInfo(path).absolutePath();
    return folder == path || QFileInfo::exists(folder) ? folder : nearestFolder(folder);
}

/// Is it on a disk where others may write without our system knowing of it?
bool isRemote(const QString& path)
{
#ifdef Q_OS_LINUX
    struct statfs disk = {};
    if (statfs(QFile::encodeName(path).constData(), &disk) != 0) {
        return false;
    }
    switch (static_cast<quint32>(disk.f_type)) {
    case 0x6969: // NFS
    case 0x517B: // SMB
    case 0xFF534D42: // CIFS
    case 0xFE534D42: // SMB 2
    case 0x65735546: // FUSE: sshfs and the like
    case 0x01021997: // 9P
    case 0x5346414F: // AFS
    case 0x73757245: // Coda
    case 0x00C36400: // Ceph
    case 0x786F4256: // shared folders of VirtualBox
        return true;
    default:
        return false;
    }
#else
    return false;
#endif
}

void addStamp(QCryptographicHash& hash, const QString& name, const QFileInfo& file)
{
    hash.addData(name.toUtf8());
    hash.addData(QByteArray(1, '\0') + QByteArray::number(file.size()) + '/'
        + QByteArray::number(file.lastModified().toMSecsSinceEpoch()) + '\n');
}

} // namespace

FileWatcher::FileWatcher(QObject* parent)
    : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietTime);
    m_poll.setInterval(pollTime);
    connect(&m_quiet, &QTimer::timeout, this, &FileWatcher::look);
    connect(&m_poll, &QTimer::timeout, this, [this]() {
        if (!m_settling && !m_runner.running()) {
            look();
        }
    });
    connect(&m_events, &QFileSystemWatcher::fileChanged, this, &FileWatcher::notice);
    connect(&m_events, &QFileSystemWatcher::directoryChanged, this, [this]() { notice({}); });
}

void FileWatcher::watch(const QStringList& paths, const QStringList& listed, First first)
{
    m_paths = paths;
    m_paths.removeDuplicates();
    m_listed = listed;
    m_listed.removeDuplicates();
    QSet<QString> all(m_paths.cbegin(), m_paths.cend());
    m_listed.removeIf([&all](const QString& folder) { return all.contains(folder); });
    all.unite(QSet<QString>(m_listed.cbegin(), m_listed.cend()));
    m_told.removeIf(
        [&all](QHash<QString, QByteArray>::iterator known) { return !all.contains(known.key()); });
    m_refused.clear();
    m_first = first;
    m_begun = true;
    m_settling = false;
    m_quiet.stop();
    look();
}

void FileWatcher::setPolling(Polling polling, std::chrono::milliseconds interval)
{
    m_polling = polling;
    m_poll.setInterval(interval);
    m_settling = false;
    if (!m_paths.isEmpty() || !m_listed.isEmpty()) {
        look();
    }
}

FileWatcher::Look FileWatcher::lookAt(
    const QStringList& paths, const QStringList& listed, const support::Progress& progress)
{
    Look found;
    QSet<QString> folders;
    const auto watchFolder = [&](const QString& folder) {
        if (!folders.contains(folder)) {
            folders.insert(folder);
            found.events << folder;
            found.eventsLack = found.eventsLack || isRemote(folder);
        }
    };
    for (const QString& path : paths) {
        const QFileInfo file(QFileInfo(path).absoluteFilePath());
        watchFolder(nearestFolder(file.filePath()));
        // Of a link's target nothing is told when it comes back.
        found.eventsLack = found.eventsLack || file.isSymLink() || isRemote(file.filePath());
        Stamp& stamp = found.stamps[path];
        if (!file.exists()) {
            continue;
        }
        QCryptographicHash hash(QCryptographicHash::Sha1);
        stamp.written = file.lastModified();
        if (!file.isDir()) {
            addStamp(hash, {}, file);
            found.events << file.filePath();
            stamp.stamp = hash.result();
            continue;
        }
        watchFolder(file.filePath());
        std::vector<std::pair<QString, QFileInfo>> entries;
        QDirIterator below(file.filePath(), QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden,
            QDirIterator::Subdirectories);
        while (below.hasNext() && !progress.cancelled()) {
            below.next();
            entries.emplace_back(below.filePath(), below.fileInfo());
        }
        std::ranges::sort(entries, {}, &std::pair<QString, QFileInfo>::first);
        for (const auto& [name, entry] : entries) {
            if (entry.isDir()) {
                hash.addData(name.toUtf8() + '/');
                watchFolder(name);
            } else {
                addStamp(hash, name, entry);
                found.events << name;
                stamp.written = std::max(stamp.written, entry.lastModified());
            }
        }
        stamp.stamp = hash.result();
    }
    for (const QString& path : listed) {
        const QFileInfo folder(QFileInfo(path).absoluteFilePath());
        Stamp& stamp = found.stamps[path];
        watchFolder(folder.isDir() ? folder.filePath() : nearestFolder(folder.filePath()));
        if (folder.isDir()) {
            QCryptographicHash hash(QCryptographicHash::Sha1);
            for (const QString& name :
                QDir(folder.filePath()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name)) {
                hash.addData(name.toUtf8() + '/');
            }
            stamp = { hash.result(), folder.lastModified() };
        }
    }
    if (found.events.size() > mostEvents) {
        found.events.resize(mostEvents);
        found.eventsLack = true;
    }
    return found;
}

void FileWatcher::look()
{
    m_noticed = false;
    m_runner.start<Look>(
        QString(),
        [paths = m_paths, listed = m_listed](
            support::Progress& progress) -> support::Result<Look> { return lookAt(paths, listed, progress); },
        [this](support::Result<Look> found) {
            if (found) {
                take(*found);
            }
        });
}

void FileWatcher::take(const Look& found)
{
    const bool begun = std::exchange(m_begun, false);
    const bool settled = std::exchange(m_settling, false);
    const QHash<QString, Stamp> before = std::exchange(m_last, found.stamps);
    bool moving = followEvents(found) || m_noticed;
    QStringList told;
    for (const QStringList& paths : { m_paths, m_listed }) {
        for (const QString& path : paths) {
            const QByteArray now = found.stamps.value(path).stamp;
            const auto known = m_told.constFind(path);
            if (known == m_told.constEnd() && begun && m_first == First::Known) {
                m_told.insert(path, now);
                m_touched.remove(path);
            } else if (known == m_told.constEnd() || *known != now || m_touched.contains(path)) {
                const auto last = before.constFind(path);
                if (settled && last != before.constEnd() && last->stamp == now) {
                    m_told.insert(path, now);
                    m_touched.remove(path);
                    told << path;
                } else {
                    moving = true;
                }
            }
        }
    }
    if (moving) {
        m_settling = true;
        m_quiet.start();
    }
    if (begun) {
        Q_EMIT looked();
    }
    if (!told.isEmpty()) {
        Q_EMIT stirred(told);
    }
}

bool FileWatcher::followEvents(const Look& found)
{
    bool lack = found.eventsLack || m_polling == Polling::Only;
    const QSet<QString> wanted = m_polling == Polling::Only
        ? QSet<QString>()
        : QSet<QString>(found.events.cbegin(), found.events.cend());
    QStringList dropped;
    for (const QStringList& watched : { m_events.files(), m_events.directories() }) {
        for (const QString& path : watched) {
            // What was touched is added anew: the path may be another file by now.
            if (!wanted.contains(path) || m_renewed.contains(path)) {
                dropped << path;
            }
        }
    }
    if (!dropped.isEmpty()) {
        m_events.removePaths(dropped);
    }
    m_renewed.clear();
    QSet<QString> added = wanted;
    for (const QStringList& watched : { m_events.files(), m_events.directories() }) {
        added.subtract(QSet<QString>(watched.cbegin(), watched.cend()));
    }
    added.subtract(m_refused);
    qsizetype failed = 0;
    if (!added.isEmpty()) {
        for (const QString& path : m_events.addPaths(added.values())) {
            ++failed;
            if (QFileInfo::exists(path)) {
                m_refused.insert(path); // asking again would be refused again
            }
        }
    }
    lack = lack || !m_refused.isEmpty();
    if (!lack) {
        m_poll.stop();
    } else if (!m_poll.isActive()) {
        m_poll.start();
    }
    return failed < added.size();
}

void FileWatcher::notice(const QString& file)
{
    if (!file.isEmpty() && !m_renewed.contains(file)) {
        m_renewed.insert(file);
        for (const QString& path : m_paths) {
            const QString whole = QFileInfo(path).absoluteFilePath();
            if (file == whole || file.startsWith(whole + QLatin1Char('/'))) {
                m_touched.insert(path);
            }
        }
    }
    m_noticed = true;
    if (!m_settling && !m_runner.running()) {
        look();
    }
}

} // namespace touchstone::ui

#include "moc_filewatcher.cpp"
