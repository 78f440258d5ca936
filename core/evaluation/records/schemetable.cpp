// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/schemetable.h"

#include "core/annotation/label.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/support/numbers.h"

#include <set>

namespace touchstone::analysis {

using match::Outcome;
using match::Scheme;

namespace {

struct CountHead
{
    const char *id, *title, *meaning;
    bool lowerIsBetter = false;
};

/// In the order of ScoreColumn.
constexpr auto countHeads = std::to_array<CountHead>({
    { "cor", "COR", "Correct. The system's annotation counts as right under the scheme chosen." },
    { "inc", "INC", "Incorrect. Gold and system are paired, but differ in what the scheme compares." },
    { "par", "PAR", "Partial. The spans overlap without being equal; counts half." },
    { "mis", "MIS", "Missing. The gold has an annotation that the system lacks.", true },
    { "spu", "SPU", "Spurious. The system has an annotation that the gold lacks.", true },
    { "pos", "Gold", "Annotations of the gold: COR + INC + PAR + MIS." },
    { "act", "System", "Annotations of the system: COR + INC + PAR + SPU." },
    { "cor_system", "COR sys", "Correct, of the system's annotations of the type." },
    { "inc_system", "INC sys", "Incorrect, of the system's annotations of the type." },
    { "par_system", "PAR sys", "Partial, of the system's annotations of the type; counts half." },
});

} // namespace

void SchemeTable::take(const metrics::Tally& tally)
{
    for (std::size_t i = 0; i < m_apart.size(); ++i) {
        m_apart[i] = m_apart[i] || tally.counts[i] != tally.systemCounts[i];
    }
}

bool SchemeTable::sidesApart() const
{
    return std::find(m_apart.begin(), m_apart.end(), true) != m_apart.end();
}

std::vector<ScoreColumn> SchemeTable::counts() const
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

std::vector<Sheet::Column> SchemeTable::columns() const
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

Sheet::Row SchemeTable::row(std::string name, const metrics::Tally& tally, const CountedRow* records) const
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
    if (!tally.ratesTold) {
        result.cells.resize(result.cells.size() + 3, { std::nullopt, false, std::nullopt, {}, true });
        return result;
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

support::Message typeRowsNote(PerType perType, bool hipe, bool apart)
{
    switch (perType) {
    case PerType::Class:
        return apart ? support::said("A row is a type: COR, INC, PAR, MIS and Gold count gold annotations of "
                                     "it, columns with sys, SPU and System those that the system gave it.")
                     : support::Message();
    case PerType::Gold:
        return support::said(hipe
                ? "A pair stands in the row of the gold's type, as the HIPE scorer counts: System is not the "
                  "number of annotations that the system gave the type."
                : "A pair stands in the row of the gold's type: System is not the number of annotations that "
                  "the system gave the type.");
    case PerType::Isolated:
        return support::said(
            "Each type is matched by itself, as nervaluate 1.x does: the rows do not add up to Overall.");
    }
    return {};
}

Sheet schemeSheet(const Evaluation& evaluation, Scheme scheme, bool perDocument, bool withRows)
{
    const std::string name(match::schemeName(scheme));
    Sheet result { perDocument ? name + ".documents" : name, perDocument ? name + ", per document" : name,
        perDocument ? "Document" : typeRowTitle, {}, {}, {}, perDocument };
    const auto index = static_cast<std::size_t>(scheme);
    SchemeTable table(scheme);
    if (!perDocument) {
        for (const auto& type : evaluation.types) {
            table.take(type.tallies[index]);
        }
    }
    result.columns = table.columns();
    CountedRow records;
    if (!withRows) {
        return result;
    }
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
            addToNote(result,
                typeRowsNote(evaluation.spec.perType,
                    evaluation.spec.matching.pairing == match::PairingPolicy::Hipe, table.sidesApart()));
        }
    }
    if (!evaluation.systemTold) {
        addToNote(result, support::said(untoldNote));
    } else if (evaluation.spec.restriction.noise
        && evaluation.spec.matching.pairing == match::PairingPolicy::Hipe) {
        addToNote(result,
            support::said("As with the HIPE scorer, every level has the false alarms of all tokens that tell "
                          "no noise, so precision and F1 of a level say little."));
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
    SchemeTable table(scheme);
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

} // namespace touchstone::analysis
