// SPDX-License-Identifier: GPL-3.0-or-later
// RuleFilesBar: the stack of rule files in a line, the ground first, with the state of each in words; adding
// and taking away files.
#pragma once

#include "ui/widgets/flowlayout.h"

#include <QList>
#include <QString>
#include <QToolButton>
#include <QWidget>

#include <cstddef>
#include <functional>

class QAction;
class QMenu;

namespace touchstone::ui {

class RuleSession;

class RuleFilesBar : public QWidget
{
    Q_OBJECT

public:
    explicit RuleFilesBar(RuleSession& rules, QWidget* parent = nullptr);

    /// Undo and redo of the rules: with the commands' names, and their keys where the parent has the focus.
    [[nodiscard]] const QList<QAction*>& undoActions() const { return m_undo; }
    /// Stands behind the files, on the same line where there is room.
    void addTrailing(QWidget* widget);
    /// One button for each file of the stack, in its order; then that of the settings file, if there is one.
    [[nodiscard]] const std::vector<QToolButton*>& buttons() const { return m_buttons; }
    [[nodiscard]] QToolButton* addButton() const { return m_add; }
    /// Asks for a file to put on top, or for the name of a new one, without stopping the window.
    void askRuleFile();
    void askNewRuleFile();

Q_SIGNALS:
    /// A file is wanted in the editor; empty: the default rules.
    void fileOpened(const QString& path);

private:
    void refresh();
    void addFileButton(std::size_t number);
    void addSettingsButton();
    QToolButton* addButton(const QString& text, const QString& toolTip, QMenu* menu);
    void fillAddMenu(QMenu& menu);
    /// Asks for a file without stopping the window; `chosen` gets its path.
    void askFile(const QString& title, const QString& filter, bool save,
        const std::function<void(const QString&)>& chosen);

    RuleSession& m_rules;
    FlowLayout* m_layout = new FlowLayout(this);
    QToolButton* m_add = new QToolButton(this);
    std::vector<QToolButton*> m_buttons;
    std::vector<QWidget*> m_trailing;
    QList<QAction*> m_undo;
    QString m_folder; ///< of the file chosen last
};

} // namespace touchstone::ui
