// SPDX-License-Identifier: GPL-3.0-or-later
// JsonEntities: the "entities" list of one JSONL document, read first and settled when its text is known
// (keys may come in any order). Private to the jsonl reader.
#pragma once

#include "core/io/bytes/outcomes.h"
#include "core/io/drafts/draftdocument.h"
#include "core/io/json/jsonline.h"

namespace touchstone::io {

/// The annotations of one document by their ids.
using IdIndex = std::unordered_map<std::string_view, std::uint32_t>;

/// Reads [[start, end], …]; a broken pair is reported and makes `complete` false.
void readSpans(JsonLine& line, simdjson::ondemand::array list, std::string_view name, DraftSpans& spans,
    std::vector<const char*>* places, bool& complete);

class JsonEntities
{
public:
    explicit JsonEntities(JsonLine& line)
        : m_line(line)
    {
    }

    void clear() { m_pending.clear(); }
    /// Reads the list; stops early when the work is cancelled.
    void read(simdjson::ondemand::array list, const Progress& progress);
    /// Turns what was read into the document's annotations. What does not fit is left out and reported.
    /// `withoutText`: offsets are not bounded by the document's text.
    void settle(annotation::Document& document, annotation::LabelSet& labels, bool withoutText);

private:
    /// One annotation as it stands in the line. Views live as long as the line.
    struct Pending
    {
        const char* at = nullptr;
        const char* parentAt = nullptr;
        std::optional<std::int64_t> start;
        std::optional<std::int64_t> end;
        std::vector<std::string_view> types;
        std::optional<std::string_view> id;
        std::optional<std::string_view> parent;
        std::vector<std::string_view> links;
        DraftSpans fragments;
        bool fragmentsComplete = true;
        bool offsetsReported = false;
        std::optional<double> score;
        std::optional<double> noise;
        std::string_view source;
        std::string extra;
        annotation::Role role = annotation::Role::Entity;
        annotation::Confidence confidence = annotation::Confidence::None;
        bool linkUncertain = false;
    };

    void readEntity(simdjson::ondemand::value& item);
    void readField(Pending& entity, simdjson::ondemand::value& field, std::string_view key,
        std::string_view rawKey, std::uint32_t& seen, const char*& labelAt);
    void readOffset(std::optional<std::int64_t>& offset, Pending& entity, simdjson::ondemand::value& field,
        std::string_view name);
    void readTypes(Pending& entity, simdjson::ondemand::value& field, std::string_view name);
    void readLinks(Pending& entity, simdjson::ondemand::value& field);
    /// From 0 to `most`; what is beyond is reported with the pattern `cure`.
    [[nodiscard]] std::optional<double> readNumber(simdjson::ondemand::value& field, std::string_view name,
        FindingCode code, double most, const char* cure);
    void readConfidence(Pending& entity, simdjson::ondemand::value& field, std::string_view rawKey);
    void readRole(Pending& entity, simdjson::ondemand::value& field);
    void addExtra(Pending& entity, const char* at, std::string_view rawKey);

    [[nodiscard]] bool usable(Pending& entity, const annotation::Document& document);
    [[nodiscard]] bool inside(const Pending& entity, DraftSpan span, const annotation::Document& document);
    /// Largest end of a span.
    [[nodiscard]] std::int64_t limitOf(const annotation::Document& document) const;
    void settleFragments(Pending& entity, std::vector<text::Span>& fragments);
    /// A second annotation of an id goes without, and is reported.
    [[nodiscard]] IdIndex indexIds(annotation::Document& document, const std::vector<std::size_t>& kept);
    void settleParents(
        annotation::Document& document, const std::vector<std::size_t>& kept, const IdIndex& ids);
    [[nodiscard]] static Message named(const Pending& entity);

    JsonLine& m_line;
    bool m_withoutText = false;
    std::vector<Pending> m_pending;
};

} // namespace touchstone::io
