// SPDX-License-Identifier: GPL-3.0-or-later
// THE table of commands with their keys: the menus, the page of F1 and the documentation all take them from
// here.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

class QAction;

namespace touchstone::ui {

enum class Command {
    Open,
    AddDataSet,
    Reload,
    ExportFigure,
    ExportTable,
    Convert,
    CheckSubmission,
    Labels,
    Trend,
    Quit,
    Copy,
    Find,
    FindNext,
    FindPrevious,
    FilterErrors,
    TextSideBySide,
    TextInterlinear,
    TextStacked,
    TextOnlyDifferences,
    ScoreIntervals,
    ChooseMeasure,
    AlphaDown,
    AlphaUp,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    NextPane,
    PreviousPane,
    NextError,
    PreviousError,
    NextSimilarError,
    NextDocument,
    PreviousDocument,
    FilterBack,
    FilterForward,
    DropFilter,
    ClearFilters,
    AddRuleFile,
    NewRuleFile,
    UndoRules,
    RedoRules,
    ShowRules,
    MakeRule,
    Help,
    Shortcuts
};

/// Commands stand under the menu they belong to, those of the menu of rules under Edit.
enum class CommandGroup { File, Edit, View, Go, Help };

struct CommandInfo
{
    Command command;
    CommandGroup group;
    QString text; ///< as in the menu, with its mnemonic
    QString meaning; ///< one sentence: tooltip, and the page of keys
    QList<QKeySequence> keys; ///< empty: by menu only
    QString icon; ///< name of a bundled icon; empty: none
};

/// Every command, in the order of the menus.
[[nodiscard]] std::vector<CommandInfo> commands();
/// Text, tooltip, keys and icon of an action from the table.
void applyCommand(QAction& action, Command command);

/// Keys that are not commands of a menu: of the text, of panels by number, of systems by number.
struct KeyInfo
{
    QString keys; ///< as a person reads them: "Alt+1 … Alt+9"
    QString meaning;
};
[[nodiscard]] std::vector<KeyInfo> furtherKeys();

[[nodiscard]] QString groupTitle(CommandGroup group);
/// "F8" or "Ctrl+F, F3" in the platform's spelling.
[[nodiscard]] QString keysText(const QList<QKeySequence>& keys);

} // namespace touchstone::ui
