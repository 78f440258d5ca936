// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/panelexports.h"

#include "ui/export/figuredialog.h"
#include "ui/export/tabledialog.h"
#include "ui/figures/figureexport.h"
#include "ui/panels/campaign/campaignview.h"
#include "ui/panels/charts/noiseview.h"
#include "ui/panels/charts/outcomeview.h"
#include "ui/panels/compare/compareview.h"
#include "ui/panels/leads/leadsview.h"
#include "ui/panels/slices/sliceview.h"
#include "ui/panels/suspects/suspectsview.h"
#include "ui/session/corestrings.h"
#include "ui/window/paneldocks.h"

#include "core/judging/suspectsheet.h"
#include "core/report/tableexport.h"

#include <QFileDialog>
#include <QMessageBox>

namespace touchstone::ui {

namespace {

/// The rows as the panel shows them, as its command prints them; the file's ending says in which form.
void exportSuspects(SuspectsView& suspects)
{
    const QString path = QFileDialog::getSaveFileName(&suspects, SuspectsView::tr("Export table"),
        QStringLiteral("suspects.csv"), SuspectsView::tr("Tables (*.csv *.tsv *.md *.tex *.html *.txt)"));
    if (path.isEmpty() || !suspects.rows()) {
        return;
    }
    if (const auto done = writeSuspects(suspects, path); !done) {
        QMessageBox::warning(&suspects, SuspectsView::tr("Export table"), errorText(done.error()));
    }
}

} // namespace

support::Result<void> writeSuspects(const SuspectsView& suspects, const QString& path)
{
    using analysis::TableForm;
    TableForm form = TableForm::Csv;
    for (const TableForm each : { TableForm::Latex, TableForm::Markdown, TableForm::Csv, TableForm::Html,
             TableForm::Tsv, TableForm::Text }) {
        form = path.endsWith(toQString(analysis::tableFormSuffix(each)), Qt::CaseInsensitive) ? each : form;
    }
    const SuspectModel& model = *suspects.model();
    std::vector<std::uint32_t> lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        lines.push_back(model.lineOf(row));
    }
    const bool script = form == TableForm::Csv || form == TableForm::Tsv;
    return writeWhole(path,
        QByteArray::fromStdString(
            analysis::formed(analysis::suspectTable(suspects.rows()->ranking, lines, script), form)));
}

void beginWithPanel(FigureDialog& dialog, const PanelDocks& panels, const QString& kind)
{
    auto& campaign = panels.view<CampaignView>();
    if (auto shown = campaign.shownCampaign()) {
        dialog.setCampaign(std::move(*shown), campaign.rankedTable());
    }
    const PanelDocks::Panel* const drawn = panels.drawn();
    const QString panel = drawn != nullptr ? drawn->name : QString();
    dialog.setKind(kind.isEmpty() ? PanelDocks::figureOf(panel) : kind);
    dialog.setBy(panel == QLatin1String("outcomes") ? panels.view<OutcomeView>().figureBy()
            : panel == QLatin1String("slices")      ? panels.view<SliceView>().slice()
                                                    : QString());
    if (panel == QLatin1String("noise")) {
        const auto& noise = panels.view<NoiseView>();
        dialog.setNoise(noise.choice(), noise.both());
    }
}

void beginWithPanel(TableDialog& dialog, const PanelDocks& panels)
{
    const PanelDocks::Panel* const panel = panels.focused();
    if (panel == nullptr || panel->name != QLatin1String("compare")) {
        return;
    }
    const auto& compare = panels.view<CompareView>();
    const ScoreChoice& score = compare.score();
    if (compare.page() == CompareView::Page::Ranking) {
        dialog.showRanking(score.measure, score.score);
    } else if (compare.page() == CompareView::Page::Heat || compare.page() == CompareView::Page::Types) {
        dialog.showTypes(score.measure, score.score);
    }
}

bool exportsOwnTable(const PanelDocks& panels)
{
    const PanelDocks::Panel* const panel = panels.focused();
    if (auto* const leads = panel == nullptr ? nullptr : qobject_cast<LeadsView*>(panel->content)) {
        return leads->exportTable();
    }
    auto* const suspects = panel == nullptr ? nullptr : qobject_cast<SuspectsView*>(panel->content);
    if (suspects != nullptr && suspects->listShown() && !suspects->model()->blind()) {
        exportSuspects(*suspects);
        return true;
    }
    auto* const campaign = panel == nullptr ? nullptr : qobject_cast<CampaignView*>(panel->content);
    if (campaign == nullptr || campaign->statePage() != nullptr) {
        return false;
    }
    campaign->exportTable();
    return true;
}

std::vector<PrintDialog::Source> printSources(const PanelDocks& panels)
{
    const PanelDocks::Panel* const keyboard = panels.focused();
    std::vector<PrintDialog::Source> sources;
    for (const PanelDocks::Panel& panel : panels.all()) {
        if (&panel == keyboard) {
            sources.insert(sources.begin(), { panel.title, panel.content });
        } else if (!panel.content->visibleRegion().isEmpty()) {
            sources.push_back({ panel.title, panel.content });
        }
    }
    return sources;
}

} // namespace touchstone::ui
