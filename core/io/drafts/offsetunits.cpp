// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/drafts/offsetunits.h"

#include "core/support/findingkinds.h"
#include "core/text/utf8.h"

#include <limits>

namespace touchstone::io {

namespace {

using text::Span;
using text::Text;

constexpr std::array allUnits { OffsetUnit::CodePoints, OffsetUnit::Utf16, OffsetUnit::Bytes };
constexpr char32_t replacement = 0xFFFD;

bool isWhite(char32_t c)
{
    return c == ' ' || (c >= '\t' && c <= '\r') || c == 0x85 || c == 0xA0 || (c >= 0x2000 && c <= 0x200A)
        || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x3000;
}

/// Walks over words with one blank for every stretch of white space, none at either end.
class Words
{
public:
    explicit Words(std::string_view utf8)
        : m_utf8(utf8)
    {
    }

    /// 0 at the end.
    char32_t next()
    {
        bool white = false;
        while (m_at < m_utf8.size()) {
            auto behind = m_at;
            const auto c = text::nextCodePoint(m_utf8, behind);
            if (!isWhite(c)) {
                if (white && m_begun) {
                    return ' '; // the character waits
                }
                m_begun = true;
                m_at = behind;
                return c;
            }
            m_at = behind;
            white = true;
            if (m_begun && m_at < m_utf8.size()) {
                auto ahead = m_at;
                if (!isWhite(text::nextCodePoint(m_utf8, ahead))) {
                    return ' ';
                }
            }
        }
        return 0;
    }

private:
    std::string_view m_utf8;
    std::size_t m_at = 0;
    bool m_begun = false;
};

std::string offsets(std::int64_t begin, std::int64_t end)
{
    return std::to_string(begin) + "–" + std::to_string(end);
}

/// The words nearest to `near`, letter by letter.
std::optional<Span> nearest(const Text& text, std::string_view surface, std::uint32_t near)
{
    const auto first = near > surfaceReach ? near - surfaceReach : 0;
    const auto last = std::min<std::uint64_t>(std::uint64_t { near } + surfaceReach, text.length());
    const auto beginByte = text.byteOffset(first);
    const auto endByte
        = std::min(text.byteOffset(static_cast<std::uint32_t>(last)) + surface.size(), text.utf8().size());
    if (surface.empty() || endByte <= beginByte) {
        return std::nullopt;
    }
    const auto window = text.utf8().substr(beginByte, endByte - beginByte);
    std::optional<std::uint32_t> best;
    const auto distance = [near](std::uint32_t at) { return at > near ? at - near : near - at; };
    for (auto found = window.find(surface); found != std::string_view::npos;
         found = window.find(surface, found + 1)) {
        const auto at = text.codePointAtByte(beginByte + found);
        if (best && distance(at) >= distance(*best)) {
            break; // from here on they only get farther
        }
        best = at;
    }
    if (!best) {
        return std::nullopt;
    }
    return Span { *best, *best + static_cast<std::uint32_t>(text::codePointCount(surface)) };
}

} // namespace

Message unitName(OffsetUnit unit)
{
    static constexpr std::array<const char*, allUnits.size()> names { support::pattern("code points"),
        support::pattern("UTF-16 units"), support::pattern("bytes") };
    return said(names.at(static_cast<std::size_t>(unit)));
}

std::uint32_t codePointAt(const Text& text, std::size_t offset, OffsetUnit unit)
{
    return unit == OffsetUnit::Utf16 ? text.codePointAtUtf16(offset)
        : unit == OffsetUnit::Bytes  ? text.codePointAtByte(offset)
                                     : static_cast<std::uint32_t>(offset);
}

std::size_t offsetAt(const Text& text, std::uint32_t codePoint, OffsetUnit unit)
{
    return unit == OffsetUnit::Utf16 ? text.utf16Offset(codePoint)
        : unit == OffsetUnit::Bytes  ? text.byteOffset(codePoint)
                                     : codePoint;
}

std::size_t lengthIn(const Text& text, OffsetUnit unit) { return offsetAt(text, text.length(), unit); }

std::optional<Span> codePointSpan(const Text& text, std::int64_t begin, std::int64_t end, OffsetUnit unit)
{
    if (begin < 0 || end <= begin || static_cast<std::uint64_t>(end) > lengthIn(text, unit)) {
        return std::nullopt;
    }
    const auto first = codePointAt(text, static_cast<std::size_t>(begin), unit);
    auto behind = codePointAt(text, static_cast<std::size_t>(end), unit);
    if (offsetAt(text, behind, unit) < static_cast<std::size_t>(end)) {
        ++behind; // the end lies inside this character
    }
    return Span { first, behind };
}

bool sameWords(std::string_view inText, std::string_view surface)
{
    if (inText == surface) {
        return true;
    }
    Words a(inText);
    Words b(surface);
    while (true) {
        const auto left = a.next();
        const auto right = b.next();
        if (left == 0 || right == 0) {
            return left == right;
        }
        if (left != right && left != replacement && right != replacement) {
            return false;
        }
    }
}

void OffsetUnitVotes::add(const Text& text, std::int64_t begin, std::int64_t end, std::string_view surface)
{
    if (surface.empty() || text.ascii()) {
        return;
    }
    ask([&](OffsetUnit unit) {
        const auto span = codePointSpan(text, begin, end, unit);
        return span && sameWords(text.slice(*span), surface);
    });
}

OffsetUnit OffsetUnitVotes::chosen(OffsetUnit usual) const
{
    auto best = usual;
    for (const auto unit : allUnits) {
        if (agreeing(unit) > agreeing(best)) {
            best = unit;
        }
    }
    return best;
}

Message otherUnitMessage(const OffsetUnitVotes& votes, OffsetUnit usual, OffsetUnit chosen)
{
    return said("In this file the offsets are taken as %1, not as %2: in texts beyond ASCII they give the "
                "words that stand beside them %3 times out of %4 that way, %5 times the usual way.",
        unitName(chosen), unitName(usual), votes.agreeing(chosen), votes.total(), votes.agreeing(usual));
}

FittedSpan fittedSpan(
    const Text& text, std::int64_t begin, std::int64_t end, std::string_view surface, OffsetUnit unit)
{
    const auto usual = codePointSpan(text, begin, end, unit);
    if (surface.empty()) {
        return { usual.value_or(Span()), usual ? SurfaceFit::Unknown : SurfaceFit::Outside, unit };
    }
    if (usual && sameWords(text.slice(*usual), surface)) {
        return { *usual, SurfaceFit::Same, unit };
    }
    for (const auto other : allUnits) {
        const auto span
            = text.ascii() || other == unit ? std::nullopt : codePointSpan(text, begin, end, other);
        if (span && sameWords(text.slice(*span), surface)) {
            return { *span, SurfaceFit::OtherUnit, other };
        }
    }
    // Words of a length that no file of good faith has are not worth the search.
    const auto offset = std::clamp<std::int64_t>(begin, 0, std::numeric_limits<std::uint32_t>::max());
    const auto near = std::min(codePointAt(text, static_cast<std::size_t>(offset), unit), text.length());
    if (surface.size() <= std::size_t { 4 } * surfaceReach) {
        if (const auto moved = nearest(text, surface, near)) {
            return { *moved, SurfaceFit::Moved, unit };
        }
    }
    return { usual.value_or(Span()), usual ? SurfaceFit::Differs : SurfaceFit::Outside, unit };
}

Message annotationNamed(std::string_view type)
{
    return type.empty() ? said("The annotation") : said("The annotation %1", type);
}

namespace {

Message outsideMessage(
    const FittedSpan& fitted, const Text& text, std::int64_t begin, std::int64_t end, std::string_view type)
{
    const auto told = offsets(begin, end);
    if (begin < 0) {
        return said("%1 (%2) has a negative offset", annotationNamed(type), told);
    }
    if (end < begin) {
        return said("%1 (%2) ends before it starts", annotationNamed(type), told);
    }
    if (end == begin) {
        return said("%1 (%2) is empty", annotationNamed(type), told);
    }
    const auto length = lengthIn(text, fitted.unit);
    return text.ascii() ? said("%1 (%2) does not lie in the text, which has %3 characters",
               annotationNamed(type), told, length)
                        : said("%1 (%2) does not lie in the text, which has %3 %4", annotationNamed(type),
                            told, length, unitName(fitted.unit));
}

} // namespace

std::optional<SurfaceFinding> surfaceFinding(const FittedSpan& fitted, const Text& text, std::int64_t begin,
    std::int64_t end, std::string_view surface, std::string_view type)
{
    const auto at = offsets(fitted.span.begin, fitted.span.end);
    switch (fitted.fit) {
    case SurfaceFit::Unknown:
    case SurfaceFit::Same:
        return std::nullopt;
    case SurfaceFit::OtherUnit:
        return SurfaceFinding { Severity::Warning, "surface",
            said("%1 has offsets in %2, unlike the others: %3 stands at %4 (code points), and there it is "
                 "taken to be.",
                annotationNamed(type), unitName(fitted.unit), text::quoted(surface), at) };
    case SurfaceFit::Moved:
        return SurfaceFinding { Severity::Warning, "surface",
            said("%1 has the offsets %2, but its words %3 stand at %4; it is moved there.",
                annotationNamed(type), offsets(begin, end), text::quoted(surface), at) };
    case SurfaceFit::Differs:
        return SurfaceFinding { Severity::Warning, "surface",
            said("%1 has the words %2, but at its offsets %3 stands %4; the offsets count.",
                annotationNamed(type), text::quoted(surface), offsets(begin, end),
                text::quoted(text.slice(fitted.span))) };
    case SurfaceFit::Outside:
        return SurfaceFinding { Severity::Error, "offset",
            surface.empty() ? said("%1; it is skipped.", outsideMessage(fitted, text, begin, end, type))
                            : said("%1, and its words %2 are not found near it; it is skipped.",
                                outsideMessage(fitted, text, begin, end, type), text::quoted(surface)) };
    }
    return std::nullopt;
}

} // namespace touchstone::io
