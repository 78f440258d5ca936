// SPDX-License-Identifier: GPL-3.0-or-later
// UnsavedRules: what becomes of rules that are written and not accepted when the window is closed.
#pragma once

#include <QObject>
#include <QPointer>

class QMessageBox;

namespace touchstone::support {
struct Error;
}

namespace touchstone::ui {

class RuleSession;
class RulesView;

/// A part of the window: its parent, which it closes when all is settled.
class UnsavedRules : public QObject
{
    Q_OBJECT

public:
    UnsavedRules(RuleSession& rules, RulesView& view, QWidget* window);

    /// Asks, where there is something to ask; false: there is nothing, the window may close.
    bool ask();
    /// Why rules could not be saved; stays until they are written anew.
    [[nodiscard]] const QString& message() const { return m_message; }

Q_SIGNALS:
    /// The message is another one.
    void changed();
    /// The panel of rules is to be shown: saving has failed there.
    void failed(const touchstone::support::Error& error);

private:
    void save();
    void finish();
    void fail(const support::Error& error);

    RuleSession& m_rules;
    RulesView& m_view;
    QWidget* m_window;
    bool m_saving = false; ///< the window closes when they are saved
    QString m_message;
    QPointer<QMessageBox> m_box;
};

} // namespace touchstone::ui
