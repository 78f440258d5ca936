// SPDX-License-Identifier: GPL-3.0-or-later
// ConfidenceView: what would be scored if annotations below a score were left out: precision, recall and F1
// over that score, exactly. A click, the arrows of the field or a number sets it for the whole window.
#pragma once

#include "ui/charts/confidencechart.h"
#include "ui/panels/charts/sessionchart.h"
#include "ui/session/confidencecurves.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/leastscorebox.h"
#include "ui/widgets/sheettable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

namespace touchstone::ui {

class SelectionModel;

class ConfidenceView : public SessionChart
{
    Q_OBJECT

public:
    ConfidenceView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    void setScores(ConfidenceScores scores) { choose(m_scores, static_cast<int>(scores)); }
    /// A label; empty: overall.
    void setType(const QString& type) { choose(m_type, type); }
    [[nodiscard]] ChartPanel* panel() const { return m_panel; }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    [[nodiscard]] LeastScoreBox* field() const { return m_field; }
    [[nodiscard]] QPushButton* allButton() const { return m_all; }
    [[nodiscard]] QPushButton* bestButton() const { return m_best; }
    /// What the present threshold keeps and scores, and which would be best.
    [[nodiscard]] QString pointText() const { return m_point->text(); }
    [[nodiscard]] QString bestText() const { return m_bestPoint->text(); }
    /// What is drawn; the hits of the panel count in it.
    [[nodiscard]] const ConfidenceChart& chart() const { return m_chart; }
    [[nodiscard]] const ConfidenceData& data() const { return m_data; }

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] ConfidenceScores scores() const;
    [[nodiscard]] ConfidenceOptions options() const;
    /// System A of the data drawn; null: it has no curve.
    [[nodiscard]] const ConfidenceData::System* systemA() const;
    void ask() override;
    void leave() override { m_curves->cancel(); }
    void draw() override;
    void fillControls();
    void buildContent();
    void connectAll();
    void collect();
    void fillTypes();
    void setBest();
    void followRow(const analysis::RecordFilter& filter, bool adding, const QString& row);
    void showPoint();
    void showState();
    void showWhyNone();
    void setLeast(std::optional<double> score);
    void setThreshold(std::size_t system, std::size_t threshold);
    void activate(const ChartHit& hit, std::size_t number) override;
    void followKept();
    [[nodiscard]] QString describe(const ChartHit& hit, std::size_t number) const override;

    ConfidenceCurves* m_curves = new ConfidenceCurves(m_session, this);
    QComboBox* m_scores = new QComboBox(this);
    QComboBox* m_type = new QComboBox(this);
    QCheckBox* m_wholeAxis = new QCheckBox(tr("A&xis from 0 to 1"), this);
    LeastScoreBox* m_field = new LeastScoreBox(this);
    QPushButton* m_all = new QPushButton(tr("All &scores"), this);
    QPushButton* m_best = new QPushButton(tr("&Best F1"), this);
    QLabel* m_point = new QLabel(this);
    QLabel* m_bestPoint = new QLabel(this);
    ChartPanel* m_panel = makePanel(tr("Chart over the confidence threshold"), &m_off);
    GuideSettler* m_guide = new GuideSettler(*m_panel, this);
    SheetTable* m_table = new SheetTable(m_selection, this);
    ConfidenceData m_data;
    ConfidenceChart m_chart;
    std::size_t m_rows = 0; ///< scores that the table shows
    std::vector<bool> m_off; ///< lines switched off in the legend
};

} // namespace touchstone::ui
