// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/elevant/elevantreader.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/draftdocument.h"
#include "core/io/formats/touchstone/jsonentities.h"
#include "core/io/json/jsonfamily.h"
#include "core/io/json/jsonlinesfile.h"
#include "core/support/message.h"
#include "core/support/numbers.h"

namespace touchstone::io {

namespace {

using annotation::Document;
using simdjson::ondemand::value;

constexpr std::string_view nil = "NIL";
constexpr std::string_view nilId = "<NIL>";
constexpr std::string_view unknownId = "<NO_MAPPING>";
constexpr std::string_view mentionsKey = "entity_mentions";
constexpr JsonLinesShape shape { "elevant",
    R"({"id": 0, "text": …, "labels": [{"span": [0, 3], "entity_id": "Q1"}]})" };

/// A label or a mention, and what only this format says of it. Views live as long as the line.
struct Pending : DraftMention
{
    const char* where = nullptr;
    bool spanComplete = true;
    std::string_view parent; ///< as children: ids of labels
    std::vector<std::string_view> children;
    std::string_view entity;
    std::vector<std::string_view> candidates;
    std::string_view linkedBy;
};

constexpr std::array<std::string_view, 5> keys { "id", "text", "labels", mentionsKey, "evaluation_span" };

/// Does the file tell what a linker found? Inside a JSON string the quotes would be escaped.
bool isLinkerFile(const SourceFile& file)
{
    constexpr std::string_view quoted = R"("entity_mentions")";
    return file.bytes.find(quoted) != std::string_view::npos
        || file.path.find("linked_articles") != std::string::npos;
}

class ArticleReader : public JsonLinesFile
{
public:
    ArticleReader(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress)
        : JsonLinesFile(file, options, layer, progress, shape)
    {
    }

private:
    void beginLine() override
    {
        m_document = {};
        m_hasText = false;
        m_id.clear();
        m_pending.clear();
        m_evaluated.clear();
        m_seen = 0;
    }

    void readField(value& field, std::string_view key, std::string_view rawKey) override
    {
        if (m_line.isRepeated(field, key, keys, m_seen,
                support::pattern("The key %1 stands twice in the document; the first counts."))) {
            return;
        }
        if (key == "id") {
            m_id = m_line.identifier(field, key).value_or(std::string_view());
        } else if (key == "text") {
            if (const auto text = m_line.string(field, key)) {
                m_document.text = text::Text(std::string(*text));
                m_hasText = true;
            }
        } else if (key == "labels" || key == mentionsKey) {
            if (auto list = (key == mentionsKey) == m_mentions ? m_line.array(field, key) : std::nullopt) {
                readList(*list);
            }
        } else if (key == "evaluation_span") {
            bool complete = true;
            readSpan(field, key, m_evaluated, complete);
        } else {
            readAttribute(m_document, field, key, rawKey);
        }
    }

    /// [start, end]
    void readSpan(value& field, std::string_view key, DraftSpans& spans, bool& complete)
    {
        const auto* const at = JsonLine::begin(field);
        auto list = m_line.array(field, key);
        if (!list) {
            complete = false;
            return;
        }
        std::vector<std::int64_t> numbers;
        for (value number : *list) {
            const auto whole = m_line.integer(number, key);
            complete = complete && whole;
            if (numbers.size() < 3) {
                numbers.push_back(whole.value_or(0));
            }
        }
        if (numbers.size() != 2) {
            complete = false;
            m_line.report(Severity::Warning, "elevant.value", at,
                [&] { return said("\"%1\" must be [start, end]; the value is ignored.", key); });
        } else if (complete) {
            spans = { { numbers[0], numbers[1] } };
        }
    }

    void readList(simdjson::ondemand::array list)
    {
        constexpr std::size_t cancelDistance = 10000;
        for (value item : list) {
            if (*JsonLine::begin(item) != '{') {
                if (!m_line.raw(JsonLine::begin(item), m_mentions ? mentionsKey : "labels")) {
                    return;
                }
                m_line.reportValue(
                    item, m_mentions ? mentionsKey : "labels", support::pattern("a list of objects"));
                continue;
            }
            readItem(item);
            if (m_pending.size() % cancelDistance == 0 && m_progress.cancelled()) {
                return;
            }
        }
    }

    void readItem(value& item)
    {
        auto& pending = m_pending.emplace_back();
        pending.where = JsonLine::begin(item);
        m_line.eachField(item.get_object(),
            [&](value& field, auto key, auto rawKey) { readItemField(pending, field, key, rawKey); });
    }

    void readItemField(Pending& pending, value& field, std::string_view key, std::string_view rawKey)
    {
        const auto text = [&] { return m_line.identifier(field, key).value_or(std::string_view()); };
        if (key == "span") {
            readSpan(field, key, pending.pieces, pending.spanComplete);
        } else if (key == (m_mentions ? "id" : "entity_id")) {
            pending.entity = text();
        } else if (!m_mentions && key == "id") {
            pending.id = text();
        } else if (!m_mentions && key == "type") {
            readTypes(pending.types, text());
        } else if (!m_mentions && key == "parent") {
            pending.parent = text();
        } else if (!m_mentions && key == "children") {
            readNames(field, key, pending.children);
        } else if (m_mentions && key == "candidates") {
            readNames(field, key, pending.candidates);
        } else if (m_mentions && key == "recognized_by") {
            pending.source = text();
        } else if (m_mentions && key == "linked_by") {
            pending.linkedBy = text();
        } else if (const auto raw = m_line.raw(JsonLine::begin(field), rawKey)) {
            const auto score
                = m_mentions && key == "score" ? support::parsed<double>(trimmed(*raw)) : std::nullopt;
            if (score && *score >= 0 && *score <= 1) {
                pending.score = score;
            } else {
                addExtra(pending, rawKey, *raw);
            }
        }
    }

    void readNames(value& field, std::string_view key, std::vector<std::string_view>& names)
    {
        m_line.eachOf(field, key, [&](value& item) {
            if (const auto name = m_line.identifier(item, key); name && !name->empty()) {
                names.push_back(*name);
            }
        });
    }

    /// "Q515|Q6256"
    static void readTypes(std::vector<std::string>& types, std::string_view field)
    {
        types.clear();
        for (const auto type : pieces(field, "|")) {
            if (!type.empty() && types.size() <= mostFurtherTypes) {
                types.emplace_back(type);
            }
        }
    }

    /// As JSONL keeps such keys, so that they come back unchanged.
    static void addExtra(Pending& pending, std::string_view rawKey, std::string_view json)
    {
        pending.extra += pending.extra.empty() ? "\"" : ",\"";
        pending.extra += rawKey;
        pending.extra += isOwnEntityKey(rawKey) ? "_\":" : "\":";
        pending.extra += json;
    }

    // ---- the line is complete

    void finishLine() override
    {
        if (!m_hasText) {
            reportNoText();
            return;
        }
        m_document.line = m_line.number();
        nameDocument(m_document, m_id);
        if (!m_evaluated.empty()) {
            m_document.attributes.emplace_back("evaluation_span",
                "[" + std::to_string(m_evaluated.front().begin) + ", "
                    + std::to_string(m_evaluated.front().end) + "]");
        }
        m_kept.clear();
        for (std::size_t i = 0; i < m_pending.size(); ++i) {
            if (usable(m_pending[i])) {
                addEntity(m_pending[i]);
                m_kept.push_back(i);
            }
        }
        settleParents();
        m_layer.documents.push_back(std::move(m_document));
    }

    [[nodiscard]] Message named(const Pending& pending) const
    {
        return m_mentions        ? said("The mention")
            : pending.id.empty() ? said("The label")
                                 : said("The label %1", pending.id);
    }

    [[nodiscard]] bool usable(const Pending& pending)
    {
        if (pending.pieces.empty()) {
            m_line.report(Severity::Error, "elevant.entity", pending.where, [&] {
                return said("%1 has no usable \"span\": [start, end]; it is skipped.", named(pending));
            });
            return false;
        }
        const auto span = pending.pieces.front();
        const std::int64_t length = m_document.text.length();
        if (span.begin < 0 || span.end <= span.begin || span.end > length) {
            m_line.report(Severity::Error, "elevant.offset", pending.where, [&] {
                return said("%1 (%2–%3) is empty or does not lie in the text, which has %4 characters; it is "
                            "skipped. Offsets count code points from 0, the end is the first one behind.",
                    named(pending), span.begin, span.end, length);
            });
            return false;
        }
        if (m_mentions && !m_evaluated.empty()
            && (span.begin < m_evaluated.front().begin || span.end > m_evaluated.front().end)) {
            m_line.report(Severity::Note, "elevant.outside", pending.where, [&] {
                return said(
                    "The mention (%1–%2) lies outside the evaluation span; it is left out, as ELEVANT does.",
                    span.begin, span.end);
            });
            return false;
        }
        return true;
    }

    void addEntity(Pending& pending)
    {
        if (pending.entity == unknownId) {
            addExtra(pending, "entity_id", quotedJson(unknownId));
        } else {
            pending.links.emplace_back(
                pending.entity.empty() || pending.entity == nilId ? nil : pending.entity);
        }
        for (const auto candidate : pending.candidates) {
            const auto link = candidate == nilId ? nil : candidate;
            if (!contains(pending.links, link)) {
                pending.links.emplace_back(link);
            }
            if (pending.links.size() >= mostCandidates) {
                break; // each one is compared with those before it
            }
        }
        if (!pending.linkedBy.empty() && pending.linkedBy != pending.source) {
            pending.source
                += (pending.source.empty() ? "linked by " : ", linked by ") + std::string(pending.linkedBy);
        }
        const text::Span span { static_cast<std::uint32_t>(pending.pieces.front().begin),
            static_cast<std::uint32_t>(pending.pieces.front().end) };
        addMention(m_document, pending, std::array { span }, m_line.number(), m_layer.labels);
    }

    void settleParents()
    {
        if (m_mentions) {
            return;
        }
        IdIndex ids;
        for (std::uint32_t i = 0; i < m_kept.size(); ++i) {
            const auto& pending = m_pending[m_kept[i]];
            if (pending.id.empty() || ids.emplace(pending.id, i).second) {
                continue;
            }
            m_document.annotations.editDetails(i).id.clear();
            m_line.report(Severity::Warning, "elevant.entity-id", pending.where, [&] {
                return said("The id %1 was given to an earlier label of this document; this one goes "
                            "without, and parents mean the first.",
                    pending.id);
            });
        }
        auto& entities = m_document.annotations.entities;
        for (std::uint32_t i = 0; i < m_kept.size(); ++i) {
            const auto& pending = m_pending[m_kept[i]];
            for (const auto child : pending.children) {
                if (const auto found = ids.find(child);
                    found != ids.end() && entities[found->second].parent == annotation::noEntity) {
                    entities[found->second].parent = i;
                }
            }
        }
        for (std::uint32_t i = 0; i < m_kept.size(); ++i) {
            const auto& pending = m_pending[m_kept[i]];
            if (pending.parent.empty()) {
                continue;
            }
            const auto found = ids.find(pending.parent);
            entities[i].parent = found == ids.end() ? annotation::noEntity : found->second;
            if (found == ids.end()) {
                m_line.report(Severity::Warning, "elevant.parent", pending.where, [&] {
                    return said("%1 names the parent %2, but no label of this document that could be read "
                                "has this id; it is taken as top level.",
                        named(pending), pending.parent);
                });
            }
        }
        for (const auto index : annotation::repairParents(m_document.annotations)) {
            const auto& pending = m_pending[m_kept[index]];
            m_line.report(Severity::Warning, "elevant.parent", pending.where, [&] {
                return said("%1 is its own ancestor; the circle is cut here and it is taken as top level.",
                    named(pending));
            });
        }
    }

    static constexpr std::size_t mostCandidates = 1000;
    static constexpr std::size_t mostFurtherTypes = 1000;

    const bool m_mentions = isLinkerFile(m_file); ///< mentions are read, not labels

    // ---- of the current line
    Document m_document;
    bool m_hasText = false;
    std::string m_id;
    std::vector<Pending> m_pending;
    std::vector<std::size_t> m_kept; ///< into m_pending, by annotation
    DraftSpans m_evaluated; ///< none or one

    std::uint32_t m_seen = 0;
};

Result<void> readElevant(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress)
{
    const auto first = layer.documents.size();
    auto done = ArticleReader(file, options, layer, progress).read();
    std::size_t nested = 0;
    std::uint32_t line = 0;
    for (auto i = first; i < layer.documents.size(); ++i) {
        const auto& entities = layer.documents[i].annotations.entities;
        nested += static_cast<std::size_t>(std::count_if(entities.begin(), entities.end(),
            [](const annotation::Entity& entity) { return entity.parent != annotation::noEntity; }));
        line = line == 0 && nested > 0 ? layer.documents[i].line : line;
    }
    if (nested > 0) {
        layer.diagnostics.add(Severity::Note, "elevant.nested", { file.path, line, 1 },
            saidOf(static_cast<std::int64_t>(nested),
                "%Ln label lies inside another and counts like any; ELEVANT counts such labels through the "
                "one around them, so that its own figures are others",
                "%Ln labels lie inside others and count like any; ELEVANT counts such labels through the one "
                "around them, so that its own figures are others"));
    }
    return done;
}

} // namespace

Reader elevantReader()
{
    return { .id = "elevant",
        .title = "ELEVANT",
        .description = support::pattern(
            "One document per line: a benchmark's labels, or the mentions that an entity linker "
            "found. Labels inside others and optional ones count like any, and spans as they "
            "stand; --preset elevant widens them to whole words, as ELEVANT does."),
        .example
        = R"({"id": 0, "text": "Zed left Oslo.", "labels": [{"span": [9, 13], "entity_id": "Q585"}]})",
        .suffixes = jsonlSuffixes,
        .probe = probeElevant,
        .read = readElevant,
        .readsLines = true };
}

} // namespace touchstone::io
