// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/drafts/mentiondraft.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/drafts/fragments.h"
#include "core/support/numbers.h"

#include <unordered_set>

namespace touchstone::io {

namespace {

using annotation::largestOffset;

constexpr std::size_t longestQuote = 60;
constexpr std::size_t cancelDistance = 4096; ///< mentions
/// White space that may stand between two letters of a surface.
constexpr std::size_t mostBlanks = 4096;

bool isWhite(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

Message described(const OffsetReading& reading)
{
    const bool fromOne = reading.beginShift != 0;
    const bool lastOne = reading.endShift - reading.beginShift == 1;
    auto unit = unitName(reading.unit);
    return fromOne && lastOne ? said("%1 from 1, the end being the last one", std::move(unit))
        : fromOne             ? said("%1 from 1", std::move(unit))
        : lastOne             ? said("%1, the end being the last one", std::move(unit))
                              : unit;
}

/// The first reading that differs from this one by its unit only.
std::size_t firstLike(std::span<const OffsetReading> readings, std::size_t index)
{
    const auto& wanted = readings[index];
    return static_cast<std::size_t>(std::find_if(readings.begin(), readings.end(),
                                        [&wanted](const OffsetReading& other) {
                                            return other.beginShift == wanted.beginShift
                                                && other.endShift == wanted.endShift;
                                        })
        - readings.begin());
}

struct Position
{
    std::uint32_t codePoint = 0;
    bool inside = false;
    bool cut = false;
};
Position locate(
    const DraftDocument& draft, std::size_t ownPart, std::int64_t offset, bool isEnd, OffsetUnit unit)
{
    const auto* text = &draft.document.text;
    std::uint32_t textBegin = 0;
    auto last = text->length();
    if (!draft.parts.empty()) {
        // A begin is in the last part that begins at or before it, an end in the last that begins before it.
        auto part = std::upper_bound(draft.parts.begin(), draft.parts.end(), offset - (isEnd ? 1 : 0),
            [](std::int64_t value, const DraftPart& candidate) { return value < candidate.fileBegin; });
        if (ownPart < draft.parts.size()) {
            const auto& own = draft.parts[ownPart];
            const auto inside = offset - own.fileBegin;
            if (inside >= 0 && inside <= static_cast<std::int64_t>(lengthIn(own.text, unit))) {
                part = draft.parts.begin() + static_cast<std::ptrdiff_t>(ownPart) + 1;
            }
        }
        if (part == draft.parts.begin()) {
            return {};
        }
        last = part == draft.parts.end() ? draft.document.text.length() : part->textBegin;
        --part;
        text = &part->text;
        textBegin = part->textBegin;
        offset -= part->fileBegin;
    }
    const auto length = static_cast<std::int64_t>(lengthIn(*text, unit));
    if (offset < 0 || offset > length) {
        // Between two parts there is room; behind the last there is none.
        const auto reached = offset < 0 ? 0 : static_cast<std::int64_t>(textBegin) + text->length();
        const auto position = reached + (offset - length);
        return offset > length && position <= static_cast<std::int64_t>(last)
            ? Position { static_cast<std::uint32_t>(position), true, false }
            : Position {};
    }
    const auto value = static_cast<std::size_t>(offset);
    const auto codePoint = codePointAt(*text, value, unit);
    return { textBegin + codePoint, true, offsetAt(*text, codePoint, unit) != value };
}

/// Every piece in code points; false when one is not in the text. `cut`: an offset is inside a character.
bool piecesOf(const DraftDocument& draft, const DraftMention& mention, const OffsetReading& reading,
    std::vector<text::Span>& spans, bool& cut)
{
    spans.clear();
    cut = false;
    for (const auto piece : mention.pieces) {
        const auto begin = locate(draft, mention.part, piece.begin + reading.beginShift, false, reading.unit);
        const auto end = locate(draft, mention.part, piece.end + reading.endShift, true, reading.unit);
        if (!begin.inside || !end.inside || end.codePoint <= begin.codePoint) {
            return false;
        }
        cut = cut || begin.cut || end.cut;
        spans.push_back({ begin.codePoint, end.codePoint });
    }
    return !spans.empty();
}

/// The pieces as they are, of a document without text.
bool withinLimits(const DraftMention& mention, const OffsetReading& reading, std::vector<text::Span>& spans)
{
    spans.clear();
    for (const auto piece : mention.pieces) {
        const auto begin = piece.begin + reading.beginShift;
        const auto end = piece.end + reading.endShift;
        if (begin < 0 || end <= begin || end > largestOffset) {
            return false;
        }
        spans.push_back({ static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end) });
    }
    return !spans.empty();
}

} // namespace

bool sameSurface(const text::Text& text, std::span<const text::Span> spans, std::string_view wanted)
{
    std::size_t at = 0;
    std::size_t blanks = 0;
    const auto skip = [&] {
        while (at < wanted.size() && isWhite(wanted[at])) {
            ++at;
        }
    };
    for (const auto span : spans) {
        for (const char c : text.slice(span)) {
            if (isWhite(c)) {
                if (++blanks > mostBlanks) {
                    return false;
                }
                continue;
            }
            skip();
            if (at == wanted.size() || wanted[at] != c) {
                return false;
            }
            ++at;
        }
    }
    skip();
    return at == wanted.size();
}

std::string quotedForMessage(std::string_view text)
{
    std::string result = "\"";
    std::size_t end = 0;
    for (std::size_t count = 0; count < longestQuote && end < text.size(); ++count) {
        const auto begin = end;
        static_cast<void>(text::nextCodePoint(text, end));
        result += isWhite(text[begin]) ? std::string(" ") : std::string(text.substr(begin, end - begin));
    }
    return result + (end < text.size() ? "…\"" : "\"");
}

std::optional<std::int64_t> draftOffset(std::string_view cell)
{
    constexpr std::size_t mostDigits = 15;
    cell = trimmed(cell);
    return cell.size() <= mostDigits ? support::parsed<std::int64_t>(cell) : std::nullopt;
}

OffsetReading MentionDrafts::chosen(std::span<const OffsetReading> readings, const Progress& progress)
{
    std::vector<Votes> votes(readings.size());
    std::vector<Votes> now(readings.size()); ///< of one mention
    std::size_t asked = 0;
    for (const auto& draft : m_drafts) {
        if (draft.withoutText) {
            continue;
        }
        const bool ascii = draft.document.text.ascii();
        for (const auto& mention : draft.mentions) {
            if (++asked % cancelDistance == 0 && progress.cancelled()) {
                return readings.front();
            }
            for (std::size_t i = 0; i < readings.size(); ++i) {
                // Units are the same in ASCII text: the votes of the first of them are those of all.
                const auto known = ascii ? firstLike(readings, i) : i;
                if (known < i) {
                    now[i] = now[known];
                } else {
                    bool cut = false;
                    const bool inside = piecesOf(draft, mention, readings[i], m_spans, cut) && !cut;
                    const bool fits = inside && !mention.surface.empty()
                        && sameSurface(draft.document.text, m_spans, mention.surface);
                    now[i] = { fits ? 1U : 0U, inside ? 1U : 0U };
                }
                votes[i].surfaces += now[i].surfaces;
                votes[i].inside += now[i].inside;
            }
        }
    }
    std::size_t best = 0;
    for (std::size_t i = 1; i < readings.size(); ++i) {
        const bool more = votes[i].surfaces > votes[best].surfaces
            || (votes[i].surfaces == votes[best].surfaces && votes[i].inside > votes[best].inside
                && readings[i].beginShift == readings[best].beginShift
                && readings[i].endShift == readings[best].endShift);
        best = more ? i : best;
    }
    return readings[best];
}

void MentionDrafts::tellReading(const OffsetReading& from, const OffsetReading& to)
{
    for (const auto& draft : m_drafts) {
        if (draft.withoutText) {
            continue;
        }
        for (const auto& mention : draft.mentions) {
            bool cut = false;
            const auto& text = draft.document.text;
            const auto fits = [&](const OffsetReading& reading) {
                return piecesOf(draft, mention, reading, m_spans, cut) && !cut
                    && (mention.surface.empty() || sameSurface(text, m_spans, mention.surface));
            };
            if (!fits(to) || fits(from)) {
                continue;
            }
            m_findings.report(Severity::Warning, "unit", mention.at, [&] {
                return said("The offsets do not fit the text as %1, but as %2 (first here); the whole file "
                            "is read so. Write %1, as the format has it.",
                    described(from), described(to));
            });
            return;
        }
    }
}

Result<void> MentionDrafts::finish(std::span<const OffsetReading> readings, const Progress& progress)
{
    const auto reading = chosen(readings, progress);
    if (reading != readings.front()) {
        tellReading(readings.front(), reading);
    }
    m_layer.documents.reserve(m_layer.documents.size() + m_drafts.size());
    for (auto& draft : m_drafts) {
        if (progress.cancelled()) {
            return readingStopped(m_findings.path());
        }
        settle(draft, reading);
    }
    m_drafts.clear();
    return {};
}

void MentionDrafts::settle(DraftDocument& draft, const OffsetReading& reading)
{
    std::unordered_set<std::string_view> ids;
    for (auto& mention : draft.mentions) {
        if (!mention.id.empty() && !ids.insert(mention.id).second) {
            m_findings.report(Severity::Note, "id", mention.at, [&] {
                return said("The id %1 was given to an earlier annotation of the document; this one is kept "
                            "without id.",
                    quotedForMessage(mention.id));
            });
            mention.id.clear();
        }
        settleMention(draft, mention, reading);
    }
    draft.mentions = {};
    m_layer.documents.push_back(std::move(draft.document));
}

void MentionDrafts::reportOutside(
    const DraftDocument& draft, const DraftMention& mention, const OffsetReading& reading)
{
    m_findings.report(Severity::Error, "offset", mention.at, [&] {
        for (const auto piece : mention.pieces) {
            const auto begin = piece.begin + reading.beginShift;
            const auto end = piece.end + reading.endShift;
            if (begin < 0) {
                return said("The annotation %1–%2 is negative; it is skipped.", piece.begin, piece.end);
            }
            if (end == begin) {
                return said("The annotation %1–%2 is empty; it is skipped.", piece.begin, piece.end);
            }
            if (end < begin) {
                return said(
                    "The annotation %1–%2 ends before it starts; it is skipped.", piece.begin, piece.end);
            }
            if (draft.withoutText) {
                return said("The annotation %1–%2 lies beyond the largest offset, %3; it is skipped.",
                    piece.begin, piece.end, largestOffset);
            }
            bool cut = false;
            DraftMention one;
            one.pieces.push_back(piece);
            one.part = mention.part;
            if (!piecesOf(draft, one, reading, m_spans, cut)) {
                return said(
                    "The annotation %1–%2 does not lie in the text, which has %3 characters; it is skipped.",
                    piece.begin, piece.end, draft.document.text.length());
            }
        }
        return said("The annotation has no offsets; it is skipped.");
    });
}

/// The words of an annotation in one piece do not stand at its offsets: they are looked for nearby.
bool MentionDrafts::fitWords(
    const DraftDocument& draft, const DraftMention& mention, const OffsetReading& reading, bool inside)
{
    const auto& text = draft.document.text;
    const auto& surface = mention.surface;
    const auto piece = mention.pieces.front();
    auto begin = piece.begin + reading.beginShift;
    auto end = piece.end + reading.endShift;
    auto unit = reading.unit;
    if (inside) {
        begin = m_spans.front().begin;
        end = m_spans.front().end;
        unit = OffsetUnit::CodePoints; // of the whole text, whatever its parts count
    } else if (!draft.parts.empty()) {
        begin -= draft.parts.front().fileBegin;
        end -= draft.parts.front().fileBegin;
    }
    // A stretch much longer than its words cannot be them; it is not compared letter by letter.
    const auto comparable = static_cast<std::int64_t>(surface.size() + mostBlanks);
    const auto fitted
        = fittedSpan(text, begin, end > begin ? std::min(end, begin + comparable) : end, surface, unit);
    if (inside && fitted.fit == SurfaceFit::Differs) {
        m_findings.report(Severity::Warning, "surface", mention.at, [&] {
            return surfaceFinding(
                { m_spans.front(), SurfaceFit::Differs, unit }, text, piece.begin, piece.end, surface)
                ->message;
        });
        return true;
    }
    const auto finding = surfaceFinding(fitted, text, piece.begin, piece.end, surface);
    if (finding) {
        m_findings.report(finding->severity, finding->fault, mention.at, finding->message);
    }
    m_spans.assign(1, fitted.span);
    return fitted.fit != SurfaceFit::Outside;
}

bool MentionDrafts::place(
    const DraftDocument& draft, const DraftMention& mention, const OffsetReading& reading)
{
    if (draft.withoutText) {
        if (!withinLimits(mention, reading, m_spans)) {
            reportOutside(draft, mention, reading);
            return false;
        }
        return true;
    }
    bool cut = false;
    const auto& text = draft.document.text;
    const bool inside = piecesOf(draft, mention, reading, m_spans, cut);
    const bool fits = inside && (mention.surface.empty() || sameSurface(text, m_spans, mention.surface));
    if (!fits && !mention.surface.empty() && mention.pieces.size() == 1) {
        return fitWords(draft, mention, reading, inside);
    }
    if (!inside) {
        reportOutside(draft, mention, reading);
        return false;
    }
    if (!fits) {
        m_findings.report(Severity::Warning, "surface", mention.at, [&] {
            std::string found;
            for (std::size_t i = 0; i < m_spans.size() && found.size() <= longestQuote * 4; ++i) {
                const auto span = m_spans[i];
                found += found.empty() ? "" : " … ";
                found += text.slice({ span.begin,
                    std::min(span.end, span.begin + static_cast<std::uint32_t>(longestQuote) + 1) });
            }
            return said("The annotation has the words %1, but at its offsets stands %2; the offsets count.",
                quotedForMessage(mention.surface), quotedForMessage(found));
        });
    } else if (cut) {
        m_findings.report(Severity::Warning, "cut", mention.at,
            said("An offset points into the middle of a character; its begin is taken."));
    }
    return true;
}

void MentionDrafts::settleMention(DraftDocument& draft, DraftMention& mention, const OffsetReading& reading)
{
    if (!place(draft, mention, reading)) {
        return;
    }
    if (m_spans.size() > 1) {
        if (const auto repair = mergeFragments(m_spans); repair != FragmentRepair::None) {
            m_findings.report(Severity::Note, "fragments", mention.at, [&] {
                return repair == FragmentRepair::Merged
                    ? said("The pieces of the annotation touch or overlap; they are merged.")
                    : said("The pieces of the annotation are out of order; they are sorted.");
            });
        }
    }
    addMention(draft.document, mention, m_spans, m_findings.line(mention.at), m_layer.labels);
}

} // namespace touchstone::io
