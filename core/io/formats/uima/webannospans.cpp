// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/uima/webannospans.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <unordered_set>

namespace touchstone::io {

namespace {

/// Adds the row to the layers that it has an annotation of. O(row).
void countAnnotations(std::vector<WebannoLayer>& layers, const WebannoRow& row)
{
    std::size_t column = 0;
    std::size_t layer = 0;
    for (auto rest = row.cells; !rest.empty() && layer < layers.size(); ++column) {
        const auto cell = takeWebannoCell(rest);
        auto& known = layers[layer];
        known.layer.annotations += column == known.column && cell != "_" ? 1U : 0U;
        layer += column + 1 == known.column + known.layer.features.size() ? 1U : 0U;
    }
}

} // namespace

void WebannoSurvey::read(std::string_view line)
{
    if (line.starts_with('#')) {
        named = named || line.starts_with(webannoMark);
        const auto column = layers.empty() ? 0 : layers.back().column + layers.back().layer.features.size();
        if (auto layer = webannoLayerOf(line, column); layer && tokens == 0) {
            layers.push_back(std::move(*layer));
        }
        return;
    }
    const auto row = webannoRowOf(line);
    if (!row) {
        return;
    }
    ++tokens;
    countAnnotations(layers, *row);
    if (!text::isAscii(row->form)) {
        const auto form = webannoText(row->form);
        votes.ask([&](OffsetUnit unit) {
            return webannoLength(form, unit) == static_cast<std::size_t>(row->end - row->begin);
        });
    }
}

std::vector<CasLayer> WebannoSurvey::spanLayers() const
{
    std::vector<CasLayer> list;
    for (const auto& layer : layers) {
        if (layer.spans) {
            list.push_back(layer.layer);
        }
    }
    return list;
}

std::optional<WebannoSurvey::Chosen> WebannoSurvey::chosen(std::string_view annotationColumn) const
{
    const auto choice = chooseLayer(spanLayers(), annotationColumn);
    if (!choice) {
        return std::nullopt;
    }
    std::size_t index = 0;
    for (const auto& layer : layers) {
        if (layer.spans && index++ == choice->layer) {
            return Chosen { &layer, *choice };
        }
    }
    return std::nullopt;
}

std::size_t webannoLength(std::string_view utf8, OffsetUnit unit)
{
    if (unit == OffsetUnit::Bytes) {
        return utf8.size();
    }
    std::size_t length = 0;
    for (std::size_t at = 0; at < utf8.size();) {
        const auto point = text::nextCodePoint(utf8, at);
        length += unit == OffsetUnit::Utf16 && point > 0xFFFF ? 2U : 1U;
    }
    return length;
}

std::optional<text::Span> webannoPart(
    const std::string& form, std::int64_t begin, const WebannoRow& row, OffsetUnit unit)
{
    const auto part = webannoText(row.form);
    const text::Text token(form);
    const auto byOffsets = codePointSpan(token, row.begin - begin, row.end - begin, unit);
    if (byOffsets && token.slice(*byOffsets) == part) {
        return byOffsets;
    }
    const auto found = part.empty() ? std::string::npos : form.find(part);
    if (found == std::string::npos) {
        return std::nullopt;
    }
    const auto first = token.codePointAtByte(found);
    return text::Span { first, first + static_cast<std::uint32_t>(text::codePointCount(part)) };
}

void WebannoSpans::nextToken()
{
    settle();
    ++m_token;
}

void WebannoSpans::read(const WebannoRow& row, std::size_t number, text::Span span)
{
    const auto first = m_items.size();
    auto rest = row.cells;
    for (std::size_t column = 0; column < m_layer->column && !rest.empty(); ++column) {
        static_cast<void>(takeWebannoCell(rest));
    }
    for (std::size_t feature = 0; feature < m_layer->layer.features.size() && !rest.empty(); ++feature) {
        webannoItems(takeWebannoCell(rest), m_values);
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            if (first + i >= m_items.size()) {
                m_items.push_back({ { m_values[i].id, span, {}, { { number, i } } }, row.part });
            }
            m_items[first + i].said.values.emplace_back(feature, m_values[i].value);
        }
    }
}

std::vector<WebannoSpan> WebannoSpans::take()
{
    settle();
    return std::move(m_spans);
}

/// A token with all its parts is known: annotations of a part are not the whole token's, and those that go on
/// from the token before are made longer.
void WebannoSpans::settle()
{
    std::unordered_set<std::uint32_t> inParts;
    for (const auto& item : m_items) {
        if (item.part) {
            inParts.insert(item.said.id);
        }
    }
    for (auto& item : m_items) {
        if (item.part || item.said.id == 0 || !inParts.contains(item.said.id)) {
            add(std::move(item));
        }
    }
    m_items.clear();
}

void WebannoSpans::add(Item&& item)
{
    auto& said = item.said;
    if (said.id != 0) {
        const auto [place, isNew] = m_open.try_emplace(said.id, Open { m_spans.size(), m_token });
        if (!isNew) {
            const bool goesOn = place->second.token + 1 >= m_token;
            place->second.token = m_token;
            if (goesOn) {
                auto& open = m_spans[place->second.span];
                open.span.begin = std::min(open.span.begin, said.span.begin);
                open.span.end = std::max(open.span.end, said.span.end);
                open.places.push_back(said.places.front());
                return;
            }
            place->second.span = m_spans.size();
        }
    }
    m_spans.push_back(std::move(said));
}

} // namespace touchstone::io
