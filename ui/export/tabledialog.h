// SPDX-License-Identifier: GPL-3.0-or-later
// TableDialog: "Export table…": the systems' scores as LaTeX, Markdown, CSV or HTML, with a live preview and
// the same as a command.
#pragma once

#include "ui/export/exportdialog.h"
#include "ui/widgets/layouts.h"

#include "core/report/tableexport.h"

#include <QByteArray>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QSpinBox>

class QPlainTextEdit;

namespace touchstone::ui {

class TextPage;

/// Files are hashed and differences tested on a thread of their own; the preview keeps the last
/// table until the new one is there.
class TableDialog : public ExportDialog
{
    Q_OBJECT

public:
    explicit TableDialog(Session& session, QWidget* parent = nullptr);

    void setMeasure(const QString& id) { choose(m_measure, id); }
    /// A row per value of this slice; empty: the whole corpus.
    void setSlice(const QString& id) { choose(m_slice, id); }
    /// The task whose names columns and rows bear, as in the Scores; its measure and table are shown first.
    /// Null: our own names.
    void setPreset(const analysis::Preset* preset);
    void setForm(analysis::TableForm form);
    /// Systems by their rank under a score of a measure, "strict.f1".
    void showRanking(const std::string& measure, const std::string& score);
    /// A row per type, a column of the score for each system.
    void showTypes(const std::string& measure, const std::string& score);
    [[nodiscard]] QString text() const; ///< the file as it would be written; empty: not there yet
    [[nodiscard]] QCheckBox& significance() { return *m_significance; }
    [[nodiscard]] QComboBox& slices() { return *m_slice; }
    [[nodiscard]] QComboBox& rows() { return *m_row; }
    [[nodiscard]] QComboBox& ranks() { return *m_rank; }
    [[nodiscard]] QCheckBox& byType() { return *m_byType; }
    void refresh() override;
    void exportTo(const QString& path) override;

Q_SIGNALS:
    /// The preview shows a new table, or why there is none.
    void previewed();

private:
    [[nodiscard]] analysis::TableRequest request() const;
    /// The systems with the measure; nothing while they are on their way.
    [[nodiscard]] std::optional<std::vector<analysis::TableSystem>> systems() const;
    /// The sheet whose columns and rows are offered; null: it is on its way.
    [[nodiscard]] const analysis::Sheet* sheet() const;
    void fillTables();
    void showPresetTable();
    void fillColumns();
    void fillRanks(const analysis::Sheet* shown);
    /// What a panel began with, once the tables are there.
    void start();
    /// Has the rows and columns of the slice counted; false: they are there.
    bool countSlice(const analysis::TableSystem& system);
    void refuse(const QString& text);
    void showTable(analysis::Table table);
    [[nodiscard]] analysis::TableForm form() const;
    [[nodiscard]] std::string suffix() const; ///< of the form, with its dot
    /// Is it the choice of no slice?
    [[nodiscard]] bool whole() const;
    [[nodiscard]] bool typesAsked() const { return whole() && m_byType->isChecked(); }

    QComboBox* m_measure = new QComboBox(this);
    QComboBox* m_table = new QComboBox(this);
    QComboBox* m_slice = new QComboBox(this);
    QCheckBox* m_byType = new QCheckBox(tr("A row per typ&e"), this);
    QComboBox* m_row = new QComboBox(this);
    QListWidget* m_columns = new QListWidget(this);
    QComboBox* m_rank = new QComboBox(this);
    QComboBox* m_form = new QComboBox(this);
    QSpinBox* m_decimals = new QSpinBox(this);
    QCheckBox* m_percent = new QCheckBox(tr("As &percentages"), this);
    QCheckBox* m_turned = new QCheckBox(tr("Systems &as columns"), this);
    QCheckBox* m_bold = new QCheckBox(tr("&Best in bold"), this);
    QCheckBox* m_second = new QCheckBox(tr("Second best &underlined"), this);
    QCheckBox* m_significance = new QCheckBox(tr("Mark si&gnificant differences from the best"), this);
    TextPage* m_rendered = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QByteArray m_file; ///< what would be written; the preview loses its line ends
    analysis::MeasureResultPtr m_listed; ///< the result whose tables and columns are offered
    struct Sliced
    {
        analysis::EvaluationPtr evaluation;
        analysis::MeasureResultPtr measure;
        std::string slice;
        std::string sheet;
        friend bool operator==(const Sliced&, const Sliced&) = default;
    };
    [[nodiscard]] Sliced sliced() const; ///< what is chosen
    struct Start
    {
        std::string measure;
        std::string score;
        bool types = false; ///< else ranks
    };
    std::optional<Start> m_start;
    analysis::EvaluationPtr m_evaluation; ///< of m_listed
    Sliced m_sliced; ///< what m_sliceSheet was counted of
    std::optional<analysis::Sheet> m_sliceSheet;
};

} // namespace touchstone::ui
