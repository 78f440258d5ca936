// SPDX-License-Identifier: GPL-3.0-or-later
// ReportDialog: "HTML report…": the systems' scores, figures and records as one HTML file, what it will hold,
// and the same as a command.
#pragma once

#include "ui/export/exportdialog.h"

#include "core/report/reportexport.h"

#include <QCheckBox>
#include <QListWidget>
#include <QProgressBar>
#include <QSpinBox>

namespace touchstone::ui {

class MessageBar;
class PresetChoice;
struct FigureData;
struct FigureKind;

/// Figures are painted in the GUI thread, one for each turn of its loop; all else is written on a thread of
/// its own. Until it is there, and after a cancel, nothing of the file is.
class ReportDialog : public ExportDialog
{
    Q_OBJECT

public:
    ReportDialog(
        Session& session, SelectionModel& selection, const PresetChoice& presets, QWidget* parent = nullptr);
    ~ReportDialog() override;

    [[nodiscard]] QListWidget& measures() { return *m_measures; }
    [[nodiscard]] QCheckBox& withoutText() { return *m_noText; }
    [[nodiscard]] QCheckBox& withLeads() { return *m_leads; }
    [[nodiscard]] MessageBar& written() { return *m_written; }
    /// Beside the gold, by the name of the data set.
    [[nodiscard]] QString proposedPath() const;
    [[nodiscard]] bool writing() const { return m_job != nullptr; }
    /// Stops writing; exported() tells it.
    void cancel();
    void refresh() override;
    void exportTo(const QString& path) override;

private:
    struct Job;

    [[nodiscard]] analysis::ReportRequest request() const;
    /// All systems that are scored, under their printed names; empty: they are on their way.
    [[nodiscard]] std::vector<analysis::ReportSystem> systems() const;
    void fillMeasures();
    /// The sections, as a list.
    [[nodiscard]] QString contents(const analysis::ReportRequest& asked) const;
    void paintNext();
    void write();
    void finishReport(const support::Result<std::size_t>& unlisted);
    void showProgress();

    SelectionModel& m_selection;
    const PresetChoice& m_presets;
    QListWidget* m_measures = new QListWidget(this);
    QCheckBox* m_noText = new QCheckBox(tr("&Leave out every word of the corpus"), this);
    QCheckBox* m_leads = new QCheckBox(tr("&Patterns in the errors (leads)"), this);
    QSpinBox* m_rows = new QSpinBox(this);
    QSpinBox* m_limit = new QSpinBox(this);
    QLabel* m_contents = nullptr;
    MessageBar* m_written = nullptr;
    QProgressBar* m_progress = new QProgressBar(this);
    QPushButton* m_cancel = nullptr;
    QString m_path; ///< of the last report
    QTimer m_turn; ///< until the next figure
    std::unique_ptr<Job> m_job; ///< that is being written
};

} // namespace touchstone::ui
