// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/drafts/conceptids.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"

#include <unordered_set>

namespace touchstone::io {

namespace {

bool namesVariant(std::string_view field)
{
    static constexpr std::array<std::string_view, 10> marks { "|SUB|", "|DEL|", "|INS|", "|DUP|", "|INDEL|",
        "|FS|", "|Allele|", "tmVar:", "HGVS:", "RS#:" };
    return std::any_of(marks.begin(), marks.end(),
        [field](std::string_view mark) { return field.find(mark) != std::string_view::npos; });
}

bool saysNothing(std::string_view id)
{
    return id.empty() || id == "-" || id == "None" || id == "none" || id == "null" || id == "NULL";
}

} // namespace

std::vector<std::string> conceptIds(std::string_view field)
{
    std::vector<std::string> ids;
    field = trimmed(field);
    if (saysNothing(field)) {
        return ids;
    }
    if (namesVariant(field)) {
        ids.emplace_back(field);
        return ids;
    }
    std::unordered_set<std::string_view> known;
    for (const auto piece : pieces(field, "|;,")) {
        auto id = trimmed(piece);
        if (id == "-1") {
            id = "NIL";
        }
        if (!saysNothing(id) && known.insert(id).second) {
            ids.emplace_back(id);
        }
    }
    return ids;
}

} // namespace touchstone::io
