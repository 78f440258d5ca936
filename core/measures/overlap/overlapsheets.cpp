// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the measure `overlap`; declared in overlapcase.h.
#include "core/evaluation/records/sheetcells.h"
#include "core/output/table.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/overlap/overlapcase.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

using metrics::OverlapStrategy;
using metrics::OverlapTotals;

/// The names that a row counts, by side.
struct RowLinks
{
    RecordFilter gold;
    RecordFilter system;
};

RowLinks allLinks() { return { withSide(false), withSide(true) }; }

RowLinks typeLinks(const std::string& type)
{
    return { { .goldTypes = { type } }, { .systemTypes = { type } } };
}

RowLinks documentLinks(const std::string& document)
{
    auto links = allLinks();
    links.gold.documents = { document };
    links.system.documents = { document };
    return links;
}

std::string shown(double credit)
{
    constexpr int decimals = 4;
    return support::fixed(credit, decimals);
}

/// "1.5000 credit / 2 gold = 0.7500"
SheetCell shareCell(double credit, const SheetCell& names, const char* side, std::optional<double> value)
{
    SheetCell cell;
    cell.value = value;
    cell.formula = { { shown(credit) + " credit / ", std::nullopt },
        { support::shortest(names.value.value_or(0)) + " " + side, names.link },
        { " = " + (value ? shown(*value) : std::string(undefinedSign)), std::nullopt } };
    return cell;
}

std::vector<Sheet::Column> scoreColumns()
{
    return { { "gold", "Gold", "Names of the gold." }, { "system", "System", "Names of the system." },
        { "recall_credit", "R credit", "Sum of the covered shares of gold names." },
        { "precision_credit", "P credit", "Sum of the covered shares of system names.", false, true },
        precisionColumn("Precision credit / system."), recallColumn("Recall credit / gold."), f1Column() };
}

/// One row per key and strategy.
Sheet scoreSheet(const char* id, const char* title, const OverlapTable& table, const std::string& note)
{
    Sheet sheet { id, title, "Key, strategy", scoreColumns(), {}, note, false };
    sheet.rowId = "key";
    const auto links = allLinks();
    for (std::size_t key = 0; key < table.overall.size(); ++key) {
        for (const auto strategy : metrics::allOverlapStrategies) {
            const auto score = table.overall[key].score(strategy);
            const auto gold = countCell(score.gold, links.gold);
            const auto system = countCell(score.system, links.system);
            const auto precision = shareCell(score.precisionCredit, system, "system", score.precision());
            const auto recall = shareCell(score.recallCredit, gold, "gold", score.recall());
            sheet.rows.push_back({ std::string(metrics::creditKeyName(metrics::overlapKeys[key])) + " "
                    + std::string(metrics::overlapStrategyName(strategy)),
                { gold, system, valueCell(score.recallCredit), valueCell(score.precisionCredit), precision,
                    recall, f1Cell(precision, recall) } });
        }
    }
    return sheet;
}

std::vector<Sheet::Column> groupColumns()
{
    return { { "gold", "Gold", "Names of the gold." }, { "system", "System", "Names of the system." },
        { "precision_max", "P max", "Mean share of a system name that one gold name covers.", false, true },
        { "precision_sum", "P sum", "Mean share of a system name that gold names cover.", false, true },
        { "recall_max", "R max", "Mean share of a gold name that one system name covers." },
        { "recall_sum", "R sum", "Mean share of a gold name that system names cover." },
        { "f1_maxmax", "F1 maxmax", "Of R max and P max.", false, true },
        { "f1_maxsum", "F1 maxsum", "Of R max and P sum.", false, true },
        { "f1_summax", "F1 summax", "Of R sum and P max.", false, true },
        { "f1_sumsum", "F1 sumsum", "Of R sum and P sum.", false, true } };
}

Sheet::Row groupRow(const std::string& name, const OverlapTotals& totals, const RowLinks& links)
{
    const auto max = totals.score(OverlapStrategy::MaxMax);
    const auto sum = totals.score(OverlapStrategy::SumSum);
    const auto gold = countCell(totals.gold, links.gold);
    const auto system = countCell(totals.system, links.system);
    const auto precisionMax = shareCell(max.precisionCredit, system, "system", max.precision());
    const auto precisionSum = shareCell(sum.precisionCredit, system, "system", sum.precision());
    const auto recallMax = shareCell(max.recallCredit, gold, "gold", max.recall());
    const auto recallSum = shareCell(sum.recallCredit, gold, "gold", sum.recall());
    return { name,
        { gold, system, precisionMax, precisionSum, recallMax, recallSum, f1Cell(precisionMax, recallMax),
            f1Cell(precisionSum, recallMax), f1Cell(precisionMax, recallSum),
            f1Cell(precisionSum, recallSum) } };
}

/// A sheet for each key; `sheet`: what they have in common, `rows`: totals by row and key.
template <typename Links>
void addGroups(std::vector<Sheet>& sheets, const Sheet& common, const OverlapTable& table,
    const std::vector<OverlapTable::Keys>& rows, const std::vector<std::string>& names, Links&& linksOf)
{
    for (std::size_t key = 0; key < table.overall.size(); ++key) {
        const std::string name(metrics::creditKeyName(metrics::overlapKeys[key]));
        auto& sheet = sheets.emplace_back(common);
        sheet.id += "." + name;
        sheet.title += ", " + name;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            sheet.rows.push_back(groupRow(names[i], rows[i][key], linksOf(names[i])));
        }
        sheet.rows.push_back(groupRow("Overall", table.overall[key], allLinks()));
        if (!sheet.perDocument) {
            setTypeRows(sheet, "gold", "system");
        }
    }
}

} // namespace

void addOverlapSheets(OverlapResult& result, const Evaluation& evaluation, bool perDocument)
{
    auto& sheets = result.sheets;
    sheets.push_back(scoreSheet("scores", "Overlap credit", result.plain,
        "First word of a strategy: recall, second: precision. max: the most that one name covers; sum: what "
        "all together cover. No threshold; an annotation in pieces counts from its first to its last."));
    if (result.weighted) {
        sheets.push_back(
            scoreSheet("weighted", support::pattern("Overlap credit with weights"), *result.weighted,
                support::pattern("An overlap counts the weight of its types (span+type) or ids (span+kbid); "
                                 "every name counts 1 below the line.")));
    }
    const bool isolated = evaluation.spec.perType == PerType::Isolated;
    const char* const sums
        = "Gold and system names of the type, with what each earns; rows add up to the overall row.";
    addGroups(sheets,
        { "types", "Overlap per type", typeRowTitle, groupColumns(), {},
            isolated ? support::pattern("Credit earned from names of the row's type only.") : sums, false },
        result.plain, result.plain.types, evaluation.labels, typeLinks);
    if (result.weighted) {
        addGroups(sheets,
            { "weighted.types", "Weighted overlap per type", typeRowTitle, groupColumns(), {}, sums, false },
            *result.weighted, result.weighted->types, evaluation.labels, typeLinks);
    }
    const auto names = support::listOf(evaluation.cases, &DocumentCase::name);
    addGroups(sheets, { "documents", "Per document", "Document", groupColumns(), {}, {}, true }, result.plain,
        perDocument ? result.plain.documents : std::vector<OverlapTable::Keys>(), names, documentLinks);
}

} // namespace touchstone::analysis
