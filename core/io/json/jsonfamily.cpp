// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/jsonfamily.h"

#include "core/io/bytes/words.h"
#include "core/io/json/jsontree.h"

namespace touchstone::io {

namespace {

constexpr std::size_t mostRecords = 20;

bool isListOf(JsonValue list, JsonKind kind)
{
    const auto first = list.first();
    return list.isArray() && first.exists() && first.kind() == kind;
}

bool hasAny(JsonValue object, std::initializer_list<std::string_view> keys)
{
    return object.anyOf(keys).exists();
}

bool hasStartOffset(JsonValue list) { return list.isArray() && list.first()["start_offset"].exists(); }

bool isTokenList(JsonValue list) { return isListOf(list, JsonKind::String); }

bool isTagList(JsonValue list)
{
    return isListOf(list, JsonKind::Number) || isListOf(list, JsonKind::String);
}

/// A region of Label Studio's short export: {"start", "end", "text", "labels": [...]}.
bool isRegion(JsonValue object)
{
    return object.anyOf({ "labels", "hypertextlabels", "paragraphlabels" }).isArray()
        && object["start"].exists();
}

bool isLabelStudio(JsonValue record)
{
    if (record["data"].isObject()
        && (record["annotations"].isArray() || record["completions"].isArray()
            || record["predictions"].isArray())) {
        return true;
    }
    if (const auto task = record["tasks"].first();
        task["data"].isObject() && hasAny(task, { "annotations", "completions", "predictions" })) {
        return true; // as the tool's interface answers
    }
    if (record["annotation_id"].exists() && hasAny(record, { "annotator", "lead_time", "updated_at" })) {
        return true;
    }
    for (const auto field : record) {
        if (field.isArray() && field.key() != "spans" && isRegion(field.first())) {
            return true;
        }
    }
    return false;
}

bool isElevant(JsonValue record)
{
    if (record["entities"].isArray()) {
        return false; // our own lines made of such: what is no annotation stays beside them
    }
    return hasAny(record, { "evaluation_span", "entity_mentions" })
        || record["labels"].first()["entity_id"].exists();
}

bool isSpacy(JsonValue record)
{
    if (record.isArray()) { // ["text", {"entities": …}]
        const auto annotations = record.at(1);
        return record.first().isString() && annotations.isObject()
            && (hasAny(annotations, { "entities", "ents", "spans", "cats" }) || !annotations.hasElements());
    }
    if (record["paragraphs"].isArray()
        && hasAny(record["paragraphs"].first(), { "sentences", "raw", "entities" })) {
        return true;
    }
    if (record["annotations"].isArray()) { // {"classes": […], "annotations": [["text", {…}]]}
        const auto pair = record["annotations"].first();
        if (pair.isArray() && pair.first().isString() && pair.at(1).isObject()) {
            return true;
        }
    }
    if (!record["text"].isString()) {
        return false;
    }
    const auto token = record["tokens"].first();
    return record["ents"].isArray() || record["spans"].isObject() || record["sents"].isArray()
        || record["spans"].first()["start_token"].exists() || isTriple(record["entities"].first())
        || (token["id"].isNumber() && hasOffsets(token) && !token["text"].exists()
            && !record["spans"].exists());
}

bool isProdigy(JsonValue record)
{
    const bool hashed = hasAny(record, { "_input_hash", "_task_hash" });
    const bool spans = record["spans"].isArray()
        && (!record["spans"].hasElements() || hasOffsets(record["spans"].first()));
    return record["text"].isString() && !record["entities"].exists()
        && ((spans && !record["ents"].exists()) || (hashed && record["answer"].isString()));
}

bool isDoccano(JsonValue record)
{
    if (!record["text"].isString() && !record["data"].isString()) {
        return false;
    }
    const auto label = record.anyOf({ "label", "labels" });
    // A list of entities beside labels is Flair's: the labels are the text's, and often none.
    return hasAny(record, { "annotation_approver", "Comments" }) || hasStartOffset(record["annotations"])
        || hasStartOffset(record["entities"]) || hasStartOffset(label)
        || (label.isArray()
            && (isTriple(label.first()) || (!label.hasElements() && !record["entities"].isArray())));
}

bool isHuggingFace(JsonValue record)
{
    if (record.isArray()) {
        return isPipelineEntity(record.first()) || isSpanOutput(record.first());
    }
    if (isPipelineEntity(record) || (record["features"].isArray() && record["rows"].isArray())) {
        return true;
    }
    const auto tokens = record.anyOf({ "tokens", "words" });
    for (const auto field : record) {
        const auto key = field.key();
        const auto inner = field.isArray() ? field.first() : JsonValue();
        if (isPipelineEntity(inner)
            || (inner.isObject() && isTokenList(inner.anyOf({ "tokens", "words" }))
                && isTagList(inner.anyOf({ "ner_tags", "tags", "labels", "ner" })))) {
            return true;
        }
        const bool tags = key == "ner_tags" || key == "tags" || key == "labels" || key == "ner"
            || key == "ner_labels" || key == "label" || key == "tag" || key == "fine_ner_tags"
            || contains(predictionKeys, key);
        if (tags
            && ((isTokenList(tokens) && isTagList(field))
                || (isTokenList(tokens.first()) && isTagList(field.first())))) {
            return true;
        }
    }
    return false;
}

/// Words and labels in one of the shapes that models are asked for.
bool isMentions(JsonValue record)
{
    const auto entities = mentionsOf(record);
    if (entities.isObject()) { // {"PER": ["Ada"]}
        const auto first = entities.first();
        return isListOf(first, JsonKind::String) || (first.isArray() && record["text"].isString());
    }
    const auto first = entities.first();
    if (!entities.isArray() || hasOffsets(first) || hasStartOffset(entities)) {
        return false;
    }
    if (first.isArray()) {
        return first.first().isString() && first.at(1).isString();
    }
    return hasAny(first, { "text", "entity", "name", "mention", "word", "surface", "value" })
        && (hasAny(first, { "label", "type", "entity_type", "category", "class" })
            || first["labels"].first()["value"].isString());
}

bool isOwn(JsonValue record)
{
    const auto first = record["entities"].first();
    return record["text"].exists() && record["entities"].isArray() && hasOffsets(first)
        && hasAny(first, { "type", "label", "role" });
}

JsonFamily familyOf(JsonValue record)
{
    // From the most telling mark to the least.
    static constexpr std::array<std::pair<bool (*)(JsonValue), JsonFamily>, 8> marks { {
        { isElevant, JsonFamily::Elevant },
        { isLabelStudio, JsonFamily::LabelStudio },
        { isOwn, JsonFamily::Own },
        { isHuggingFace, JsonFamily::HuggingFace },
        { isSpacy, JsonFamily::Spacy },
        { isProdigy, JsonFamily::Prodigy },
        { isDoccano, JsonFamily::Doccano },
        { isMentions, JsonFamily::Mentions },
    } };
    const auto* const found
        = std::find_if(marks.begin(), marks.end(), [record](const auto& mark) { return mark.first(record); });
    return found == marks.end() ? JsonFamily::None : found->second;
}

/// Documents in an array, or over several lines each: what a script writes with one call. Roles, parents and
/// links are JSON lines' own.
bool isDumped(std::string_view head)
{
    const auto text = withoutJsonBlanks(head);
    const auto line = withoutJsonBlanks(text.substr(0, text.find('\n')));
    const bool broken
        = text.starts_with('[') || line == "{" || (line.starts_with('{') && line.ends_with(','));
    return broken && text.find("\"role\"") == std::string_view::npos
        && text.find("\"parent\"") == std::string_view::npos
        && text.find("\"links\"") == std::string_view::npos;
}

// ---- JSON lines

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

bool isOwnEntityKey(std::string_view key)
{
    static constexpr std::array<std::string_view, 13> own { "id", "start", "end", "type", "label", "role",
        "parent", "links", "link_uncertain", "confidence", "score", "fragments", "source" };
    return contains(own, key);
}

bool hasOffsets(JsonValue object) { return object["start"].isNumber() && object["end"].isNumber(); }

JsonValue mentionsOf(JsonValue record)
{
    const auto own = [](JsonValue object) {
        return object.anyOf({ "entities", "mentions", "named_entities" });
    };
    if (const auto here = own(record); here.exists()) {
        return here;
    }
    for (const auto* const key : { "output", "response", "result", "answer", "prediction" }) {
        if (const auto inside = own(record[key]); inside.exists()) {
            return inside;
        }
    }
    return {};
}

bool isPipelineEntity(JsonValue object)
{
    return (object["entity_group"].isString() || (object["entity"].isString() && object["index"].exists())
               || (object["entity"].isString() && object["word"].isString()))
        && hasAny(object, { "word", "score", "start" });
}

bool isSpanOutput(JsonValue object)
{
    return object["label"].isString() && object["text"].isString() && object["score"].isNumber()
        && hasOffsets(object);
}

bool isTriple(JsonValue list)
{
    return list.isArray() && list.first().isNumber() && list.at(1).isNumber() && list.at(2).isString();
}

JsonFamily jsonFamily(std::string_view head)
{
    auto rest = withoutJsonBlanks(head);
    if (rest.empty() || (rest.front() != '{' && rest.front() != '[')) {
        return JsonFamily::None;
    }
    std::array<std::size_t, static_cast<std::size_t>(JsonFamily::Mentions) + 1> counts {};
    std::size_t seen = 0;
    const auto count = [&](JsonValue record) {
        ++seen;
        if (const auto family = familyOf(record); family != JsonFamily::None) {
            ++counts[static_cast<std::size_t>(family)];
        }
    };
    JsonTree tree;
    while (seen < mostRecords && !rest.empty()) {
        const auto fault = tree.parse(rest);
        const auto root = tree.root();
        if (root.isArray() && familyOf(root) == JsonFamily::None) {
            for (const auto record : root) {
                if (seen < mostRecords) {
                    count(record);
                }
            }
        } else if (root.exists() && (!fault || seen == 0)) {
            count(root); // of a record that is cut only where there is no other
        }
        if (fault) {
            // The next line may be whole.
            const auto lineEnd = rest.find('\n', std::min(fault->byte, rest.size()));
            rest = lineEnd == std::string_view::npos ? std::string_view()
                                                     : withoutJsonBlanks(rest.substr(lineEnd));
        } else {
            rest = withoutJsonBlanks(rest.substr(tree.size()));
        }
        if (!rest.empty() && rest.front() != '{' && rest.front() != '[') {
            ++seen;
            const auto lineEnd = rest.find('\n');
            rest = lineEnd == std::string_view::npos ? std::string_view()
                                                     : withoutJsonBlanks(rest.substr(lineEnd));
        }
    }
    auto* const most = std::max_element(counts.begin(), counts.end());
    const auto family = *most == 0 ? JsonFamily::None : static_cast<JsonFamily>(most - counts.begin());
    return family == JsonFamily::Own && isDumped(head) ? JsonFamily::Mentions : family;
}

bool holdsWholeRecord(std::string_view head)
{
    JsonTree tree;
    return !tree.parse(head) || (tree.root().isArray() && tree.root().at(1).exists());
}

Probability jsonProbability(std::string_view head, std::string_view suffix, JsonFamily family)
{
    if (jsonFamily(head) != family) {
        return 0;
    }
    return contains(jsonSuffixes, suffix) ? 90 : 80;
}

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
