// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/measurerunner.h"

#include "core/analysis/conllmeasure.h"
#include "core/analysis/etermeasure.h"
#include "core/analysis/linkmeasure.h"
#include "core/analysis/mucmeasure.h"
#include "core/analysis/noisymeasure.h"
#include "core/analysis/overlapmeasure.h"
#include "core/analysis/rulesmeasure.h"
#include "core/analysis/sermeasure.h"
#include "core/analysis/surfacemeasure.h"

#include <algorithm>
#include <array>

namespace touchstone::analysis {

namespace {

struct Entry
{
    std::string_view id;
    support::Result<MeasureResultPtr> (*compute)(const Evaluation& evaluation, support::Progress& progress);
    /// Without values per record and the like; null: there is nothing to save.
    support::Result<MeasureResultPtr> (*scores)(const Evaluation& evaluation, support::Progress& progress)
        = nullptr;
    bool countsRecords = true;
};

constexpr std::array entries {
    Entry { "muc", computeMuc, computeMucScores },
    Entry { "conll", computeConll, computeConllScores },
    Entry { "overlap", computeOverlap, computeOverlapScores, false },
    Entry { "links", computeLinks },
    Entry { "eter", computeEter },
    Entry { "ser", computeSer },
    Entry { "noisy", computeNoisy },
    Entry { "rules", computeRules, nullptr, false },
    Entry { "surface", computeSurface },
};

} // namespace

support::Result<MeasureResultPtr> computeMeasure(
    std::string_view id, const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
{
    const auto found
        = std::find_if(entries.begin(), entries.end(), [id](const Entry& entry) { return entry.id == id; });
    if (found == entries.end()) {
        return support::failure(support::ErrorCode::InvalidOption,
            "There is no measure \"" + std::string(id) + "\". `touchstone-cli measures` lists them.");
    }
    const bool lean = extent == MeasureExtent::Scores && found->scores != nullptr;
    auto result = (lean ? found->scores : found->compute)(evaluation, progress);
    if (result && extent != MeasureExtent::Everything) {
        // Made just now, and nobody else has it.
        auto& sheets = std::const_pointer_cast<MeasureResult>(*result)->sheets;
        std::erase_if(sheets, [](const ScoreSheet& sheet) { return sheet.perDocument; });
    }
    return result;
}

bool countsRecords(std::string_view id)
{
    const auto found
        = std::find_if(entries.begin(), entries.end(), [id](const Entry& entry) { return entry.id == id; });
    return found == entries.end() || found->countsRecords;
}

bool resamples(std::string_view id) { return id != "surface"; }

std::string_view measureOfList(std::string_view list) { return list.substr(0, list.find('.')); }

} // namespace touchstone::analysis
