// SPDX-License-Identifier: GPL-3.0-or-later
// NoiseView: what noise in the text costs: recall by the character error rate of the annotation, and errors
// by cause and type. Every segment, name and number leads to its records; tables of the same numbers stand
// beside the charts.
#pragma once

#include "ui/charts/noisechart.h"
#include "ui/panels/charts/sessionchart.h"

#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QTabWidget>

namespace touchstone::ui {

class NoiseView : public SessionChart
{
    Q_OBJECT

public:
    /// The two charts, and the two tables beside them.
    enum class Chart { Recall, Errors };

    NoiseView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    void setFound(analysis::NoiseFound found);
    /// Only where the gold tells the noise of its text is there a choice.
    void setRate(analysis::NoiseRate rate);
    void setShares(bool shares) { m_amount->setCurrentIndex(shares ? 0 : 1); }
    /// System B beside System A, where there is one.
    void setBoth(bool both) { m_shown->setCurrentIndex(both ? 1 : 0); }
    /// As noiseBoundsByText reads them; false: they are wrong, message() says why, and the old ones stay.
    bool setBounds(const QString& text);
    [[nodiscard]] QString message() const { return m_message->isHidden() ? QString() : m_message->text(); }
    /// What is shown, for a figure of it.
    [[nodiscard]] analysis::NoiseChoice choice() const;
    [[nodiscard]] bool both() const { return m_shown->currentIndex() == 1; }
    [[nodiscard]] ChartPanel* panel(Chart chart) const { return m_panels[static_cast<std::size_t>(chart)]; }
    [[nodiscard]] SheetTable* table(Chart chart) const { return m_tables[static_cast<std::size_t>(chart)]; }
    [[nodiscard]] QLineEdit* boundsEdit() const { return m_bounds; }
    /// The count behind a segment or a name of a chart; null where there is none.
    [[nodiscard]] const analysis::SheetCell* cell(Chart chart, const ChartHit& hit) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A system with what a worker counted.
    struct Counted
    {
        int index = -1; ///< of the data set
        QString name;
        analysis::EvaluationPtr evaluation;
        analysis::MeasureResultPtr measure;
        analysis::NoiseBins bins;
        std::array<analysis::Sheet, 2> sheets; ///< by chart
    };
    struct Result
    {
        analysis::NoiseFound found = analysis::NoiseFound::Strict;
        analysis::NoiseRate rate = analysis::NoiseRate::Aligned;
        std::vector<double> bounds;
        std::vector<Counted> systems;
        std::array<SystemRows, 2> tables; ///< by chart

        [[nodiscard]] SystemSheets sheets(Chart chart) const;
    };

    void ask() override;
    void leave() override;
    void draw() override;
    [[nodiscard]] std::array<BarChart, 2> charts(const QLocale& locale) const;
    void fillControls();
    void buildTables();
    void refresh();
    void showState();
    [[nodiscard]] QString noteOf(bool busy, bool shown) const;
    void readBounds();
    void chooseRate(); ///< analysis::usualNoiseRate, while the user chose none
    void activate(const ChartHit& hit, std::size_t chart) override;
    [[nodiscard]] QString describe(const ChartHit& hit, std::size_t chart) const override;

    QComboBox* m_found = new QComboBox(this);
    QComboBox* m_rate = new QComboBox(this);
    QWidget* m_rateRow; ///< the combo box with its label
    QComboBox* m_shown = new QComboBox(this);
    QComboBox* m_amount = new QComboBox(this);
    QLineEdit* m_bounds = new QLineEdit(this);
    QLabel* m_message = new QLabel(this);
    QTabWidget* m_tabs = new QTabWidget(this); ///< of the tables
    std::array<ChartPanel*, 2> m_panels {};
    std::array<SheetTable*, 2> m_tables {};
    std::array<QLabel*, 2> m_tableNotes {};
    std::shared_ptr<const Result> m_result;
    std::array<BarChart, 2> m_charts;
    std::array<std::vector<bool>, 2> m_off; ///< bar sets switched off in the legends
    std::vector<double> m_edges;
    bool m_rateChosen = false; ///< by the user: no longer by what the data has
};

} // namespace touchstone::ui
