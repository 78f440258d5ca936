// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/annotatorsheets.h"

#include "core/support/joined.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

constexpr const char* matrixId = "annotators";
constexpr const char* typesId = "types";

std::string pairTitle(const AnnotatorPairs& compared, const AnnotatorPair& pair)
{
    return compared.names[pair.a] + " – " + compared.names[pair.b];
}

std::string pairwiseTitle(const AnnotatorAgreement& agreement)
{
    return "Agreement of every two (F1, " + std::string(match::schemeName(agreement.scheme)) + ")";
}

/// What annotators' columns are called for scripts: their names, and none twice or as another column.
std::vector<std::string> columnIds(
    const AnnotatorPairs& compared, std::span<const std::size_t> order, std::vector<std::string> taken)
{
    std::vector<std::string> ids;
    for (const auto number : order) {
        auto id = compared.names[number];
        while (support::contains(taken, id)) {
            id += '_';
        }
        taken.push_back(id);
        ids.push_back(std::move(id));
    }
    return ids;
}

/// A number that leads to records of a pair, one of which is `one`.
NotedCell pairCell(SheetCell cell, const RecordFilter& filter, std::size_t one)
{
    cell.link = filter;
    return { std::move(cell), { .system = one } };
}

/// The outcome that is neither agreement nor of one side alone.
match::Outcome unlike(match::Scheme scheme)
{
    return scheme == match::Scheme::Partial ? match::Outcome::Partial : match::Outcome::Incorrect;
}

} // namespace

std::optional<std::pair<std::size_t, std::size_t>> annotatorsBehind(const AnnotatorPairs& compared,
    const AnnotatorAgreement& agreement, const Sheet& sheet, const std::string& row, std::size_t system)
{
    if (sheet.id == matrixId) {
        const auto found = std::ranges::find(compared.names, row);
        return found == compared.names.end()
            ? std::nullopt
            : std::optional(std::pair(static_cast<std::size_t>(found - compared.names.begin()), system));
    }
    if (sheet.id == typesId) {
        const auto found = std::ranges::find(agreement.types, row, &AnnotatorRow::type);
        const auto& line = found == agreement.types.end() ? agreement.overall : *found;
        const auto& farthest = line.annotators[system].farthest;
        return farthest ? std::optional(std::pair(system, *farthest)) : std::nullopt;
    }
    const auto found = std::ranges::find_if(
        compared.pairs, [&](const AnnotatorPair& pair) { return pairTitle(compared, pair) == row; });
    return found == compared.pairs.end() ? std::nullopt : std::optional(std::pair(found->a, found->b));
}

RecordFilter annotatorErrors(match::Scheme scheme, const std::string& type)
{
    RecordFilter filter;
    filter.scheme = scheme;
    filter.errorsOnly = true;
    filter.types = type.empty() ? std::vector<std::string> {} : std::vector { type };
    return filter;
}

Sheet annotatorMatrixSheet(
    const AnnotatorPairs& compared, const AnnotatorAgreement& agreement, std::span<const std::size_t> order)
{
    auto sheet = emptySheet(pairwiseTitle(agreement), "Annotator", "annotator");
    sheet.id = matrixId;
    const auto ids = columnIds(compared, order, { "annotator", "mean" });
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& name = compared.names[order[i]];
        sheet.columns.push_back(
            column(ids[i], name, SheetKind::Number, "F1 of the row's annotator and this one."));
    }
    sheet.columns.push_back(column("mean", "Mean", SheetKind::Number, "Mean F1 with each other annotator."));
    for (const auto one : order) {
        std::vector<NotedCell> cells { textCell(compared.names[one]) };
        for (const auto other : order) {
            const auto& f1 = agreement.f1[one][other];
            cells.push_back(one == other ? NotedCell({}, { .blank = true })
                    : f1 ? pairCell(valueCell(f1), annotatorErrors(agreement.scheme, {}), other)
                         : numberCell({}));
        }
        cells.push_back(numberCell(agreement.overall.annotators[one].with));
        addRow(sheet, cells);
    }
    sheet.headline = "mean";
    return sheet;
}

Sheet annotatorTypesSheet(
    const AnnotatorPairs& compared, const AnnotatorAgreement& agreement, std::span<const std::size_t> order)
{
    auto sheet = emptySheet("Who deviates, by type", typeRowTitle, "type");
    sheet.id = typesId;
    sheet.columns = { column("mean", "Mean F1", SheetKind::Number, "Mean F1 of all pairs of annotators.") };
    const auto ids = columnIds(compared, order, { "type", "mean", "deviates" });
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& name = compared.names[order[i]];
        sheet.columns.push_back(column(ids[i], name, SheetKind::Difference,
            "Mean F1 of this annotator with the others, less the mean F1 of the others among themselves: "
            "below 0 they agree more without this one."));
    }
    sheet.columns.push_back(column("deviates", "Deviates most", SheetKind::Text,
        "Whose difference is the lowest, where it is below 0."));
    const auto add = [&](const AnnotatorRow& row, const std::string& name) {
        std::vector<NotedCell> cells { textCell(name), numberCell(row.mean) };
        for (const auto one : order) {
            const auto& annotator = row.annotators[one];
            cells.push_back(annotator.deviation && annotator.farthest
                    ? pairCell(
                        valueCell(annotator.deviation), annotatorErrors(agreement.scheme, row.type), one)
                    : numberCell({}));
            cells.back().note.bold = support::contains(row.deviating, one);
        }
        auto names = support::listOf<std::string>(
            row.deviating, [&compared](std::size_t one) { return compared.names[one]; });
        std::ranges::sort(names);
        cells.push_back(textCell(support::joined(names)));
        addRow(sheet, cells);
    };
    for (const auto& row : agreement.types) {
        add(row, row.type);
    }
    add(agreement.overall, "Overall");
    return sheet;
}

Sheet annotatorPairsSheet(const AnnotatorPairs& compared, const AnnotatorAgreement& agreement)
{
    const auto scheme = agreement.scheme;
    const bool partial = scheme == match::Scheme::Partial;
    auto sheet = emptySheet("What every two have alike", "Pair");
    sheet.columns = { column("a", "A", SheetKind::Text), column("b", "B", SheetKind::Text),
        column("f1", "F1", SheetKind::Number, "Agreement of A and B."),
        column("agree", "Agree", SheetKind::Number, "Annotations that both have."),
        partial ? column("overlap", "Overlap", SheetKind::Number, "Annotations that only overlap.")
                : column(
                    "differ", "Differ", SheetKind::Number, "Both have an annotation here, but not the same."),
        column("only_a", "Only A", SheetKind::Number, "Annotations that A has alone."),
        column("only_b", "Only B", SheetKind::Number, "Annotations that B has alone.") };
    for (const auto& pair : compared.pairs) {
        const auto& a = compared.names[pair.a];
        const auto& b = compared.names[pair.b];
        std::vector<NotedCell> cells { textCell(pairTitle(compared, pair)), textCell(a), textCell(b),
            numberCell(pair.f1(scheme)) };
        using enum match::Outcome;
        for (const auto& [outcome, column] : { std::pair(Correct, ScoreColumn::Correct),
                 { unlike(scheme), partial ? ScoreColumn::Partial : ScoreColumn::Incorrect },
                 { Missing, ScoreColumn::Missing }, { Spurious, ScoreColumn::Spurious } }) {
            const auto& tally = pair.overall[static_cast<std::size_t>(scheme)];
            cells.push_back(pair.error
                    ? numberCell({})
                    : pairCell(countCell(tally[outcome]), scoreCell(scheme, column), pair.a));
        }
        addRow(sheet, cells);
    }
    sheet.headline = "f1";
    return sheet;
}

} // namespace touchstone::analysis
