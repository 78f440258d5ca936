// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectRecovery: keeps the text of a project with unsaved changes in a file of the user's state, so that it
// is there when the program ends before it is saved.
#pragma once

#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>

class QLockFile;

namespace touchstone::ui {

class ProjectSession;

/// A file for each project, written three seconds after the last change, and gone when the project is saved
/// or closed. A lock beside it tells other windows that its window is there.
class ProjectRecovery : public QObject
{
    Q_OBJECT

public:
    ProjectRecovery(ProjectSession& project, QString folder, QObject* parent = nullptr);
    ~ProjectRecovery() override;

    /// What an earlier window kept.
    struct Kept
    {
        QString file; ///< that holds it
        QString path; ///< of the project; empty: it stood in no file
        std::string text; ///< of the project
        std::string base; ///< digest of the file that the changes were made to
    };
    /// Of the project in this file; nothing while another window has it with unsaved changes.
    [[nodiscard]] std::optional<Kept> keptOf(const QString& path) const;
    /// Of a project that stood in no file, whose window is gone; the oldest.
    [[nodiscard]] std::optional<Kept> keptNew() const;
    static void drop(const Kept& kept);

    /// Writes what is unsaved now.
    void keep();

private:
    void follow();
    /// Nothing of ours is left.
    void clear();

    ProjectSession& m_project;
    QString m_folder;
    QString m_newFile; ///< for a project that stands in no file
    QString m_file; ///< that was written; empty: none
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
};

/// As Kept::base.
[[nodiscard]] std::string projectBase(const ProjectSession& project);

} // namespace touchstone::ui
