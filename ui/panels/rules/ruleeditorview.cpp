// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/ruleeditorview.h"

#include "core/explain/ruletemplate.h"
#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/shortcuts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeySequence>
#include <QLineEdit>
#include <QSignalBlocker>

namespace touchstone::ui {

namespace {

QString fileText(const QString& path)
{
    return path.isEmpty() ? RuleEditorView::tr("Built-in rules") : QFileInfo(path).fileName();
}

} // namespace

RuleEditorView::RuleEditorView(
    Session& session, SelectionModel& selection, RuleSession& rules, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_rules(rules)
{
    setProperty("help", QStringLiteral("index#rule-editor"));
    auto* bar = new QWidget(this);
    buildBar(bar);
    m_message->hide();
    // Both: their shares stay when the page grows.
    split(m_split, { { m_editor, 1 }, { m_trial, 1 } })->setChildrenCollapsible(false);
    m_trial->hide();
    connect(m_split, &QSplitter::splitterMoved, this, [this]() {
        const QList<int> sizes = m_split->sizes();
        m_trialShare = static_cast<double>(sizes[1]) / std::max(1, sizes[0] + sizes[1]);
    });
    layColumn(this, {}, { bar, m_message, { m_split, 1 } }, 2);
    setFocusProxy(m_editor);
    connectParts();
    takeLabels();
    fillFiles();
    load();
    refreshTrial();
}

void RuleEditorView::takeLabels()
{
    if (const auto& evaluation = m_selection.mainEvaluation()) {
        m_editor->setLabels(evaluation->labels);
    }
}

void RuleEditorView::connectParts()
{
    connect(m_editor, &RuleEditor::textEdited, this, [this]() {
        m_dirty = true;
        m_accepting = false;
        if (!m_hint.isEmpty()) {
            m_hint.clear();
            refreshMessage();
        }
        refreshActions();
    });
    connect(m_editor, &RuleEditor::checked, this, [this]() {
        flush();
        fillNames();
        refreshActions();
    });
    connect(m_editor, &RuleEditor::currentRuleChanged, this, [this](const QString& rule) {
        const QSignalBlocker quiet(m_names);
        m_names->setCurrentIndex(m_names->findText(rule));
        Q_EMIT currentRuleChanged(rule);
    });
    connect(m_editor, &RuleEditor::copyRequested, this, &RuleEditorView::copyRule);
    connect(m_message, &MessageBar::actionTriggered, this, [this]() {
        if (m_offer == Offer::TakeOutside) {
            m_dirty = false;
            m_rules.takeOutside(m_path);
        } else if (m_offer == Offer::Check) {
            check();
        }
    });
    connect(m_trial, &RuleTrialView::cancelRequested, &m_rules, &RuleSession::cancelTrial);
    connect(m_trial, &RuleTrialView::annotationActivated, this, &RuleEditorView::annotationActivated);
    connect(m_trial, &RuleTrialView::ruleActivated, this, [this](const QString& rule) {
        if (m_editor->showRule(rule) || showRule(rule)) {
            m_editor->setFocus(Qt::OtherFocusReason);
        }
    });
    connect(&m_rules, &RuleSession::changed, this, &RuleEditorView::follow);
    connect(&m_rules, &RuleSession::progressed, m_trial, &RuleTrialView::showProgress);
    connect(&m_selection, &SelectionModel::changed, this, [this]() { refreshActions(); });
    connect(&m_session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes & Session::DataChanged || changes & Session::ResultChanged) {
            takeLabels();
        }
        refreshActions();
    });
}

QAction* RuleEditorView::addAction(FlowLayout* bar, const QString& text, const QString& toolTip,
    const QKeySequence& key, void (RuleEditorView::*done)())
{
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    //: %1: what an action does, %2: its key
    action->setToolTip(
        key.isEmpty() ? toolTip : tr("%1 (%2)").arg(toolTip, key.toString(QKeySequence::NativeText)));
    QWidget::addAction(action);
    connect(action, &QAction::triggered, this, done);
    auto* button = new QToolButton(bar->parentWidget());
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::StrongFocus);
    bar->addWidget(button);
    return action;
}

void RuleEditorView::buildBar(QWidget* bar)
{
    auto* flow = new FlowLayout(bar);
    flow->setContentsMargins(6, 2, 6, 0);
    m_files->setAccessibleName(tr("Rule file"));
    m_files->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    flow->addWidget(labelled(tr("File:"), m_files));
    m_names->setAccessibleName(tr("Go to rule"));
    m_names->setEditable(true);
    m_names->lineEdit()->setAccessibleName(tr("Go to rule"));
    m_names->setInsertPolicy(QComboBox::NoInsert);
    m_names->completer()->setFilterMode(Qt::MatchContains);
    m_names->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_names->setMinimumContentsLength(16);
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    flow->addWidget(labelled(tr("Rule:"), m_names));
    addAction(flow, tr("Check"), tr("Read the rules now, and go to the first problem"),
        QKeySequence(Qt::Key_F7), &RuleEditorView::check);
    m_tryHere = addAction(flow, tr("Try here"),
        tr("Run what is written over the document shown, and say what would change"),
        QKeySequence(Qt::Key_F9), &RuleEditorView::tryHere);
    m_tryAll = addAction(flow, tr("Try on all"),
        tr("Run what is written over all documents, and say what would change"),
        QKeySequence(Qt::SHIFT | Qt::Key_F9), &RuleEditorView::tryAll);
    m_accept = addAction(flow, tr("Accept"), tr("Write the file, and put its rules into force"),
        QKeySequence(Qt::CTRL | Qt::Key_S), &RuleEditorView::accept);
    m_discard = addAction(flow, tr("Discard"), tr("Back to the text that is in force; Undo brings it back"),
        {}, &RuleEditorView::discard);
    m_saveAs = addAction(flow, tr("Save as…"), tr("Go on with this text in another file"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), &RuleEditorView::askSaveAs);
    // Its key is the window's.
    m_make = addAction(flow, tr("Rule from annotation"), {}, {}, &RuleEditorView::makeRule);
    keepSaid(this, [this]() {
        m_make->setToolTip(withKeys(
            tr("Start a rule with conditions that hold for the selected annotation"), Command::MakeRule));
    });
    connect(m_files, &QComboBox::activated, this,
        [this](int index) { openFile(m_files->itemData(index).toString()); });
    connect(m_names, &QComboBox::activated, this, [this](int index) {
        if (m_editor->showRule(m_names->itemText(index))) {
            m_editor->setFocus(Qt::OtherFocusReason);
        }
    });
}

bool RuleEditorView::event(QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::ShortcutOverride || type == QEvent::KeyPress) {
        // The window saves a project by these keys; in here they are the rule file's.
        const QKeySequence key(static_cast<QKeyEvent*>(event)->keyCombination());
        for (QAction* action : { m_accept, m_saveAs }) {
            if (action != nullptr && action->shortcut() == key) {
                if (type == QEvent::KeyPress) {
                    action->trigger();
                }
                event->accept();
                return true;
            }
        }
    }
    return SessionPanel::event(event);
}

// A trial stands below the text, or beside it where the page is low.
void RuleEditorView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const auto wanted = width() > height() * 3 / 2 ? Qt::Horizontal : Qt::Vertical;
    if (m_split->orientation() != wanted) {
        m_split->setOrientation(wanted);
        m_trialShare.reset(); // of the other direction
        shareSpace();
    }
}

// Sizes given to a hidden part do not outlive the growth of the page: they are given when it is shown.
void RuleEditorView::shareSpace()
{
    const bool beside = m_split->orientation() == Qt::Horizontal;
    const int whole = beside ? m_split->width() : m_split->height();
    const int trial = static_cast<int>(whole * m_trialShare.value_or(beside ? 0.5 : 0.4));
    m_split->setSizes({ whole - trial, trial });
}

void RuleEditorView::showTrial()
{
    if (m_trial->isHidden()) {
        m_editor->hideEmptyProblems();
        m_trial->show();
        shareSpace();
    }
}

void RuleEditorView::follow(RuleSession::Changes changes)
{
    if (changes & (RuleSession::FilesChanged | RuleSession::RulesChanged | RuleSession::UnsavedChanged)) {
        fillFiles();
        const auto* file = m_rules.file(m_path);
        if (file == nullptr) { // it was taken out of the stack
            load();
        } else if (const QString wanted = file->unsaved.value_or(file->text); wanted != m_given && !m_dirty) {
            m_given = wanted;
            if (m_path.isEmpty()) {
                m_editor->setFile(toUtf8(wanted), true);
            } else {
                m_editor->replaceText(toUtf8(wanted)); // Undo in the text brings the former one back
                m_dirty = false;
            }
        }
        setContext();
    }
    refreshMessage();
    refreshActions();
    refreshTrial();
}

void RuleEditorView::fillFiles()
{
    const QSignalBlocker quiet(m_files);
    m_files->clear();
    for (const auto& file : m_rules.files()) {
        QString text = fileText(file.path);
        if (file.unsaved) {
            //: a rule file that is being written
            text = tr("%1 – not accepted").arg(text);
        }
        m_files->addItem(text, file.path);
        m_files->setItemData(m_files->count() - 1, QDir::toNativeSeparators(file.path), Qt::ToolTipRole);
    }
    m_files->setCurrentIndex(m_files->findData(m_path));
}

void RuleEditorView::fillNames()
{
    const QStringList names
        = textsOf(m_editor->outline(), [](const auto& entry) { return toQString(entry.name); });
    QStringList shown;
    for (int row = 0; row < m_names->count(); ++row) {
        shown << m_names->itemText(row);
    }
    const QSignalBlocker quiet(m_names);
    if (names != shown) {
        m_names->clear();
        m_names->addItems(names);
    }
    if (!m_names->hasFocus()) {
        m_names->setCurrentIndex(m_names->findText(m_editor->currentRule()));
    }
}

void RuleEditorView::setContext()
{
    std::vector<RuleFileText> below;
    for (const auto& file : m_rules.files()) {
        if (file.path == m_path) {
            break;
        }
        below.push_back({ toUtf8(file.path), toUtf8(file.text) });
    }
    m_editor->setContext(std::move(below));
}

void RuleEditorView::load()
{
    if (m_rules.file(m_path) == nullptr && !m_rules.files().empty()) {
        m_path = m_rules.files().back().path;
    }
    const auto* file = m_rules.file(m_path);
    m_given = file == nullptr ? QString() : file->unsaved.value_or(file->text);
    m_dirty = false;
    m_accepting = false;
    m_hint.clear();
    setContext();
    m_editor->setFile(toUtf8(m_given), file == nullptr || m_path.isEmpty());
    const QSignalBlocker quiet(m_files);
    m_files->setCurrentIndex(m_files->findData(m_path));
    refreshMessage();
    refreshActions();
}

bool RuleEditorView::openFile(const QString& path)
{
    if (m_rules.file(path) == nullptr) {
        return false;
    }
    if (path != m_path) {
        flush();
        m_path = path;
        load();
    }
    return true;
}

bool RuleEditorView::showPlace(const QString& path, std::uint32_t line, std::uint32_t column)
{
    const bool opened = openFile(path);
    if (opened) {
        m_editor->showPlace(line, column);
    }
    return opened;
}

bool RuleEditorView::showRule(const QString& rule)
{
    const auto& set = *m_rules.setup()->rules;
    const auto found = set.find(toUtf8(rule));
    if (found) {
        // The file that the rule in force comes from; names of files are paths, that of the defaults is not.
        const auto name = fromPath(set.files()[set.rules()[*found].file]);
        if (openFile(m_rules.file(name) != nullptr ? name : QString()) && m_editor->showRule(rule)) {
            return true;
        }
    }
    for (auto file = m_rules.files().rbegin(); file != m_rules.files().rend(); ++file) {
        const auto names = rules::outline(toUtf8(file->unsaved.value_or(file->text)));
        if (std::any_of(names.begin(), names.end(),
                [&](const rules::OutlineEntry& entry) { return toQString(entry.name) == rule; })) {
            openFile(file->path);
            return m_editor->showRule(rule);
        }
    }
    return false;
}

void RuleEditorView::flush()
{
    if (m_dirty && ownFile()) {
        m_dirty = false;
        m_given = toQString(m_editor->text());
        m_rules.setUnsaved(m_path, m_given);
    }
}

void RuleEditorView::check()
{
    flush();
    m_editor->check();
    // The answer comes with checked(); the first problem is what one wants to see then.
    auto* once = new QObject(this);
    connect(m_editor, &RuleEditor::checked, once, [this, once]() {
        once->deleteLater();
        if (!m_editor->problems().empty()) {
            const auto& problem = m_editor->problems().front();
            m_editor->showPlace(std::max(problem.line, 1U), std::max(problem.column, 1U));
            m_editor->setFocus(Qt::OtherFocusReason);
        }
    });
}

void RuleEditorView::tryRules(RuleSession::TrialExtent extent)
{
    flush();
    showTrial();
    m_rules.startTrial(extent);
    refreshTrial();
}

void RuleEditorView::accept()
{
    flush();
    m_hint.clear();
    m_accepting = true;
    if (!m_rules.accept(m_path)) {
        m_editor->stepProblem(true);
    }
    refreshMessage();
}

void RuleEditorView::discard()
{
    m_dirty = false;
    m_hint.clear();
    m_rules.discardUnsaved(m_path);
    const auto* file = m_rules.file(m_path);
    if (file != nullptr && toQString(m_editor->text()) != file->text) {
        m_given = file->text; // typed, and not yet sent
        m_editor->replaceText(toUtf8(m_given));
        m_dirty = false;
    }
    refreshActions();
}

void RuleEditorView::askFile(const QString& title, const std::function<void(const QString&)>& chosen)
{
    const QString folder = m_path.isEmpty() ? QDir::homePath() : QFileInfo(m_path).absolutePath();
    auto* dialog = new QFileDialog(this, title, folder, tr("Rule files (*.rules);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("rules"));
    dialog->selectFile(QStringLiteral("my.rules"));
    connect(dialog, &QFileDialog::fileSelected, this, chosen);
    dialog->open();
}

void RuleEditorView::askSaveAs()
{
    askFile(tr("Save rules as"), [this](const QString& path) { saveAs(path); });
}

void RuleEditorView::saveAs(const QString& path)
{
    const QString text = toQString(m_editor->text());
    if (path != m_path) {
        m_dirty = false;
        m_rules.setUnsaved(path, text);
        if (ownFile()) {
            m_rules.discardUnsaved(m_path);
        }
        openFile(path);
    }
    accept();
}

void RuleEditorView::withOwnFile(const std::function<void()>& then)
{
    if (ownFile()) {
        then();
        return;
    }
    for (auto file = m_rules.files().rbegin(); file != m_rules.files().rend(); ++file) {
        if (!file->path.isEmpty() && openFile(file->path)) {
            then();
            return;
        }
    }
    askFile(tr("A file for your rules"), [this, then](const QString& path) {
        m_rules.begin(path);
        if (openFile(path)) {
            then();
        }
    });
}

void RuleEditorView::insert(const QString& name, const QString& text)
{
    if (!m_editor->showRule(name)) {
        m_editor->insertRule(text);
    }
    m_editor->check();
    m_editor->setFocus(Qt::OtherFocusReason);
}

void RuleEditorView::copyRule()
{
    const QString name = m_editor->currentRule();
    if (name.isEmpty()) {
        m_hint = tr("Put the cursor into the rule that you want to change.");
        refreshMessage();
        return;
    }
    const std::string source = m_editor->text();
    QString text;
    for (const auto& entry : rules::outline(source)) {
        if (toQString(entry.name) == name) {
            text = toQString(source.substr(entry.begin, entry.end - entry.begin));
        }
    }
    withOwnFile([this, name, text]() {
        insert(name, text + QLatin1Char('\n'));
        m_hint = tr("This copy takes the place of the built-in rule “%1” once it is accepted.").arg(name);
        refreshMessage();
    });
}

void RuleEditorView::makeRule()
{
    const auto evaluation = m_selection.evaluation();
    const auto number = m_selection.currentRecord();
    if (!evaluation || !number || *number >= evaluation->records.size()) {
        m_hint = tr("Select an annotation first: a rule is made from what holds for it.");
        refreshMessage();
        return;
    }
    withOwnFile([this, evaluation, record = evaluation->records[*number]]() {
        std::vector<std::string> taken; // also what is written and not in force yet
        for (const auto& file : m_rules.files()) {
            for (const auto& entry : rules::outline(toUtf8(file.unsaved.value_or(file.text)))) {
                taken.push_back(entry.name);
            }
        }
        for (const auto& entry : rules::outline(m_editor->text())) {
            taken.push_back(entry.name);
        }
        m_jobs->start<analysis::RuleTemplate>(
            tr("Making a rule"),
            [evaluation, record, taken, setup = m_rules.setup()](support::Progress& progress) {
                return analysis::ruleTemplate(*evaluation, record, *setup, taken, progress);
            },
            [this](support::Result<analysis::RuleTemplate> made) {
                if (made) {
                    insert(toQString(made->name), toQString(made->text));
                    m_hint
                        = tr("These conditions hold for the annotation. Leave out what is too narrow, then "
                             "try the rule.");
                } else {
                    m_hint = errorText(made.error());
                }
                refreshMessage();
            });
    });
}

void RuleEditorView::refreshMessage()
{
    const auto* file = m_rules.file(m_path);
    const auto error = m_accepting ? m_rules.acceptError() : std::nullopt;
    auto kind = MessageBar::Kind::Information;
    QString text;
    QString action;
    m_offer = Offer::None;
    if (file != nullptr && file->changedOutside) {
        m_offer = Offer::TakeOutside;
        kind = MessageBar::Kind::Warning;
        text = tr("This file was changed outside while you were writing. Accept writes your text over it.");
        action = tr("Load the text on disk");
    } else if (error) {
        m_offer = Offer::Check;
        kind = MessageBar::Kind::Error;
        text = tr("Not accepted: %1").arg(errorText(*error));
        action = tr("Check");
    } else if (file != nullptr && file->missing) {
        kind = MessageBar::Kind::Warning;
        text = file->text.isEmpty()
            ? tr("This file cannot be read, so its rules are not in force. Remove it from the rules, or "
                 "write it anew and accept it.")
            : tr("This file cannot be read any longer. Its last good text stays in force; Accept writes "
                 "it anew.");
    } else if (file == nullptr) {
        text = tr("There is no rule file. Add one, or put the built-in rules below again.");
    } else {
        text = m_hint;
    }
    if (!text.isEmpty()) {
        m_message->showMessage(kind, text, action);
    }
    m_message->setVisible(!text.isEmpty());
}

void RuleEditorView::refreshActions()
{
    const auto* file = m_rules.file(m_path);
    const bool written = ownFile() && (m_dirty || file->unsaved);
    const bool anything = m_dirty || !m_rules.unsavedFiles().isEmpty();
    const bool scored = m_session.evaluationA() != nullptr;
    m_accept->setEnabled(written && !m_editor->hasErrors());
    m_discard->setEnabled(written);
    m_tryHere->setEnabled(anything && scored && !m_rules.trying());
    m_tryAll->setEnabled(anything && scored && !m_rules.trying());
    m_make->setEnabled(scored && m_selection.currentRecord().has_value());
    m_saveAs->setEnabled(file != nullptr);
}

void RuleEditorView::refreshTrial()
{
    if (m_rules.trying()) {
        showTrial();
        m_trial->showRunning();
        m_shownTrial = nullptr;
        return;
    }
    const auto trial = m_rules.trial();
    if (trial && trial == m_shownTrial) {
        return;
    }
    m_shownTrial = trial;
    if (!trial) {
        m_trial->showMessage(tr("What is written has not been tried."));
        m_trial->setVisible(false);
        return;
    }
    if (trial->error || !trial->difference) {
        m_trial->showMessage(trial->error
                ? tr("The rules could not be tried: %1").arg(errorText(*trial->error))
                : tr("The rules could not be tried."));
    } else {
        m_trial->showDifference(trial->difference, trial->evaluation, trial->extent);
    }
    showTrial();
}

} // namespace touchstone::ui

#include "moc_ruleeditorview.cpp"
