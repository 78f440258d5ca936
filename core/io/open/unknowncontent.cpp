// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/unknowncontent.h"

#include "core/io/bytes/jsontext.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/io/formats/tables/tablecolumns.h"
#include "core/io/formats/tables/tablerows.h"
#include "core/io/json/jsonfamily.h"
#include "core/io/json/jsonrecords.h"
#include "core/io/json/jsontree.h"
#include "core/support/numbers.h"

namespace touchstone::io {

namespace {

Message ownShape()
{
    return said("Write one document per line: {\"text\": …, \"entities\": [{\"start\": 0, \"end\": 3, "
                "\"type\": \"PER\"}]}, offsets in code points, the end exclusive");
}

struct Magic
{
    std::string_view begin; ///< with U+FFFD for bytes that are no text
    const char* words; ///< a pattern
};

constexpr std::array magics {
    Magic { "\x1F\xEF\xBF\xBD", support::pattern("it is packed by gzip; unpack it (gunzip)") },
    Magic { "PK\x03\x04",
        support::pattern(
            "it is a ZIP archive or an office document; unpack it, or save the table as CSV or TSV") },
    Magic { "BZh", support::pattern("it is packed by bzip2; unpack it (bunzip2)") },
    Magic { "\xEF\xBF\xBD\x37zXZ", support::pattern("it is packed by xz; unpack it (unxz)") },
    Magic { "(\xEF\xBF\xBD/\xEF\xBF\xBD", support::pattern("it is packed by zstd; unpack it (unzstd)") },
    Magic { "PAR1",
        support::pattern(
            "it is a Parquet file; write its rows as JSON (Dataset.to_json, DataFrame.to_json)") },
    Magic { "ARROW1", support::pattern("it is an Arrow file; write its rows as JSON (Dataset.to_json)") },
    Magic { "%PDF", support::pattern("it is a PDF; annotations must be a file of data") },
    Magic { "SQLite format 3",
        support::pattern("it is an SQLite database; export the annotations from its tool") },
    Magic { "\xEF\xBF\xBD\x03", support::pattern("it is a Python pickle; write the data with json.dump") },
    Magic { "\xEF\xBF\xBD\x04", support::pattern("it is a Python pickle; write the data with json.dump") },
    Magic { "\xEF\xBF\xBD\x05", support::pattern("it is a Python pickle; write the data with json.dump") },
};

bool isBinary(std::string_view head)
{
    constexpr std::size_t looked = 1024;
    const auto part = head.substr(0, looked);
    const auto strange = static_cast<std::size_t>(std::count_if(part.begin(), part.end(), [](char c) {
        return (c >= '\0' && c < '\t') || (c > '\r' && c < ' ') || c == '\xBF'; // \xBF: of U+FFFD
    }));
    return strange * 10 > part.size();
}

/// "TRAIN_DATA = [", "[(…", "{'text': …": values as Python prints them.
bool isPython(std::string_view head)
{
    const auto line = head.substr(0, head.find('\n'));
    const auto equals = line.find('=');
    if (equals != std::string_view::npos
        && line.substr(0, equals).find_first_not_of(
               "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789 ")
            == std::string_view::npos) {
        const auto value = withoutJsonBlanks(head.substr(equals + 1));
        return value.starts_with('[') || value.starts_with('{') || value.starts_with('(');
    }
    const auto inside = head.find_first_not_of("[{( \t\r\n");
    const auto before = head.substr(0, inside);
    return inside != std::string_view::npos && !before.empty()
        && (before.find('(') != std::string_view::npos || head[inside] == '\'')
        && before.find_first_of("[{(") != std::string_view::npos;
}

/// Is it a fault only since the text ends there?
bool isOfTheCut(std::string_view json, const JsonFault& fault)
{
    return fault.byte >= json.size()
        || json.find_first_of(json[fault.byte] == '"' ? "\n" : ",]}: \t\r\n", fault.byte)
        == std::string_view::npos;
}

ContentGuess guessJson(std::string_view head, std::string_view json, bool cut)
{
    JsonTree tree;
    const auto fault = tree.parse(json);
    if (fault && cut && isOfTheCut(json, *fault)) {
        if (!holdsWholeRecord(json)) {
            return { said("it begins like JSON, but its first record is so long that nothing tells whose it "
                          "is; say its format with --format") };
        }
    } else if (fault && fault->byte < json.size()) {
        const auto at
            = placeOfByte(head, static_cast<std::size_t>(json.data() - head.data()) + fault->byte, {});
        return { said("it looks like JSON, but is none (%1); mend it, or write it with a library",
                     fault->what),
            at.line, at.column };
    }
    auto value = tree.root();
    while (value.isArray() && value.hasElements()) {
        value = value.first();
    }
    constexpr std::size_t mostKeys = 8;
    constexpr std::size_t longestKey = 40;
    std::string keys;
    std::size_t count = 0;
    for (const auto field : value) {
        if (value.isObject() && ++count <= mostKeys && field.key().size() <= longestKey) {
            append(keys, field.key());
        }
    }
    keys += count > mostKeys ? ", …" : "";
    return { keys.empty() ? said("it is JSON without records that are known here. %1", ownShape())
                          : said("it is JSON, but its keys (%1) are those of no tool that is known here. %2",
                              keys, ownShape()) };
}

ContentGuess guessMarkup(std::string_view text)
{
    const auto lower = lowered(text.substr(0, 200));
    if (lower.starts_with("<!doctype html") || lower.find("<html") != std::string::npos) {
        return { said(
            "it is a page of the web, perhaps one that says why a download failed; fetch the data itself") };
    }
    return { said(
        "it is XML, but neither BioC nor UIMA XMI nor text with inline tags; export it in one of them") };
}

/// A table whose rows have a start and an end, but whose columns have no names, or none for the label.
ContentGuess guessTable(std::string_view head)
{
    constexpr std::size_t enough = 20;
    constexpr std::size_t mostColumns = 40;
    const char separator = TableRows::separatorOf(head);
    TableRows rows(head, separator);
    std::vector<bool> begins; // by column: below the next one in every row
    const auto* words = support::pattern("it is a table with no names of columns; say what they are with "
                                         "--columns %1, where doc, label and text take the place of -");
    std::size_t count = 0;
    std::size_t columns = 0;
    const auto number = [&rows](std::size_t at) { return support::parsed<std::uint32_t>(rows.cells()[at]); };
    while (count < enough && rows.next()) {
        const auto size = rows.cells().size();
        if (count == 0 && (size < 3 || size > mostColumns)) {
            return {};
        }
        if (count > 0 && size != columns) {
            break; // perhaps cut
        }
        columns = size;
        const bool header = count++ == 0
            && std::none_of(rows.cells().begin(), rows.cells().end(),
                [](const std::string& cell) { return support::parsed<std::uint32_t>(cell).has_value(); });
        if (header) {
            const auto known = columnsOfHeader(rows.cells());
            words = known.has(TableRole::Start) && known.has(TableRole::End)
                ? support::pattern("it is a table with no column for the label; say what they are with "
                                   "--columns %1, where doc, label and text take the place of -")
                : support::pattern("it is a table with columns of other names; say what they are with "
                                   "--columns %1, where doc, label and text take the place of -");
            continue;
        }
        begins.resize(columns, true);
        for (std::size_t at = 0; at < columns; ++at) {
            const auto begin = number(at);
            const auto end = at + 1 < columns ? number(at + 1) : std::nullopt;
            begins[at] = begins[at] && begin && end && *begin < *end;
        }
    }
    const auto found = std::find(begins.begin(), begins.end(), true);
    if (found == begins.end()) {
        return {};
    }
    const auto start = static_cast<std::size_t>(found - begins.begin());
    std::string option;
    for (std::size_t at = 0; at < columns; ++at) {
        option += (at == 0 ? "" : ",") + std::string(at == start ? "start" : at == start + 1 ? "end" : "-");
    }
    return { said(words, option) };
}

} // namespace

ContentGuess guessContent(std::string_view head, bool cut)
{
    const auto text = withoutJsonBlanks(head);
    if (text.empty()) {
        return { said("it holds nothing but white space; write it anew") };
    }
    for (const auto& magic : magics) {
        if (head.starts_with(magic.begin)) {
            return { said(magic.words) };
        }
    }
    if (isBinary(head)) {
        return { said("it is binary data, no text; export it as text") };
    }
    if (isPython(text)) {
        return { said("it is Python, not JSON; write the data with json.dump") };
    }
    if (text.front() == '{' || text.front() == '[') {
        return guessJson(head, text, cut);
    }
    if (text.find("annotation_id") != std::string_view::npos
        && text.find("\"\"start\"\"") != std::string_view::npos) {
        return { said("it is a table of Label Studio; export JSON or JSON_MIN instead") };
    }
    if (text.find("```") != std::string_view::npos && text.find('{') != std::string_view::npos) {
        return { said("it is an answer with words around its JSON; keep what stands between the ``` lines") };
    }
    return text.front() == '<' ? guessMarkup(text) : guessTable(head);
}

} // namespace touchstone::io
