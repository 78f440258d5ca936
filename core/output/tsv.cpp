// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as TSV, for scripts.
#include "core/output/table.h"

#include "core/output/escapes.h"
#include "core/output/tableparts.h"
#include "core/output/touchedsigns.h"

namespace touchstone::analysis {

namespace {

std::string tsvEscaped(std::string_view text)
{
    static constexpr Escape escapes[] { { '\\', "\\\\" }, { '\t', "\\t" }, { '\n', "\\n" }, { '\r', "\\r" } };
    return unsteered(escaped(text, escapes), [](const Steering& sign) {
        constexpr std::string_view digits = "0123456789ABCDEF";
        std::string code = "\\u";
        for (const unsigned shift : { 12U, 8U, 4U, 0U }) {
            code += digits[(sign.point >> shift) & 0xFU];
        }
        return code;
    });
}

} // namespace

std::string toTsvRow(const std::vector<std::string>& cells)
{
    std::string result;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        result += (i == 0 ? "" : "\t") + tsvEscaped(cells[i]);
    }
    return result + "\n";
}

std::string toTsv(const Table& table)
{
    const bool findings = !table.systems.empty();
    auto names = header(table);
    if (findings) {
        names.emplace_back(findingsColumn);
    }
    std::string result = commentLines(table.comment, "# ") + toTsvRow(names);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        auto line = toTsvRow(table.rows[row]);
        if (findings) {
            line.insert(line.size() - 1, "\t" + tsvEscaped(findingsCell(table, row, true)));
        }
        result += line;
    }
    return result;
}

} // namespace touchstone::analysis
