// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/measurecells.h"

#include "core/evaluation/slices/filtering.h"

#include <gtest/gtest.h>

#include <map>

namespace touchstone::testsupport {

using namespace analysis;

std::size_t expectCountsToSelectTheirRecords(const EvaluationPtr& evaluation, const MeasureResult& result)
{
    std::map<std::string, EvaluationPtr> through { { "", evaluation } };
    for (const auto& list : result.lists) {
        EXPECT_EQ(list.records.size(), list.bits.size()) << list.id;
        for (const auto& column : list.values) {
            EXPECT_EQ(list.records.size(), column.values.size()) << list.id << " " << column.id;
        }
        through[list.id] = throughList(evaluation, list);
    }
    const auto selected = [&](const RecordFilter& link) -> std::size_t {
        const auto found = through.find(link.list);
        if (found == through.end()) {
            ADD_FAILURE() << "no record list " << link.list;
            return 0;
        }
        return filtered(*found->second, std::span(&link, 1)).size();
    };
    std::size_t checked = 0;
    for (const auto& sheet : result.sheets) {
        for (const auto& row : sheet.rows) {
            EXPECT_EQ(row.cells.size(), sheet.columns.size()) << sheet.id << " " << row.name;
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                const auto& cell = row.cells[i];
                if (cell.link) {
                    ++checked;
                    EXPECT_TRUE(cell.isCount);
                    EXPECT_EQ(static_cast<double>(selected(*cell.link)), cell.value.value_or(-1))
                        << result.measure << " " << sheet.id << " " << row.name << " " << sheet.columns[i].id;
                }
                for (const auto& part : cell.formula) {
                    if (part.link) {
                        ++checked;
                        EXPECT_EQ(
                            std::to_string(selected(*part.link)), part.text.substr(0, part.text.find(' ')))
                            << result.measure << " " << sheet.id << " " << row.name << " " << part.text;
                    }
                }
            }
        }
    }
    return checked;
}

} // namespace touchstone::testsupport
