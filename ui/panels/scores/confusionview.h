// SPDX-License-Identifier: GPL-3.0-or-later
// ConfusionView: which types the system confuses; every cell and heading leads to its records.
#pragma once

#include "ui/models/confusionmodel.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/focusaware.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/turnedheader.h"

#include <QCheckBox>
#include <QSpinBox>
#include <QTableView>

class QComboBox;
class QLayout;

namespace touchstone::ui {

class ConfusionView : public SessionPanel
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

    ConfusionModel* m_model = new ConfusionModel(this);
    QTableView* m_table = new FocusAware<QTableView>(this);
    TurnedHeader* m_header = new TurnedHeader(m_table);
    CellInteraction* m_interaction = new CellInteraction(m_table);
    QCheckBox* m_short = new QCheckBox(this);
    QSpinBox* m_most = new QSpinBox(this);
    QLabel* m_note = new QLabel(this);
    StatePages* m_pages = new StatePages(m_table, this);
    int m_cellWidth = 0;
};

} // namespace touchstone::ui
