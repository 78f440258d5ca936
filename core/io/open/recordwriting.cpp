// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/recordwriting.h"

#include "core/io/bytes/jsontext.h"
#include "core/io/json/jsontree.h"

#include <algorithm>
#include <map>
#include <set>

namespace touchstone::io {

namespace {

constexpr std::array<std::string_view, 1> prodigyKeys { "spans" };
constexpr std::array<std::string_view, 4> doccanoKeys { "label", "labels", "entities", "annotations" };
constexpr std::array<std::string_view, 3> startKeys { "start_offset", "startOffset", "start" };
constexpr std::array<std::string_view, 3> endKeys { "end_offset", "endOffset", "end" };

/// One record whose annotations are changed.
class RecordWriting
{
public:
    RecordWriting(const text::Text& text, const RecordForm& form)
        : m_prodigy(form.prodigy)
        , m_unit(form.unit)
        , m_annotator(form.annotator)
        , m_text(text)
    {
    }

    /// Nothing: the line is no record.
    std::optional<WrittenRecord> written(std::string_view line, const RecordChanges& wanted)
    {
        if (m_tree.parse(line) || !m_tree.root().isObject()) {
            return std::nullopt;
        }
        m_root = m_tree.root();
        const auto keys = m_prodigy ? std::span<const std::string_view>(prodigyKeys)
                                    : std::span<const std::string_view>(doccanoKeys);
        std::vector<JsonValue> lists;
        for (const auto key : keys) {
            if (m_root[key].isArray()) {
                lists.push_back(m_root[key]);
            }
        }
        for (const auto& change : wanted.changes) {
            choose(lists, change);
        }
        std::vector<std::pair<JsonValue, std::string>> parts;
        for (const auto list : lists) {
            auto items = itemsOf(list);
            if (list.byte() == lists.front().byte()) {
                std::ranges::move(newItems(list, list.key(), wanted.added), std::back_inserter(items));
            }
            parts.emplace_back(list, arrayOf(items));
        }
        if (auto relations = relationsUnder(wanted.changes)) {
            parts.emplace_back(m_root["relations"], std::move(*relations));
        }
        std::ranges::sort(parts, std::greater(), [](const auto& part) { return part.first.byte(); });
        std::string result(line);
        if (lists.empty() && !wanted.added.empty()) {
            const auto end = m_root.byte() + m_root.token().size() - 1;
            result.insert(end,
                (m_root.hasElements() ? ", " : "") + quotedJson(keys.front()) + ": "
                    + arrayOf(newItems({}, keys.front(), wanted.added)));
        }
        for (const auto& [value, text] : parts) {
            result.replace(value.byte(), value.token().size(), text);
        }
        return WrittenRecord { std::move(result), m_relationsGone };
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

    /// The fields as `write` gives them; nothing: it is left out.
    template <typename Write> static std::string objectOf(JsonValue object, Write&& write)
    {
        std::string text = "{";
        for (const auto field : object) {
            if (const std::optional<std::string> value = write(field)) {
                text += (text.size() == 1 ? "\"" : ", \"") + std::string(field.rawKey()) + "\": " + *value;
            }
        }
        return text + "}";
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

    static JsonValue fieldOf(JsonValue item, std::span<const std::string_view> keys)
    {
        return item.anyOf(keys, &JsonValue::exists);
    }

    /// Does the item say this? A label that is a number may be any.
    [[nodiscard]] bool says(JsonValue item, const SpanAndType& annotation) const
    {
        auto from = item.isArray() ? item.first() : fieldOf(item, startKeys);
        auto to = item.isArray() ? item.at(1) : fieldOf(item, endKeys);
        if (m_prodigy && !(from.exists() && to.exists())) {
            const auto token = [&](const char* key) {
                const auto number = item[key].integer();
                return number && *number >= 0 ? m_root["tokens"].at(static_cast<std::size_t>(*number))
                                              : JsonValue();
            };
            from = token("token_start")["start"];
            to = token("token_end")["end"];
        }
        const auto label = item.isArray() ? item.at(2) : item["label"];
        return codePoint(from.integer()) == annotation.first.begin
            && codePoint(to.integer()) == annotation.first.end
            && (label.isNumber() || label.identifier() == annotation.second);
    }

    /// Is the item one of those that are read?
    [[nodiscard]] bool isRead(JsonValue item) const
    {
        if (m_prodigy) {
            return item["answer"].string() != "reject";
        }
        return m_annotator.empty() || !item["user"].exists() || item["user"].identifier() == m_annotator;
    }

    /// Finds the items of a change: where fewer annotations were read than items say so (of several users),
    /// all of them.
    void choose(std::span<const JsonValue> lists, const ItemChange& change)
    {
        std::size_t place = 0;
        for (const auto list : lists) {
            for (const auto item : list) {
                if (isRead(item) && says(item, change.old)
                    && std::min(place++, change.equal - 1) == change.place) {
                    m_changes.emplace(item.byte(), &change);
                }
            }
        }
    }

    std::vector<std::string> itemsOf(JsonValue list)
    {
        std::vector<std::string> items;
        for (const auto item : list) {
            const auto found = m_changes.find(item.byte());
            if (found == m_changes.end()) {
                items.emplace_back(item.token());
                m_kept.emplace(item["id"].identifier());
            } else if (found->second->now) {
                items.push_back(changed(item, *found->second));
                m_kept.emplace(item["id"].identifier());
            } else {
                m_gone.emplace(item["id"].identifier());
            }
        }
        return items;
    }

    /// The item, or its copy in a relation, as it is now; what a correction does not speak of stays.
    [[nodiscard]] std::string changed(JsonValue item, const ItemChange& change) const
    {
        const auto span = change.now->first;
        const auto& type = change.now->second;
        const bool moved = span != change.old.first;
        const auto begin = offset(span.begin);
        const auto end = offset(span.end);
        const auto label = type == change.old.second ? std::string() : quotedJson(type);
        if (item.isArray()) {
            std::vector<std::string> values;
            for (const auto value : item) {
                const std::array<std::string, 3> now { moved ? begin : "", moved ? end : "", label };
                const auto at = values.size();
                values.push_back(
                    at < now.size() && !now.at(at).empty() ? now.at(at) : std::string(value.token()));
            }
            return arrayOf(values);
        }
        const auto from = fieldOf(item, startKeys);
        const auto to = fieldOf(item, endKeys);
        const auto tokens = moved ? tokensOfSpan(span) : std::nullopt;
        auto text = objectOf(item, [&](JsonValue field) -> std::optional<std::string> {
            const auto key = field.key();
            if (key == "label" && !label.empty()) {
                return label;
            }
            if (!moved) {
                return std::string(field.token());
            }
            if (field.byte() == from.byte() && from.exists()) {
                return begin;
            }
            if (field.byte() == to.byte() && to.exists()) {
                return end;
            }
            if (key == "text" && field.isString()) {
                return quotedJson(m_text.slice(span));
            }
            if (m_prodigy && (key == "token_start" || key == "token_end")) {
                return tokens
                    ? std::optional(std::to_string(key == "token_start" ? tokens->first : tokens->second))
                    : std::nullopt;
            }
            return std::string(field.token());
        });
        if (moved && !(from.exists() && to.exists())) { // it was told by its tokens alone
            text.insert(text.size() - 1,
                (text.size() == 2 ? "\"start\": " : ", \"start\": ") + begin + ", \"end\": " + end);
        }
        return text;
    }

    /// As the list has its items already, else as its key has them usually.
    [[nodiscard]] std::vector<std::string> newItems(
        JsonValue list, std::string_view key, const std::vector<SpanAndType>& wanted) const
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
            // Prodigy's windows want the numbers of the tokens, too.
            const auto tokens = m_prodigy ? tokensOfSpan(span) : std::nullopt;
            items.push_back(asList ? "[" + begin + ", " + end + ", " + quotedJson(type) + "]"
                                   : "{\"" + std::string(from) + "\": " + begin + ", \"" + to + "\": " + end
                        + (tokens ? ", \"token_start\": " + std::to_string(tokens->first)
                                    + ", \"token_end\": " + std::to_string(tokens->second)
                                  : std::string())
                        + ", \"label\": " + quotedJson(type) + "}");
        }
        return items;
    }

    /// The numbers of its first and last token, where both begin and end with it.
    [[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> tokensOfSpan(text::Span span) const
    {
        std::optional<std::size_t> first;
        std::size_t number = 0;
        for (const auto token : m_root["tokens"]) {
            if (token["start"].identifier() == offset(span.begin)) {
                first = number;
            }
            if (first && token["end"].identifier() == offset(span.end)) {
                return std::pair(*first, number);
            }
            ++number;
        }
        return std::nullopt;
    }

    // ---- relations

    /// The list of relations; nothing: it stays as it is.
    std::optional<std::string> relationsUnder(std::span<const ItemChange> changes)
    {
        bool same = true;
        std::vector<std::string> items;
        if (!m_root["relations"].isArray()) {
            return std::nullopt;
        }
        for (const auto relation : m_root["relations"]) {
            auto text = m_prodigy ? relationOfSpans(relation, changes) : relationOfIds(relation);
            same = same && text == relation.token();
            if (text) {
                items.push_back(std::move(*text));
            } else {
                ++m_relationsGone;
            }
        }
        return same ? std::nullopt : std::optional(arrayOf(items));
    }

    [[nodiscard]] std::optional<std::string> relationOfIds(JsonValue relation) const
    {
        const auto isGone = [&](const char* key) {
            const auto id = relation[key].identifier();
            return !id.empty() && m_gone.contains(id) && !m_kept.contains(id);
        };
        return isGone("from_id") || isGone("to_id") ? std::nullopt
                                                    : std::optional(std::string(relation.token()));
    }

    /// Prodigy repeats both spans, and the number of a token of each.
    [[nodiscard]] std::optional<std::string> relationOfSpans(
        JsonValue relation, std::span<const ItemChange> changes) const
    {
        const auto changeOf = [&](const std::string& end) -> const ItemChange* {
            const auto span = relation[end + "_span"];
            const auto at = std::ranges::find_if(
                changes, [&](const ItemChange& change) { return span.isObject() && says(span, change.old); });
            return at == changes.end() ? nullptr : &*at;
        };
        const auto* const head = changeOf("head");
        const auto* const child = changeOf("child");
        if ((head != nullptr && !head->now) || (child != nullptr && !child->now)) {
            return std::nullopt;
        }
        if (head == nullptr && child == nullptr) {
            return std::string(relation.token());
        }
        return objectOf(relation, [&](JsonValue field) {
            const auto key = field.key();
            const auto* const change = key.starts_with("head") ? head
                : key.starts_with("child")                     ? child
                                                               : nullptr;
            if (change != nullptr && (key == "head_span" || key == "child_span")) {
                return changed(field, *change);
            }
            return change != nullptr && (key == "head" || key == "child") ? tokenNow(field, *change)
                                                                          : std::string(field.token());
        });
    }

    /// The token that stands for a span: the first stays the first, the last the last.
    [[nodiscard]] std::string tokenNow(JsonValue number, const ItemChange& change) const
    {
        const auto old = tokensOfSpan(change.old.first);
        const auto now = tokensOfSpan(change.now->first);
        const auto said = number.integer();
        if (!old || !now || !said) {
            return std::string(number.token());
        }
        const auto token = static_cast<std::size_t>(*said);
        return token == old->second ? std::to_string(now->second)
            : token == old->first   ? std::to_string(now->first)
                                    : std::to_string(std::clamp(token, now->first, now->second));
    }

    bool m_prodigy;
    OffsetUnit m_unit;
    const std::string& m_annotator;
    const text::Text& m_text;
    JsonTree m_tree;
    JsonValue m_root;
    std::map<std::size_t, const ItemChange*> m_changes; ///< by the item's first byte
    std::set<std::string, std::less<>> m_kept; ///< ids of items
    std::set<std::string, std::less<>> m_gone;
    std::size_t m_relationsGone = 0;
};

} // namespace

std::optional<WrittenRecord> writtenRecord(
    std::string_view line, const text::Text& text, const RecordChanges& changes, const RecordForm& form)
{
    return RecordWriting(text, form).written(line, changes);
}

} // namespace touchstone::io
