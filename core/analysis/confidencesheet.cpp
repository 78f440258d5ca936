// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/confidencesheet.h"

#include "core/analysis/mucmeasure.h"
#include "core/analysis/sheetcells.h"

namespace touchstone::analysis {

namespace {

using match::Scheme;

ScoreCell plainCount(std::int64_t count)
{
    ScoreCell cell = valueCell(static_cast<double>(count));
    cell.isCount = true;
    return cell;
}

} // namespace

ScoreSheet confidenceSheet(const ConfidenceCurve& curve, std::optional<std::uint32_t> type, Scheme scheme,
    std::span<const std::size_t> thresholds)
{
    ScoreSheet sheet;
    sheet.id = "thresholds";
    sheet.title = std::string(match::schemeName(scheme)) + ", " + (type ? curve.labels[*type] : "overall")
        + ", by least score";
    sheet.rowTitle = "Min. score";
    sheet.columns = mucColumns(scheme);
    sheet.headline = "f1";
    const auto& line = type ? curve.types[*type] : curve.overall;
    RecordFilter part;
    if (type) {
        part.types = { curve.labels[*type] };
    }
    const bool linked = !type || curve.perType == PerType::Additive;
    for (const auto threshold : thresholds) {
        sheet.rows.push_back(mucRow(shortThreshold(curve, threshold), line.at(threshold).tally(scheme),
            scheme, linked ? &part : nullptr));
    }
    return sheet;
}

ScoreSheet bestThresholdSheet(const ConfidenceCurve& curve, Scheme scheme)
{
    ScoreSheet sheet;
    sheet.id = "best_threshold";
    sheet.title = std::string(match::schemeName(scheme)) + ", best F1 over the least score";
    sheet.rowTitle = "Type";
    sheet.columns = { { "min_score", "Min. score", "The least score with the best F1." },
        { "act", "System", "Annotations of the system that it keeps." },
        { "precision", "P", "(COR + 0.5 PAR) / ACT." }, { "recall", "R", "(COR + 0.5 PAR) / POS." },
        { "f1", "F1", "Harmonic mean of precision and recall." },
        { "f1_all", "F1 of all", "F1 without a least score." } };
    sheet.note = thresholdFlatters;
    const auto add = [&](const std::string& name, const ConfidenceLine& line) {
        const auto all = valueCell(line.at(0).tally(scheme).f1());
        const auto best = bestF1(curve, line, scheme);
        if (!best) {
            sheet.rows.push_back({ name, { {}, {}, {}, {}, {}, all } });
            return;
        }
        const auto tally = line.at(*best).tally(scheme);
        sheet.rows.push_back({ name,
            { valueCell(curve.thresholds[*best]), plainCount(tally.actual()), valueCell(tally.precision()),
                valueCell(tally.recall()), valueCell(tally.f1()), all } });
    };
    for (std::size_t type = 0; type < curve.labels.size(); ++type) {
        add(curve.labels[type], curve.types[type]);
    }
    add("Overall", curve.overall);
    return sheet;
}

} // namespace touchstone::analysis
