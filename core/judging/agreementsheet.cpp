// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/agreementsheet.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using Cells = std::array<std::array<std::int64_t, givenVerdicts.size()>, givenVerdicts.size()>;

/// By value of a facet the place of its verdict among the given ones, behind them where it is none.
std::vector<std::size_t> verdictsOf(const FacetColumn& facet)
{
    return support::listOf<std::size_t>(facet.names, [](const std::string& name) {
        const auto verdict = verdictByName(name);
        return verdict ? static_cast<std::size_t>(*verdict) : givenVerdicts.size();
    });
}

RecordFilter filterOf(const std::string& first, const std::string& second, Verdict one, Verdict other)
{
    RecordFilter filter;
    filter.facets = { { verdictSliceOf(first), { std::string(verdictName(one)) } },
        { verdictSliceOf(second), { std::string(verdictName(other)) } } };
    return filter;
}

template <typename LinkOf> Sheet sheetOf(const std::string& second, const Cells& cells, LinkOf linkOf)
{
    Sheet sheet;
    sheet.id = "judges";
    sheet.title = "Verdicts of two judges";
    sheet.rowTitle = "Verdict";
    for (const auto verdict : givenVerdicts) {
        const std::string name(verdictName(verdict));
        sheet.columns.push_back({ name, name, second + " says " + name + "." });
    }
    for (std::size_t row = 0; row < cells.size(); ++row) {
        Sheet::Row line { std::string(verdictName(givenVerdicts.at(row))), {} };
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const auto count = cells.at(row).at(column);
            line.cells.push_back(countCell(
                count, count == 0 ? RecordLink() : linkOf(givenVerdicts.at(row), givenVerdicts.at(column))));
        }
        sheet.rows.push_back(std::move(line));
    }
    return sheet;
}

} // namespace

Sheet agreementSheet(const Evaluation& evaluation, const std::string& first, const std::string& second)
{
    Cells cells {};
    const auto* const one = sliceFacet(evaluation, verdictSliceOf(first));
    const auto* const other = sliceFacet(evaluation, verdictSliceOf(second));
    if (one != nullptr && other != nullptr) {
        const auto rows = verdictsOf(*one);
        const auto columns = verdictsOf(*other);
        for (std::size_t record = 0; record < evaluation.records.size(); ++record) {
            const auto row = rows[one->values[record]];
            const auto column = columns[other->values[record]];
            if (row < cells.size() && column < cells.size()) {
                ++cells.at(row).at(column);
            }
        }
    }
    return sheetOf(second, cells,
        [&](Verdict said, Verdict ofOther) -> RecordLink { return filterOf(first, second, said, ofOther); });
}

Sheet agreementSheet(const JudgeAgreement& both)
{
    Cells cells {};
    for (std::size_t row = 0; row < cells.size(); ++row) {
        for (std::size_t column = 0; column < cells.size(); ++column) {
            cells.at(row).at(column) = std::ssize(both.cells.at(row).at(column));
        }
    }
    return sheetOf(both.second, cells, [](Verdict, Verdict) { return RecordLink(); });
}

} // namespace touchstone::analysis
