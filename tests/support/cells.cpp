// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cells.h"

#include "core/evaluation/slices/filtering.h"

#include <gtest/gtest.h>

namespace touchstone::testsupport {

using analysis::confusionCell;
using analysis::CountedRow;
using analysis::countOf;
using analysis::Evaluation;
using analysis::filtered;
using analysis::RecordFilter;
using analysis::ScoreColumn;

std::size_t expectCellsToCountTheirRecords(const Evaluation& e)
{
    std::size_t cells = 0;
    const auto count = [&](const RecordFilter& filter) {
        ++cells;
        return static_cast<std::int64_t>(filtered(e, std::span(&filter, 1)).size());
    };
    const auto expectRow = [&](const metrics::SchemeTallies& tallies, const CountedRow& row) {
        for (const auto scheme : match::allSchemes) {
            for (int column = 0; column <= static_cast<int>(ScoreColumn::PartialOfSystem); ++column) {
                const auto one = static_cast<ScoreColumn>(column);
                EXPECT_EQ(
                    count(row.cell(scheme, one)), countOf(tallies[static_cast<std::size_t>(scheme)], one));
            }
        }
    };
    expectRow(e.overall, {});
    for (const auto& type : e.types) {
        expectRow(type.tallies, { {}, { e.labels[type.label] }, e.spec.perType });
    }
    for (const auto& documentCase : e.cases) {
        CountedRow row;
        row.part.documents = { documentCase.name() };
        expectRow(documentCase.tallies, row);
    }
    const auto label
        = [&](std::size_t i) { return i < e.labels.size() ? std::optional(e.labels[i]) : std::nullopt; };
    for (std::size_t row = 0; row <= e.labels.size(); ++row) {
        for (std::size_t column = 0; column <= e.labels.size(); ++column) {
            if (row < e.labels.size() || column < e.labels.size()) {
                EXPECT_EQ(count(confusionCell(label(row), label(column))), e.confusion.at(row, column));
            }
        }
    }
    return cells;
}

} // namespace touchstone::testsupport
