// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/comparerecords.h"

#include "app/cli/compare/comparefacts.h"
#include "app/cli/print/recordtable.h"

#include <cmath>

namespace touchstone::cli {

namespace {

using analysis::ComparedNumbers;
using analysis::Table;

constexpr std::size_t shownRecords = 50; ///< of each system, in text for people

/// What the listed records add up to, and all.
Table totalsTable(const ComparedSystems& compared, const ComparedPair& pair, const ComparedNumbers& write)
{
    const auto& a = compared.systems[pair.first].name;
    const auto& b = compared.systems[pair.second].name;
    Table table { .title = "What the listed records account for",
        .columns = { { write.script() ? "number" : "Number" }, { a, true }, { b, true },
            { write.script() ? "difference" : b + " - " + a, true },
            { write.script() ? "listed_difference" : "Listed", true } },
        .rows = {} };
    for (const auto& total : pair.differing->totals) {
        table.rows.push_back({ total.name, write.share(total.whole[0]), write.share(total.whole[1]),
            write.share(total.whole[1] - total.whole[0]), write.share(total.listed[1] - total.listed[0]) });
    }
    return table;
}

/// Do the listed records make a difference to this number?
bool changes(const analysis::DifferingRecords::Part& part, std::size_t name)
{
    constexpr double rounding = 1e-9;
    double difference = 0;
    for (const bool second : { false, true }) {
        const auto& shares = part.sides[second ? 1 : 0].shares;
        for (auto at = name; at < shares.size(); at += part.names.size()) {
            difference += second ? shares[at] : -shares[at];
        }
    }
    return std::abs(difference) > rounding;
}

/// Records of one side of a pair, printed as `errors` does, with what each adds to the score's numbers.
Table recordsTable(const CompareOptions& options, const ComparedSystems& compared, const ComparedPair& pair,
    bool second, const analysis::DifferingRecords::Part& part, const ComparedNumbers& write)
{
    const auto& side = part.sides[second ? 1 : 0];
    const auto& one = compared.systems[second ? pair.second : pair.first].name;
    const auto& other = compared.systems[second ? pair.first : pair.second].name;
    auto numbers = side.numbers;
    const bool cut = !write.script() && numbers.size() > shownRecords;
    if (cut) {
        numbers.resize(shownRecords);
    }
    auto table = errorTable(*side.shown, numbers, pair.scheme, options.form == OutputForm::Tsv);
    table.title = "Records of " + one + " that " + other + " has not so"
        + (part.list.empty() ? "" : " (" + part.list + ")") + ": " + std::to_string(side.numbers.size())
        + (cut ? " (the first " + std::to_string(shownRecords) + "; --json and --tsv list all)" : "");
    for (std::size_t name = 0; name < part.names.size(); ++name) {
        if (!write.script() && !changes(part, name)) {
            continue; // people read what makes the difference
        }
        table.columns.push_back({ part.names[name], true });
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            table.rows[row].push_back(write.share(side.shares[row * part.names.size() + name]));
        }
    }
    if (write.script()) {
        table.columns.insert(table.columns.begin(), { "system" });
        for (auto& row : table.rows) {
            row.insert(row.begin(), one);
        }
    }
    return table;
}

} // namespace

std::vector<Table> differingTables(
    const CompareOptions& options, const ComparedSystems& compared, const ComparedNumbers& write)
{
    std::vector<Table> tables;
    for (const auto& pair : compared.pairs) {
        if (!pair.sameSystem) {
            continue;
        }
        auto parts = pair.differing ? pair.differing->parts : std::vector<analysis::DifferingRecords::Part>();
        if (!pair.differing) {
            auto& part = parts.emplace_back();
            for (const bool second : { false, true }) {
                part.sides[second ? 1 : 0] = { compared.systems[second ? pair.second : pair.first].evaluation,
                    differing(compared, pair, second), {} };
            }
        }
        for (const auto& part : parts) {
            for (const bool second : { false, true }) {
                tables.push_back(recordsTable(options, compared, pair, second, part, write));
            }
        }
        if (pair.differing && !pair.differing->totals.empty()) {
            tables.push_back(totalsTable(compared, pair, write));
        }
    }
    return tables;
}

} // namespace touchstone::cli
