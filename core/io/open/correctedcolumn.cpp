// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/correctedcolumn.h"

#include "core/annotation/hipecell.h"
#include "core/annotation/places.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/tagwriting.h"
#include "core/io/formats/columns/conllreader.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/io/open/celledits.h"
#include "core/io/open/opener.h"

#include <fstream>
#include <set>
#include <sstream>

namespace touchstone::io {

namespace {

using annotation::Correction;
using annotation::Document;
using annotation::LabelId;
using annotation::TagPrefix;
using annotation::TokenTag;

/// A new annotation in tokens of its document.
struct TokenAnnotation
{
    TaggedSpan span;
    std::string link;
};

/// By which annotations of a column stand in order.
using SpanKey = std::tuple<std::uint32_t, std::uint32_t, LabelId>;
SpanKey keyOf(const TaggedSpan& span) { return { span.first, span.end, span.label }; }

/// A correction in tokens of its document.
struct TokenCorrection
{
    std::size_t index = 0;
    std::optional<TaggedSpan> old;
    std::vector<TokenAnnotation> right;
};

class ColumnCorrecting
{
public:
    ColumnCorrecting(const annotation::Layer& layer, const std::string& path, const ReadOptions& options,
        std::span<const Correction> corrections, Progress& progress)
        : m_layer(layer)
        , m_path(path)
        , m_options(options)
        , m_corrections(corrections)
        , m_progress(progress)
        , m_labels(layer.labels)
        , m_hipe(layer.format == "hipe")
        , m_refused(corrections.size())
    {
    }

    Result<CorrectedColumn> run()
    {
        std::map<std::string, std::vector<std::uint32_t>> documentsOf; // by file
        for (std::uint32_t at = 0; at < m_layer.documents.size(); ++at) {
            documentsOf[annotation::fileOf(m_layer, m_layer.documents[at])].push_back(at);
        }
        for (std::size_t at = 0; at < m_corrections.size(); ++at) {
            m_of[m_corrections[at].document].push_back(at);
        }
        for (const auto& [file, documents] : documentsOf) {
            const bool any = std::ranges::any_of(
                documents, [this](std::uint32_t document) { return m_of.contains(document); });
            if (auto done = any ? correctFile(file, documents) : Result<void>(); !done) {
                return Failure(done.error());
            }
        }
        return readAgain();
    }

private:
    Result<CorrectedColumn> readAgain()
    {
        CorrectedColumn result { nullptr, std::move(m_files), {} };
        auto options = m_options;
        if (options.content && !result.files.empty()) {
            options.content = std::make_shared<const std::string>(result.files.begin()->second);
        } else if (!result.files.empty()) {
            options.replaced = std::make_shared<const std::map<std::string, std::string>>(result.files);
        }
        auto read = openLayer(m_path, m_layer.name, options, m_progress);
        if (!read) {
            return Failure(read.error());
        }
        result.layer = std::move(*read);
        for (std::size_t at = 0; at < m_refused.size(); ++at) {
            if (!m_refused[at].empty()) {
                result.refused.push_back({ at, m_corrections[at].place, std::move(m_refused[at]) });
            }
        }
        return result;
    }

    Result<void> correctFile(const std::string& file, const std::vector<std::uint32_t>& documents)
    {
        auto bytes = bytesAsTheyAre(file, m_options);
        if (!bytes) {
            return Failure(bytes.error());
        }
        if (bytes->starts_with("\xFF\xFE") || bytes->starts_with("\xFE\xFF")) {
            return failure(ErrorCode::Unreadable,
                said("is UTF-16, so its cells cannot be written; save it as UTF-8 and judge that"), { file });
        }
        const auto mark = bytes->starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
        const auto text = std::string_view(*bytes).substr(mark);
        m_edits.clear();
        if (auto placed = m_hipe ? placeHipe(text, file) : placeConll(text, file); !placed) {
            return placed;
        }
        learnStyle(text, documents);
        std::vector<const Document*> all;
        for (const auto document : documents) {
            all.push_back(&m_layer.documents[document]);
        }
        const TagWriting writing(m_hipe ? std::span<const Document* const>() : all, m_labels);
        for (const auto document : documents) {
            if (const auto at = m_of.find(document); at != m_of.end()) {
                correctDocument(m_layer.documents[document], at->second, writing);
            }
        }
        auto patched = patchedCells(text, file, m_edits,
            [this](std::string_view line, const CellEdit& edit) { return cellIn(line, edit); });
        if (!patched) {
            return Failure(patched.error());
        }
        if (!m_edits.empty()) {
            m_files[file] = bytes->substr(0, mark) + *patched;
        }
        return {};
    }

    Result<void> placeConll(std::string_view text, const std::string& file)
    {
        const auto place = conllTagPlace(text, m_options);
        if (!place) {
            return failure(ErrorCode::Malformed, said("has no column of tags any more"), { file });
        }
        m_tags = *place;
        return {};
    }

    Result<void> placeHipe(std::string_view text, const std::string& file)
    {
        const auto places = hipeCellPlaces(text, m_layer.column);
        if (!places) {
            return failure(ErrorCode::Malformed, said("lacks the column %1", m_layer.column), { file });
        }
        m_cells = *places;
        return {};
    }

    /// From the first tag with a label, and the first without.
    void learnStyle(std::string_view text, const std::vector<std::uint32_t>& documents)
    {
        m_style = {};
        if (m_hipe) {
            return;
        }
        bool outside = false;
        bool label = false;
        LineFinder lines(text);
        for (const auto index : documents) {
            const auto& document = m_layer.documents[index];
            for (std::size_t token = 0; token < document.tokenTags.size() && !(outside && label); ++token) {
                const auto tag = document.tokenTags[token];
                if (tag.outside() ? outside : label) {
                    continue;
                }
                const auto raw = conllTag(lines.line(document.tokenLines[token]), m_tags);
                if (tag.outside() && !raw.empty()) {
                    m_style.outside = raw;
                    outside = true;
                } else if (!tag.outside() && !raw.empty()) {
                    m_style.learn(raw, tag, m_labels);
                    label = true;
                }
            }
        }
    }

    // ------------------------------------------------------------------------------------------ documents

    void refuse(std::size_t correction, Message why) { m_refused[correction] = std::move(why); }

    void correctDocument(
        const Document& document, const std::vector<std::size_t>& indices, const TagWriting& writing)
    {
        std::vector<TokenCorrection> corrections;
        for (const auto index : indices) {
            if (auto one = inTokens(document, index)) {
                corrections.push_back(std::move(*one));
            }
        }
        const auto spans = spansOfDocument(document);
        while (!corrections.empty()) {
            const auto wanted = wantedOf(spans, corrections);
            if (dropOverlapping(document, wanted, corrections)) {
                continue;
            }
            const auto known = m_edits.size();
            const bool told = m_hipe ? editHipe(document, wanted, corrections)
                                     : editConll(document, wanted, corrections, writing);
            if (told) {
                return;
            }
            m_edits.resize(known);
        }
    }

    std::optional<TokenCorrection> inTokens(const Document& document, std::size_t index)
    {
        const auto& correction = m_corrections[index];
        TokenCorrection result;
        result.index = index;
        if (correction.entity != annotation::noEntity) {
            const auto& old = document.annotations.entities[correction.entity];
            const auto range = tokensOf(document, old.span);
            result.old = TaggedSpan { range.first, range.end, old.label };
        }
        for (const auto& right : correction.right) {
            auto range = tokensOf(document, right.span());
            if (right.pieces.size() > 1) {
                range.why = said("it is in pieces, which a column cannot say");
            } else if (range.why.empty()) {
                range.why = whyNoCell(document, range, right);
            }
            if (!range.why.empty()) {
                refuse(index, range.why);
                return std::nullopt;
            }
            result.right.push_back({ { range.first, range.end, m_labels.intern(right.type) }, right.link });
        }
        return result;
    }

    [[nodiscard]] Message whyNoCell(
        const Document& document, const TokenRange& range, const annotation::RightAnnotation& right) const
    {
        const auto& sentences = document.sentences;
        const auto next = std::ranges::upper_bound(sentences, range.first);
        if (!m_hipe && next != sentences.end() && *next < range.end) {
            return said("the end of a sentence lies in it, where annotations of CoNLL end");
        }
        const auto bad = m_hipe || m_tags.tabs ? "\t\r\n" : " \t\r\n";
        const auto unfit = [&](const std::string& word) {
            return word.find_first_of(bad) != std::string::npos || trimmed(word) != word;
        };
        if (right.type.empty() || unfit(right.type)) {
            return said("its type \"%1\" is no cell of the file", right.type);
        }
        if (unfit(right.link)) {
            return said("its link \"%1\" is no cell of the file", right.link);
        }
        return !right.link.empty() && !(m_hipe && m_cells.links)
            ? said("the file has no column for its link %1", right.link)
            : Message();
    }

    std::vector<TaggedSpan> spansOfDocument(const Document& document) const
    {
        std::vector<TaggedSpan> spans;
        for (const auto& entity : document.annotations.entities) {
            const auto range = tokensOf(document, entity.span);
            spans.push_back({ range.first, range.end, entity.label });
        }
        return spans;
    }

    /// Ascending; of equal ones one.
    [[nodiscard]] static std::vector<TaggedSpan> wantedOf(
        const std::vector<TaggedSpan>& spans, const std::vector<TokenCorrection>& corrections)
    {
        std::set<SpanKey> replaced;
        for (const auto& correction : corrections) {
            if (correction.old) {
                replaced.insert(keyOf(*correction.old));
            }
        }
        auto wanted = spans;
        std::erase_if(wanted, [&](const TaggedSpan& span) { return replaced.contains(keyOf(span)); });
        for (const auto& correction : corrections) {
            for (const auto& right : correction.right) {
                wanted.push_back(right.span);
            }
        }
        std::ranges::sort(wanted, {}, keyOf);
        wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
        return wanted;
    }

    /// Refuses corrections whose annotations share a token with another one; did it?
    bool dropOverlapping(const Document& document, const std::vector<TaggedSpan>& wanted,
        std::vector<TokenCorrection>& corrections)
    {
        std::vector<std::size_t> owner(document.tokens.size(), wanted.size());
        std::map<std::size_t, std::size_t> others; // by annotation, one that overlaps it
        for (std::size_t at = 0; at < wanted.size(); ++at) {
            for (auto token = wanted[at].first; token < wanted[at].end; ++token) {
                if (owner[token] != wanted.size()) {
                    others.emplace(at, owner[token]);
                    others.emplace(owner[token], at);
                }
                owner[token] = at;
            }
        }
        return std::erase_if(corrections, [&](const TokenCorrection& correction) {
            for (const auto& right : correction.right) {
                const auto at = static_cast<std::size_t>(
                    std::ranges::lower_bound(wanted, keyOf(right.span), {}, keyOf) - wanted.begin());
                if (const auto other = others.find(at); other != others.end()) {
                    refuse(correction.index, overlapWords(document, wanted[other->second]));
                    return true;
                }
            }
            return false;
        }) > 0;
    }

    [[nodiscard]] Message overlapWords(const Document& document, const TaggedSpan& other) const
    {
        const text::Span span { document.tokens[other.first].begin, document.tokens[other.end - 1].end };
        return said("it overlaps \"%1\" (%2), and a column holds one annotation at a place",
            document.text.slice(span), m_labels.name(other.label));
    }

    [[nodiscard]] static std::vector<bool> touchedBy(
        const Document& document, const std::vector<TokenCorrection>& corrections)
    {
        std::vector<bool> touched(document.tokens.size(), false);
        const auto touch = [&touched](const TaggedSpan& span) {
            for (auto token = span.first; token < span.end; ++token) {
                touched[token] = true;
            }
        };
        for (const auto& correction : corrections) {
            if (correction.old) {
                touch(*correction.old);
            }
            for (const auto& right : correction.right) {
                touch(right.span);
            }
        }
        return touched;
    }

    // ---------------------------------------------------------------------------------------------- cells

    /// False: the column cannot say it; then corrections were refused.
    bool editConll(const Document& document, const std::vector<TaggedSpan>& wanted,
        std::vector<TokenCorrection>& corrections, const TagWriting& writing)
    {
        auto tags = document.tokenTags;
        if (!writing.rewrite(tags, document.sentences, wanted, touchedBy(document, corrections))) {
            refuseMisread(spansOf(tags, document.sentences), wanted, corrections);
            return false;
        }
        for (std::size_t token = 0; token < tags.size(); ++token) {
            if (tags[token] != document.tokenTags[token]) {
                m_edits.push_back({ document.tokenLines[token], 0, {}, m_style.cell(tags[token], m_labels) });
            }
        }
        return true;
    }

    /// Refuses the corrections beside the first annotation that is read otherwise than it is wanted.
    void refuseMisread(const std::vector<TaggedSpan>& read, const std::vector<TaggedSpan>& wanted,
        std::vector<TokenCorrection>& corrections)
    {
        const auto [a, b] = std::mismatch(read.begin(), read.end(), wanted.begin(), wanted.end());
        const auto first
            = std::min(a == read.end() ? b->first : a->first, b == wanted.end() ? a->first : b->first);
        const auto end = std::max(a == read.end() ? b->end : a->end, b == wanted.end() ? a->end : b->end);
        const auto near = [&](const TaggedSpan& span) { return span.first <= end && first <= span.end; };
        const auto isNear = [&](const TokenCorrection& one) {
            return (one.old && near(*one.old))
                || std::ranges::any_of(one.right, [&](const auto& right) { return near(right.span); });
        };
        const bool any = std::ranges::any_of(corrections, isNear);
        std::erase_if(corrections, [&](const TokenCorrection& one) {
            const bool refused = !any || isNear(one);
            if (refused) {
                refuse(one.index,
                    said("the tags of the column cannot tell it from the annotation of the same type beside "
                         "it"));
            }
            return refused;
        });
    }

    [[nodiscard]] std::string hipeCell(const Document& document, std::size_t token) const
    {
        return m_layer.cells.name(LabelId { document.cells.labels[token] });
    }

    bool editHipe(const Document& document, const std::vector<TaggedSpan>& wanted,
        const std::vector<TokenCorrection>& corrections)
    {
        const auto touched = touchedBy(document, corrections);
        std::vector<std::string> cells(document.tokens.size());
        for (std::size_t token = 0; token < cells.size(); ++token) {
            cells[token] = touched[token] ? "O" : hipeCell(document, token);
        }
        for (std::size_t at = 0; at < wanted.size(); ++at) {
            const auto& span = wanted[at];
            const auto& label = m_labels.name(span.label);
            for (auto token = span.first; touched[span.first] && token < span.end; ++token) {
                cells[token] = (token == span.first ? "B-" : "I-") + label;
            }
            // What began without B- would go on with one of its type before it.
            const bool goesOn = at > 0 && wanted[at - 1].end == span.first
                && lowered(m_labels.name(wanted[at - 1].label)) == lowered(label)
                && !annotation::iobCell(cells[span.first]).begins;
            if (goesOn) {
                cells[span.first] = "B-" + label;
            }
        }
        for (std::size_t token = 0; token < cells.size(); ++token) {
            const auto before = hipeCell(document, token);
            if (cells[token] != before) {
                m_edits.push_back({ document.tokenLines[token], m_cells.labels, before, cells[token] });
            }
        }
        if (m_cells.links) {
            editLinks(document, corrections);
        }
        return true;
    }

    /// Tokens that leave an annotation lose their link, tokens of a new one get its.
    void editLinks(const Document& document, const std::vector<TokenCorrection>& corrections)
    {
        std::map<std::uint32_t, std::string> links;
        for (const auto& correction : corrections) {
            for (auto token = correction.old ? correction.old->first : 0;
                 correction.old && token < correction.old->end; ++token) {
                links.emplace(token, "_");
            }
        }
        for (const auto& correction : corrections) {
            const auto& said = m_corrections[correction.index];
            std::string kept;
            std::size_t keeps = correction.right.size();
            if (said.entity != annotation::noEntity) {
                keeps
                    = annotation::standsInPlace(document.annotations.entities[said.entity].span, said.right);
                for (const auto& link : document.annotations.detailsOf(said.entity).links) {
                    kept += (kept.empty() ? "" : "|") + link;
                }
            }
            for (std::size_t at = 0; at < correction.right.size(); ++at) {
                const auto& right = correction.right[at];
                const auto link = right.link.empty() && at == keeps ? kept : right.link;
                for (auto token = right.span.first; token < right.span.end; ++token) {
                    links[token] = link.empty() ? "_" : link;
                }
            }
        }
        for (const auto& [token, link] : links) {
            m_edits.push_back({ document.tokenLines[token], *m_cells.links, {}, link });
        }
    }

    // ---------------------------------------------------------------------------------------------- bytes

    [[nodiscard]] std::string_view cellIn(std::string_view line, const CellEdit& edit) const
    {
        if (!m_hipe) {
            return conllTag(line, m_tags);
        }
        const auto cells = cellsOf(line, true);
        return edit.cell < cells.size() ? trimmed(cells[edit.cell]) : std::string_view();
    }

    const annotation::Layer& m_layer;
    const std::string& m_path;
    const ReadOptions& m_options;
    std::span<const Correction> m_corrections;
    Progress& m_progress;
    annotation::LabelSet m_labels;
    bool m_hipe;
    std::vector<Message> m_refused; ///< by correction, why; empty: it is applied
    std::map<std::uint32_t, std::vector<std::size_t>> m_of; ///< corrections by document
    std::map<std::string, std::string> m_files;
    ConllTagPlace m_tags; ///< of the file at hand
    HipeCellPlaces m_cells;
    CellStyle m_style;
    std::vector<CellEdit> m_edits;
};

} // namespace

Result<std::string> bytesAsTheyAre(const std::string& path, const ReadOptions& options)
{
    if (options.content) {
        return *options.content;
    }
    if (options.replaced) {
        if (const auto at = options.replaced->find(path); at != options.replaced->end()) {
            return at->second;
        }
    }
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream bytes;
    if (stream.peek() != std::ifstream::traits_type::eof()) {
        bytes << stream.rdbuf();
    }
    if (stream.bad() || bytes.fail() || !stream.is_open()) {
        return failure(ErrorCode::Unreadable, said("cannot be read again"), { path });
    }
    return std::move(bytes).str();
}

bool hasCells(const annotation::Layer& layer)
{
    if (layer.format == "conll") {
        return true;
    }
    return layer.format == "hipe" && !hipeColumnOf(layer.column).empty();
}

Result<CorrectedColumn> correctColumn(const annotation::Layer& layer, const std::string& path,
    const ReadOptions& options, std::span<const annotation::Correction> corrections, Progress& progress)
{
    return ColumnCorrecting(layer, path, options, corrections, progress).run();
}

} // namespace touchstone::io
