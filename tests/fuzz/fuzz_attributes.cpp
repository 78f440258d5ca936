// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a file of attributes: refused with a place, or a table whose rows are found by their ids.
#include "core/evaluation/settings/attributetable.h"
#include "core/io/userfiles/attributefile.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace touchstone;
    std::string bytes(data, data + size);
    std::replace(bytes.begin(), bytes.end(), '\0', '\xFF'); // the opener replaces both
    auto read = io::parseAttributes(text::repaired(bytes), "f");
    if (!read) {
        require(!read.error().text.empty() && read.error().place.line > 0 && read.error().place.column > 0);
        return 0;
    }
    require(!read->columns.empty() && read->columns.size() <= io::mostAttributes);
    const analysis::AttributeTable table(std::move(read->columns), std::move(read->rows));
    for (const auto& row : table.rows()) {
        require(row.cells.size() == table.columns().size() && row.line > 1);
        const auto* const found = row.annotation.empty() ? table.document(row.document)
                                                         : table.annotation(row.document, row.annotation);
        require(found == &row);
    }
    require(!table.digest().empty());
    return 0;
}
