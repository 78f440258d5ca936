// SPDX-License-Identifier: GPL-3.0-or-later
// FileWatcher: tells when files may have changed on the disk, however they were written.
#pragma once

#include "ui/session/jobrunner.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace touchstone::ui {

/// Watches files and their folders: editors replace a file instead of writing into it, and a file that is
/// gone comes back. Of a folder that is gone the nearest one above it. Where the system tells nothing
/// (network disks, too many files) it looks every few seconds. Files are looked at on a thread of its own.
class FileWatcher : public QObject
{
    Q_OBJECT

public:
    explicit FileWatcher(QObject* parent = nullptr);

    /// What becomes of a path that was not watched before: it counts as changed, since it may have changed
    /// after it was read; or it is taken as it is found (looked() says when).
    enum class First { Told, Known };
    /// Files, and folders with everything below them. Of `listed` folders only which entries they have, to
    /// find new files that a pattern matches. In the place of what was watched before. Call it after every
    /// reading: what changed meanwhile is told.
    void watch(const QStringList& paths, const QStringList& listed = {}, First first = First::Told);

    /// When a watched path, or anything below it, was last written, as it was last looked at; invalid: it was
    /// not there.
    [[nodiscard]] QDateTime lastWritten(const QString& path) const { return m_last.value(path).written; }
    /// Changes with every writing of a watched path; empty: it was not there.
    [[nodiscard]] QByteArray stamp(const QString& path) const { return m_last.value(path).stamp; }

    enum class Polling {
        WhereNeeded,
        Only ///< nothing but looking, as where no events come
    };
    void setPolling(Polling polling, std::chrono::milliseconds interval);
    /// Does it look by itself, since the system may tell nothing?
    [[nodiscard]] bool polls() const { return m_poll.isActive(); }

Q_SIGNALS:
    /// Paths of watch() that are no longer what they were when they were last told. Told when they have stood
    /// still for a moment, so that none is half written; several at once where they changed together.
    void stirred(const QStringList& paths);
    /// The first look since watch() is done.
    void looked();

private:
    struct Stamp
    {
        QByteArray stamp; ///< of sizes and times; empty: not there
        QDateTime written;
    };
    /// What one look finds.
    struct Look
    {
        QHash<QString, Stamp> stamps; ///< by path
        QStringList events; ///< files and folders to watch for events
        bool eventsLack = false; ///< not all of it tells
    };
    static Look lookAt(
        const QStringList& paths, const QStringList& listed, const support::Progress& progress);
    void look();
    void take(const Look& found);
    /// Watches what is to be watched, anew where it may be another file by now. Has anything been added?
    bool followEvents(const Look& found);
    /// `file`: what the system tells of; empty: a folder, of which looking tells more.
    void notice(const QString& file);

    QFileSystemWatcher m_events;
    QTimer m_quiet; ///< until the next look at what may be changing
    QTimer m_poll;
    JobRunner m_runner { this };
    Polling m_polling = Polling::WhereNeeded;
    QStringList m_paths;
    QStringList m_listed;
    First m_first = First::Told;
    bool m_begun = false; ///< watch() was called and not looked since
    bool m_noticed = false; ///< something happened during the present look
    QSet<QString> m_touched; ///< paths that the system told of, whatever their stamps say
    QSet<QString> m_renewed; ///< files to be watched anew
    QSet<QString> m_refused; ///< what the system would not watch: its limit, or no permission
    QHash<QString, Stamp> m_last; ///< by the last look
    QHash<QString, QByteArray> m_told; ///< stamps as they were when they were told
    bool m_settling = false; ///< m_last is one quiet time old when the next look comes
};

} // namespace touchstone::ui
