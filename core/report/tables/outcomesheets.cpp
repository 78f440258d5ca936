// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/outcomesheets.h"

#include "core/evaluation/records/neutralsheet.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/support/numbers.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

using match::Outcome;
using match::Scheme;

std::vector<Sheet::Column> columns()
{
    return { { "cor", "COR", "Correct." }, { "inc", "INC", "Incorrect.", true },
        { "par", "PAR", "Partial: overlap, counts half.", true },
        { "mis", "MIS", "Missing: gold only.", true }, { "spu", "SPU", "Spurious: system only.", true },
        { "errors", "Errors", "All but the correct ones.", true },
        { "pos", "Gold", "Annotations of the gold: COR + INC + PAR + MIS." },
        { "act", "System", "Annotations of the system." },
        { "f1", "F1", "Harmonic mean of precision and recall." } };
}

Sheet::Row row(const std::string& name, const metrics::Tally& tally, Scheme scheme, const CountedRow& records)
{
    Sheet::Row result { name, {} };
    const auto cell
        = [&](ScoreColumn column) { return countCell(countOf(tally, column), records.cell(scheme, column)); };
    std::int64_t errors = 0;
    for (const Outcome outcome : outcomeColumns) {
        result.cells.push_back(cell(static_cast<ScoreColumn>(outcome)));
        errors += outcome == Outcome::Correct ? 0 : tally[outcome];
    }
    // Each record once: in the row of its gold's type, or of its system annotation's where that is alone.
    RecordFilter wrong = records.part;
    wrong.scheme = scheme;
    wrong.errorsOnly = true;
    wrong.rowTypes = records.types;
    result.cells.push_back(countCell(errors, wrong));
    result.cells.push_back(cell(ScoreColumn::Possible));
    result.cells.push_back(cell(ScoreColumn::Actual));
    result.cells.push_back(f1Cell(valueCell(tally.precision()), valueCell(tally.recall())));
    return result;
}

Sheet sheet(std::string id, std::string title, std::string rowTitle)
{
    Sheet result { std::move(id), std::move(title), std::move(rowTitle), columns(), {}, {} };
    result.headline = "f1";
    return result;
}

/// In the words that the evaluation asks for.
Sheet spoken(const Evaluation& evaluation, Sheet sheet)
{
    if (evaluation.gold->standsForGold) {
        neutralise(sheet);
    }
    return sheet;
}

metrics::Tally overallOf(const Evaluation& evaluation, Scheme scheme)
{
    metrics::Tally tally;
    for (const auto& record : evaluation.records) {
        tally.add(record.outcome(scheme));
    }
    return tally;
}

} // namespace

Sheet outcomesByType(const Evaluation& evaluation, Scheme scheme)
{
    Sheet result = sheet("outcomes.types", "Outcomes by type", typeRowTitle);
    // Of matchings inside single types Outcomes shows nothing: its records are the evaluation's.
    CountedRow records;
    records.perType = evaluation.spec.perType == PerType::Gold ? PerType::Gold : PerType::Class;
    std::vector<TypeScores> types(evaluation.labels.size());
    std::vector<bool> seen(types.size(), false);
    for (const auto& record : evaluation.records) {
        addToTypes(types, record, records.perType);
        if (record.hasGold()) {
            seen[record.goldType] = true;
        }
        if (record.hasSystem()) {
            seen[record.systemType] = true;
        }
    }
    for (std::size_t label = 0; label < types.size(); ++label) {
        if (seen[label]) {
            records.types = { evaluation.labels[label] };
            result.rows.push_back(row(records.types.front(),
                types[label].tallies[static_cast<std::size_t>(scheme)], scheme, records));
        }
    }
    result.rows.push_back(row("Overall", overallOf(evaluation, scheme), scheme, {}));
    return spoken(evaluation, std::move(result));
}

Sheet outcomesByDocument(const Evaluation& evaluation, Scheme scheme)
{
    Sheet result = sheet("outcomes.documents", "Outcomes by document", "Document");
    std::unordered_map<std::string_view, std::size_t> rowOf;
    std::vector<std::pair<std::string_view, metrics::Tally>> tallies;
    for (const DocumentCase& documentCase : evaluation.cases) {
        const auto [place, fresh] = rowOf.try_emplace(documentCase.name(), tallies.size());
        if (fresh) {
            tallies.emplace_back(documentCase.name(), metrics::Tally {});
        }
        for (const auto& record : evaluation.recordsOf(documentCase)) {
            tallies[place->second].second.add(record.outcome(scheme));
        }
    }
    for (const auto& [name, tally] : tallies) {
        CountedRow records;
        records.part.documents = { std::string(name) };
        result.rows.push_back(row(std::string(name), tally, scheme, records));
    }
    result.rows.push_back(row("Overall", overallOf(evaluation, scheme), scheme, {}));
    return spoken(evaluation, std::move(result));
}

Sheet outcomesBySlice(
    const Evaluation& evaluation, Scheme scheme, const SliceDimension& dimension, std::size_t most)
{
    Sheet result = sheet("outcomes.slice", "Outcomes by " + dimension.id, dimension.title);
    addToNote(result, meaningOf(dimension));
    if (const FacetColumn* facet = sliceFacet(evaluation, dimension.id)) {
        std::vector<metrics::Tally> tallies(facet->names.size());
        std::vector<std::int64_t> records(tallies.size(), 0);
        for (std::uint32_t number = 0; number < evaluation.records.size(); ++number) {
            for (const std::uint32_t value : facet->of(number)) {
                tallies[value].add(evaluation.records[number].outcome(scheme));
                ++records[value];
            }
        }
        const auto withoutValue = std::ranges::count_if(
            evaluation.records, [&](const auto& record) { return lacksValue(dimension, record); });
        if (withoutValue > 0) {
            addToNote(result, untoldByValueNote(dimension, withoutValue));
            for (auto& tally : tallies) {
                leaveUntold(dimension, tally);
            }
        }
        std::vector<std::size_t> order;
        for (std::size_t value = 0; value < tallies.size(); ++value) {
            if (records[value] > 0) {
                order.push_back(value);
            }
        }
        if (order.size() > most) {
            const auto errors
                = [&](std::size_t value) { return records[value] - tallies[value][Outcome::Correct]; };
            std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(most), order.end(),
                [&](std::size_t a, std::size_t b) {
                    return errors(a) != errors(b)  ? errors(a) > errors(b)
                        : records[a] != records[b] ? records[a] > records[b]
                                                   : facet->names[a] < facet->names[b];
                });
            addToNote(result,
                support::said("%1 more values, with fewer errors, stand in no row.", order.size() - most));
            order.resize(most);
        }
        for (const std::size_t value : order) {
            CountedRow ofValue;
            ofValue.part.facets = { { dimension.id, { facet->names[value] } } };
            result.rows.push_back(row(facet->names[value], tallies[value], scheme, ofValue));
        }
    }
    result.rows.push_back(row(std::string(wholeSliceRow), overallOf(evaluation, scheme), scheme, {}));
    return spoken(evaluation, std::move(result));
}

Sheet documentHistogram(const Evaluation& evaluation, Scheme scheme, std::size_t bins)
{
    bins = std::max<std::size_t>(bins, 1);
    struct Bin
    {
        std::int64_t documents = 0;
        std::int64_t records = 0;
        std::vector<std::string> names;
    };
    std::vector<Bin> counted(bins + 1); // the last: undefined
    for (const DocumentCase& documentCase : evaluation.cases) {
        metrics::Tally tally;
        for (const auto& record : evaluation.recordsOf(documentCase)) {
            tally.add(record.outcome(scheme));
        }
        const auto f1 = tally.f1();
        std::size_t bin = bins;
        if (f1) {
            // Borders are bin / bins exactly as they are labelled: 0.3 belongs to the part that begins there.
            bin = std::min(static_cast<std::size_t>(*f1 * static_cast<double>(bins)), bins - 1);
            const auto border
                = [bins](std::size_t i) { return static_cast<double>(i) / static_cast<double>(bins); };
            if (bin + 1 < bins && *f1 >= border(bin + 1)) {
                ++bin;
            } else if (*f1 < border(bin)) {
                --bin;
            }
        }
        ++counted[bin].documents;
        counted[bin].records += documentCase.recordCount;
        counted[bin].names.push_back(documentCase.name());
    }
    Sheet result { "outcomes.histogram", "Documents by F1", "F1",
        { { "documents", "Documents", "Documents whose F1 is in this part." },
            { "records", "Pairs", "Pairs and single annotations in these documents." } },
        {},
        "A part holds its lower border, the last one both; – has no F1: a side has no annotation there." };
    result.headline = "documents";
    for (std::size_t bin = 0; bin <= bins; ++bin) {
        Bin& part = counted[bin];
        std::string name = "–";
        if (bin < bins) {
            const auto border = [bins](std::size_t i) {
                return support::shortest(
                    std::round(1e4 * static_cast<double>(i) / static_cast<double>(bins)) / 1e4);
            };
            name = border(bin) + "–" + border(bin + 1);
        } else if (part.documents == 0) {
            continue;
        }
        SheetCell records = countCell(part.records);
        if (!part.names.empty()) {
            records.link = RecordFilter { .documents = std::move(part.names) };
        }
        result.rows.push_back({ std::move(name), { countCell(part.documents), std::move(records) } });
    }
    return result;
}

} // namespace touchstone::analysis
