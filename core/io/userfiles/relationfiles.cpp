// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/userfiles/relationfiles.h"

#include "core/annotation/hipecell.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/io/json/jsontree.h"
#include "core/io/userfiles/settingsfile.h"
#include "core/support/disjointsets.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/text/casefold.h"

#include <cmath>

namespace touchstone::io {

namespace {

// ------------------------------------------------------------------------------------------------- weights

/// The weight in a cell of the line.
Result<double> weightOf(std::string_view cell, const LineCursor& lines, const std::string& file)
{
    const auto weight = support::parsed<double>(trimmed(cell));
    if (!weight || !std::isfinite(*weight) || *weight < 0 || *weight > largestWeight) {
        return refusedAt(lines, cell.data(), file,
            said("%1 is no weight; column 3 is a number from 0 to %2, usually at most 1.", text::quoted(cell),
                support::shortest(largestWeight)));
    }
    return *weight;
}

// ------------------------------------------------------------------------------------------------- parents

/// "a → b → a": follows the parents from a type on the circle.
std::string circleText(const std::map<std::string, std::string>& parents, const std::string& start)
{
    constexpr int mostShown = 8;
    std::string text = start;
    const std::string* at = &parents.at(start);
    int steps = 0;
    for (; *at != start && steps < mostShown; at = &parents.at(*at), ++steps) {
        text += " → " + *at;
    }
    return text + (*at == start ? " → " + start : " → …");
}

/// Each type's distance to its root, once; nothing when all chains end in time.
std::optional<Message> hierarchyFault(const std::map<std::string, std::string>& parents)
{
    std::map<std::string_view, std::size_t> depths; // 0: on the path that is being walked
    std::vector<std::string_view> path;
    for (const auto& [child, parent] : parents) {
        path.clear();
        auto at = parents.find(child);
        while (at != parents.end() && depths.emplace(at->first, 0).second) {
            path.push_back(at->first);
            at = parents.find(at->second);
        }
        std::size_t depth = 0;
        if (at != parents.end()) {
            depth = depths.at(at->first);
            if (depth == 0) {
                return said("The hierarchy runs in a circle: %1. Take one of these entries out.",
                    circleText(parents, at->first));
            }
        }
        for (auto type = path.rbegin(); type != path.rend(); ++type) {
            depths[*type] = ++depth;
            if (depth > deepestHierarchy) {
                return said("The hierarchy is deeper than %1 levels, at %2; look for an entry that names the "
                            "wrong parent.",
                    deepestHierarchy, text::quoted(*type));
            }
        }
    }
    return std::nullopt;
}

class ParentsParser
{
public:
    ParentsParser(std::string_view utf8, const std::string& file)
        : m_utf8(utf8)
        , m_file(file)
    {
    }

    Result<std::map<std::string, std::string>> run()
    {
        const auto whole = withoutJsonBlanks(m_utf8);
        const auto first = whole.empty() ? 0 : static_cast<std::size_t>(whole.data() - m_utf8.data());
        if (!whole.starts_with('{')) {
            return malformed(said("The file must be one JSON object: %1", shape()), first);
        }
        if (valueExtent(whole).depth > deepestJson) {
            return malformed(said("The file nests too deep; it must be %1", shape()), first);
        }
        if (const auto fault = findJsonFault(m_utf8)) {
            return malformed(
                said("The file is not well-formed JSON (%1). It must be %2", fault->what, shape()),
                fault->byte);
        }
        JsonTree tree;
        if (tree.parse(m_utf8)) {
            return malformed(said("The file cannot be read as JSON; it must be %1", shape()), 0);
        }
        return readEntries(tree.root());
    }

private:
    static Message shape()
    {
        return said("child -> parent, for example {\"loc.city\": \"loc\", \"loc\": \"entity\"}.");
    }

    [[nodiscard]] Failure malformed(Message what, std::size_t byte) const
    {
        return failure(ErrorCode::Malformed, std::move(what), placeOfByte(m_utf8, byte, m_file));
    }

    [[nodiscard]] Result<std::map<std::string, std::string>> readEntries(JsonValue root) const
    {
        std::map<std::string, std::string> parents;
        for (const auto field : root) {
            const std::string child(field.key());
            if (!field.isString()) {
                return malformed(field.isArray() ? said("The parent of %1 must be a string. The file is %2 A "
                                                        "file of parent -> children has to be turned round.",
                                     text::quoted(child), shape())
                                                 : said("The parent of %1 must be a string. The file is %2",
                                                     text::quoted(child), shape()),
                    field.byte());
            }
            const std::string parent(field.string());
            if (child.empty() || parent.empty()) {
                return malformed(said("A type must not be empty. The file is %1", shape()),
                    child.empty() ? field.keyByte() : field.byte());
            }
            const auto [entry, isNew] = parents.emplace(child, parent);
            if (!isNew && entry->second != parent) {
                return malformed(said("%1 has two parents, %2 and %3; a type has one. Take one entry out.",
                                     text::quoted(child), text::quoted(entry->second), text::quoted(parent)),
                    field.keyByte());
            }
        }
        if (const auto fault = hierarchyFault(parents)) {
            return malformed(*fault, 0);
        }
        return parents;
    }

    std::string_view m_utf8;
    const std::string& m_file;
};

// --------------------------------------------------------------------------------------------- equivalents

bool isWikidataId(std::string_view text) { return text.starts_with('Q') && isDigits(text.substr(1)); }

/// "https://www.wikidata.org/wiki/Q183" -> "Q183"; other words: empty.
std::string_view idOfAddress(std::string_view text)
{
    if (text.find("://") == std::string_view::npos) {
        return {};
    }
    const auto path = text.substr(0, text.find_first_of("?#"));
    const auto last = path.substr(path.rfind('/') + 1);
    return isWikidataId(last) ? last : std::string_view();
}

bool isEntry(std::string_view text) { return isWikidataId(text) || !idOfAddress(text).empty(); }

/// What spreadsheets and table libraries write where a cell holds nothing: "#N/A", "NaN" …
bool saysNothing(std::string_view cell)
{
    constexpr std::array<std::string_view, 8> words { "N/A", "n/a", "NA", "NaN", "nan", "NULL", "null",
        "None" };
    return annotation::isEmptyCell(cell) || cell.front() == '#' || contains(words, cell);
}

/// Ids of a cell: joined by bars; ids of Wikidata in a list of any form.
void addIds(std::string_view cell, std::vector<std::string_view>& ids)
{
    const auto parts = [cell](std::string_view separators) {
        auto list = pieces(cell, separators);
        std::transform(list.begin(), list.end(), list.begin(), trimmed);
        std::erase_if(list, saysNothing);
        return list;
    };
    auto list = parts("|,; []()'\"");
    if (!std::all_of(list.begin(), list.end(), isEntry)) {
        list = parts("|");
    }
    ids.insert(ids.end(), list.begin(), list.end());
}

std::vector<std::string_view> idsOf(std::string_view line)
{
    const bool blanks = line.find('\t') == std::string_view::npos;
    std::vector<std::string_view> ids;
    for (const auto cell : cellsOf(line, !blanks)) {
        addIds(cell, ids);
    }
    return ids;
}

/// "Main", or names of columns over lines that each hold an id of Wikidata.
bool isHeading(const std::vector<std::vector<std::string_view>>& lines)
{
    const auto& first = lines.front();
    const auto hasEntry = [](const std::vector<std::string_view>& ids) {
        return std::any_of(ids.begin(), ids.end(), isEntry);
    };
    return first.front() == "Main"
        || (lines.size() > 1 && !hasEntry(first) && std::all_of(lines.begin() + 1, lines.end(), hasEntry));
}

/// Numbers ids in the order in which they come, and says which stand for the same thing.
class Classes
{
public:
    std::uint32_t number(std::string_view id)
    {
        return m_numbers.emplace(id, static_cast<std::uint32_t>(m_numbers.size())).first->second;
    }
    void join(std::uint32_t a, std::uint32_t b) { m_joins.emplace_back(a, b); }

    /// Named by the id that came first.
    [[nodiscard]] annotation::LinkEquivalents classes() const
    {
        support::DisjointSets sets(m_numbers.size());
        for (const auto& [a, b] : m_joins) {
            sets.join(a, b);
        }
        std::vector<std::string_view> names(m_numbers.size());
        for (const auto& [id, number] : m_numbers) {
            names[number] = id;
        }
        annotation::LinkEquivalents result;
        for (const auto& [id, number] : m_numbers) {
            result.representative.emplace(id, names[sets.root(number)]);
        }
        return result;
    }

private:
    std::unordered_map<std::string_view, std::uint32_t> m_numbers; ///< ascending as they came
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_joins;
};

} // namespace

Result<PairWeights> parseWeights(std::string_view utf8, const std::string& file, std::string_view what)
{
    const bool types = what == "type";
    const auto shape = types ? said("gold type, system type, weight, separated by tabs")
                             : said("gold id, system id, weight, separated by tabs");
    PairWeights weights;
    LineCursor lines(utf8);
    while (lines.next()) {
        if (trimmed(lines.line()).empty()) {
            continue;
        }
        const auto columns = cellsOf(lines.line(), true);
        if (columns.size() > 3) {
            return refusedAt(lines, columns[3].data(), file,
                said("The line has more than three columns; each must be %1.", shape));
        }
        if (columns.size() < 3) {
            return refusedAt(lines, lines.line().data(), file,
                saidOf(static_cast<std::int64_t>(columns.size()), "The line has %Ln column; each must be %1.",
                    "The line has %Ln columns; each must be %1.", shape));
        }
        for (const auto name : { columns[0], columns[1] }) {
            if (name.empty()) {
                return refusedAt(lines, name.data(), file,
                    types ? said("The type is empty; each line must be %1.", shape)
                          : said("The id is empty; each line must be %1.", shape));
            }
        }
        const auto weight = weightOf(columns[2], lines, file);
        if (!weight) {
            return Failure(weight.error());
        }
        auto& entry = weights.emplace(std::pair(std::string(columns[0]), std::string(columns[1])), *weight)
                          .first->second;
        entry = std::max(entry, *weight);
    }
    if (weights.empty()) {
        return failure(ErrorCode::Malformed, said("The file holds no weight; each line must be %1.", shape),
            { file, 1, 1 });
    }
    return weights;
}

Result<std::map<std::string, std::string>> parseParents(std::string_view utf8, const std::string& file)
{
    return ParentsParser(utf8, file).run();
}

Result<annotation::LinkEquivalents> parseEquivalents(std::string_view utf8, const std::string& file)
{
    std::vector<std::vector<std::string_view>> table;
    LineCursor lines(utf8);
    while (lines.next()) {
        if (auto ids = idsOf(lines.line()); !ids.empty()) {
            table.push_back(std::move(ids));
        }
    }
    if (!table.empty() && isHeading(table)) {
        table.erase(table.begin());
    }
    if (table.empty()) {
        return failure(ErrorCode::Malformed,
            said("The file holds no ids; each line holds ids that stand for the same thing, separated by "
                 "tabs."),
            { file, 1, 1 });
    }
    Classes classes;
    for (const auto& ids : table) {
        std::optional<std::uint32_t> first;
        const auto join = [&](std::string_view id) {
            const auto number = classes.number(id);
            first = first.value_or(number);
            classes.join(number, *first);
        };
        for (const auto id : ids) {
            if (const auto inside = idOfAddress(id); !inside.empty()) {
                join(inside); // data may hold either
            }
            join(id);
        }
    }
    return classes.classes();
}

Result<std::vector<std::string>> parseTagset(std::string_view utf8, const std::string& file)
{
    std::vector<std::string> labels;
    LineCursor lines(utf8);
    while (lines.next()) {
        const auto line = trimmed(lines.line());
        if (line.empty() || line.substr(0, 2) == "# ") {
            continue;
        }
        if (const auto tab = line.find('\t'); tab != std::string_view::npos) {
            return refusedAt(
                lines, line.data() + tab, file, said("A tag set holds one label a line, and no tab."));
        }
        const auto cell = annotation::iobCell(line);
        if (cell.labelled) {
            labels.push_back(text::upperCased(cell.label));
        }
    }
    if (labels.empty()) {
        return failure(ErrorCode::Malformed,
            said("The file holds no labels; a tag set holds one label a line."), { file, 1, 1 });
    }
    support::sortUnique(labels);
    return labels;
}

Result<PairWeights> readWeights(const std::string& path, std::string_view what)
{
    return readSettingsFile(path, [&](std::string_view bytes) { return parseWeights(bytes, path, what); });
}

Result<std::map<std::string, std::string>> readParents(const std::string& path)
{
    return readSettingsFile(path, [&](std::string_view bytes) { return parseParents(bytes, path); });
}

Result<annotation::LinkEquivalents> readEquivalents(const std::string& path)
{
    return readSettingsFile(path, [&](std::string_view bytes) { return parseEquivalents(bytes, path); });
}

Result<std::vector<std::string>> readTagset(const std::string& path)
{
    return readSettingsFile(path, [&](std::string_view bytes) { return parseTagset(bytes, path); });
}

} // namespace touchstone::io
