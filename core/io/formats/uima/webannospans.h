// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of a WebAnno TSV file, and the annotations of one of them with the cells that say them: for the
// reader, and for who writes cells anew.
#pragma once

#include "core/io/drafts/offsetunits.h"
#include "core/io/formats/uima/webannotsv.h"
#include "core/text/span.h"

#include <unordered_map>

namespace touchstone::io {

inline constexpr std::string_view webannoMark = "#FORMAT=WebAnno TSV 3";

/// What a file holds, line by line.
struct WebannoSurvey
{
    struct Chosen
    {
        const WebannoLayer* layer = nullptr; ///< of `layers`
        CasChoice choice;
    };

    std::vector<WebannoLayer> layers; ///< with the number of their annotations, roughly
    OffsetUnitVotes votes; ///< of tokens beyond ASCII: in which unit they are as long as their offsets say
    std::size_t tokens = 0; ///< rows of parts among them
    bool named = false; ///< by its #FORMAT line

    void read(std::string_view line);
    [[nodiscard]] std::vector<CasLayer> spanLayers() const;
    /// As ReadOptions::annotationColumn asks (chooseLayer).
    [[nodiscard]] std::optional<Chosen> chosen(std::string_view annotationColumn) const;
};

/// In units of the file.
[[nodiscard]] std::size_t webannoLength(std::string_view utf8, OffsetUnit unit);

/// Where a row of a part lies in its token, in code points of that: where the offsets say, else where its
/// letters stand. `form`: of the token; `begin`: of the token, as the file counts.
[[nodiscard]] std::optional<text::Span> webannoPart(
    const std::string& form, std::int64_t begin, const WebannoRow& row, OffsetUnit unit);

/// One annotation of a layer.
struct WebannoSpan
{
    /// A value of the cells of a row.
    struct Place
    {
        std::size_t row = 0; ///< as WebannoSpans::read was told
        std::size_t item = 0; ///< 0-based, in each of the layer's cells
    };

    std::uint32_t id = 0; ///< the number in brackets; 0: none
    text::Span span;
    std::vector<std::pair<std::size_t, std::string_view>> values {}; ///< of its first row: feature of the
                                                                     ///< layer, escaped value; at least one
    std::vector<Place> places {};
};

/// Joins what rows say to annotations. Views into the rows must stay until take().
class WebannoSpans
{
public:
    explicit WebannoSpans(const WebannoLayer* layer)
        : m_layer(layer)
    {
    }

    /// Rows that follow are of another token.
    void nextToken();
    /// The row of a token, or of one of its parts. `span`: where it lies in the text; `number`: whatever the
    /// caller wants to know it by.
    void read(const WebannoRow& row, std::size_t number, text::Span span);
    /// In the order in which they begin in the file.
    [[nodiscard]] std::vector<WebannoSpan> take();

private:
    /// An annotation as one row has it.
    struct Item
    {
        WebannoSpan said;
        bool part = false;
    };
    struct Open
    {
        std::size_t span = 0;
        std::size_t token = 0;
    };

    void settle();
    void add(Item&& item);

    const WebannoLayer* m_layer;
    std::size_t m_token = 0; ///< its number
    std::vector<Item> m_items; ///< of this token
    std::vector<WebannoItem> m_values;
    std::unordered_map<std::uint32_t, Open> m_open; ///< by the number in brackets
    std::vector<WebannoSpan> m_spans;
};

} // namespace touchstone::io
