// SPDX-License-Identifier: GPL-3.0-or-later
// OutcomeView: what became of the annotations, as bars by type, document, system and slice, and
// documents by F1; every segment leads to its records. A table of the same numbers stands beside the chart.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "ui/charts/chartspec.h"
#include "ui/charts/outcomechart.h"

#include <QString>
#include <QWidget>

#include <map>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QScrollArea;
class QSpinBox;
class QSplitter;
class QStackedWidget;

namespace touchstone::ui {

class ChartPanel;
class JobRunner;
class SelectionModel;
class Session;
class SheetTable;
class StatePage;

class OutcomeView : public QWidget
{
    Q_OBJECT

public:
    enum class Bars { Types, Documents, Systems, Histogram, Slice };
    enum class Shown { SystemA, Both, All };

    OutcomeView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~OutcomeView() override;

    void setBars(Bars bars);
    /// Bars by a slice of the data; one that it does not have: nothing changes.
    void setSlice(const QString& id);
    /// The word of `figure outcomes --by` for what is shown; empty: that figure does not show it.
    [[nodiscard]] QString figureBy() const;
    void setShown(Shown shown);
    void setShares(bool shares);
    void setMost(int rows);
    [[nodiscard]] ChartPanel* panel() const { return m_panel; }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    [[nodiscard]] StatePage* page() const { return m_page; }
    /// The count behind a bar of the chart; null where there is none.
    [[nodiscard]] const analysis::ScoreCell* cell(const ChartHit& hit) const;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A system with its sheet, as a worker made it.
    struct Counted
    {
        int index = -1; ///< of the data set
        QString name;
        analysis::EvaluationPtr evaluation;
        analysis::ScoreSheet sheet;
    };
    struct Result
    {
        Bars bars = Bars::Types;
        analysis::SliceDimension slice; ///< of Bars::Slice
        match::Scheme scheme = match::Scheme::Strict;
        std::vector<Counted> systems;
        analysis::MeasureResultPtr table; ///< all systems' rows in one sheet
        /// By name of a row of the table: the system it speaks of.
        std::map<QString, std::size_t> systemOfRow;
    };

    void ask();
    /// Gives the table the width that its columns need.
    void divide();
    /// Offers the slices of the data as bars.
    void fillBars();
    [[nodiscard]] Bars bars() const;
    void refresh();
    void draw();
    void showState();
    void toggle(std::size_t series);
    void activate(const ChartHit& hit);
    void follow(std::size_t system, const analysis::RecordFilter& filter, bool adding);
    [[nodiscard]] QString describe(const ChartHit& hit) const;
    static std::shared_ptr<Result> combined(Result result);

    Session& m_session;
    SelectionModel& m_selection;
    JobRunner* m_runner;
    QComboBox* m_bars;
    QComboBox* m_shown;
    QComboBox* m_amount;
    QSpinBox* m_most;
    QLabel* m_note;
    QStackedWidget* m_pages;
    StatePage* m_page;
    QSplitter* m_split;
    QScrollArea* m_scroll;
    ChartPanel* m_panel;
    SheetTable* m_table;
    std::shared_ptr<const Result> m_result;
    OutcomeChart m_chart;
    std::vector<bool> m_off; ///< bar sets switched off in the legend
    bool m_stale = true; ///< what is shown is not of the present state
    bool m_divided = false; ///< by the user: chart and table keep their widths
};

} // namespace touchstone::ui
