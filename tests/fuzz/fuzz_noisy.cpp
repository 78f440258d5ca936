// SPDX-License-Identifier: GPL-3.0-or-later
// Any labels on any two texts, as tags and as spans: the walk equals its slow twin, each gold entity has one
// comparison, and no count exceeds another that it is part of.
#include "core/align/alignment.h"
#include "core/match/noisy/noisyassignment.h"
#include "core/match/noisy/noisywalk.h"
#include "core/measures/base/entityerror.h"
#include "core/measures/noisy/noisycounts.h"
#include "core/text/utf8.h"
#include "tests/reference/noisycolumns.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace touchstone;

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

class Bytes
{
public:
    Bytes(const std::uint8_t* data, std::size_t size)
        : m_data(data)
        , m_size(size)
    {
    }
    std::uint8_t next() { return m_at < m_size ? m_data[m_at++] : std::uint8_t { 0 }; }
    [[nodiscard]] bool left() const { return m_at < m_size; }

private:
    const std::uint8_t* m_data;
    std::size_t m_size;
    std::size_t m_at = 0;
};

constexpr std::uint32_t typeCount = 4;

annotation::LabelId labelOf(std::uint8_t byte) { return annotation::LabelId { byte % typeCount }; }

/// A byte a token: letter, length, tag.
annotation::Document tagged(Bytes& bytes, std::size_t tokens)
{
    annotation::Document document;
    std::string text;
    while (document.tokens.size() < tokens && bytes.left()) {
        const auto byte = bytes.next();
        text += text.empty() ? "" : " ";
        const auto begin = static_cast<std::uint32_t>(text.size());
        text.append(1U + byte % 3, static_cast<char>('a' + (byte >> 2U) % 2));
        const text::Span span { begin, static_cast<std::uint32_t>(text.size()) };
        document.tokens.push_back(span);
        const auto tag = bytes.next();
        const auto prefix = static_cast<annotation::TagPrefix>(tag % 9);
        document.tokenTags.emplace_back(prefix, labelOf(static_cast<std::uint8_t>(tag >> 4U)));
        if (prefix != annotation::TagPrefix::Outside && (byte & 0x80U) == 0) {
            annotation::Entity entity;
            entity.span = span;
            entity.label = document.tokenTags.back().label();
            document.annotations.entities.push_back(entity);
        }
    }
    document.text = text::Text(text);
    return document;
}

annotation::Document spanned(Bytes& bytes, std::size_t entities)
{
    annotation::Document document;
    std::string text;
    for (auto length = bytes.next() % 40; length > 0; --length) {
        text += static_cast<char>('a' + bytes.next() % 3);
    }
    document.text = text::Text(text);
    while (document.annotations.size() < entities && bytes.left()) {
        annotation::Entity entity;
        entity.span.begin = bytes.next() % (document.text.length() + 1);
        entity.span.end = entity.span.begin + bytes.next() % (document.text.length() + 1 - entity.span.begin);
        entity.label = labelOf(bytes.next());
        document.annotations.entities.push_back(entity);
    }
    return document;
}

void check(const annotation::Document& gold, const annotation::Document& system, match::Tolerance tolerance)
{
    const std::vector<std::uint32_t> types { 0, 1, match::noType, 2 };
    const auto goldSide = match::noisySide(gold, types);
    const auto systemSide = match::noisySide(system, types);
    const auto goldText = text::toCodePoints(gold.text.utf8());
    const auto systemText = text::toCodePoints(system.text.utf8());
    support::Progress progress;
    const auto alignment = align::alignCharacters(goldText, systemText, progress);
    require(alignment.has_value());
    const auto walk
        = match::noisyWalk(goldSide, systemSide, *alignment, { goldText, systemText }, tolerance, progress);
    require(walk.has_value() && walk->size() == goldSide.entities.size());
    const auto twin = reference::walkColumns(reference::columnLabels(goldSide, *alignment, true),
        reference::columnLabels(systemSide, *alignment, false), goldSide.entities.size());
    for (std::size_t i = 0; i < walk->size(); ++i) {
        const auto& one = (*walk)[i];
        if (goldSide.entities[i].run == match::noRun) {
            require(one.systemText.empty() || one.system != match::noRun);
            continue;
        }
        if (systemSide.hidden > 0 && one.system != match::noRun
            && systemSide.entities[one.system].run == match::noRun) {
            require(twin[i].system == match::noRun && !twin[i].passedOver);
            continue;
        }
        require(one.goldText == twin[i].goldText && one.column == twin[i].column);
        require(one.systemText.length() == twin[i].systemText.length());
        require(one.systemText.empty() || one.systemText == twin[i].systemText);
        require(one.system == twin[i].system && one.passedOver == twin[i].passedOver);
    }
    const auto best = match::noisyOneToOne(
        goldSide, systemSide, *alignment, { goldText, systemText }, tolerance, progress);
    require(best.has_value() && best->size() == goldSide.entities.size());
    std::vector<std::uint32_t> taken;
    for (const auto& one : *best) {
        require(one.matched == (one.system != match::noRun));
        if (one.matched) {
            taken.push_back(one.system);
            require(systemSide.entities[one.system].type == goldSide.entities[one.gold].type);
        }
    }
    std::sort(taken.begin(), taken.end());
    require(std::adjacent_find(taken.begin(), taken.end()) == taken.end());

    const auto texts = [](const match::NoisySide& side, const std::u32string& text) {
        std::vector<metrics::EntityText> list;
        for (const auto& entity : side.entities) {
            list.push_back(
                { entity.type, std::u32string_view(text).substr(entity.span.begin, entity.span.length()) });
        }
        return list;
    };
    const auto goldTexts = texts(goldSide, goldText);
    const auto systemTexts = texts(systemSide, systemText);
    for (const auto unit : { metrics::EntityUnit::Character, metrics::EntityUnit::Word }) {
        const auto ordered = metrics::orderedEntityErrors(goldTexts, systemTexts, unit, progress);
        constexpr double rounding = 1e-9;
        require(ordered.has_value());
        require(*ordered <= static_cast<double>(std::max(goldTexts.size(), systemTexts.size())) + rounding);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Bytes bytes(data, size);
    const auto kind = bytes.next();
    const match::Tolerance tolerance { kind % 11, 10 };
    constexpr std::size_t most = 24;
    const auto gold = (kind & 0x40U) != 0 ? spanned(bytes, most) : tagged(bytes, most);
    const auto system = (kind & 0x80U) != 0 ? spanned(bytes, most) : tagged(bytes, most);
    check(gold, system, tolerance);
    return 0;
}
