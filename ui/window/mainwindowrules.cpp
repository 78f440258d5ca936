// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow's rules: what is remembered of them, their menu, and what becomes of unsaved ones at closing.
#include "ui/window/mainwindow.h"

#include "ui/panels/records/errorlistview.h"
#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/rulefilesbar.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/panels/text/documentview.h"
#include "ui/panels/tree/treeview.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QTimer>
#include <QUndoStack>

namespace touchstone::ui {

namespace {

/// The same files wherever the program is started next.
analysis::RuleSources withWholePaths(analysis::RuleSources sources)
{
    const auto whole
        = [](const std::string& path) { return toPath(QFileInfo(fromPath(path)).absoluteFilePath()); };
    for (std::string& path : sources.files) {
        path = whole(path);
    }
    if (!sources.settings.empty()) {
        sources.settings = whole(sources.settings);
    }
    return sources;
}

} // namespace

void MainWindow::startRules()
{
    if (m_settings.rules != analysis::RuleSources {}) {
        m_rules.setSources(m_settings.rules);
    }
    connect(&m_rules, &RuleSession::changed, this, &MainWindow::followRules);
    connect(m_text, &DocumentView::ruleWanted, this, &MainWindow::makeRule);
    connect(m_errors, &ErrorListView::ruleWanted, this, &MainWindow::makeRule);
    for (TreeView* tree : findChildren<TreeView*>()) {
        connect(tree, &TreeView::ruleWanted, this, &MainWindow::makeRule);
    }
}

void MainWindow::followRules(RuleSession::Changes changes)
{
    m_rulesGiven = m_rulesGiven || (changes & RuleSession::SourcesReplaced);
    if (!m_rulesGiven && (changes & (RuleSession::FilesChanged | RuleSession::RulesChanged))) {
        const analysis::RuleSources sources = withWholePaths(m_rules.sources());
        if (sources != m_settings.rules) {
            m_settings.rules = sources;
            remember();
        }
    }
    if ((changes & RuleSession::UnsavedChanged) && !m_unsavedMessage.isEmpty() && !m_savingRules) {
        m_unsavedMessage.clear();
        showUnreadable();
    }
    if (m_savingRules && !m_rules.busy()) {
        finishSaving();
    }
}

void MainWindow::makeRule()
{
    if (showPanel(QStringLiteral("rules"))) {
        m_rulesView->editor()->makeRule();
    }
}

void MainWindow::buildRuleActions()
{
    addCommand(Command::AddRuleFile, [this]() {
        showPanel(QStringLiteral("rules"));
        m_rulesView->filesBar()->askRuleFile();
    });
    addCommand(Command::NewRuleFile, [this]() {
        showPanel(QStringLiteral("rules"));
        m_rulesView->filesBar()->askNewRuleFile();
    });
    QUndoStack& stack = m_rules.undoStack();
    addCommand(Command::UndoRules, [&stack]() { stack.undo(); });
    addCommand(Command::RedoRules, [&stack]() { stack.redo(); });
    addCommand(Command::ShowRules, [this]() { showPanel(QStringLiteral("rules")); });
    addCommand(Command::MakeRule, [this]() { makeRule(); });
    // One key for one thing: the window's own holds in the editor too.
    m_rulesView->editor()->makeAction().setShortcut({});
    connect(&stack, &QUndoStack::indexChanged, this, &MainWindow::refreshRuleActions);
}

void MainWindow::buildRulesMenu(QMenu& menu)
{
    menu.addAction(action(Command::ShowRules));
    menu.addSeparator();
    menu.addAction(action(Command::AddRuleFile));
    menu.addAction(action(Command::NewRuleFile));
    menu.addAction(action(Command::MakeRule));
    menu.addSeparator();
    menu.addAction(action(Command::UndoRules));
    menu.addAction(action(Command::RedoRules));
}

void MainWindow::refreshRuleActions()
{
    const QUndoStack& stack = m_rules.undoStack();
    const auto named = [](QString what) { return what.replace(QLatin1Char('&'), QLatin1String("&&")); };
    QAction* undo = action(Command::UndoRules);
    undo->setEnabled(m_dataShown && stack.canUndo());
    //: %1: what was done to the rules: "Add mine.rules"
    undo->setText(
        stack.canUndo() ? tr("&Undo of rules: %1").arg(named(stack.undoText())) : tr("&Undo of rules"));
    QAction* redo = action(Command::RedoRules);
    redo->setEnabled(m_dataShown && stack.canRedo());
    //: %1: what was done to the rules and taken back
    redo->setText(
        stack.canRedo() ? tr("Re&do of rules: %1").arg(named(stack.redoText())) : tr("Re&do of rules"));
    action(Command::MakeRule)->setEnabled(m_dataShown && m_selection.currentRecord().has_value());
}

bool MainWindow::askUnsaved()
{
    m_rulesView->editor()->flush();
    const QStringList paths = m_rules.unsavedFiles();
    if (paths.isEmpty()) {
        m_savingRules = false;
        return false;
    }
    if (m_savingRules) {
        return true; // the window closes when they are written
    }
    if (m_unsavedBox != nullptr) {
        m_unsavedBox->activateWindow();
        return true;
    }
    QStringList names;
    for (const QString& path : paths) {
        names << QFileInfo(path).fileName();
    }
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Rules not saved"),
        //: %1: names of rule files
        tr("What is written in %1 is not saved.").arg(names.join(tr(", "))),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("Save accepts it: the files are written, and their rules are in force from the next start on."));
    box->setDefaultButton(QMessageBox::Save);
    box->setEscapeButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    m_unsavedBox = box;
    connect(box, &QMessageBox::finished, this, [this, paths](int answer) {
        m_unsavedBox = nullptr;
        if (answer == QMessageBox::Save) {
            saveAndClose();
        } else if (answer == QMessageBox::Discard) {
            for (const QString& path : paths) {
                m_rules.discardUnsaved(path);
            }
            close();
        }
    });
    box->open();
    return true;
}

void MainWindow::saveAndClose()
{
    m_savingRules = true;
    std::optional<support::Error> refused;
    for (const QString& path : m_rules.unsavedFiles()) {
        if (!m_rules.accept(path) && !refused) {
            refused = m_rules.acceptError();
        }
    }
    if (refused) {
        m_savingRules = false;
        showUnsaved(*refused);
    } else if (!m_rules.busy()) {
        finishSaving();
    }
}

void MainWindow::finishSaving()
{
    m_savingRules = false;
    if (const auto error = m_rules.acceptError(); error && !m_rules.unsavedFiles().isEmpty()) {
        showUnsaved(*error);
        return;
    }
    // Not from within the signal of the rules. What was written meanwhile is asked for again.
    QTimer::singleShot(0, this, &QWidget::close);
}

void MainWindow::showUnsaved(const support::Error& error)
{
    //: %1: why
    m_unsavedMessage = tr("Rules could not be saved: %1").arg(errorText(error));
    showUnreadable();
    if (showPanel(QStringLiteral("rules"))) {
        RuleEditorView* editor = m_rulesView->editor();
        const QString path = fromPath(error.place.file);
        if (error.place.line > 0) {
            editor->showPlace(path, error.place.line, error.place.column);
        } else {
            editor->openFile(path);
        }
        editor->setFocus(Qt::OtherFocusReason);
    }
}

} // namespace touchstone::ui
