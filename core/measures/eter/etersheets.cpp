// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/eter/etersheets.h"

#include "core/annotation/label.h"
#include "core/output/table.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/eter/countcolumns.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

using metrics::EterCounts;

/// In the order of the bits.
constexpr std::array<CountColumn<EterCounts>, 10> countColumns { {
    { "gold", "gold_entities", "Gold", "Entities of the gold, nested ones included.", false,
        [](const EterCounts& c) { return c.gold; } },
    { "system", "system_entities", "System", "Entities of the system, nested ones included.", false,
        [](const EterCounts& c) { return c.system; } },
    { "matched", "matched", "Matched", "Aligned pairs.", false,
        [](const EterCounts& c) { return c.matched(); } },
    { "correct", "correct", "Correct", "Pairs without any error, components included.", false,
        [](const EterCounts& c) { return c.correct; } },
    { "root-correct", "root_correct", "Root correct", "Pairs with equal span and types.", false,
        [](const EterCounts& c) { return c.rootCorrect; } },
    { "deletion", "deletions", "D", "Gold entities without partner.", true,
        [](const EterCounts& c) { return c.deletions(); } },
    { "insertion", "insertions", "I", "System entities without partner.", true,
        [](const EterCounts& c) { return c.insertions(); } },
    { "type", "type_substitutions", "Type", "Pairs of which a type meets another main type, or none.", true,
        [](const EterCounts& c) { return c.type; } },
    { "subtype", "subtype_substitutions", "Sub-type", "Pairs that differ in sub-types only.", true,
        [](const EterCounts& c) { return c.subtype; } },
    { "boundary", "boundary_substitutions", "Boundary",
        "Pairs of unequal span, counted beside type and sub-type.", true,
        [](const EterCounts& c) { return c.boundary; } },
} };
enum class Place : std::size_t { Gold = 0, Matched = 2, Deletions = 5, Insertions = 6 };

constexpr int decimals = 4;
constexpr std::size_t errorSumColumn = 1;
constexpr std::size_t systemColumn = 3; ///< behind ETER, the sum of errors and the gold's entities

std::vector<Sheet::Column> columns()
{
    std::vector<Sheet::Column> result;
    result.push_back({ "eter", "ETER", "(D + I + errors of the pairs) / gold.", true, true });
    result.push_back({ "error_sum", "Errors", "D + I + errors of the pairs.", true, true });
    addHeads(result, countColumns);
    return result;
}

/// `link`: what its counts have in common; nothing: they cannot be followed.
Sheet::Row row(const std::string& name, const EterCounts& counts, const match::Rational& alpha,
    const std::optional<RecordFilter>& link)
{
    auto cells = countCells(countColumns, counts, link);
    const auto part = [&](Place place, const char* words) -> FormulaPart {
        const auto& cell = cells[static_cast<std::size_t>(place)];
        return { support::shortest(*cell.value) + " " + words, cell.link };
    };
    const auto sum = counts.errorSum(alpha);
    const auto pairs = sum - static_cast<double>(counts.deletions() + counts.insertions());
    const std::vector<FormulaPart> errors { part(Place::Deletions, "deletions"), { " + ", std::nullopt },
        part(Place::Insertions, "insertions"),
        { " + " + support::fixed(pairs, decimals) + " in ", std::nullopt },
        part(Place::Matched, "matched pairs") };
    const auto rate = counts.rate(alpha);
    auto rateFormula = errors;
    rateFormula.insert(rateFormula.begin(), { "(", std::nullopt });
    rateFormula.push_back({ ") / ", std::nullopt });
    rateFormula.push_back(part(Place::Gold, "gold"));
    rateFormula.push_back(
        { " = " + (rate ? support::fixed(*rate, decimals) : std::string(undefinedSign)), std::nullopt });
    auto sumFormula = errors;
    sumFormula.push_back({ " = " + support::fixed(sum, decimals), std::nullopt });
    cells.insert(cells.begin(), valueCell(sum, std::move(sumFormula)));
    cells.insert(cells.begin(), valueCell(rate, std::move(rateFormula)));
    return { name, std::move(cells) };
}

/// "0.5" as a number that each language writes its way; "1/3" as it is.
support::Message::Argument alphaWords(const match::Rational& alpha)
{
    auto text = alphaText(alpha);
    return text == support::shortest(alpha.value()) ? support::shortestNumber(alpha.value())
                                                    : std::move(text);
}

void noteSettings(Sheet& sheet, const Evaluation& evaluation, const EterResult& result)
{
    const auto& eter = evaluation.spec.eter;
    addToNote(sheet,
        support::said("alpha %1: ETER = (D + I + sum of (1 - alpha) Er + alpha Ec) / gold entities. A pair's "
                      "cost stands in the row of the gold's type, an insertion in that of the system's.",
            alphaWords(result.alpha)));
    if (eter.noComponents != metrics::EterParameters::NoComponents::One) {
        addToNote(sheet,
            support::said(eter.noComponents == metrics::EterParameters::NoComponents::Cap
                    ? "Components inserted where the gold has none cost 1 together."
                    : "Components inserted where the gold has none cost nothing."));
    }
    if (eter.childLabel == metrics::EterParameters::ChildLabel::Main) {
        addToNote(sheet, support::said("Nested entities are compared as components by their main type."));
    }
    if (!eter.childOverlap) {
        addToNote(sheet, support::said("Components align without overlap."));
    }
    if (eter.nested == metrics::EterParameters::Nested::Inside) {
        addToNote(sheet, support::said("Nested entities align inside aligned entities only."));
    }
}

} // namespace

void describe(EterResult& result)
{
    enum { Gold, System, Matched, Correct, RootCorrect, Type, Subtype, Boundary, Root, Child };
    const auto from = [](Statistic::From kind, std::string id, std::string name) {
        return Statistic { std::move(id), kind, "eter", std::move(name) };
    };
    for (const auto* const category : { "gold", "system", "matched", "correct" }) {
        result.statisticColumns.push_back(from(Statistic::From::Category, category, category));
    }
    result.statisticColumns.push_back(from(Statistic::From::Category, "root_correct", "root-correct"));
    for (const auto* const category : { "type", "subtype", "boundary" }) {
        result.statisticColumns.push_back(from(Statistic::From::Category, category, category));
    }
    result.statisticColumns.push_back(from(Statistic::From::Value, "root_errors", "er"));
    result.statisticColumns.push_back(from(Statistic::From::Value, "component_errors", "ec"));
    const auto alpha = result.alpha.value();
    const metrics::Formula errors { { Gold }, { Matched, -1 }, { System }, { Matched, -1 },
        { Root, 1 - alpha }, { Child, alpha } };
    const auto rate = [](std::string id, metrics::Formula formula) {
        return Score { .id = std::move(id),
            .formula = std::move(formula),
            .lowerIsBetter = true,
            .needsFalseAlarms = true,
            .cost = "e" };
    };
    result.scores = { rate("eter", metrics::Formula::ratio(errors, { { Gold } })), rate("error_sum", errors),
        countScore("deletions", { { Gold }, { Matched, -1 } }),
        countScore("insertions", { { System }, { Matched, -1 } }), countScore("matched", { { Matched } }),
        countScore("correct", { { Correct } }), countScore("root_correct", { { RootCorrect } }),
        countScore("type_substitutions", { { Type } }), countScore("subtype_substitutions", { { Subtype } }),
        countScore("boundary_substitutions", { { Boundary } }), countScore("gold_entities", { { Gold } }),
        countScore("system_entities", { { System } }) };
    for (auto& score : result.scores) {
        score.list = "eter";
    }
    placeByName(result.scores);
}

std::vector<std::string> eterCategories() { return categoriesOf(countColumns); }

std::uint32_t eterBits(const match::PairOutcome& record, const match::PairCost* cost)
{
    const bool pair = cost != nullptr;
    const std::array<bool, countColumns.size()> has { record.hasGold(), record.hasSystem(), pair,
        pair && cost->correct(), pair && cost->root == 0, !record.hasSystem(), !record.hasGold(),
        pair && cost->typeError, pair && cost->subtypeError, pair && cost->boundaryError };
    return bitsOf(has);
}

void addSheets(const Evaluation& evaluation, EterResult& result, std::span<const std::string> lists,
    std::span<const std::string> labels, bool perDocument)
{
    const RecordFilter all { .list = "eter" };
    Sheet types { "types", "Per type", typeRowTitle, columns(), {}, {}, false };
    noteSettings(types, evaluation, result);
    for (std::size_t type = 0; type < result.types.size(); ++type) {
        auto link = all;
        for (const auto& label : labels) {
            if (annotation::mainType(label) == result.typeNames[type]) {
                link.rowTypes.push_back(label);
            }
        }
        types.rows.push_back(row(result.typeNames[type], result.types[type], result.alpha, link));
        if (evaluation.spec.perType != PerType::Gold) {
            showSystemOfClass(types, systemColumn, result.typeSystems[type]);
        }
    }
    types.rows.push_back(row("Overall", result.overall, result.alpha, all));
    setTypeRows(types, "gold_entities", "system_entities");
    for (auto& mean : types.means) {
        mean.cells[errorSumColumn].value.reset(); // a sum, whose mean says nothing
    }

    Sheet sweep { "sweep", "Over alpha", "Alpha", columns(), {},
        "Each alpha has its own least-cost alignment.", false };
    for (std::size_t alpha = 0; alpha < result.sweep.size(); ++alpha) {
        const auto link = alpha + 1 < lists.size() ? std::optional(RecordFilter { .list = lists[alpha + 1] })
                                                   : std::nullopt;
        sweep.rows.push_back(
            row(alphaText(result.sweep[alpha]), result.sweepCounts[alpha], result.sweep[alpha], link));
    }

    Sheet curve { "curve", "Curve", "Alpha",
        { { "alpha", "Decimal", "Alpha as a decimal number." },
            { "eter", "ETER", "Least ETER at this alpha; between the rows it is a straight line.", true,
                true },
            { "error_sum", "Errors", "ETER times gold entities.", true, true } },
        {}, "Every alpha at which some entity is paired differently: the exact curve.", false };
    for (const auto& point : result.curve) {
        curve.rows.push_back({ alphaText(point.alpha),
            { valueCell(point.alpha.value()), valueCell(point.rate), valueCell(point.errorSum) } });
    }

    Sheet documents { "documents", "Per document", "Document", columns(), {}, {}, true };
    for (std::size_t i = 0; perDocument && i < result.documents.size(); ++i) {
        const auto& name = evaluation.cases[i].name();
        documents.rows.push_back(row(
            name, result.documents[i], result.alpha, RecordFilter { .list = "eter", .documents = { name } }));
    }
    documents.rows.push_back(types.rows.back());
    result.sheets = { std::move(types), std::move(sweep), std::move(curve), std::move(documents) };
}

} // namespace touchstone::analysis
