// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/tables/tablecolumns.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/support/numbers.h"

namespace touchstone::io {

namespace {

struct Aliases
{
    TableRole role;
    std::string_view names; ///< each between blanks
};

/// As shared tasks and tools call them; lower case, without "_", "-", "." and blanks.
constexpr std::array aliases {
    Aliases { TableRole::Document,
        " doc document docid documentid docno docname documentname file filename fileid pmid"
        " articleid textid tweetid tweetsid patentid noteid recordid " },
    Aliases { TableRole::Start,
        " start begin from startoffset beginoffset startspan spanstart startchar charstart"
        " charbegin startposition startpos startindex offset off0 entstart entitystart " },
    Aliases { TableRole::End,
        " end stop to endoffset endspan spanend endchar charend endposition endpos endindex off1"
        " entend entityend " },
    Aliases { TableRole::Length, " length len " },
    Aliases { TableRole::Label,
        " label type tag class category entitytype enttype netype nerlabel semantictype"
        " entitylabel labelname " },
    Aliases { TableRole::Text,
        " text mention surface span extraction term words form string mentiontext entitytext"
        " surfaceform coveredtext spantext " },
    Aliases { TableRole::Id, " id annotationid annid entityid mentionid spanid mark " },
    Aliases {
        TableRole::Link, " link links code kbid cui conceptid identifier wikidata wikidataid qid uri iri " },
    Aliases { TableRole::Score, " score confidence probability prob " },
    Aliases { TableRole::DocumentText, " documenttext doctext fulltext content context tweet sentence " },
};

std::string plain(std::string_view name)
{
    std::string result;
    for (const char c : name) {
        if (c != '_' && c != '-' && c != ' ' && c != '.' && c != '#') {
            result += lowered(c);
        }
    }
    return result;
}

std::size_t columnNamed(std::string_view name, std::span<const std::string> header)
{
    auto found = std::ranges::find(header, name);
    found = found == header.end() ? std::ranges::find(header, plain(name), plain) : found;
    return found == header.end() ? TableColumns::none : static_cast<std::size_t>(found - header.begin());
}

std::string listOfRoles()
{
    std::string list;
    for (std::size_t i = 0; i < tableRoles; ++i) {
        append(list, roleName(static_cast<TableRole>(i)));
    }
    return list;
}

Failure unknownRole(std::string_view item)
{
    return failure(ErrorCode::InvalidOption,
        said("--columns: '%1' is none of %2; give them in the order of the file's columns (\"-\" for one "
             "that does not matter), or as start=NAME,end=NAME,label=NAME",
            item, listOfRoles()));
}

} // namespace

std::size_t TableColumns::needed() const
{
    std::size_t last = 0;
    for (const auto role :
        { TableRole::Document, TableRole::Start, TableRole::End, TableRole::Length, TableRole::Label }) {
        last = has(role) ? std::max(last, of(role) + 1) : last;
    }
    return last;
}

std::string_view roleName(TableRole role)
{
    static constexpr std::array<std::string_view, tableRoles> names { "doc", "start", "end", "length",
        "label", "text", "id", "link", "score", "document-text" };
    return names.at(static_cast<std::size_t>(role));
}

std::optional<TableRole> roleOf(std::string_view name)
{
    const auto word = " " + plain(name) + " ";
    const auto* const found = std::find_if(aliases.begin(), aliases.end(),
        [&word](const Aliases& alias) { return alias.names.find(word) != std::string_view::npos; });
    return found == aliases.end() ? std::nullopt : std::optional(found->role);
}

TableColumns columnsOfHeader(std::span<const std::string> header)
{
    TableColumns columns;
    auto entity = TableColumns::none;
    auto name = TableColumns::none;
    for (std::size_t i = 0; i < header.size(); ++i) {
        if (const auto role = roleOf(header[i])) {
            if (!columns.has(*role)) {
                columns.set(*role, i);
            }
        } else if (plain(header[i]) == "entity" && entity == TableColumns::none) {
            entity = i;
        } else if (plain(header[i]) == "name" && name == TableColumns::none) {
            name = i;
        }
    }
    if (entity != TableColumns::none) {
        if (!columns.has(TableRole::Label)) {
            columns.set(TableRole::Label, entity);
        } else if (!columns.has(TableRole::Text)) {
            columns.set(TableRole::Text, entity);
        }
    }
    if (name != TableColumns::none && !columns.has(TableRole::Document)) {
        columns.set(TableRole::Document, name);
    }
    if (columns.has(TableRole::Id) && !columns.has(TableRole::Document) && columns.of(TableRole::Id) == 0) {
        // "id,start,end,label": the first column names the document where no other does.
        columns.set(TableRole::Document, 0);
        columns.set(TableRole::Id, TableColumns::none);
    }
    return columns;
}

Result<TableColumns> columnsOfOption(std::string_view option, std::span<const std::string> header)
{
    TableColumns columns;
    auto list = pieces(option, ",");
    std::transform(list.begin(), list.end(), list.begin(), trimmed);
    const bool named = std::any_of(list.begin(), list.end(),
        [](std::string_view item) { return item.find('=') != std::string_view::npos; });
    if (!named) {
        // The file's own names, where it has all of them; else in the order of its columns.
        const bool byName = std::all_of(list.begin(), list.end(), [&](std::string_view item) {
            return item == "-" || columnNamed(item, header) != TableColumns::none;
        });
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i] == "-" || list[i].empty()) {
                continue;
            }
            const auto role = roleOf(list[i]);
            if (!role) {
                return unknownRole(list[i]);
            }
            columns.set(*role, byName ? columnNamed(list[i], header) : i);
        }
    }
    for (std::size_t i = 0; named && i < list.size(); ++i) {
        const auto equals = list[i].find('=');
        const auto role = roleOf(trimmed(list[i].substr(0, equals)));
        if (!role || equals == std::string_view::npos) {
            return unknownRole(list[i].substr(0, equals));
        }
        const auto name = trimmed(list[i].substr(equals + 1));
        // A number is the column's, whatever the cells of the first row are: they may be data.
        constexpr std::size_t mostColumns = 100000;
        const auto number = support::parsed<std::size_t>(name);
        const auto column = number && *number >= 1 && *number <= mostColumns ? *number - 1
            : number                                                         ? TableColumns::none
                                                                             : columnNamed(name, header);
        if (column == TableColumns::none) {
            return failure(ErrorCode::InvalidOption,
                said("--columns: the file has no column '%1'; give its name in the first row, or its number "
                     "from 1",
                    name));
        }
        columns.set(*role, column);
    }
    if (!columns.complete()) {
        return failure(ErrorCode::InvalidOption,
            said("--columns names no start, end (or length) and label; for example --columns "
                 "doc,start,end,label,text"));
    }
    return columns;
}

std::optional<std::string> optionOfColumns(const TableColumns& columns, std::span<const std::string> header)
{
    std::vector<std::string> inOrder;
    std::string byName;
    std::string byNumber;
    for (std::size_t i = 0; i < tableRoles; ++i) {
        const auto role = static_cast<TableRole>(i);
        if (!columns.has(role)) {
            continue;
        }
        const auto column = columns.of(role);
        inOrder.resize(std::max(inOrder.size(), column + 1), "-");
        inOrder[column] = roleName(role);
        const auto start = std::string(byNumber.empty() ? "" : ",") + std::string(roleName(role)) + "=";
        byName += start + (column < header.size() ? header[column] : std::string());
        byNumber += start + std::to_string(column + 1);
    }
    std::string list;
    for (const auto& item : inOrder) {
        append(list, item, ",");
    }
    for (const auto& option : { list, byNumber, byName }) {
        const auto read = columnsOfOption(option, header);
        if (read && *read == columns) {
            return option;
        }
    }
    return std::nullopt;
}

} // namespace touchstone::io
