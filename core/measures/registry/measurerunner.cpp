// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/registry/measurerunner.h"

#include "core/measures/conll/computeconll.h"
#include "core/measures/eter/etermeasure.h"
#include "core/measures/links/computelinks.h"
#include "core/measures/muc/computemuc.h"
#include "core/measures/noisy/computenoisy.h"
#include "core/measures/overlap/computeoverlap.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/rules/computerules.h"
#include "core/measures/ser/sermeasure.h"
#include "core/measures/surface/computesurface.h"

#include <algorithm>
#include <array>

namespace touchstone::analysis {

namespace {

struct Entry
{
    std::string_view id;
    support::Result<MadeResult> (*compute)(const Evaluation& evaluation, support::Progress& progress);
    /// Without values per record and the like; null: there is nothing to save.
    support::Result<MadeResult> (*scores)(const Evaluation& evaluation, support::Progress& progress)
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

/// Does the number need the annotations of the system without partner?
bool needsFalseAlarms(std::string_view number, bool isCount, bool lowerIsBetter)
{
    const auto last = number.substr(number.rfind('.') + 1);
    return !isCount && (last.starts_with("precision") || last.starts_with("f1") || lowerIsBetter);
}

/// Takes away what cannot be told (Evaluation::systemTold).
void leaveUntold(MeasureResult& result)
{
    const auto* const measure = metrics::measureById(result.measure);
    const bool lowerIsBetter = measure != nullptr && measure->lowerIsBetter;
    for (auto& sheet : result.sheets) {
        bool any = false;
        for (std::size_t column = 0; column < sheet.columns.size(); ++column) {
            const auto& head = sheet.columns[column];
            const auto untell = [&](std::vector<ScoreSheet::Row>& rows) {
                for (auto& row : rows) {
                    auto& cell = row.cells[column];
                    if (needsFalseAlarms(head.id, cell.isCount, lowerIsBetter && head.lowerIsBetter)) {
                        cell = { std::nullopt, false, std::nullopt, {}, true };
                        any = true;
                    }
                }
            };
            untell(sheet.rows);
            untell(sheet.means);
        }
        if (any && sheet.note.find(untoldNote) == std::string::npos) {
            sheet.note += (sheet.note.empty() ? "" : " ") + std::string(untoldNote);
        }
    }
    result.score = [scores = std::move(result.score), lowerIsBetter](std::span<const double> sums) {
        auto named = scores(sums);
        for (auto& score : named) {
            if (needsFalseAlarms(score.name, score.isCount, lowerIsBetter)) {
                score.value.reset();
                score.untold = true;
            }
        }
        return named;
    };
}

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
    if (!result) {
        return tl::unexpected(std::move(result.error()));
    }
    if (extent != MeasureExtent::Everything) {
        std::erase_if((*result)->sheets, [](const ScoreSheet& sheet) { return sheet.perDocument; });
    }
    if (!evaluation.systemTold && (*result)->score) {
        leaveUntold(**result);
    }
    return MeasureResultPtr(std::move(*result));
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
