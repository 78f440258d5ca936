// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/rulefilesbar.h"

#include "ui/models/rules/rulelistmodel.h"
#include "ui/session/corestrings.h"
#include "ui/session/rulesession.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/viewhelp.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QStyle>
#include <QUndoStack>

namespace touchstone::ui {

namespace {

constexpr int nameLength = 30;

int errorsOf(const RuleSession& rules, const std::string& file)
{
    const auto& findings = rules.findings().list();
    return static_cast<int>(std::ranges::count_if(findings, [&file](const support::Diagnostic& finding) {
        return finding.severity == support::Severity::Error && finding.place.file == file;
    }));
}

QString errorCount(int errors) { return RuleFilesBar::tr("%n errors", "in a rule file", errors); }

} // namespace

RuleFilesBar::RuleFilesBar(RuleSession& rules, QWidget* parent)
    : QWidget(parent)
    , m_rules(rules)
{
    m_layout->setContentsMargins(6, 2, 6, 0);
    m_layout->addWidget(new QLabel(tr("Files:"), this));

    QWidget* owner = parent != nullptr ? parent : this;
    auto* undo = rules.undoStack().createUndoAction(this);
    undo->setShortcuts(QKeySequence::Undo);
    auto* redo = rules.undoStack().createRedoAction(this);
    redo->setShortcuts(QKeySequence::Redo);
    m_undo = { undo, redo };
    for (QAction* action : m_undo) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        owner->addAction(action);
    }
    m_add->setText(tr("&Add…"));
    m_add->setToolTip(tr("Add a rule file or settings, leave the built-in rules out, undo"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(m_add);
    connect(menu, &QMenu::aboutToShow, this, [this, menu]() { fillAddMenu(*menu); });
    m_add->setMenu(menu);
    m_layout->addWidget(m_add);

    whenChanged(rules, RuleSession::FilesChanged | RuleSession::RulesChanged | RuleSession::UnsavedChanged,
        this, &RuleFilesBar::refresh);
    refresh();
}

void RuleFilesBar::addTrailing(QWidget* widget)
{
    m_trailing.push_back(widget);
    m_layout->addWidget(widget);
}

QToolButton* RuleFilesBar::addButton(const QString& text, const QString& toolTip, QMenu* menu)
{
    auto* button = new QToolButton(this);
    button->setText(withoutMnemonic(text));
    button->setAccessibleName(text);
    button->setToolTip(toolTip);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    menu->setParent(button, menu->windowFlags());
    button->setMenu(menu);
    m_buttons.push_back(button);
    return button;
}

void RuleFilesBar::refresh()
{
    // Which one has the keyboard, by place: a file that is taken away leaves it to the next.
    const auto focused
        = std::ranges::find_if(m_buttons, [](const QToolButton* button) { return button->hasFocus(); });
    const auto place = focused == m_buttons.end() ? -1 : focused - m_buttons.begin();
    for (QToolButton* button : m_buttons) {
        m_layout->removeWidget(button);
        button->hide();
        button->deleteLater(); // its own menu may have asked for this
    }
    m_buttons.clear();
    for (std::size_t number = 0; number < m_rules.files().size(); ++number) {
        addFileButton(number);
    }
    addSettingsButton();
    m_layout->removeWidget(m_add); // stays last
    for (QToolButton* button : m_buttons) {
        m_layout->addWidget(button);
        button->show();
    }
    m_layout->addWidget(m_add);
    for (QWidget* widget : m_trailing) {
        m_layout->removeWidget(widget);
        m_layout->addWidget(widget);
    }
    if (place >= 0) {
        QToolButton* next = m_buttons.empty()
            ? m_add
            : m_buttons[std::min(static_cast<std::size_t>(place), m_buttons.size() - 1)];
        next->setFocus();
    }
    for (std::size_t at = 0; at < m_buttons.size(); ++at) {
        setTabOrder(m_buttons[at], at + 1 < m_buttons.size() ? m_buttons[at + 1] : m_add);
    }
}

void RuleFilesBar::addFileButton(std::size_t number)
{
    const RuleSession::File file = m_rules.files()[number];
    const bool builtIn = file.path.isEmpty();
    const QString name = ruleFileText(toPath(file.path));
    const int errors = errorsOf(m_rules, builtIn ? rules::defaultRules().name : toPath(file.path));
    QStringList states;
    if (file.missing) {
        states << tr("missing", "a rule file");
    }
    if (errors > 0) {
        states << errorCount(errors);
    }
    if (file.changedOutside) {
        states << tr("changed outside", "a rule file");
    }
    if (file.unsaved) {
        states << tr("not accepted", "what is written in a rule file");
    }
    const QString shown = shortened(name, nameLength);
    //: a rule file with its state: "mine.rules (2 errors, not accepted)"
    const QString text = states.isEmpty() ? shown : tr("%1 (%2)").arg(shown, listText(states));

    auto* menu = new QMenu;
    menu->addAction(tr("&Open in the editor"), this, [this, path = file.path]() { Q_EMIT fileOpened(path); });
    if (builtIn) {
        menu->addAction(
            tr("&Leave the built-in rules out"), this, [this]() { m_rules.setDefaultsUsed(false); });
    } else {
        if (file.changedOutside) {
            menu->addAction(tr("&Load the text on disk"), this,
                [this, path = file.path]() { m_rules.takeOutside(path); });
        } else if (file.unsaved) {
            menu->addAction(tr("&Discard what is not accepted"), this,
                [this, path = file.path]() { m_rules.discardUnsaved(path); });
        }
        menu->addAction(
            tr("&Remove from the rules"), this, [this, path = file.path]() { m_rules.removeFile(path); });
    }
    QStringList tip { builtIn
            ? tr("The rules that come with the program. They cannot be changed; a file on top of them "
                 "adds rules, replaces them or switches them off.")
            : QDir::toNativeSeparators(file.path) };
    if (file.missing) {
        tip << tr("The file cannot be read. What was read last stays in force.");
    }
    if (errors > 0) {
        tip << tr("A file with an error changes nothing: what was in force before stays.");
    }
    if (file.changedOutside) {
        tip << tr("The file was changed outside while you were writing. Load the text on disk, or "
                  "accept what you have written in its place.");
    } else if (file.unsaved) {
        tip << tr("What is written in the editor is in force only after Accept.");
    }
    QToolButton* button = addButton(text, tip.join(QLatin1Char('\n')), menu);
    if (errors > 0 || file.missing) {
        button->setIcon(style()->standardIcon(QStyle::SP_MessageBoxCritical));
    } else if (file.changedOutside) {
        button->setIcon(style()->standardIcon(QStyle::SP_MessageBoxWarning));
    }
}

void RuleFilesBar::addSettingsButton()
{
    const std::string& path = m_rules.sources().settings;
    if (path.empty()) {
        return;
    }
    auto* menu = new QMenu;
    menu->addAction(tr("&Remove the settings"), this, [this]() { m_rules.setSettingsFile({}); });
    const int errors = errorsOf(m_rules, path);
    QString text = shortened(ruleFileText(path), nameLength);
    if (errors > 0) {
        text = tr("%1 (%2)").arg(text, errorCount(errors));
    }
    QToolButton* button = addButton(text,
        tr("%1\nStop words, label parents and thresholds that the rules look up, and rules switched on and "
           "off.")
            .arg(QDir::toNativeSeparators(fromPath(path))),
        menu);
    if (errors > 0) {
        button->setIcon(style()->standardIcon(QStyle::SP_MessageBoxCritical));
    }
}

void RuleFilesBar::fillAddMenu(QMenu& menu)
{
    menu.clear();
    menu.addAction(tr("&Rule file…"), this, &RuleFilesBar::askRuleFile);
    menu.addAction(tr("&New rule file…"), this, &RuleFilesBar::askNewRuleFile);
    menu.addAction(tr("&Settings file…"), this, [this]() {
        askFile(tr("Rule settings"), tr("Rule settings (*.json);;All files (*)"), false,
            [this](const QString& path) { m_rules.setSettingsFile(path); });
    });
    menu.addSeparator();
    auto* defaults = menu.addAction(tr("&Built-in rules below"));
    defaults->setCheckable(true);
    defaults->setChecked(!m_rules.sources().only);
    connect(defaults, &QAction::triggered, this, [this](bool used) { m_rules.setDefaultsUsed(used); });
    menu.addSeparator();
    menu.addActions(m_undo);
}

void RuleFilesBar::askRuleFile()
{
    askFile(
        tr("Add a rule file"), tr("Rule files (*.rules);;All files (*)"), false, [this](const QString& path) {
            m_rules.addFile(path);
            Q_EMIT fileOpened(path);
        });
}

void RuleFilesBar::askNewRuleFile()
{
    askFile(
        tr("New rule file"), tr("Rule files (*.rules);;All files (*)"), true, [this](const QString& path) {
            m_rules.begin(path);
            Q_EMIT fileOpened(path);
        });
}

void RuleFilesBar::askFile(
    const QString& title, const QString& filter, bool save, const std::function<void(const QString&)>& chosen)
{
    auto* dialog = new QFileDialog(this, title, m_folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(save ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setAcceptMode(save ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    if (save) {
        dialog->setDefaultSuffix(QStringLiteral("rules"));
    }
    connect(dialog, &QFileDialog::fileSelected, this, [this, chosen](const QString& path) {
        m_folder = QFileInfo(path).absolutePath();
        chosen(path);
    });
    dialog->open();
}

} // namespace touchstone::ui

#include "moc_rulefilesbar.cpp"
