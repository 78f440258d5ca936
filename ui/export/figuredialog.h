// SPDX-License-Identifier: GPL-3.0-or-later
// FigureDialog: "Export figure…": kind, style, names; a live preview; the same as a command.
#pragma once

#include "ui/figures/figurerecipe.h"
#include "ui/figures/trendfigure.h"
#include "ui/session/session.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace touchstone::ui {

class CommandLine;
class ConfidenceCurves;
class JobRunner;
class NamesForm;
class SelectionModel;
class StyleForm;

/// Not modal: the preview follows the selection. Files are hashed on a thread of their own; painting stays in
/// the GUI thread, since charts must, and takes 10 to 100 ms.
class FigureDialog : public QDialog
{
    Q_OBJECT

public:
    FigureDialog(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~FigureDialog() override;

    void setKind(const QString& id);
    /// Of files of scores, in place of what the session has open: nothing else can be chosen then.
    void setTrend(ShownTrend trend);
    /// What a bar of the outcomes is of: "type", "document", or a slice of the data.
    void setBy(const QString& word);
    /// The figure of noise as the panel shows it: of System A, or of A and B, and no further system.
    void setNoise(analysis::NoiseChoice choice, bool both);
    /// The task in force, by whose name the command calls its settings; null: none.
    void setPreset(const analysis::Preset* preset);
    [[nodiscard]] QString kind() const;
    [[nodiscard]] StyleForm& styleForm() { return *m_style; }
    [[nodiscard]] NamesForm& namesForm() { return *m_names; }
    [[nodiscard]] QString command() const;
    [[nodiscard]] QString message() const; ///< why there is no preview, or what to know; empty: nothing
    [[nodiscard]] QPixmap preview() const;
    /// Paints now, if something changed.
    void refresh();
    /// Hashes the files if need be, then writes; exported() tells the end. Off the GUI thread as far as
    /// charts allow.
    void exportTo(const QString& path);

Q_SIGNALS:
    /// `error` is empty when the file was written.
    void exported(const QString& path, const QString& error);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void chooseFile();
    void sessionChanged(Session::Changes changes);
    void write(const QString& path);
    void say(const QString& text, bool failed);
    /// The selected record as a command line can name it: among those of a measure's list, else of the
    /// result.
    struct Selected
    {
        analysis::EvaluationPtr evaluation; ///< through the list
        std::string list;
        std::optional<std::uint32_t> record;
    };
    [[nodiscard]] Selected selected() const;
    [[nodiscard]] FigureRequest request() const;
    /// Of the data set, in the order in which they are drawn.
    [[nodiscard]] std::vector<int> drawnSystems() const;
    [[nodiscard]] analysis::NoiseChoice noise() const;
    [[nodiscard]] std::unique_ptr<Figure> figure(QString& reason) const;
    void fillBy();
    /// Are the records told apart as asked? Else a worker begins with it.
    [[nodiscard]] bool sliced();

    Session& m_session;
    SelectionModel& m_selection;
    std::unique_ptr<JobRunner> m_runner;
    ConfidenceCurves* m_curves; ///< made when their figure is chosen
    std::unique_ptr<JobRunner> m_sliceRunner;
    QString m_slicedBy;
    std::vector<analysis::EvaluationPtr> m_sliced; ///< by m_slicedBy
    QComboBox* m_kind = nullptr;
    QComboBox* m_by = nullptr;
    QLabel* m_byLabel = nullptr;
    QComboBox* m_format = nullptr;
    StyleForm* m_style = nullptr;
    NamesForm* m_names = nullptr;
    QScrollArea* m_paper = nullptr;
    QLabel* m_picture = nullptr;
    QLabel* m_message = nullptr;
    CommandLine* m_command = nullptr;
    QPushButton* m_export = nullptr;
    QTimer m_timer; ///< collects changes
    std::optional<analysis::DataSetSpec> m_hashed; ///< of which m_inputs tell
    analysis::RelationSources m_hashedFiles; ///< likewise
    std::vector<analysis::Recipe::Input> m_inputs;
    std::optional<ShownTrend> m_trend;
    std::optional<analysis::NoiseChoice> m_noise;
    bool m_noiseOfBoth = false;
    const analysis::Preset* m_preset = nullptr;
    std::shared_ptr<const analysis::DataSet> m_data; ///< as of m_inputs: another one after a reload
};

} // namespace touchstone::ui
