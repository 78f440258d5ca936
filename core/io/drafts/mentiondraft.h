// SPDX-License-Identifier: GPL-3.0-or-later
// MentionDrafts: how drafts become annotations of documents where offsets may count from 1 or to the last
// character: the unit of the offsets is checked against the surface forms that the file gives, over all its
// documents. Private to the readers of this folder.
//
// Findings (after the format's id). Skipped: offset (negative, reversed, empty, outside the text). Repaired:
// unit (the offsets of the file fit when they count another unit, or from 1, or to the last character; they
// are taken so), surface (of one annotation: its words stand nearby, it is moved there; or nowhere near, the
// offsets count), cut (an offset inside a character, moved to its begin), fragments (sorted, merged), id (a
// second annotation of an id goes without).
#pragma once

#include "core/io/bytes/filefindings.h"
#include "core/io/drafts/draftdocument.h"
#include "core/io/drafts/offsetunits.h"

namespace touchstone::io {

/// Bounds the offsets of a draft.
inline constexpr std::int64_t largestDraftOffset = std::int64_t(1) << 50U;
/// An offset as a cell has it, blanks aside; nothing for anything else and for more than 15 digits.
[[nodiscard]] std::optional<std::int64_t> draftOffset(std::string_view cell);

/// How offsets may be meant: the unit, and what is added to a begin and an end before they are half-open from
/// 0.
struct OffsetReading
{
    OffsetUnit unit = OffsetUnit::CodePoints;
    int beginShift = 0;
    int endShift = 0;
    friend bool operator==(const OffsetReading&, const OffsetReading&) = default;
};

class MentionDrafts
{
public:
    MentionDrafts(annotation::Layer& layer, FileFindings& findings)
        : m_layer(layer)
        , m_findings(findings)
    {
    }

    void add(DraftDocument&& draft) { m_drafts.push_back(std::move(draft)); }
    [[nodiscard]] bool empty() const { return m_drafts.empty(); }

    /// Chooses among `readings` (the first is what the format says; another one only where it fits more
    /// surfaces, or where only it brings every offset into its text) and appends the documents to the layer.
    /// Linear in texts, surfaces and mentions. Cancelled.
    Result<void> finish(std::span<const OffsetReading> readings, const Progress& progress);

private:
    struct Votes
    {
        std::size_t surfaces = 0; ///< mentions whose surface fits
        std::size_t inside = 0; ///< mentions that lie in the text, no character cut
    };

    [[nodiscard]] OffsetReading chosen(std::span<const OffsetReading> readings, const Progress& progress);
    void tellReading(const OffsetReading& from, const OffsetReading& to);
    void settle(DraftDocument& draft, const OffsetReading& reading);
    void settleMention(DraftDocument& draft, DraftMention& mention, const OffsetReading& reading);
    /// Into m_spans; false when the annotation is to be skipped (reported).
    [[nodiscard]] bool place(
        const DraftDocument& draft, const DraftMention& mention, const OffsetReading& reading);
    [[nodiscard]] bool fitWords(
        const DraftDocument& draft, const DraftMention& mention, const OffsetReading& reading, bool inside);
    void reportOutside(const DraftDocument& draft, const DraftMention& mention, const OffsetReading& reading);

    annotation::Layer& m_layer;
    FileFindings& m_findings;
    std::vector<DraftDocument> m_drafts;
    std::vector<text::Span> m_spans;
};

/// What offsets may count; the first is the usual one of tools written in Python.
inline constexpr std::array codePointReadings {
    OffsetReading { OffsetUnit::CodePoints },
    OffsetReading { OffsetUnit::Utf16 },
    OffsetReading { OffsetUnit::Bytes },
};
/// The same for tools written in Java or for browsers.
inline constexpr std::array utf16Readings {
    OffsetReading { OffsetUnit::Utf16 },
    OffsetReading { OffsetUnit::CodePoints },
    OffsetReading { OffsetUnit::Bytes },
};

/// Do pieces of a text, one after the other, say the same as a file's copy of them? White space does not
/// count. O(length of the copy).
[[nodiscard]] bool sameSurface(
    const text::Text& text, std::span<const text::Span> spans, std::string_view wanted);

/// A text between quotes for a message, cut where it is long.
[[nodiscard]] std::string quotedForMessage(std::string_view text);

} // namespace touchstone::io
