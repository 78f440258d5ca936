// SPDX-License-Identifier: GPL-3.0-or-later
// InputWatcher: the files that the shown data set was read from, and which of them hold other bytes by now.
#pragma once

#include "ui/live/filecontent.h"
#include "ui/session/filewatcher.h"
#include "ui/session/session.h"

namespace touchstone::ui {

/// Gold, systems, label map and label list, files of relations. Training data, attributes and rules are read
/// again by those who keep them (SliceFiles, RuleSession).
class InputWatcher : public QObject
{
    Q_OBJECT

public:
    explicit InputWatcher(Session& session, QObject* parent = nullptr);

    using Content = FileContent;
    struct Input
    {
        QString path;
        Content now;
        friend bool operator==(const Input&, const Input&) = default;
    };
    /// Those that are no longer what was read, gold first, then systems, then files of settings. Also one
    /// that was written while it was read.
    [[nodiscard]] const std::vector<Input>& changed() const { return m_changed; }
    /// Reads all of it again. A file of relations that is wrong stops it: relationError().
    void reload();
    /// Does that without being asked, once for every change; not while a file is gone.
    void setAutomatic(bool automatic);
    [[nodiscard]] bool automatic() const { return m_automatic; }

    /// Is what is shown being read again, or scored after that?
    [[nodiscard]] bool reading() const { return m_relationRunner.running() || m_again; }
    /// Why something could not be read again and stands as it was, a line each; empty: nothing is wrong.
    [[nodiscard]] QStringList errors() const;

    [[nodiscard]] FileWatcher& files() { return m_files; }

Q_SIGNALS:
    /// changed(), reading() or errors() may be others.
    void told();

private:
    void followSession(Session::Changes changes);
    /// Watches the inputs of now; those that are known keep what was read of them.
    void watch();
    [[nodiscard]] QStringList inputs() const;
    /// Digests of inputs that are not known yet, or that have stirred.
    void startDigests();
    void takeDigests(const FileContents& found);
    void reloadByItself();
    /// The files of relations among the settings, without those that are kept elsewhere.
    [[nodiscard]] analysis::RelationSources ownRelations() const;

    Session& m_session;
    FileWatcher m_files { this };
    JobRunner m_digestRunner { this };
    JobRunner m_relationRunner { this };
    QStringList m_inputs;
    std::map<QString, QString> m_inputOf; ///< by watched path: files beside an input count as that
    QDateTime m_begun; ///< when the data set began to be read
    bool m_loading = false;
    bool m_again = false; ///< it is read again, or scored after that
    bool m_anew = false; ///< the data set was read and no digest is known yet
    FileContents m_read; ///< what was read
    std::set<QString> m_pending; ///< inputs whose digests are to be computed
    std::set<QByteArray> m_toldLate; ///< stamps of what was written while it was read
    std::vector<Input> m_changed;
    bool m_automatic = false;
    std::vector<Input> m_tried; ///< what was last read again without being asked
    std::optional<support::Error> m_relationError;
};

/// Is what is shown older than its files, since these could not be read again?
[[nodiscard]] bool couldNotBeReadAgain(const Session& session);

} // namespace touchstone::ui
