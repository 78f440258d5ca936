// SPDX-License-Identifier: GPL-3.0-or-later
// SheetView: the tables of one measure: a choice of table, the numbers as links, formulas, and the states
// while there are none.
#pragma once

#include "core/measures/registry/preset.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include <QComboBox>

class QMenu;

namespace touchstone::ui {

class SheetView : public SessionPanel
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
    /// By its id; does nothing when there is none.
    void setTable(const QString& id);
    /// Columns and rows bear the task's names; null: our own.
    void setPreset(const analysis::Preset* preset);
    /// The result shown; null: none yet.
    [[nodiscard]] analysis::MeasureResultPtr result() const { return m_result; }
    /// Of result(); null: none.
    void setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals);
    [[nodiscard]] SheetModel* model() const { return m_table->sheetModel(); }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    [[nodiscard]] FormulaPopover* popover() const { return m_table->popover(); }

Q_SIGNALS:
    /// result() is another.
    void resultChanged();

private:
    /// Of a table of types under a scheme: main types of either system's types.
    [[nodiscard]] std::vector<analysis::RowGroup> groups(
        const analysis::EvaluationPtr& evaluation, const std::string& sheet) const;
    /// Asks for the measure; with rows per document where the table shown is of documents.
    void want();
    void takeResult();
    void showTable();
    void showState();

    QString m_measure;
    bool m_perDocument = false; ///< is the table shown one of documents?
    analysis::MeasureResultPtr m_result;
    QVariant m_chosen; ///< id of the table that was shown last
    const analysis::Preset* m_preset = nullptr;
    std::shared_ptr<const analysis::MeasureIntervals> m_intervals;
    SheetTable* m_table = new SheetTable(m_selection, this);
    QComboBox* m_tables = new QComboBox(this);
    QLabel* m_note = new QLabel(this);
    StatePages* m_pages = new StatePages(m_table, this);
};

} // namespace touchstone::ui
