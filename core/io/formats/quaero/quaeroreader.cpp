// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/quaero/quaeroreader.h"

#include "core/io/bytes/words.h"
#include "core/io/formats/quaero/inlinetags.h"
#include "core/support/findingkinds.h"
#include "core/support/message.h"
#include "core/text/utf8.h"

namespace touchstone::io {

namespace {

using annotation::noEntity;

constexpr std::array<std::string_view, 2> suffixes { ".quaero", ".ne" };
constexpr std::size_t deepest = 1000;
constexpr std::uint32_t unset = std::numeric_limits<std::uint32_t>::max();

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v'; }

/// Tags in pairs, and at least one of an entity; a page of HTML has tags too, but not of these names.
Probability probe(std::string_view head, std::string_view suffix)
{
    const bool ours = suffix == suffixes[0] || suffix == suffixes[1];
    const auto* const first = std::find_if_not(head.begin(), head.end(), isSpace);
    if (first == head.end() || *first == '{' || *first == '[') {
        return 0;
    }
    std::size_t opened = 0;
    std::size_t closed = 0;
    std::size_t entities = 0;
    std::size_t strange = 0; // names that no such file has
    static constexpr std::array<std::string_view, 9> pages { "html", "body", "p", "div", "br", "xml", "a",
        "span", "TEI" };
    for (auto at = head.find('<'); at != std::string_view::npos; at = head.find('<', at + 1)) {
        const auto tag = inlineTag(head.substr(at));
        if (!tag) {
            continue;
        }
        ++(tag->closing ? closed : opened);
        entities += isEntityTag(tag->name) ? 1U : 0U;
        strange += tag->attributes || contains(pages, tag->name) ? 1U : 0U;
    }
    if (entities == 0 || closed == 0 || 2 * strange > opened + closed) {
        return ours && entities > 0 ? 40 : 0;
    }
    return ours ? 95 : 70;
}

class QuaeroFile : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        if (std::all_of(m_bytes.begin(), m_bytes.end(), isSpace)) {
            return refused(ErrorCode::Malformed,
                said("the file holds nothing but white space; a document without annotations is plain text"),
                1);
        }
        const auto first = m_layer.documents.size();
        constexpr std::size_t cancelDistance = std::size_t { 1 } << 19U;
        std::size_t check = 0;
        while (m_at < m_bytes.size()) {
            if (m_at >= check) {
                if (m_progress.cancelled()) {
                    return failure(ErrorCode::Cancelled, said("stopped"));
                }
                check = m_at + cancelDistance;
            }
            step();
        }
        endDocument();
        if (m_layer.documents.size() == first) {
            return refused(ErrorCode::Malformed, said("the file holds tags, but no words between them"), 1);
        }
        const bool numbered = m_layer.documents.size() - first > 1;
        for (auto i = first; i < m_layer.documents.size(); ++i) {
            m_layer.documents[i].numbered = numbered;
            m_layer.documents[i].name
                = m_file.documentName + (numbered ? "#" + std::to_string(i - first + 1) : std::string());
        }
        return {};
    }

private:
    struct Pending
    {
        annotation::LabelId label {};
        std::uint32_t begin = unset; ///< unset: no word yet
        std::uint32_t end = 0;
        std::uint32_t parent = noEntity;
        std::uint32_t line = 0;
        std::uint32_t column = 0;
        bool entity = true;
        bool cut = false; ///< never closed: ends with its line
    };

    void step()
    {
        const char c = m_bytes[m_at];
        if (c == '\n') {
            endLine();
        } else if (isSpace(c)) {
            m_blank = true;
            ++m_at;
        } else if (c == '<') {
            const auto tag = inlineTag(m_bytes.substr(m_at));
            if (!tag) {
                report(Severity::Warning, "quaero.markup", here(),
                    said("\"<\" begins no tag here; it is taken as text. Write &lt; for the character."));
                addWord("<", 1);
                return;
            }
            if (tag->attributes) {
                report(Severity::Note, "quaero.attributes", here(),
                    said("what stands behind the name of the tag <%1> is ignored.", tag->name));
            }
            tag->closing ? close(tag->name) : open(tag->name);
            m_at += tag->length;
        } else if (c == '&') {
            addReference();
        } else {
            auto end = m_at;
            while (end < m_bytes.size() && m_bytes[end] != '<' && m_bytes[end] != '&'
                && !isSpace(m_bytes[end])) {
                ++end;
            }
            addWord(m_bytes.substr(m_at, end - m_at), end - m_at);
        }
    }

    void addReference()
    {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> references {
            { { "&lt;", "<" }, { "&gt;", ">" }, { "&amp;", "&" } }
        };
        for (const auto& [written, meant] : references) {
            if (m_bytes.substr(m_at, written.size()) == written) {
                addWord(meant, written.size());
                return;
            }
        }
        addWord("&", 1);
    }

    /// Appends characters of a word and moves on by `bytes`.
    void addWord(std::string_view characters, std::size_t bytes)
    {
        if (m_position > 0 && (m_blank || m_lineEnds > 0)) {
            m_text += m_lineEnds > 0 ? '\n' : ' ';
            ++m_position;
        }
        m_blank = false;
        m_lineEnds = 0;
        for (; m_firstWordless < m_open.size(); ++m_firstWordless) {
            m_pending[m_open[m_firstWordless]].begin = m_position;
        }
        m_text += characters;
        m_position += static_cast<std::uint32_t>(text::codePointCount(characters));
        m_at += bytes;
        m_lineHasContent = true;
    }

    void endLine()
    {
        ++m_at;
        ++m_lineEnds;
        m_lineStops.emplace_back(m_line, m_position);
        const bool documentEnds = m_options.documents == DocumentUnit::Line
            || (m_options.documents == DocumentUnit::BlankLine && !m_lineHasContent);
        ++m_line;
        m_columnByte = m_at;
        m_column = 1;
        m_lineHasContent = false;
        if (documentEnds) {
            endDocument();
        }
    }

    // ---- places

    support::Place here()
    {
        m_column += static_cast<std::uint32_t>(
            text::codePointCount(m_bytes.substr(m_columnByte, m_at - m_columnByte)));
        m_columnByte = m_at;
        return { m_file.path, m_line, m_column };
    }

    support::Place placeOf(const Pending& pending) const
    {
        return { m_file.path, pending.line, pending.column };
    }

    void report(Severity severity, FindingCode code, support::Place place, Message message)
    {
        m_layer.diagnostics.add(severity, code, std::move(place), std::move(message));
    }

    static std::string tagOf(std::string_view name) { return "<" + std::string(name) + ">"; }
    std::string tagOf(const Pending& pending) const { return tagOf(m_layer.labels.name(pending.label)); }

    // ---- tags

    void open(std::string_view name)
    {
        m_lineHasContent = true;
        const auto place = here();
        if (m_open.size() >= deepest) {
            report(Severity::Error, "quaero.deep", place,
                said("%1 stands inside %2 other tags; it is ignored.", tagOf(name), deepest));
            return;
        }
        noteName(name, place);
        Pending pending;
        pending.label = m_layer.labels.intern(name);
        pending.entity = isEntityTag(name);
        pending.parent = m_open.empty() ? noEntity : m_open.back();
        pending.line = place.line;
        pending.column = place.column;
        m_positions[pending.label].push_back(static_cast<std::uint32_t>(m_open.size()));
        m_open.push_back(static_cast<std::uint32_t>(m_pending.size()));
        m_pending.push_back(pending);
    }

    /// Once a file: ETAPE's own components of a name hold a dot.
    void noteName(std::string_view name, const support::Place& place)
    {
        if (!m_nameNoted && name.substr(0, name.find('.')) == "name"
            && name.find('.') != std::string_view::npos) {
            m_nameNoted = true;
            report(Severity::Note, "quaero.name", place,
                said("%1 is read as an entity, as every tag whose name holds a dot. Where it marks a part of "
                     "a name, write <name>.",
                    tagOf(name)));
        }
    }

    void close(std::string_view name)
    {
        m_lineHasContent = true;
        const auto label = m_layer.labels.intern(name);
        const auto found = m_positions.find(label);
        if (found == m_positions.end() || found->second.empty()) {
            auto& forced = m_forced[label];
            if (forced > 0) {
                --forced;
                report(Severity::Warning, "quaero.crossing", here(),
                    said("</%1> crosses the tag that ended before it; what it closes ends there.", name));
            } else {
                report(Severity::Error, "quaero.close", here(),
                    said("</%1> closes no tag that is open; it is ignored.", name));
            }
            return;
        }
        const auto target = found->second.back();
        while (m_open.size() > target + 1) {
            const auto& inner = m_pending[m_open.back()];
            report(Severity::Warning, "quaero.unclosed", placeOf(inner),
                said("%1 is not closed before </%2> in line %3; it is closed there.", tagOf(inner), name,
                    m_line));
            ++m_forced[inner.label];
            closeInnermost();
        }
        closeInnermost();
    }

    void closeInnermost()
    {
        auto& pending = m_pending[m_open.back()];
        pending.end = m_position;
        m_positions[pending.label].pop_back();
        m_open.pop_back();
        m_firstWordless = std::min(m_firstWordless, m_open.size());
    }

    // ---- the document is complete

    void endDocument()
    {
        cutUnclosed();
        m_forced.clear();
        if (m_position > 0) {
            annotation::Document document;
            document.line = m_documentLine;
            settle(document.annotations);
            document.text = text::Text(std::move(m_text));
            m_layer.documents.push_back(std::move(document));
        } else {
            for (const auto& pending : m_pending) {
                reportEmpty(pending);
            }
        }
        m_text.clear();
        m_position = 0;
        m_blank = false;
        m_lineEnds = 0;
        m_pending.clear();
        m_lineStops.clear();
        m_documentLine = m_line;
        m_firstWordless = 0;
    }

    /// What is open at the end was never closed: it ends with its line, and what began behind that stands at
    /// the top, as all that is open does.
    void cutUnclosed()
    {
        if (m_open.empty()) {
            return;
        }
        for (const auto index : m_open) {
            auto& pending = m_pending[index];
            pending.cut = true;
            const auto stop = std::lower_bound(
                m_lineStops.begin(), m_lineStops.end(), std::pair(pending.line, std::uint32_t { 0 }));
            pending.end
                = stop != m_lineStops.end() && stop->first == pending.line ? stop->second : m_position;
            report(Severity::Error, "quaero.unclosed", placeOf(pending),
                said("%1 is never closed; it ends with its line.", tagOf(pending)));
        }
        for (auto& pending : m_pending) {
            if (pending.parent != noEntity && m_pending[pending.parent].cut && pending.begin != unset
                && pending.begin >= m_pending[pending.parent].end) {
                pending.parent = noEntity;
            }
        }
        for (const auto index : m_open) {
            m_positions[m_pending[index].label].clear();
        }
        m_open.clear();
        m_firstWordless = 0;
    }

    void reportEmpty(const Pending& pending)
    {
        report(Severity::Warning, "quaero.empty", placeOf(pending),
            said("%1 holds no words; it is left out.", tagOf(pending)));
    }

    /// Turns tags into annotations: without the empty ones, with entity tags on the same words made one.
    void settle(annotation::EntityTree& tree)
    {
        std::vector<std::uint32_t> annotationOf(m_pending.size(), noEntity);
        std::vector<text::Span> spans(m_pending.size());
        for (std::uint32_t i = 0; i < m_pending.size(); ++i) {
            const auto& pending = m_pending[i];
            if (pending.begin == unset || pending.begin >= pending.end) {
                reportEmpty(pending);
                continue;
            }
            const auto above = pending.parent;
            const bool sameWords = above != noEntity && pending.entity && m_pending[above].entity
                && annotationOf[above] != noEntity && m_pending[above].begin == pending.begin
                && m_pending[above].end == pending.end;
            if (sameWords) {
                annotationOf[i] = annotationOf[above];
                addType(tree, annotationOf[i], pending);
                continue;
            }
            annotationOf[i] = static_cast<std::uint32_t>(tree.size());
            auto& entity = tree.entities.emplace_back();
            entity.span = { pending.begin, pending.end };
            entity.label = pending.label;
            entity.line = pending.line;
            entity.role = pending.entity ? annotation::Role::Entity : annotation::Role::Component;
            entity.parent = above == noEntity ? noEntity : annotationOf[above];
            if (!pending.entity && entity.parent == noEntity) {
                entity.orphan = true;
                report(Severity::Warning, "quaero.orphan", placeOf(pending),
                    said("%1 is a component but stands in no entity; it is shown, and takes no part in any "
                         "score.",
                        tagOf(pending)));
            }
        }
    }

    void addType(annotation::EntityTree& tree, std::uint32_t entity, const Pending& pending)
    {
        auto& further = tree.editDetails(entity).furtherLabels;
        if (tree.entities[entity].label == pending.label || contains(further, pending.label)) {
            report(Severity::Warning, "quaero.repeated", placeOf(pending),
                said("%1 stands twice on the same words; it is taken once.", tagOf(pending)));
            return;
        }
        further.push_back(pending.label);
    }

    std::string_view m_bytes = m_file.bytes;
    std::size_t m_at = 0;

    std::uint32_t m_line = 1;
    std::size_t m_columnByte = 0; ///< byte whose column is m_column
    std::uint32_t m_column = 1;
    bool m_lineHasContent = false;

    std::string m_text;
    std::uint32_t m_position = 0; ///< code points of m_text
    bool m_blank = false; ///< white space since the last word
    std::uint32_t m_lineEnds = 0; ///< line ends since the last word
    std::uint32_t m_documentLine = 1;
    std::vector<Pending> m_pending; ///< in the order of opening tags
    std::vector<std::uint32_t> m_open; ///< of these, innermost last
    std::size_t m_firstWordless = 0; ///< the open ones from here on have no word yet
    std::map<annotation::LabelId, std::vector<std::uint32_t>> m_positions; ///< of open tags in m_open
    std::map<annotation::LabelId, std::uint32_t> m_forced; ///< tags that another tag's end closed
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_lineStops; ///< line, end of its words in the text
    bool m_nameNoted = false;
};

constexpr std::array<std::string_view, 1> optionWords { "--documents" };

} // namespace

Reader quaeroReader()
{
    return { .id = "quaero",
        .title = "Quaero/ETAPE inline tags",
        .description
        = support::pattern("Text with paired tags; entities, their components, and metonymy by nesting."),
        .example = "<func.ind> <kind> ambassadeur </kind> de <loc.adm.nat> <name> Turquie </name> "
                   "</loc.adm.nat> </func.ind>",
        .suffixes = suffixes,
        .probe = probe,
        .read = readAs<QuaeroFile>,
        .options = optionWords };
}

} // namespace touchstone::io
