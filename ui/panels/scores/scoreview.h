// SPDX-License-Identifier: GPL-3.0-or-later
// ScoreView: the table of counts and scores; every number leads to its records or to its formula.
#pragma once

#include "ui/models/scoremodel.h"

#include <QPersistentModelIndex>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace touchstone::ui {

class CellInteraction;
class ElidedLabel;
class FormulaPopover;
class IntervalBar;
class JobRunner;
class ParameterForm;
class PresetChoice;
class SelectionModel;
class Session;
class SheetView;
class StatePage;

class ScoreView : public QWidget
{
    Q_OBJECT

public:
    ScoreView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~ScoreView() override;

    [[nodiscard]] QTreeView* table() const { return m_table; }
    [[nodiscard]] ScoreModel* model() const { return m_model; }
    [[nodiscard]] FormulaPopover* popover() const { return m_popover; }
    void setRows(ScoreModel::Rows rows);
    /// The tables of the other measures.
    [[nodiscard]] SheetView* sheets() const { return m_sheets; }
    [[nodiscard]] IntervalBar* intervals() const { return m_intervals; }
    [[nodiscard]] ParameterForm* parameters() const { return m_parameters; }
    /// "muc": the table of this view; any other measure: its sheets.
    void setMeasure(const QString& id);
    [[nodiscard]] QString measure() const;
    void setParametersShown(bool shown);
    /// Tables bear the names of the task in force.
    void setPresets(PresetChoice& presets);

private:
    void showPreset();
    void showPresetNote();
    /// Does the task name the columns of `muc`? Then its sheets stand in the place of our table.
    [[nodiscard]] bool taskNamesMuc() const;
    [[nodiscard]] bool ownTable() const;
    void takeResult();
    /// Reads a parameter's file in the background and scores with it; an empty path takes it away.
    void takeFile(const QString& name, const QString& path);
    /// Tells the bar of intervals what is shown, and the tables what it has.
    void askIntervals();
    void takeIntervals();
    void showScheme();
    void showState();
    void follow(const QModelIndex& index, bool adding);
    void showFormula(const QModelIndex& index);
    void showMenu(const QModelIndex& index, const QPoint& position);

    Session& m_session;
    SelectionModel& m_selection;
    ScoreModel* m_model;
    QTreeView* m_table;
    CellInteraction* m_interaction;
    FormulaPopover* m_popover;
    QPersistentModelIndex m_formulaOf;
    QComboBox* m_measures;
    QComboBox* m_rows;
    QWidget* m_mucBar;
    QLabel* m_tablesLabel;
    IntervalBar* m_intervals;
    QToolButton* m_parametersButton;
    QScrollArea* m_parametersArea;
    ParameterForm* m_parameters;
    std::unique_ptr<JobRunner> m_fileRunner;
    QStackedWidget* m_kinds; ///< the table of `muc`, the sheets of the others
    SheetView* m_sheets;
    QLabel* m_note;
    ElidedLabel* m_presetNote;
    PresetChoice* m_presets = nullptr;
    QString m_schemeTable; ///< the task's table of `muc` that the scheme has chosen
    QStackedWidget* m_pages;
    StatePage* m_page;
};

} // namespace touchstone::ui
