// SPDX-License-Identifier: GPL-3.0-or-later
// LabelsDialog: the labels of gold and systems beside each other, and what becomes of them: renamed, dropped,
// shortened, only some kept. What is renamed or dropped can be saved as a label map and opened again.
#pragma once

#include "ui/files/filedialog.h"
#include "ui/models/labeltablemodel.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/statepage.h"

#include "core/evaluation/dataset/labeltable.h"
#include "core/evaluation/dataset/project.h"
#include "ui/widgets/focusaware.h"

#include <QSpinBox>
#include <QTableView>
#include <QSplitter>
#include <QTreeWidget>

namespace touchstone::ui {

class LabelsDialog : public FileDialog
{
    Q_OBJECT

public:
    using Counts = std::vector<analysis::LabelCounts>;

    /// `counts`: the labels as the files have them; nothing: the files of the data set are read for them, in
    /// the background. Its rules are what the table begins with.
    LabelsDialog(analysis::DataSetSpec dataSet, std::optional<Counts> counts, QWidget* parent = nullptr);

    /// The data set under the rules of the table. Lines of a map that stand in a file like this stay that
    /// file's; others are kept as they are.
    [[nodiscard]] analysis::DataSetSpec dataSet() const;
    /// Everything is read, and there are labels.
    [[nodiscard]] bool ready() const { return m_ready; }
    [[nodiscard]] bool idle() const { return !m_runner.running(); }
    [[nodiscard]] LabelTableModel& model() const { return *m_model; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    /// The labels after the rules, with a box each: those that are kept.
    [[nodiscard]] QTreeWidget& kept() const { return *m_kept; }
    [[nodiscard]] QSpinBox& collapse() const { return *m_collapse; }
    [[nodiscard]] QString summary() const { return m_summary->text(); }
    [[nodiscard]] QString message() const { return m_message->text(); }

    /// Takes the place of all renamings; loaded() tells the end.
    void openMap(const QString& path);
    /// Writes what is renamed or dropped; saved() tells the end. Files of the data set are refused.
    void saveMap(const QString& path);

Q_SIGNALS:
    void loaded();
    void saved(const QString& path, const QString& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Loaded
    {
        Counts counts;
        annotation::LabelRules rules;
        std::optional<support::Error> error; ///< of the map: its lines are left out
    };

    QWidget* buildTable();
    QWidget* buildKept();
    void load();
    void take(Loaded loaded);
    void showProblem(const QString& heading, const QString& text);
    void refresh();
    void fitSides();
    void fillKept();
    void takeKept();
    void showSummary();
    void say(const QString& text);
    void setMap(const QString& path, std::vector<annotation::LabelRule> rules);
    [[nodiscard]] bool isSaved() const;

    analysis::DataSetSpec m_dataSet;
    Counts m_counts;
    bool m_ready = false;
    bool m_filling = false;
    QString m_mapPath; ///< a file that holds m_mapRules; empty: none
    std::vector<annotation::LabelRule> m_mapRules;
    std::set<std::string> m_left; ///< labels whose boxes are not checked
    LabelTableModel* m_model = new LabelTableModel(this);
    QStackedWidget* m_pages = new QStackedWidget(this);
    StatePage* m_page = new StatePage(this);
    QTableView* m_table = new FocusAware<QTableView>(this);
    QTreeWidget* m_kept = new QTreeWidget(this);
    QSplitter* m_sides = new QSplitter(this);
    QSpinBox* m_collapse = new QSpinBox(this);
    QLabel* m_summary = new QLabel(this);
    QLabel* m_message = new QLabel(this);
    QProgressBar* m_progress = makeProgress(this, tr("Reading the files"));
    QPushButton* m_acceptAll = nullptr;
    QPushButton* m_clear = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_ok = nullptr;
    JobRunner m_runner; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
