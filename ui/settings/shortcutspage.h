// SPDX-License-Identifier: GPL-3.0-or-later
// ShortcutsPage: every command with its keys, which can be changed; one key belongs to one command.
#pragma once

#include "ui/session/shortcuts.h"
#include "ui/settings/settingspage.h"

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace touchstone::ui {

class ShortcutsPage : public SettingsPage
{
    Q_OBJECT

public:
    ShortcutsPage(Settings& settings, QWidget* parent);

    void restoreDefaults() override;

    /// Who has a key already.
    struct Taker
    {
        std::optional<Command> command; ///< nothing: the key is a fixed one
        QString meaning; ///< empty: nobody has it
    };
    [[nodiscard]] Taker takerOf(const QKeySequence& key, Command wanted) const;
    /// Gives a command one key in the place of those it has. One that another command has is taken from it;
    /// fixed keys are not given: false.
    bool assign(Command command, const QKeySequence& key);
    /// The command has no key.
    void clear(Command command);
    /// The command's usual keys; of those that another command has meanwhile, the other is relieved.
    void reset(Command command);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QList<QKeySequence> keysOf(const CommandInfo& info) const;
    void setKeys(Command command, const QList<QKeySequence>& keys);
    void relieve(const QKeySequence& key, Command but);
    [[nodiscard]] std::optional<Command> current() const;
    void fill();
    void filter();
    void showCurrent();
    void tell();

    QLineEdit* m_filter;
    QTreeWidget* m_table;
    QKeySequenceEdit* m_key;
    QPushButton* m_assign;
    QPushButton* m_remove;
    QPushButton* m_reset;
    QLabel* m_message;
};

} // namespace touchstone::ui
