// SPDX-License-Identifier: GPL-3.0-or-later
// Offset units: files of other tools count positions in code points, UTF-16 units or bytes and seldom say in
// which. Where a file repeats the words of its annotations, the words decide.
#pragma once

#include "core/io/bytes/outcomes.h"
#include "core/text/text.h"

#include <cstddef>

namespace touchstone::io {

enum class OffsetUnit : std::uint8_t { CodePoints, Utf16, Bytes };

/// "code points", "UTF-16 units", "bytes": for messages.
[[nodiscard]] Message unitName(OffsetUnit unit);

/// The code point that holds an offset in a unit, and the offset at which a code point begins; neither is
/// beyond the text. O(256) at most.
[[nodiscard]] std::uint32_t codePointAt(const text::Text& text, std::size_t offset, OffsetUnit unit);
[[nodiscard]] std::size_t offsetAt(const text::Text& text, std::uint32_t codePoint, OffsetUnit unit);
/// Of a text, in a unit. O(256) at most.
[[nodiscard]] std::size_t lengthIn(const text::Text& text, OffsetUnit unit);

/// Half-open offsets in a unit as the span in code points; an offset inside a character widens the span to
/// the whole of it. Nothing when it is empty, upside down or not wholly inside the text. O(256) at most.
[[nodiscard]] std::optional<text::Span> codePointSpan(
    const text::Text& text, std::int64_t begin, std::int64_t end, OffsetUnit unit);

/// Do both stand for the same words? White space counts as one blank however long it is, and not at all at
/// either end; U+FFFD fits any one character. O(length).
[[nodiscard]] bool sameWords(std::string_view inText, std::string_view surface);

/// Counts, over a document or over a file, in which units the offsets give the words that stand beside them.
/// The order of the annotations does not matter.
class OffsetUnitVotes
{
public:
    /// An annotation with its words. Texts of ASCII alone, and empty words, say nothing and are passed over.
    /// O(length of the words).
    void add(const text::Text& text, std::int64_t begin, std::int64_t end, std::string_view surface);
    /// Another witness: `fits(unit)` says whether the unit gives what it knows.
    template <typename Fits> void ask(Fits&& fits)
    {
        ++m_total;
        for (std::size_t i = 0; i < m_agreeing.size(); ++i) {
            m_agreeing[i] += fits(static_cast<OffsetUnit>(i)) ? 1U : 0U;
        }
    }

    /// The unit that gives the words most often; of equally good ones `usual`, then the order of the enum.
    /// `usual` when nothing was added.
    [[nodiscard]] OffsetUnit chosen(OffsetUnit usual) const;
    /// Added annotations whose words the unit gives.
    [[nodiscard]] std::size_t agreeing(OffsetUnit unit) const
    {
        return m_agreeing[static_cast<std::size_t>(unit)];
    }
    [[nodiscard]] std::size_t total() const { return m_total; }

private:
    std::array<std::size_t, 3> m_agreeing {};
    std::size_t m_total = 0;
};

/// "In this file the offsets are taken as UTF-16 units, not as code points: …": the warning when
/// chosen(usual) is not the usual unit.
[[nodiscard]] Message otherUnitMessage(const OffsetUnitVotes& votes, OffsetUnit usual, OffsetUnit chosen);

/// How a span and the words that the file gives for it go together.
enum class SurfaceFit : std::uint8_t {
    Unknown, ///< the file gives no words
    Same, ///< in the unit asked for
    OtherUnit, ///< in another unit only: the span is that one
    Moved, ///< the words stand elsewhere nearby: the span is there
    Differs, ///< nowhere nearby: the span is as the offsets say
    Outside ///< the offsets are no stretch of the text, and the words are not found near them: no span
};

struct FittedSpan
{
    text::Span span; ///< code points; empty for Outside only
    SurfaceFit fit = SurfaceFit::Unknown;
    OffsetUnit unit = OffsetUnit::CodePoints; ///< in which the offsets were taken
};

/// How far from its offsets the words of an annotation are looked for, in code points.
inline constexpr std::uint32_t surfaceReach = 1000;

/// The span of one annotation. Where the offsets do not give the words: the other units, then the nearest
/// place of the words within `surfaceReach` (of equally near ones the earlier). O(surfaceReach).
[[nodiscard]] FittedSpan fittedSpan(
    const text::Text& text, std::int64_t begin, std::int64_t end, std::string_view surface, OffsetUnit unit);

/// What messages call an annotation of a type, which may be empty: "The annotation", "The annotation PER".
[[nodiscard]] Message annotationNamed(std::string_view type);

/// What to tell about it, of an annotation of the type ("The annotation PER has the offsets 5–10, but its
/// words
/// \"Genève\" stand at 4–9; it is moved there."); nothing for Unknown and Same. The code stands behind the
/// reader's id.
struct SurfaceFinding
{
    Severity severity;
    FindingCode fault;
    Message message;
};
[[nodiscard]] std::optional<SurfaceFinding> surfaceFinding(const FittedSpan& fitted, const text::Text& text,
    std::int64_t begin, std::int64_t end, std::string_view surface, std::string_view type = {});

} // namespace touchstone::io
