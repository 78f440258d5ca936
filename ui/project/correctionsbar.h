// SPDX-License-Identifier: GPL-3.0-or-later
// CorrectionsBar: says that the gold stands under corrections, and how many; asks for their file, and takes
// them off.
#pragma once

#include "ui/session/session.h"
#include "ui/widgets/messagebar.h"

namespace touchstone::ui {

class CorrectionsBar : public MessageBar
{
    Q_OBJECT

public:
    explicit CorrectionsBar(Session& session, QWidget* parent = nullptr);

    /// The file that the shown gold is to stand under, also while it is being read; empty: none.
    [[nodiscard]] QString file() const;
    /// Asks for a file of corrections.
    void choose();
    /// Takes them off, or asks for a file.
    void setOn(bool on);
    /// Lays this file over the gold; empty: none.
    void take(const QString& path) { Q_EMIT chosen(path); }

Q_SIGNALS:
    /// A file was chosen; empty: none is to be laid over any longer.
    void chosen(const QString& path);
    /// file() may be another one, or the question for one was dismissed.
    void changed();

private:
    void refresh();

    Session& m_session;
    QString m_said;
    bool m_closed = false; ///< by the user, while the same is to be said
};

} // namespace touchstone::ui
