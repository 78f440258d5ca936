// SPDX-License-Identifier: GPL-3.0-or-later
// ConfidenceView: what would be scored if annotations below a score were left out: precision, recall and F1
// over that score, exactly. A click, the arrows of the field or a number sets it for the whole window.
#pragma once

#include "ui/charts/confidencechart.h"
#include "ui/panels/charts/sessionchart.h"
#include "ui/session/session.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace touchstone::ui {

class ConfidenceCurves;
class GuideSettler;
class LeastScoreBox;
class SelectionModel;
class SheetTable;

class ConfidenceView : public SessionChart
{
    Q_OBJECT

public:
    ConfidenceView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    void setScores(ConfidenceScores scores);
    /// A label; empty: overall.
    void setType(const QString& type);
    [[nodiscard]] ChartPanel* panel() const { return m_panel; }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    [[nodiscard]] LeastScoreBox* field() const { return m_field; }
    [[nodiscard]] QPushButton* allButton() const { return m_all; }
    [[nodiscard]] QPushButton* bestButton() const { return m_best; }
    /// What the present least score keeps and scores, and which would be best.
    [[nodiscard]] QString pointText() const;
    [[nodiscard]] QString bestText() const;
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
    void leave() override;
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

    ConfidenceCurves* m_curves;
    QComboBox* m_scores;
    QComboBox* m_type;
    QCheckBox* m_wholeAxis;
    LeastScoreBox* m_field;
    QPushButton* m_all;
    QPushButton* m_best;
    QLabel* m_point;
    QLabel* m_bestPoint;
    ChartPanel* m_panel;
    GuideSettler* m_guide;
    SheetTable* m_table;
    ConfidenceData m_data;
    ConfidenceChart m_chart;
    std::size_t m_rows = 0; ///< scores that the table shows
    std::vector<bool> m_off; ///< lines switched off in the legend
};

} // namespace touchstone::ui
