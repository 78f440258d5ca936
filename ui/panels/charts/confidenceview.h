// SPDX-License-Identifier: GPL-3.0-or-later
// ConfidenceView: what would be scored if annotations below a score were left out: precision, recall and F1
// over that score, exactly. A click, the arrows of the field or a number sets it for the whole window.
#pragma once

#include "ui/charts/confidencechart.h"
#include "ui/session/session.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace touchstone::ui {

class ChartPanel;
class ConfidenceCurves;
class GuideSettler;
class LeastScoreBox;
class SelectionModel;
class SheetTable;
class StatePage;

class ConfidenceView : public QWidget
{
    Q_OBJECT

public:
    ConfidenceView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~ConfidenceView() override;

    void setScores(ConfidenceScores scores);
    /// A label; empty: overall.
    void setType(const QString& type);
    [[nodiscard]] ChartPanel* panel() const { return m_panel; }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    [[nodiscard]] StatePage* page() const { return m_page; }
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
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] ConfidenceScores scores() const;
    [[nodiscard]] ConfidenceOptions options() const;
    /// System A of the data drawn; null: it has no curve.
    [[nodiscard]] const ConfidenceData::System* systemA() const;
    void ask();
    void collect();
    void fillTypes();
    void draw();
    void showPoint();
    void showState();
    void setLeast(std::optional<double> score);
    void setThreshold(std::size_t system, std::size_t threshold);
    void activate(const ChartHit& hit);
    void followKept();
    [[nodiscard]] QString describe(const ChartHit& hit) const;

    Session& m_session;
    SelectionModel& m_selection;
    ConfidenceCurves* m_curves;
    QComboBox* m_scores;
    QComboBox* m_type;
    QCheckBox* m_wholeAxis;
    LeastScoreBox* m_field;
    QPushButton* m_all;
    QPushButton* m_best;
    QLabel* m_point;
    QLabel* m_bestPoint;
    QStackedWidget* m_pages;
    StatePage* m_page;
    QSplitter* m_split;
    ChartPanel* m_panel;
    GuideSettler* m_guide;
    SheetTable* m_table;
    ConfidenceData m_data;
    ConfidenceChart m_chart;
    std::size_t m_rows = 0; ///< scores that the table shows
    std::vector<bool> m_off; ///< lines switched off in the legend
};

} // namespace touchstone::ui
