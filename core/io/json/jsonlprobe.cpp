// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/jsonlprobe.h"

#include "core/io/bytes/jsontext.h"
#include "core/io/bytes/words.h"
#include "core/io/json/jsonfamily.h"

namespace touchstone::io {

namespace {

/// What the top-level keys of the first line say. The line may be cut.
struct FirstLine
{
    bool object = false;
    bool text = false;
    bool entities = false;
    bool ownEntities = true; ///< entities are objects with start and end, or none are there to see
    bool foreign = false; ///< keys by which other tools carry their spans
    bool elevant = false;
};

bool looksLikeOurs(std::string_view entities)
{
    const auto list = withoutJsonBlanks(entities);
    if (list.empty() || list.front() != '[') {
        return list.empty();
    }
    const auto first = withoutJsonBlanks(list.substr(1));
    return first.empty() || first.front() == ']'
        || (first.front() == '{'
            && valueExtent(first).bytes.find("\"start_offset\"") == std::string_view::npos);
}

FirstLine lookAt(std::string_view line)
{
    static constexpr std::array<std::string_view, 9> foreign { "spans", "label", "labels", "ents",
        "annotations", "entity_mentions", "ner_tags", "data", "answer" };
    FirstLine result;
    result.object = line.starts_with('{');
    for (std::size_t at = 1; result.object && at < line.size();) {
        const char c = line[at];
        if (c == ' ' || c == '\t' || c == ',' || c == '\r' || c == '\n') {
            ++at;
            continue;
        }
        if (c != '"') {
            break;
        }
        const auto key = stringInside(line.substr(at + 1));
        at = line.find_first_not_of(" \t:", std::min(at + key.size() + 2, line.size()));
        if (at == std::string_view::npos) {
            break;
        }
        const auto extent = valueExtent(line.substr(at));
        result.text = result.text || (key == "text" && (line[at] == '"' || extent.bytes == "null"));
        if (key == "entities") {
            result.entities = true;
            result.ownEntities = looksLikeOurs(line.substr(at));
        }
        result.elevant = result.elevant || key == "evaluation_span" || key == "entity_mentions"
            || (key == "labels" && extent.bytes.find("\"entity_id\"") != std::string_view::npos);
        result.foreign = result.foreign || contains(foreign, key);
        at += std::max<std::size_t>(extent.bytes.size(), 1);
    }
    return result;
}

std::string_view firstLineOf(std::string_view head)
{
    const auto start = withoutJsonBlanks(head);
    return withoutJsonBlanks(start.substr(0, start.find('\n')));
}

bool isJsonlSuffix(std::string_view suffix) { return contains(jsonlSuffixes, suffix); }

} // namespace

Probability probeElevant(std::string_view head, std::string_view suffix)
{
    const auto line = firstLineOf(head);
    const auto first = line.empty() ? FirstLine() : lookAt(line);
    if (!first.elevant || first.entities || !first.text) {
        return 0;
    }
    return isJsonlSuffix(suffix) ? 95 : 80;
}

Probability probeJsonl(std::string_view head, std::string_view suffix)
{
    const bool ours = isJsonlSuffix(suffix);
    const auto line = firstLineOf(head);
    if (line.empty()) {
        return 0;
    }
    const auto family = jsonFamily(head);
    if (family != JsonFamily::None && family != JsonFamily::Own) {
        return 0;
    }
    const auto first = lookAt(line);
    if (!first.object) {
        // An array of documents is not ours, but the reader knows the cure.
        return ours && line.starts_with('[') ? 20 : 0;
    }
    if (first.elevant && first.text && !first.entities) {
        return 0;
    }
    if (first.text && first.entities && first.ownEntities) {
        return ours ? 95 : 80;
    }
    if (first.text && !first.entities && !first.foreign) {
        return ours ? 70 : 40;
    }
    // Something else, or broken: still ours by its name, so that its faults are told.
    return ours ? 20 : 0;
}

} // namespace touchstone::io
