// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/ser/sersheets.h"

#include "core/output/table.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/eter/countcolumns.h"
#include "core/support/numbers.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

using metrics::SerCounts;
using metrics::SerParameters;

/// In the order of the bits.
constexpr std::array<CountColumn<SerCounts>, 9> countColumns { {
    { "slot", "slots", "Slots", "Slots of the gold.", false, [](const SerCounts& c) { return c.slots; } },
    { "system-slot", "system_slots", "System", "Slots of the system.", false,
        [](const SerCounts& c) { return c.systemSlots; } },
    { "pair", "pairs", "Pairs", "Aligned slots.", false, [](const SerCounts& c) { return c.pairs; } },
    { "correct", "correct", "Correct", "Pairs without error.", false,
        [](const SerCounts& c) { return c.correct; } },
    { "wrong", "wrong", "Wrong", "Pairs with any error.", true,
        [](const SerCounts& c) { return c.wrong(); } },
    { "deletion", "deletions", "D", "Gold slots without partner.", true,
        [](const SerCounts& c) { return c.deletions(); } },
    { "insertion", "insertions", "I", "System slots without partner.", true,
        [](const SerCounts& c) { return c.insertions(); } },
    { "label", "label_errors", "Label", "Pairs of unequal label.", true,
        [](const SerCounts& c) { return c.labelErrors; } },
    { "boundary", "boundary_errors", "Boundary", "Pairs of unequal span, counted beside the label.", true,
        [](const SerCounts& c) { return c.boundaryErrors; } },
} };
enum Place { Slots, SystemSlots, Pairs, Correct, Wrong, Deletions, Insertions, Label, Boundary };

constexpr int decimals = 4;
constexpr std::size_t systemColumn = 3; ///< behind SER, ERR and the gold's slots

std::vector<Sheet::Column> columns()
{
    std::vector<Sheet::Column> result;
    result.push_back({ "ser", "SER", "(D + I + weighted errors of label and span) / slots.", true, true });
    result.push_back(
        { "err", "ERR", "Wrong pairs, D and I by all slots that were found or missed.", true, true });
    addHeads(result, countColumns);
    return result;
}

std::string shown(std::optional<double> rate)
{
    return " = " + (rate ? support::fixed(*rate, decimals) : std::string(undefinedSign));
}

Sheet::Row row(const std::string& name, const SerCounts& counts, const SerParameters& parameters,
    const RecordFilter& link)
{
    auto cells = countCells(countColumns, counts, link);
    const auto part = [&](Place place, const char* words) -> FormulaPart {
        return { support::shortest(*cells[place].value) + " " + words, cells[place].link };
    };
    const FormulaPart plus { " + ", std::nullopt };
    const auto times = [](const metrics::Fraction& weight) -> FormulaPart {
        return { " + " + support::shortest(weight.value()) + " × ", std::nullopt };
    };
    const auto ser = counts.ser(parameters);
    const auto err = counts.err(parameters.errAsPrinted);
    std::vector<FormulaPart> serFormula { { "(", std::nullopt }, part(Deletions, "deletions"), plus,
        part(Insertions, "insertions"), times(parameters.label), part(Label, "label errors"),
        times(parameters.boundary), part(Boundary, "boundary errors"), { ") / ", std::nullopt },
        part(Slots, "slots"), { shown(ser), std::nullopt } };
    std::vector<FormulaPart> errFormula { { "(", std::nullopt }, part(Wrong, "wrong"), plus,
        part(Deletions, "deletions"), plus, part(Insertions, "insertions"), { ") / (", std::nullopt },
        part(Correct, "correct"), plus };
    if (!parameters.errAsPrinted) {
        errFormula.insert(errFormula.end(), { part(Wrong, "wrong"), plus });
    }
    errFormula.insert(errFormula.end(),
        { part(Deletions, "deletions"), plus, part(Insertions, "insertions"),
            { ")" + shown(err), std::nullopt } });
    cells.insert(cells.begin(), valueCell(err, std::move(errFormula)));
    cells.insert(cells.begin(), valueCell(ser, std::move(serFormula)));
    return { name, std::move(cells) };
}

Sheet typeSheet(const char* id, const char* title, const char* list, const std::vector<std::string>& names,
    const std::vector<SerCounts>& counts, const std::vector<std::int64_t>& systems, const SerCounts& all,
    const SerParameters& parameters)
{
    Sheet sheet { id, title, typeRowTitle, columns(), {},
        "A pair's cost stands in the row of the gold's label, an insertion in that of the system's.", false };
    for (std::size_t type = 0; type < names.size(); ++type) {
        sheet.rows.push_back(
            row(names[type], counts[type], parameters, { .list = list, .rowTypes = { names[type] } }));
        if (!systems.empty()) {
            showSystemOfClass(sheet, systemColumn, systems[type]);
        }
    }
    sheet.rows.push_back(row("Overall", all, parameters, { .list = list }));
    setTypeRows(sheet, "slots", "system_slots");
    return sheet;
}

} // namespace

void describe(SerResult& result, const metrics::SerParameters& parameters)
{
    enum : std::uint32_t { Slots, SystemSlots, Pairs, LabelErrors, BoundaryErrors, Correct, Count };
    for (const std::string kind : { "entity", "component" }) {
        const auto* const list = kind == "entity" ? "ser.entities" : "ser.components";
        for (const auto& [id, category] :
            { std::pair("slots", "slot"), std::pair("system_slots", "system-slot"),
                std::pair("pairs", "pair"), std::pair("label_errors", "label"),
                std::pair("boundary_errors", "boundary"), std::pair("correct", "correct") }) {
            result.statisticColumns.push_back({ kind + "_" + id, Statistic::From::Category, list, category });
        }
    }
    struct Part
    {
        const char *prefix, *list, *sheet, *row;
        std::vector<std::uint32_t> firsts; ///< of the kinds that it counts
    };
    for (const auto& part : { Part { "", "ser.global", nullptr, "Overall", { 0, Count } },
             Part { "entities.", "ser.entities", "entities", "Entities", { 0 } },
             Part { "components.", "ser.components", "components", "Components", { Count } } }) {
        // The peers' formulas are of whole counts.
        using Value = std::function<std::optional<double>(const SerCounts&)>;
        const auto of = [&part](std::initializer_list<std::uint32_t> used, Value value) {
            std::vector<std::uint32_t> inputs;
            for (const auto first : part.firsts) {
                for (const auto one : used) {
                    inputs.push_back(first + one);
                }
            }
            return metrics::Formula(inputs, [firsts = part.firsts, value = std::move(value)](auto sums) {
                SerCounts counts;
                for (const auto first : firsts) {
                    const auto at = [&](std::uint32_t i) { return std::llround(sums[first + i]); };
                    counts += { at(Slots), at(SystemSlots), at(Pairs), at(LabelErrors), at(BoundaryErrors),
                        at(Correct) };
                }
                return value(counts);
            });
        };
        const auto add = [&](const char* id, metrics::Formula formula, bool isCount) -> Score& {
            return result.scores.emplace_back(Score { .id = std::string(part.prefix) + id,
                .formula = std::move(formula),
                .isCount = isCount,
                .lowerIsBetter = !isCount,
                .needsFalseAlarms = !isCount,
                .list = part.list,
                .byType = part.sheet == nullptr ? std::nullopt : std::optional(SheetPlace { part.sheet, id }),
                .whole = SheetPlace { "overall", id, part.row } });
        };
        const auto count = [&](const char* id, std::initializer_list<std::uint32_t> used,
                               std::int64_t (*value)(const SerCounts&)) {
            add(id, of(used, [value](const SerCounts& c) { return static_cast<double>(value(c)); }), true);
        };
        const auto cost = [parameters](const SerCounts& c) { return c.cost(parameters); };
        const auto costs = parameters.label.value() == 0 && parameters.boundary.value() == 0
            ? of({ Slots, SystemSlots, Pairs }, cost)
            : parameters.label.value() == 0 ? of({ Slots, SystemSlots, Pairs, BoundaryErrors }, cost)
            : parameters.boundary.value() == 0
            ? of({ Slots, SystemSlots, Pairs, LabelErrors }, cost)
            : of({ Slots, SystemSlots, Pairs, LabelErrors, BoundaryErrors }, cost);
        const auto slots = of({ Slots }, [](const SerCounts& c) { return static_cast<double>(c.slots); });
        add("ser", metrics::Formula::ratio(costs, slots), false).cost = "cost";
        add("err",
            of({ Slots, SystemSlots, Pairs, Correct },
                [parameters](const SerCounts& c) { return c.err(parameters.errAsPrinted); }),
            false);
        count("deletions", { Slots, Pairs }, [](const SerCounts& c) { return c.deletions(); });
        count("insertions", { SystemSlots, Pairs }, [](const SerCounts& c) { return c.insertions(); });
        count("label_errors", { LabelErrors }, [](const SerCounts& c) { return c.labelErrors; });
        count("boundary_errors", { BoundaryErrors }, [](const SerCounts& c) { return c.boundaryErrors; });
        count("pairs", { Pairs }, [](const SerCounts& c) { return c.pairs; });
        count("slots", { Slots }, [](const SerCounts& c) { return c.slots; });
    }
}

std::vector<std::string> serCategories() { return categoriesOf(countColumns); }

std::uint32_t serBits(const match::PairOutcome& record, const match::SlotPair* pair)
{
    const bool wrong = pair != nullptr && (pair->labelError || pair->boundaryError);
    const std::array<bool, countColumns.size()> has { record.hasGold(), record.hasSystem(), pair != nullptr,
        pair != nullptr && !wrong, wrong, !record.hasSystem(), !record.hasGold(),
        pair != nullptr && pair->labelError, pair != nullptr && pair->boundaryError };
    return bitsOf(has);
}

void addRecord(SerCounts& counts, std::uint32_t bits)
{
    const auto has = [bits](Place place) { return std::int64_t { (bits >> place) & 1U }; };
    counts += SerCounts { has(Slots), has(SystemSlots), has(Pairs), has(Label), has(Boundary), has(Correct) };
}

void addSheets(const Evaluation& evaluation, SerResult& result, bool perDocument)
{
    const auto& parameters = evaluation.spec.ser;
    Sheet overall { "overall", "Slots", "Slots", columns(), {}, {}, false };
    addToNote(overall,
        support::said(
            "Overall: the sums of entities and components. A pair costs %1 for its label and %2 for "
            "its span.",
            support::shortestNumber(parameters.label.value()),
            support::shortestNumber(parameters.boundary.value())));
    overall.ownRows = true;
    overall.rows.push_back(row("Entities", result.overall.entities, parameters, { .list = "ser.entities" }));
    overall.rows.push_back(
        row("Components", result.overall.components, parameters, { .list = "ser.components" }));
    overall.rows.push_back(row("Overall", result.overall.global(), parameters, { .list = "ser.global" }));

    Sheet documents { "documents", "Per document", "Document", columns(), {},
        "Entities and components together.", true };
    for (std::size_t i = 0; perDocument && i < result.documents.size(); ++i) {
        const auto& name = evaluation.cases[i].name();
        documents.rows.push_back(row(
            name, result.documents[i].global(), parameters, { .list = "ser.global", .documents = { name } }));
    }
    documents.rows.push_back(overall.rows.back());
    result.sheets.push_back(std::move(overall));
    const bool rowsOfGold = evaluation.spec.perType == PerType::Gold;
    const std::vector<std::int64_t> none;
    result.sheets.push_back(typeSheet("entities", "Entities per type", "ser.entities", result.entityTypes,
        result.byEntityType, rowsOfGold ? none : result.entitySystems, result.overall.entities, parameters));
    result.sheets.push_back(typeSheet("components", "Components per label", "ser.components",
        result.componentTypes, result.byComponentType, rowsOfGold ? none : result.componentSystems,
        result.overall.components, parameters));
    result.sheets.push_back(std::move(documents));
}

} // namespace touchstone::analysis
