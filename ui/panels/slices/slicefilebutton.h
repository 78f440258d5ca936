// SPDX-License-Identifier: GPL-3.0-or-later
// SliceFileButton: the training data or the attributes behind slices: chooses, names and takes away the file,
// and tells what is wrong with it.
#pragma once

#include "ui/session/slicefiles.h"
#include "ui/widgets/messagebar.h"

#include <QMenu>

namespace touchstone::ui {

class SliceFileButton : public QToolButton
{
    Q_OBJECT

public:
    SliceFileButton(Session& session, SliceFiles& files, SliceFiles::File file, QWidget* parent = nullptr);

    /// Hidden while nothing is wrong; stands where its owner puts it.
    [[nodiscard]] MessageBar* message() const { return m_message; }
    /// Asks for a file without stopping the window.
    void ask();

private:
    void refresh();
    void showError();
    /// The first of them in a line; all after a click.
    void showWarnings(const QStringList& found);
    /// What is to be told of the file in force; empty: nothing.
    [[nodiscard]] QStringList warnings() const;

    Session& m_session;
    SliceFiles& m_files;
    SliceFiles::File m_file;
    QMenu* m_menu = new QMenu(this);
    MessageBar* m_message = new MessageBar(parentWidget());
    bool m_whole = false; ///< warnings are shown in full
    QString m_told; ///< the error shown last: one that was closed stays closed
};

} // namespace touchstone::ui
