// SPDX-License-Identifier: GPL-3.0-or-later
// ExportDialog: what the dialogs for figures and tables share: fields on the left, beside them what will be
// written, the same as a command, and the file.
#pragma once

#include "ui/session/session.h"

#include "core/measures/registry/preset.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QPushButton;

namespace touchstone::ui {

class CommandLine;
class NamesForm;

/// Not modal. Whatever is changed in a field is shown a moment later, by refresh().
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ~ExportDialog() override;

    [[nodiscard]] NamesForm& namesForm() { return *m_names; }
    [[nodiscard]] QString command() const;
    [[nodiscard]] QString message() const; ///< why there is no preview, or what to know; empty: nothing
    /// Shows now what is chosen, if something changed.
    virtual void refresh() = 0;
    /// Writes what is shown; exported() tells the end.
    virtual void exportTo(const QString& path) = 0;

Q_SIGNALS:
    /// `error` is empty when the file was written.
    void exported(const QString& path, const QString& error);

protected:
    /// `view`: by which name the session knows what is wanted.
    ExportDialog(Session& session, const QString& view, const QString& title, QWidget* parent);

    /// Changes of all fields that are there by now are followed. The first button is the default one.
    /// `further` may be null; `lines`: how high the dialog is.
    void layOut(QFormLayout* form, QWidget* further, QWidget* preview,
        const std::vector<std::pair<QString, std::function<void()>>>& buttons, int lines);
    /// Takes the names of the systems that are open.
    void showNames();
    /// Nothing can be written while nothing is shown.
    void say(const QString& text, bool failed = false);
    /// What to say while there are no numbers. `needsGold`: two systems without one have nothing to write.
    [[nodiscard]] QString whyNothing(bool needsGold) const;
    /// Asks for a path; empty: the user changed their mind. `suffix` without its dot.
    [[nodiscard]] QString askForPath(const QString& name, const QString& form, const QString& suffix);
    /// Says how writing ended, and tells it.
    void finish(const QString& path, const QString& error);
    void soon() { m_timer.start(); }

    Session& m_session;
    const QString m_view;
    JobRunner m_runner;
    NamesForm* m_names;
    const analysis::Preset* m_preset = nullptr; ///< the task in force; null: none
    QTimer m_timer; ///< collects changes
    CommandLine* m_command = nullptr;
    QLabel* m_message = nullptr;

private:
    std::vector<QPushButton*> m_buttons;
};

} // namespace touchstone::ui
