// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/touchstone/jsonentities.h"

#include "core/io/drafts/fragments.h"

namespace touchstone::io {

namespace {

using annotation::Confidence;
using annotation::Document;
using annotation::Role;
using simdjson::ondemand::value;

constexpr std::array<std::string_view, 14> keys { "id", "start", "end", "type", "label", "role", "parent",
    "links", "link_uncertain", "confidence", "score", "noise", "fragments", "source" };

/// Entities between two looks at the stop token.
constexpr std::size_t cancelDistance = 4096;

std::string offsets(DraftSpan span) { return std::to_string(span.begin) + "–" + std::to_string(span.end); }

} // namespace

void readSpans(JsonLine& line, simdjson::ondemand::array list, std::string_view name, DraftSpans& spans,
    std::vector<const char*>* places, bool& complete)
{
    for (value pair : list) {
        const auto* const at = JsonLine::begin(pair);
        auto numbers = line.array(pair, name);
        std::array<std::int64_t, 2> ends {};
        std::size_t count = 0;
        bool whole = numbers.has_value();
        if (numbers) {
            for (value number : *numbers) {
                const auto offset = line.integer(number, name);
                whole = whole && offset;
                if (offset && count < ends.size()) {
                    ends[count] = *offset;
                }
                ++count;
            }
        }
        if (!whole || count != 2) {
            complete = false;
            line.report(Severity::Warning, "jsonl.value", at, [&] {
                return said("\"%1\" must be a list of pairs of whole numbers, [[start, end], …]; this item "
                            "is ignored.",
                    name);
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

void JsonEntities::read(simdjson::ondemand::array list, const Progress& progress)
{
    std::size_t count = 0;
    for (value entity : list) {
        readEntity(entity);
        if (++count % cancelDistance == 0 && progress.cancelled()) {
            return;
        }
    }
}

void JsonEntities::readEntity(value& item)
{
    const auto* const at = JsonLine::begin(item);
    if (*at != '{') {
        m_line.report(Severity::Error, "jsonl.entity", at,
            said("An entity must be an object like {\"start\": 0, \"end\": 3, \"type\": \"PER\"}; this one "
                 "is skipped."));
        return;
    }
    auto& entity = m_pending.emplace_back();
    entity.at = at;
    std::uint32_t seen = 0;
    const char* labelAt = nullptr;
    m_line.eachField(item.get_object(),
        [&](value& field, auto key, auto rawKey) { readField(entity, field, key, rawKey, seen, labelAt); });
    if (!entity.extra.empty()) {
        entity.extra += "}";
    }
}

void JsonEntities::readField(Pending& entity, value& field, std::string_view key, std::string_view rawKey,
    std::uint32_t& seen, const char*& labelAt)
{
    if (m_line.isRepeated(field, key, keys, seen,
            support::pattern("The key %1 stands twice in one entity; the first counts."))) {
        return;
    }
    const auto* const at = JsonLine::begin(field);
    if (key == "id") {
        entity.id = m_line.identifier(field, key);
    } else if (key == "start") {
        readOffset(entity.start, entity, field, key);
    } else if (key == "end") {
        readOffset(entity.end, entity, field, key);
    } else if (key == "type") {
        // A usable type goes before a label, whichever stands first; the label then stays an unknown key.
        const auto labels = std::exchange(entity.types, {});
        readTypes(entity, field, key);
        if (entity.types.empty()) {
            entity.types = labels;
        } else if (labelAt != nullptr) {
            addExtra(entity, labelAt, "label");
        }
    } else if (key == "label" && entity.types.empty()) {
        labelAt = at;
        readTypes(entity, field, key);
    } else if (key == "role") {
        readRole(entity, field);
    } else if (key == "parent") {
        entity.parentAt = at;
        entity.parent = m_line.identifier(field, key);
    } else if (key == "links") {
        readLinks(entity, field);
    } else if (key == "link_uncertain") {
        entity.linkUncertain = m_line.boolean(field, key).value_or(false);
    } else if (key == "confidence") {
        readConfidence(entity, field, rawKey);
    } else if (key == "score") {
        entity.score = readNumber(field, key, "jsonl.score", 1,
            support::pattern("\"score\" must lie between 0 and 1; the value is dropped. Write probabilities, "
                             "not percent or logits."));
    } else if (key == "noise") {
        entity.noise = readNumber(field, key, "jsonl.noise", std::numeric_limits<double>::max(),
            support::pattern("\"noise\" is the distance of the text to the true one by its length, 0 or "
                             "more; the value is dropped."));
    } else if (key == "fragments") {
        if (auto list = m_line.array(field, key)) {
            readSpans(m_line, *list, key, entity.fragments, nullptr, entity.fragmentsComplete);
        }
    } else if (key == "source") {
        entity.source = m_line.string(field, key).value_or(std::string_view());
    } else { // what is not known, and a label beside a type
        addExtra(entity, at, rawKey);
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
    const auto add = [&](value& type) {
        if (const auto text = m_line.string(type, name); text && !text->empty()) {
            entity.types.push_back(*text);
        }
    };
    if (*JsonLine::begin(field) == '[') {
        m_line.eachOf(field, name, add);
    } else {
        add(field);
    }
}

void JsonEntities::readLinks(Pending& entity, value& field)
{
    const auto add = [&](value& link) {
        if (const auto id = m_line.identifier(link, "links")) {
            if (id->empty()) {
                m_line.reportValue(
                    link, "links", support::pattern("a list of ids, \"NIL\" for outside the base"));
            } else {
                entity.links.push_back(*id);
            }
        }
    };
    if (*JsonLine::begin(field) == '[') {
        m_line.eachOf(field, "links", add);
    } else {
        add(field);
    }
}

std::optional<double> JsonEntities::readNumber(
    value& field, std::string_view name, FindingCode code, double most, const char* cure)
{
    const auto* const at = JsonLine::begin(field);
    const auto number = m_line.number(field, name);
    if (number && !(*number >= 0 && *number <= most)) {
        m_line.report(Severity::Warning, code, at, said(cure));
        return std::nullopt;
    }
    return number;
}

void JsonEntities::readConfidence(Pending& entity, value& field, std::string_view rawKey)
{
    const char first = *JsonLine::begin(field);
    if (first == '-' || (first >= '0' && first <= '9')) {
        m_line.report(Severity::Warning, "jsonl.value", JsonLine::begin(field),
            said("\"confidence\" is the annotator's word \"low\" or \"high\"; a number is kept for display "
                 "only. A system's confidence belongs into \"score\"."));
        addExtra(entity, JsonLine::begin(field), rawKey);
        return;
    }
    const auto word = m_line.string(field, "confidence");
    if (word && *word != "low" && *word != "high") {
        m_line.reportValue(field, "confidence", support::pattern("\"low\" or \"high\""));
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
            said("\"role\" must be \"entity\" or \"component\"; taken as \"entity\"."));
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

// ----------------------------------------------------------------------------------------------- settling

Message JsonEntities::named(const Pending& entity)
{
    return entity.id && !entity.id->empty() ? said("Entity \"%1\"", *entity.id) : said("The entity");
}

std::int64_t JsonEntities::limitOf(const Document& document) const
{
    return m_withoutText ? std::int64_t { annotation::largestOffset } : document.text.length();
}

bool JsonEntities::inside(const Pending& entity, DraftSpan span, const Document& document)
{
    const auto length = limitOf(document);
    const bool negative = span.begin < 0 || span.end < 0;
    if (!negative && span.end > span.begin && span.end <= length) {
        return true;
    }
    m_line.report(Severity::Error, "jsonl.offset", entity.at, [&] {
        auto name = named(entity);
        const auto told = offsets(span);
        auto wrong = negative       ? said("%1 (%2) has a negative offset", std::move(name), told)
            : span.end < span.begin ? said("%1 (%2) ends before it starts", std::move(name), told)
            : span.end <= length    ? said("%1 (%2) is empty", std::move(name), told)
            : m_withoutText
            ? said("%1 (%2) lies beyond the largest offset, %3", std::move(name), told, length)
            : said(
                "%1 (%2) does not lie in the text, which has %3 characters", std::move(name), told, length);
        return document.text.ascii()
            ? said("%1; it is skipped. \"start\" and \"end\" count code points from 0, \"end\" is the first "
                   "one behind.",
                std::move(wrong))
            : said("%1; it is skipped. \"start\" and \"end\" count code points from 0, \"end\" is the first "
                   "one behind (not bytes, not UTF-16 units).",
                std::move(wrong));
    });
    return false;
}

bool JsonEntities::usable(Pending& entity, const Document& document)
{
    if (entity.types.empty()) {
        m_line.report(Severity::Error, "jsonl.entity", entity.at, [&] {
            return said("%1 has no type; it is skipped. Give it \"type\": \"PER\" or a list of types.",
                named(entity));
        });
        return false;
    }
    if (!entity.fragmentsComplete) {
        m_line.report(Severity::Error, "jsonl.fragments", entity.at,
            [&] { return said("%1 has unusable fragments; it is skipped.", named(entity)); });
        return false;
    }
    if ((!entity.start || !entity.end) && (entity.fragments.empty() || entity.offsetsReported)) {
        m_line.report(Severity::Error, "jsonl.entity", entity.at, [&] {
            return entity.start
                ? said("%1 has no end; it is skipped. \"start\" and \"end\" must be whole numbers.",
                    named(entity))
                : entity.end
                ? said("%1 has no start; it is skipped. \"start\" and \"end\" must be whole numbers.",
                    named(entity))
                : said("%1 has no start and end; it is skipped. \"start\" and \"end\" must be whole numbers.",
                    named(entity));
        });
        return false;
    }
    const bool given = entity.start && entity.end;
    return (!given || inside(entity, { *entity.start, *entity.end }, document))
        && std::all_of(entity.fragments.begin(), entity.fragments.end(),
            [&](DraftSpan fragment) { return inside(entity, fragment, document); });
}

void JsonEntities::settleFragments(Pending& entity, std::vector<text::Span>& fragments)
{
    fragments.clear();
    for (const auto fragment : entity.fragments) {
        fragments.push_back(
            { static_cast<std::uint32_t>(fragment.begin), static_cast<std::uint32_t>(fragment.end) });
    }
    if (fragments.empty()) {
        return;
    }
    const auto repair = mergeFragments(fragments);
    const DraftSpan cover { fragments.front().begin, fragments.back().end };
    const bool agrees = entity.start == cover.begin && entity.end == cover.end;
    if (repair != FragmentRepair::None || !agrees) {
        m_line.report(Severity::Warning, "jsonl.fragments", entity.at, [&] {
            if (repair == FragmentRepair::None) {
                return said("%1 starts or ends elsewhere than its fragments; \"start\" and \"end\" are set "
                            "to cover the fragments, %2.",
                    named(entity), offsets(cover));
            }
            auto repaired = repair == FragmentRepair::Merged
                ? said("%1 has fragments that touch or overlap; they are merged.", named(entity))
                : said("%1 has fragments out of order; they are sorted.", named(entity));
            return agrees ? repaired
                          : said("%1 \"start\" and \"end\" are set to cover the fragments, %2.",
                              std::move(repaired), offsets(cover));
        });
    }
    entity.start = cover.begin;
    entity.end = cover.end;
    if (fragments.size() == 1) {
        fragments.clear();
    }
}

void JsonEntities::settle(Document& document, annotation::LabelSet& labels, bool withoutText)
{
    m_withoutText = withoutText;
    auto& tree = document.annotations;
    std::vector<std::size_t> kept;
    std::vector<text::Span> fragments;
    tree.entities.reserve(m_pending.size());
    for (std::size_t i = 0; i < m_pending.size(); ++i) {
        auto& pending = m_pending[i];
        if (!usable(pending, document)) {
            continue;
        }
        settleFragments(pending, fragments);
        kept.push_back(i);
        const auto index = static_cast<std::uint32_t>(tree.size());
        auto& entity = tree.entities.emplace_back();
        entity.span
            = { static_cast<std::uint32_t>(*pending.start), static_cast<std::uint32_t>(*pending.end) };
        entity.label = labels.intern(pending.types.front());
        entity.line = m_line.number();
        entity.role = pending.role;
        entity.confidence = pending.confidence;
        entity.linkUncertain = pending.linkUncertain;
        // "#N" in its own place is what EntityTree::id makes: not worth keeping.
        const bool hasId
            = pending.id && !pending.id->empty() && *pending.id != "#" + std::to_string(index + 1);
        if (!hasId && fragments.empty() && pending.types.size() == 1 && pending.links.empty()
            && !pending.score && !pending.noise && pending.source.empty() && pending.extra.empty()) {
            continue;
        }
        auto& details = tree.editDetails(index);
        details.id = hasId ? *pending.id : std::string_view();
        details.fragments = fragments;
        for (std::size_t t = 1; t < pending.types.size(); ++t) {
            details.furtherLabels.push_back(labels.intern(pending.types[t]));
        }
        details.links.assign(pending.links.begin(), pending.links.end());
        details.score = pending.score;
        details.noise = pending.noise;
        details.source = pending.source;
        details.extra = std::move(pending.extra);
    }
    settleParents(document, kept, indexIds(document, kept));
}

IdIndex JsonEntities::indexIds(Document& document, const std::vector<std::size_t>& kept)
{
    IdIndex ids;
    for (std::uint32_t index = 0; index < kept.size(); ++index) {
        const auto& id = m_pending[kept[index]].id;
        if (!id || id->empty() || ids.emplace(*id, index).second) {
            continue;
        }
        if (document.annotations.entities[index].details != 0) {
            document.annotations.editDetails(index).id.clear();
        }
        const auto& pending = m_pending[kept[index]];
        m_line.report(Severity::Warning, "jsonl.entity-id", pending.at, [&] {
            return said("The id \"%1\" was given to an earlier entity of this document; this one goes "
                        "without, and parents mean the first.",
                *pending.id);
        });
    }
    return ids;
}

void JsonEntities::settleParents(Document& document, const std::vector<std::size_t>& kept, const IdIndex& ids)
{
    auto& tree = document.annotations;
    bool structured = false;
    for (std::uint32_t index = 0; index < kept.size(); ++index) {
        const auto& pending = m_pending[kept[index]];
        structured = structured || pending.role == Role::Component;
        if (!pending.parent || pending.parent->empty()) {
            continue;
        }
        structured = true;
        if (const auto found = ids.find(*pending.parent); found != ids.end()) {
            tree.entities[index].parent = found->second;
            continue;
        }
        m_line.report(Severity::Warning, "jsonl.parent", pending.parentAt, [&] {
            return said("%1 names the parent \"%2\", but no entity of this document that could be read has "
                        "this id; it is taken as top level.",
                named(pending), *pending.parent);
        });
    }
    if (!structured) {
        return;
    }
    std::vector<std::uint32_t> before(tree.size());
    for (std::uint32_t index = 0; index < tree.size(); ++index) {
        before[index] = tree.entities[index].parent;
    }
    for (const auto index : annotation::repairParents(tree)) {
        const auto& pending = m_pending[kept[index]];
        if (before[index] != tree.entities[index].parent) {
            m_line.report(Severity::Warning, "jsonl.parent", pending.parentAt, [&] {
                return said("%1 is its own ancestor; the circle is cut here and it is taken as top level.",
                    named(pending));
            });
        }
        if (tree.entities[index].orphan) {
            m_line.report(Severity::Warning, "jsonl.orphan", pending.at, [&] {
                return said("%1 is a component without a parent; it is shown in the text and takes no part "
                            "in any score. Give it \"parent\": the id of its entity.",
                    named(pending));
            });
        }
    }
    for (std::uint32_t index = 0; index < tree.size(); ++index) {
        const auto& entity = tree.entities[index];
        if (entity.parent != annotation::noEntity
            && !tree.entities[entity.parent].span.contains(entity.span)) {
            const auto& pending = m_pending[kept[index]];
            m_line.report(Severity::Warning, "jsonl.parent-span", pending.at, [&] {
                return said("%1 does not lie inside its parent; both are kept as they are.", named(pending));
            });
        }
    }
}

} // namespace touchstone::io
