// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/registry/measurerunner.h"

#include "core/evaluation/records/neutralsheet.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/measures/registry/measureregistry.h"

namespace touchstone::analysis {

namespace {

/// Takes away what cannot be told (Evaluation::systemTold).
void leaveUntold(MeasureResult& result)
{
    for (auto& sheet : result.sheets) {
        bool any = false;
        for (std::size_t column = 0; column < sheet.columns.size(); ++column) {
            const auto untell = [&](std::vector<Sheet::Row>& rows) {
                for (auto& row : rows) {
                    auto& cell = row.cells[column];
                    if (sheet.columns[column].needsFalseAlarms && !cell.isCount) {
                        cell = { std::nullopt, false, std::nullopt, {}, true };
                        any = true;
                    }
                }
            };
            untell(sheet.rows);
            untell(sheet.means);
        }
        if (any && sheet.note.find(untoldNote) == std::string::npos) {
            addToNote(sheet, support::said(untoldNote));
        }
    }
    for (auto& score : result.scores) {
        score.untold = score.needsFalseAlarms;
    }
}

void leaveOutDocuments(MeasureResult& result)
{
    if (result.extent == MeasureExtent::Scores) {
        std::erase_if(result.sheets, [](const Sheet& sheet) { return sheet.perDocument; });
    }
    for (auto& sheet : result.sheets) {
        if (sheet.perDocument && result.extent == MeasureExtent::Records) {
            sheet.rows.clear(); // there is that of all at least
            sheet.withoutRows = true;
        }
    }
}

/// What is done to the result of every measure alike.
MeasureResultPtr settled(MadeResult result, const Evaluation& evaluation, MeasureExtent extent)
{
    result->extent = extent;
    leaveOutDocuments(*result);
    if (!evaluation.systemTold) {
        leaveUntold(*result);
    }
    if (evaluation.gold->standsForGold) {
        neutralise(*result);
    }
    return result;
}

} // namespace

support::Result<MeasureResultPtr> computeMeasure(
    std::string_view id, const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
{
    const auto* const measure = metrics::measureById(id);
    if (measure == nullptr) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said("There is no measure \"%1\". `touchstone-cli measures` lists them.", id));
    }
    auto result = measure->compute(evaluation, progress, extent);
    if (!result) {
        return tl::unexpected(std::move(result.error()));
    }
    return settled(std::move(*result), evaluation, extent);
}

MeasureResultPtr resultOfNumbers(const metrics::Measure& measure, const Evaluation& evaluation,
    metrics::ResultNumbers& numbers, support::Diagnostics findings)
{
    const bool byDocument = !numbers.documents.empty();
    auto result = measure.adding.make(evaluation, numbers);
    result->diagnostics = std::move(findings);
    return settled(
        std::move(result), evaluation, byDocument ? MeasureExtent::Everything : MeasureExtent::Records);
}

std::string_view measureOfList(std::string_view list) { return list.substr(0, list.find('.')); }

} // namespace touchstone::analysis
