// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curves/confidencesheet.h"

#include "core/evaluation/records/schemetable.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/support/numbers.h"

#include <tuple>

namespace touchstone::analysis {

namespace {

using match::Scheme;

std::string tableName(const ConfidenceCurve& curve, Scheme scheme)
{
    return curve.plainMeasure.empty() ? std::string(match::schemeName(scheme)) : curve.plainMeasure;
}

/// The columns of the strict scheme's table that a measure without schemes has, by its names.
Sheet asPlain(const Sheet& strict)
{
    Sheet sheet = strict;
    sheet.columns.clear();
    for (auto& row : sheet.rows) {
        row.cells.clear();
    }
    for (const auto& [id, own, title] :
        { std::tuple("cor", "correct", "Correct"), std::tuple("pos", "gold", "Gold"),
            std::tuple("act", "system", "System"), std::tuple("precision", "precision", "P"),
            std::tuple("recall", "recall", "R"), std::tuple("f1", "f1", "F1") }) {
        const auto from = columnOf(strict, id);
        sheet.columns.push_back({ own, title, strict.columns[from].meaning });
        for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
            sheet.rows[row].cells.push_back(strict.rows[row].cells[from]);
        }
    }
    return sheet;
}

} // namespace

Sheet confidenceSheet(const ConfidenceCurve& curve, std::optional<std::uint32_t> type, Scheme scheme,
    std::span<const std::size_t> thresholds)
{
    Sheet sheet;
    sheet.id = "thresholds";
    scheme = curve.plainMeasure.empty() ? scheme : Scheme::Strict;
    sheet.title = tableName(curve, scheme) + ", " + (type ? curve.labels[*type] : "overall")
        + ", by confidence threshold";
    sheet.rowTitle = "Threshold";
    sheet.headline = "f1";
    const auto& line = type ? curve.types[*type] : curve.overall;
    CountedRow records;
    records.perType = curve.perType;
    if (type) {
        records.types = { curve.labels[*type] };
    }
    const bool linked = !type || curve.perType != PerType::Isolated;
    SchemeTable table(scheme);
    for (const auto threshold : thresholds) {
        table.take(line.at(threshold).tally(scheme));
    }
    sheet.columns = table.columns();
    for (const auto threshold : thresholds) {
        sheet.rows.push_back(table.row(
            shortThreshold(curve, threshold), line.at(threshold).tally(scheme), linked ? &records : nullptr));
    }
    return curve.plainMeasure.empty() ? sheet : asPlain(sheet);
}

Sheet bestThresholdSheet(const ConfidenceCurve& curve, Scheme scheme, std::optional<double> precision)
{
    Sheet sheet;
    sheet.id = "best_threshold";
    scheme = curve.plainMeasure.empty() ? scheme : Scheme::Strict;
    sheet.title = tableName(curve, scheme) + ", best F1 over the confidence threshold";
    sheet.rowTitle = typeRowTitle;
    sheet.columns = { { "min_score", "Threshold", "The threshold with the best F1." },
        { "act", "System", "Annotations of the system that it keeps." },
        { "precision", "P", "(COR + 0.5 PAR) / ACT." }, { "recall", "R", "(COR + 0.5 PAR) / POS." },
        { "f1", "F1", "Harmonic mean of precision and recall." },
        { "f1_all", "F1 of all", "F1 without a threshold." } };
    sheet.note = thresholdFlatters;
    if (precision) {
        sheet.columns.insert(sheet.columns.end(),
            { { "min_score_at", "Threshold, P ≥ " + support::shortest(*precision),
                  "The least threshold whose precision is as wanted; above it precision may fall again." },
                { "act_at", "System there", "Annotations of the system that it keeps." },
                { "precision_at", "P there", "Precision at this score." },
                { "recall_at", "R there", "Recall at this score." },
                { "f1_at", "F1 there", "F1 at this score." } });
    }
    const auto addCells = [&](Sheet::Row& row, const ConfidenceLine& line, std::optional<std::size_t> at) {
        if (!at) {
            row.cells.insert(row.cells.end(), 5, SheetCell());
            return;
        }
        const auto tally = line.at(*at).tally(scheme);
        row.cells.insert(row.cells.end(),
            { valueCell(curve.thresholds[*at]), countCell(tally.actual()), valueCell(tally.precision()),
                valueCell(tally.recall()), valueCell(tally.f1()) });
    };
    const auto add = [&](const std::string& name, const ConfidenceLine& line) {
        auto& row = sheet.rows.emplace_back(Sheet::Row { name, {} });
        addCells(row, line, bestF1(curve, line, scheme));
        row.cells.push_back(valueCell(line.at(0).tally(scheme).f1()));
        if (precision) {
            addCells(row, line, leastForPrecision(curve, line, scheme, *precision));
        }
    };
    for (std::size_t type = 0; type < curve.labels.size(); ++type) {
        add(curve.labels[type], curve.types[type]);
    }
    add("Overall", curve.overall);
    return sheet;
}

} // namespace touchstone::analysis
