// SPDX-License-Identifier: GPL-3.0-or-later
// PresetChoice: the task whose settings and names are in force. A preset is no setting: it is chosen, and
// holds as long as nothing that the task counts by is another (analysis::presetInForce).
#pragma once

#include "core/measures/registry/preset.h"

#include <QObject>

namespace touchstone::ui {

class SelectionModel;
class Session;

class PresetChoice : public QObject
{
    Q_OBJECT

public:
    PresetChoice(Session& session, SelectionModel& selection, QObject* parent = nullptr);

    /// The one in force; null: custom settings. One that sets nothing but names ("conll-2003") is in force
    /// only when it was chosen.
    [[nodiscard]] const analysis::Preset* preset() const { return m_preset; }
    /// Does it count a column that the open files have none of (of HIPE's links)? Then it can be set, but is
    /// not in force.
    [[nodiscard]] bool lacksColumn(const analysis::Preset& preset) const;
    /// Sets all settings, the scheme, the measure and, where the data have it, the annotation column. The
    /// same again sets everything anew.
    void choose(const analysis::Preset& preset);
    /// For settings that came from arguments: nothing is set but the name. Null: whatever the settings are.
    void take(const analysis::Preset* preset);

Q_SIGNALS:
    /// preset() is another.
    void changed();
    /// It was chosen by the user.
    void chosen(const touchstone::analysis::Preset& preset);

private:
    [[nodiscard]] std::vector<std::string> columns() const;
    void follow();

    Session& m_session;
    SelectionModel& m_selection;
    const analysis::Preset* m_chosen = nullptr;
    const analysis::Preset* m_preset = nullptr;
    bool m_choosing = false; ///< settings come one after the other
};

/// "CoNLL-2003", "ETER of the paper", in the language of the window; null: "Custom".
[[nodiscard]] QString presetTitle(const analysis::Preset* preset);
/// What it counts, in the language of the window; never in neutral words: tasks have a gold.
[[nodiscard]] QString presetDescription(const analysis::Preset& preset);
/// Its papers and programs, in the language of the window.
[[nodiscard]] QString presetSource(const analysis::Preset& preset);
/// Title, description and source, a paragraph of HTML each, so that they wrap; null: what custom means.
[[nodiscard]] QString presetToolTip(const analysis::Preset* preset);

} // namespace touchstone::ui
