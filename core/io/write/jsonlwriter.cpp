// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/write/jsonlwriter.h"

#include "core/io/bytes/jsontext.h"
#include "core/io/bytes/words.h"

#include <charconv>
#include <unordered_set>

namespace touchstone::io {

namespace {

using annotation::Confidence;
using annotation::Document;
using annotation::EntityTree;
using annotation::LabelSet;
using annotation::Role;

void addKey(std::string& json, std::string_view key, std::string_view value = {})
{
    if (json.back() != '{') {
        json += ", ";
    }
    json += "\"";
    json += key;
    json += "\": ";
    json += value;
}

template <typename Items, typename Write> void addList(std::string& json, const Items& items, Write&& write)
{
    json += "[";
    bool first = true;
    for (const auto& item : items) {
        json += first ? "" : ", ";
        first = false;
        write(item);
    }
    json += "]";
}

void addSpans(std::string& json, std::string_view key, const std::vector<text::Span>& spans)
{
    addKey(json, key);
    addList(json, spans, [&](text::Span span) {
        json += "[" + std::to_string(span.begin) + ", " + std::to_string(span.end) + "]";
    });
}

/// The shortest text that reads as the same number.
std::string numberText(double number)
{
    std::array<char, 32> buffer {};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    return { buffer.data(), result.ptr };
}

/// Metadata must not pass for what the format itself says.
bool isOwnKey(std::string_view key)
{
    static constexpr std::array<std::string_view, 7> own { "id", "numbered", "text", "tokens", "sentences",
        "token_tags", "entities" };
    return contains(own, key);
}

/// JSON text that must stand on one line.
std::string onOneLine(const std::string& json)
{
    if (json.find('\n') == std::string::npos) {
        return json;
    }
    auto line = json; // between two tokens a line end is as good as a blank; inside strings there is none
    std::replace(line.begin(), line.end(), '\n', ' ');
    std::replace(line.begin(), line.end(), '\r', ' ');
    return line;
}

/// The members of an "extra" object without its braces; empty when it is no object or has none.
std::string members(const std::string& extra)
{
    const auto first = extra.find('{');
    const auto last = extra.rfind('}');
    if (first == std::string::npos || last == std::string::npos || findJsonFault(extra)) {
        return {};
    }
    auto inside = onOneLine(extra.substr(first + 1, last - first - 1));
    return inside.find_first_not_of(" \t") == std::string::npos ? std::string() : inside;
}

/// Ids of annotations: the file's own; made up for those that a child needs to name.
std::vector<std::string> idsOf(const EntityTree& tree)
{
    std::vector<std::string> ids(tree.size());
    std::unordered_set<std::string_view> taken;
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
        ids[i] = tree.detailsOf(i).id;
        if (!ids[i].empty()) {
            taken.insert(tree.detailsOf(i).id);
        }
    }
    for (const auto& entity : tree.entities) {
        if (entity.parent != annotation::noEntity && ids[entity.parent].empty()) {
            auto& id = ids[entity.parent];
            id = tree.id(entity.parent);
            while (taken.contains(id)) {
                id += "_";
            }
        }
    }
    return ids;
}

/// As a column has it: "O", "B-PER", "PER".
std::string tagCell(annotation::TokenTag tag, const LabelSet& labels)
{
    constexpr std::string_view letters = "OBIESLUM";
    if (tag.outside()) {
        return "O";
    }
    const auto& label = labels.name(tag.label());
    return tag.prefix() == annotation::TagPrefix::None
        ? label
        : std::string(1, letters[static_cast<std::size_t>(tag.prefix())]) + "-" + label;
}

void addEntity(std::string& json, const Document& document, const LabelSet& labels, std::uint32_t index,
    const std::vector<std::string>& ids)
{
    const auto& entity = document.annotations.entities[index];
    const auto& details = document.annotations.detailsOf(index);
    std::string object = "{";
    if (!ids[index].empty()) {
        addKey(object, "id", quotedJson(ids[index]));
    }
    addKey(object, "start", std::to_string(entity.span.begin));
    addKey(object, "end", std::to_string(entity.span.end));
    addKey(object, "type");
    if (details.furtherLabels.empty()) {
        object += quotedJson(labels.name(entity.label));
    } else {
        std::vector<annotation::LabelId> all { entity.label };
        all.insert(all.end(), details.furtherLabels.begin(), details.furtherLabels.end());
        addList(object, all, [&](annotation::LabelId label) { object += quotedJson(labels.name(label)); });
    }
    if (entity.role == Role::Component) {
        addKey(object, "role", "\"component\"");
    }
    if (entity.parent != annotation::noEntity) {
        addKey(object, "parent", quotedJson(ids[entity.parent]));
    }
    if (!details.fragments.empty()) {
        addSpans(object, "fragments", details.fragments);
    }
    if (!details.links.empty()) {
        addKey(object, "links");
        addList(object, details.links, [&](const std::string& link) { object += quotedJson(link); });
    }
    if (entity.linkUncertain) {
        addKey(object, "link_uncertain", "true");
    }
    if (entity.confidence != Confidence::None) {
        addKey(object, "confidence", entity.confidence == Confidence::Low ? "\"low\"" : "\"high\"");
    }
    if (details.score) {
        addKey(object, "score", numberText(*details.score));
    }
    if (details.noise) {
        addKey(object, "noise", numberText(*details.noise));
    }
    if (!details.source.empty()) {
        addKey(object, "source", quotedJson(details.source));
    }
    if (const auto extra = details.extra.empty() ? std::string() : members(details.extra); !extra.empty()) {
        object += ", " + extra;
    }
    json += object + "}";
}

} // namespace

std::string toJsonl(const Document& document, const LabelSet& labels)
{
    std::string json = "{";
    addKey(json, "id", quotedJson(document.name));
    if (document.numbered) {
        addKey(json, "numbered", "true");
    }
    addKey(json, "text", document.withoutText() ? "null" : quotedJson(document.text.utf8()));
    for (const auto& [key, content] : document.attributes) {
        json += ", " + quotedJson(isOwnKey(key) ? key + "_" : key) + ": ";
        json += findJsonFault(content) ? quotedJson(content) : onOneLine(content);
    }
    if (!document.tokens.empty()) {
        addSpans(json, "tokens", document.tokens);
    }
    if (!document.sentences.empty()) {
        addKey(json, "sentences");
        addList(json, document.sentences, [&](std::uint32_t token) { json += std::to_string(token); });
    }
    if (!document.tokenTags.empty() && document.tokenTags.size() == document.tokens.size()) {
        addKey(json, "token_tags");
        addList(json, document.tokenTags,
            [&](annotation::TokenTag tag) { json += quotedJson(tagCell(tag, labels)); });
    }
    const auto ids = idsOf(document.annotations);
    addKey(json, "entities", "[");
    for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
        json += i == 0 ? "" : ", ";
        addEntity(json, document, labels, i, ids);
    }
    json += "]}";
    return json;
}

std::string toJsonl(const annotation::Layer& layer)
{
    std::string result;
    for (const auto& document : layer.documents) {
        result += toJsonl(document, layer.labels);
        result += "\n";
    }
    return result;
}

} // namespace touchstone::io
