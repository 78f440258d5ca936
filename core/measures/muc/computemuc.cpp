// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/muc/computemuc.h"

#include "core/annotation/label.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

#include <set>

namespace touchstone::analysis {

namespace {

using match::Outcome;
using match::Scheme;
using metrics::Formula;

struct CountHead
{
    const char *id, *title, *meaning;
    bool lowerIsBetter = false;
};

/// In the order of ScoreColumn.
constexpr auto countHeads = std::to_array<CountHead>({
    { "cor", "COR", "Correct. The system's annotation counts as right under the matching chosen." },
    { "inc", "INC", "Incorrect. Gold and system were matched, but what the matching compares differs." },
    { "par", "PAR", "Partial. The spans overlap without being equal; counts half." },
    { "mis", "MIS", "Missing. The gold has an annotation that the system lacks.", true },
    { "spu", "SPU", "Spurious. The system has an annotation that the gold lacks.", true },
    { "pos", "Gold", "Annotations of the gold: COR + INC + PAR + MIS." },
    { "act", "System", "Annotations of the system: COR + INC + PAR + SPU." },
    { "cor_system", "COR sys", "Correct, of the system's annotations of the type." },
    { "inc_system", "INC sys", "Incorrect, of the system's annotations of the type." },
    { "par_system", "PAR sys", "Partial, of the system's annotations of the type; counts half." },
});

using DocumentTallies = std::array<std::vector<metrics::Tally>, match::allSchemes.size()>;

SchemeMacros macrosOf(const DocumentTallies& documents)
{
    SchemeMacros macros;
    for (std::size_t scheme = 0; scheme < macros.size(); ++scheme) {
        macros[scheme] = metrics::documentMacro(documents[scheme]);
    }
    return macros;
}

MucResult::Macro macroOf(const Evaluation& evaluation)
{
    DocumentTallies overall;
    std::vector<DocumentTallies> types(evaluation.labels.size());
    constexpr auto never = static_cast<std::uint32_t>(-1);
    std::vector<std::uint32_t> lastDocument(types.size(), never);
    for (const auto& documentCase : evaluation.cases) {
        for (std::size_t scheme = 0; scheme < overall.size(); ++scheme) {
            overall[scheme].push_back(documentCase.tallies[scheme]);
        }
    }
    for (const auto& record : evaluation.records) {
        auto& type = types[record.rowType()];
        const bool first = std::exchange(lastDocument[record.rowType()], record.document) != record.document;
        for (std::size_t scheme = 0; scheme < type.size(); ++scheme) {
            if (first) {
                type[scheme].emplace_back();
            }
            type[scheme].back().add(record.outcome(match::allSchemes[scheme]));
        }
    }
    MucResult::Macro macro { macrosOf(overall), {} };
    for (const auto& type : types) {
        macro.types.push_back(macrosOf(type));
    }
    return macro;
}

Sheet::Row macroRow(const std::string& name, const metrics::DocumentMacro& macro)
{
    return { name,
        { valueCell(macro.precision), valueCell(macro.recall), valueCell(macro.f1),
            valueCell(macro.precisionStd), valueCell(macro.recallStd), valueCell(macro.f1Std) } };
}

Sheet macroSheet(const Evaluation& evaluation, const MucResult::Macro& macro, Scheme scheme)
{
    const std::string name(match::schemeName(scheme));
    const auto index = static_cast<std::size_t>(scheme);
    Sheet sheet { name + ".macro_doc", name + ", mean of documents", "Type",
        { precisionColumn("Mean precision of the documents that have an annotation of the system."),
            { "recall", "R", "Mean recall of the documents that have an annotation of the gold." },
            f1Column("Mean F1 of the documents that have both."),
            { "precision_std", "P std", "Population deviation of precision over documents.", true, true },
            { "recall_std", "R std", "Population deviation of recall over documents.", true },
            { "f1_std", "F1 std", "Population deviation of F1 over documents.", true, true } },
        {}, "As the HIPE scorer averages.", false };
    for (std::size_t label = 0; label < macro.types.size(); ++label) {
        sheet.rows.push_back(macroRow(evaluation.labels[label], macro.types[label][index]));
    }
    sheet.rows.push_back(macroRow("Overall", macro.overall[index]));
    return sheet;
}

/// Without types nothing is right by a scheme that compares them, which a table of zeros does not say.
void tellUntyped(const Evaluation& evaluation, support::Diagnostics& findings)
{
    const auto typed = [](const annotation::Layer& layer) {
        return std::any_of(layer.documents.begin(), layer.documents.end(), [&](const auto& document) {
            const auto& entities = document.annotations.entities;
            return std::any_of(entities.begin(), entities.end(), [&](const auto& entity) {
                const auto& name = layer.labels.name(entity.label);
                return !name.empty() && name != "_"; // what readers write for none
            });
        });
    };
    if (evaluation.system->entityCount() > 0 && !typed(*evaluation.system) && typed(*evaluation.gold)) {
        findings.add(support::Severity::Warning, "labels.disjoint", { evaluation.system->path, 0, 0 },
            "The system's annotations have no types, so that none is right by the schemes strict and type; "
            "--scheme exact compares spans, and --measure links links.");
    }
}

/// Of a scheme: the place of an outcome, and of COR, INC and PAR of the system.
std::uint32_t statisticOf(std::uint32_t scheme, Outcome outcome, bool ofSystem)
{
    return scheme * metrics::mucStatistics + static_cast<std::uint32_t>(outcome)
        + (ofSystem ? static_cast<std::uint32_t>(match::outcomeCount) : 0);
}

/// The statistics of each scheme, as mucStatisticsOf() orders them, and its scores.
void describe(MucResult& result)
{
    constexpr std::array names { "cor", "inc", "par", "mis", "spu", "cor_system", "inc_system",
        "par_system" };
    for (std::uint32_t scheme = 0; scheme < match::allSchemes.size(); ++scheme) {
        const auto prefix = std::string(match::schemeName(match::allSchemes[scheme])) + ".";
        const auto first = scheme * metrics::mucStatistics;
        const auto cor = statisticOf(scheme, Outcome::Correct, false);
        const auto par = statisticOf(scheme, Outcome::Partial, false);
        const auto corOfSystem = statisticOf(scheme, Outcome::Correct, true);
        const auto parOfSystem = statisticOf(scheme, Outcome::Partial, true);
        for (const auto* const name : names) {
            result.statisticColumns.push_back({ prefix + name, Statistic::From::Records });
        }
        for (std::uint32_t outcome = 0; outcome < match::outcomeCount; ++outcome) {
            result.scores.push_back(countScore(prefix + names.at(outcome), { { first + outcome } }));
        }
        const Formula possible { { cor }, { statisticOf(scheme, Outcome::Incorrect, false) }, { par },
            { statisticOf(scheme, Outcome::Missing, false) } };
        const Formula actual { { corOfSystem }, { statisticOf(scheme, Outcome::Incorrect, true) },
            { parOfSystem }, { statisticOf(scheme, Outcome::Spurious, false) } };
        result.scores.push_back(countScore(prefix + "pos", possible));
        result.scores.push_back(countScore(prefix + "act", actual));
        auto [precision, recall, f1] = ratioScores(
            prefix, { { corOfSystem }, { parOfSystem, 0.5 } }, actual, { { cor }, { par, 0.5 } }, possible);
        result.scores.insert(result.scores.end(), { std::move(precision), std::move(recall), std::move(f1) });
    }
    placeByName(result.scores);
    for (std::size_t i = 0; i < result.scores.size(); ++i) {
        result.scores[i].scheme = match::allSchemes[i * match::allSchemes.size() / result.scores.size()];
    }
}

template <bool byRow> void addCounts(const match::PairOutcome& record, std::vector<TypeCount>& counts)
{
    for (std::uint32_t scheme = 0; scheme < match::allSchemes.size(); ++scheme) {
        const auto outcome = record.outcome(match::allSchemes[scheme]);
        if (record.hasGold()) {
            counts.push_back({ record.goldType, statisticOf(scheme, outcome, false) });
        }
        if (record.hasSystem()) {
            counts.push_back({ byRow ? record.rowType() : record.systemType,
                statisticOf(scheme, outcome, record.hasGold()) });
        }
    }
}

support::Result<MadeResult> compute(const Evaluation& evaluation, bool byDocument)
{
    auto result = std::make_shared<MucResult>();
    result->measure = "muc";
    tellUntyped(evaluation, result->diagnostics);
    describe(*result);
    for (const bool perDocument : { false, true }) {
        for (const auto scheme : match::allSchemes) {
            if (byDocument || !perDocument) {
                result->sheets.push_back(mucSheet(evaluation, scheme, perDocument));
            }
        }
    }
    if (evaluation.spec.matching.pairing == match::PairingPolicy::Hipe) {
        result->macro = macroOf(evaluation);
        for (const auto scheme : match::allSchemes) {
            result->sheets.push_back(macroSheet(evaluation, *result->macro, scheme));
        }
    }
    if (evaluation.spec.perType == PerType::Isolated) {
        RecordList isolated { std::string(isolatedList), "Pairs inside each type", evaluation.isolated, {},
            {}, {} };
        isolated.bits.assign(isolated.records.size(), 0);
        result->lists.push_back(std::move(isolated));
    }
    if (!byDocument) {
        return result;
    }
    for (const auto& documentCase : evaluation.cases) {
        const auto row = metrics::mucStatisticsOf(evaluation.recordsOf(documentCase));
        result->statistics.insert(result->statistics.end(), row.begin(), row.end());
    }
    return result;
}

} // namespace

std::optional<TypeCounting> MucResult::typeCounting(const Evaluation& evaluation) const
{
    const bool isolated = evaluation.spec.perType == PerType::Isolated;
    return TypeCounting { evaluation.labels, isolated ? evaluation.isolated : evaluation.records,
        evaluation.spec.perType == PerType::Gold ? addCounts<true> : addCounts<false> };
}

void MucTable::take(const metrics::Tally& tally)
{
    for (std::size_t i = 0; i < m_apart.size(); ++i) {
        m_apart[i] = m_apart[i] || tally.counts[i] != tally.systemCounts[i];
    }
}

bool MucTable::sidesApart() const { return std::find(m_apart.begin(), m_apart.end(), true) != m_apart.end(); }

std::vector<ScoreColumn> MucTable::counts() const
{
    std::vector<ScoreColumn> columns;
    const auto add = [&](Outcome outcome, ScoreColumn ofSystem) {
        columns.push_back(static_cast<ScoreColumn>(outcome));
        if (m_apart[static_cast<std::size_t>(outcome)]) {
            columns.push_back(ofSystem);
        }
    };
    add(Outcome::Correct, ScoreColumn::CorrectOfSystem);
    if (m_scheme == Scheme::Partial) {
        add(Outcome::Partial, ScoreColumn::PartialOfSystem);
    } else {
        add(Outcome::Incorrect, ScoreColumn::IncorrectOfSystem);
    }
    columns.insert(columns.end(),
        { ScoreColumn::Missing, ScoreColumn::Spurious, ScoreColumn::Possible, ScoreColumn::Actual });
    return columns;
}

std::vector<Sheet::Column> MucTable::columns() const
{
    std::vector<Sheet::Column> columns;
    for (const auto column : counts()) {
        const auto& head = countHeads.at(static_cast<std::size_t>(column));
        columns.push_back({ head.id, head.title, head.meaning, head.lowerIsBetter });
    }
    columns.push_back(precisionColumn("(COR + 0.5 PAR) of the system / ACT."));
    columns.push_back(recallColumn("(COR + 0.5 PAR) of the gold / POS."));
    columns.push_back(f1Column());
    return columns;
}

Sheet::Row MucTable::row(std::string name, const metrics::Tally& tally, const CountedRow* records) const
{
    Sheet::Row result { std::move(name), {} };
    const auto cell = [&](ScoreColumn column) {
        SheetCell count { static_cast<double>(countOf(tally, column)), true, {}, {} };
        if (!tally.systemTold && (column == ScoreColumn::Spurious || column == ScoreColumn::Actual)) {
            count.value.reset();
            count.untold = true;
        } else if (records != nullptr) {
            count.link = records->cell(m_scheme, column);
        }
        return count;
    };
    for (const auto column : counts()) {
        result.cells.push_back(cell(column));
    }
    const auto ratio = [&](ScoreColumn correctOf, ScoreColumn partialOf, ScoreColumn whole,
                           const char* wholeName, std::optional<double> value) {
        const auto correct = cell(correctOf);
        auto made = ratioCell(correct, "COR", cell(whole), wholeName);
        made.untold = !tally.systemTold && whole == ScoreColumn::Actual;
        if (m_scheme == Scheme::Partial) {
            const auto partial = cell(partialOf);
            made.value = value;
            made.formula = { { "(", std::nullopt }, made.formula[0], { " + 0.5 × ", std::nullopt },
                { support::shortest(*partial.value) + " PAR", partial.link }, { ") / ", std::nullopt },
                made.formula[2],
                { " = " + (value ? support::fixed(*value, 4) : std::string("–")), std::nullopt } };
        }
        return made;
    };
    const auto precision = ratio(ScoreColumn::CorrectOfSystem, ScoreColumn::PartialOfSystem,
        ScoreColumn::Actual, "ACT", tally.precision());
    const auto recall
        = ratio(ScoreColumn::Correct, ScoreColumn::Partial, ScoreColumn::Possible, "POS", tally.recall());
    result.cells.push_back(precision);
    result.cells.push_back(recall);
    result.cells.push_back(f1Cell(precision, recall));
    result.cells.back().untold = precision.untold;
    return result;
}

std::string typeRowsNote(PerType perType, bool hipe, bool apart)
{
    switch (perType) {
    case PerType::Class:
        return apart ? "A row is a type: COR, INC, PAR, MIS and Gold count gold annotations of it, columns "
                       "with sys, SPU and System those that the system gave it."
                     : "";
    case PerType::Gold:
        return std::string("A pair stands in the row of the gold's type")
            + (hipe ? ", as the HIPE scorer counts" : "")
            + ": System is not the number of annotations that the system gave the type.";
    case PerType::Isolated:
        return "Each type is matched by itself, as nervaluate 1.x does: the rows do not add up to Overall.";
    }
    return {};
}

Sheet mucSheet(const Evaluation& evaluation, Scheme scheme, bool perDocument)
{
    const std::string name(match::schemeName(scheme));
    Sheet result { perDocument ? name + ".documents" : name, perDocument ? name + ", per document" : name,
        perDocument ? "Document" : "Type", {}, {}, {}, perDocument };
    const auto index = static_cast<std::size_t>(scheme);
    MucTable table(scheme);
    if (!perDocument) {
        for (const auto& type : evaluation.types) {
            table.take(type.tallies[index]);
        }
    }
    result.columns = table.columns();
    CountedRow records;
    if (perDocument) {
        for (const auto& documentCase : evaluation.cases) {
            records.part.documents = { documentCase.name() };
            result.rows.push_back(table.row(documentCase.name(), documentCase.tallies[index], &records));
        }
    } else {
        records.perType = evaluation.spec.perType;
        records.part.list = records.perType == PerType::Isolated ? isolatedList : "";
        for (const auto& type : evaluation.types) {
            records.types = { evaluation.labels[type.label] };
            result.rows.push_back(table.row(records.types.front(), type.tallies[index], &records));
        }
        if (evaluation.types.size() > 1) {
            result.note = typeRowsNote(evaluation.spec.perType,
                evaluation.spec.matching.pairing == match::PairingPolicy::Hipe, table.sidesApart());
        }
    }
    const auto add = [&result](std::string_view note) {
        result.note += (result.note.empty() ? "" : " ") + std::string(note);
    };
    if (!evaluation.systemTold) {
        add(untoldNote);
    } else if (evaluation.spec.slice.noise
        && evaluation.spec.matching.pairing == match::PairingPolicy::Hipe) {
        add("As with the HIPE scorer, every level has the false alarms of all tokens that tell no noise, so "
            "precision and F1 of a level say little.");
    }
    const CountedRow all;
    result.rows.push_back(table.row("Overall", evaluation.overall[index], &all));
    if (!perDocument) {
        setTypeRows(result, "pos", "act");
    }
    return result;
}

std::vector<RowGroup> typeGroups(
    const Evaluation& evaluation, Scheme scheme, std::span<const std::string> labels)
{
    std::vector<RowGroup> groups;
    if (evaluation.spec.perType == PerType::Isolated) {
        return groups;
    }
    const auto index = static_cast<std::size_t>(scheme);
    std::map<std::string, metrics::Tally> tallies;
    MucTable table(scheme);
    for (const auto& type : evaluation.types) {
        tallies.emplace(evaluation.labels[type.label], type.tallies[index]);
        table.take(type.tallies[index]);
    }
    std::map<std::string, std::set<std::string>> mainTypes;
    for (const auto& label : labels) {
        mainTypes[std::string(annotation::mainType(label))].insert(label);
    }
    for (const auto& [mainType, members] : mainTypes) {
        if (members.size() < 2) {
            continue;
        }
        CountedRow records;
        records.perType = evaluation.spec.perType;
        records.types.assign(members.begin(), members.end());
        metrics::Tally sum;
        for (const auto& member : members) {
            if (const auto own = tallies.find(member); own != tallies.end()) {
                sum += own->second;
            }
        }
        groups.push_back({ table.row(mainType, sum, &records), records.types });
    }
    return groups;
}

support::Result<MadeResult> computeMuc(const Evaluation& evaluation, support::Progress& /*progress*/)
{
    return compute(evaluation, true);
}

support::Result<MadeResult> computeMucScores(const Evaluation& evaluation, support::Progress& /*progress*/)
{
    return compute(evaluation, false);
}

} // namespace touchstone::analysis
