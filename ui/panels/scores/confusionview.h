// SPDX-License-Identifier: GPL-3.0-or-later
// ConfusionView: which types the system confuses; every cell and heading leads to its records.
#pragma once

#include "ui/models/confusionmodel.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QSpinBox;
class QTableView;

namespace touchstone::ui {

class CellInteraction;
class SelectionModel;
class Session;
class StatePages;
class TurnedHeader;

class ConfusionView : public QWidget
{
    Q_OBJECT

public:
    ConfusionView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] ConfusionModel* model() const { return m_model; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildTable();
    [[nodiscard]] QLayout* buildBar();
    void takeResult();
    void showState();
    void measure();
    void applyWidths();
    void showMenu(const QModelIndex& index, const QPoint& position);

    Session& m_session;
    SelectionModel& m_selection;
    ConfusionModel* m_model;
    QTableView* m_table;
    TurnedHeader* m_header;
    CellInteraction* m_interaction;
    QCheckBox* m_short;
    QSpinBox* m_most;
    QLabel* m_note;
    StatePages* m_pages;
    int m_cellWidth = 0;
};

} // namespace touchstone::ui
