// SPDX-License-Identifier: GPL-3.0-or-later
// Settings: what the window remembers between two starts. Read once, passed on by value, written when
// something changes.
#pragma once

#include "ui/session/shortcuts.h"

#include "core/annotation/typehues.h"
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/settings/rulesources.h"
#include "core/statistics/significance.h"

#include <QByteArray>
#include <QStringList>

namespace touchstone::ui {

enum class Appearance { System, Light, Dark, Contrast, DarkContrast };
/// Where the panels stand: one of the layouts to choose from, or as the user put them.
enum class Arrangement { Analyse, Read, Compare, Own };
/// Where the panels stand when the program starts: as they were left, or one of the layouts.
enum class StartLayout { AsLeft, Analyse, Read, Compare, Own };
enum class TextMode { SideBySide, Interlinear, Stacked };

/// The sources of slices of one gold. Empty: none.
struct SliceSources
{
    std::string train;
    std::string attributes;
    std::map<std::string, std::vector<double>> bounds; ///< as SliceParameters::bounds

    friend bool operator==(const SliceSources&, const SliceSources&) = default;
};

/// Sources by the gold that they were chosen for: names of another corpus say nothing here.
struct RememberedSlices
{
    std::string gold; ///< path
    SliceSources sources;

    friend bool operator==(const RememberedSlices&, const RememberedSlices&) = default;
};

/// The sample that was drawn of a gold that is in no project.
struct RememberedSample
{
    std::string gold; ///< path
    quint64 places = 0; ///< 0: there is none
    quint64 seed = 0;
    bool ended = false; ///< its places are asked for no longer

    friend bool operator==(const RememberedSample&, const RememberedSample&) = default;
};

/// Where the panels stood when the user gave it a name.
struct OwnLayout
{
    QString name;
    QByteArray state; ///< as Settings::layout
    QString whole {}; ///< as Settings::layoutWhole
};

/// Everything remembered. Missing or unreadable entries leave the defaults below.
struct Settings
{
    QByteArray geometry;
    QByteArray layout; ///< QMainWindow::saveState with layoutVersion
    QString layoutWhole; ///< panel that covers the lower half of `layout`; empty: none
    Arrangement arrangement = Arrangement::Analyse; ///< what `layout` was made from
    int layoutColumns = 0; ///< of its lower half
    std::vector<OwnLayout> ownLayouts; ///< in the order of their names, at most ownLayoutsLimit
    StartLayout startLayout = StartLayout::AsLeft;
    QString startOwnLayout; ///< name of the one to start with; where it is gone: as left
    QString lastFolder;
    QString judge; ///< the name that judgements bear; empty: not told so far
    std::vector<RememberedSample> samples; ///< newest first, at most samplesLimit
    QStringList trend; ///< files and folders of scores that Trend read last
    match::Scheme scheme = match::Scheme::Strict;
    match::PairingPolicy pairing = match::PairingPolicy::Optimal;
    QString preset; ///< id of the task whose settings were chosen last; empty: custom ones, or the default
    TextMode textMode = TextMode::SideBySide;
    analysis::SignificanceSettings significance; ///< how intervals are resampled
    bool onlyDifferences = false; ///< what has neither edits nor errors is folded away
    bool reloadAutomatically = false; ///< files of data sets as soon as they change
    Appearance appearance = Appearance::System;
    QString language = QStringLiteral("en"); ///< code of languages()
    int textSize = usualTextSize; ///< of the whole window, percent of the desktop's
    std::vector<OwnKeys> keys; ///< of commands
    /// Of types without a usual name, by the time they were first seen, so that data opened later agree; and
    /// those that the user chose.
    std::vector<annotation::TypeHue> typeHues;
    analysis::RuleSources rules; ///< in force at the start, unless the command line names others
    std::vector<RememberedSlices> slices; ///< newest first
    /// Newest first, at most recentLimit. A project is a data set of its file alone (isProject).
    std::vector<analysis::DataSetSpec> recent;
    /// The list as it was read: what is stored beside it when it is written was added by another window.
    std::optional<std::vector<analysis::DataSetSpec>> recentRead;
    /// What remember() took since then, also what was taken out again: no other window's, when it is stored.
    std::vector<analysis::DataSetSpec> recentOwn;

    static constexpr int usualTextSize = 100;
    static constexpr int leastTextSize = 80;
    static constexpr int mostTextSize = 200;
    static constexpr int recentLimit = 10;
    static constexpr int slicesLimit = 20;
    static constexpr int samplesLimit = 20;
    static constexpr int ownLayoutsLimit = 20;
    static constexpr int layoutVersion = 3;

    /// Puts a data set first, by absolute paths; the same one further down goes away. One that was read from
    /// standard input cannot be opened again and is not remembered.
    void remember(const analysis::DataSetSpec& dataSet);
    /// Takes a data set out of the recent ones, as remember() has it there. False: it was not among them.
    bool forget(const analysis::DataSetSpec& dataSet);
    /// Is one of the recent data sets a project? Its path then stands as that of the gold.
    [[nodiscard]] static bool isProject(const analysis::DataSetSpec& recent);
    /// By absolute paths; false: they are those already.
    bool rememberRules(analysis::RuleSources sources);
    /// With the layout that the program is to start with as the one that was left.
    [[nodiscard]] Settings atStart() const;
};

/// From and to QSettings of the application's organisation and name. What other windows added to the list of
/// recent data sets since it was read stays. Errors: Unreadable with the system's reason; the file is as it
/// was.
[[nodiscard]] Settings readSettings();
[[nodiscard]] support::Result<void> writeSettings(const Settings& settings);

} // namespace touchstone::ui
