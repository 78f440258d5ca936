// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/shortcuts.h"

#include "ui/session/corestrings.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QIcon>
#include <QMetaEnum>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

/// A command as it stands in the list.
struct CommandRow
{
    Command command;
    CommandGroup group;
    const char* text;
    const char* meaning;
    QKeyCombination keys[2] = {};
    const char* icon = "";
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey; ///< goes before the keys
};

using G = CommandGroup;
using enum Command;

constexpr CommandRow commandRows[] = {
    { Open, G::File, QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open a gold and the outputs of systems"),
        { Qt::CTRL | Qt::Key_O }, "open", QKeySequence::Open },
    { AddDataSet, G::File, QT_TR_NOOP("&Add data set…"),
        QT_TR_NOOP("Open a further gold with its systems beside those that are open"), {} },
    { OpenProject, G::File, QT_TR_NOOP("Open pro&ject…"),
        QT_TR_NOOP("Open a project: its data sets, systems and settings"), {} },
    { NewProject, G::File, QT_TR_NOOP("Ne&w project"),
        QT_TR_NOOP("Make a project of what is open; what is added belongs to it"), {} },
    { SaveProject, G::File, QT_TR_NOOP("&Save project"),
        QT_TR_NOOP("Save data sets, systems and settings as a project"), { Qt::CTRL | Qt::Key_S } },
    { SaveProjectAs, G::File, QT_TR_NOOP("Save &project as…"),
        QT_TR_NOOP("Save the project as another file and go on with that one"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_S } },
    { Reload, G::File, QT_TR_NOOP("&Reload"),
        QT_TR_NOOP("Read the files again; filters and the selected error stay"), { Qt::Key_F5 }, "reload" },
    { Labels, G::File, QT_TR_NOOP("La&bels…"),
        QT_TR_NOOP("Rename, drop or merge labels, or keep only some types, before anything is compared"),
        { Qt::CTRL | Qt::Key_L } },
    { Corrections, G::File, QT_TR_NOOP("Correct&ions…"),
        QT_TR_NOOP("Lay corrections over the gold, whose file stays as it is, or take them off again") },
    { ExportFigure, G::File, QT_TR_NOOP("&Export figure…"),
        QT_TR_NOOP("Write a chart, a tree or a sentence as PDF, SVG, PNG or data"),
        { Qt::CTRL | Qt::Key_E } },
    { ExportTable, G::File, QT_TR_NOOP("Export &table…"),
        QT_TR_NOOP("Write the systems' scores as LaTeX, Markdown, CSV or HTML"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_E } },
    { ExportReport, G::File, QT_TR_NOOP("&HTML report…"),
        QT_TR_NOOP("Write scores, figures and the records behind every number as one HTML file") },
    { Convert, G::File, QT_TR_NOOP("Con&vert…"),
        QT_TR_NOOP("Write annotations as Touchstone JSONL, brat or tasks of Label Studio"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_K } },
    { CheckSubmission, G::File, QT_TR_NOOP("&Check submission…"),
        QT_TR_NOOP("Check that an output can be scored, against the gold or its text alone"),
        { Qt::CTRL | Qt::Key_K } },
    { Trend, G::File, QT_TR_NOOP("Tren&d of scores…"),
        QT_TR_NOOP("A score over files that score --json wrote, and what changed from run to run"),
        { Qt::CTRL | Qt::Key_T } },
    { Print, G::File, QT_TR_NOOP("Print or PD&F…"),
        QT_TR_NOOP("Print texts with their annotations, the table or the figure in sight, or save it as PDF"),
        { Qt::CTRL | Qt::Key_P }, "", QKeySequence::Print },
    { PrintPreview, G::File, QT_TR_NOOP("Print preview of pa&ges…"),
        QT_TR_NOOP("Show the pages of what has the keyboard as they would be printed"),
        { Qt::CTRL | Qt::ALT | Qt::Key_P } },
    { Quit, G::File, QT_TR_NOOP("&Quit"), QT_TR_NOOP("Close the window"), { Qt::CTRL | Qt::Key_Q } },
    { Copy, G::Edit, QT_TR_NOOP("&Copy"),
        QT_TR_NOOP(
            "Copy what is selected; tables as tab-separated values, charts as pictures with their numbers"),
        { Qt::CTRL | Qt::Key_C }, "copy", QKeySequence::Copy },
    { CopyTable, G::Edit, QT_TR_NOOP("Copy &table"),
        QT_TR_NOOP("Copy all rows of the table that has the focus, with their headings"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_C } },
    { Find, G::Edit, QT_TR_NOOP("&Find in text…"), QT_TR_NOOP("Find words in the texts of this document"),
        { Qt::CTRL | Qt::Key_F }, "find", QKeySequence::Find },
    { FindNext, G::Edit, QT_TR_NOOP("Find &next"), QT_TR_NOOP("Next match"), { Qt::Key_F3 } },
    { FindPrevious, G::Edit, QT_TR_NOOP("Find &previous"), QT_TR_NOOP("Previous match"),
        { Qt::SHIFT | Qt::Key_F3 } },
    { FindOccurrences, G::Edit, QT_TR_NOOP("&Occurrences"),
        QT_TR_NOOP("List every place where the selected words stand, annotated or not"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_O } },
    { FilterErrors, G::Edit, QT_TR_NOOP("Filter &by words"),
        QT_TR_NOOP("Keep only the annotations whose words contain a text"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_F }, "filter" },
    { JudgeByKeys, G::Edit, QT_TR_NOOP("&Judge"),
        QT_TR_NOOP(
            "Switch judging on or off: while it is on, keys 1 to 6 give verdicts in Suspects, in Errors "
            "and in the text"),
        { Qt::CTRL | Qt::Key_J } },
    { JudgeRecord, G::Edit, QT_TR_NOOP("Judge &in words…"),
        QT_TR_NOOP("Say what you think of the selected annotation, with a correction, a text and tags; "
                   "kept beside the project"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_J } },
    { JudgeAgreement, G::Edit, QT_TR_NOOP("A&greement of judges"),
        QT_TR_NOOP("Show how far two judges agree, with the table of their verdicts"),
        { Qt::CTRL | Qt::ALT | Qt::Key_J } },
    { EditSettings, G::Edit, QT_TR_NOOP("&Settings…"),
        QT_TR_NOOP("Appearance, text size, colours of types, layout and keys"), { Qt::CTRL | Qt::Key_Comma },
        {}, QKeySequence::Preferences },
    { AddRuleFile, G::Edit, QT_TR_NOOP("&Add rule file…"),
        QT_TR_NOOP("Add a rule file on top of the rules in force"), { Qt::CTRL | Qt::SHIFT | Qt::Key_R } },
    { NewRuleFile, G::Edit, QT_TR_NOOP("&New rule file…"),
        QT_TR_NOOP("Start a rule file of your own on top of the rules in force"), { Qt::CTRL | Qt::Key_N } },
    { UndoRules, G::Edit, QT_TR_NOOP("&Undo rule change"),
        QT_TR_NOOP("Undo the last change to the rules: files, switches, accepted text"),
        { Qt::CTRL | Qt::ALT | Qt::Key_Z } },
    { RedoRules, G::Edit, QT_TR_NOOP("Re&do rule change"),
        QT_TR_NOOP("Redo the change to the rules that was undone last"),
        { Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_Z } },
    { ShowRules, G::Edit, QT_TR_NOOP("&Show rules"),
        QT_TR_NOOP("Bring the panel of rules to the front: list, figures and editor"),
        { Qt::CTRL | Qt::Key_R } },
    { MakeRule, G::Edit, QT_TR_NOOP("&Make a rule from the annotation"),
        QT_TR_NOOP("Start a rule in a file of your own with conditions that hold for the selected "
                   "annotation"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_M } },
    { TextSideBySide, G::View, QT_TR_NOOP("S&ide by side"), QT_TR_NOOP("Gold left, system right"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_B } },
    { TextInterlinear, G::View, QT_TR_NOOP("In&terlinear"),
        QT_TR_NOOP("System below the gold, line by line, edits between them"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_I } },
    { TextStacked, G::View, QT_TR_NOOP("&Stacked"),
        QT_TR_NOOP("One text, below it a lane for the gold and one for each system, where texts are equal"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_L } },
    { TextOnlyDifferences, G::View, QT_TR_NOOP("Only di&fferences"),
        QT_TR_NOOP("Fold away the lines that have neither edits nor errors"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_D } },
    { TextSystemB, G::View, QT_TR_NOOP("System &B in the text"),
        QT_TR_NOOP("Show text and annotations of System B beside the gold; again: those of System A"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_A } },
    { ScoreIntervals, G::View, QT_TR_NOOP("Intervals &of scores"),
        QT_TR_NOOP("Show how far the scores may be off, by resampling documents"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_V } },
    { ChooseMeasure, G::View, QT_TR_NOOP("C&hoose the measure…"),
        QT_TR_NOOP("How systems are scored: preset, measure, scheme and matching"),
        { Qt::CTRL | Qt::SHIFT | Qt::Key_P } },
    { AlphaDown, G::View, QT_TR_NOOP("Smaller &α"),
        QT_TR_NOOP("Lower alpha by 0.05: components weigh less in ETER"),
        { Qt::Key_BracketLeft, Qt::CTRL | Qt::SHIFT | Qt::Key_Left } },
    { AlphaUp, G::View, QT_TR_NOOP("La&rger α"),
        QT_TR_NOOP("Raise alpha by 0.05: components weigh more in ETER"),
        { Qt::Key_BracketRight, Qt::CTRL | Qt::SHIFT | Qt::Key_Right } },
    { ZoomIn, G::View, QT_TR_NOOP("&Larger text"), QT_TR_NOOP("Draw the text larger"),
        { Qt::CTRL | Qt::Key_Plus }, {}, QKeySequence::ZoomIn },
    { ZoomOut, G::View, QT_TR_NOOP("S&maller text"), QT_TR_NOOP("Draw the text smaller"),
        { Qt::CTRL | Qt::Key_Minus }, {}, QKeySequence::ZoomOut },
    { ZoomReset, G::View, QT_TR_NOOP("&Normal text size"), QT_TR_NOOP("Draw the text in the desktop's size"),
        { Qt::CTRL | Qt::Key_0 } },
    { NextPane, G::View, QT_TR_NOOP("Ne&xt pane"), QT_TR_NOOP("Move the focus to the next panel"),
        { Qt::Key_F6 } },
    { PreviousPane, G::View, QT_TR_NOOP("Previo&us pane"), QT_TR_NOOP("Move the focus to the previous panel"),
        { Qt::SHIFT | Qt::Key_F6 } },
    { NextError, G::Go, QT_TR_NOOP("&Next error"),
        QT_TR_NOOP("Select the next error in the filter; starts over at the end"), { Qt::Key_F8 },
        "next-error" },
    { PreviousError, G::Go, QT_TR_NOOP("&Previous error"),
        QT_TR_NOOP("Select the previous error in the filter"), { Qt::SHIFT | Qt::Key_F8 }, "previous-error" },
    { NextSimilarError, G::Go, QT_TR_NOOP("Next &similar error"),
        QT_TR_NOOP("Select the next error with the same outcome and types"), { Qt::CTRL | Qt::Key_F8 } },
    { NextDocument, G::Go, QT_TR_NOOP("Next &document"),
        QT_TR_NOOP("Go to the next document with errors in the filter"), { Qt::CTRL | Qt::Key_PageDown },
        "next-document" },
    { PreviousDocument, G::Go, QT_TR_NOOP("Previous d&ocument"),
        QT_TR_NOOP("Go to the previous document with errors in the filter"), { Qt::CTRL | Qt::Key_PageUp },
        "previous-document" },
    { FilterBack, G::Go, QT_TR_NOOP("Filter &back"), QT_TR_NOOP("Back to the previous filter"),
        { Qt::ALT | Qt::Key_Left }, "back" },
    { FilterForward, G::Go, QT_TR_NOOP("Filter &forward"), QT_TR_NOOP("Forward to the next filter"),
        { Qt::ALT | Qt::Key_Right }, "forward" },
    { DropFilter, G::Go, QT_TR_NOOP("&Remove last filter"), QT_TR_NOOP("Remove the last filter"),
        { Qt::Key_Escape } },
    { ClearFilters, G::Go, QT_TR_NOOP("&Clear filters"), QT_TR_NOOP("Remove all filters: show all errors"),
        {}, "clear-filter" },
    { Help, G::Help, QT_TR_NOOP("&Help"), QT_TR_NOOP("About the panel with the focus, and the rule guide"),
        { Qt::Key_F1 }, {}, QKeySequence::HelpContents },
    { Shortcuts, G::Help, QT_TR_NOOP("&Keyboard shortcuts"), QT_TR_NOOP("Show every key"),
        { Qt::CTRL | Qt::Key_F1 }, {} },
};

/// Keys of the user's own: one list for the program, as it has one palette.
std::vector<OwnKeys>& ownKeys()
{
    static std::vector<OwnKeys> keys;
    return keys;
}

QList<QKeySequence> usualKeysOf(const CommandRow& row)
{
    // Platforms know keys of old keyboards too (F16): two of them are enough to show.
    constexpr qsizetype shown = 2;
    QList<QKeySequence> keys = QKeySequence::keyBindings(row.standard).mid(0, shown);
    for (const QKeyCombination key : row.keys) {
        if (key != QKeyCombination() && (keys.isEmpty() || row.standard == QKeySequence::UnknownKey)) {
            keys << QKeySequence(key);
        }
    }
    return keys;
}

CommandInfo infoOf(const CommandRow& row)
{
    const QList<QKeySequence> usual = usualKeysOf(row);
    const auto own = std::ranges::find(ownKeys(), commandName(row.command), &OwnKeys::command);
    return { row.command, row.group, tr(row.text), tr(row.meaning),
        own == ownKeys().end() ? usual : own->keys, usual, QString::fromLatin1(row.icon) };
}

CommandInfo infoOf(Command command)
{
    return infoOf(*std::ranges::find(commandRows, command, &CommandRow::command));
}

constexpr const char* groupTitles[]
    = { QT_TR_NOOP("File"), QT_TR_NOOP("Edit"), QT_TR_NOOP("View"), QT_TR_NOOP("Go"), QT_TR_NOOP("Help") };

} // namespace

std::vector<CommandInfo> commands()
{
    std::vector<CommandInfo> all;
    for (const CommandRow& row : commandRows) {
        all.push_back(infoOf(row));
    }
    return all;
}

QString commandName(Command command)
{
    return QString::fromLatin1(QMetaEnum::fromType<Command>().valueToKey(static_cast<int>(command)));
}

void useOwnKeys(std::vector<OwnKeys> keys)
{
    if (keys == ownKeys()) {
        return;
    }
    ownKeys() = std::move(keys);
    if (QCoreApplication* application = QCoreApplication::instance()) {
        QEvent event(QEvent::LanguageChange);
        QCoreApplication::sendEvent(application, &event);
    }
}

QList<QKeySequence> presentKeys(Command command) { return infoOf(command).keys; }

void applyCommand(QAction& action, Command command)
{
    const CommandInfo info = infoOf(command);
    action.setText(info.text);
    action.setStatusTip(info.meaning);
    if (!info.icon.isEmpty()) {
        action.setIcon(QIcon(QStringLiteral(":/icons/%1.svg").arg(info.icon)));
    }
    if (command == Command::EditSettings) {
        action.setMenuRole(QAction::PreferencesRole);
    }
    applyKeys(action, command);
}

void applyKeys(QAction& action, Command command)
{
    const CommandInfo info = infoOf(command);
    action.setShortcuts(info.keys);
    action.setToolTip(withKeys(info.meaning, command));
}

QString withKeys(const QString& meaning, Command command)
{
    const QString keys = keysText(presentKeys(command));
    //: %1: what an action does, %2: its key
    return keys.isEmpty() ? meaning : tr("%1 (%2)").arg(meaning, keys);
}

std::vector<KeyInfo> furtherKeys()
{
    using Keys = QList<QKeySequence>;
    const auto numbers = [](Qt::Modifiers modifiers) {
        Keys keys;
        for (int number = 0; number < 9; ++number) {
            keys << QKeySequence(modifiers | static_cast<Qt::Key>(Qt::Key_1 + number));
        }
        return keys;
    };
    const auto text = [](const QKeySequence& key) { return key.toString(QKeySequence::NativeText); };
    const auto range = [&](Qt::Modifiers modifiers, const QString& meaning) {
        const Keys keys = numbers(modifiers);
        return KeyInfo { QStringLiteral("%1 … %2").arg(text(keys.front()), text(keys.back())), meaning,
            keys };
    };
    const auto each = [](const Keys& keys, const QString& meaning) {
        return KeyInfo { keysText(keys), meaning, keys };
    };
    const auto both = [&each](QKeyCombination first, QKeyCombination second, const QString& meaning) {
        return each({ first, second }, meaning);
    };
    return {
        range(Qt::CTRL, tr("Show panel 1 to 9 and move the focus there")),
        range(Qt::CTRL | Qt::ALT, tr("Show panel 10 and those after it and move the keyboard there")),
        range(Qt::CTRL | Qt::ALT | Qt::SHIFT,
            tr("Show panel 19 and those after it and move the keyboard there")),
        range(Qt::ALT, tr("Choose System A by its number")),
        both(Qt::CTRL | Qt::Key_Down, Qt::CTRL | Qt::Key_Up, tr("In the text: next and previous error")),
        both(Qt::ALT | Qt::Key_Down, Qt::ALT | Qt::Key_Up,
            tr("In the text: inner and outer annotation of a nest")),
        both(Qt::Key_Plus, Qt::Key_Minus,
            tr("In the text, only differences: show the next folded lines; fold them again")),
        each({ Qt::Key_Return }, tr("In tables: follow the number under the cursor")),
        // Free for commands all the same: the judging mode comes first where it acts.
        { QStringLiteral("%1 … %2, %3, %4, %5, %6, %7")
                .arg(text(Qt::Key_1), text(Qt::Key_6), text(Qt::Key_Return), text(Qt::Key_U), text(Qt::Key_N),
                    text(Qt::Key_T), text(Qt::Key_A)),
            tr("While judging: a verdict; accept the proposal; undo; note; tags; the same of alike places"),
            {} },
        both(Qt::Key_Space, Qt::Key_Return,
            tr("In the list of rules: switch a rule on or off; open it in the editor")),
        both(Qt::CTRL | Qt::Key_Z, Qt::CTRL | Qt::SHIFT | Qt::Key_Z,
            tr("In the panel of rules: undo and redo; in a rule file, of what is typed there")),
        each({ Qt::CTRL | Qt::Key_Z }, tr("In the panel of leads: undo the last pin or dismissal")),
        each({ Qt::SHIFT | Qt::Key_F10 }, tr("Context menu of the current item")),
        each({ Qt::CTRL | Qt::Key_Space }, tr("In a rule file: what may stand here")),
        both(Qt::Key_F8, Qt::SHIFT | Qt::Key_F8, tr("In a rule file: next and previous problem")),
        each({ Qt::CTRL | Qt::Key_Slash }, tr("In a rule file: comment lines out, or in again")),
        each({ Qt::Key_F7 }, tr("In a rule file: check it")),
        both(Qt::Key_F9, Qt::SHIFT | Qt::Key_F9,
            tr("In a rule file: try it on this document; on all documents")),
        each({ Qt::CTRL | Qt::Key_S }, tr("In a rule file: accept it, so that its rules are in force")),
        each({ Qt::CTRL | Qt::SHIFT | Qt::Key_S }, tr("In a rule file: save it as another file")),
        { QStringLiteral("%1 %2").arg(text(Qt::Key_Escape), text(Qt::Key_Tab)),
            tr("In a rule file: leave the text; Tab alone indents"), { Qt::Key_Escape, Qt::Key_Tab } },
    };
}

QString fixedMeaning(const QKeySequence& key)
{
    for (const KeyInfo& info : furtherKeys()) {
        if (info.each.contains(key)) {
            return info.meaning;
        }
    }
    return {};
}

QString groupTitle(CommandGroup group) { return tr(groupTitles[static_cast<std::size_t>(group)]); }

QString keysText(const QList<QKeySequence>& keys)
{
    const QStringList texts
        = textsOf(keys, [](const QKeySequence& key) { return key.toString(QKeySequence::NativeText); });
    return texts.join(tr(", "));
}

} // namespace touchstone::ui

#include "moc_shortcuts.cpp"
