// SPDX-License-Identifier: GPL-3.0-or-later
// ConfusionView: which types the system confuses; every cell and heading leads to its records.
#pragma once

#include "ui/models/confusedpairsmodel.h"
#include "ui/models/confusionmodel.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/focusaware.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/turnedheader.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QSplitter>
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
    /// Beside it the pairs of types, most often confused first.
    [[nodiscard]] QTableView* list() const { return m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    void buildList();
    void divide();
    /// Matrix and list side by side, or where there is no room for both the one that was chosen.
    void fitParts();
    /// What the list needs to show all its columns.
    [[nodiscard]] int listWidth() const;
    /// What the matrix needs for names that lie.
    [[nodiscard]] int lyingWidth() const;
    [[nodiscard]] int matrixWidth() const; ///< with all around its cells
    [[nodiscard]] QLayout* buildBar();
    void takeResult();
    void showState();
    void measure();
    void applyWidths();
    void showMenu(const QModelIndex& index, const QPoint& position);
    void showListMenu(const QModelIndex& index, const QPoint& position);

    ConfusionModel* m_model = new ConfusionModel(this);
    QTableView* m_table = new FocusAware<QTableView>(this);
    TurnedHeader* m_header = new TurnedHeader(m_table);
    CellInteraction* m_interaction = new CellInteraction(m_table);
    QComboBox* m_part = new QComboBox(this); ///< that a narrow panel shows
    std::vector<QWidget*> m_ofMatrix; ///< controls
    QCheckBox* m_short = new QCheckBox(this);
    QSpinBox* m_most = new QSpinBox(this);
    QLabel* m_note = new QLabel(this);
    ConfusedPairsModel* m_pairs = new ConfusedPairsModel(this);
    QTableView* m_list = new QTableView(this);
    CellInteraction* m_listInteraction = new CellInteraction(m_list);
    QSplitter* m_split = new QSplitter(this);
    StatePages* m_pages = new StatePages(m_split, this);
    int m_cellWidth = 0;
    bool m_divided = false; ///< by the user
};

} // namespace touchstone::ui
