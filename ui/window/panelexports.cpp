// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/panelexports.h"

#include "ui/export/figuredialog.h"
#include "ui/export/tabledialog.h"
#include "ui/panels/campaign/campaignview.h"
#include "ui/panels/charts/noiseview.h"
#include "ui/panels/charts/outcomeview.h"
#include "ui/panels/compare/compareview.h"
#include "ui/panels/leads/leadsview.h"
#include "ui/panels/slices/sliceview.h"
#include "ui/window/paneldocks.h"

namespace touchstone::ui {

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
    auto* const campaign = panel == nullptr ? nullptr : qobject_cast<CampaignView*>(panel->content);
    if (campaign == nullptr || campaign->statePage() != nullptr) {
        return false;
    }
    campaign->exportTable();
    return true;
}

} // namespace touchstone::ui
