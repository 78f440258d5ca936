// SPDX-License-Identifier: GPL-3.0-or-later
// MeasureButton: how systems are scored, as one choice: preset, measure, scheme, matching, alpha.
#pragma once

#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"

#include <QToolButton>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;

namespace touchstone::ui {

class PresetChoice;

/// Says what is in force, and opens the choices below itself. In the toolbar; panels show it as a quiet
/// caption. All of them set the same session and selection.
class MeasureButton : public QToolButton
{
    Q_OBJECT

public:
    enum class Part {
        All, ///< the control of the window
        MeasureAndScheme, ///< caption of a panel that shows a measure
        Scheme ///< caption of a panel that follows the scheme only
    };

    MeasureButton(Session& session, SelectionModel& selection, Part part, QWidget* parent);

    /// Adds the choice of a task.
    void setPresets(PresetChoice& presets);
    /// Opens the choices with the keyboard on the first of them.
    void open();

private:
    void fill();
    void addAlpha(QFormLayout& form);
    void refresh();
    void refreshPreset();
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString meaning() const;

    Session& m_session;
    SelectionModel& m_selection;
    Part m_part;
    PresetChoice* m_presets = nullptr;
    QWidget* m_choices;
    QFormLayout* m_form;
    QComboBox* m_preset = nullptr;
    QComboBox* m_measure;
    QComboBox* m_matching;
    QDoubleSpinBox* m_alpha;
};

} // namespace touchstone::ui
