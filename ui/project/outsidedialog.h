// SPDX-License-Identifier: GPL-3.0-or-later
// OutsideDialog: every path of a project that leads out of its folder, and whether these are read.
#pragma once

#include <QDialog>
#include <QStringList>

class QPlainTextEdit;
class QPushButton;

namespace touchstone::ui {

class OutsideDialog : public QDialog
{
    Q_OBJECT

public:
    /// Ends accepted: they are read; rejected without leftOut(): nothing was chosen yet.
    explicit OutsideDialog(const QStringList& paths, QWidget* parent = nullptr);

    [[nodiscard]] QPlainTextEdit* paths() const { return m_paths; } ///< a line each
    [[nodiscard]] QPushButton* leaveButton() const { return m_leave; }
    [[nodiscard]] QPushButton* readButton() const { return m_read; }

Q_SIGNALS:
    void leftOut();

private:
    QPlainTextEdit* m_paths;
    QPushButton* m_leave;
    QPushButton* m_read;
};

} // namespace touchstone::ui
