// SPDX-License-Identifier: GPL-3.0-or-later
// OutcomeView: what became of the annotations, as bars by type, document, system and slice, and
// documents by F1; every segment leads to its records. A table of the same numbers stands beside the chart.
#pragma once

#include "ui/charts/outcomechart.h"
#include "ui/panels/charts/sessionchart.h"
#include "ui/widgets/layouts.h"

#include <QComboBox>
#include <QLocale>
#include <QSpinBox>

class QSplitter;

namespace touchstone::ui {

class OutcomeView : public SessionChart
{
    Q_OBJECT

public:
    enum class Bars { Types, Documents, Systems, Histogram, Slice };
    enum class Shown { SystemA, Both, All };

    OutcomeView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    void setBars(Bars bars) { choose(m_bars, static_cast<int>(bars)); }
    /// Bars by a slice of the data; one that it does not have: nothing changes.
    void setSlice(const QString& id);
    /// The word of `figure outcomes --by` for what is shown; empty: that figure does not show it.
    [[nodiscard]] QString figureBy() const;
    void setShown(Shown shown) { choose(m_shown, static_cast<int>(shown)); }
    void setShares(bool shares) { m_amount->setCurrentIndex(shares ? 1 : 0); }
    void setMost(int rows) { m_most->setValue(rows); }
    [[nodiscard]] ChartPanel* panel() const { return m_panel; }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    /// The count behind a bar of the chart; null where there is none.
    [[nodiscard]] const analysis::SheetCell* cell(const ChartHit& hit) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A system with its sheet, as a worker made it.
    struct Counted
    {
        int index = -1; ///< of the data set
        QString name;
        analysis::EvaluationPtr evaluation;
        analysis::Sheet sheet;
    };
    struct Result
    {
        Bars bars = Bars::Types;
        analysis::SliceDimension slice; ///< of Bars::Slice
        match::Scheme scheme = match::Scheme::Strict;
        std::vector<Counted> systems;
        SystemRows table;

        [[nodiscard]] SystemSheets sheets() const;
    };

    void ask() override;
    void leave() override;
    void draw() override;
    [[nodiscard]] BarChart chart(const QLocale& locale) const;
    void fillControls();
    /// Gives the table the width that its columns need.
    void divide();
    /// Offers the slices of the data as bars.
    void fillBars();
    [[nodiscard]] Bars bars() const { return static_cast<Bars>(m_bars->currentData().toInt()); }
    void refresh();
    void take(std::shared_ptr<const Result> result);
    void showState();
    void activate(const ChartHit& hit, std::size_t number) override;
    [[nodiscard]] QString describe(const ChartHit& hit, std::size_t number) const override;
    static void combine(Result& result);

    QComboBox* m_bars = new QComboBox(this);
    QComboBox* m_shown = new QComboBox(this);
    QComboBox* m_amount = new QComboBox(this);
    QSpinBox* m_most = new QSpinBox(this);
    ChartPanel* m_panel = makePanel(tr("Chart of outcomes"), &m_off);
    SheetTable* m_table;
    QSplitter* m_split;
    std::shared_ptr<const Result> m_result;
    BarChart m_chart;
    std::vector<bool> m_off; ///< bar sets switched off in the legend
    bool m_divided = false; ///< by the user: chart and table keep their widths
};

} // namespace touchstone::ui
