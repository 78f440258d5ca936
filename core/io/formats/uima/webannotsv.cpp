// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/uima/webannotsv.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/support/numbers.h"

namespace touchstone::io {

namespace {

constexpr std::size_t mostDigits = 9;

bool isNumber(std::string_view word) { return word.size() <= mostDigits && isDigits(word); }

std::optional<std::int64_t> numberOf(std::string_view word)
{
    return isNumber(word) ? support::parsed<std::int64_t>(word) : std::nullopt;
}

/// Takes what stands before the next tab.
std::string_view takeCell(std::string_view& rest)
{
    const auto tab = std::min(rest.find('\t'), rest.size());
    const auto cell = rest.substr(0, tab);
    rest.remove_prefix(std::min(tab + 1, rest.size()));
    return cell;
}

} // namespace

std::optional<WebannoLayer> webannoLayerOf(std::string_view line, std::size_t column)
{
    WebannoLayer result;
    result.column = column;
    result.spans = line.starts_with("#T_SP=");
    if (!result.spans && !line.starts_with("#T_CH=") && !line.starts_with("#T_RL=")) {
        return std::nullopt;
    }
    const auto names = pieces(trimmed(line.substr(6)), "|");
    result.layer.name = names.front();
    result.layer.features.assign(names.begin() + 1, names.end());
    if (result.layer.features.empty()) {
        result.layer.features.emplace_back(); // its one column says only where it is
    }
    return result;
}

std::optional<WebannoRow> webannoRowOf(std::string_view line)
{
    WebannoRow row;
    row.place = takeCell(line);
    const auto dash = row.place.find('-');
    if (dash == std::string_view::npos || !isNumber(row.place.substr(0, dash))) {
        return std::nullopt;
    }
    const auto token = row.place.substr(dash + 1);
    const auto dot = token.find('.');
    row.part = dot != std::string_view::npos;
    if (!isNumber(token.substr(0, dot)) || (row.part && !isNumber(token.substr(dot + 1)))) {
        return std::nullopt;
    }
    const auto offsets = takeCell(line);
    const auto middle = offsets.find('-');
    const auto begin = numberOf(offsets.substr(0, middle));
    const auto end = middle == std::string_view::npos ? std::nullopt : numberOf(offsets.substr(middle + 1));
    if (!begin || !end || *end < *begin) {
        return std::nullopt;
    }
    row.begin = *begin;
    row.end = *end;
    row.form = takeCell(line);
    row.cells = line;
    return row;
}

std::string_view takeWebannoCell(std::string_view& cells)
{
    const auto cell = takeCell(cells);
    return cell.empty() ? "_" : cell;
}

void webannoItems(std::string_view cell, std::vector<WebannoItem>& items)
{
    items.clear();
    if (cell == "_") {
        return;
    }
    std::size_t begin = 0;
    auto bracket = std::string_view::npos;
    for (std::size_t at = 0; at <= cell.size(); ++at) {
        if (at + 1 < cell.size() && cell[at] == '\\') {
            ++at; // whatever it is
            continue;
        }
        if (at < cell.size() && cell[at] == '[') {
            bracket = at;
        }
        if (at < cell.size() && cell[at] != '|') {
            continue;
        }
        WebannoItem item { cell.substr(begin, at - begin), 0 };
        if (bracket != std::string_view::npos && bracket >= begin && cell[at - 1] == ']') {
            const auto digits = cell.substr(bracket + 1, at - bracket - 2);
            if (const auto id = numberOf(digits)) {
                item.id = static_cast<std::uint32_t>(*id);
                item.value = cell.substr(begin, bracket - begin);
            }
        }
        items.push_back(item);
        begin = at + 1;
        bracket = std::string_view::npos;
    }
}

std::string webannoText(std::string_view escaped)
{
    std::string text;
    text.reserve(escaped.size());
    for (std::size_t i = 0; i < escaped.size(); ++i) {
        if (escaped[i] != '\\' || i + 1 == escaped.size()) {
            text += escaped[i];
            continue;
        }
        const char c = escaped[++i];
        text += c == 't' ? '\t' : c == 'n' ? '\n' : c == 'r' ? '\r' : c;
    }
    return text;
}

std::string webannoEscaped(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        switch (c) {
        case '\t':
            escaped += "\\t";
            break;
        case '\n':
            escaped += "\\n";
            break;
        case '\r':
            escaped += "\\r";
            break;
        default:
            if (std::string_view("\\[]|_*;").find(c) != std::string_view::npos) {
                escaped += '\\';
            }
            escaped += c;
        }
    }
    return escaped;
}

} // namespace touchstone::io
