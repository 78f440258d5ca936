// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/outputdiff.h"

#include "core/io/json/jsontree.h"
#include "core/report/recipe.h"
#include "core/support/joined.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

using io::JsonValue;

void differ(OutputDiff& diff, const std::string& place, std::string before, std::string after)
{
    if (++diff.different <= mostListedDifferences) {
        diff.listed.push_back({ place, std::move(before), std::move(after) });
    }
}

/// Labels are keys too, but never of words.
bool isOfItsMaking(std::string_view key, std::size_t depth, const JsonValue& value)
{
    if (depth == 0) {
        return key == "recipe" || key == "touchstone" || key == "diagnostics" || key == "signatures";
    }
    return (key == "path" || key == "file" || key == "signature") && value.isString();
}

class JsonDiff
{
public:
    OutputDiff run(const JsonValue& before, const JsonValue& after)
    {
        compare(before, after, {}, 0);
        return std::move(m_diff);
    }

private:
    static std::string text(const JsonValue& value)
    {
        constexpr std::size_t longest = 60;
        if (!value.exists()) {
            return {};
        }
        auto raw = value.raw();
        return raw.size() <= longest ? raw : value.isObject() ? "{ … }" : "[ … ]";
    }

    void compareFields(
        const JsonValue& before, const JsonValue& after, const std::string& place, std::size_t depth)
    {
        const auto field = [&](std::string_view key, const JsonValue& mine, const JsonValue& theirs) {
            if (!isOfItsMaking(key, depth, mine.exists() ? mine : theirs)) {
                compare(mine, theirs, place + (place.empty() ? "" : ".") + std::string(key), depth + 1);
            }
        };
        std::map<std::string_view, JsonValue> others;
        for (const auto theirs : after) {
            others.emplace(theirs.key(), theirs);
        }
        for (const auto mine : before) {
            const auto theirs = others.extract(mine.key());
            field(mine.key(), mine, theirs ? theirs.mapped() : JsonValue());
        }
        for (const auto& [key, theirs] : others) {
            field(key, {}, theirs);
        }
    }

    void compareElements(
        const JsonValue& before, const JsonValue& after, const std::string& place, std::size_t depth)
    {
        auto one = before.begin();
        auto other = after.begin();
        for (std::size_t i = 0; one != before.end() || other != after.end(); ++i) {
            const auto mine = one != before.end() ? *one : JsonValue();
            const auto theirs = other != after.end() ? *other : JsonValue();
            const auto named = mine.exists() ? mine["name"] : theirs["name"];
            const auto name = named.isString() ? std::string(named.string()) : std::to_string(i);
            compare(mine, theirs, place + "[" + name + "]", depth + 1);
            if (mine.exists()) {
                ++one;
            }
            if (theirs.exists()) {
                ++other;
            }
        }
    }

    void compare(const JsonValue& before, const JsonValue& after, const std::string& place, std::size_t depth)
    {
        constexpr std::size_t deepest = 100;
        if (depth < deepest && before.isObject() && after.isObject()) {
            return compareFields(before, after, place, depth);
        }
        if (depth < deepest && before.isArray() && after.isArray()) {
            return compareElements(before, after, place, depth);
        }
        const bool numbers = before.isNumber() && after.isNumber();
        m_diff.numbers += numbers ? 1U : 0U;
        const auto same = numbers ? before.number() == after.number()
                                  : before.kind() == after.kind() && before.raw() == after.raw();
        if (!same) {
            differ(m_diff, place, text(before), text(after));
        }
    }

    OutputDiff m_diff;
};

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const auto from = text.find_first_not_of(blanks);
    return from == std::string_view::npos ? std::string_view()
                                          : text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

/// Between separators; blanks around cells are no part of them.
std::vector<std::string> split(std::string_view line, std::string_view separator)
{
    std::vector<std::string> cells;
    for (std::size_t from = 0; from <= line.size();) {
        const auto end = std::min(line.find(separator, from), line.size());
        cells.emplace_back(trimmed(line.substr(from, end - from)));
        from = end + separator.size();
    }
    return cells;
}

std::vector<std::string> csvCells(std::string_view line)
{
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (const char c : line) {
        if (c == '"') {
            quoted = !quoted; // two quotes end and begin again
        } else if (c == ',' && !quoted) {
            cells.emplace_back();
        } else {
            cells.back() += c;
        }
    }
    return cells;
}

/// "<tr><td>a</td><td>b</td></tr>"
std::vector<std::string> htmlCells(std::string_view line)
{
    std::vector<std::string> cells;
    for (std::size_t at = 0; (at = line.find("<t", at)) != std::string_view::npos; ++at) {
        const auto tag = line.substr(at, 3);
        if (tag != "<td" && tag != "<th") {
            continue;
        }
        const auto from = line.find('>', at);
        if (from == std::string_view::npos) {
            break;
        }
        const auto end = std::min(line.find("</t", from), line.size());
        cells.emplace_back(line.substr(from + 1, end - from - 1));
        at = end;
    }
    return cells;
}

/// Columns of a table for people: two blanks or more between them.
std::vector<std::string> textCells(std::string_view line)
{
    auto cells = split(line, "  ");
    std::erase(cells, std::string());
    return cells;
}

/// One cell: it is no row.
std::vector<std::string> cellsOf(std::string_view line)
{
    line = trimmed(line);
    if (line.starts_with("<tr>")) {
        return htmlCells(line);
    }
    if (line.starts_with('|') && line.ends_with('|') && line.size() > 1) {
        return split(line.substr(1, line.size() - 2), " |");
    }
    if (line.ends_with("\\\\")) {
        return split(line.substr(0, line.size() - 2), " & ");
    }
    if (line.find('\t') != std::string_view::npos) {
        return split(line, "\t");
    }
    if (auto cells = textCells(line); cells.size() > 1) {
        return cells;
    }
    return csvCells(line);
}

bool isRule(std::string_view line)
{
    return line.find_first_not_of("-|: \t\r") == std::string_view::npos || line.starts_with("─")
        || (line.starts_with('\\') && !line.ends_with("\\\\")) // TeX that is no row
        || (line.starts_with("<t") && !line.starts_with("<tr>")) || line.starts_with("</t");
}

/// The number in a cell, whatever sets it off: "**0.5**<sup>*</sup>", "\textbf{0.5}", "=0.0312".
bool isNumber(std::string_view cell)
{
    const auto digit = cell.find_first_of("0123456789");
    if (digit == std::string_view::npos) {
        return cell == "–" || cell == "--";
    }
    const auto end = cell.find_first_not_of("0123456789.eE+-", digit);
    const auto number = cell.substr(digit, end == std::string_view::npos ? end : end - digit);
    const auto before = cell.substr(0, digit);
    constexpr std::string_view marks = "*[+-=<>strongu/\\textbfdrlin{}";
    return support::parsed<double>(number).has_value()
        && before.find_first_not_of(marks) == std::string_view::npos;
}

struct Row
{
    std::vector<std::string> cells;
    std::vector<std::string> head; ///< of the table; as long as cells
};

/// Columns of paths, which are as the command was typed.
bool namesFile(const std::vector<std::string>& head, std::size_t column)
{
    return column < head.size() && head[column].ends_with("file");
}

/// Rows by what they are: heading, then the words before the first number; of several alike each has its
/// number.
std::map<std::string, Row> rowsOf(std::string_view text)
{
    std::map<std::string, Row> rows;
    std::map<std::string, std::size_t> alike;
    std::vector<std::string> head;
    std::string title;
    for (const auto whole : linesOf(text)) {
        const auto line = trimmed(whole);
        if (line.empty()) {
            head.clear();
            continue;
        }
        if (isRule(line)) {
            continue;
        }
        auto cells = cellsOf(line);
        if (cells.size() < 2) {
            head.clear();
            title = cells.front();
            title.erase(0, title.find_first_not_of("#% "));
        } else if (head.size() != cells.size()) {
            head = cells;
        }
        std::string place = cells.size() < 2 ? "" : title;
        for (std::size_t i = 0; i < cells.size() && (i == 0 || !isNumber(cells[i])); ++i) {
            if (namesFile(head, i) && head != cells) {
                continue;
            }
            place += (place.empty() ? "" : ", ") + cells[i];
        }
        const auto number = ++alike[place];
        rows.emplace(
            place + (number > 1 ? " (" + std::to_string(number) + ")" : ""), Row { std::move(cells), head });
    }
    return rows;
}

void compareRows(OutputDiff& diff, const std::string& place, const Row& before, const Row& after)
{
    const auto width = std::max(before.cells.size(), after.cells.size());
    for (std::size_t i = 0; i < width; ++i) {
        if (namesFile(before.head, i)) {
            continue;
        }
        const auto one = i < before.cells.size() ? before.cells[i] : std::string();
        const auto other = i < after.cells.size() ? after.cells[i] : std::string();
        diff.numbers += isNumber(one) && isNumber(other) ? 1U : 0U;
        if (one != other) {
            const auto& head = i < before.head.size() ? before.head : after.head;
            differ(diff, place + (i < head.size() ? ", " + head[i] : ""), one, other);
        }
    }
}

std::string lineOf(const Row& row) { return support::joined(row.cells, "  "); }

} // namespace

OutputDiff jsonDiff(std::string_view before, std::string_view after)
{
    io::JsonTree one;
    io::JsonTree other;
    if (one.parse(before) || other.parse(after)) {
        OutputDiff diff;
        differ(diff, "JSON", "cannot be read", {});
        return diff;
    }
    return JsonDiff().run(one.root(), other.root());
}

OutputDiff tableDiff(std::string_view before, std::string_view after)
{
    OutputDiff diff;
    const auto one = rowsOf(before);
    const auto other = rowsOf(after);
    for (const auto& [place, row] : one) {
        const auto found = other.find(place);
        if (found == other.end()) {
            differ(diff, place, lineOf(row), {});
        } else {
            compareRows(diff, place, row, found->second);
        }
    }
    for (const auto& [place, row] : other) {
        if (!one.contains(place)) {
            differ(diff, place, {}, lineOf(row));
        }
    }
    return diff;
}

} // namespace touchstone::analysis
