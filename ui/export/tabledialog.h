// SPDX-License-Identifier: GPL-3.0-or-later
// TableDialog: "Export table…": the systems' scores as LaTeX, Markdown, CSV or HTML, with a live preview and
// the same as a command.
#pragma once

#include "ui/session/session.h"

#include "core/report/tableexport.h"

#include <QByteArray>
#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTextBrowser;

namespace touchstone::ui {

class CommandLine;
class JobRunner;
class NamesForm;

/// Not modal. Files are hashed and differences tested on a thread of their own; the preview keeps the last
/// table until the new one is there.
class TableDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TableDialog(Session& session, QWidget* parent = nullptr);
    ~TableDialog() override;

    void setMeasure(const QString& id);
    /// A row per value of this slice; empty: the whole corpus.
    void setSlice(const QString& id);
    /// The task whose names columns and rows bear, as in the Scores; its measure and table are shown first.
    /// Null: our own names.
    void setPreset(const analysis::Preset* preset);
    void setForm(analysis::TableForm form);
    [[nodiscard]] QString text() const; ///< the file as it would be written; empty: not there yet
    [[nodiscard]] QString command() const;
    [[nodiscard]] QString message() const;
    [[nodiscard]] NamesForm& namesForm() { return *m_names; }
    [[nodiscard]] QCheckBox& significance() { return *m_significance; }
    [[nodiscard]] QComboBox& slices() { return *m_slice; }
    [[nodiscard]] QComboBox& rows() { return *m_row; }
    void refresh();
    /// Writes what the preview shows; exported() tells the end.
    void exportTo(const QString& path);

Q_SIGNALS:
    /// `error` is empty when the file was written.
    void exported(const QString& path, const QString& error);
    /// The preview shows a new table, or why there is none.
    void previewed();

private:
    [[nodiscard]] analysis::TableRequest request() const;
    /// The systems with the measure; nothing while they are on their way.
    [[nodiscard]] std::optional<std::vector<analysis::TableSystem>> systems() const;
    /// The sheet whose columns and rows are offered; null: it is on its way.
    [[nodiscard]] const analysis::ScoreSheet* sheet() const;
    void fillTables();
    void showPresetTable();
    void fillColumns();
    /// Has the rows and columns of the slice counted; false: they are there.
    bool countSlice(const analysis::TableSystem& system);
    void refuse(const QString& text);
    void showTable(analysis::Table table);
    void say(const QString& text);
    void chooseFile();

    Session& m_session;
    std::unique_ptr<JobRunner> m_runner;
    QComboBox* m_measure = nullptr;
    QComboBox* m_table = nullptr;
    QComboBox* m_slice = nullptr;
    QComboBox* m_row = nullptr;
    QListWidget* m_columns = nullptr;
    QComboBox* m_form = nullptr;
    QSpinBox* m_decimals = nullptr;
    QCheckBox* m_percent = nullptr;
    QCheckBox* m_turned = nullptr;
    QCheckBox* m_bold = nullptr;
    QCheckBox* m_second = nullptr;
    QCheckBox* m_significance = nullptr;
    NamesForm* m_names = nullptr;
    QTextBrowser* m_rendered = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_message = nullptr;
    CommandLine* m_command = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_copy = nullptr;
    QTimer m_timer;
    QByteArray m_file; ///< what would be written; the preview loses its line ends
    const analysis::Preset* m_preset = nullptr;
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
    analysis::EvaluationPtr m_evaluation; ///< of m_listed
    Sliced m_sliced; ///< what m_sliceSheet was counted of
    std::optional<analysis::ScoreSheet> m_sliceSheet;
};

} // namespace touchstone::ui
