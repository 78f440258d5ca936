// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/shortcuts.h"

#include "ui/session/corestrings.h"

#include <QAction>
#include <QCoreApplication>
#include <QIcon>
#include <QStringList>

#include <algorithm>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Shortcuts", text); }

QList<QKeySequence> standard(QKeySequence::StandardKey key, const QKeySequence& fallback)
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(key);
    if (keys.isEmpty()) {
        keys << fallback;
    }
    // Platforms know keys of old keyboards too (F16): two of them are enough to show.
    constexpr qsizetype shown = 2;
    return keys.mid(0, shown);
}

} // namespace

std::vector<CommandInfo> commands()
{
    using G = CommandGroup;
    const auto ctrl = [](Qt::Key key) { return QKeySequence(Qt::CTRL | key); };
    const auto shift = [](Qt::Key key) { return QKeySequence(Qt::SHIFT | key); };
    const auto alt = [](Qt::Key key) { return QKeySequence(Qt::ALT | key); };
    return {
        { Command::Open, G::File, tr("&Open…"), tr("Open a gold and the outputs of systems"),
            standard(QKeySequence::Open, ctrl(Qt::Key_O)), QStringLiteral("open") },
        { Command::AddDataSet, G::File, tr("&Add data set…"),
            tr("Open a further gold with its systems beside those that are open"), {}, {} },
        { Command::Reload, G::File, tr("&Reload"),
            tr("Read the files again; filters and the selected error stay"), { QKeySequence(Qt::Key_F5) },
            QStringLiteral("reload") },
        { Command::Labels, G::File, tr("La&bels…"),
            tr("Rename, drop or merge labels, or keep only some types, before anything is compared"),
            { ctrl(Qt::Key_L) }, {} },
        { Command::ExportFigure, G::File, tr("&Export figure…"),
            tr("Write a chart, a tree or a sentence as PDF, SVG, PNG or data"), { ctrl(Qt::Key_E) }, {} },
        { Command::ExportTable, G::File, tr("Export &table…"),
            tr("Write the systems' scores as LaTeX, Markdown, CSV or HTML"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E) }, {} },
        { Command::Convert, G::File, tr("Con&vert…"),
            tr("Write annotations as Touchstone JSONL, brat or tasks of Label Studio"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K) }, {} },
        { Command::CheckSubmission, G::File, tr("&Check submission…"),
            tr("Say whether an output can be scored, against the gold or its text alone"),
            { ctrl(Qt::Key_K) }, {} },
        { Command::Trend, G::File, tr("Tre&nd of scores…"),
            tr("A score over files that score --json wrote, and what changed from run to run"),
            { ctrl(Qt::Key_T) }, {} },
        { Command::Quit, G::File, tr("&Quit"), tr("Close the window"), { ctrl(Qt::Key_Q) }, {} },
        { Command::Copy, G::Edit, tr("&Copy"), tr("Copy what is selected; tables as tab-separated values"),
            standard(QKeySequence::Copy, ctrl(Qt::Key_C)), QStringLiteral("copy") },
        { Command::Find, G::Edit, tr("&Find in text…"), tr("Find words in the texts of this document"),
            standard(QKeySequence::Find, ctrl(Qt::Key_F)), QStringLiteral("find") },
        { Command::FindNext, G::Edit, tr("Find &next"), tr("Next place where the words stand"),
            { QKeySequence(Qt::Key_F3) }, {} },
        { Command::FindPrevious, G::Edit, tr("Find &previous"), tr("Last place where the words stand"),
            { shift(Qt::Key_F3) }, {} },
        { Command::FilterErrors, G::Edit, tr("Filter &by words"),
            tr("Keep only the records whose words contain a text"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F) }, QStringLiteral("filter") },
        { Command::AddRuleFile, G::Edit, tr("&Add rule file…"),
            tr("Put a rule file on top of the rules in force"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R) }, {} },
        { Command::NewRuleFile, G::Edit, tr("&New rule file…"),
            tr("Begin a rule file of one's own on top of the rules in force"), { ctrl(Qt::Key_N) }, {} },
        { Command::UndoRules, G::Edit, tr("&Undo of rules"),
            tr("Take back what was done to the rules last: files, switches, what was accepted"),
            { QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Z) }, {} },
        { Command::RedoRules, G::Edit, tr("Re&do of rules"),
            tr("Do again to the rules what was taken back last"),
            { QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_Z) }, {} },
        { Command::ShowRules, G::Edit, tr("&Show rules"),
            tr("Bring the panel of rules to the front: list, figures and editor"), { ctrl(Qt::Key_R) }, {} },
        { Command::MakeRule, G::Edit, tr("&Make a rule from the annotation"),
            tr("Begin a rule in a file of one's own with conditions that hold for the selected annotation"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M) }, {} },
        { Command::TextSideBySide, G::View, tr("S&ide by side"), tr("Gold left, system right"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B) }, {} },
        { Command::TextInterlinear, G::View, tr("In&terlinear"),
            tr("System below the gold, line by line, edits between them"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I) }, {} },
        { Command::TextOnlyDifferences, G::View, tr("Only di&fferences"),
            tr("Fold away the lines that have neither edits nor errors"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D) }, {} },
        { Command::ScoreIntervals, G::View, tr("Intervals &of scores"),
            tr("Show how far the scores may be off, by resampling documents"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V) }, {} },
        { Command::ChoosePreset, G::View, tr("C&hoose a preset"),
            tr("Score as a shared task or a known tool: settings, measure and column names at once"),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P) }, {} },
        { Command::AlphaDown, G::View, tr("Smaller &α"),
            tr("Weigh components 0.05 less in ETER and see all views at that alpha"),
            { QKeySequence(Qt::Key_BracketLeft), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Left) }, {} },
        { Command::AlphaUp, G::View, tr("La&rger α"),
            tr("Weigh components 0.05 more in ETER and see all views at that alpha"),
            { QKeySequence(Qt::Key_BracketRight), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right) }, {} },
        { Command::ZoomIn, G::View, tr("&Larger text"), tr("Draw the text larger"),
            standard(QKeySequence::ZoomIn, ctrl(Qt::Key_Plus)), {} },
        { Command::ZoomOut, G::View, tr("S&maller text"), tr("Draw the text smaller"),
            standard(QKeySequence::ZoomOut, ctrl(Qt::Key_Minus)), {} },
        { Command::ZoomReset, G::View, tr("&Normal text size"),
            tr("Draw the text in the size of the desktop"), { ctrl(Qt::Key_0) }, {} },
        { Command::NextPane, G::View, tr("Ne&xt pane"), tr("Move the keyboard to the next panel"),
            { QKeySequence(Qt::Key_F6) }, {} },
        { Command::PreviousPane, G::View, tr("Previo&us pane"), tr("Move the keyboard to the panel before"),
            { shift(Qt::Key_F6) }, {} },
        { Command::NextError, G::Go, tr("&Next error"),
            tr("Select the next error in the filter; starts over at the end"), { QKeySequence(Qt::Key_F8) },
            QStringLiteral("next-error") },
        { Command::PreviousError, G::Go, tr("&Previous error"), tr("Select the error before in the filter"),
            { shift(Qt::Key_F8) }, QStringLiteral("previous-error") },
        { Command::NextSimilarError, G::Go, tr("Next &similar error"),
            tr("Select the next error with the same outcome and types"), { ctrl(Qt::Key_F8) }, {} },
        { Command::NextDocument, G::Go, tr("Next &document"),
            tr("Go to the next document with errors in the filter"), { ctrl(Qt::Key_PageDown) },
            QStringLiteral("next-document") },
        { Command::PreviousDocument, G::Go, tr("Previous d&ocument"),
            tr("Go to the document with errors in the filter before this one"), { ctrl(Qt::Key_PageUp) },
            QStringLiteral("previous-document") },
        { Command::FilterBack, G::Go, tr("Filter &back"), tr("Back to the filter before"),
            { alt(Qt::Key_Left) }, QStringLiteral("back") },
        { Command::FilterForward, G::Go, tr("Filter &forward"), tr("Forward to the filter that was left"),
            { alt(Qt::Key_Right) }, QStringLiteral("forward") },
        { Command::DropFilter, G::Go, tr("&Remove last filter"), tr("Take the last filter away"),
            { QKeySequence(Qt::Key_Escape) }, {} },
        { Command::ClearFilters, G::Go, tr("&Clear filters"), tr("Take all filters away: all errors"), {},
            QStringLiteral("clear-filter") },
        { Command::Help, G::Help, tr("&Help"),
            tr("What the panel with the keyboard shows, and the rule guide"),
            standard(QKeySequence::HelpContents, QKeySequence(Qt::Key_F1)), {} },
        { Command::Shortcuts, G::Help, tr("&Keyboard shortcuts"), tr("Show every key"), { ctrl(Qt::Key_F1) },
            {} },
    };
}

void applyCommand(QAction& action, Command command)
{
    const std::vector<CommandInfo> table = commands();
    const auto info = std::ranges::find(table, command, &CommandInfo::command);
    if (info == table.end()) {
        return;
    }
    action.setText(info->text);
    action.setShortcuts(info->keys);
    action.setStatusTip(info->meaning);
    const QString keys = keysText(info->keys);
    //: %1: what an action does, %2: its key
    action.setToolTip(keys.isEmpty() ? info->meaning : tr("%1 (%2)").arg(info->meaning, keys));
    if (!info->icon.isEmpty()) {
        action.setIcon(QIcon(QStringLiteral(":/icons/%1.svg").arg(info->icon)));
    }
}

std::vector<KeyInfo> furtherKeys()
{
    const auto key = [](Qt::KeyboardModifiers modifiers, Qt::Key code) {
        return QKeySequence(modifiers | code).toString(QKeySequence::NativeText);
    };
    const auto range = [&key](Qt::KeyboardModifiers modifiers) {
        return QStringLiteral("%1 … %2").arg(key(modifiers, Qt::Key_1), key(modifiers, Qt::Key_9));
    };
    const auto both = [&key](Qt::KeyboardModifiers modifiers, Qt::Key first, Qt::Key second) {
        return QStringLiteral("%1, %2").arg(key(modifiers, first), key(modifiers, second));
    };
    return {
        { range(Qt::ControlModifier), tr("Show panel 1 to 9 and move the keyboard there") },
        { range(Qt::AltModifier), tr("Choose System A by its number") },
        { both(Qt::ControlModifier, Qt::Key_Down, Qt::Key_Up), tr("In the text: next and previous error") },
        { both(Qt::AltModifier, Qt::Key_Down, Qt::Key_Up),
            tr("In the text: inner and outer annotation of a nest") },
        { both(Qt::NoModifier, Qt::Key_Plus, Qt::Key_Minus),
            tr("In the text, only differences: show the next folded lines; fold them again") },
        { key(Qt::NoModifier, Qt::Key_Return), tr("In tables: follow the number under the cursor") },
        { both(Qt::NoModifier, Qt::Key_Space, Qt::Key_Return),
            tr("In the list of rules: switch a rule on or off; open it in the editor") },
        { QStringLiteral("%1, %2").arg(
              key(Qt::ControlModifier, Qt::Key_Z), key(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_Z)),
            tr("In the panel of rules: undo and redo; in a rule file, of what is typed there") },
        { key(Qt::ShiftModifier, Qt::Key_F10), tr("Context menu of the current item") },
        { key(Qt::ControlModifier, Qt::Key_Space), tr("In a rule file: what may stand here") },
        { QStringLiteral("%1, %2").arg(key(Qt::NoModifier, Qt::Key_F8), key(Qt::ShiftModifier, Qt::Key_F8)),
            tr("In a rule file: next and previous problem") },
        { key(Qt::ControlModifier, Qt::Key_Slash), tr("In a rule file: comment lines out, or in again") },
        { key(Qt::NoModifier, Qt::Key_F7), tr("In a rule file: check it") },
        { QStringLiteral("%1, %2").arg(key(Qt::NoModifier, Qt::Key_F9), key(Qt::ShiftModifier, Qt::Key_F9)),
            tr("In a rule file: try it on this document; on all documents") },
        { key(Qt::ControlModifier, Qt::Key_S),
            tr("In a rule file: accept it, so that its rules are in force") },
        { QStringLiteral("%1 %2").arg(key(Qt::NoModifier, Qt::Key_Escape), key(Qt::NoModifier, Qt::Key_Tab)),
            tr("In a rule file: leave the text; Tab alone indents") },
    };
}

QString groupTitle(CommandGroup group)
{
    switch (group) {
    case CommandGroup::File:
        return tr("File");
    case CommandGroup::Edit:
        return tr("Edit");
    case CommandGroup::View:
        return tr("View");
    case CommandGroup::Go:
        return tr("Go");
    case CommandGroup::Help:
        return tr("Help");
    }
    return {};
}

QString keysText(const QList<QKeySequence>& keys)
{
    const QStringList texts
        = textsOf(keys, [](const QKeySequence& key) { return key.toString(QKeySequence::NativeText); });
    return texts.join(tr(", "));
}

} // namespace touchstone::ui
