// SPDX-License-Identifier: GPL-3.0-or-later
// SheetView: the tables of one measure: a choice of table, the numbers as links, formulas, and the states
// while there are none.
#pragma once

#include "core/analysis/measureresult.h"

#include <QPersistentModelIndex>
#include <QString>
#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;

namespace touchstone::ui {

class CellInteraction;
class FormulaPopover;
class SelectionModel;
class Session;
class SheetModel;
class StatePage;

class SheetView : public QWidget
{
    Q_OBJECT

public:
    SheetView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    /// Shows a measure of the session's results; it asks for the measure itself.
    void setMeasure(const QString& id);
    [[nodiscard]] QString measure() const { return m_measure; }
    /// The tables to choose from; stands where its owner puts it.
    [[nodiscard]] QComboBox* tables() const { return m_tables; }
    void setTable(int index);
    [[nodiscard]] SheetModel* model() const { return m_model; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] FormulaPopover* popover() const { return m_popover; }

private:
    void takeResult();
    void showTable();
    void showState();
    void follow(const QModelIndex& index, bool adding);
    void showFormula(const QModelIndex& index);
    void showMenu(const QModelIndex& index, const QPoint& position);

    Session& m_session;
    SelectionModel& m_selection;
    QString m_measure;
    analysis::MeasureResultPtr m_result;
    SheetModel* m_model;
    QTableView* m_table;
    CellInteraction* m_interaction;
    FormulaPopover* m_popover;
    QPersistentModelIndex m_formulaOf;
    QComboBox* m_tables;
    QLabel* m_note;
    QStackedWidget* m_pages;
    StatePage* m_page;
};

} // namespace touchstone::ui
