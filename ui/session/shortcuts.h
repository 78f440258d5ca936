// SPDX-License-Identifier: GPL-3.0-or-later
// THE table of commands with their keys: the menus, the page of F1 and the documentation all take them from
// here, and the settings change them.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <vector>

class QAction;

namespace touchstone::ui {

// Names of commands are stored.
Q_NAMESPACE

enum class Command {
    Open,
    AddDataSet,
    OpenProject,
    NewProject,
    SaveProject,
    SaveProjectAs,
    Reload,
    ExportFigure,
    ExportTable,
    ExportReport,
    Convert,
    CheckSubmission,
    Labels,
    Corrections,
    Trend,
    Print,
    PrintPreview,
    Quit,
    Copy,
    CopyTable,
    Find,
    FindNext,
    FindPrevious,
    FilterErrors,
    FindOccurrences,
    JudgeByKeys,
    JudgeRecord,
    JudgeAgreement,
    EditSettings,
    TextSideBySide,
    TextInterlinear,
    TextStacked,
    TextOnlyDifferences,
    TextSystemB,
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
Q_ENUM_NS(Command)

/// The keys that the user gave to a command; none: it has no key.
struct OwnKeys
{
    QString command; ///< as commandName()
    QList<QKeySequence> keys;

    friend bool operator==(const OwnKeys&, const OwnKeys&) = default;
};

/// "NextError": the same in every language and version.
[[nodiscard]] QString commandName(Command command);
/// In force from then on in the whole program, as its palette is. Actions that exist already follow by
/// applyKeys(); words that name keys by keepSaid(), since widgets hear of other keys as of another language.
/// Names of no command are passed over.
void useOwnKeys(std::vector<OwnKeys> keys);

/// Commands stand under the menu they belong to, those of the menu of rules under Edit.
enum class CommandGroup { File, Edit, View, Go, Help };

struct CommandInfo
{
    Command command;
    CommandGroup group;
    QString text; ///< as in the menu, with its mnemonic
    QString meaning; ///< one sentence: tooltip, and the page of keys
    QList<QKeySequence> keys; ///< in force; empty: by menu only
    QList<QKeySequence> usualKeys; ///< without the user's own
    QString icon; ///< name of a bundled icon; empty: none
};

/// Every command, in the order of the menus.
[[nodiscard]] std::vector<CommandInfo> commands();
/// Those in force.
[[nodiscard]] QList<QKeySequence> presentKeys(Command command);
/// Text, tooltip, keys and icon of an action from the table.
void applyCommand(QAction& action, Command command);
/// Keys in force, and the tooltip that tells them.
void applyKeys(QAction& action, Command command);
/// A tooltip with the keys in force of a command: "Filter by words (Ctrl+Shift+F)".
[[nodiscard]] QString withKeys(const QString& meaning, Command command);

/// Keys that are not commands of a menu: of the text, of panels by number, of systems by number.
struct KeyInfo
{
    QString keys; ///< as a person reads them: "Alt+1 … Alt+9"
    QString meaning;
    QList<QKeySequence> each; ///< every one of them
};
[[nodiscard]] std::vector<KeyInfo> furtherKeys();
/// What a key does that no command can have; empty: it is none of furtherKeys().
[[nodiscard]] QString fixedMeaning(const QKeySequence& key);

[[nodiscard]] QString groupTitle(CommandGroup group);
/// "F8" or "Ctrl+F, F3" in the platform's spelling.
[[nodiscard]] QString keysText(const QList<QKeySequence>& keys);

} // namespace touchstone::ui
