// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/jsonlprobe.h"

#include "core/io/jsontext.h"

#include <algorithm>

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
        result.text = result.text || (key == "text" && line[at] == '"');
        if (key == "entities") {
            result.entities = true;
            result.ownEntities = looksLikeOurs(line.substr(at));
        }
        result.foreign = result.foreign || std::find(foreign.begin(), foreign.end(), key) != foreign.end();
        at += std::max<std::size_t>(extent.bytes.size(), 1);
    }
    return result;
}

} // namespace

Probability probeJsonl(std::string_view head, std::string_view suffix)
{
    const bool ours = std::find(jsonlSuffixes.begin(), jsonlSuffixes.end(), suffix) != jsonlSuffixes.end();
    const auto start = withoutJsonBlanks(head);
    const auto line = withoutJsonBlanks(start.substr(0, start.find('\n')));
    if (line.empty()) {
        return 0;
    }
    const auto first = lookAt(line);
    if (!first.object) {
        // An array of documents is not ours, but the reader knows the cure.
        return ours && line.starts_with('[') ? 20 : 0;
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
