// SPDX-License-Identifier: GPL-3.0-or-later
// FigureDialog: "Export figure…": kind, style, names; a live preview; the same as a command.
#pragma once

#include "ui/export/exportdialog.h"
#include "ui/export/styleform.h"
#include "ui/figures/figurerecipe.h"
#include "ui/session/confidencecurves.h"
#include "ui/widgets/layouts.h"

class QScrollArea;

namespace touchstone::ui {

/// The preview follows the selection. Files are hashed on a thread of their own; painting stays in
/// the GUI thread, since charts must, and takes 10 to 100 ms.
class FigureDialog : public ExportDialog
{
    Q_OBJECT

public:
    FigureDialog(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    /// Until a kind is chosen, here or in the dialog, it is the first that has something to show.
    void setKind(const QString& id);
    /// Of files of scores, in place of what the session has open: nothing else can be chosen then.
    void setTrend(ShownTrend trend);
    /// Figures of a campaign can be chosen, too. `table`: whose ranking is shown at first.
    void setCampaign(ShownCampaign campaign, std::size_t table);
    /// What a bar of the outcomes is of: "type", "document", or a slice of the data.
    void setBy(const QString& word);
    /// The figure of noise as the panel shows it: of System A, or of A and B, and no further system.
    void setNoise(analysis::NoiseChoice choice, bool both);
    /// The task in force, by whose name the command calls its settings; null: none.
    void setPreset(const analysis::Preset* preset);
    [[nodiscard]] QString kind() const;
    [[nodiscard]] StyleForm& styleForm() { return *m_style; }
    [[nodiscard]] QPixmap preview() const;
    void refresh() override;
    /// Hashes the files if need be, then writes. Off the GUI thread as far as charts allow.
    void exportTo(const QString& path) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void write(const QString& path);
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
    /// Null with the reason. `waiting`: is it that numbers are not there yet?
    [[nodiscard]] std::unique_ptr<Figure> figure(QString& reason, bool* waiting = nullptr) const;
    [[nodiscard]] QString whyNoTrees() const;
    void proposeKind();
    void fillBy();
    /// Shows the fields of the kind.
    void showFields();
    /// Is a figure of the campaign chosen?
    [[nodiscard]] bool ofCampaign() const;
    /// The files that the recipe names, with their digests.
    [[nodiscard]] std::function<support::Result<std::vector<analysis::Recipe::Input>>(support::Progress&)>
    inputsOf(const FigureRequest& asked) const;
    /// Are the records told apart as asked? Else a worker begins with it.
    [[nodiscard]] bool sliced();

    SelectionModel& m_selection;
    ConfidenceCurves* m_curves = new ConfidenceCurves(m_session, this); ///< made when their figure is chosen
    JobRunner m_sliceRunner;
    QString m_slicedBy;
    std::vector<analysis::EvaluationPtr> m_sliced; ///< by m_slicedBy
    QComboBox* m_kind = new QComboBox(this);
    QComboBox* m_by = new QComboBox(this);
    QLabel* m_byLabel = labelOf(tr("&By:"), m_by, this);
    QComboBox* m_ranked = new QComboBox(this); ///< the table of a ranking
    QLabel* m_rankedLabel = labelOf(tr("Ran&king of:"), m_ranked, this);
    QComboBox* m_format = new QComboBox(this);
    StyleForm* m_style = new StyleForm(this);
    QScrollArea* m_paper = nullptr;
    QLabel* m_picture = nullptr;
    std::optional<analysis::DataSetSpec> m_hashed; ///< of which m_inputs tell
    analysis::RelationSources m_hashedFiles; ///< likewise
    std::vector<analysis::Recipe::Input> m_inputs;
    std::optional<ShownTrend> m_trend;
    std::optional<ShownCampaign> m_campaign;
    std::optional<analysis::NoiseChoice> m_noise;
    bool m_noiseOfBoth = false;
    bool m_kindChosen = false;
    std::shared_ptr<const analysis::DataSet> m_data; ///< as of m_inputs: another one after a reload
};

} // namespace touchstone::ui
