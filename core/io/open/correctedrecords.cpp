// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/correctedrecords.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/drafts/offsetunits.h"
#include "core/io/bytes/jsontext.h"
#include "core/io/json/jsontree.h"
#include "core/io/open/correctedcolumn.h"
#include "core/io/open/opener.h"

#include <map>
#include <set>

namespace touchstone::io {

namespace {

/// An annotation as lines of these formats can say it.
using SpanAndType = std::pair<text::Span, std::string>;

/// Sorted; nothing where one is in pieces.
std::optional<std::vector<SpanAndType>> spansAndTypes(
    const annotation::Layer& layer, const annotation::Document& document)
{
    std::vector<SpanAndType> list;
    const auto& tree = document.annotations;
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        if (!tree.fragments(at).empty()) {
            return std::nullopt;
        }
        list.emplace_back(tree.entities[at].span, layer.labels.name(tree.entities[at].label));
    }
    std::ranges::sort(list);
    return list;
}

constexpr std::array<std::string_view, 1> prodigyKeys { "spans" };
constexpr std::array<std::string_view, 4> doccanoKeys { "label", "labels", "entities", "annotations" };

/// One record whose annotations are written anew.
class RecordWriting
{
public:
    RecordWriting(std::string_view format, OffsetUnit unit, const annotation::Document& document)
        : m_prodigy(format == "prodigy")
        , m_unit(unit)
        , m_text(document.text)
    {
    }

    /// Nothing: the line is no record.
    std::optional<std::string> written(std::string_view line, std::vector<SpanAndType> wanted)
    {
        JsonTree tree;
        if (tree.parse(line) || !tree.root().isObject()) {
            return std::nullopt;
        }
        const auto root = tree.root();
        const auto keys = m_prodigy ? std::span<const std::string_view>(prodigyKeys)
                                    : std::span<const std::string_view>(doccanoKeys);
        struct List
        {
            JsonValue value;
            std::vector<std::string> items;
        };
        std::vector<List> lists;
        for (const auto key : keys) {
            if (root[key].isArray()) {
                lists.push_back({ root[key], keptOf(root, root[key], wanted) });
            }
        }
        std::string result(line);
        if (lists.empty()) {
            auto items = newItems(root, {}, keys.front(), wanted);
            const auto end = root.byte() + root.token().size() - 1;
            result.insert(
                end, (root.hasElements() ? ", " : "") + quotedJson(keys.front()) + ": " + arrayOf(items));
            return result;
        }
        for (auto& item : newItems(root, lists.front().value, lists.front().value.key(), wanted)) {
            lists.front().items.push_back(std::move(item));
        }
        std::ranges::sort(lists, std::greater(), [](const List& list) { return list.value.byte(); });
        for (const auto& list : lists) {
            result.replace(list.value.byte(), list.value.token().size(), arrayOf(list.items));
        }
        return result;
    }

private:
    static std::string arrayOf(const std::vector<std::string>& items)
    {
        std::string text = "[";
        for (const auto& item : items) {
            text += (text.size() == 1 ? "" : ", ") + item;
        }
        return text + "]";
    }

    [[nodiscard]] std::optional<std::uint32_t> codePoint(std::optional<std::int64_t> offset) const
    {
        if (!offset || *offset < 0) {
            return std::nullopt;
        }
        return codePointAt(m_text, static_cast<std::size_t>(*offset), m_unit);
    }

    [[nodiscard]] std::string offset(std::uint32_t codePoint) const
    {
        return std::to_string(offsetAt(m_text, codePoint, m_unit));
    }

    /// Span and label of an item, as far as it has them.
    [[nodiscard]] std::optional<SpanAndType> saidBy(JsonValue root, JsonValue item) const
    {
        auto from = item.isArray() ? item.first() : item.anyOf({ "start_offset", "startOffset", "start" });
        auto to = item.isArray() ? item.at(1) : item.anyOf({ "end_offset", "endOffset", "end" });
        if (m_prodigy && !(from.exists() && to.exists())) {
            const auto token = [&](const char* key) {
                const auto number = item[key].integer();
                return number && *number >= 0 ? root["tokens"].at(static_cast<std::size_t>(*number))
                                              : JsonValue();
            };
            from = token("token_start")["start"];
            to = token("token_end")["end"];
        }
        const auto begin = codePoint(from.integer());
        const auto end = codePoint(to.integer());
        const auto label = item.isArray() ? item.at(2) : item["label"];
        return begin && end ? std::optional(SpanAndType { { *begin, *end }, std::string(label.identifier()) })
                            : std::nullopt;
    }

    /// The items that stay; takes what they say out of `wanted`.
    std::vector<std::string> keptOf(JsonValue root, JsonValue list, std::vector<SpanAndType>& wanted)
    {
        std::vector<std::string> kept;
        for (const auto item : list) {
            const auto said = saidBy(root, item);
            const auto at = said ? std::ranges::find(wanted, *said) : wanted.end();
            if (!said || at != wanted.end()) {
                kept.emplace_back(item.token());
            }
            if (at != wanted.end()) {
                wanted.erase(at);
            }
        }
        return kept;
    }

    /// As the list has its items already, else as its key has them usually.
    [[nodiscard]] std::vector<std::string> newItems(
        JsonValue root, JsonValue list, std::string_view key, const std::vector<SpanAndType>& wanted) const
    {
        const auto first = list.first();
        const bool asList
            = !m_prodigy && (first.exists() ? first.isArray() : key == "label" || key == "labels");
        const auto* from = m_prodigy || first["start"].exists() ? "start" : "start_offset";
        const auto* to = m_prodigy || first["end"].exists() ? "end" : "end_offset";
        if (first["startOffset"].exists()) {
            from = "startOffset";
            to = "endOffset";
        }
        std::vector<std::string> items;
        for (const auto& [span, type] : wanted) {
            const auto begin = offset(span.begin);
            const auto end = offset(span.end);
            items.push_back(asList ? "[" + begin + ", " + end + ", " + quotedJson(type) + "]"
                                   : "{\"" + std::string(from) + "\": " + begin + ", \"" + to + "\": " + end
                        + (m_prodigy ? tokensOfSpan(root, begin, end) : std::string())
                        + ", \"label\": " + quotedJson(type) + "}");
        }
        return items;
    }

    /// Prodigy's windows want the numbers of the tokens, too.
    static std::string tokensOfSpan(JsonValue root, const std::string& begin, const std::string& end)
    {
        std::optional<std::size_t> first;
        std::size_t number = 0;
        for (const auto token : root["tokens"]) {
            if (token["start"].identifier() == begin) {
                first = number;
            }
            if (first && token["end"].identifier() == end) {
                return ", \"token_start\": " + std::to_string(*first)
                    + ", \"token_end\": " + std::to_string(number);
            }
            ++number;
        }
        return {};
    }

    bool m_prodigy;
    OffsetUnit m_unit;
    const text::Text& m_text;
};

/// The lines of the documents that change, written with offsets of this unit; nothing: a line is no record.
std::optional<std::string> patchedRecords(std::string_view bytes, const annotation::Layer& before,
    const std::map<std::uint32_t, std::size_t>& documents,
    const std::vector<std::vector<SpanAndType>>& wanted, OffsetUnit unit)
{
    std::string result;
    std::size_t done = 0;
    LineCursor lines(bytes);
    for (const auto& [line, document] : documents) {
        while (lines.number() < line && lines.next()) { }
        auto written = lines.number() == line ? RecordWriting(before.format, unit, before.documents[document])
                                                    .written(lines.line(), wanted[document])
                                              : std::nullopt;
        if (!written) {
            return std::nullopt;
        }
        result += bytes.substr(done, lines.offset() - done);
        result += *written;
        done = lines.offset() + lines.line().size();
    }
    return result + std::string(bytes.substr(done));
}

} // namespace

bool hasRecords(std::string_view format) { return format == "prodigy" || format == "doccano"; }

Result<std::string> correctRecords(const annotation::Layer& before, const annotation::Layer& corrected,
    const std::string& path, const ReadOptions& options, Progress& progress)
{
    const auto cannot = [&path](const std::string& why) {
        return failure(
            ErrorCode::InvalidOption, why + ", so nothing was written; --to jsonl keeps all", { path, 0, 0 });
    };
    std::vector<std::vector<SpanAndType>> wanted;
    std::map<std::uint32_t, std::size_t> changed; // by line
    std::set<std::uint32_t> lines;
    for (std::size_t at = 0; at < corrected.documents.size(); ++at) {
        const auto line = before.documents[at].line;
        const auto now = spansAndTypes(corrected, corrected.documents[at]);
        if (!now) {
            return cannot("An annotation in pieces cannot be said in " + before.format);
        }
        if (!lines.insert(line).second) {
            return cannot("The file is not one document a line");
        }
        if (now != spansAndTypes(before, before.documents[at])) {
            changed.emplace(line, at);
        }
        wanted.push_back(*now);
    }
    auto bytes = bytesAsTheyAre(path, options);
    if (!bytes || changed.empty()) {
        return bytes;
    }
    for (const auto unit : { OffsetUnit::CodePoints, OffsetUnit::Utf16, OffsetUnit::Bytes }) {
        const auto patched = patchedRecords(*bytes, before, changed, wanted, unit);
        if (!patched) {
            break;
        }
        auto again = options;
        again.content = options.content ? std::make_shared<const std::string>(*patched) : nullptr;
        again.replaced = std::make_shared<const std::map<std::string, std::string>>(
            std::map<std::string, std::string> { { path, *patched } });
        const auto read = openLayer(path, before.name, again, progress);
        if (!read) {
            return Failure(read.error());
        }
        bool same = (*read)->documents.size() == wanted.size();
        for (std::size_t at = 0; same && at < wanted.size(); ++at) {
            same = spansAndTypes(**read, (*read)->documents[at]) == wanted[at];
        }
        if (same) {
            return *patched;
        }
    }
    return cannot("The lines of the file cannot say what the corrections say");
}

} // namespace touchstone::io
