// SPDX-License-Identifier: GPL-3.0-or-later
// FileWatcher: tells when files may have changed on the disk, however they were written.
#pragma once

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QStringList>
#include <QTimer>

namespace touchstone::ui {

/// Watches files and their folders: editors replace a file instead of writing into it, and a file that is
/// gone comes back. Of a folder that is gone the nearest one above it.
class FileWatcher : public QObject
{
    Q_OBJECT

public:
    explicit FileWatcher(QObject* parent = nullptr);

    /// Call it after every reading too: a file that was replaced is watched no longer.
    void watch(const QStringList& files);

Q_SIGNALS:
    /// Several changes within a moment are told once, and during a long series about once a second.
    void stirred();

private:
    void notice();
    /// When each file was last written; invalid: it is not there.
    [[nodiscard]] std::vector<QDateTime> stamps() const;

    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QElapsedTimer m_since; ///< the first change that was not told yet
    QStringList m_files;
    std::vector<QDateTime> m_stamps; ///< when `stirred` was last told, so that what is read is no older
};

} // namespace touchstone::ui
