// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/touchstone/jsonentities.h"

#include <algorithm>
#include <cmath>
#include <array>
#include <utility>

namespace touchstone::io {

namespace {

using annotation::Confidence;
using annotation::Role;
using simdjson::ondemand::value;
using support::Severity;

enum Key : std::uint32_t {
    Id,
    Start,
    End,
    Type,
    Label,
    RoleKey,
    Parent,
    Links,
    LinkUncertain,
    ConfidenceKey,
    Score,
    Noise,
    Fragments,
    Source,
    Unknown
};

Key keyOf(std::string_view name)
{
    static constexpr std::array<std::string_view, Unknown> names { "id", "start", "end", "type", "label",
        "role", "parent", "links", "link_uncertain", "confidence", "score", "noise", "fragments", "source" };
    return static_cast<Key>(std::find(names.begin(), names.end(), name) - names.begin());
}

/// Entities between two looks at the stop token.
constexpr std::size_t cancelDistance = 4096;

} // namespace

void readSpans(JsonLine& line, simdjson::ondemand::array list, std::string_view name,
    std::vector<RawSpan>& spans, std::vector<const char*>* places, bool& complete)
{
    for (auto item : list) {
        value pair;
        if (item.get(pair) != simdjson::SUCCESS) {
            line.breakOff();
            return;
        }
        const auto* const at = JsonLine::begin(pair);
        const auto numbers = line.array(pair, name);
        std::array<std::int64_t, 2> ends {};
        std::size_t count = 0;
        bool whole = numbers.has_value();
        if (numbers) {
            auto inner = *numbers;
            for (auto element : inner) {
                value number;
                if (element.get(number) != simdjson::SUCCESS) {
                    line.breakOff();
                    return;
                }
                const auto offset = line.integer(number, name);
                whole = whole && offset;
                if (offset && count < ends.size()) {
                    ends[count] = *offset;
                }
                ++count;
            }
        }
        if (line.broken()) {
            return;
        }
        if (!whole || count != 2) {
            complete = false;
            line.report(Severity::Warning, "jsonl.value", at, [&] {
                return "\"" + std::string(name)
                    + "\" must be a list of pairs of whole numbers, [[start, end], …]; this item is ignored.";
            });
            continue;
        }
        spans.push_back({ ends[0], ends[1] });
        if (places != nullptr) {
            places->push_back(at);
        }
    }
}

// ---------------------------------------------------------------------------------------------- reading

void JsonEntities::read(simdjson::ondemand::array list, const support::Progress& progress)
{
    std::size_t count = 0;
    for (auto item : list) {
        value entity;
        if (item.get(entity) != simdjson::SUCCESS) {
            m_line.breakOff();
        } else {
            readEntity(entity);
        }
        if (m_line.broken() || (++count % cancelDistance == 0 && progress.cancelled())) {
            return;
        }
    }
}

void JsonEntities::readEntity(value& item)
{
    const auto* const at = JsonLine::begin(item);
    simdjson::ondemand::object object;
    if (*at != '{') {
        m_line.report(Severity::Error, "jsonl.entity", at, [] {
            return std::string(
                "An entity must be an object like {\"start\": 0, \"end\": 3, \"type\": \"PER\"}; this "
                "one is skipped.");
        });
        return;
    }
    if (item.get_object().get(object) != simdjson::SUCCESS) {
        m_line.breakOff();
        return;
    }
    auto& entity = m_pending.emplace_back();
    entity.at = at;
    std::uint32_t seen = 0;
    const char* labelAt = nullptr;
    for (auto next : object) {
        simdjson::ondemand::field field;
        if (std::move(next).get(field) != simdjson::SUCCESS) {
            m_line.breakOff();
            return;
        }
        std::string_view rawKey;
        const auto key = m_line.key(field, rawKey);
        if (!m_line.broken()) {
            readField(entity, field.value(), key, rawKey, seen, labelAt);
        }
        if (m_line.broken()) {
            return;
        }
    }
    if (!entity.extra.empty()) {
        entity.extra += "}";
    }
}

void JsonEntities::readField(Pending& entity, value& field, std::string_view key, std::string_view rawKey,
    std::uint32_t& seen, const char*& labelAt)
{
    const auto known = keyOf(key);
    const auto bit = 1U << known;
    if (known != Unknown && (seen & bit) != 0) {
        m_line.report(Severity::Warning, "jsonl.key", JsonLine::begin(field), [&] {
            return "The key \"" + std::string(key) + "\" stands twice in one entity; the first counts.";
        });
        return;
    }
    seen |= bit;
    switch (known) {
    case Id:
        entity.id = m_line.identifier(field, key);
        break;
    case Start:
        readOffset(entity.start, entity, field, key);
        break;
    case End:
        readOffset(entity.end, entity, field, key);
        break;
    case Type: {
        // A usable type goes before a label, whichever stands first; the label then stays an unknown key.
        const auto labels = std::exchange(entity.types, {});
        readTypes(entity, field, key);
        if (entity.types.empty()) {
            entity.types = labels;
        } else if (labelAt != nullptr) {
            addExtra(entity, labelAt, "label");
        }
        break;
    }
    case Label:
        if (entity.types.empty()) {
            labelAt = JsonLine::begin(field);
            readTypes(entity, field, key);
        } else {
            addExtra(entity, JsonLine::begin(field), rawKey);
        }
        break;
    case RoleKey:
        readRole(entity, field);
        break;
    case Parent:
        entity.parentAt = JsonLine::begin(field);
        entity.parent = m_line.identifier(field, key);
        break;
    case Links:
        readLinks(entity, field);
        break;
    case LinkUncertain:
        entity.linkUncertain = m_line.boolean(field, key).value_or(false);
        break;
    case ConfidenceKey:
        readConfidence(entity, field, rawKey);
        break;
    case Score:
        readScore(entity, field);
        break;
    case Noise:
        readNoise(entity, field);
        break;
    case Fragments:
        if (const auto list = m_line.array(field, key)) {
            readSpans(m_line, *list, key, entity.fragments, nullptr, entity.fragmentsComplete);
        }
        break;
    case Source:
        entity.source = m_line.string(field, key).value_or(std::string_view());
        break;
    case Unknown:
        addExtra(entity, JsonLine::begin(field), rawKey);
        break;
    }
}

void JsonEntities::readOffset(
    std::optional<std::int64_t>& offset, Pending& entity, value& field, std::string_view name)
{
    const bool null = m_line.isNull(field);
    offset = null ? std::nullopt : m_line.integer(field, name);
    entity.offsetsReported = entity.offsetsReported || (!offset && !null);
}

void JsonEntities::readTypes(Pending& entity, value& field, std::string_view name)
{
    if (*JsonLine::begin(field) != '[') {
        if (const auto type = m_line.string(field, name); type && !type->empty()) {
            entity.types.push_back(*type);
        }
        return;
    }
    const auto list = m_line.array(field, name);
    if (!list) {
        return;
    }
    auto types = *list;
    for (auto item : types) {
        value type;
        if (item.get(type) != simdjson::SUCCESS) {
            m_line.breakOff();
            return;
        }
        if (const auto text = m_line.string(type, name); text && !text->empty()) {
            entity.types.push_back(*text);
        }
    }
}

void JsonEntities::readLinks(Pending& entity, value& field)
{
    const auto add = [&](value& link) {
        if (const auto id = m_line.identifier(link, "links")) {
            if (id->empty()) {
                m_line.reportValue(link, "links", "a list of ids, \"NIL\" for outside the base");
            } else {
                entity.links.push_back(*id);
            }
        }
    };
    if (*JsonLine::begin(field) != '[') {
        add(field);
        return;
    }
    const auto list = m_line.array(field, "links");
    if (!list) {
        return;
    }
    auto links = *list;
    for (auto item : links) {
        value link;
        if (item.get(link) != simdjson::SUCCESS) {
            m_line.breakOff();
            return;
        }
        add(link);
        if (m_line.broken()) {
            return;
        }
    }
}

void JsonEntities::readScore(Pending& entity, value& field)
{
    const auto* const at = JsonLine::begin(field);
    const auto score = m_line.number(field, "score");
    if (score && (*score < 0 || *score > 1)) {
        m_line.report(Severity::Warning, "jsonl.score", at, [] {
            return std::string(
                "\"score\" must lie between 0 and 1; the value is dropped. Write probabilities, not "
                "percent or logits.");
        });
    } else {
        entity.score = score;
    }
}

void JsonEntities::readNoise(Pending& entity, value& field)
{
    const auto* const at = JsonLine::begin(field);
    const auto noise = m_line.number(field, "noise");
    if (noise && !(*noise >= 0 && std::isfinite(*noise))) {
        m_line.report(Severity::Warning, "jsonl.noise", at, [] {
            return std::string("\"noise\" is the distance of the text to the true one by its length, 0 or "
                               "more; the value is dropped.");
        });
    } else {
        entity.noise = noise;
    }
}

void JsonEntities::readConfidence(Pending& entity, value& field, std::string_view rawKey)
{
    const char first = *JsonLine::begin(field);
    if (first == '-' || (first >= '0' && first <= '9')) {
        m_line.report(Severity::Warning, "jsonl.value", JsonLine::begin(field), [] {
            return std::string(
                "\"confidence\" is the annotator's word \"low\" or \"high\"; a number is kept for "
                "display only. A system's confidence belongs into \"score\".");
        });
        addExtra(entity, JsonLine::begin(field), rawKey);
        return;
    }
    const auto word = m_line.string(field, "confidence");
    if (word && *word != "low" && *word != "high") {
        m_line.reportValue(field, "confidence", "\"low\" or \"high\"");
    } else if (word) {
        entity.confidence = *word == "low" ? Confidence::Low : Confidence::High;
    }
}

void JsonEntities::readRole(Pending& entity, value& field)
{
    const auto* const at = JsonLine::begin(field);
    const auto word = m_line.string(field, "role");
    if (word && *word != "entity" && *word != "component") {
        m_line.report(Severity::Warning, "jsonl.value", at,
            [] { return std::string("\"role\" must be \"entity\" or \"component\"; taken as \"entity\"."); });
    } else if (word && *word == "component") {
        entity.role = Role::Component;
    }
}

void JsonEntities::addExtra(Pending& entity, const char* at, std::string_view rawKey)
{
    if (const auto raw = m_line.raw(at, rawKey)) {
        entity.extra += entity.extra.empty() ? R"({")" : R"(,")";
        entity.extra += rawKey;
        entity.extra += R"(":)";
        entity.extra += *raw;
    }
}

} // namespace touchstone::io
