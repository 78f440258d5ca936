// SPDX-License-Identifier: GPL-3.0-or-later
// SessionToolBar: which data, which systems, and how they are compared. Shows what Session says, and asks it
// for more.
#pragma once

#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"

#include <QToolBar>

class QComboBox;
class QDoubleSpinBox;

namespace touchstone::ui {

class PresetChoice;

class SessionToolBar : public QToolBar
{
    Q_OBJECT

public:
    /// `last`: the bar at the end of the row, where the seldom used pairing stands: it is the first to give
    /// way in a narrow window.
    SessionToolBar(Session& session, SelectionModel& selection, QToolBar& last, QWidget* parent = nullptr);

    /// Adds the choice of a task, before the pairing in the last bar's row.
    void setPresets(PresetChoice& presets);
    /// Opens the choice of a task.
    void openPresets();

    /// The number of a system as its combo and Alt+number count it; does nothing when there is none.
    static void chooseSystem(Session& session, int number);
    /// Moves alpha by so many steps of 0.05, to a multiple of it; does nothing without trees.
    static void stepAlpha(Session& session, int steps);

private:
    /// A combo with its label; hidden together.
    struct Choice
    {
        QComboBox* combo = nullptr;
        QAction* action = nullptr;
    };
    /// At the end of the bar, or before one of its actions.
    static Choice addChoice(QToolBar& bar, const QString& label, const QString& name, const QString& toolTip,
        int characters, QAction* before = nullptr);
    static Choice addChoice(
        QToolBar& bar, const QString& label, QComboBox* combo, int characters, QAction* before = nullptr);
    void refresh(Session::Changes changes);
    void refreshSystems();
    void refreshPreset();

    Session& m_session;
    Choice m_dataSet;
    Choice m_column;
    Choice m_systemA;
    Choice m_systemB;
    Choice m_matching;
    Choice m_preset;
    Choice m_pairing;
    PresetChoice* m_presets = nullptr;
    QDoubleSpinBox* m_alpha;
    QAction* m_alphaAction;
};

} // namespace touchstone::ui
