// SPDX-License-Identifier: GPL-3.0-or-later
// TrendView: a score over files that `score --json` wrote, as a chart and as a table. Needs no open data.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/report/tables/sheettable.h"
#include "core/report/trend.h"
#include "ui/charts/trendchart.h"
#include "ui/figures/figurerecipe.h"
#include "ui/panels/base/chartview.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QPushButton;

namespace touchstone::ui {

class SheetTable;
class SelectionModel;

class TrendView : public ChartView
{
    Q_OBJECT

public:
    explicit TrendView(SelectionModel& selection, QWidget* parent = nullptr);

    /// Reads files of score --json and folders of them, in the background.
    void open(const QStringList& paths);
    [[nodiscard]] const QStringList& paths() const { return m_paths; }
    void setScore(const QString& score); ///< as --score takes it, once it is read
    void setOrder(analysis::TrendOrder order);
    /// What systems are told apart by, as --lines takes it, once it is read; empty: a line per system.
    void setLines(const QString& slice);
    [[nodiscard]] QString score() const;
    [[nodiscard]] bool running() const;
    /// Are chart and table shown (and not words that say why there are none)?
    [[nodiscard]] bool shows() const;
    [[nodiscard]] ChartPanel* panel() const { return m_panel; }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    [[nodiscard]] QString note() const;
    [[nodiscard]] const TrendChart& chart() const { return m_chart; }
    /// What is shown, for a figure; nothing: no files were read.
    [[nodiscard]] std::optional<ShownTrend> shownTrend() const;
    [[nodiscard]] QPushButton* figureButton() const { return m_figure; }
    /// What is shown as a table of Markdown.
    [[nodiscard]] QString markdown() const;
    /// The files that a point was scored from, as its file names them; relative paths are taken from where
    /// that file lies. Nothing is opened or looked at.
    [[nodiscard]] analysis::DataSetSpec sourcesOf(const TrendPoint& point) const;

Q_SIGNALS:
    /// A folder or files were read.
    void opened(const QStringList& paths);
    void figureRequested();
    /// The user agreed to open the files of a point.
    void dataRequested(const touchstone::analysis::DataSetSpec& dataSet);

private:
    /// What a worker makes.
    struct Made
    {
        std::shared_ptr<const analysis::TrendData> data;
        analysis::Trend trend;
        std::vector<std::string> scores;
        std::map<std::string, std::vector<std::string>> types; ///< by score
        std::vector<std::string> slices;
    };

    void chooseFolder();
    void read(bool again);
    void takeMade(std::shared_ptr<const Made> made);
    void fillScores();
    void fillTypes(const QString& type);
    void fillLines();
    void draw() override;
    [[nodiscard]] QString describe(const ChartHit& hit, std::size_t number) const override;
    void activate(const ChartHit& hit, std::size_t number) override;
    void fillControls();
    void buildContent();
    void offerCell(const QModelIndex& index);
    [[nodiscard]] QStringList notes() const;
    void showEmpty();
    void offer(const TrendPoint& point);
    void offerFound(const analysis::DataSetSpec& sources, const QStringList& missing);
    [[nodiscard]] analysis::ScoreSheet sheet() const;
    [[nodiscard]] QString wantedScore() const;

    SelectionModel& m_selection;
    JobRunner* m_lookRunner; ///< are the files of a point there?
    QPushButton* m_open;
    QComboBox* m_scores;
    QComboBox* m_types;
    QComboBox* m_lines;
    QComboBox* m_order;
    QPushButton* m_copy;
    QPushButton* m_figure;
    ChartPanel* m_panel;
    SheetTable* m_table;
    QStringList m_paths;
    QString m_askedLines; ///< likewise
    QString m_asked; ///< score that was asked for before it was read
    std::shared_ptr<const Made> m_made;
    TrendChart m_chart;
    std::vector<bool> m_off; ///< systems switched off in the legend
};

} // namespace touchstone::ui
