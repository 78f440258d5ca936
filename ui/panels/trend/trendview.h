// SPDX-License-Identifier: GPL-3.0-or-later
// TrendView: a score over files that `score --json` wrote, as a chart and as a table. Needs no open data.
#pragma once

#include "core/project/runnotes.h"
#include "core/report/tables/sheettable.h"
#include "ui/charts/trendchart.h"
#include "ui/figures/figurerecipe.h"
#include "ui/panels/base/chartview.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/sheettable.h"

#include <QComboBox>
#include <QPushButton>

namespace touchstone::ui {

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
    void setOrder(analysis::TrendOrder order) { choose(m_order, static_cast<int>(order)); }
    /// What systems are told apart by, as --lines takes it, once it is read; empty: a line per system.
    void setLines(const QString& slice);
    [[nodiscard]] QString score() const { return m_made ? toQString(m_made->trend.score) : QString(); }
    [[nodiscard]] bool running() const { return m_runner->running() || m_lookRunner->running(); }
    /// Are chart and table shown (and not words that say why there are none)?
    [[nodiscard]] bool shows() const { return showsContent(); }
    [[nodiscard]] ChartPanel* panel() const { return m_panel; }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    [[nodiscard]] QString note() const { return m_note->text(); }
    [[nodiscard]] const TrendChart& chart() const { return m_chart; }
    /// What a point's callout says.
    [[nodiscard]] QString words(const TrendPoint& point) const;
    /// What is shown, for a figure; nothing: no files were read.
    [[nodiscard]] std::optional<ShownTrend> shownTrend() const;
    [[nodiscard]] QPushButton* figureButton() const { return m_figure; }
    [[nodiscard]] QPushButton* printButton() const { return m_print; }
    /// What is shown as a table of Markdown.
    [[nodiscard]] QString markdown() const;
    /// The files that a point was scored from, as its file names them; relative paths are taken from where
    /// that file lies. Nothing is opened or looked at.
    [[nodiscard]] analysis::DataSetSpec sourcesOf(const TrendPoint& point) const;

Q_SIGNALS:
    /// A folder or files were read.
    void opened(const QStringList& paths);
    void figureRequested();
    void printRequested();
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
        analysis::TrendRemarks remarks; ///< what is noted of the runs
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
    void offerCell(const QModelIndex& index);
    [[nodiscard]] QStringList notes() const;
    void showEmpty();
    void offer(const TrendPoint& point);
    void offerFound(const analysis::DataSetSpec& sources, const QStringList& missing);
    [[nodiscard]] analysis::Sheet sheet() const;
    [[nodiscard]] QString wantedScore() const;

    SelectionModel& m_selection;
    JobRunner* m_lookRunner = new JobRunner(this); ///< are the files of a point there?
    QPushButton* m_open = new QPushButton(tr("&Open folder…"), this);
    QComboBox* m_scores = new QComboBox(this);
    QComboBox* m_types = new QComboBox(this);
    QComboBox* m_lines = new QComboBox(this);
    QComboBox* m_order = new QComboBox(this);
    QPushButton* m_copy = new QPushButton(tr("Copy as &Markdown"), this);
    QPushButton* m_figure = new QPushButton(tr("Export &figure…"), this);
    QPushButton* m_print = new QPushButton(tr("&Print…"), this);
    ChartPanel* m_panel = makePanel(tr("Score over files"), &m_off);
    SheetTable* m_table = new SheetTable(m_selection, this);
    QStringList m_paths;
    QString m_askedLines; ///< likewise
    QString m_asked; ///< score that was asked for before it was read
    std::shared_ptr<const Made> m_made;
    TrendChart m_chart;
    std::vector<bool> m_off; ///< systems switched off in the legend
};

} // namespace touchstone::ui
