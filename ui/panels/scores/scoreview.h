// SPDX-License-Identifier: GPL-3.0-or-later
// ScoreView: the tables of a measure; every number leads to its records or to its formula. Of a measure with
// schemes the scheme of the selection chooses the table.
#pragma once

#include "core/match/model/outcome.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLayout;
class QLabel;
class QMenu;
class QModelIndex;
class QScrollArea;
class QToolButton;

namespace touchstone::ui {

class ElidedLabel;
class IntervalBar;
class JobRunner;
class ParameterForm;
class PresetChoice;
class SelectionModel;
class Session;
class SheetView;

class ScoreView : public QWidget
{
    Q_OBJECT

public:
    ScoreView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~ScoreView() override;

    enum class Rows { ByType, ByDocument };
    /// Of a measure with schemes.
    void setRows(Rows rows);
    [[nodiscard]] SheetView* sheets() const { return m_sheets; }
    [[nodiscard]] IntervalBar* intervals() const { return m_intervals; }
    [[nodiscard]] ParameterForm* parameters() const { return m_parameters; }
    void setMeasure(const QString& id);
    [[nodiscard]] QString measure() const;
    void setParametersShown(bool shown);
    /// Tables bear the names of the task in force.
    void setPresets(PresetChoice& presets);

private:
    [[nodiscard]] QLayout* makeBar();
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

    Session& m_session;
    SelectionModel& m_selection;
    QComboBox* m_measures;
    QComboBox* m_rows;
    QWidget* m_schemeBar;
    QLabel* m_tablesLabel;
    IntervalBar* m_intervals;
    QToolButton* m_parametersButton;
    QScrollArea* m_parametersArea;
    ParameterForm* m_parameters;
    std::unique_ptr<JobRunner> m_fileRunner;
    SheetView* m_sheets;
    QLabel* m_note;
    ElidedLabel* m_presetNote;
    PresetChoice* m_presets = nullptr;
    QString m_schemeTable; ///< the table that the scheme has chosen
};

} // namespace touchstone::ui
