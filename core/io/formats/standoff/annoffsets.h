// SPDX-License-Identifier: GPL-3.0-or-later
// AnnOffsets: how a stand-off file counts positions in its text. The format says code points; the words
// beside the offsets tell when another tool, or a change of line ends, counted otherwise. Private to the
// stand-off readers.
#pragma once

#include "core/io/drafts/offsetunits.h"

#include <initializer_list>

namespace touchstone::io {

class AnnOffsets
{
public:
    AnnOffsets() = default;
    /// Looks at the annotations of one piece in `files`. Unless all of them have their words where code
    /// points say, the counting that gives most of them their words is taken; of equally good ones code
    /// points, then the order of the enum. O(bytes). The text must live as long as this.
    AnnOffsets(
        const text::Text& text, std::initializer_list<std::string_view> files, const Progress& progress);

    /// Of the text, as the file counts.
    [[nodiscard]] std::uint64_t length() const;
    /// In code points, half-open; `begin` < `end` <= length(). Empty when both lie inside one line end.
    [[nodiscard]] text::Span span(std::uint64_t begin, std::uint64_t end) const;
    /// What to tell of another counting than code points: a whole sentence without its cure.
    [[nodiscard]] std::optional<Message> otherCounting() const;
    /// The first character of the first annotation that needs it.
    [[nodiscard]] const char* firstByte() const { return m_first; }

private:
    enum class Counting : std::uint8_t { ///< OffsetUnit, and line ends
        CodePoints,
        Utf16,
        Bytes,
        LineEndsAsOne, ///< the text has CR LF, and the offsets count one
        LineEndsAsTwo ///< the text has LF, and the offsets count CR LF
    };
    static constexpr std::size_t countings = 5;
    struct Mention
    {
        std::uint64_t begin = 0;
        std::uint64_t end = 0;
        std::string_view words;
        const char* at = nullptr;
    };

    [[nodiscard]] static std::optional<Mention> mentionOf(std::string_view line);
    [[nodiscard]] bool fits(const Mention& mention);
    void findLineEnds();
    [[nodiscard]] OffsetUnit unit() const;
    [[nodiscard]] std::uint64_t shifted(std::uint64_t offset) const;

    const text::Text* m_text = nullptr;
    Counting m_counting = Counting::CodePoints;
    std::vector<std::uint64_t> m_lineEnds; ///< offsets of the line ends, as the file counts; LineEnds… only
    std::array<std::size_t, countings> m_fitting {};
    std::size_t m_total = 0;
    const char* m_first = nullptr;
};

} // namespace touchstone::io
