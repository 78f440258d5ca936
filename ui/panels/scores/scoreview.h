// SPDX-License-Identifier: GPL-3.0-or-later
// ScoreView: the tables of a measure; every number leads to its records or to its formula. Of a measure with
// schemes the scheme of the selection chooses the table.
#pragma once

#include "ui/panels/scores/intervalbar.h"
#include "ui/panels/scores/sheetview.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/measurebutton.h"
#include "ui/widgets/parameterform.h"

#include <QScrollArea>

class QLayout;
class QMenu;

namespace touchstone::ui {

class PresetChoice;

class ScoreView : public SessionPanel
{
    Q_OBJECT

public:
    ScoreView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    enum class Rows { ByType, ByDocument };
    /// Of a measure with schemes.
    void setRows(Rows rows);
    [[nodiscard]] SheetView* sheets() const { return m_sheets; }
    [[nodiscard]] IntervalBar* intervals() const { return m_intervals; }
    [[nodiscard]] ParameterForm* parameters() const { return m_parameters; }
    [[nodiscard]] QString measure() const { return m_selection.measure(); }
    void setParametersShown(bool shown);
    /// Tables bear the names of the task in force.
    void setPresets(PresetChoice& presets);

private:
    [[nodiscard]] QLayout* makeBar();
    void showMeasure();
    void showPreset();
    void showPresetNote();
    /// Do the scheme and the choice of rows say which table is shown? Not where a task names the tables.
    [[nodiscard]] bool choosesByScheme() const;
    void showRowMenu(QMenu* menu, const QModelIndex& index);
    /// Reads a parameter's file in the background and scores with it; an empty path takes it away.
    void takeFile(const QString& name, const QString& path);
    /// Tells the bar of intervals what is shown, and the tables what it has.
    void askIntervals();
    void showScheme();
    void showNote();
    /// Says so where the gold stands under corrections.
    void showCorrected();

    MeasureButton* m_measure
        = new MeasureButton(m_session, m_selection, MeasureButton::Part::MeasureAndScheme, this);
    QComboBox* m_rows = new QComboBox(this);
    QWidget* m_schemeBar = new QWidget(this);
    QWidget* m_tables = nullptr; ///< the choice of table with its label
    IntervalBar* m_intervals = new IntervalBar(this);
    QToolButton* m_parametersButton = new QToolButton(this);
    QScrollArea* m_parametersArea = new QScrollArea(this);
    ParameterForm* m_parameters = new ParameterForm(this);
    JobRunner* m_fileRunner = new JobRunner(this);
    SheetView* m_sheets = new SheetView(m_session, m_selection, this);
    QLabel* m_note = new QLabel(this);
    QLabel* m_presetNote = new QLabel(this);
    QLabel* m_corrected = new QLabel(this);
    PresetChoice* m_presets = nullptr;
    QString m_schemeTable; ///< the table that the scheme has chosen
};

} // namespace touchstone::ui
