// SPDX-License-Identifier: GPL-3.0-or-later
// SessionToolBar: which data, which systems, and how they are compared. Shows what Session says, and asks it
// for more.
#pragma once

#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"

#include <QToolBar>

#include <array>

class QComboBox;
class QLabel;

namespace touchstone::ui {

class MeasureButton;

class SessionToolBar : public QToolBar
{
    Q_OBJECT

public:
    SessionToolBar(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    /// How systems are scored: the one control for it.
    [[nodiscard]] MeasureButton& measure() { return *m_measure; }

    /// An entry of a neighbouring toolbar that goes where the row has no room for all; labels go after it.
    void setYielding(QAction* entry);

    /// The number of a system as its combo and Alt+number count it; does nothing when there is none.
    static void chooseSystem(Session& session, int number);
    /// Moves alpha by so many steps of 0.05, to a multiple of it; does nothing without trees.
    static void stepAlpha(Session& session, int steps);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A combo with its label; hidden together.
    struct Choice
    {
        QComboBox* combo = nullptr;
        QAction* action = nullptr;
        QLabel* label = nullptr;
    };
    /// What can be left out: an entry of a toolbar, or a label.
    struct Part
    {
        QAction* action = nullptr; ///< null: the label
        QWidget* widget = nullptr;
    };
    static Choice addChoice(
        QToolBar& bar, const QString& label, const QString& name, const QString& toolTip, int characters);
    void refresh(Session::Changes changes);
    void refreshSystems();
    /// Leaves parts out till the rest fits; returns the pixels to spare then.
    int fitParts(int spare);
    /// Shares what the row of toolbars has to spare among the names.
    void fitNames();
    /// Without a gold: the two that are compared, A and B; of three and more any two can be chosen.
    void showBoth(const analysis::DataSet& compared);
    /// Shows the pair that the choices name, of which one has just changed.
    void choosePair(bool ofA);

    Session& m_session;
    Choice m_dataSet;
    Choice m_column;
    Choice m_systemA;
    Choice m_systemB;
    MeasureButton* m_measure = nullptr;
    std::array<Part, 3> m_parts; ///< that yield, the first one first
};

} // namespace touchstone::ui
