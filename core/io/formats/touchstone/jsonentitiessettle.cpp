// SPDX-License-Identifier: GPL-3.0-or-later
// The second half of JsonEntities: what was read meets the text.
#include "core/io/formats/touchstone/jsonentities.h"

#include "core/io/drafts/fragments.h"

#include <algorithm>

namespace touchstone::io {

namespace {

using annotation::Document;
using annotation::Role;
using support::Severity;

std::string offsets(RawSpan span) { return std::to_string(span.begin) + "–" + std::to_string(span.end); }

} // namespace

std::string JsonEntities::named(const Pending& entity)
{
    return entity.id && !entity.id->empty() ? "Entity \"" + std::string(*entity.id) + "\"" : "The entity";
}

std::int64_t JsonEntities::limitOf(const Document& document) const
{
    return m_withoutText ? std::int64_t { annotation::largestOffset } : document.text.length();
}

bool JsonEntities::inside(const Pending& entity, RawSpan span, const Document& document)
{
    const auto length = limitOf(document);
    std::string wrong;
    if (span.begin < 0 || span.end < 0) {
        wrong = "has a negative offset";
    } else if (span.end < span.begin) {
        wrong = "ends before it starts";
    } else if (span.end > length) {
        wrong = m_withoutText
            ? "lies beyond the largest offset, " + std::to_string(length)
            : "does not lie in the text, which has " + std::to_string(length) + " characters";
    } else if (span.end == span.begin) {
        wrong = "is empty";
    } else {
        return true;
    }
    m_line.report(Severity::Error, "jsonl.offset", entity.at, [&] {
        return named(entity) + " (" + offsets(span) + ") " + wrong
            + "; it is skipped. \"start\" and \"end\" count code points from 0, \"end\" is the first one "
              "behind"
            + (document.text.ascii() ? "." : " (not bytes, not UTF-16 units).");
    });
    return false;
}

bool JsonEntities::usable(Pending& entity, const Document& document)
{
    if (entity.types.empty()) {
        m_line.report(Severity::Error, "jsonl.entity", entity.at, [&] {
            return named(entity)
                + " has no type; it is skipped. Give it \"type\": \"PER\" or a list of types.";
        });
        return false;
    }
    if (!entity.fragmentsComplete) {
        m_line.report(Severity::Error, "jsonl.fragments", entity.at,
            [&] { return named(entity) + " has unusable fragments; it is skipped."; });
        return false;
    }
    if ((!entity.start || !entity.end) && (entity.fragments.empty() || entity.offsetsReported)) {
        m_line.report(Severity::Error, "jsonl.entity", entity.at, [&] {
            return named(entity) + " has no "
                + (entity.start      ? "end"
                        : entity.end ? "start"
                                     : "start and end")
                + "; it is skipped. \"start\" and \"end\" must be whole numbers.";
        });
        return false;
    }
    const bool given = entity.start && entity.end;
    return (!given || inside(entity, { *entity.start, *entity.end }, document))
        && std::all_of(entity.fragments.begin(), entity.fragments.end(),
            [&](RawSpan fragment) { return inside(entity, fragment, document); });
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
    const RawSpan cover { fragments.front().begin, fragments.back().end };
    const bool agrees = entity.start == cover.begin && entity.end == cover.end;
    if (repair != FragmentRepair::None || !agrees) {
        m_line.report(Severity::Warning, "jsonl.fragments", entity.at, [&] {
            return named(entity)
                + (repair == FragmentRepair::Merged ? " has fragments that touch or overlap; they are merged."
                        : repair == FragmentRepair::Sorted ? " has fragments out of order; they are sorted."
                                                           : " starts or ends elsewhere than its fragments;")
                + (agrees ? ""
                          : " \"start\" and \"end\" are set to cover the fragments, " + offsets(cover) + ".");
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
    m_ids.clear();
    for (std::uint32_t index = 0; index < kept.size(); ++index) {
        const auto& id = m_pending[kept[index]].id;
        if (id && !id->empty()) {
            m_ids.emplace_back(*id, index);
        }
    }
    std::sort(m_ids.begin(), m_ids.end());
    dropRepeatedIds(document, kept);
    settleParents(document, kept);
}

void JsonEntities::dropRepeatedIds(Document& document, const std::vector<std::size_t>& kept)
{
    std::vector<std::uint32_t> repeated;
    for (std::size_t i = 1; i < m_ids.size(); ++i) {
        if (m_ids[i].first == m_ids[i - 1].first) {
            repeated.push_back(m_ids[i].second);
        }
    }
    std::sort(repeated.begin(), repeated.end());
    for (const auto index : repeated) {
        if (document.annotations.entities[index].details != 0) {
            document.annotations.editDetails(index).id.clear();
        }
        const auto& pending = m_pending[kept[index]];
        m_line.report(Severity::Warning, "jsonl.entity-id", pending.at, [&] {
            return "The id \"" + std::string(*pending.id)
                + "\" was given to an earlier entity of this document; this one goes without, and parents "
                  "mean "
                  "the first.";
        });
    }
}

void JsonEntities::settleParents(Document& document, const std::vector<std::size_t>& kept)
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
        const auto found
            = std::lower_bound(m_ids.begin(), m_ids.end(), std::pair(*pending.parent, std::uint32_t(0)));
        if (found != m_ids.end() && found->first == *pending.parent) {
            tree.entities[index].parent = found->second;
            continue;
        }
        m_line.report(Severity::Warning, "jsonl.parent", pending.parentAt, [&] {
            return named(pending) + " names the parent \"" + std::string(*pending.parent)
                + "\", but no entity of this document that could be read has this id; it is taken as top "
                  "level.";
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
                return named(pending)
                    + " is its own ancestor; the circle is cut here and it is taken as top level.";
            });
        }
        if (tree.entities[index].orphan) {
            m_line.report(Severity::Warning, "jsonl.orphan", pending.at, [&] {
                return named(pending)
                    + " is a component without a parent; it is shown in the text and takes no part in any "
                      "score. "
                      "Give it \"parent\": the id of its entity.";
            });
        }
    }
    for (std::uint32_t index = 0; index < tree.size(); ++index) {
        const auto& entity = tree.entities[index];
        if (entity.parent != annotation::noEntity
            && !tree.entities[entity.parent].span.contains(entity.span)) {
            const auto& pending = m_pending[kept[index]];
            m_line.report(Severity::Warning, "jsonl.parent-span", pending.at, [&] {
                return named(pending) + " does not lie inside its parent; both are kept as they are.";
            });
        }
    }
}

} // namespace touchstone::io
